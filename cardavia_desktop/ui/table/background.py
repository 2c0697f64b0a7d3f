"""The inked block: lacquer, the trays cut into it, and the light on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.art.plate import Plate, printed
from cardavia_desktop.ui.table.items import Pack, rect_f
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.theme import TABLE, look, table_colors
from cardavia_desktop.ui.widgets.lacquer import lacquer

_EDGE: Final = 5  # of the carved line that runs round the table
_LAMP_REACH: Final = 1.05  # radius of the light : height of the public card


def draw_background(layout: TableLayout, ratio: float) -> Plate:
    """The table with nothing on it, at a device pixel ratio: the one picture of a plate."""
    image = lacquer(layout.width, layout.height, ratio)
    with QPainter(image) as painter:
        line = table_colors().carve if look().high_contrast else TABLE.rail
        painter.setPen(QPen(QColor(line), 1))
        inner = rect_f(Rect(0, 0, layout.width, layout.height).inset(_EDGE))
        painter.drawRect(inner.adjusted(0.5, 0.5, -0.5, -0.5))
        for seat in layout.seats:
            _draw_tray(painter, seat.groups)
            _draw_tray(painter, seat.gate)
        if layout.shelf is not None:
            top = layout.stock.y - 8
            _draw_tray(painter, Rect(layout.shelf.x, top, layout.shelf.w, layout.shelf.y - top))
            painter.fillRect(rect_f(layout.shelf), QColor(TABLE.rail))
            edge = QRectF(layout.shelf.x, layout.shelf.y, layout.shelf.w, 2)
            painter.fillRect(edge, table_colors().carve)
    return printed(image)


def _draw_tray(painter: QPainter, tray: Rect) -> None:
    painter.fillRect(rect_f(tray), QColor(TABLE.tray))
    painter.drawRect(rect_f(tray).adjusted(0.5, 0.5, -0.5, -0.5))


class Lamp(QGraphicsItem):
    """The light that falls on the public card."""

    def __init__(self, pack: Pack, card: Rect) -> None:
        """Shine on a card."""
        super().__init__()
        self._cards = pack.cards
        self._ratio = pack.ratio
        self._radius = round(card.h * _LAMP_REACH)
        self._color = QColor()
        self._light = QPixmap()
        x, y = card.x + card.w / 2 - self._radius, card.y + card.h / 2 - self._radius
        self.setPos(pack.snap(x, y))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """How far the light reaches."""
        return QRectF(0, 0, 2 * self._radius, 2 * self._radius)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The light, in the tone of the table."""
        color = self._cards.toned(QColor(table_colors().lamp))
        if color != self._color:
            self._color, self._light = color, lamp_light(color, self._radius, self._ratio)
        painter.drawPixmap(QPointF(0, 0), self._light)


def lamp_light(color: QColor, radius: int, ratio: float) -> QPixmap:
    """The light of the lamp: brightest in the middle, none `radius` pixels from there."""
    pixmap = QPixmap(round(2 * radius * ratio), round(2 * radius * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    gradient = QRadialGradient(QPointF(radius, radius), radius)
    for place, share in ((0.0, 1.0), (0.45, 12 / 28), (1.0, 0.0)):
        faded = QColor(color)
        faded.setAlphaF(color.alphaF() * share)
        gradient.setColorAt(place, faded)
    with QPainter(pixmap) as painter:
        painter.fillRect(QRectF(0, 0, 2 * radius, 2 * radius), gradient)
    return pixmap
