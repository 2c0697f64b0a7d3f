"""Shuffling: the same seed gives the same deck on every platform and Python version.

The generator is SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter that grows by
0x9E3779B97F4A7C15 and is mixed by two multiply-xorshift steps. The shuffle is Fisher and Yates',
from the last card down, and numbers below a bound are drawn without bias by throwing away the
incomplete tail of the 64-bit range. Python's own `random` is not used: its shuffle is not
promised to stay the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15


class SplitMix64:
    """A stream of 64-bit numbers from a seed (any integer; its low 64 bits count)."""

    def __init__(self, seed: int) -> None:
        """Start the stream of `seed`."""
        self._state = seed & _MASK

    def next(self) -> int:
        """The next number, from 0 to 2**64 - 1."""
        self._state = (self._state + _GAMMA) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """The next number from 0 to bound - 1, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while (number := self.next()) >= limit:
            pass
        return number % bound


def shuffled(cards: Iterable[T], source: SplitMix64) -> list[T]:
    """The cards in a random order."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = source.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
