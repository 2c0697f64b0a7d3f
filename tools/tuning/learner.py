"""A small network that learns by Adam."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

Matrix = Any
"""An array of numpy, whatever its shape."""
DECAY: Final = 1e-5


class Learner:
    """A network of one hidden layer that learns by Adam; `extra` are weights of one's own."""

    def __init__(self, inputs: int, hidden: int, start: Sequence[float], extra: int = 0) -> None:
        rng = np.random.default_rng(1)
        self.weights = [
            rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.1, (hidden, len(start))),
            np.array(start, dtype=float),
            np.zeros(extra),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def __call__(self, x: Matrix) -> tuple[Matrix, Matrix]:
        """What the hidden units and the output say."""
        first, first_constant, second, second_constant, _ = self.weights
        hidden = np.maximum(0, x @ first + first_constant)
        return hidden, hidden @ second + second_constant

    def learn(self, x: Matrix, hidden: Matrix, slope: Matrix, extra: Matrix, rate: float) -> None:
        """One step against the slope of the loss at the output."""
        first, _, second, _, _ = self.weights
        back = (slope @ second.T) * (hidden > 0)
        slopes = [
            x.T @ back + DECAY * first,
            back.sum(0),
            hidden.T @ slope + DECAY * second,
            slope.sum(0),
            extra,
        ]
        self.steps += 1
        fair = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, found in enumerate(slopes):
            self.means[place] += 0.1 * (found - self.means[place])
            self.squares[place] += 0.001 * (found**2 - self.squares[place])
            size = np.sqrt(self.squares[place] / fair[1]) + 1e-8
            self.weights[place] -= rate * self.means[place] / fair[0] / size

    def written(self) -> dict[str, list[list[float]]]:
        """The weights as the file has them."""
        first, first_constant, second, second_constant, _ = self.weights
        return {
            "hidden": _rounded(np.vstack([first_constant, first]).T),
            "output": _rounded(np.vstack([second_constant, second]).T),
        }


def _rounded(matrix: Matrix) -> list[list[float]]:
    return [[round(float(weight), 4) for weight in row] for row in matrix]
