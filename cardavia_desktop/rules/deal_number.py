"""Deal numbers: a seed that people can read out, and a whole deal in one short line.

A number has eight characters for the 40 bits of the seed and one check character, from an
alphabet without 0, 1, I and O. A shared deal adds game, dealer and table options, for example
`chan/2/HX4PZ7QMB` or `chan/2/HX4PZ7QMB+tom-three-strings`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
SEEDS: Final = 1 << 40
"""Seeds that have a number: 0 to SEEDS - 1."""

_DIGITS: Final = 8
_SEPARATORS: Final = str.maketrans({" ": None, "-": None})


class DealNumberError(ValueError):
    """A text that is no deal number."""


class TypingMistake(DealNumberError):
    """A text that has the shape of a deal number, but a wrong character or two swapped ones."""


def write_number(seed: int) -> str:
    """The number of a seed from 0 to SEEDS - 1: nine characters."""
    if seed not in range(SEEDS):
        raise DealNumberError(f"the seed {seed} is out of range")
    digits = "".join(ALPHABET[seed >> shift & 31] for shift in range(5 * (_DIGITS - 1), -1, -5))
    return digits + ALPHABET[_check(digits)]


def read_number(text: str) -> int:
    """The seed of a number, in upper or lower case, spaces and hyphens allowed.

    Raises DealNumberError with one plain sentence, and TypingMistake, one of its kind, where only
    the check character does not fit.
    """
    number = text.strip().upper().translate(_SEPARATORS)
    if len(number) != _DIGITS + 1 or not set(number) <= set(ALPHABET):
        raise DealNumberError(f"{text[:40]!r} is not a deal number")
    digits, check = number[:-1], number[-1]
    if ALPHABET[_check(digits)] != check:
        raise TypingMistake(f"the deal number {text[:40]!r} has a typing mistake")
    seed = 0
    for digit in digits:
        seed = seed << 5 | ALPHABET.index(digit)
    return seed


def _check(digits: str) -> int:
    """Weights 1 to 8 modulo 31, a prime: one wrong or two swapped characters show.

    Only the last character of the alphabet is congruent to another, the first.
    """
    return sum(i * ALPHABET.index(digit) for i, digit in enumerate(digits, 1)) % 31


@dataclass(frozen=True, slots=True)
class DealNumber:
    """All that a shared deal needs: the same line gives the same cards everywhere."""

    game: str
    dealer: int
    seed: int
    options: frozenset[str] = frozenset()

    def __str__(self) -> str:
        """The deal in one line."""
        return "+".join(
            [f"{self.game}/{self.dealer}/{write_number(self.seed)}", *sorted(self.options)]
        )

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read such a line; raises DealNumberError with one plain sentence.

        Whether game, dealer and options exist is checked when the deal is dealt.
        """
        head, *options = text.strip().split("+")
        match head.split("/"):
            case [game, dealer, number] if dealer.isascii() and dealer.isdigit():
                return cls(game, int(dealer[:2]), read_number(number), frozenset(options))
            case _:
                raise DealNumberError(f"{text[:60]!r} is not a shared deal")
