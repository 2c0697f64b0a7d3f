"""Cards on a piece of lacquer: what the pictures of the start page and of a deck have in common."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.plate import Plate, printed
from cardavia_desktop.ui.theme import look, table_colors
from cardavia_desktop.ui.widgets.lacquer import lacquer


class Lacquered(QWidget):
    """A widget whose ground is lacquer."""

    def __init__(self, cards: Cards) -> None:
        """Be painted anew when `cards` look otherwise."""
        super().__init__()
        self._cards = cards
        self._lacquer: Plate | None = None
        self._drawn = QSize(), 0.0, look()
        cards.changed.connect(self.update)

    def draw_ground(self, painter: QPainter) -> None:
        """Paint the lacquer in the tone of the cards; it is drawn once for each size and look."""
        size, ratio = self.size(), self.devicePixelRatioF()
        if self._lacquer is None or self._drawn != (size, ratio, look()):
            self._lacquer = printed(lacquer(size.width(), size.height(), ratio))
            self._drawn = size, ratio, look()
        self._lacquer.draw(painter, 0, QPointF(0, 0), None, self._cards.tone)


def draw_shadow(painter: QPainter, place: QRectF) -> None:
    """The flat shadow below a card."""
    shadow = QPainterPath()
    shadow.addRoundedRect(place.translated(2, 2), 3, 3)
    painter.fillPath(shadow, QColor(table_colors().shadow))
