"""Making hands that wait, out of cards that nobody has seen (for sampling)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import comb
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NO_FACE, Counts, Face
from cardavia_desktop.rules.nantong.cards import FACES, SUITS

_TRIPLETS: Final[list[Group]] = [(face,) * 3 for face in FACES]
_RUNS: Final[list[Group]] = [
    (face, face + 1, face + 2) for suit in SUITS for face in range(suit.start, suit.stop - 2)
]
_GROUPS: Final[list[Group]] = _TRIPLETS + _RUNS
_PAIRS: Final[list[Group]] = [(face,) * 2 for face in FACES]
_TRIES: Final = 30


def waiting_hand(
    pool: Counts, elsewhere: Sequence[int], groups: int, rng: random.Random, card: Face = NO_FACE
) -> list[Face] | None:
    """A random hand from the `pool` that lacks one card to `groups` groups and a pair.

    That card is `card`, or any of which not all copies are in the hand or `elsewhere`, the
    seat's own open cards and the indicators (N4.6); it need not be in the pool. None when no
    such hand was found.
    """
    possible = [face for face in FACES if elsewhere[face] < 4] if card == NO_FACE else [card]
    for _ in range(_TRIES):
        wait = rng.choice(possible)
        have = pool[:]
        have[wait] = min(have[wait] + 1, 4 - elsewhere[wait])
        hand = _complete_hand(have, wait, groups, rng)
        if hand is not None:
            hand.remove(wait)
            return hand
    return None


def _complete_hand(have: Counts, wait: Face, groups: int, rng: random.Random) -> list[Face] | None:
    """A random complete hand with the card `wait`; takes its cards from `have`."""
    homes = [group for group in (_GROUPS if groups else []) + _PAIRS if wait in group]
    hand = _take(have, homes, rng)
    rest = [_GROUPS] * groups if len(hand) == 2 else [_PAIRS] + [_GROUPS] * (groups - 1)
    for options in rest:
        hand += _take(have, options, rng)
    return hand if len(hand) == 3 * groups + 2 else None


def _take(have: Counts, options: list[Group], rng: random.Random) -> list[Face]:
    """Take one of some groups, each as likely as there are ways to take it; none if there are
    not the cards.
    """
    ways = [_ways(have, group) for group in options]
    if not any(ways):
        return []
    group = rng.choices(options, ways)[0]
    for face in group:
        have[face] -= 1
    return list(group)


def _ways(have: Counts, group: Group) -> int:
    """In how many ways a group can be taken."""
    first, last = group[0], group[-1]
    if first == last:
        return comb(have[first], len(group))
    return have[first] * have[first + 1] * have[last]
