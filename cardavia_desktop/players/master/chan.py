"""What the search has to know of Chắn: hands as they may be, how to play, what tables are worth."""

from __future__ import annotations

from random import Random
from typing import Final

from cardavia_desktop.players.master.chan_estimate import weigh
from cardavia_desktop.players.master.chan_policy import answer
from cardavia_desktop.players.master.chan_tables import value
from cardavia_desktop.players.master.search import Guide
from cardavia_desktop.players.skilled.chan_known import SEATS
from cardavia_desktop.rules import NoSample, Table, View
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


GUIDE: Final = Guide(
    answer=answer,
    work=1000,
    reach=2.0,
    doubt=0.3,
    spread=3.0,
    sampling=40,
    width=6,
    value=value,
    horizon=10,
    sample=sample,
    estimate=weigh,
)
