"""A small network that estimates something from a list of numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple, Self

Layer = Sequence[Sequence[float]]
"""The weights of each unit of a layer: its constant, then one for each number that comes in."""


class Network(NamedTuple):
    """A layer of hidden units that pass on what is above zero, and the units of the output."""

    hidden: Layer
    output: Layer

    @classmethod
    def of(cls, weights: Mapping[str, Layer]) -> Self:
        """The network of weights from a file."""
        return cls(weights["hidden"], weights["output"])

    def __call__(self, numbers: Sequence[float]) -> list[float]:
        """What the output units say of some numbers."""
        inputs = (1.0, *numbers)
        middle = [1.0]
        for weights in self.hidden:
            total = sum(map(mul, weights, inputs))
            middle.append(total if total > 0 else 0.0)
        return [sum(map(mul, weights, middle)) for weights in self.output]
