"""The one place that puts cards on the screen: sharp, in the tone of the dials, off the thread.

A card that is not drawn yet is ordered, and until it is there another size of it is shown,
stretched, or its bare paper; `changed` tells when to paint anew. Nothing else scales a card.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter

from cardavia_desktop.art.drawings import BACK, PAPER, Card
from cardavia_desktop.art.index import draw_index
from cardavia_desktop.art.plate import Plate
from cardavia_desktop.art.store import Store
from cardavia_desktop.art.tone import NEUTRAL, Tone, curves
from cardavia_desktop.art.workshop import Workshop

_LIMIT: Final = 160 << 20  # bytes of pictures that are kept in memory
_SAME: Final = 1e-6

_Size = tuple[str, int, int, float]
"""Deck, width, height, ratio: the cards of one plate."""


class Cards(QObject):
    """Draws cards with a painter. For the interface thread."""

    changed = Signal()
    """Cards look otherwise now: paint them anew."""

    index_changed = Signal()
    """Faces bear an index now, or no longer: they need room for it."""

    def __init__(self, cache: Path | None) -> None:
        """Keep what is drawn in the folder `cache`, or not on disk at all."""
        super().__init__()
        self._workshop = Workshop(None if cache is None else Store(cache))
        self._workshop.drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._plates: OrderedDict[_Size, tuple[Plate, dict[str, int]]] = OrderedDict()
        self._tone = NEUTRAL
        self._index: Callable[[str, str], str] | None = None
        self._edition = 0
        self.changed.connect(self._count_edition)

    @property
    def tone(self) -> Tone:
        """How the dials stand."""
        return self._tone

    @property
    def edition(self) -> int:
        """Another number whenever cards look otherwise: what was kept of an older one is stale."""
        return self._edition

    def set_tone(self, tone: Tone) -> None:
        """Show everything so, from the next paint on."""
        if tone != self._tone:
            self._tone = tone
            self.changed.emit()

    def show_index(self, text: Callable[[str, str], str] | None) -> None:
        """Write a text on every face, made of deck and code, or none."""
        self._index = text
        self.index_changed.emit()
        self.changed.emit()

    @property
    def shows_index(self) -> bool:
        """Whether a text stands on every face."""
        return self._index is not None

    def toned(self, color: QColor) -> QColor:
        """A color as the dials make it, for what is painted beside the cards."""
        if self._tone == NEUTRAL:
            return color
        red, green, blue = curves(self._tone)
        return QColor(red[color.red()], green[color.green()], blue[color.blue()], color.alpha())

    def draw(
        self,
        painter: QPainter,
        card: Card,
        corner: QPointF,
        visible: int | None = None,
        open_part: int | None = None,
    ) -> None:
        """Paint a card at its upper left corner, or its upper `visible` logical pixels.

        Where other cards leave only the upper `open_part` open, the index stands there.
        """
        corner = snapped(painter, corner, card.ratio)
        size = (card.deck, card.width, card.height, card.ratio)
        plate, places = self._plates.get(size) or self._new_plate(size)
        self._plates.move_to_end(size)
        height = min(card.height, card.height if visible is None else visible)
        seen = QRectF(corner.x(), corner.y(), card.width, height)
        if card.code in places:
            rows = round(height * card.ratio)
            plate.draw(painter, places[card.code], corner, rows, self._tone)
        else:
            self._workshop.order(card)
            self._draw_meanwhile(painter, card, seen)
        if self._index is not None and card.code != BACK:
            text = self._index(card.deck, card.code)
            if open_part is not None:
                seen.setHeight(open_part)
            draw_index(painter, card, seen, text, self.toned(PAPER))

    def finish(self) -> None:
        """Wait until all cards that were painted are sharp."""
        self._workshop.finish()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    def close(self) -> None:
        """Let the thread end."""
        self._workshop.close()

    def _count_edition(self) -> None:
        self._edition += 1

    def _new_plate(self, size: _Size) -> tuple[Plate, dict[str, int]]:
        deck, width, height, ratio = size
        pixels = Card(deck, "", width, height, ratio).pixels
        new = self._plates[size] = Plate(*pixels, ratio, max(2.5, 0.055 * width) * ratio), {}
        return new

    @Slot(Card, QImage)
    def _take(self, card: Card, picture: QImage) -> None:
        """A card has been drawn."""
        size = (card.deck, card.width, card.height, card.ratio)
        plate, places = self._plates.get(size) or self._new_plate(size)
        if card.code in places:
            return
        places[card.code] = plate.add(picture)
        total = sum(kept.size for kept, _ in self._plates.values())
        while total > _LIMIT and len(self._plates) > 1:
            oldest = next(iter(self._plates))
            total -= self._plates.pop(oldest)[0].size
        self.changed.emit()

    def _draw_meanwhile(self, painter: QPainter, card: Card, area: QRectF) -> None:
        """What is shown until the card is drawn."""
        for size, (plate, places) in reversed(self._plates.items()):
            if size[0] == card.deck and card.code in places:
                whole = QRectF(area.topLeft(), QRectF(0, 0, card.width, card.height).size())
                painter.save()
                painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
                plate.draw_stretched(painter, places[card.code], whole, self._tone)
                painter.restore()
                return
        painter.fillRect(area, self.toned(PAPER))


def snapped(painter: QPainter, point: QPointF, ratio: float) -> QPointF:
    """The nearest point on whole device pixels, where a card that is not in motion is sharp."""
    way = painter.deviceTransform()
    if way.isRotating() or abs(way.m11() - ratio) > _SAME:
        return point
    there = way.map(point)
    back, _ = way.inverted()
    return back.map(QPointF(round(there.x()), round(there.y())))
