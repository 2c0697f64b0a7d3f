"""Hint, undo and redo at the window."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from cardavia_desktop.players import About, Assessment, Candidate, Fact
from cardavia_desktop.rules import GAMES, Action, Record, View
from cardavia_desktop.ui.table import spoken
from tests.match import minds
from tests.ui.conftest import Desks
from tests.ui.desk import Desk

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Adviser(minds.Expert):
    """Prefers an answer of the kind that is wanted."""

    def __init__(self, verb: str = "discard") -> None:
        super().__init__(0)
        self._verb = verb

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        best = [action for action in view.legal if action.verb == self._verb][-1]
        facts = (Fact(About.WINS, (), 4),)
        others = [Candidate(action, 0.0) for action in view.legal if action != best]
        return Assessment((Candidate(best, 1.0, 0.1, facts), *others))


class Slow(Adviser):
    """Thinks until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.release = threading.Event()

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        assert self.release.wait(60)
        return super().consider(view, also)


def action_named(desk: Desk, name: str) -> QAction:
    (found,) = (a for a in desk.menu_actions() if a.text().replace("&", "") == name)
    return found


def _record() -> Record:
    return Record.of(GAMES["chan"].deal(1, dealer=0))


def at_chan(desks: Desks, expert: Callable[[int], minds.Expert] = lambda seed: Adviser()) -> Desk:
    """A person who is to discard from twenty cards."""
    desk = desks(expert=expert)
    desk.window.sitting.start("chan", seed=6, dealer=0)
    desk.until_asked()
    return desk


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader hears."""
    heard: list[str] = []
    monkeypatch.setattr(
        "cardavia_desktop.ui.announcer.Announcer._say", lambda self, text, _: heard.append(text)
    )
    return heard


def test_the_hint_lights_the_card_and_says_why(desks: Desks, said: list[str]) -> None:
    desk = at_chan(desks)
    desk.press(Qt.Key.Key_H)
    desk.until(lambda: desk.hand.hinted is not None)
    best = desk.view.legal[-1]
    assert desk.hand.hinted is not None
    assert desk.hand.faces[desk.hand.hinted] == best.face
    assert desk.sees("It wins the deal: 4 points from each opponent.")
    assert said[-1].startswith("Hint: Discard ")
    assert said[-1].endswith(". It wins the deal: 4 points from each opponent.")


def test_the_hint_lights_a_button(desks: Desks) -> None:
    desk = at_chan(desks, lambda seed: Adviser("pass"))
    while not desk.answers:
        desk.play_with_mouse()
    desk.press(Qt.Key.Key_H)
    desk.until(lambda: any(button.lit for button in desk.answers))
    (lit,) = (button for button in desk.answers if button.lit)
    assert lit.answer.action == "pass"
    assert desk.hand.hinted is None
    desk.press(Qt.Key.Key_Escape)
    assert not any(button.lit for button in desk.answers)


def test_the_next_move_takes_the_light_away(desks: Desks) -> None:
    desk = at_chan(desks)
    desk.press(Qt.Key.Key_H)
    desk.until(lambda: desk.hand.hinted is not None)
    desk.play_with_mouse()
    assert desk.hand.hinted is None
    assert not desk.sees("It wins the deal")


def test_a_slow_hint_is_announced_and_can_be_declined(desks: Desks) -> None:
    slow = Slow()
    desk = at_chan(desks, lambda seed: slow)
    hinted: list[object] = []
    desk.window.sitting.hinted.connect(lambda *hint: hinted.append(hint))
    desk.press(Qt.Key.Key_H)
    desk.until(lambda: desk.sees("The Master is thinking…"))
    desk.press(Qt.Key.Key_Escape)
    assert not desk.sees("The Master is thinking…")
    slow.release.set()
    reviewed: list[object] = []
    desk.window.sitting.reviewed.connect(reviewed.append)
    desk.window.sitting.review(_record())
    desk.until(lambda: bool(reviewed))  # so the hint has been thought through
    assert hinted == []
    desk.press(Qt.Key.Key_H)
    desk.until(lambda: bool(hinted))


def test_a_hint_that_cannot_be_had_is_told_of(
    desks: Desks, caplog: pytest.LogCaptureFixture
) -> None:
    desk = at_chan(desks, minds.ThatFails)
    with caplog.at_level(logging.CRITICAL):
        desk.press(Qt.Key.Key_H)
        desk.until(lambda: desk.sees("The Master could not say what it thinks."))
    assert not desk.sees("The Master is thinking…")


def test_advice_is_offered_only_when_it_makes_sense(desks: Desks) -> None:
    desk = desks(expert=lambda seed: Adviser())
    hint, undo, redo = (action_named(desk, name) for name in ("Hint", "Undo", "Redo"))

    def offered() -> tuple[bool, bool, bool]:
        return hint.isEnabled(), undo.isEnabled(), redo.isEnabled()

    assert offered() == (False, False, False)
    desk.window.sitting.start("chan", seed=6, dealer=0)
    desk.until_asked()
    assert offered() == (True, False, False)
    desk.play_with_mouse()
    assert offered() == (True, True, False)
    desk.click("Full rules")
    assert offered() == (False, False, False)
    desk.click("Table")
    assert offered() == (True, True, False)
    desk.go_home()
    assert offered() == (False, False, False)


def test_undo_and_redo_by_keys(desks: Desks, said: list[str]) -> None:
    desk = at_chan(desks)
    before = desk.view
    desk.play_with_mouse()
    after = desk.view
    desk.shortcut(Qt.Key.Key_Z, CONTROL)
    desk.until(lambda: desk.view == before and said[-1].startswith("Taken back: Discard "))
    desk.until(lambda: action_named(desk, "Redo").isEnabled())
    desk.shortcut(Qt.Key.Key_Z, CONTROL | SHIFT)
    desk.until(lambda: desk.view == after)
    desk.shortcut(Qt.Key.Key_Z, CONTROL)
    desk.until(lambda: desk.view == before)
    desk.shortcut(Qt.Key.Key_Y, CONTROL)
    desk.until(lambda: desk.view == after)


def test_undo_takes_the_score_sheet_away(desks: Desks) -> None:
    desk = at_chan(desks)
    desk.play_out(desk.play_with_mouse)
    assert desk.over
    desk.shortcut(Qt.Key.Key_Z, CONTROL)
    desk.until(lambda: desk.view.result is None and desk.asked)
    assert not desk.over


def test_what_is_said_of_a_hint() -> None:
    view = _record().start().view(0)
    discard = view.legal[0]
    assert spoken.hint(view, discard, "Why.").endswith(". Why.")
    assert spoken.taken_back(view, discard).startswith("Taken back: Discard ")
