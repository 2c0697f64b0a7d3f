"""The scene: it draws a view of a deal, and knows no rules."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.plate import Plate
from cardavia_desktop.rules.events import Claimed, Discarded, Event, Formed, Left, Revealed
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.arrange import arrange
from cardavia_desktop.ui.table.background import draw_background
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import CardItem, Pack
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.middle import Middle
from cardavia_desktop.ui.table.motion import Flight, Motion
from cardavia_desktop.ui.table.question import Question, drawn
from cardavia_desktop.ui.table.seats import Seats


class TableScene(QGraphicsScene):
    """Cards on lacquer. Scene coordinates are the logical pixels of the view."""

    def __init__(self, cards: Cards, parent: QObject) -> None:
        """An empty table, in the tone of `cards`."""
        super().__init__(parent)
        self._cards = cards
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.hand = Hand(self)
        self._seats = Seats(self)
        self._middle = Middle(self)
        self._background: Plate | None = None
        self._drawn: tuple[TableLayout, float] | None = None
        self._public_at: Rect | None = None
        self._motion = Motion(self)

    def lay(self, layout: TableLayout, pack: Pack, view: View, asked: Question) -> None:
        """Show a view, at once."""
        self._motion.land()
        if self._drawn != (layout, pack.ratio):
            self._background = draw_background(layout, pack.ratio)
            self._drawn = layout, pack.ratio
            self.setSceneRect(0, 0, layout.width, layout.height)
            self.update()
        self._seats.lay(layout, pack, view)
        self._middle.lay(layout, pack, view)
        blocks = arrange(view.game.name, view.hand)
        self.hand.lay(layout, pack, blocks, frozenset(asked.plays), drawn(view))
        self._public_at = layout.seats[view.source].public if view.public != NO_FACE else None

    def starts(self, layout: TableLayout, view: View, events: Sequence[Event]) -> list[Rect]:
        """Where the cards lie that `events` will move; to be asked before `lay`."""
        return [self._start(layout, view, event, events) for event in events]

    def travel(
        self, view: View, events: Sequence[Event], starts: Sequence[Rect], duration: int
    ) -> None:
        """After `lay`: let the cards that were moved travel, for `duration` milliseconds."""
        flights = [
            Flight(card, start)
            for event, start in zip(events, starts, strict=True)
            for card in self._moved(view, event)
        ]
        self._motion.start(flights, duration)

    def _start(
        self, layout: TableLayout, view: View, event: Event, events: Sequence[Event]
    ) -> Rect:
        seat = layout.seats[event.seat]
        own = Rect(seat.plate.x, seat.plate.y, *layout.table_card)
        match event:
            case Revealed():
                return layout.stock
            case Left():
                return seat.public
            case Discarded() if event.seat == view.seat:
                return self.hand.rect_of(event.face) or own
            case Formed() if any(isinstance(other, Claimed) for other in events):
                return self._public_at or own
            case Formed() if any(isinstance(other, Revealed) for other in events):
                return layout.stock
            case _:
                return own

    def _moved(self, view: View, event: Event) -> list[CardItem]:
        """The cards that an event moved, where they lie now."""
        match event:
            case Revealed() | Discarded() if event.face == view.public:
                card = self._middle.public
            case Left():
                card = self._seats.newest_discard(event.seat)
            case Formed():
                before = sum(len(meld.cards) for meld in view.melds[event.seat][: event.place])
                cards = slice(before, before + len(event.cards))
                return self._seats.group(event.seat, cards)
            case _:
                card = None
        return [] if card is None else [card]

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The lacquer, from one picture."""
        if self._background is not None:
            self._background.draw(painter, 0, QPointF(0, 0), None, self._cards.tone)
