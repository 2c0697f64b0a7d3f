"""Undo and redo: by replaying the record, on disk at once, and written down as help."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia_desktop.match import PERSON, Deal, Help, KeptDeal, Kind, Storage
from cardavia_desktop.rules import GAMES, Action, Record, View
from tests.match.conftest import Seats
from tests.match.sittings import Guest

ALL_GAMES = sorted(GAMES)


class Returns:
    """What a guest is told of undo and redo."""

    def __init__(self, guest: Guest) -> None:
        self.possible: list[tuple[bool, bool]] = []
        self.taken: list[Action] = []
        guest.sitting.undoable.connect(lambda undo, redo: self.possible.append((undo, redo)))
        guest.sitting.took_back.connect(self.taken.append)


def asked_again(guest: Guest, way: str) -> View:
    """Undo or redo, and wait until the person is asked or the deal is over."""
    told = len(guest.views)
    getattr(guest.sitting, way)()
    guest.until(lambda: len(guest.views) > told)
    guest.until_asked()
    return guest.view


@pytest.mark.parametrize("game", ALL_GAMES)
def test_undo_leads_back_through_all_decisions_and_redo_forward_again(
    seats: Seats, game: str
) -> None:
    guest = seats()
    returns = Returns(guest)
    guest.sitting.start(game, seed=6, dealer=0)
    guest.until_asked()
    asked = []
    for _ in range(4):
        asked.append(guest.view)
        guest.answer_at_random()
    last = guest.view
    for view in reversed(asked):
        assert asked_again(guest, "undo") == view
    assert returns.possible[-1] == (False, True)
    guest.until(lambda: len(returns.taken) == 4)
    back = zip(returns.taken, reversed(asked), strict=True)
    assert all(action in view.legal for action, view in back)
    for view in (*asked[1:], last):
        assert asked_again(guest, "redo") == view
    assert returns.possible[-1] == (True, False)


def test_without_a_decision_there_is_nothing_to_undo(seats: Seats) -> None:
    guest = seats()
    guest.sitting.undo()
    guest.sitting.redo()
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()
    guest.sitting.undo()
    guest.sitting.redo()
    assert guest.look()
    assert len(guest.views) == 1


def test_redo_tells_what_happens_and_undo_nothing(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()
    before = guest.view
    guest.answer_at_random()
    after = guest.view
    guest.events.clear()
    asked_again(guest, "undo")
    assert guest.events == []
    asked_again(guest, "redo")
    assert tuple(guest.events) == after.events[len(before.events) :]


def test_a_new_decision_forgets_what_was_undone(seats: Seats) -> None:
    guest = seats()
    returns = Returns(guest)
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()
    guest.answer(guest.view.legal[0])
    asked_again(guest, "undo")
    guest.answer(guest.view.legal[-1])
    assert returns.possible[-1] == (True, False)


def test_what_was_undone_survives_a_kill(seats: Seats, tmp_path: Path) -> None:
    before = seats()
    before.sitting.start("chan", seed=6, dealer=0)
    before.until_asked()
    before.answer_at_random()
    forward = before.view
    asked_again(before, "undo")
    back = before.view
    after = seats()
    returns = Returns(after)
    (waiting,) = after.look()
    after.sitting.resume(waiting.path)
    after.until_asked()
    assert after.view == back
    assert returns.possible == [(False, True)]
    assert asked_again(after, "redo") == forward


def test_an_undone_deal_is_marked_for_good(seats: Seats, tmp_path: Path) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()
    guest.answer_at_random()
    assert guest.standings[-1].help == frozenset()
    asked_again(guest, "undo")
    guest.play_out()
    (kept,) = guest.look_back()
    assert kept.help == {Help.UNDO}
    assert guest.standings[-1].help == {Help.UNDO}
    assert "undone" not in kept.record.extra


def test_the_next_deal_begins_unmarked(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()
    guest.answer_at_random()
    asked_again(guest, "undo")
    assert guest.standings[-1].help
    guest.sitting.new_deal()
    guest.until(lambda: not guest.standings[-1].help)


def test_a_deal_that_is_over_can_be_undone_and_counts_once(seats: Seats, tmp_path: Path) -> None:
    guest = seats()
    guest.sitting.start("nantong", seed=1, dealer=0)
    over = guest.play_out()
    settled = guest.standings[-1]
    asked_again(guest, "undo")
    assert guest.view.result is None
    assert guest.standings[-1].totals == (0, 0, 0)
    assert guest.look_back() == ()
    assert guest.look()
    assert asked_again(guest, "redo") == over
    assert guest.standings[-1].course == settled.course
    assert len(guest.look_back()) == 1
    assert guest.look() == ()


def test_an_ai_move_that_waits_for_its_time_is_not_made_after_an_undo(seats: Seats) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()
    asked = guest.view
    guest.sitting.set_pause(3_600_000)
    told = len(guest.views)
    guest.sitting.answer(asked.legal[0])
    guest.until(lambda: len(guest.views) > told)
    assert not guest.view.legal
    assert asked_again(guest, "undo") == asked


def test_a_deal_that_cannot_leave_the_past_is_told_of(
    seats: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = seats()
    guest.sitting.start("nantong", seed=1, dealer=0)
    guest.play_out()

    def refuse(*_: object) -> None:
        raise OSError("read only")

    monkeypatch.setattr("cardavia_desktop.match.history.History.forget", refuse)
    asked_again(guest, "undo")
    assert [trouble.kind for trouble in guest.troubles] == [Kind.NOT_SAVED]
    guest.play_out()


@pytest.mark.parametrize(
    "undone",
    ["7", "[7]", '[[0, "no action"]]', '[[1, "pass"]]', '[[0, "win"]]', "[[0, 5]]", "{}"],
)
def test_what_cannot_have_been_undone_counts_for_nothing(undone: str) -> None:
    table = GAMES["chan"].deal(seed=1, dealer=0)
    record = Record.parse(f'{Record.of(table).write()[:-1]},"undone":{undone}}}')
    deal = Deal.of(record, record.replay())
    assert deal.undone == ()
    assert "undone" not in deal.record.extra


@pytest.mark.parametrize("assisted", ["7", '"hint"', "[7]", '["luck"]', "{}", "null"])
def test_help_without_sense_counts_for_none(assisted: str) -> None:
    table = GAMES["chan"].deal(seed=1)
    record = Record.parse(f'{Record.of(table).write()[:-1]},"assisted":{assisted}}}')
    assert KeptDeal.of(record).help == frozenset()


def test_undo_leaves_the_deal_as_it_was() -> None:
    deal = Deal.new(GAMES["chan"], seed=6, dealer=PERSON)
    table = deal.table.copy()
    table.play(table.legal()[0])
    later = deal.at(table)
    back = later.undo()
    assert later.table.actions == table.actions
    assert back.table.actions == []
    assert back.redo().table.actions == table.actions


def test_undone_moves_stand_in_the_file(seats: Seats, tmp_path: Path) -> None:
    guest = seats()
    guest.sitting.start("chan", seed=6, dealer=0)
    guest.until_asked()
    action = guest.view.legal[0]
    guest.answer(action)
    asked_again(guest, "undo")
    record, _ = Storage(tmp_path).load(Storage(tmp_path).path("chan"))
    assert record.actions == ()
    assert record.extra["assisted"] == ["undo"]
    undone = record.extra["undone"]
    assert isinstance(undone, list)
    assert undone[0] == [0, action]
