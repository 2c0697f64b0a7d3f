"""Which cards travel when something happens, and from where: events made into flights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.rules.events import (
    Claimed,
    Dealt,
    Discarded,
    Drew,
    Event,
    Finished,
    Formed,
    Left,
    Revealed,
)
from cardavia_desktop.rules.faces import Face
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import CardItem, Pack
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.middle import Middle
from cardavia_desktop.ui.table.motion import DEAL, DEAL_MOST, TRAVEL, TURN, Pass, Travel, Turn
from cardavia_desktop.ui.table.seats import Seats
from cardavia_desktop.ui.table.won import WonHand


@dataclass(frozen=True, slots=True)
class Before:
    """Where cards lay before something happened: those of the hand, and the public card."""

    view: View | None
    hand: Mapping[Face, list[Rect]]
    public: Rect | None


@dataclass(frozen=True, slots=True)
class Places:
    """Where cards lie on the table."""

    hand: Hand
    seats: Seats
    middle: Middle
    won: WonHand


@dataclass(frozen=True, slots=True)
class Routes:
    """The ways of cards to where they lie in `view`."""

    scene: QGraphicsScene
    layout: TableLayout
    pack: Pack
    view: View
    before: Before
    places: Places

    def flights(self, events: Sequence[Event]) -> list[Travel]:
        """What `events` move. When cards are dealt, nothing else is shown to move."""
        if any(isinstance(event, Dealt) for event in events):
            return list(self._deal())
        if any(isinstance(event, Finished) for event in events) and self.places.won.cards:
            return list(self._won(events))
        return [flight for event in events for flight in self._moved(event, events)]

    def _moved(self, event: Event, events: Sequence[Event]) -> Iterator[Travel]:
        view, public = self.view, self.places.middle.public
        match event:
            case Revealed() if public is not None and event.face == view.public:
                back = self.pack.back(*self.layout.public_card)
                yield Turn(public, self.layout.stock, back, TURN)
            case Discarded() if public is not None and event.face == view.public:
                yield Travel(public, self._from_hand(event.seat, event.face))
            case Left():
                for card in self.places.seats.gates[event.seat][-1:]:
                    yield Travel(card, self.layout.seats[event.seat].public)
            case Formed():
                yield from self._formed(event, events)
            case Drew():
                yield from self._drawn(event)

    def _won(self, events: Sequence[Event]) -> Iterator[Travel]:
        """The hand of the winner is laid open round the card that completed it."""
        seat = self.view.winner
        assert seat is not None, "somebody has won"
        public = self._public_of(events)[1]
        for card in self.places.won.cards:
            start = public if card.wins and public is not None else self._from_hand(seat, card.face)
            yield Travel(card.item, start)

    def _formed(self, event: Formed, events: Sequence[Event]) -> Iterator[Travel]:
        """The public card goes to the group, others come from the hand; what lay there stays."""
        old = () if self.before.view is None else self.before.view.melds[event.seat]
        there = len(old[event.place].cards) if event.place < len(old) else 0
        first = sum(len(meld.cards) for meld in self.view.melds[event.seat][: event.place])
        cards = self.places.seats.groups[event.seat][first + there : first + len(event.cards)]
        faces = list(event.cards[there:])
        public, start = self._public_of(events)
        at = faces.index(public) if public in faces else None
        for i, (card, face) in enumerate(zip(cards, faces, strict=True)):
            if i == at and start is not None:
                yield Travel(card, start)
            else:
                yield Travel(card, self._from_hand(event.seat, face))

    def _public_of(self, events: Sequence[Event]) -> tuple[Face | None, Rect | None]:
        """The public card that events used up, and where it lay."""
        for event in events:
            if isinstance(event, Claimed):
                return event.face, self.before.public
            if isinstance(event, Revealed):
                return event.face, self.layout.stock
        return None, None

    def _drawn(self, event: Drew) -> Iterator[Travel]:
        """A card that goes into a hand; that of another is seen from its back, and only so."""
        if event.seat != self.view.seat:
            back = self.pack.back_card(self._plate(event.seat))
            yield self._passing(back, self.layout.stock)
        elif event.face in self.places.hand.faces:
            places = [p for p, face in enumerate(self.places.hand.faces) if face == event.face]
            yield self._to_hand(places[-1], TURN, 0)

    def _deal(self) -> Iterator[Travel]:
        """All hands, card by card."""
        most = max(self.view.sizes)
        step = min(DEAL, DEAL_MOST / max(1, most))
        for seat, size in enumerate(self.view.sizes):
            for i in range(size):
                delay = 1 + i * step
                if seat != self.view.seat:
                    card = self.pack.back_card(self._plate(seat))
                    yield self._passing(card, self.layout.stock, delay)
                elif i < len(self.places.hand.items):
                    yield self._to_hand(i, TRAVEL, delay)

    def _to_hand(self, place: int, milliseconds: float, delay: float) -> Travel:
        card = self.places.hand.items[place]
        back = self.pack.back(round(card.card.width()), round(card.card.height()))
        return Turn(card, self.layout.stock, back, milliseconds, delay)

    def _passing(self, card: CardItem, start: Rect, delay: float = 0) -> Travel:
        """A card that is only seen on its way."""
        self.scene.addItem(card)
        return Pass(card, start, TRAVEL, delay)

    def _from_hand(self, seat: int, face: Face) -> Rect:
        """Where a card of a hand was; those of the others are behind their plates."""
        own = self.before.hand.get(face)
        return own.pop(0) if seat == self.view.seat and own else self._plate(seat)

    def _plate(self, seat: int) -> Rect:
        """A card of half the size in the middle of a plate."""
        plate, (w, h) = self.layout.seats[seat].plate, self.layout.table_card
        return Rect(plate.cx - w // 4, plate.y + (plate.h - h // 2) // 2, w // 2, h // 2)
