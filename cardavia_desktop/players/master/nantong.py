"""How the master plays Nantong long cards: the answers that seem good are looked at closely.

The hidden cards need no sampling here. Which card comes next is all that matters of them for the
own hand, and each is as likely as it is unseen; so all of them are tried, not some. What the
others may do meanwhile is in the figures of the estimate.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from cardavia_desktop.players.master.nantong_ahead import Ahead
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled.nantong import Estimate
from cardavia_desktop.players.skilled.nantong_outlook import figures
from cardavia_desktop.rules import Action, View

_REACH: Final = 5.0
"""Answers that the estimate sees more points behind are not looked at."""
_WIDTH: Final = 4
"""Answers that are looked at, at most."""
_ERROR: Final = 1.5
"""The usual error, in points, of the difference between two answers that were looked at."""
_DOUBT: Final = 4.0
"""The usual error of the difference where only the estimate is known."""
_LOOKED_AT: Final = frozenset(("discard", "kong"))
"""Answers that can be looked at. For claims the estimate is right as it is, and a look ahead makes
too much of passing: it sees the claims to come, and not what they cost."""


def consider(view: View, rng: Random, also: Collection[Action]) -> list[Candidate]:
    """All legal answers, the best first, after a closer look at those that seem good.

    Those in `also` are looked at whatever the estimate says.
    """
    look = Estimate(view, figures())
    estimate = sorted(look.candidates(rng), key=lambda c: c.value, reverse=True)
    least = estimate[0].value - _REACH
    near = [c for c in estimate if c.value >= least][:_WIDTH]
    near += [c for c in estimate if c.action in also and c not in near]
    if len(near) == 1 or any(c.action.verb not in _LOOKED_AT for c in near):
        return estimate
    closer = _closer(look, near)
    best = max(closer.values(), key=lambda candidate: candidate.value)
    changed = best.value - next(c.value for c in estimate if c.action == best.action)
    weighed = [
        closer.get(candidate.action) or _unseen(candidate, changed, best.value)
        for candidate in estimate
    ]
    return sorted(weighed, key=lambda c: (c is best, c.value), reverse=True)


def _closer(look: Estimate, near: Sequence[Candidate]) -> dict[Action, Candidate]:
    """Answers with the next round looked ahead."""
    ahead = Ahead(look.outlook)
    closer = {}
    for candidate in near:
        ways = sorted(look.ways(candidate.action), key=look.value, reverse=True)[:2]
        values = []
        for way in ways:
            value = ahead.value(way.hand, way.readings, way.rounds)
            values.append(value - look.price(way, value))
        closer[candidate.action] = candidate._replace(value=max(values), error=_ERROR, apart=_ERROR)
    return closer


def _unseen(candidate: Candidate, changed: float, most: float) -> Candidate:
    """An answer that was not looked at, moved by what the look has changed in general."""
    value = min(candidate.value + changed, most)
    return candidate._replace(value=value, error=_DOUBT, apart=_DOUBT)
