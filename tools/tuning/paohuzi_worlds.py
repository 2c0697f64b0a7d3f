"""What tells in Paohuzi how likely a hidden hand is, and how much each sign of it weighs.

    python -m tools.tuning.paohuzi_worlds --deals 600

Players play deals against each other. At some of their decisions the hands of the others, as they
really lie, are set beside some drawn blindly. The weights are those with which the real ones are
picked out best (conditional logistic regression); they are the part `worlds` of the weights file.
"""

from __future__ import annotations

import argparse
import json
import random
from math import log
from typing import Any, Final

import numpy as np

from cardavia_desktop.match.simulation import seeds_of
from cardavia_desktop.players import player
from cardavia_desktop.players.master.paohuzi_worlds import SIGNS, traces
from cardavia_desktop.rules import GAMES, Table, View

BLIND: Final = 8
"""Worlds drawn blindly beside the real one."""
PART: Final = 0.4
"""Part of the decisions that is looked at."""
STEPS: Final = 30
"""Steps of Newton's method, which are more than enough."""

Array = np.ndarray[Any, np.dtype[np.float64]]


def main() -> None:
    """Carry out the command."""
    parser = argparse.ArgumentParser("python -m tools.tuning.paohuzi_worlds", description=__doc__)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    called = parser.parse_args()
    choices = watched(called.deals, called.seed)
    weights = fitted(choices)
    print(f"{len(choices)} decisions: the real hands have {likelihood(choices, weights):.3f}")
    print(f"of the logarithmic likelihood, picked blindly {-log(1 + BLIND):.3f}")
    print(json.dumps(dict(zip(SIGNS, weights.round(2).tolist(), strict=True)), indent=2))


def watched(deals: int, seed: int) -> Array:
    """The signs of the real hands, then of those drawn blindly, at decisions of Players."""
    rng = random.Random(seed)
    found = []
    for number in seeds_of(seed, deals):
        table = GAMES["paohuzi"].deal(number)
        someone = player("player", number)
        while table.to_move is not None:
            view = table.view(table.to_move)
            if len(view.legal) > 1 and rng.random() < PART:
                worlds = [table, *(view.sample(rng) for _ in range(BLIND))]
                found.append([_signs(view, world) for world in worlds])
            table.play(someone.choose(view))
    return np.array(found, dtype=np.float64)


def _signs(view: View, world: Table) -> list[float]:
    seen = traces(view)
    others = [seat for seat in range(view.game.seats) if seat != view.seat]
    return [
        sum(signs) for signs in zip(*(seen[s].signs(world.hands[s]) for s in others), strict=True)
    ]


def fitted(choices: Array) -> Array:
    """The weights with which the first of each choice is likeliest."""
    weights = np.zeros(choices.shape[2])
    for _ in range(STEPS):
        chances = _chances(choices, weights)
        means = np.einsum("nk,nki->ni", chances, choices)
        slope = (choices[:, 0] - means).mean(0)
        spread = np.einsum("nk,nki,nkj->ij", chances, choices, choices) / len(choices)
        spread -= means.T @ means / len(choices)
        weights = weights + np.linalg.solve(spread + 1e-3 * np.eye(len(weights)), slope)
    return weights


def likelihood(choices: Array, weights: Array) -> float:
    """The mean logarithm of the chance to pick the first of each choice."""
    return float(np.log(_chances(choices, weights)[:, 0]).mean())


def _chances(choices: Array, weights: Array) -> Array:
    sums = choices @ weights
    powers: Array = np.exp(sums - sums.max(1, keepdims=True))
    chances: Array = powers / powers.sum(1, keepdims=True)
    return chances


if __name__ == "__main__":
    main()
