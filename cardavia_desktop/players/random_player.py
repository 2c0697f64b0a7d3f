"""The player `random`: any legal answer."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia_desktop.players.player import Assessment, chance, unweighed
from cardavia_desktop.rules import Action, View


@dataclass(frozen=True, slots=True)
class Random:
    """Answers at random, each legal answer equally likely; `seed` is any integer."""

    seed: int

    def choose(self, view: View) -> Action:
        """Any legal answer."""
        # Of the methods of `random`, only `random()` itself is promised to stay the same.
        return view.legal[int(chance(self.seed, view).random() * len(view.legal))]

    def consider(self, view: View) -> Assessment:
        """That answer; no other is better or worse."""
        return unweighed(view, self.choose(view))
