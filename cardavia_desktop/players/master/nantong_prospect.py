"""What a hand of Nantong long cards is worth to one who also looks at the others.

To the estimate of the player this adds what the others do: how soon they win, by the groups that
they have laid open, what that costs, and what a discard may give them; and what a hand may still
come to count: its pairs, and runs of Wenqian.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from cardavia_desktop.players.skilled.nantong import Estimate, Way
from cardavia_desktop.players.skilled.nantong_outlook import (
    SEATS,
    WEIGHTS,
    Chances,
    Figures,
    Hand,
    Odds,
    Outlook,
    Readings,
    settled,
)
from cardavia_desktop.players.skilled.nantong_shape import Kind
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Face, View
from cardavia_desktop.rules.nantong.cards import FACES, WENQIAN


@dataclass(frozen=True, eq=False)
class MasterFigures(Figures):
    """The weights of the master's estimate, beside those of the player's.

    - The hazard holds when the others have `usual_melds` groups laid open together, by rounds left;
      it grows by the factors `threat_meld` with each group more and `threat_ready` with each that
      is ready. `loss`: points lost when another seat wins.
    - `growth`: the pairs that become triplets, beside what the cards would say alone; `wenqian`: hu
      of a win by runs of Wenqian in sight.
    - `pung_chance`: by thirds of the stock left and copies not seen, how likely a discard is
      punged; it then costs `pung_cost` and the hu times `pung_hu`. `win_share`: by copies not seen,
      how likely it is that a discard wins for another seat, as a part of the hazard.
    """

    usual_melds: Sequence[float]
    threat_meld: float
    threat_ready: float
    loss: float
    growth: float
    wenqian: Sequence[float]
    pung_chance: Sequence[Sequence[float]]
    pung_cost: float
    pung_hu: float
    win_share: Sequence[float]


@cache
def figures() -> MasterFigures:
    """The figures of the master."""
    return MasterFigures.of(load(WEIGHTS)["master"])


class Prospect(Outlook):
    """What hands are worth to a seat among others that it watches.

    `threat` tells how many times as quick as usual the others are.
    """

    by: MasterFigures

    def __init__(self, view: View) -> None:
        by = figures()
        super().__init__(view, by)
        others = [other for other in range(SEATS) if other != view.seat]
        excess = sum(len(view.melds[other]) for other in others) - by.usual_melds[self.rounds(2)]
        ready = len(view.ready - {view.seat})
        self.threat = by.threat_meld**excess * by.threat_ready**ready

    def chances(self, kind: Kind) -> Chances:
        """The chances of a kind of win against these opponents."""
        return self.by.chances(kind, self.threat)

    def value(self, hand: Hand, readings: Readings, rounds: int, *, ready: bool = False) -> float:
        """The points of a hand (see `Outlook.value`), with what is lost when another seat wins."""
        gained = super().value(hand, readings, rounds, ready=ready)
        return gained - self.by.loss * self.chances(Kind.ANY).idle[rounds]

    def value_without_win(self, hand: Hand, rounds: int) -> float:
        """The points of a hand that is not to win, where others may."""
        settled_with = super().value_without_win(hand, rounds)
        return settled_with - self.by.loss * self.chances(Kind.ANY).idle[rounds]

    def safe(self, cards: Sequence[int], base: int, rounds: int) -> float:
        """The hu that a hand of such a base, with the cards to come, is settled with."""
        return settled(base, self.by.growth * self.growing(cards, rounds))

    def spared(self, odds: Odds, rounds: int) -> float:
        """The points that such odds save beside a hand without hope: the others win less often."""
        return self.by.loss * (self.chances(Kind.ANY).idle[rounds] - odds.lost)

    def total(self, hand: Hand, kind: Kind, safe: float, pairs: float) -> float:
        """The hu that a win of a kind would bring, with the runs of Wenqian in sight."""
        total = super().total(hand, kind, safe, pairs)
        if kind is Kind.TRIPLETS:
            return total
        return total + self.by.wenqian[self.wenqian(hand)]

    def wenqian(self, hand: Hand) -> int:
        """The runs of Wenqian in hand."""
        return min(hand.cards[face] for face in WENQIAN)

    def growing(self, cards: Sequence[int], rounds: int) -> float:
        """What the pairs in hand may come to count, as far as the cards alone tell."""
        left, pung = self.left, self.values.pung
        likely = sum(left[face] * pung[face] for face in FACES if cards[face] == 2)
        return likely / self.unseen * min(rounds, _GROWING)

    def punged(self, face: Face) -> float:
        """How likely another seat makes a pung of a discard."""
        third = min(2, self.stock // 17)
        return self.by.pung_chance[third][min(self.left[face], 3)]

    def price(self, hand: Hand, rounds: int, discarded: Face, value: float) -> float:
        """What it costs that others may take the discard, if any, of a hand worth so much."""
        if discarded == NO_FACE:
            return 0.0
        by = self.by
        hu = self.values.pung[discarded] - _PLAIN_PUNG
        pung = self.punged(discarded) * (by.pung_cost + by.pung_hu * hu)
        hazard = self.chances(Kind.ANY).hazard[max(1, rounds)]
        win = by.win_share[min(self.left[discarded], 3)] * hazard
        return pung + win * max(0.0, value - self._lost(hand))

    def _lost(self, hand: Hand) -> float:
        """The points when another seat wins now."""
        base, _ = self.base(hand)
        return 2 * settled(base, 0.0) - self.by.loss - self.others_hu


class MasterEstimate(Estimate):
    """An estimate of the answers to a view by the hands that they leave and what a discard costs.

    A discard or a pung that leads away from a win gives it up, whatever dearer win is in sight.
    """

    outlook: Prospect

    def __init__(self, view: View) -> None:
        super().__init__(view, Prospect(view))

    def value(self, way: Way) -> float:
        """The points of what an answer leaves, less the price of the discard."""
        value = super().value(way)
        return value - self.outlook.price(way.hand, way.rounds, way.discarded, value)

    def gives_up(self, way: Way) -> bool:
        """Whether no hope is seen in what an answer leaves."""
        return way.discarded != NO_FACE and self.leads_away(way)


_GROWING: Final = 8
"""After so many rounds a pair is a pair."""
_PLAIN_PUNG: Final = 2
"""Hu of a pung that nothing doubles (N6.1)."""
