"""What a seat of Chắn can tell of the deal: how the past binds everybody, and who may use what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from cardavia_desktop.players.skilled.chan_hand import Cards, Opening
from cardavia_desktop.rules import Action, Face, View
from cardavia_desktop.rules.chan.hand import singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.events import Claimed, Dealt, Discarded, Event, Left, Revealed
from cardavia_desktop.rules.faces import TOTOM, Counts

SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat knows of a deal.

    `cards` are its own, `left` counts the copies of each face that it has not seen. `limits` are
    the pasts of all seats, with what was declined only for the seat itself, and `pairs` counts the
    pairs that lie open before each. `turned_up` tells whether the public card came from the stock.
    """

    view: View
    opening: Opening
    cards: Cards
    left: Counts
    limits: list[Limits]
    pairs: list[int]
    turned_up: bool

    @classmethod
    def of(cls, view: View) -> Self:
        """What the seat of a view knows."""
        opening, limits, turned_up = _past(view)
        hand = list(view.hand)
        melds = view.melds[view.seat]
        return cls(
            view=view,
            opening=Opening.of(opening, view.options),
            cards=Cards(hand, singles_of(hand), limits[view.seat], melds),
            left=view.unseen(),
            limits=limits,
            pairs=[sum(len(meld.cards) for meld in melds) // 2 for melds in view.melds],
            turned_up=turned_up,
        )


def _past(view: View) -> tuple[Counts, list[Limits], bool]:
    """What the seat was dealt, how the past binds each seat, and whether the last card that was
    laid open came from the stock.
    """
    past = _Past(view.seat)
    for event in view.events:
        past.add(event)
    return past.opening, past.limits, past.turned_up


class _Past:
    """What the events tell so far."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.opening: Counts = []
        self.hand: Counts = []
        self.limits = [Limits()] * SEATS
        self.turned_up = False
        self.doors: tuple[int, ...] = ()
        """The seats that the public card is offered to, in order."""

    def add(self, event: Event) -> None:
        """Go on by an event."""
        me, limits = self.seat, self.limits
        match event:
            case Dealt(seat, _, cards) if seat == me:
                self.opening, self.hand = TOTOM.counts(cards), TOTOM.counts(cards)
            case Discarded(seat, face, door):
                limits[seat] = limits[seat].after_discard(face)
                self.doors, self.turned_up = (door,), False
                if seat == me:
                    self.hand[face] -= 1
            case Revealed(seat, _):
                self.doors, self.turned_up = (seat, (seat + 1) % SEATS), True
            case Left(_, face) if me in self.doors:
                self._let_go(face)
            case Claimed(seat, action, face):
                self._claimed(seat, action, face)
            case _:
                pass

    def _claimed(self, seat: int, action: Action, face: Face) -> None:
        if action.verb == "chiu" and seat == self.seat:
            self.hand[face] -= 3
        if action.face is None:
            return
        if seat == self.seat:
            self.hand[action.face] -= 1
        elif self.seat in self.doors[: self.doors.index(seat)]:
            self._let_go(face)
        if action.face != face:
            self.limits[seat] = self.limits[seat].after_ca(action.face)

    def _let_go(self, face: Face) -> None:
        """The seat let a card go by that it was offered (C6.8)."""
        own, singles = self.limits[self.seat], singles_of(self.hand)
        if self.hand[face] and own.capture_fault(self.hand, singles, face, face) is None:
            self.limits[self.seat] = own.after_decline(face)
