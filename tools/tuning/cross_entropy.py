"""The cross-entropy method over numbers in a weights file.

Each round draws weights around the present mean, lets each play among the players whose weights
are in the file, all on the same duplicate decks, and moves mean and spread to those of the best.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any

Weights = dict[str, Any]
"""What a file of weights holds: numbers by name, and lists and dictionaries of them."""

Tree = float | str | list["Tree"] | dict[str, "Tree"]
"""Weights, or a part of them."""

Path = tuple[str | int, ...]
"""The keys and indices that lead to a number."""


def numbers(weights: Tree, keys: Sequence[str] = (), path: Path = ()) -> Iterator[Path]:
    """Where the numbers are; with `keys`, only what lies under these names at the top."""
    if isinstance(weights, dict | list):
        for key, value in weights.items() if isinstance(weights, dict) else enumerate(weights):
            if path or not keys or key in keys:
                yield from numbers(value, keys, (*path, key))
    elif not isinstance(weights, bool | str):
        yield path


def at(weights: Weights, path: Path) -> float:
    """The number at a path."""
    value: Any = weights
    for key in path:
        value = value[key]
    return float(value)


def changed(weights: Weights, values: dict[Path, float]) -> Weights:
    """A copy with other numbers at some paths."""
    new = copy.deepcopy(weights)
    for path, value in values.items():
        place: Any = new
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = round(value, 4)
    return new


@dataclass(slots=True)
class Search:
    """A search for better weights.

    `score(weights, round)` is what weights are worth in a round, the more the better, and worth
    comparing within a round. `spread` is the first standard deviation as a part of each number.
    """

    weights: Weights
    paths: Sequence[Path]
    score: Callable[[Weights, int], float]
    population: int = 12
    elite: int = 4
    spread: float = 0.25

    def run(self, rounds: int, rng: random.Random) -> Iterator[tuple[Weights, float, float]]:
        """After each round: the mean weights, the mean score of the best, and the score of what
        the file has.
        """
        mean = {path: at(self.weights, path) for path in self.paths}
        deviation = {path: self.spread * max(abs(mean[path]), 0.05) for path in self.paths}
        for number in range(rounds):
            drawn = [
                {path: rng.gauss(mean[path], deviation[path]) for path in self.paths}
                for _ in range(self.population)
            ]
            scored = [(self.score(changed(self.weights, v), number), v) for v in (mean, *drawn)]
            before = self.score(self.weights, number)
            best = sorted(scored, key=lambda pair: pair[0], reverse=True)[: self.elite]
            for path in self.paths:
                values = [values[path] for _, values in best]
                mean[path] = fmean(values)
                # The best of few are alike by chance: the spread shrinks slowly.
                deviation[path] = 0.5 * deviation[path] + 0.5 * pstdev(values)
            yield changed(self.weights, mean), fmean(score for score, _ in best), before
