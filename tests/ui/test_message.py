"""The strip with a sentence, and what a person can do about it."""

from __future__ import annotations

import logging

import pytest

from cardavia_desktop.players import Player, player
from cardavia_desktop.rules import Action, View
from tests.ui.conftest import Desks
from tests.ui.desk import Desk

FAILED = "AI 1 could not decide; the Apprentice moves in its place."


class FailingOnce:
    """Fails the first time that it is asked."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def choose(self, view: View) -> Action:
        self.asked.append(view)
        if len(self.asked) == 1:
            raise RuntimeError("out of ideas")
        return view.legal[-1]


def failed(desks: Desks, failing: FailingOnce, caplog: pytest.LogCaptureFixture) -> Desk:
    """A deal in which the first AI player failed, and the person is asked now."""

    def seat_player(level: str, seed: int) -> Player:
        return failing if level == "master" else player("random", seed)

    desk = desks(seat_player)
    desk.window.sitting.set_levels(("master", "player", "player"))
    with caplog.at_level(logging.CRITICAL):
        desk.window.sitting.start("chan", seed=4, dealer=1)
        desk.until_asked()
    assert desk.sees(FAILED)
    return desk


def test_a_player_who_failed_can_try_again(desks: Desks, caplog: pytest.LogCaptureFixture) -> None:
    failing = FailingOnce()
    desk = failed(desks, failing, caplog)
    asked = len(failing.asked)
    desk.click("Try again")
    assert not desk.sees(FAILED)
    desk.until(lambda: len(failing.asked) > asked)
    assert failing.asked[asked] == failing.asked[0]
    desk.until(lambda: desk.asked)


def test_after_an_answer_it_is_too_late_for_that(
    desks: Desks, caplog: pytest.LogCaptureFixture
) -> None:
    desk = failed(desks, FailingOnce(), caplog)
    desk.play_with_mouse()
    assert desk.sees(FAILED)
    assert not desk.buttons("Try again")
    desk.click("Close")
    assert not desk.sees(FAILED)


def test_each_sentence_has_its_own_remedy(desks: Desks) -> None:
    desk, done = desks(), []
    desk.window.contents.say(lambda: "First.")
    desk.window.contents.say(lambda: "Second.", (lambda: "Mend it", lambda: done.append(True)))
    assert not desk.buttons("Mend it")
    desk.click("Close")
    desk.click("Mend it")
    assert done == [True]
    assert not desk.window.contents.message.isVisible()
