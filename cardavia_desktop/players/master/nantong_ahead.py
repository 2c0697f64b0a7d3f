"""A round of Nantong long cards looked ahead, card by card.

The estimate of a hand says how soon it comes nearer, and takes what follows to be as usual. Here
what follows is looked at: every card that the next draw may bring, every pung that a discard of
the others may offer, with the best discard after it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf
from typing import Final

from cardavia_desktop.players.skilled.nantong_outlook import Hand, Outlook, Readings
from cardavia_desktop.players.skilled.nantong_shape import Discards, Kind, faces_of
from cardavia_desktop.rules import Face, Meld

_BEHIND: Final = 1
"""A kind of win so much farther away than another is left out, when it is more."""
_OTHERS: Final = 2
"""The other seats, each of which discards a card in a round."""


class Ahead:
    """Hands of one seat, each with a round looked ahead.

    What the same cards are worth is reckoned once, whichever way they come about.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._known: dict[tuple[tuple[Kind, ...], int, tuple[int, ...]], float] = {}

    def value(self, hand: Hand, readings: Readings, rounds: int) -> float:
        """The points of a hand with so many rounds to come, the first of them looked ahead."""
        outlook, by = self._outlook, self._outlook.by
        if not rounds:
            return outlook.value(hand, readings, rounds)
        near = min(reading.distance for reading in readings.values()) + _BEHIND
        readings = {kind: r for kind, r in readings.items() if r.distance <= near}
        stay = outlook.value(hand, readings, rounds - 1)
        drawn = claimed = claims = 0.0
        for face in faces_of(_wanted(readings)):
            chance = outlook.left[face] / outlook.unseen
            if not chance:
                continue
            if kinds := [k for k, r in readings.items() if not r.distance and r.wanted >> face & 1]:
                gain = self._win(_with(hand, face), kinds) - stay
                offered, claim = _OTHERS * by.won * chance, gain
            else:
                gain = self._best(_with(hand, face), readings, rounds - 1) - stay
                offered, claim = _OTHERS * by.claimed * chance, 0.0
                if hand.cards[face] >= 2:
                    claim = self._best(_punged(hand, face), readings, rounds) - stay
            drawn += chance * max(0.0, gain)
            if claim > 0:
                claimed += offered * claim
                claims += offered
        hazard = outlook.chances(Kind.ANY).hazard[rounds]
        going = stay + claimed + (1 - min(1.0, claims)) * drawn
        return hazard * outlook.lost(hand) + (1 - hazard) * going

    def _win(self, hand: Hand, kinds: Sequence[Kind]) -> float:
        """The points of a hand that is complete for some kinds of win."""
        outlook = self._outlook
        base, pairs = outlook.base(hand)
        total = max(outlook.total(hand, kind, base, pairs) for kind in kinds)
        return 2 * total - outlook.others_hu

    def _best(self, hand: Hand, kinds: Collection[Kind], rounds: int) -> float:
        """The best that a discard can leave of a hand that owes one.

        Only discards that cost one of the kinds of win nothing are tried.
        """
        allowed = tuple(kind for kind in hand.kinds if kind in kinds)
        ways = {kind: Discards(hand.cards, kind, hand.groups) for kind in allowed}
        spare = 0
        for way in ways.values():
            spare |= way.whole().spare
        best = -inf
        cards = list(hand.cards)
        for face in faces_of(spare):
            cards[face] -= 1
            key = (allowed, rounds, tuple(cards))
            if key not in self._known:
                readings = {kind: way.without(face) for kind, way in ways.items()}
                left = Hand(cards, hand.melds)
                self._known[key] = self._outlook.value(left, readings, rounds)
            best = max(best, self._known[key])
            cards[face] += 1
        return best


def _wanted(readings: Readings) -> int:
    """The faces that bring a hand nearer to any of the kinds of win, as a mask."""
    mask = 0
    for reading in readings.values():
        mask |= reading.wanted
    return mask


def _with(hand: Hand, face: Face) -> Hand:
    cards = list(hand.cards)
    cards[face] += 1
    return hand._replace(cards=cards)


def _punged(hand: Hand, face: Face) -> Hand:
    cards = list(hand.cards)
    cards[face] -= 2
    return Hand(cards, [*hand.melds, Meld("pung", (face,) * 3)])
