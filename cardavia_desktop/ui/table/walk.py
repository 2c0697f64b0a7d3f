"""The keyboard among the cards before the seats: open groups and discards, to look at them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.ui.table.items import FORWARD, TrayCard, Zone, framed
from cardavia_desktop.ui.table.seats import Seats
from cardavia_desktop.ui.theme import TABLE, frame_width


class Trays(StrEnum):
    """What lies before the seats."""

    GROUPS = "groups"
    GATES = "gates"


class Walk:
    """Goes from card to card in one kind of trays; the card with the focus comes to the front."""

    def __init__(self, scene: QGraphicsScene, seats: Seats) -> None:
        """Nowhere."""
        self._seats: Final = seats
        self._frame: Final = Zone(scene)
        self._seat = self._place = 0
        self.trays: Trays | None = None
        """Where the focus is; None while it is elsewhere."""

    @property
    def card(self) -> TrayCard | None:
        """The card with the focus."""
        if self.trays is None:
            return None
        cards = self._cards(self.trays)[self._seat]
        return cards[self._place] if self._place < len(cards) else None

    @property
    def at(self) -> tuple[Trays, int, int] | None:
        """The trays, the seat and the place of the card with the focus among those shown."""
        return None if self.trays is None else (self.trays, self._seat, self._place)

    def enter(self, trays: Trays) -> bool:
        """Go to the first card of some trays; False when nothing lies there."""
        self.leave()
        for seat, cards in enumerate(self._cards(trays)):
            if cards:
                self.trays = trays
                self._go_to(seat, 0)
                return True
        return False

    def leave(self) -> None:
        """Go away."""
        if (card := self.card) is not None:
            card.go_back()
        self.trays = None
        self._frame.clear()

    def laid_anew(self) -> None:
        """Stay at the same place of what lies there now."""
        trays = self.trays
        if trays is None:
            return
        cards = self._cards(trays)
        if self._seat < len(cards) and cards[self._seat]:
            self._go_to(self._seat, min(self._place, len(cards[self._seat]) - 1))
        elif not self.enter(trays):
            self.leave()

    def step(self, key: Qt.Key) -> bool:
        """Go to a neighbor: along the tray, or to that of the next seat with cards."""
        if self.trays is None:
            return False
        trays = self._cards(self.trays)
        last = len(trays[self._seat]) - 1
        places = {
            Qt.Key.Key_Left: self._place - 1,
            Qt.Key.Key_Right: self._place + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key in places:
            self._go_to(self._seat, min(max(places[key], 0), last))
            return True
        if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return False
        step = 1 if key == Qt.Key.Key_Down else -1
        seats = [(self._seat + step * i) % len(trays) for i in range(1, len(trays) + 1)]
        self._go_to(next(seat for seat in seats if trays[seat]), 0)
        return True

    def _cards(self, trays: Trays) -> list[list[TrayCard]]:
        return self._seats.groups if trays is Trays.GROUPS else self._seats.gates

    def _go_to(self, seat: int, place: int) -> None:
        if (before := self.card) is not None:
            before.go_back()
        self._seat, self._place = seat, place
        self._frame.clear()
        if (card := self.card) is not None:
            card.come_forward()
            area = card.card.translated(card.pos())
            width = frame_width(3)
            self._frame.add(framed(area, QColor(TABLE.t_focus), width), FORWARD + 1)
