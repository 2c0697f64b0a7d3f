"""Who plays at the other seats, and what happens when one of them fails."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cardavia_desktop.match import Deal, Kind, Storage
from cardavia_desktop.players import NAMES, Player, player
from cardavia_desktop.rules import GAMES, Action, Record, View
from tests.match.conftest import Seats
from tests.match.sittings import Guest

MIXED = ("apprentice", "master", "player")


class Called:
    """Makes players, and remembers who was wanted."""

    def __init__(self) -> None:
        self.wanted: list[tuple[str, int]] = []

    def __call__(self, level: str, seed: int) -> Player:
        self.wanted.append((level, seed))
        return player("random", seed)


class FailingOnce:
    """Fails the first time that it is asked with a choice; then answers with the last answer."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def choose(self, view: View) -> Action:
        self.asked.append(view)
        if len(self.asked) == 1:
            raise RuntimeError("out of ideas")
        return view.legal[-1]


@pytest.mark.parametrize(("game", "others"), [("chan", 3), ("nantong", 2)])
def test_the_levels_that_are_set_play(seats: Seats, game: str, others: int) -> None:
    called = Called()
    guest = seats(called)
    guest.sitting.set_levels(MIXED)
    guest.sitting.start(game, seed=5)
    guest.until_asked()
    assert called.wanted == [(level, 5) for level in MIXED[:others]]
    assert guest.standings[-1].players == ("person", *MIXED[:others])


def test_a_deal_keeps_its_players_and_the_next_one_has_the_new_ones(
    seats: Seats, tmp_path: Path
) -> None:
    guest = seats()
    guest.sitting.set_levels(MIXED)
    guest.sitting.start("chan", seed=5, dealer=0)
    guest.until_asked()
    called = Called()
    later = seats(called)
    later.sitting.set_levels(("player",) * 3)
    later.sitting.resume(Storage(tmp_path).path("chan"))
    later.until_asked()
    assert [level for level, _ in called.wanted] == list(MIXED)
    later.sitting.new_deal()
    later.until(lambda: len(called.wanted) == 6)
    assert [level for level, _ in called.wanted[3:]] == ["player"] * 3


@pytest.mark.parametrize(
    "players", ["7", '["person"]', '["person", "player", "player", "nobody"]', "[[], 1, 2, 3]"]
)
def test_players_without_sense_are_those_that_are_set(
    seats: Seats, tmp_path: Path, players: str
) -> None:
    before = seats()
    before.sitting.start("chan", seed=5, dealer=0)
    before.until_asked()
    path = Storage(tmp_path).path("chan")
    written = path.read_text().replace('["person","apprentice","apprentice","apprentice"]', players)
    assert players in written
    path.write_text(written)
    called = Called()
    guest = seats(called)
    guest.sitting.set_levels(MIXED)
    guest.sitting.resume(path)
    guest.until_asked()
    assert [level for level, _ in called.wanted] == list(MIXED)


def test_every_player_can_be_on_record() -> None:
    for name in NAMES:
        deal = Deal.new(GAMES["nantong"], seed=5).played_by((name,) * 3)
        record = Record.parse(deal.record.write())
        assert Deal.of(record, record.replay()).players == ("person", name, name)


def failing_at_seat_1(failing: Player, seats: Seats) -> Guest:
    def seat_player(level: str, seed: int) -> Player:
        return failing if level == "master" else player("random", seed)

    guest = seats(seat_player)
    guest.sitting.set_levels(("master", "player", "player"))
    return guest


def test_a_player_who_failed_can_try_again(seats: Seats, caplog: pytest.LogCaptureFixture) -> None:
    failing = FailingOnce()
    guest = failing_at_seat_1(failing, seats)
    with caplog.at_level(logging.CRITICAL):
        guest.sitting.start("chan", seed=4, dealer=1)
        guest.until_asked()
    assert [trouble.kind for trouble in guest.troubles] == [Kind.PLAYER_FAILED]
    failed = failing.asked[0]
    asked = len(failing.asked)
    guest.sitting.retry()
    guest.until(lambda: len(failing.asked) > asked)
    assert failing.asked[asked] == failed
    guest.until_asked()
    guest.play_out()
    assert len(guest.troubles) == 1


def test_after_a_decision_of_the_person_nothing_is_tried_again(
    seats: Seats, caplog: pytest.LogCaptureFixture
) -> None:
    guest = failing_at_seat_1(FailingOnce(), seats)
    with caplog.at_level(logging.CRITICAL):
        guest.sitting.start("chan", seed=4, dealer=1)
        guest.until_asked()
    guest.answer_at_random()
    told = len(guest.views)
    guest.sitting.retry()
    guest.look()
    assert len(guest.views) == told


def test_who_fails_again_is_told_of_again_after_a_retry(
    seats: Seats, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing:
        def choose(self, view: View) -> Action:
            raise RuntimeError("out of ideas")

    guest = failing_at_seat_1(Failing(), seats)
    with caplog.at_level(logging.CRITICAL):
        guest.sitting.start("chan", seed=4, dealer=1)
        guest.until_asked()
        assert len(guest.troubles) == 1
        guest.sitting.retry()
        guest.until(lambda: len(guest.troubles) == 2)
        guest.until_asked()
        guest.play_out()
    assert len(guest.troubles) == 2
