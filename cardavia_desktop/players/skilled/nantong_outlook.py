"""What a hand of Nantong long cards is worth to its seat, in points of the deal.

From one own draw to the next, a round, a hand comes nearer to a win with a chance that the cards
not yet seen tell; once nearer, with the usual chance at that distance. Meanwhile the deal may end.
This is reckoned for each kind of win, with what it brings; what groups and triplets count without a
win (N6) counts in any case. The figures behind it are data: weights/nantong.json.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, cached_property, lru_cache
from typing import Any, Final, NamedTuple, Self

from cardavia_desktop.players.skilled.nantong_shape import (
    Discards,
    Kind,
    Reading,
    faces_of,
    read,
)
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import Face, Meld, View
from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.nantong.base import (
    FOUR_IN_HAND,
    THREE_IN_HAND,
    THREE_OF_INDICATOR,
    base_items,
    doublings,
)
from cardavia_desktop.rules.nantong.cards import FACES

WEIGHTS: Final = "nantong"
SEATS: Final = 3
GROUPS: Final = 7
"""Groups of a won hand, beside its pair (N2.4)."""
ROUNDS: Final = 18
"""Rounds ahead at most: there are 51 cards in the stock (N3.1)."""
FARTHEST: Final = 10
"""A hand that is more cards away is given up."""


@dataclass(frozen=True, eq=False)
class Figures:
    """The weights of the estimate.

    - `typical`: by kind of win and distance, the usual chance to come nearer in a round.
    - `hazard`: by rounds left, the chance that another seat ends the deal in a round.
    - `won`, `claimed`: how likely it is that another seat discards a card that wins, or that makes
      a pung, beside a card drawn at random; `drawn`: the share of drawn cards that help.
    - hu of a win, without base hu: `tazi`, `qing`, `piao` (before it is doubled); `in_runs` is the
      share of triplets that count in a Qing Hu, `closed` the factor for a Piao Hu without a pung.
    - `others`: base hu in the hands of the others.
    - `power`: how much more the best kind of win counts than all together.
    """

    typical: Mapping[str, Sequence[float]]
    hazard: Sequence[float]
    won: float
    claimed: float
    drawn: float
    tazi: float
    qing: float
    piao: float
    in_runs: float
    closed: float
    others: float
    power: float

    @classmethod
    def of(cls, weights: Mapping[str, Any]) -> Self:
        """The figures in a part of the file of weights."""
        return cls(**{field.name: weights[field.name] for field in fields(cls)})

    @cached_property
    def _chances(self) -> dict[tuple[Kind, int], Chances]:
        return {}

    def chances(self, kind: Kind, threat: float = 1.0) -> Chances:
        """The chances of a kind of win where the deal ends so many times as soon as usual."""
        step = min(_STEPS, max(1, round(_STEP * threat)))
        if (kind, step) not in self._chances:
            typical = self.typical[kind.value]
            hazard = [min(0.9, chance * step / _STEP) for chance in self.hazard]
            self._chances[kind, step] = Chances(typical, hazard)
        return self._chances[kind, step]


_STEP: Final = 10
_STEPS: Final = 40


@cache
def figures() -> Figures:
    """The figures of the player."""
    return Figures.of(load(WEIGHTS)["player"])


class Odds(NamedTuple):
    """How likely the seat wins, and another."""

    won: float
    lost: float


class Chances:
    """The odds of a hand by its distance and the rounds left."""

    def __init__(self, typical: Sequence[float], hazard: Sequence[float]) -> None:
        """`typical` are the chances to come nearer, by distance; `hazard` see `Figures`."""
        self.hazard = hazard
        self._nearer = [[Odds(1.0, 0.0)] * (ROUNDS + 1)]
        for distance in range(FARTHEST + 1):
            rate = typical[min(distance, len(typical) - 1)]
            self._nearer.append([self.of(distance, rate, n) for n in range(ROUNDS + 1)])
        self.idle = [self.of(0, 0.0, n).lost for n in range(ROUNDS + 1)]
        """How likely another seat wins where this one cannot, by the rounds left."""

    def of(self, distance: int, rate: float, rounds: int) -> Odds:
        """The odds of a hand that comes nearer at a rate of its own, for this step."""
        won = lost = 0.0
        stay = 1 - rate
        nearer = self._nearer[distance]
        for left in range(rounds):
            hazard = self.hazard[left + 1]
            there_won, there_lost = nearer[left]
            won = (1 - hazard) * (rate * there_won + stay * won)
            lost = hazard + (1 - hazard) * (rate * there_lost + stay * lost)
        return Odds(won, lost)


class Values(NamedTuple):
    """What a pung, three and four in hand of each face count, doublings included (N6)."""

    pung: tuple[int, ...]
    three: tuple[int, ...]
    four: tuple[int, ...]


@lru_cache(maxsize=256)
def values(indicators: Group) -> Values:
    """What the faces count beside some indicators."""
    pung, three, four = [], [], []
    for face in FACES:
        times = doublings(face, indicators)
        exact = face in indicators
        pung.append(2 << times + exact)
        three.append((THREE_OF_INDICATOR if exact else THREE_IN_HAND) << times)
        four.append(FOUR_IN_HAND << times)
    return Values(tuple(pung), tuple(three), tuple(four))


class Hand(NamedTuple):
    """Cards that a seat could come to hold: those in hand, and the groups laid open."""

    cards: Sequence[int]
    melds: Sequence[Meld]

    @property
    def groups(self) -> int:
        """Groups that the cards in hand still have to make (N2.4)."""
        return GROUPS - sum(meld.kind != "hezi" for meld in self.melds)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds of win that the open groups allow (N7.1)."""
        return tuple(Kind) if self.groups == GROUPS else (Kind.ANY, Kind.TRIPLETS)

    def read(self) -> Readings:
        """The hand read for all kinds of win."""
        return {kind: read(self.cards, kind, self.groups) for kind in self.kinds}

    def without_each(self) -> dict[Face, Readings]:
        """The hand read as each discard leaves it."""
        ways = {kind: Discards(self.cards, kind, self.groups) for kind in self.kinds}
        return {
            face: {kind: way.without(face) for kind, way in ways.items()}
            for face in FACES
            if self.cards[face]
        }


