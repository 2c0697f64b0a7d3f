"""What is said aloud, and that it is said once."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel

from cardavia_desktop.i18n import languages
from cardavia_desktop.rules import GAMES
from cardavia_desktop.rules.events import Claimed, Discarded, Event, Finished, Left, Revealed
from cardavia_desktop.ui import announcer
from cardavia_desktop.ui.table.spoken import news, reason
from tests.ui.conftest import Desks
from tests.ui.desk import Desk
from tests.ui.table.positions import find, only, positions

CHAN = GAMES["chan"]
DECK = CHAN.deck.index


def test_a_move_of_another() -> None:
    _table, view = find("chan", lambda view: not view.legal)
    capture = CHAN.notation.faced("capture")[DECK["5s"]]
    events: list[Event] = [
        Left(1, DECK["2c"]),
        Claimed(2, capture, DECK["5s"]),
        Discarded(2, DECK["8c"], 3),
    ]
    said = news(view, events)
    assert said == "AI 2 captures the 5 of Strings: Chắn. AI 2 discards the 8 of Coins."
    assert news(view, [Left(1, DECK["2c"])]) == ""


def test_the_question_with_its_answers() -> None:
    _table, view = find(
        "chan", lambda v: {a.verb for a in v.legal} == {"capture", "pass"} and v.source == 0
    )
    said = news(view, [Revealed(0, view.public)])
    assert said.startswith("You turn up the ")
    assert ". Your turn. Take the " in said
    assert said.endswith("Pass.")
    assert ", or pass. Answers: Capture as " in said


def test_a_discard_is_asked_without_answers() -> None:
    _table, view = find("chan", only("discard"))
    assert news(view, []) == "Your turn. Discard a card."


def test_the_end_is_told_once() -> None:
    *_others, (_table, view) = positions("chan", 3)
    assert view.result is not None
    finish = view.events[-1]
    assert isinstance(finish, Finished)
    said = news(view, [finish])
    assert said == (
        "A draw. No card was left to turn up. Nobody pays. Your points in this deal: 0."
    )


def test_a_reason_with_its_rule() -> None:
    table, view = find("chan", only("discard"))
    action = next(a for a in CHAN.notation.faced("discard") if table.refuse(0, a) is not None)
    refusal = table.refuse(0, action)
    assert refusal is not None
    said = reason(view, action, refusal)
    assert said.endswith(f" Rule {refusal.rule}.")
    assert ".." not in said


# What the window says.


class Heard:
    """What Qt was given to announce."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.at_once: list[str] = []

    def take(self, event: QAccessibleAnnouncementEvent) -> None:
        self.said.append(event.message())
        if event.politeness() is QAccessible.AnnouncementPoliteness.Assertive:
            self.at_once.append(event.message())


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Stands between the announcer and Qt."""
    heard = Heard()
    qt = SimpleNamespace(isActive=lambda: True, updateAccessibility=heard.take)
    monkeypatch.setattr(announcer, "QAccessible", qt)
    return heard


def log(desk: Desk) -> list[str]:
    lines = desk.table.log.lines
    return [lines.item(row).text() for row in range(lines.count())]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_line_of_the_log_is_heard_once_and_in_order(
    desks: Desks, heard: Heard, game: str
) -> None:
    desk = desks()
    desk.window.sitting.start(game, seed=5, dealer=1)
    desk.play_out(desk.play_with_keys)
    text = " ".join(heard.said)
    *lines, _end = log(desk)
    at = 0
    for line in lines:
        assert text.count(f"{line}.") == lines.count(line)
        at = text.index(f"{line}.", at)
    assert heard.said[-1].count("Your points in this deal: ") == 1
    assert text.count("Your points in this deal: ") == 1
    assert heard.at_once == []


def test_nothing_is_said_when_only_the_look_changes(desks: Desks, heard: Heard) -> None:
    desk = desks()
    desk.window.sitting.start("chan", seed=5, dealer=0)
    desk.until_asked()
    before = list(heard.said)
    desk.press(Qt.Key.Key_Home, Qt.Key.Key_Right)
    desk.window.resize(1024, 640)
    languages.speak("vi")
    languages.speak(languages.ENGLISH)
    assert heard.said == before


def test_a_refusal_is_heard_as_it_is_seen(desks: Desks, heard: Heard) -> None:
    desk = desks()
    desk.window.sitting.start("chan", seed=5, dealer=0)
    desk.until_asked()
    before = len(heard.said)
    desk.table.focus_card(next(p for p in range(20) if not desk.hand.legal(p)))
    desk.press(Qt.Key.Key_Return)
    desk.until(lambda: len(heard.said) > before)
    (said,) = heard.said[before:]
    bubble = [label.text() for label in desk.table.findChildren(QLabel) if label.property("bubble")]
    assert all(text in said for text in bubble)


def test_a_message_is_said_at_once(desks: Desks, heard: Heard) -> None:
    desks().window.say(lambda: "A saved deal cannot be read.")
    assert heard.said == heard.at_once == ["A saved deal cannot be read."]
