"""How well the Master's estimate in Paohuzi foretells the points of a deal, with other weights.

    python -m tools.tuning.paohuzi --deals 500

Players play deals against each other. What the Master's estimate, before a search, says of their
decisions is compared with what the deals then brought: with the weights as they are, and with each
of them changed. The line that fits best tells `scale` and `others`. Weights were changed by hand
where that told more.
"""

from __future__ import annotations

import argparse
import random
from statistics import correlation, linear_regression
from typing import Final

from cardavia_desktop.match.simulation import seeds_of
from cardavia_desktop.players import player
from cardavia_desktop.players.master.paohuzi_insight import WEIGHTS, weigh
from cardavia_desktop.rules import GAMES, View

STEPS: Final = (0.7, 1.4)
"""What a weight is multiplied with."""

Decisions = list[tuple[View, int]]
"""What seats saw when they decided, with the points that the deal brought them."""


def main() -> None:
    """Carry out the command."""
    parser = argparse.ArgumentParser("python -m tools.tuning.paohuzi", description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    called = parser.parse_args()
    decisions = _decisions(called.deals, called.seed)
    print(f"{len(decisions)} decisions; as it is: {_told(decisions)}", flush=True)
    for name in ("time", "chi_from_discards", "peng_from_discards", "pao_from_discards", "power"):
        before = WEIGHTS[name]
        for step in STEPS:
            WEIGHTS[name] = before * step
            print(f"{name} {WEIGHTS[name]:.3f}: {_told(decisions)}", flush=True)
        WEIGHTS[name] = before


def _decisions(deals: int, seed: int) -> Decisions:
    """Some decisions of Players, where no win is offered."""
    found: Decisions = []
    for number in seeds_of(seed, deals):
        table = GAMES["paohuzi"].deal(number)
        someone = player("player", number)
        asked: list[View] = []
        while table.to_move is not None:
            view = table.view(table.to_move)
            if len(view.legal) > 1 and "win" not in view.legal:
                asked.append(view)
            table.play(someone.choose(view))
        assert table.result is not None, "the deal is over"
        found += [(view, table.result.points[view.seat]) for view in asked]
    return found


def _told(decisions: Decisions) -> str:
    """How closely estimate and points go together."""
    estimates = [max(c.value for c in weigh(view, random.Random(1))) for view, _ in decisions]
    points = [float(points) for _, points in decisions]
    slope, intercept = linear_regression(estimates, points)
    told = correlation(estimates, points)
    return f"correlation {told:.4f}, points = {slope:.2f} estimate {intercept:+.2f}"


if __name__ == "__main__":
    main()
