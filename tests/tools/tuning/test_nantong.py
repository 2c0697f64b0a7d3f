"""What is measured at deals of Nantong long cards."""

from __future__ import annotations

from cardavia_desktop.players.skilled.nantong_shape import Kind
from cardavia_desktop.rules import Table
from tools.tuning.nantong import Seen, played


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
