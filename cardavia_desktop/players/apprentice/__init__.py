"""The player `apprentice`: a few rules of thumb for each game, and no looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from cardavia_desktop.players.apprentice import chan, nantong, paohuzi
from cardavia_desktop.players.player import Assessment, chance, unweighed
from cardavia_desktop.rules import Action, View

_THUMB: Final[dict[str, Callable[[View, Random], Action]]] = {
    "chan": chan.choose,
    "paohuzi": paohuzi.choose,
    "nantong": nantong.choose,
}


@dataclass(frozen=True, slots=True)
class Apprentice:
    """Wins when it can, takes what brings it nearer, discards what helps least.

    `seed` is any integer; it decides between answers that are equally good.
    """

    seed: int

    def choose(self, view: View) -> Action:
        """The answer that looks best at first sight."""
        if len(view.legal) == 1:
            return view.legal[0]
        return _THUMB[view.game.name](view, chance(self.seed, view))

    def consider(self, view: View) -> Assessment:
        """That answer; the apprentice has no figures to show for it."""
        return unweighed(view, self.choose(view))
