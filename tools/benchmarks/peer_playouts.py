"""Random playouts of the peers; runs in their own environment and prints JSON.

RLCard as its users run it (`env.run` with random agents), OpenSpiel as in the playout that its
own documentation gives (`example.py`). Decisions of players count, draws of chance do not.
"""

import json
import random
import sys
from collections.abc import Callable

import numpy as np
import pyspiel
import rlcard
from rlcard.agents import RandomAgent

from tools.benchmarks.timing import rate


def mahjong() -> Callable[[], int]:
    """RLCard's mahjong: one call plays one deal and returns its decisions."""
    env = rlcard.make("mahjong", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        before = env.timestep
        env.run(is_training=False)
        return int(env.timestep - before)

    return play


def gin_rummy() -> Callable[[], int]:
    """OpenSpiel's gin rummy: one call plays one deal and returns its decisions."""
    game = pyspiel.load_game("gin_rummy")
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(outcomes, p=weights))
            else:
                state.apply_action(rng.choice(state.legal_actions(state.current_player())))
                decisions += 1
        return decisions

    return play


def main() -> None:
    """Print deals and decisions per second of each peer."""
    seconds = float(sys.argv[1])
    np.random.seed(1)  # both draw from numpy's global generator
    json.dump(
        {
            "RLCard mahjong": rate(mahjong(), seconds),
            "OpenSpiel gin rummy": rate(gin_rummy(), seconds),
        },
        sys.stdout,
    )


if __name__ == "__main__":
    main()