Readings = dict[Kind, Reading]


class Outlook:
    """What hands are worth to a seat, as far as it looks at its own cards.

    `left` counts the cards of each face that it does not see.
    """

    def __init__(self, view: View, by: Figures) -> None:
        self.by = by
        self.left = view.unseen()
        self.unseen = max(1, sum(self.left))
        self.stock = view.stock
        self.indicators = view.indicators
        self.values = values(view.indicators)
        others = [view.melds[other] for other in range(SEATS) if other != view.seat]
        self.others_hu = by.others + sum(self.laid(melds) for melds in others)

    def rounds(self, wait: int) -> int:
        """The seat's own draws to come when so many others draw before."""
        return min(ROUNDS, max(0, (self.stock - wait + 2) // 3))

    def laid(self, melds: Sequence[Meld]) -> int:
        """What open groups count (N6.1)."""
        return sum(item.hu for item in base_items((), melds, self.indicators)) if melds else 0

    def chances(self, kind: Kind) -> Chances:
        """The chances of a kind of win."""
        return self.by.chances(kind)

    def rate(self, cards: Sequence[int], reading: Reading) -> float:
        """The chance that a hand comes nearer in a round, by a draw or a claim."""
        left, by = self.left, self.by
        helpful = claims = 0
        for face in faces_of(reading.wanted):
            helpful += left[face]
            if cards[face] >= 2:
                claims += left[face]
        drawn = helpful / self.unseen
        if reading.distance <= 0:
            discarded = by.won * drawn
        else:
            drawn *= by.drawn
            discarded = by.claimed * claims / self.unseen
        return max(_LEAST, 1 - (1 - drawn) * (1 - min(discarded, _MOST)) ** 2)

    def value(self, hand: Hand, readings: Readings, rounds: int, *, ready: bool = False) -> float:
        """The points of a hand that is read like that with so many rounds to come.

        `ready`: it is locked and its win doubled (N4.6, N7.5).
        """
        base, pairs = self.base(hand)
        safe = self.safe(hand.cards, base, rounds)
        gains = 0.0
        # A hand is never farther from any win than from one of a certain kind.
        farthest = 0 if ready else min(FARTHEST, readings[Kind.ANY].distance)
        for kind, reading in readings.items():
            distance = max(0, reading.distance)
            if distance <= farthest:
                odds = self.chances(kind).of(distance, self.rate(hand.cards, reading), rounds)
                total = self.total(hand, kind, safe, pairs) * (1 + ready)
                gain = 2 * (total - safe) * odds.won + self.spared(odds, rounds)
                gains += max(0.0, gain) ** self.by.power
        best: float = gains ** (1 / self.by.power)
        return 2 * safe + best - self.others_hu

    def value_without_win(self, hand: Hand, rounds: int) -> float:
        """The points of a hand that is not to win."""
        base, _ = self.base(hand)
        return 2 * self.safe(hand.cards, base, rounds) - self.others_hu

    # The next two are what a player leaves out that does not look at the others (see the master).

    def safe(self, cards: Sequence[int], base: int, rounds: int) -> float:
        """The hu that a hand of such a base is settled with if it does not win."""
        del cards, rounds
        return settled(base, 0.0)

    def spared(self, odds: Odds, rounds: int) -> float:
        """The points that such odds save, since then others win less often."""
        del odds, rounds
        return 0.0

    def base(self, hand: Hand) -> tuple[int, int]:
        """What a hand counts as it is, and what it counts if its pairs become pungs."""
        value, laid = self.values, self.laid(hand.melds)
        base = pairs = laid
        for face, copies in enumerate(hand.cards):
            if copies == 2:
                pairs += value.pung[face]
            elif copies > 2:
                base += value.three[face] if copies == 3 else value.four[face]
        return base, base + pairs - laid

    def total(self, hand: Hand, kind: Kind, safe: float, pairs: float) -> float:
        """The hu that a win of a kind would bring."""
        by = self.by
        if kind is Kind.TRIPLETS:
            closed = not any(meld.kind in ("pung", "added-kong") for meld in hand.melds)
            return 2 * (by.piao + pairs) * (by.closed if closed else 1)
        return by.qing + by.in_runs * safe if kind is Kind.RUNS else by.tazi + safe


_LEAST: Final = 0.02
"""A hand that cannot come nearer changes its plan."""
_MOST: Final = 0.9


def settled(base: int, growth: float) -> float:
    """What a base of so many hu, and some more to be hoped for, is settled with (N8.1).

    Rounding up adds four and a half hu to every total but nothing to nothing; these are left out.
    """
    as_it_is = -(-base // 10) * 10 - 4.5
    grown = base + growth if base else 0.5 * growth - 2
    return 0.5 * as_it_is + 0.5 * grown
