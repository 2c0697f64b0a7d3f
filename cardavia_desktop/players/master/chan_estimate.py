"""What the answers of Chắn are worth to somebody who watches the others.

Beside all that the player `player` looks at, this estimate knows where the unseen cards may be, how
far the others have come, and what the next seat can do with a card. The weights come from
self-play: `python -m tools.tuning.chan_fast`.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final, NamedTuple, Self

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.master.chan_beliefs import Beliefs
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled import chan as skilled
from cardavia_desktop.players.skilled.chan import WEIGHTS, Next, Outcome
from cardavia_desktop.players.skilled.chan_hand import loose, promise
from cardavia_desktop.players.skilled.chan_known import SEATS, Known
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import Face, View
from cardavia_desktop.rules.chan.hand import BIT, MOST_CAS, OTHERS, cas, faces_of, other_suits
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.events import Discarded

DEAR: Final = 0.45
"""The part of what a win would pay beyond the usual that counts. It is uncertain, and to win more
often brings as much in the end.
"""
_LIKELY: Final = 50
"""From so many percent on it is told that the next seat may take a discard."""


@cache
def _network() -> Network:
    return Network.of(load(WEIGHTS)["master"])


def weigh(view: View, rng: Random) -> list[Candidate]:
    """What all legal answers are worth by the estimate, in points of the deal."""
    insight = Insight.of(Known.of(view))
    weighed = skilled.weighed(insight.known, insight.judge, insight.tell, rng)
    return sorted(weighed, key=lambda candidate: candidate.value, reverse=True)


class Insight(NamedTuple):
    """What a seat knows and believes; `discards` counts those that each seat has made."""

    known: Known
    beliefs: Beliefs
    discards: list[int]

    @classmethod
    def of(cls, known: Known) -> Self:
        """What may be believed by one who knows this."""
        discards = [0] * SEATS
        for event in known.view.events:
            if isinstance(event, Discarded):
                discards[event.seat] += 1
        return cls(known, Beliefs.of(known), discards)

    def judge(self, outcome: Outcome) -> float:
        """The points that the seat may expect of an outcome."""
        return skilled.points(DEAR, *_network()(self.features(outcome)))

    def feeds(self, face: Face) -> tuple[float, float]:
        """The chance that the next seat can make a Chắn of a card, and how many cards it may be
        expected to hold that make a Cạ of it.
        """
        limits = self.known.limits[(self.known.view.seat + 1) % SEATS]
        if (limits.discarded | limits.given) & BIT[face]:  # C6.1
            return 0.0, 0.0
        odd = self.beliefs.odd[0]
        if no_cas(limits):
            return odd[face], 0.0
        return odd[face], sum(odd[other] for other in faces_of(OTHERS[face]))

    def tell(self, outcome: Outcome) -> tuple[Fact, ...]:
        """What is told of an outcome."""
        told = skilled.tell(self.known, outcome)
        if outcome.next is not Next.OFFERED:
            return told
        if any(meld.kind == "chiu" for meld in outcome.cards.melds[-1:]):
            return told  # it may be another than the next seat that is offered the card (C7.5)
        chan, ca = self.feeds(outcome.face)
        percent = round(100 * (1 - (1 - chan) * max(0.0, 1 - ca)))
        # Nor is there a Chíu in any hand.
        if not chan and not ca and self.known.left[outcome.face] < 3:
            return (*told, Fact(About.SAFE, (outcome.face,)))
        if percent >= _LIKELY:
            return (*told, Fact(About.FEEDS, (outcome.face,), percent))
        return told

    def features(self, outcome: Outcome) -> list[float]:
        """What the network is told of an outcome."""
        known, (held, odd, in_stock) = self.known, self.beliefs
        cards, view, stock = outcome.cards, known.view, known.view.stock
        unseen = max(1, sum(known.left))
        # As many cards of the stock as there are unseen ones, so that both tell alike.
        share = [number * unseen / max(1, stock) for number in in_stock]
        believed = promise(cards, known.opening, share)
        hazard = believed.winning / unseen
        wanted = faces_of(_wanted(outcome))
        others = [(view.seat + i) % SEATS for i in range(1, SEATS)]
        following = known.limits[others[0]]
        pairs = [known.pairs[seat] / 5 for seat in others]
        made = [self.discards[seat] / 6 for seat in others]
        passed_on = [0.0] * 6
        if outcome.next is not Next.GONE:
            face = outcome.face
            chan, ca = self.feeds(face)
            barred = bool((following.discarded | following.given) & BIT[face])
            passed_on = [
                chan,
                0.0 if barred else min(1.0, held[0][face]),
                ca,
                float(barred),
                float(no_cas(following)),
                float(known.left[face] >= 3),
            ]
        return [
            *skilled.features(known, cards),
            float(outcome.next is Next.ASKED),
            float(outcome.next is Next.GONE),
            *believed.numbers,
            sum([odd[2][face] for face in wanted]) / 4,
            sum([odd[0][face] for face in wanted]) / 4,
            sum([odd[1][face] for face in wanted]) / 4,
            hazard * stock / 4,
            4 * hazard,
            1 - (1 - min(0.9, hazard)) ** stock,
            *pairs,
            *made,
            *(known.limits[seat].cas / 3 for seat in others),
            max(pairs),
            max(made),
            *passed_on,
            unseen / 80,
            sum(len(meld.cards) for meld in cards.melds) / 2 / 5,
            self.discards[view.seat] / 6,
        ]


def _wanted(outcome: Outcome) -> int:
    """The faces that would pair a loose card of the seat, as a mask."""
    hand, singles, limits, _ = outcome.cards
    barred = limits.discarded | limits.given
    alone = loose(singles)
    wanted = alone & ~barred
    if cas(singles) + limits.cas < MOST_CAS and not no_cas(limits):
        for face in faces_of(other_suits(alone) & ~(barred | limits.declined)):
            if not hand[face]:
                wanted |= BIT[face]
    return wanted


def no_cas(limits: Limits) -> bool:
    """Whether a seat has discarded a Cạ and may capture none (C6.7)."""
    return bool(limits.discarded & limits.seconds)
