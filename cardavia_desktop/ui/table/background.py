"""The inked block: lacquer with its grain, the trays cut into it, and the light on it."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia_desktop.art.plate import Plate, printed
from cardavia_desktop.ui.table.items import Pack, rect_f
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.theme import TABLE, look, table_colors

_GRAIN: Final = (QColor(255, 225, 200, 9), QColor(0, 0, 0, 26))  # within 6 levels of the lacquer
_SEED: Final = 5  # the same wood every time
_EDGE: Final = 5  # of the carved line that runs round the table
_LAMP_REACH: Final = 1.05  # radius of the light : height of the public card


def lacquer(width: int, height: int, ratio: float) -> QImage:
    """Bare lacquer of a size in logical pixels; in high contrast it has no grain."""
    form = QImage.Format.Format_RGB32
    image = QImage(round(width * ratio), round(height * ratio), form)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(TABLE.lacquer))
    if not look().high_contrast:
        with QPainter(image) as painter:
            _draw_grain(painter, width, height)
    return image


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


def _draw_grain(painter: QPainter, width: int, height: int) -> None:
    """Long lines along the wood that wander a little and swell into knots nowhere.

    Each is drawn as pieces: as one path they cost seventeen times as much, a second on a large
    screen. The pieces end flat on whole pixels, so that no joint shows.
    """
    chance = random.Random(_SEED)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = 0.0
    while y < height + 20:
        swing, length = chance.uniform(1, 5), chance.uniform(240, 620)
        phase = chance.uniform(0, math.tau)
        points = [
            QPointF(x, y + swing * math.sin(phase + x / length * math.tau))
            for x in range(0, width + 40, 40)
        ]
        pen = QPen(chance.choice(_GRAIN), chance.uniform(0.6, 2.2))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLines([QLineF(start, end) for start, end in pairwise(points)])
        y += chance.uniform(2, 7)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


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
