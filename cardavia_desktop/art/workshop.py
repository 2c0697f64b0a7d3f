"""Draws cards on a thread of its own, those asked for last first."""

from __future__ import annotations

import logging
from threading import Lock, Thread
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from cardavia_desktop.art.drawings import Card, Drawings
from cardavia_desktop.art.store import Store

_MOST: Final = 400  # orders that wait; a window that is being resized asks for many sizes

_log = logging.getLogger(__name__)


class Workshop(QObject):
    """Takes orders on any thread, and tells when a card is drawn.

    The thread lives as long as there is something to draw.
    """

    drawn = Signal(Card, QImage)
    """A card as drawn; emitted on the thread of the workshop."""

    def __init__(self, store: Store | None) -> None:
        """Keep what is drawn in `store`."""
        super().__init__()
        self._drawings = Drawings(store)
        self._lock = Lock()
        self._orders: dict[Card, None] = {}
        self._at_work: Card | None = None
        self._thread: Thread | None = None

    def order(self, card: Card) -> None:
        """Have a card drawn, before those that were ordered earlier."""
        with self._lock:
            if card == self._at_work:
                return
            self._orders.pop(card, None)
            self._orders[card] = None
            if len(self._orders) > _MOST:
                del self._orders[next(iter(self._orders))]
            if self._thread is None:
                self._thread = Thread(target=self._work, name="cards")
                self._thread.start()

    def close(self) -> None:
        """Forget all orders, and wait for the card that is being drawn."""
        with self._lock:
            self._orders.clear()
            thread = self._thread
        if thread is not None:
            thread.join()

    def finish(self) -> None:
        """Wait until everything that was ordered is drawn."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()

    def _work(self) -> None:
        while (card := self._next()) is not None:
            try:
                picture = self._drawings.draw(card)
            except Exception:  # of whatever kind: the other cards are still wanted
                _log.exception("%s cannot be drawn", card)
            else:
                self.drawn.emit(card, picture)

    def _next(self) -> Card | None:
        with self._lock:
            self._at_work = self._orders.popitem()[0] if self._orders else None
            if self._at_work is None:
                self._thread = None
            return self._at_work
