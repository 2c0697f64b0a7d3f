"""Hands of Nantong long cards: runs, triplets and one pair (N2).

Everything here works on count vectors and knows no table. A hand to be read as complete has
3 k + 2 cards, so that k groups and a pair use it up; one that waits has a card less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import Counts, Face
from cardavia_desktop.rules.nantong.cards import FACES, HONORS, SUITS

# Copies of an honor to the number of pairs they make; 9 where they cannot be used up.
_HONOR_PAIRS: Final = (0, 9, 1, 0, 9, 9)


class Arrangement(NamedTuple):
    """One way to lay out a complete hand: its groups of three and its pair, in face order."""

    groups: tuple[Group, ...]
    pair: Group


def is_complete(hand: Sequence[int]) -> bool:
    """Whether the cards divide into groups and one pair (N2.1, N2.2, N2.4)."""
    pairs = _HONOR_PAIRS[hand[27]] + _HONOR_PAIRS[hand[28]] + _HONOR_PAIRS[hand[29]]
    if pairs > 1:
        return False
    parts = [hand[suit] for suit in SUITS]
    for part in parts:
        rest = sum(part) % 3
        if rest:
            pairs += 1 if rest == 2 else 9
    return pairs == 1 and all(
        _with_pair(part) if sum(part) % 3 else _divides(part) for part in parts
    )


def completes(hand: Counts, face: Face) -> bool:
    """Whether one more card of `face` makes the hand complete."""
    hand[face] += 1
    complete = is_complete(hand)
    hand[face] -= 1
    return complete


def waits(hand: Counts, elsewhere: Sequence[int]) -> list[Face]:
    """The faces that complete a hand which lacks one card, in face order.

    `elsewhere` counts the copies that lie in the seat's own open cards and the indicators: a
    face of which all four are there or in the hand does not count (N4.6).
    """
    return [
        face
        for face in _candidates(hand)
        if hand[face] + elsewhere[face] < 4 and completes(hand, face)
    ]


def arrangements(hand: Sequence[int]) -> Iterator[Arrangement]:
    """Every way to lay out a complete hand, each once; none for one that is not complete."""
    fixed: list[Group] = []
    pair: Group | None = None
    for honor in HONORS:
        if hand[honor] == 3:
            fixed.append((honor,) * 3)
        elif hand[honor] == 2 and pair is None:
            pair = (honor,) * 2
        elif hand[honor]:
            return
    suits = []
    for suit in SUITS:
        part = list(hand[suit])
        ways: list[tuple[tuple[Group, ...], Group | None]] = [
            (groups, None) for groups in _layouts(part, suit.start, 0)
        ]
        if pair is None:
            ways += _layouts_with_pair(part, suit.start)
        suits.append(ways)
    for combination in product(*suits):
        pairs = [way[1] for way in combination if way[1] is not None]
        if pair is not None:
            pairs.append(pair)
        if len(pairs) == 1:
            groups = [group for way in combination for group in way[0]]
            yield Arrangement((*groups, *fixed), pairs[0])


def _divides(part: Sequence[int]) -> bool:
    """Whether the cards of one suit divide into groups.

    Three equal runs are three triplets, so the cards that runs from below leave at a rank begin
    as many new runs as are left over by triplets.
    """
    begun = before = 0  # runs that began one and two ranks below
    for copies in part:
        left = copies - begun - before
        if left < 0:
            return False
        begun, before = left % 3, begun
    return begun == 0 and before == 0


def _with_pair(part: Sequence[int]) -> bool:
    """Whether the cards of one suit divide into groups and a pair.

    The ranks of a group add up to a multiple of three, so the sum tells the pair's rank modulo
    three.
    """
    counts = list(part)
    total = sum(place * copies for place, copies in enumerate(counts))
    for place in range(2 * total % 3, 9, 3):
        if counts[place] >= 2:
            counts[place] -= 2
            if _divides(counts):
                return True
            counts[place] += 2
    return False


def _candidates(hand: Counts) -> list[Face]:
    """The faces that could complete a hand, judged by the sizes of its suits and honors.

    In a complete hand all of these sizes are multiples of three but the pair's, which is two
    more. So the card comes to the only size that is one more than a multiple, or to one of the
    only two that are two more.
    """
    homes = [*(FACES[suit] for suit in SUITS), *((honor,) for honor in HONORS)]
    sizes = [sum(hand[face] for face in home) % 3 for home in homes]
    odd = [(home, size) for home, size in zip(homes, sizes, strict=True) if size]
    if [size for _, size in odd] in ([1], [2, 2]):
        return [face for home, _ in odd for face in home]
    return []


def _layouts(part: list[int], first: Face, place: int) -> list[tuple[Group, ...]]:
    """Every way to divide the cards of a suit from `place` on into groups; restores `part`."""
    while place < 9 and not part[place]:
        place += 1
    if place == 9:
        return [()]
    face = first + place
    found = []
    if part[place] >= 3:
        part[place] -= 3
        triplet = (face,) * 3
        found += [(triplet, *rest) for rest in _layouts(part, first, place)]
        part[place] += 3
    if place < 7 and part[place + 1] and part[place + 2]:
        for rank in range(place, place + 3):
            part[rank] -= 1
        run = (face, face + 1, face + 2)
        # A run first and a triplet of its first face later is the way found above.
        found += [(run, *rest) for rest in _layouts(part, first, place) if (face,) * 3 not in rest]
        for rank in range(place, place + 3):
            part[rank] += 1
    return found


def _layouts_with_pair(part: list[int], first: Face) -> list[tuple[tuple[Group, ...], Group]]:
    """Every way to divide the cards of a suit into groups and a pair; restores `part`."""
    found: list[tuple[tuple[Group, ...], Group]] = []
    for place in range(9):
        if part[place] >= 2:
            part[place] -= 2
            pair = (first + place,) * 2
            found += [(groups, pair) for groups in _layouts(part, first, 0)]
            part[place] += 2
    return found
