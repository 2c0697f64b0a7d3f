"""The scene: it draws a view of a deal, and knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.plate import Plate
from cardavia_desktop.rules.events import Dealt, Event
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.background import draw_background
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import Pack, Zone, framed, rect_f
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.middle import Middle
from cardavia_desktop.ui.table.motion import DEAL_LONGEST, GLOW, Appear, Motion
from cardavia_desktop.ui.table.own_order import HandOrder
from cardavia_desktop.ui.table.question import Question, drawn
from cardavia_desktop.ui.table.seats import Seats
from cardavia_desktop.ui.table.travel import Before, Places, Routes
from cardavia_desktop.ui.table.walk import Walk
from cardavia_desktop.ui.table.won import WonHand
from cardavia_desktop.ui.theme import TABLE, Look, look

_TARGETS: Final = -80  # on the trays, below all cards


class TableScene(QGraphicsScene):
    """Cards on lacquer. Scene coordinates are the logical pixels of the view."""

    def __init__(self, cards: Cards, parent: QObject) -> None:
        """An empty table, in the tone of `cards`."""
        super().__init__(parent)
        self._cards = cards
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = Motion(self)
        self.order = HandOrder()
        self.hand = Hand(self, self.motion)
        self.seats = Seats(self)
        self.walk = Walk(self, self.seats)
        self._middle = Middle(self)
        self._won = WonHand(self)
        self._targets = Zone(self)
        self._background: Plate | None = None
        self._drawn: tuple[TableLayout, float, Look] | None = None
        self._shown: tuple[TableLayout, View] | None = None
        self.dealing = False
        """Whether what moves, if anything does, is a deal."""

    def lay(
        self,
        layout: TableLayout,
        pack: Pack,
        view: View,
        asked: Question,
        events: Sequence[Event] = (),
    ) -> None:
        """Show a view; the cards that `events` have moved travel there."""
        self.motion.land()
        before = self._before(layout)
        if self._drawn != (layout, pack.ratio, look()):
            self._background = draw_background(layout, pack.ratio)
            self._drawn = layout, pack.ratio, look()
            self.setSceneRect(0, 0, layout.width, layout.height)
            self.update()
        self.seats.lay(layout, pack, view)
        self.walk.laid_anew()
        self._middle.lay(layout, pack, view)
        self._won.lay(layout, pack, view)
        self.lay_hand(layout, pack, view, asked)
        self._shown = layout, view
        places = Places(self.hand, self.seats, self._middle, self._won)
        routes = Routes(self, layout, pack, view, before, places)
        self.dealing = any(isinstance(event, Dealt) for event in events)
        self.motion.start(routes.flights(events), DEAL_LONGEST if self.dealing else None)
        if events:
            lights = (*self._middle.lights, *self._won.lights)
            self.motion.start([Appear(light, GLOW) for light in lights])

    def lay_hand(self, layout: TableLayout, pack: Pack, view: View, asked: Question) -> None:
        """Show the hand of a view as it is ordered now; one that has won lies in the middle."""
        blocks = () if view.winner == view.seat else self.order.blocks(view)
        self.hand.lay(layout, pack, blocks, frozenset(asked.plays), drawn(view))

    def show_targets(self, targets: Sequence[Rect], *, near: bool = False) -> None:
        """Frame the places where a card may be let go, stronger when it is `near` one."""
        self._targets.clear()
        for rect in targets:
            frame = framed(
                rect_f(rect).adjusted(1, 1, -1, -1), QColor(TABLE.t_ochre), 3 if near else 1.5
            )
            self._targets.add(frame, _TARGETS)

    def _before(self, layout: TableLayout) -> Before:
        """Where cards lie now, if this is the same table."""
        if self._shown is None or self._shown[0] != layout:
            return Before(None, {}, None)
        view = self._shown[1]
        public = layout.seats[view.source].public if view.public != NO_FACE else None
        return Before(view, self.hand.lying(), public)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The lacquer, from one picture."""
        if self._background is not None:
            self._background.draw(painter, 0, QPointF(0, 0), None, self._cards.tone)
