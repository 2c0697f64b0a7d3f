"""Whatever is done with mouse and keys, in whatever order: nothing is answered by chance."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.rules import GAMES, Action, Table
from cardavia_desktop.rules.faces import Face
from cardavia_desktop.ui.table.arrange import Order
from tests.ui.table.person import LEFT, PLAIN, Person, Show

STEPS = 250

KEYS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space),
    *(Qt.Key.Key_U, Qt.Key.Key_P, Qt.Key.Key_E, Qt.Key.Key_C, Qt.Key.Key_1, Qt.Key.Key_2),
    *(Qt.Key.Key_Question, Qt.Key.Key_S),
]
MODIFIERS = [PLAIN, PLAIN, PLAIN, Qt.KeyboardModifier.ShiftModifier]
MODIFIERS.append(Qt.KeyboardModifier.ControlModifier)


class Chaos:
    """A person who does anything at all, at a table where the others play on."""

    def __init__(self, person: Person, table: Table, chance: random.Random) -> None:
        self.person = person
        self.chance = chance
        self.table = table
        self.selected: Face | None = None  # before the last step
        self.dragged = False
        person.table.answered.connect(self.judge)
        person.table.asked_why.connect(self.explain)

    def judge(self, action: Action) -> None:
        """An answer is legal, and a card was selected before it is discarded."""
        assert action in self.table.legal()
        if action.verb == "discard" and not self.dragged:
            assert action.face == self.selected
        self.table.play(action)

    def explain(self, action: Action) -> None:
        """What is asked about is not legal."""
        refusal = self.table.refuse(0, action)
        assert refusal is not None
        self.person.table.explain(refusal)

    def step(self) -> None:
        """Do something, and let the others go on."""
        hand = self.person.table.hand
        self.selected = None if hand.selected is None else hand.faces[hand.selected]
        self.dragged = False
        before = len(self.table.actions)
        self.chance.choice([self.click, self.click, self.key, self.key, self.drag, self.change])()
        QApplication.processEvents()
        assert len(self.table.actions) - before <= 1, "one question takes one answer"
        while self.table.to_move not in (None, 0):
            self.table.play(self.chance.choice(self.table.legal()))
        if len(self.table.actions) != before:
            self.person.table.tell(self.table.view(0), self.table.view(0).events[-3:])

    def spot(self) -> QPoint:
        """A point of a card of the hand, or anywhere."""
        table, hand = self.person.table, self.person.table.hand
        if hand.faces and self.chance.random() < 0.7:
            strip = hand.strip(self.chance.randrange(len(hand.faces)))
            return QPoint(strip.cx, strip.y + strip.h // 2)
        return QPoint(self.chance.randrange(table.width()), self.chance.randrange(table.height()))

    def click(self) -> None:
        QTest.mouseClick(self.person.table.viewport(), LEFT, PLAIN, self.spot())

    def key(self) -> None:
        target = QApplication.focusWidget() or self.person.table
        QTest.keyClick(target, self.chance.choice(KEYS), self.chance.choice(MODIFIERS))

    def drag(self) -> None:
        self.dragged = True
        viewport = self.person.table.viewport()
        QTest.mousePress(viewport, LEFT, PLAIN, self.spot())
        if self.chance.random() < 0.3:  # in the middle of it another view comes in
            self.person.table.tell(self.table.view(0))
        QTest.mouseMove(viewport, self.spot())
        QTest.mouseRelease(viewport, LEFT, PLAIN, self.spot())

    def change(self) -> None:
        table = self.person.table
        changes: list[Callable[[], object]] = [
            lambda: table.resize(self.chance.randrange(800, 1500), self.chance.randrange(430, 900)),
            lambda: setattr(table, "sort", self.chance.choice(list(Order))),
            lambda: QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange)),
            lambda: table.tell(self.table.view(0)),
            table.sort_again,
        ]
        self.chance.choice(changes)()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_is_answered_by_chance(game: str, show: Show) -> None:
    chance = random.Random(game)
    table = GAMES[game].deal(1)
    while table.to_move not in (None, 0):
        table.play(table.legal()[0])
    chaos = Chaos(show(table.view(0)), table, chance)
    for _ in range(STEPS):
        chaos.step()
    assert any(seat == 0 for seat, _ in table.actions), "something was answered"
