"""The player `player`: plays its own hand well, by an estimate of what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from cardavia_desktop.players.player import Assessment, Candidate, chance
from cardavia_desktop.players.skilled import chan, nantong, paohuzi
from cardavia_desktop.rules import Action, View

_WEIGH: Final[dict[str, Callable[[View, Random], list[Candidate]]]] = {
    "chan": chan.weigh,
    "paohuzi": paohuzi.weigh,
    "nantong": nantong.weigh,
}
"""The estimate of each game: all legal answers, in points of the game."""


def weigh(view: View, rng: Random) -> list[Candidate]:
    """What all legal answers to a view are worth by the game's estimate, the best first."""
    candidates = _WEIGH[view.game.name](view, rng)
    return sorted(candidates, key=lambda candidate: candidate.value, reverse=True)


@dataclass(frozen=True, slots=True)
class Skilled:
    """Counts what is gone and weighs speed against score.

    `seed` is any integer; it decides between answers that are equally good.
    """

    seed: int

    def choose(self, view: View) -> Action:
        """The answer that is worth most."""
        if len(view.legal) == 1:
            return view.legal[0]
        return weigh(view, chance(self.seed, view))[0].action

    def consider(self, view: View) -> Assessment:
        """What every answer is worth, and why."""
        return Assessment(tuple(weigh(view, chance(self.seed, view))))
