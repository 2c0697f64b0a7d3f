"""How far a hand of Nantong long cards is from winning (`Game.distance`).

The fewest cards to exchange are the cards of the hand that are not kept when it turns into the
complete hand nearest to it. For every suit a table says how many of its cards can be kept in at
most so many groups, with a pair or without; the tables of suits and honors are then put together.
The tables are exact: a complete hand never holds more copies of a face than there can be.

A table is one whole number with a byte for every entry, so that all entries are counted up, moved
and compared at once: this is asked for many thousand hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import Final

from cardavia_desktop.rules.faces import Counts
from cardavia_desktop.rules.nantong.cards import HONORS, SUITS

Kept = int
"""Cards kept at most in so many groups and pairs, up to seven groups and one pair.

Byte 2 * groups + pairs holds 64 more than the cards kept; less than 64 where the open runs cannot
be ended. The eighth bit is free for comparing.
"""

_BYTES: Final = 2 * (7 + 1)
_EACH: Final[Kept] = int.from_bytes(b"\x01" * _BYTES)
_ALL: Final[Kept] = 0xFF * _EACH
_TOP: Final[Kept] = 0x80 * _EACH
_WITHOUT_PAIR: Final[Kept] = int.from_bytes(b"\x00\xff" * (_BYTES // 2))

_NOTHING: Final[Kept] = 64 * _EACH
_IMPOSSIBLE: Final[Kept] = 0


def distance(hand: Counts, elsewhere: Sequence[int]) -> int:
    """The fewest cards of a hand to exchange until one more card would complete it.

    -1 when it is complete as it stands. A hand with a card to discard is read with the best
    discard made. `elsewhere` counts the copies in the seat's own open cards and the indicators.
    """
    return _distance(tuple(hand), tuple(elsewhere))


@lru_cache(maxsize=1 << 10)  # a hand is asked about again and again while others move
def _distance(hand: tuple[int, ...], elsewhere: tuple[int, ...]) -> int:
    # A byte for every face: the copies held, and 16 times those that a complete hand may hold.
    cards = bytes(held + 16 * (4 - gone) for held, gone in zip(hand, elsewhere, strict=True))
    best = reduce(_together, [_suit(int.from_bytes(cards[s], "little"), 0, 0) for s in SUITS])
    for honor in HONORS:
        best = _with_honor(best, cards[honor])
    groups = sum(hand) // 3
    return 3 * groups + 1 - _entry(best, 2 * groups + 1)


@lru_cache(maxsize=1 << 14)
def _suit(ranks: int, begun: int, before: int) -> Kept:
    """What can be kept of the ranks of a suit from some rank up.

    `ranks` has a byte for each, the lowest first; `begun` and `before` are the runs that began
    one and two ranks below.
    """
    if not ranks:
        return _IMPOSSIBLE if begun or before else _NOTHING
    best = _IMPOSSIBLE
    held, most = ranks & 15, ranks >> 4 & 15
    # Three equal runs are three triplets, and a group or pair that keeps nothing is no use here:
    # it has a place elsewhere, as there are thirty faces.
    for runs in range(3 if ranks & 0x0F0F0F else 1):
        copies = runs + begun + before
        if copies > most:
            break
        rest = _suit(ranks >> 8, runs, begun)
        best = _better(best, _beside(rest, runs, 0, min(held, copies)))
        if held > copies and most >= copies + 2:
            best = _better(best, _beside(rest, runs, 1, min(held, copies + 2)))
        if held > copies and most >= copies + 3:
            best = _better(best, _beside(rest, runs + 1, 0, min(held, copies + 3)))
    return best


def _with_honor(rest: Kept, copies: int) -> Kept:
    """The rest and an honor, which forms only groups of one face (N2.2)."""
    best = rest
    held, most = copies & 15, copies >> 4
    if most >= 2:
        best = _better(best, _beside(rest, 0, 1, min(held, 2)))
    if most >= 3:
        best = _better(best, _beside(rest, 1, 0, min(held, 3)))
    return best


def _together(one: Kept, other: Kept) -> Kept:
    """What can be kept of two parts of a hand together."""
    best = _IMPOSSIBLE
    for place in range(_BYTES):
        best = _better(best, _beside(one, place // 2, place % 2, _entry(other, place)))
    return best


def _entry(table: Kept, place: int) -> int:
    """The cards that the table keeps in byte `place`."""
    return (table >> 8 * place & 0xFF) - 64


def _beside(rest: Kept, groups: int, pairs: int, kept: int) -> Kept:
    """What is kept when some groups and pairs keep so many cards beside the rest."""
    if pairs:
        rest &= _WITHOUT_PAIR
    return rest + kept * _EACH << 8 * (2 * groups + pairs) & _ALL


def _better(one: Kept, other: Kept) -> Kept:
    """The higher of two tables in every byte."""
    higher = (one | _TOP) - other & _TOP  # the eighth bit, where `one` is not lower
    return other ^ (one ^ other) & higher - (higher >> 7)  # there all bits below the eighth
