"""What the search has to know of Chắn: hands as they may be, and what a table is worth.

A playout lasts until the seat has its next choice. What that is worth the Player's estimate says,
which sees there what the others did meanwhile and what was turned up.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from cardavia_desktop.players.master.chan_policy import answer
from cardavia_desktop.players.master.search import Guide
from cardavia_desktop.players.skilled.chan import expected, weigh
from cardavia_desktop.players.skilled.chan_known import SEATS
from cardavia_desktop.rules import NO_FACE, Action, NoSample, Table, View
from cardavia_desktop.rules.chan.sampling import propose
from cardavia_desktop.rules.events import Discarded
from cardavia_desktop.rules.view import ATTEMPTS, follow

_ORDER: Final = (1, 2, 3, 4, 6)
"""How much likelier a hand is for each rank without an unpaired card, by the discards that its
owner has made: nobody keeps loose cards for long.
"""


def sample(view: View, rng: Random) -> Table:
    """A table that could lie behind a view, with hands that players come to who discard what is
    loose. Raises NoSample.
    """
    made = [0] * SEATS
    for event in view.events:
        if isinstance(event, Discarded):
            made[event.seat] += 1
    order = {seat: _ORDER[min(n, len(_ORDER) - 1)] for seat, n in enumerate(made)}
    for _ in range(ATTEMPTS):
        deck = propose(view, rng, order)
        if deck is not None and (table := follow(view, deck)) is not None:
            return table
    raise NoSample("no table found behind this view")


def value(table: Table, seat: int) -> float:
    """The points that a seat may expect; the table is not needed any more.

    A discard that it owes it makes as the Player would.
    """
    rng = Random(0)
    while table.to_move is not None:
        legal = table.legal()
        if len(legal) == 1:
            table.play(legal[0])
        elif table.to_move != seat:
            table.play(answer(table, rng))
        elif table.public == NO_FACE:
            table.play(_discard(table.view(seat)))
        else:
            return expected(table.view(seat))
    assert table.result is not None, "nobody is to move when the deal is over"
    return table.result.points[seat]


@lru_cache(maxsize=1 << 8)
def _discard(view: View) -> Action:
    """The discard of the Player; all worlds of a search come back with the same views."""
    return max(weigh(view, Random(0)), key=lambda candidate: candidate.value).action


GUIDE: Final = Guide(
    answer=answer,
    work=1600,
    reach=1.5,
    doubt=0.7,
    spread=3.7,
    sampling=60,
    width=6,
    value=value,
    horizon=1,
    sample=sample,
)
