"""How far a hand of Nantong long cards is from winning (`Game.distance`).

The fewest cards to exchange are the cards of the hand that are not kept when it turns into the
complete hand nearest to it. For every suit a table says how many of its cards can be kept in at
most so many groups, with a pair or without; the tables of suits and honors are then put together.
The tables are exact: a complete hand never holds more copies of a face than there can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import Final

from cardavia_desktop.rules.faces import Counts
from cardavia_desktop.rules.nantong.cards import HONORS, SUITS

_GROUPS: Final = 7
_SIZE: Final = 2 * (_GROUPS + 1)

Kept = tuple[int, ...]
"""Cards kept at most, by 2 * groups + pairs, up to seven groups and one pair."""

_NOTHING: Final[Kept] = (0,) * _SIZE
_IMPOSSIBLE: Final[Kept] = (-99,) * _SIZE


def distance(hand: Counts, elsewhere: Sequence[int]) -> int:
    """The fewest cards of a hand to exchange until one more card would complete it.

    -1 when it is complete as it stands. A hand with a card to discard is read with the best
    discard made. `elsewhere` counts the copies in the seat's own open cards and the indicators.
    """
    return _distance(tuple(hand), tuple(elsewhere))


@lru_cache(maxsize=1 << 10)  # a hand is asked about again and again while others move
def _distance(hand: Kept, elsewhere: Kept) -> int:
    room = [4 - copies for copies in elsewhere]
    tables = [_suit(hand[suit], tuple(room[suit]), 0, 0) for suit in SUITS]
    tables += [_honor(hand[honor], room[honor]) for honor in HONORS]
    lacking = sum(hand) // 3 * 3 + 1
    return lacking - reduce(_together, tables)[2 * (lacking // 3) + 1]


@lru_cache(maxsize=1 << 14)
def _suit(cards: Kept, room: Kept, begun: int, before: int) -> Kept:
    """What can be kept of the ranks of a suit from some rank up.

    `cards` and `room` are for these ranks the copies held and those that a complete hand may
    hold; `begun` and `before` the runs that began one and two ranks below.
    """
    if not cards:
        return _NOTHING
    best = _IMPOSSIBLE
    held, most = cards[0], room[0]
    # Three equal runs are three triplets, and a group or pair that keeps nothing is no use here:
    # it has a place elsewhere, as there are thirty faces.
    for runs in range(3 if sum(cards[:3]) and len(cards) >= 3 else 1):
        copies = runs + begun + before
        if copies > most:
            break
        rest = _suit(cards[1:], room[1:], runs, begun)
        for triplets in range(2 if held else 1):
            for pairs in range(2 if held else 1):
                used = copies + 3 * triplets + 2 * pairs
                if used <= most:
                    kept = min(held, used)
                    best = _better(best, rest, runs + triplets, pairs, kept)
    return best


def _honor(held: int, room: int) -> Kept:
    """What can be kept of an honor, which forms only groups of one face (N2.2)."""
    best = _NOTHING
    if room >= 2:
        best = _better(best, _NOTHING, 0, 1, min(held, 2))
    if room >= 3:
        best = _better(best, _NOTHING, 1, 0, min(held, 3))
    return best


def _better(best: Kept, rest: Kept, groups: int, pairs: int, kept: int) -> Kept:
    """The better of `best` and of keeping `kept` cards in some groups beside the `rest`."""
    shifted = _IMPOSSIBLE[: 2 * groups] + rest
    if pairs:
        shifted = tuple(shifted[i - 1] if i % 2 else -99 for i in range(_SIZE))
    return tuple(map(max, best, [value + kept for value in shifted[:_SIZE]]))


def _together(one: Kept, other: Kept) -> Kept:
    """What can be kept of two parts of a hand together."""
    whole = list(_IMPOSSIBLE)
    for at, kept in enumerate(other):
        for place, value in enumerate(one[: _SIZE - at]):
            if not (at & 1 and place & 1) and value + kept > whole[at + place]:
                whole[at + place] = value + kept
    return tuple(whole)
