"""Making hands that wait, out of cards that nobody has seen (for sampling).

Groups are drawn one after another, as likely as there are ways to draw them. When hardly any
card is left over that comes to nothing; then the cards are packed by a search.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NO_FACE, Counts, Face
from cardavia_desktop.rules.nantong.cards import FACES, SUITS

_TRIPLETS: Final[list[Group]] = [(face,) * 3 for face in FACES]
_RUNS: Final[list[Group]] = [
    (face, face + 1, face + 2) for suit in SUITS for face in range(suit.start, suit.stop - 2)
]
_GROUPS: Final = _TRIPLETS + _RUNS
_PAIRS: Final[list[Group]] = [(face,) * 2 for face in FACES]
_ENDING: Final = {
    face: [group for group in _PAIRS + _GROUPS if group[-1] == face] for face in FACES
}

_DRAWS: Final = 20
_PACKINGS: Final = 40
_STEPS: Final = 3000


class Wanted(NamedTuple):
    """A hand that lacks one card to `groups` groups and a pair.

    That card is `card`, or any of which not all copies are in the hand or `elsewhere`, the
    seat's own open cards and the indicators (N4.6); it need not be in the pool.
    """

    groups: int
    elsewhere: Sequence[int]
    card: Face = NO_FACE

    def lacking(self, rng: random.Random) -> Face:
        """A card that the hand may lack."""
        if self.card != NO_FACE:
            return self.card
        return rng.choice([face for face in FACES if self.elsewhere[face] < 4])


def waiting_hands(
    pool: Counts, wanted: Sequence[Wanted], rng: random.Random
) -> list[list[Face]] | None:
    """Random hands that wait, out of the cards of the `pool`; None when none were found."""
    for attempt in (_draw_hands,) * _DRAWS + (_pack_hands,) * _PACKINGS:
        lacking = [want.lacking(rng) for want in wanted]
        hands = attempt(pool, wanted, lacking, rng)
        if hands is not None and all(
            hand.count(card) + want.elsewhere[card] <= 4
            for hand, want, card in zip(hands, wanted, lacking, strict=True)
        ):
            for hand, card in zip(hands, lacking, strict=True):
                hand.remove(card)
            return hands
    return None


def _draw_hands(
    pool: Counts, wanted: Sequence[Wanted], lacking: Sequence[Face], rng: random.Random
) -> list[list[Face]] | None:
    """Complete hands, drawn group by group, with the cards that they shall lack."""
    have = pool[:]
    hands = []
    for want, card in zip(wanted, lacking, strict=True):
        have[card] += 1
        homes = [group for group in (_GROUPS if want.groups else []) + _PAIRS if card in group]
        hand = _draw(have, homes, rng)
        if not hand:
            return None
        pairs, groups = (0, want.groups) if len(hand) == 2 else (1, want.groups - 1)
        for options in [_PAIRS] * pairs + [_GROUPS] * groups:
            hand += _draw(have, options, rng)
        if len(hand) < 3 * want.groups + 2:
            return None
        hands.append(hand)
    return hands


def _draw(have: Counts, options: list[Group], rng: random.Random) -> list[Face]:
    """Take one of some groups, each as likely as there are ways to take it; nothing if there
    are not the cards.
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


def _pack_hands(
    pool: Counts, wanted: Sequence[Wanted], lacking: Sequence[Face], rng: random.Random
) -> list[list[Face]] | None:
    """Complete hands, by a search for groups and pairs that leave no more over than there is."""
    have = pool[:]
    for card in lacking:
        have[card] += 1
    left = [sum(want.groups for want in wanted), len(wanted)]
    packed = _pack(have, left[0], left[1], rng, set())
    if packed is None:
        return None
    rng.shuffle(packed)
    hands: list[list[Face]] = []
    for card in lacking:
        home = next((group for group in packed if card in group), None)
        if home is None:
            return None
        packed.remove(home)
        hands.append(list(home))
    packed.sort(key=len)
    for hand, want in zip(hands, wanted, strict=True):
        if len(hand) == 3:
            hand.extend(packed.pop(0))
        while len(hand) < 3 * want.groups + 2:
            hand.extend(packed.pop())
    return hands


def _pack(
    have: Counts, groups: int, pairs: int, rng: random.Random, failed: set[tuple[int, ...]]
) -> list[Group] | None:
    """Find exactly so many groups and pairs in the cards; None when there are not, or after too
    many steps. Takes the cards from the highest face down and notes what `failed`.
    """
    if not groups and not pairs:
        return []
    state = (groups, pairs, *have)
    spare = sum(have) - 3 * groups - 2 * pairs
    if spare < 0 or state in failed or len(failed) > _STEPS:
        return None
    face = max(f for f in FACES if have[f])
    options = [g for g in _ENDING[face] if _ways(have, g) and (groups if len(g) == 3 else pairs)]
    if spare:
        options.append((face,))
    rng.shuffle(options)
    for option in options:
        for f in option:
            have[f] -= 1
        rest = _pack(have, groups - (len(option) == 3), pairs - (len(option) == 2), rng, failed)
        for f in option:
            have[f] += 1
        if rest is not None:
            return rest if len(option) == 1 else [option, *rest]
    failed.add(state)
    return None
