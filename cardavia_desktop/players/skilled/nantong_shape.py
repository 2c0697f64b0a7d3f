"""How near a hand of Nantong long cards is to a win of some kind, and what helps it.

The same distance as in the rules, found faster and with what belongs to it: the faces that bring
the hand nearer, and those that can go without loss. The hand is divided into blocks: whole groups
and pairs, and two cards of one. Every block still missing begins with one of the cards left over.

A *profile* tells of a part of the hand, for every number of blocks with and without the pair, how
many cards they hold at most beside one for each, and by which faces they can grow or be spared:
one integer for each, the number of cards above two masks of faces. Parts that lie apart add up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from cardavia_desktop.rules.faces import Face
from cardavia_desktop.rules.nantong.cards import FACES, HONORS

Profile = tuple[tuple[int, int], ...]
"""Pairs of a place, 2 * groups + pairs, and the best entry there."""


class Kind(Enum):
    """What kind of win a hand is read for (N7.1)."""

    ANY = "any"
    RUNS = "runs"
    """Seven runs: Qing Hu."""
    TRIPLETS = "triplets"
    """Groups of one face only: Piao Hu (runs of Wenqian, which may stand beside, left out)."""


class Reading(NamedTuple):
    """A hand read for one kind of win.

    `distance` are the cards to exchange until one more card wins; -1: complete. `wanted` and
    `spare` are masks of faces: one more of these brings the hand nearer, one of those can go
    without loss.
    """

    distance: int
    wanted: int
    spare: int


_KEPT: Final = 60
_WANTED: Final = 30
_MASK: Final = (1 << 30) - 1
_MASKS: Final = (1 << _KEPT) - 1
_HONOR_MASK: Final = 7 << 27
_PLACES: Final = 16
_FAR: Final = 99

_SINGLE: Final = ((0, 0),)
_BLOCKS: Final = {
    Kind.ANY: ((0, 0), (2, 1), (3, 2)),
    Kind.RUNS: ((0, 0), (2, 1)),
}
"""Blocks of one face: cards when whole, and how far the place moves."""


@lru_cache(maxsize=1 << 15)
def _ranks(cards: tuple[int, ...], begun: int, before: int, kind: Kind) -> tuple[int, ...]:
    """The entries of the ranks of a suit from some rank up, by place; -1 where there is none.

    `begun` and `before` are the runs that began one and two ranks below.
    """
    if not cards:
        return (0,)
    rank, held, rest = 9 - len(cards), cards[0], cards[1:]
    best = [-1] * _PLACES
    for runs in range(_most_runs(cards) + 1):
        above = _ranks(rest, runs, begun, kind)
        for copies, move in _BLOCKS[kind] if held >= 2 else _SINGLE:
            used = copies + runs + begun + before
            if used > 4:
                break
            entry = min(used, held) << _KEPT
            if used < held:
                entry |= 1 << rank
            elif used > held:
                entry |= 1 << (rank + _WANTED)
            shift = 2 * runs + move
            step = 2 if move == 1 else 1
            for place in range(shift, min(len(above) + shift, _PLACES), step):
                other = above[place - shift]
                if other >= 0:
                    _take(best, place, other + entry)
    while best[-1] < 0:
        best.pop()
    return tuple(best)


def _most_runs(cards: Sequence[int]) -> int:
    """How many runs may begin at the first of some ranks and hold two cards each."""
    if len(cards) < 3:
        return 0
    held = cards[:3]
    if 3 - held.count(0) < 2:
        return 0
    return 2 if sum(min(copies, 2) for copies in held) >= 4 else 1


def _take(best: list[int], place: int, entry: int) -> None:
    """Put an entry in its place if it holds more cards; of equal ones both together."""
    present = best[place]
    ahead = (entry >> _KEPT) - (present >> _KEPT)
    if ahead > 0:
        best[place] = entry
    elif not ahead:
        best[place] = present | entry


@lru_cache(maxsize=1 << 14)
def _suit(cards: tuple[int, ...], suit: int, kind: Kind) -> Profile:
    """The profile of a suit."""
    profile = []
    for place, entry in enumerate(_ranks(cards, 0, 0, kind)):
        if entry >= 0:
            gain = (entry >> _KEPT) - (place >> 1) - (place & 1)
            masks = (entry & _MASKS) << 9 * suit
            profile.append((place, gain << _KEPT | masks))
    return _thinned(profile)


@lru_cache(maxsize=1 << 10)
def _honors(cards: tuple[int, ...], kind: Kind) -> Profile:
    """The profile of the honors, which form only groups of one face (N2.2)."""
    whole: Profile = ((0, 0),)
    for honor, held in zip(HONORS, cards, strict=True):
        options = [(0, 1 << honor if held else 0)]
        for copies, move in _BLOCKS[kind][1:] if held >= 2 else ():
            entry = (min(copies, held) - 1) << _KEPT
            if copies < held:
                entry |= 1 << honor
            elif copies > held:
                entry |= 1 << (honor + _WANTED)
            options.append((move, entry))
        whole = _joined(whole, tuple(options))
    return whole


@lru_cache(maxsize=1 << 13)
def _joined(one: Profile, other: Profile) -> Profile:
    """The profile of two parts together."""
    best = [-1] * _PLACES
    for place, entry in one:
        for move, added in other:
            at = place + move
            if at < _PLACES and not (place & move & 1):
                _take(best, at, entry + added)
    return _thinned([(place, entry) for place, entry in enumerate(best) if entry >= 0])


def _thinned(profile: Sequence[tuple[int, int]]) -> Profile:
    """A profile without the places where one block more gains nothing."""
    kept = []
    most = [-1, -1]
    for place, entry in profile:
        gain = entry >> _KEPT
        if gain > most[place & 1]:
            kept.append((place, entry))
            most[place & 1] = gain
    return tuple(kept)


def _near(suit: int, mask: int, kind: Kind) -> int:
    """The faces of a suit with which cards of a mask of ranks begin a block."""
    steps = (-2, -1, 0, 1, 2) if kind is Kind.ANY else (-2, -1, 1, 2)
    near = {rank + step for rank in range(9) if mask >> rank & 1 for step in steps}
    return sum(1 << 9 * suit + rank for rank in near if rank in range(9))


_NEAR: Final = {
    kind: tuple(tuple(_near(suit, mask, kind) for mask in range(512)) for suit in range(3))
    for kind in (Kind.ANY, Kind.RUNS)
}


def _around(mask: int, kind: Kind) -> int:
    """The faces with which cards of a mask begin a group: up to two ranks away, or equal ones."""
    one, two, three = _NEAR[kind]
    suits = one[mask & 511] | two[mask >> 9 & 511] | three[mask >> 18 & 511]
    return suits | mask & _HONOR_MASK if kind is Kind.ANY else suits


def _read(one: Profile, other: Profile, groups: int, kind: Kind) -> Reading:
    """What two parts, which are the whole hand, come to in so many groups and a pair."""
    best = -1
    whole = seeds = single = 0
    most = 2 * groups + 1
    for place, entry in one:
        for move, added in other:
            at = place + move
            if at > most or place & move & 1:
                continue
            both = entry + added
            gain = both >> _KEPT
            if gain < best:
                continue
            if gain > best:
                best, whole, seeds, single = gain, 0, 0, 0
            whole |= both
            if at < most - 1:
                seeds |= both
            if not at & 1:
                single |= both
    wanted = whole >> _WANTED & _MASK | _around(seeds & _MASK, kind) | single & _MASK
    # Every group and the pair hold at least one card.
    return Reading(2 * groups - best, wanted, whole & _MASK)


def read(hand: Sequence[int], kind: Kind, groups: int) -> Reading:
    """Read a hand, a count vector, for a kind of win with so many groups in hand and a pair."""
    if kind is Kind.TRIPLETS:
        return _triplets(hand, groups)
    one, two, three, four = _parts(hand, kind)
    return _read(_joined(one, two), _joined(three, four), groups, kind)


class Discards:
    """A hand that owes a discard, read for a kind of win as each discard leaves it."""

    def __init__(self, hand: Sequence[int], kind: Kind, groups: int) -> None:
        self._rest = list(hand)
        self._kind = kind
        self._groups = groups
        self._others: tuple[Profile, ...] = ()
        if kind is not Kind.TRIPLETS:
            one, two, three, four = _parts(hand, kind)
            low, high = _joined(one, two), _joined(three, four)
            self._others = (
                _joined(two, high),
                _joined(one, high),
                _joined(low, four),
                _joined(low, three),
            )

    def without(self, face: Face) -> Reading:
        """The hand without one card of a face, of which it has one."""
        rest = self._rest
        rest[face] -= 1
        if self._others:
            part = face // 9
            left = _part(rest, part, self._kind)
            reading = _read(self._others[part], left, self._groups, self._kind)
        else:
            reading = _triplets(rest, self._groups)
        rest[face] += 1
        return reading


def _parts(hand: Sequence[int], kind: Kind) -> list[Profile]:
    return [_part(hand, part, kind) for part in range(4)]


def _part(hand: Sequence[int], part: int, kind: Kind) -> Profile:
    if part == 3:
        return _honors(tuple(hand[27:30]), kind)
    return _suit(tuple(hand[9 * part : 9 * part + 9]), part, kind)


def _triplets(hand: Sequence[int], groups: int) -> Reading:
    """A hand read for triplets and a pair."""
    threes = twos = ones = more = 0  # masks of faces
    for face in FACES:
        copies = hand[face]
        if copies >= 3:
            threes |= 1 << face
            if copies == 4:
                more |= 1 << face
        elif copies == 2:
            twos |= 1 << face
        elif copies:
            ones |= 1 << face
    whole = min(threes.bit_count(), groups)
    pairs = min(twos.bit_count(), groups + 1 - whole)
    singles = groups + 1 - whole - pairs
    kept = 3 * whole + 2 * pairs + singles
    wanted, spare = twos, more
    if singles:
        wanted |= ones | more
    if ones.bit_count() > singles:
        spare |= ones
    if twos.bit_count() > pairs:
        spare |= twos
    return Reading(3 * groups + 1 - kept, wanted, spare)


def faces_of(mask: int) -> Iterator[Face]:
    """The faces of a mask, in face order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
