"""A person at a table, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardavia_desktop.rules import Action, Table
from cardavia_desktop.ui.table.answer_button import AnswerButton
from cardavia_desktop.ui.table.bubble import Bubble
from cardavia_desktop.ui.table.view import TableView

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
ENTER = Qt.Key.Key_Return

Show = Callable[..., "Person"]
"""Opens a table with a view, in a size, and tells who sits there."""


class Person:
    """A person at a table."""

    def __init__(self, bot: QtBot, table: TableView) -> None:
        self.bot = bot
        self.table = table
        self.answers: list[Action] = []
        self.whys: list[Action] = []
        table.answered.connect(self.answers.append)
        table.asked_why.connect(self.whys.append)

    def sees(self, text: str) -> bool:
        labels = [label for label in self.table.findChildren(QLabel) if label.isVisible()]
        return any(text in label.text() for label in labels)

    @property
    def buttons(self) -> list[AnswerButton]:
        found = self.table.findChildren(AnswerButton)
        return [button for button in found if button.isVisible()]

    def button(self, verb: str) -> AnswerButton:
        return next(b for b in self.buttons if b.answer.action.verb == verb)

    @property
    def bubble(self) -> Bubble:
        (bubble,) = self.table.findChildren(Bubble)
        return bubble

    def place(self, *, legal: bool) -> int:
        hand = self.table.hand
        return next(p for p in range(len(hand.faces)) if hand.legal(p) is legal)

    def click(self, place: int) -> None:
        strip = self.table.hand.strip(place)
        spot = QPoint(strip.right - 3, strip.y + strip.h // 2)
        QTest.mouseClick(self.table.viewport(), LEFT, PLAIN, spot)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None, "something always has the focus"
            QTest.keyClick(target, key)

    def go_to(self, place: int) -> None:
        """To a card of the hand, by arrow keys."""
        hand = self.table.hand
        self.press(Qt.Key.Key_Home, Qt.Key.Key_Home)
        while hand.focus != place:
            same_column = hand.rect(hand.focus).x == hand.rect(place).x
            self.press(Qt.Key.Key_Down if same_column else Qt.Key.Key_Right)


def with_reasons(person: Person, table: Table) -> None:
    """Questions are answered as the worker would."""

    def explain(action: Action) -> None:
        refusal = table.refuse(0, action)
        assert refusal is not None
        person.table.explain(refusal)

    person.table.asked_why.connect(explain)
