"""Tunes the weights of a game by self-play and writes them to a file.

    python -m tools.tuning nantong --keys hazard,loss --rounds 20 --output /tmp/nantong.json

The estimate of the game takes its weights as the third argument of `weigh`. Weights made in another
way are made by a module of their own beside this one.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any

from cardavia_desktop.match.pool import in_order
from cardavia_desktop.match.simulation import play_out, seeds_of
from cardavia_desktop.players import Player, player
from cardavia_desktop.players.player import Candidate, chance
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import GAMES, Action, View
from tools.tuning.cross_entropy import Search, Weights, numbers


@dataclass(frozen=True, slots=True)
class Tuned:
    """The level `player` with other weights."""

    seed: int
    weights: Weights

    def choose(self, view: View) -> Action:
        """The answer that is worth most with these weights."""
        module: Any = import_module(f"cardavia_desktop.players.skilled.{view.game.name}")
        weigh: Callable[..., list[Candidate]] = module.weigh
        candidates = weigh(view, chance(self.seed, view), self.weights)
        return max(candidates, key=lambda candidate: candidate.value).action


def main() -> None:
    """Tune as the command line says."""
    called = _parser().parse_args()
    weights = load(called.game)
    keys = list(filter(None, called.keys.split(",")))

    def score(tried: Weights, number: int) -> float:
        """Mean points a deal among the rivals, on decks that belong to the round."""
        deal = partial(_points, called.game, called.rivals, tried)
        seeds = seeds_of(called.seed + number, called.decks)
        seats = GAMES[called.game].seats
        items = [(seed, place) for seed in seeds for place in range(seats)]
        return fmean(in_order(deal, items, called.jobs, chunk=8))

    search = Search(weights, list(numbers(weights, keys)), score, called.population)
    for mean, best, before in search.run(called.rounds, random.Random(called.seed)):
        print(f"best {best:+.3f}, the file's weights {before:+.3f}", flush=True)
        Path(called.output).write_text(json.dumps(mean, indent=1) + "\n", encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tools.tuning", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--keys", default="", help="tune only these, by name at the top")
    parser.add_argument("--rivals", default="player", help="who sits at the other seats")
    parser.add_argument("--decks", type=int, default=50, help="decks a round")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--population", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--output", required=True, help="the file for the weights")
    return parser


def _points(game: str, rivals: str, weights: Weights, item: tuple[int, int]) -> int:
    """The points of tuned weights at one seat of a deal."""
    seed, place = item
    seats: list[Player] = [player(rivals, seed) for _ in range(GAMES[game].seats)]
    seats[place] = Tuned(seed, weights)
    result = play_out(GAMES[game].deal(seed), seats)
    return result.points[place]


if __name__ == "__main__":
    main()
