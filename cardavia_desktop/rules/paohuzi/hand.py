"""Groups and hands of Paohuzi (P2): packed counts, chi groups, partitions, what a seat holds.

The *loose* cards of a hand are those in no kan. They are packed into one integer, three bits a
face, so that a whole group is taken out by one subtraction and a hand is its own cache key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NO_FACE, ZIPAI, Face
from cardavia_desktop.rules.game import Meld

FACES: Final = range(ZIPAI.size)
RANKS: Final = 10

UNIT: Final = tuple(1 << 3 * face for face in FACES)
"""One card of each face, packed."""

_GUARD: Final = sum(4 << 3 * face for face in FACES)


def pack(faces: Iterable[Face]) -> int:
    """Some cards, packed; at most three of a face where it is a hand, four where it is a need."""
    return sum(UNIT[face] for face in faces)


def has(loose: int, need: int) -> bool:
    """Whether the packed cards `loose` contain the packed cards `need`."""
    # The top bit of a face's field survives the subtraction unless the face runs short.
    return (loose | _GUARD) - need & _GUARD == _GUARD


class ChiGroup(NamedTuple):
    """A chi group (P2.3) with its huxi (P8.1)."""

    cards: Group
    packed: int
    huxi: int


def _chi_groups() -> Iterable[ChiGroup]:
    for start, worth in ((0, 3), (RANKS, 6)):
        for face in range(start, start + 8):
            run = (face, face + 1, face + 2)
            yield ChiGroup(run, pack(run), worth if face == start else 0)
        scattered = (start + 1, start + 6, start + 9)
        yield ChiGroup(scattered, pack(scattered), worth)
    for small in range(RANKS):
        large = small + RANKS
        for mixed in ((small, small, large), (small, large, large)):
            yield ChiGroup(mixed, pack(mixed), 0)


CHI_GROUPS: Final = tuple(sorted(_chi_groups()))
"""All chi groups, sorted by their cards."""

CHI_CARDS: Final = frozenset(group.cards for group in CHI_GROUPS)

KINDS: Final = ("ti", "pao", "wei", "kan", "peng", "chi", "pair")
"""Kinds of groups, in the order of a score."""

_WORTH: Final = {"ti": (9, 12), "pao": (6, 9), "wei": (3, 6), "kan": (3, 6), "peng": (1, 3)}
_SIZE: Final = {"ti": 4, "pao": 4, "wei": 3, "kan": 3, "peng": 3}

ALIKE: Final = {
    kind: tuple(Meld(kind, (face,) * size) for face in FACES) for kind, size in _SIZE.items()
}
"""The groups of identical cards of each kind, by face (P2.1, P2.2)."""

CHI: Final = tuple(Meld("chi", group.cards) for group in CHI_GROUPS)
"""The chi groups as melds, in the order of CHI_GROUPS."""

HUXI: Final[dict[Meld, int]] = {
    **{
        meld: _WORTH[kind][face >= RANKS] for kind in ALIKE for face, meld in enumerate(ALIKE[kind])
    },
    **{meld: group.huxi for meld, group in zip(CHI, CHI_GROUPS, strict=True)},
    **{Meld("pair", (face, face)): 0 for face in FACES},
}
"""What each group is worth (P8.1)."""


class Partition(NamedTuple):
    """Loose cards divided into chi groups (places in CHI_GROUPS, sorted) and perhaps a pair."""

    huxi: int
    chi: tuple[int, ...] = ()
    pair: Face = NO_FACE


_NOTHING: Final = Partition(0)

# The chi groups and the pair in which a face is the lowest card, by the bits that can be the
# lowest of the face's field: bit 0 for one or three copies, bit 1 for two.
_BY_LOWEST: Final = {
    UNIT[face] << bit: (
        face,
        tuple((i, g.packed, g.huxi) for i, g in enumerate(CHI_GROUPS) if g.cards[0] == face),
    )
    for face in FACES
    for bit in (0, 1)
}


@lru_cache(maxsize=1 << 14)
def partition(loose: int, pair: bool) -> Partition | None:
    """The best division of packed loose cards into chi groups and, with `pair`, one pair.

    All cards must be used. The best has the most huxi (P7.4), then the list of groups that comes
    first in face order. None when there is none.
    """
    if not loose:
        return None if pair else _NOTHING
    best: Partition | None = None
    face, groups = _BY_LOWEST[loose & -loose]
    guarded = loose | _GUARD
    # Among equals the first one found stands first: it has the first group of the lowest face.
    for index, packed, huxi in groups:
        if (guarded - packed) & _GUARD == _GUARD:
            rest = partition(loose - packed, pair)
            if rest is not None and (best is None or rest.huxi + huxi > best.huxi):
                best = Partition(rest.huxi + huxi, tuple(sorted((index, *rest.chi))), rest.pair)
    if pair and (guarded - 2 * UNIT[face]) & _GUARD == _GUARD:
        rest = partition(loose - 2 * UNIT[face], False)
        if rest is not None and (best is None or rest.huxi > best.huxi):
            best = Partition(rest.huxi, rest.chi, face)
    return best


_SCORING: Final = (0, 1, 2, 6, 9)
"""The ranks, from 0, of the chi groups that bring huxi: 1–2–3 and 2–7–10 (P8.1)."""


def _most_scoring_groups() -> Iterable[tuple[int, int]]:
    """How many scoring groups some small cards of the scoring ranks can form at most."""
    for counts in product(range(4), repeat=len(_SCORING)):
        one, two, three, seven, ten = counts
        packed = sum(UNIT[rank] * n for rank, n in zip(_SCORING, counts, strict=True))
        yield packed, min(two, min(one, three) + min(seven, ten))


_MOST_SCORING: Final = dict(_most_scoring_groups())
_SCORING_CARDS: Final = 3 * pack(_SCORING)


def most_chi_huxi(loose: int) -> int:
    """No division of these loose cards into chi groups is worth more huxi than this."""
    small = _MOST_SCORING[loose & _SCORING_CARDS]
    large = _MOST_SCORING[loose >> 3 * RANKS & _SCORING_CARDS]
    return 3 * small + 6 * large


class Holding(NamedTuple):
    """What matters of a seat's cards beside the hand itself.

    `loose` are the packed loose cards and `free` their number, `huxi` the worth of the open
    groups and of the kan in hand, `fours` the number of groups of four, `surplus` how many cards
    the seat holds beyond its hand size of P3.3 (a discard is due when it is positive, P6.1).
    """

    loose: int
    free: int
    huxi: int
    fours: int
    surplus: int

    @classmethod
    def of(cls, hand: Sequence[int], melds: Sequence[Meld]) -> Holding:
        """Sum up a hand and the open groups before it."""
        loose = free = huxi = fours = total = 0
        for face, n in enumerate(hand):
            if n == 3:
                huxi += 3 if face < RANKS else 6
                total += 3
            elif n:
                loose += UNIT[face] * n
                free += n
        for meld in melds:
            huxi += HUXI[meld]
            size = len(meld.cards)
            total += size
            if size == 4:
                fours += 1
        return cls(loose, free, huxi, fours, total + free - 20 - max(0, fours - 1))

    def without(self, face: Face) -> Holding:
        """The holding after a loose card has left the hand."""
        loose, free, huxi, fours, surplus = self
        return Holding(loose - UNIT[face], free - 1, huxi, fours, surplus - 1)


def forced(
    hand: Sequence[int], melds: Sequence[Meld], face: Face, *, dead: bool = False, fourth: bool
) -> Meld | None:
    """The group that a stock card must form when the seat turns it up itself (P5.3, P6.5).

    `fourth` tells whether P9.2 is in force.
    """
    held = hand[face]
    if held == 3 or (fourth and ALIKE["wei"][face] in melds):
        return ALIKE["ti"][face]
    return ALIKE["wei"][face] if held == 2 and not dead else None


def place_of(melds: Sequence[Meld], meld: Meld) -> int:
    """Where a group of identical cards goes among the open groups: to the wei or peng that it
    grows from, else behind the last.
    """
    for place, three in enumerate(melds):
        if three.kind != "chi" and three.cards[0] == meld.cards[0]:
            return place
    return len(melds)
