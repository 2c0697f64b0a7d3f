"""What is measured at deals of Nantong long cards."""

from __future__ import annotations

import pytest

from cardavia_desktop.players.master.nantong_numbers import HIDDEN, OWN
from cardavia_desktop.players.skilled.nantong_shape import Kind
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import Table
from tools.tuning.nantong import Note, Seen, _taught, _written, noted, played, returns


def watched(seed: int) -> tuple[Seen, Table, int]:
    """What is seen at a deal of apprentices, its table, and how many cards were discarded."""
    seen = Seen()
    tables = list(seen.watched(played(seed, "apprentice")))
    return seen, tables[-1], len(tables)


def test_every_discard_and_every_round_is_seen_once() -> None:
    seen, table, discards = watched(4)
    assert sum(map(len, seen.wins.values())) == discards
    assert sum(len(case) for cases in seen.pungs.values() for case in cases.values()) == discards
    # Each discard of a seat ends the round that began with the one before; the end ends the last.
    assert sum(map(len, seen.lost.values())) == discards
    assert sum(map(len, seen.nearer[Kind.ANY].values())) == discards
    assert table.result is not None


def test_the_two_who_lose_a_deal_lose_it_in_their_last_round() -> None:
    seen, table, _ = watched(4)
    assert table.result is not None
    assert table.result.winner is not None
    assert sum(map(sum, seen.lost.values())) == 2


def note(points: float, win: float, *, odd: bool = False) -> Note:
    return Note((), 0.0, (points, win), (points + 10, win), odd)


def test_an_answer_learns_from_what_was_thought_of_the_next() -> None:
    """Seven tenths of what came later, three tenths of what was thought."""
    found = returns([note(0, 0), note(20, 0.5)], (100, 1))
    assert found == [pytest.approx((76, 0.85)), (100, 1)]


def test_an_odd_answer_is_not_held_against_those_before_it() -> None:
    found = returns([note(0, 0), note(20, 0.5, odd=True)], (-100, 0))
    assert found == [(30, 0.5), (-100, 0)]


def test_masters_are_noted_at_a_deal() -> None:
    world = _taught(load("nantong")["world"])
    notes = list(noted(5, world))
    assert notes
    assert {len(told.numbers) for told, _ in notes} == {OWN + HIDDEN}


def test_what_a_learner_is_taught_is_what_it_writes() -> None:
    known = load("nantong")["seen"]
    written = _written(_taught(known))
    for name in ("hidden", "output"):
        for row, other in zip(written[name], known[name], strict=True):
            assert row == pytest.approx(other, abs=0.02)
