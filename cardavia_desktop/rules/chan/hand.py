"""Hands of Chắn: one reading, worked out from a single number (C2).

An identical pair is never split (C2.3), so a concealed hand has one reading only, and all that
matters of it are its *singles*: the faces held an odd number of times. They are kept as a bit
mask, bit f for face f. The other cards are Chắn, two singles of one rank form a Cạ, and a single
left over is unpaired. As a whole hand is ten pairs, "at least six Chắn" means "at most four Cạ".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia_desktop.rules.faces import TOTOM, Face
from cardavia_desktop.rules.game import Meld

FACES: Final = tuple(f for f in range(TOTOM.size) if TOTOM.ranks[f] >= 2 or TOTOM.codes[f] == "chi")
"""The 25 faces of the game (C1.2)."""

CHI: Final = TOTOM.index["chi"]

RANKS: Final = (*zip(FACES[:8], FACES[8:16], FACES[16:24], strict=True), (CHI,))
"""The faces by rank; Chi chi stands alone."""

BIT: Final = tuple(1 << face for face in range(TOTOM.size))
PAIRS: Final = 10
"""Pairs of a winning hand (C8.1)."""
FEWEST_CHANS: Final = 6
"""Chắn that a winning hand needs (C8.1), and exactly has when Chi chi wins (C8.2)."""
MOST_CAS: Final = PAIRS - FEWEST_CHANS

_SUIT: Final = 9  # the faces of a suit are nine neighbors, rank 1 first
_RANKS: Final = (1 << _SUIT) - 1
_SUITED: Final = (1 << 3 * _SUIT) - 1


def singles_of(counts: Sequence[int]) -> int:
    """The singles of a hand: the mask of the faces with an odd count."""
    return sum(BIT[face] for face in FACES if counts[face] & 1)


def faces_of(mask: int) -> list[Face]:
    """The faces of a mask, in face order."""
    return [face for face in FACES if mask & BIT[face]]


def other_suits(mask: int) -> int:
    """The faces that have the rank of a face in the mask, in another suit (C2.1)."""
    suited = mask & _SUITED
    return (suited << _SUIT | suited >> _SUIT | suited << 2 * _SUIT | suited >> 2 * _SUIT) & _SUITED


OTHERS: Final = tuple(other_suits(bit) for bit in BIT)
"""Per face, the mask of the faces that form a Cạ with it."""


def unpaired_ranks(singles: int) -> int:
    """The ranks that leave an unpaired card, one bit each; the bit after the ranks is Chi chi's."""
    ranks = (singles ^ singles >> _SUIT ^ singles >> 2 * _SUIT) & _RANKS
    return ranks | singles >> CHI << _SUIT


def unpaired(singles: int) -> int:
    """How many cards are left over (C2.3)."""
    return unpaired_ranks(singles).bit_count()


def cas(singles: int) -> int:
    """How many Cạ the singles form (C2.3)."""
    m, s, c = singles, singles >> _SUIT, singles >> 2 * _SUIT
    return ((m & s | s & c | m & c) & _RANKS).bit_count()


def missing(singles: int, open_cas: int) -> tuple[int, int]:
    """How many pairs, and how many Chắn, twenty cards lack of a winning hand (C8.1).

    `singles` are those of the concealed cards, with the winning card; `open_cas` counts the
    captured Cạ.
    """
    pairs = unpaired(singles) // 2
    chans = PAIRS - pairs - cas(singles) - open_cas
    return pairs, max(0, FEWEST_CHANS - chans)


def completes(singles: int, open_cas: int, card: Face) -> bool:
    """Whether `card` completes a hand that has nineteen cards without it (C8.1, C8.2).

    `singles` are those of the concealed cards without it.
    """
    singles ^= BIT[card]
    if unpaired_ranks(singles):
        return False
    total = cas(singles) + open_cas
    return total == MOST_CAS if card == CHI else total <= MOST_CAS


def waits(singles: int, open_cas: int) -> list[Face]:
    """The faces that complete a hand of nineteen cards, in face order."""
    if unpaired(singles) != 1:
        return []
    return [face for face in FACES if completes(singles, open_cas, face)]


def distance(singles: int, open_cas: int) -> int:
    """The fewest cards of a hand of nineteen to exchange until it waits for a card.

    Dropping or adding a card moves the number of unpaired cards by one, and it ends a Cạ only by
    leaving a card unpaired. So a hand with u unpaired cards and e Cạ too many is u + 2e such
    steps away from complete, and every one of them can be made by an addition as well as by a
    drop. The last step is the winning card, the others are half drops, half additions.

    Only a hand that would wait for Chi chi alone, with fewer than four Cạ, has to give it up
    (C8.2).
    """
    total = cas(singles) + open_cas
    loose = unpaired_ranks(singles)
    if loose == 1 << _SUIT and total < MOST_CAS:
        return 1
    return loose.bit_count() // 2 + max(0, total - MOST_CAS)


def groups_of(counts: Sequence[int]) -> list[Meld]:
    """A concealed hand laid out: its Chíu and Chắn in face order, then its Cạ by rank.

    Unpaired cards are left out.
    """
    groups = []
    for face in FACES:
        if counts[face] == 4:
            groups.append(Meld("chiu", (face,) * 4))
        elif counts[face] >= 2:
            groups.append(Meld("chan", (face, face)))
    for rank in RANKS:
        alone = [face for face in rank if counts[face] & 1]
        if len(alone) >= 2:
            groups.append(Meld("ca", (alone[0], alone[1])))
    return groups
