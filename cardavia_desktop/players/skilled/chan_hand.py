"""What a hand of Chắn promises, in numbers by which trained estimates judge it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Self

from cardavia_desktop.rules import NO_FACE, Face
from cardavia_desktop.rules.chan import hand as rules
from cardavia_desktop.rules.chan.hand import (
    BIT,
    CHI,
    FACES,
    MOST_CAS,
    faces_of,
    groups_of,
    other_suits,
)
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.score import TOM_THREE_STRINGS, Won, score
from cardavia_desktop.rules.faces import TOTOM, Counts
from cardavia_desktop.rules.game import Meld

TOM: Final = tuple(TOTOM.index[code] for code in ("3m", "3c", "7c"))
TOM_STRINGS: Final = tuple(TOTOM.index[code] for code in ("3m", "3s", "7c"))
LEO: Final = tuple(TOTOM.index[code] for code in ("8s", "9m", "chi"))
_OF_RANK: Final = (*((rank, rank + 9, rank + 18) for rank in range(9)), (CHI,))
"""The faces of each bit of `unpaired_ranks`."""
_REDS: Final = tuple(face for face in FACES if face in TOTOM.reds)


@lru_cache(maxsize=1 << 14)
def waits(singles: int, open_cas: int) -> tuple[Face, ...]:
    """The faces that complete a hand of nineteen cards (see `rules.chan.hand.waits`)."""
    return tuple(rules.waits(singles, open_cas))


@lru_cache(maxsize=1 << 12)
def loose(singles: int) -> int:
    """The singles of the ranks that leave an unpaired card, as a mask."""
    ranks = rules.unpaired_ranks(singles)
    mask = 0
    for place, of_rank in enumerate(_OF_RANK):
        if ranks >> place & 1:
            for face in of_rank:
                mask |= BIT[face]
    return mask & singles


class Opening(NamedTuple):
    """What a seat was dealt (C3.2), as far as bonuses ask for it: counts, and which faces it held
    two and three times, and how many four times.
    """

    counts: tuple[int, ...]
    twos: tuple[Face, ...]
    threes: tuple[Face, ...]
    fours: int
    strings: bool
    """Whether a Tôm has the Three of Strings (C10.1)."""

    @classmethod
    def of(cls, counts: Sequence[int], options: frozenset[str]) -> Self:
        """The opening hand with these counts."""
        twos = tuple(face for face in FACES if counts[face] == 2)
        threes = tuple(face for face in FACES if counts[face] == 3)
        return cls(tuple(counts), twos, threes, counts.count(4), TOM_THREE_STRINGS in options)


class Cards(NamedTuple):
    """The cards of a seat: those in hand as counts and as singles, its past, and its melds."""

    hand: Counts
    singles: int
    limits: Limits
    melds: Sequence[Meld]

    def without(self, face: Face) -> Cards:
        """The cards after the discard of a face."""
        hand = self.hand[:]
        hand[face] -= 1
        return Cards(hand, self.singles ^ BIT[face], self.limits.after_discard(face), self.melds)

    def captured(self, face: Face, partner: Face) -> Cards:
        """The cards after an ordinary capture of a face, before the discard."""
        hand, limits = self.hand[:], self.limits
        hand[partner] -= 1
        if partner == face:
            meld = Meld("chan", (face, face))
        else:
            meld = Meld("ca", (min(face, partner), max(face, partner)))
            limits = limits.after_ca(partner)
        return Cards(hand, self.singles ^ BIT[partner], limits, (*self.melds, meld))

    def chiu(self, face: Face) -> Cards:
        """The cards after a Chíu, before the discard."""
        hand = self.hand[:]
        hand[face] = 0
        meld = Meld("chiu", (face,) * 4)
        return Cards(hand, self.singles ^ BIT[face], self.limits, (*self.melds, meld))

    def declined(self, face: Face) -> Cards:
        """The cards after declining a face (C6.8)."""
        return self._replace(limits=self.limits.after_decline(face))


def payment(cards: Cards, opening: Opening, card: Face, *, own_gate: bool = False) -> int:
    """What each loser pays when a card completes the hand (C9); NO_FACE: it wins at once (C4.1)."""
    hand, held = cards.hand[:], 0
    if card != NO_FACE:
        held = hand[card]
        hand[card] += 1
    groups = (*cards.melds, *groups_of(hand))
    options = frozenset((TOM_THREE_STRINGS,)) if opening.strings else frozenset[str]()
    return score(Won(groups, [*opening.counts], card, held, own_gate, options)).total


class Promise(NamedTuple):
    """What a hand of nineteen cards promises.

    `away` is its distance to waiting, `winning` how many cards are left that complete it, `outs`
    how many are left that would pair each of its loose cards, the most first, `numbers` all that
    and more for a network.
    """

    away: int
    winning: float
    outs: list[float]
    numbers: list[float]


def promise(cards: Cards, opening: Opening, left: Sequence[float]) -> Promise:
    """What a hand promises when so many copies of each face are left for it, or are expected to be.

    Each loose card, a single without a partner, asks for a card of its own face or, within the
    rules (C6), of its rank.
    """
    hand, singles, limits, _ = cards
    ranks = rules.unpaired_ranks(singles)
    open_cas = limits.cas
    all_cas = rules.cas(singles) + open_cas
    excess = max(0, all_cas - MOST_CAS)
    away = ranks.bit_count() // 2 + excess
    barred = limits.discarded | limits.given  # C6.1
    no_ca = all_cas >= MOST_CAS or bool(limits.discarded & other_suits(limits.discarded))
    free = limits.discards(singles)

    outs: list[float] = []
    as_chan = 0.0
    stuck = 0
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        of_rank = _OF_RANK[rank.bit_length() - 1]
        alone = [face for face in of_rank if singles & BIT[face]]
        out: float = sum([left[face] for face in alone if not barred & BIT[face]])
        as_chan += out
        stuck += not any(free & BIT[face] for face in alone)
        if len(alone) == 1 and not no_ca and not limits.declined & BIT[alone[0]]:
            closed = barred | limits.declined | BIT[alone[0]]
            out += sum([left[f] for f in of_rank if not closed & BIT[f] and not hand[f]])
        outs.append(out)
    outs.sort(reverse=True)

    winning = paid = 0.0
    kinds = 0
    if not away:
        for card in waits(singles, open_cas):
            if left[card]:
                kinds += 1
                winning += left[card]
                paid += left[card] * payment(cards, opening, card)
    paired = faces_of(singles & ~loose(singles) & ~barred)
    turning = sum([left[face] for face in paired])
    first, second, third, fourth, fifth, *_ = *outs, 0, 0, 0, 0, 0
    numbers = [
        float(away == 0),
        float(away == 1),
        float(away == 2),
        float(away >= 3),
        excess / 2,
        max(0, MOST_CAS - all_cas) / 4,
        winning / 8,
        kinds / 3,
        paid / winning / 6 if winning else 0.0,
        first / 8,
        second / 8,
        third / 8,
        sum(outs) / 24,
        as_chan / 10,
        float(stuck),
        free.bit_count() / 10,
        float(no_ca),
        len(outs) / 7,
        fourth / 8,
        fifth / 8,
        turning / 12,
    ]
    return Promise(away, winning, outs, numbers)


def bonuses(cards: Cards, opening: Opening, left: Sequence[float]) -> list[float]:
    """How near the cards are to each bonus of C9.1."""
    counts = cards.hand[:]
    pairs = 0
    for _, of_meld in cards.melds:
        for face in of_meld:
            counts[face] += 1
        pairs += len(of_meld) // 2
    concealed = (sum(cards.hand) - cards.singles.bit_count()) // 2
    chans = concealed + pairs - cards.limits.cas
    reds = sum([counts[face] for face in _REDS])
    tom = [counts[face] for face in (TOM_STRINGS if opening.strings else TOM)]
    leo = [counts[face] for face in LEO]
    twos = [counts[face] for face in opening.twos]
    near = [face for face in opening.twos if counts[face] == 3 and left[face]]
    chiu = [face for face in opening.threes if cards.hand[face] == 3 and left[face]]
    return [
        chans / 6,
        float(chans == 6),
        float(chans >= 8),
        reds / 8,
        float(reds == 0),
        float(reds <= 2),
        float(7 <= reds <= 8),
        float(5 <= reds <= 6),
        float(min(tom)),
        float(tom.count(0) == 1),
        float(min(leo)),
        float(leo.count(0) == 1),
        float(twos.count(4)),
        float(len(near)),
        float(opening.fours),
        float(len(chiu)),
        counts[CHI] / 4,
    ]
