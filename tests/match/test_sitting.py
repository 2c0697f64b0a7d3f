"""A sitting: whole deals against AI players on the worker thread, saved after every action."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cardavia_desktop.match import Kind, Sitting, Storage, Trouble, dealer
from cardavia_desktop.players import Player, player
from cardavia_desktop.rules import GAMES, Action, Record, View
from cardavia_desktop.rules.deal_number import DealNumber
from tests.match.conftest import Seats
from tests.match.sittings import Guest, Thinking

ALL_GAMES = sorted(GAMES)


class Failing:
    """Raises, or answers what nobody may answer."""

    def __init__(self, answer: Action | None = None) -> None:
        self._answer = answer

    def choose(self, view: View) -> Action:
        if self._answer is None:
            raise RuntimeError("out of ideas")
        return self._answer


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_whole_deal_is_told_and_on_disk_at_every_step(
    seats: Seats, tmp_path: Path, game: str
) -> None:
    guest, storage = seats(), Storage(tmp_path)
    guest.sitting.start(game, seed=5)
    guest.until_asked()
    while guest.view.result is None:
        _, table = storage.load(storage.path(game))
        assert table.view(0) == guest.view
        guest.answer_at_random()
    assert guest.view.events == tuple(guest.events)
    assert not storage.path(game).exists()
    assert guest.troubles == []
    assert guest.refusals == []


@pytest.mark.parametrize("game", ALL_GAMES)
def test_what_the_window_shows_of_the_hand_is_worked_out_on_the_worker_thread(
    seats: Seats, game: str
) -> None:
    guest = seats()
    guest.sitting.start(game, seed=5)
    guest.play_out()
    assert all({"distance", "waits"} <= vars(view).keys() for view in guest.views)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_killed_sitting_goes_on_where_it_stood(seats: Seats, game: str) -> None:
    before = seats()
    before.sitting.start(game, seed=6, dealer=0)
    before.until_asked()
    for _ in range(3):
        before.answer_at_random()
    assert before.view.result is None
    after = seats()  # the first one is simply never asked again
    (waiting,) = after.look()
    assert (waiting.game, waiting.number) == (game, DealNumber(game, 0, 6))
    assert waiting.stock == before.view.stock
    after.sitting.resume(waiting.path)
    after.until_asked()
    assert after.view == before.view
    assert after.events == []
    after.play_out()


def test_the_same_number_gives_the_same_deal(seats: Seats) -> None:
    guest = seats()
    hands = []
    for _ in range(2):
        guest.views.clear()
        guest.sitting.start("paohuzi", seed=77, dealer=1, options=["chi-turned-card"])
        guest.until_asked()
        hands.append(guest.views[0].events)
    assert hands[0] == hands[1]
    assert guest.view.options == {"chi-turned-card"}
    number = DealNumber("paohuzi", 1, 77, frozenset({"chi-turned-card"}))
    assert [standing.number for standing in guest.standings] == [number, number]


def test_a_sitting_adds_up_its_deals(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("nantong", seed=1)
    totals: tuple[int, ...] = (0, 0, 0)
    for _ in range(3):
        result = guest.play_out().result
        assert result is not None
        totals = tuple(a + b for a, b in zip(totals, result.points, strict=True))
        assert guest.standings[-1].totals == totals
        guest.views.clear()
        guest.sitting.new_deal()
    guest.until_asked()
    assert guest.standings[-1].totals == totals
    guest.sitting.restart()
    guest.until(lambda: len(guest.standings) == 8)
    assert guest.standings[-1].totals == (0, 0, 0)


def test_the_points_of_a_sitting_survive_a_kill(seats: Seats) -> None:
    before = seats()
    before.sitting.start("nantong", seed=3)
    points: tuple[int, ...] = (0, 0, 0)
    while not any(points):
        result = before.play_out().result
        assert result is not None
        points = result.points
        before.views.clear()
        before.sitting.next_deal()
    before.until_asked()
    after = seats()
    after.sitting.resume(after.look()[0].path)
    after.until_asked()
    assert after.standings[-1] == before.standings[-1]
    course = after.standings[-1].course
    assert course[0] == (0, 0, 0)
    assert course[-1] == points
    assert len(course) == 1 + len(before.look_back())


def test_n3_2_the_next_seat_deals_the_next_deal(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("nantong", seed=2, dealer=1)
    dealers = []
    for _ in range(3):
        guest.until_asked()
        dealers.append(guest.view.dealer)
        guest.views.clear()
        guest.sitting.next_deal()
    assert dealers == [1, 2, 0]


def test_only_the_first_answer_to_a_question_counts(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=1, dealer=0)
    guest.until_asked()
    asked, action = guest.view, guest.view.legal[0]
    guest.sitting.answer(action)
    guest.sitting.answer(action)
    guest.until(lambda: guest.view != asked)
    guest.play_out()
    assert guest.refusals == []


def test_an_illegal_answer_is_refused_with_its_rule(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=1, dealer=0)
    guest.until_asked()
    chan = GAMES["chan"]
    guest.sitting.answer(chan.parse("discard 1m"))
    guest.sitting.why(chan.parse("discard thang"))
    guest.sitting.why(guest.view.legal[0])
    guest.until(lambda: len(guest.refusals) == 2)
    assert [action for action, _ in guest.refusals] == ["discard 1m", "discard thang"]
    assert {refusal.code for _, refusal in guest.refusals} == {"not-in-game"}
    guest.answer(guest.view.legal[0])
    assert len(guest.refusals) == 2


@pytest.mark.parametrize("answer", [None, GAMES["chan"].parse("discard 1m")])
def test_a_player_that_fails_does_not_stop_the_deal(
    seats: Seats, caplog: pytest.LogCaptureFixture, answer: Action | None
) -> None:
    def seat_player(level: str, seed: int) -> Player:
        return Failing(answer) if level == "player" else player("random", seed)

    guest = seats(seat_player)
    guest.sitting.set_levels(("apprentice", "player", "apprentice"))
    with caplog.at_level(logging.ERROR):
        guest.sitting.start("chan", seed=4, dealer=2)
        guest.play_out()
    assert guest.troubles == [Trouble(Kind.PLAYER_FAILED, "2")]
    assert "The player of seat 2 failed" in caplog.text


def test_the_apprentice_moves_for_a_player_that_fails(
    seats: Seats, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    guest, storage = seats(lambda level, seed: Failing()), Storage(tmp_path)
    with caplog.at_level(logging.CRITICAL):
        guest.sitting.start("chan", seed=4, dealer=2)
        guest.play_out()
    (kept,) = storage.history.deals()
    table = kept.record.start()
    for seat, action in kept.record.replay().actions:
        if seat != 0:
            assert action == player("apprentice", 4).choose(table.view(seat))
        table.play(action)


def test_a_deal_goes_on_when_nobody_can_decide(
    seats: Seats, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(dealer, "player", lambda name, seed: Failing())
    guest = seats(lambda level, seed: Failing())
    with caplog.at_level(logging.ERROR):
        guest.sitting.start("chan", seed=4, dealer=2)
        guest.play_out()
    assert guest.troubles == [Trouble(Kind.PLAYER_FAILED, "2")]
    assert "The player in place of seat 2 failed" in caplog.text


def test_closing_does_not_wait_for_a_player_who_thinks(seats: Seats) -> None:
    thinking = Thinking()
    guest = seats(lambda level, seed: thinking)
    guest.sitting.start("chan", seed=4, dealer=1)
    guest.until(lambda: thinking.began.is_set() and bool(guest.views))
    guest.sitting.close()
    assert not guest.sitting.wait(0)  # still thinking, and nobody waited
    thinking.release.set()
    assert guest.sitting.wait(20_000)
    assert len(guest.views) == 1


def test_closing_between_two_moves_ends_at_once(seats: Seats, tmp_path: Path) -> None:
    guest = seats()
    guest.sitting.set_pause(3_600_000)
    guest.sitting.start("chan", seed=4, dealer=1)
    guest.until(lambda: bool(guest.views))
    guest.sitting.close()
    assert guest.sitting.wait(20_000)
    assert Storage(tmp_path).path("chan").exists()


def test_the_first_move_waits_until_the_cards_are_dealt(seats: Seats) -> None:
    guest = seats()
    guest.sitting.set_pause(0, dealing=3_600_000)
    guest.sitting.start("chan", seed=4, dealer=1)
    guest.until(lambda: bool(guest.views))
    for _ in range(3):
        guest.look()
    assert len(guest.views) == 1
    guest.sitting.skip_dealing()
    guest.until_asked()


def test_without_the_dealing_the_first_move_still_waits_for_the_pause(seats: Seats) -> None:
    guest = seats()
    guest.sitting.set_pause(3_600_000, dealing=3_600_000)
    guest.sitting.start("chan", seed=4, dealer=1)
    guest.until(lambda: bool(guest.views))
    guest.sitting.skip_dealing()
    for _ in range(3):
        guest.look()
    assert len(guest.views) == 1


def test_what_was_answered_before_closing_is_on_disk(seats: Seats, tmp_path: Path) -> None:
    guest, storage = seats(), Storage(tmp_path)
    guest.sitting.start("chan", seed=1, dealer=0)
    guest.until_asked()
    action = guest.view.legal[0]
    guest.sitting.answer(action)
    guest.sitting.close()
    assert guest.sitting.wait(20_000)
    record, _ = storage.load(storage.path("chan"))
    assert record.actions == ((0, action),)


def test_getting_up_leaves_the_deal_waiting(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=1, dealer=0)
    guest.until_asked()
    view = guest.view
    guest.sitting.leave()
    guest.sitting.answer(view.legal[0])
    (waiting,) = guest.look()
    guest.sitting.resume(waiting.path)
    guest.until(lambda: len(guest.views) == 2)
    assert guest.view == view


def test_nothing_is_told_after_getting_up(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=1)
    guest.sitting.leave()
    guest.look()
    assert guest.views == []


def test_trouble_with_saving_is_told_once_and_the_game_goes_on(
    seats: Seats, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    guest = seats(folder=blocked)
    guest.sitting.start("chan", seed=1)
    guest.play_out()
    assert [trouble.kind for trouble in guest.troubles] == [Kind.NOT_SAVED]


def test_a_broken_deal_is_told_of_and_kept(seats: Seats, tmp_path: Path) -> None:
    path = Storage(tmp_path).path("chan")
    path.write_text("{")
    guest = seats()
    assert guest.look() == ()
    (trouble,) = guest.troubles
    assert trouble.kind is Kind.BROKEN_FILE
    assert Path(trouble.detail).read_text() == "{"


def test_a_deal_that_breaks_before_it_is_resumed_is_told_of(seats: Seats, tmp_path: Path) -> None:
    guest, path = seats(), Storage(tmp_path).path("chan")
    path.write_text("{")
    guest.sitting.resume(path)
    guest.until(lambda: bool(guest.waiting))
    assert [trouble.kind for trouble in guest.troubles] == [Kind.BROKEN_FILE]
    guest.sitting.start("chan")
    guest.play_out()


def test_a_deal_that_is_gone_when_it_is_resumed_is_no_trouble(seats: Seats, tmp_path: Path) -> None:
    guest = seats()
    guest.sitting.resume(Storage(tmp_path).path("chan"))
    guest.until(lambda: guest.waiting == [()])
    assert guest.troubles == []


@pytest.mark.parametrize(
    "extra",
    [
        '"seed": true, "sitting": "many"',
        '"seed": -1',
        '"sitting": [0, 0, 0, true]',
        f'"sitting": [{10**30}, {-(10**30)}, 0, 0]',
        '"table": 1, "cls": 2, "self": 3',
    ],
)
def test_a_deal_with_odd_remarks_is_played_without_them(
    seats: Seats, tmp_path: Path, extra: str
) -> None:
    table = GAMES["chan"].deal(seed=1, dealer=0)
    path = Storage(tmp_path).path("chan")
    path.write_text(Record.of(table).write()[:-1] + f",{extra}}}")
    guest = seats()
    (waiting,) = guest.look()
    assert waiting.number is None
    guest.sitting.resume(path)
    guest.until_asked()
    assert guest.standings[-1].totals == (0, 0, 0, 0)
    guest.play_out()


def test_what_others_answer_in_secret_is_not_told(seats: Seats) -> None:
    guest: Guest = seats()
    guest.sitting.start("chan", seed=8)
    guest.play_out()
    for before, after in zip(guest.views, guest.views[1:], strict=False):
        assert before != after


def test_without_a_deal_there_is_nothing_to_do(seats: Seats) -> None:
    guest = seats()
    sitting: Sitting = guest.sitting
    sitting.new_deal()
    sitting.next_deal()
    sitting.restart()
    sitting.why(GAMES["chan"].parse("pass"))
    sitting.answer(GAMES["chan"].parse("pass"))
    assert guest.look() == ()
    assert guest.views == []
