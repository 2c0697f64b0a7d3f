"""What the answers of Nantong long cards are worth: an estimate of the hand that each leaves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled.nantong_facts import facts
from cardavia_desktop.players.skilled.nantong_outlook import (
    ROUNDS,
    SEATS,
    Hand,
    Outlook,
    Readings,
    figures,
)
from cardavia_desktop.players.skilled.nantong_shape import Kind, read
from cardavia_desktop.players.skilled.nantong_win import won
from cardavia_desktop.rules import NO_FACE, Action, Face, Meld, View


class Way(NamedTuple):
    """What an answer leaves: the hand, how it reads, and the own draws to come.

    `discarded` is the card that others may then take; `ready` tells whether the hand is locked.
    """

    hand: Hand
    readings: Readings
    rounds: int
    discarded: Face = NO_FACE
    ready: bool = False


def weigh(view: View, rng: Random) -> list[Candidate]:
    """What all legal answers are worth by the estimate, in points of the deal."""
    return Estimate(view, Outlook(view, figures())).candidates(rng)


class Estimate:
    """An estimate of the answers to a view by the hands that they leave."""

    def __init__(self, view: View, outlook: Outlook) -> None:
        self.view = view
        self.outlook = outlook
        self.hand = Hand(view.hand, view.melds[view.seat])

    def candidates(self, rng: Random) -> list[Candidate]:
        """All legal answers; chance decides between equals."""
        return [self._candidate(action, rng.random()) for action in self.view.legal]

    @cached_property
    def away(self) -> int:
        """The distance of the hand as it is; of one that owes a discard, with the best made."""
        return read(self.hand.cards, Kind.ANY, self.hand.groups).distance

    @cached_property
    def _thrown(self) -> dict[Face, Way]:
        return {way.discarded: way for way in self._discards(self.hand)}

    def _candidate(self, action: Action, luck: float) -> Candidate:
        if action.verb == "win":
            points = won(self.view, self.outlook.others_hu)
            paid = round(points / (SEATS - 1))
            return Candidate(action, points, facts=(Fact(About.WINS, (), paid),))
        value, way = max(
            ((self.value(way), way) for way in self.ways(action)), key=lambda pair: pair[0]
        )
        told = facts(self.outlook, self.away, way.hand, way.readings, way.discarded)
        return Candidate(action, value + _LUCK * luck, facts=told)

    def value(self, way: Way) -> float:
        """The points of what an answer leaves."""
        if self.gives_up(way):
            return self.outlook.value_without_win(way.hand, way.rounds)
        return self.outlook.value(way.hand, way.readings, way.rounds, ready=way.ready)

    def gives_up(self, way: Way) -> bool:
        """Whether no hope is seen in what an answer leaves.

        A hand that waits is not broken up, and no claim is made that leads away from a win,
        whatever dearer win is in sight then.
        """
        return self.leads_away(way) and (self.away <= 0 or self.view.public != NO_FACE)

    def leads_away(self, way: Way) -> bool:
        """Whether what an answer leaves is farther from a win than the hand is."""
        return not way.ready and way.readings[Kind.ANY].distance > max(0, self.away)

    def ways(self, action: Action) -> Iterator[Way]:
        """What an answer other than a win may leave: several ways, where a discard follows."""
        hand, outlook = self.hand, self.outlook
        face = self._face(action)
        match action.verb:
            case "discard":
                yield self._thrown[face]
            case "pung":
                yield from self._discards(_laid(hand, face, 2, Meld("pung", (face,) * 3)))
            case "kong" | "open" | "hezi":
                after = self._declared(action.verb, face)
                # The card drawn for it is one draw more; on a turn a discard follows (N4, N5.2).
                draws = not (action.verb == "open" and hand.cards[face] == 3)
                wait = self._wait() if self._prepares else SEATS - 1
                yield Way(after, after.read(), min(ROUNDS, outlook.rounds(wait) + draws))
            case "ready":
                yield Way(hand, hand.read(), outlook.rounds(self._wait()), ready=True)
            case _:
                yield Way(hand, hand.read(), outlook.rounds(self._wait()))

    @property
    def _prepares(self) -> bool:
        return any(action.verb == "done" for action in self.view.legal)

    def _wait(self) -> int:
        """How many draw before this seat, when it does not act now."""
        view = self.view
        if not self._prepares:
            return (view.seat - view.source - 1) % SEATS
        # The dealer discards without a draw, and the seat after it draws first (N4.7).
        return (view.seat - view.dealer - 1) % SEATS

    def _face(self, action: Action) -> Face:
        if action.face is not None:
            return action.face
        return self.view.indicators[0] if action.verb == "hezi" else self.view.public

    def _declared(self, verb: str, face: Face) -> Hand:
        """The hand after a kong or an opening declaration, before a card is drawn for it."""
        hand, held = self.hand, self.hand.cards[face]
        if verb != "kong":
            return _laid(hand, face, held, Meld(verb, (face,) * held))
        if self.view.public != NO_FACE:
            return _laid(hand, face, held, Meld("kong", (face,) * 4))
        if held == 4:
            return _laid(hand, face, held, Meld("concealed-kong", (face,) * 4))
        after = _laid(hand, face, 1, Meld("added-kong", (face,) * 4))
        return after._replace(melds=[m for m in after.melds if m != Meld("pung", (face,) * 3)])

    def _discards(self, hand: Hand) -> Iterator[Way]:
        rounds = self.outlook.rounds(SEATS - 1)
        ready = self.view.seat in self.view.ready
        for face, readings in hand.without_each().items():
            yield Way(_without(hand, face), readings, rounds, face, ready)


_LUCK: Final = 1e-6
"""By so much chance may lift an answer."""


def _without(hand: Hand, face: Face) -> Hand:
    cards = list(hand.cards)
    cards[face] -= 1
    return hand._replace(cards=cards)


def _laid(hand: Hand, face: Face, used: int, meld: Meld) -> Hand:
    """The hand with some copies of a face laid open."""
    cards = list(hand.cards)
    cards[face] -= used
    return Hand(cards, [*hand.melds, meld])
