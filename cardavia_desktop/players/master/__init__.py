"""The player `master`: looks ahead over hidden cards as they may lie."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import inf
from typing import Final

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.master import chan, nantong, paohuzi
from cardavia_desktop.players.master.search import Guide, Search
from cardavia_desktop.players.player import Assessment, chance
from cardavia_desktop.players.skilled import weigh
from cardavia_desktop.rules import Action, View

GUIDES: Final[dict[str, Guide]] = {
    "chan": chan.GUIDE,
    "paohuzi": paohuzi.GUIDE,
}
"""What the search has to know of each game."""


@dataclass(frozen=True, slots=True)
class Master:
    """Looks ahead: behind the view with many sampled hidden cards, and answers what does best
    there.

    `seed` is any integer. `effort` multiplies the work of a decision. `patience` are the seconds
    after which a decision is made with the work that was done until then; only with a limit can
    an answer depend on how busy the machine is.
    """

    seed: int
    effort: float = 1.0
    patience: float = inf

    def choose(self, view: View) -> Action:
        """The answer that does best."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.consider(view).best.action

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        """What every answer is worth, and why.

        Answers that the estimate alone sees far behind are not tried on sampled cards, except
        those in `also`.
        """
        rng = chance(self.seed, view)
        if len(view.legal) == 1:
            (only,) = weigh(view, rng)
            return Assessment((only._replace(facts=(Fact(About.ONLY),)),))
        guide = GUIDES.get(view.game.name)
        if guide is None:
            return nantong.consider(view, rng, also, self.effort, self.patience)
        estimate = guide.estimate(view, rng)
        return Search(guide, self.effort, self.patience).consider(view, estimate, rng, also)
