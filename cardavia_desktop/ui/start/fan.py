"""Some cards of a deck standing on the lacquer: the picture at the head of a sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.ui.widgets.lacquered import Lacquered, draw_shadow

_CORNER: Final = 5  # inside the 6 px corner of the sheet

_FANS: Final = {
    "totom": ("2m", "3s", "8m", "chi", "5s"),
    "zipai": ("x2", "d7", "x5", "d10"),
    "nantong": ("1m", "5c", "red", "3s", "thousand"),
}
"""The faces that stand for a deck."""

_TOPS: Final = (0.27, 0.15, 0.21, 0.17, 0.29)
"""Where each card begins, from the upper edge: part of the height."""


class FanPicture(Lacquered):
    """The picture of a deck; purely decoration, so it has no words and takes no focus."""

    def __init__(self, deck: str, cards: Cards) -> None:
        """Show cards of `deck`, drawn by `cards`."""
        super().__init__(cards)
        self._deck = deck
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)

    def highest(self, width: int) -> int:
        """How high the picture may become at a width, before cards would end inside of it."""
        return round(width * 0.72)

    def sizeHint(self) -> QSize:
        """As in the pictures of the design, at 1280 × 800."""
        return QSize(366, 236)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lacquer and the cards, cut off below."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = self.rect()
            # Only the upper corners are round: the picture goes on below its edge.
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(area.adjusted(0, 0, 0, _CORNER)), _CORNER, _CORNER)
            painter.setClipPath(outline)
            ratio = self.devicePixelRatioF()
            self.draw_ground(painter)
            for code, place in zip(_FANS[self._deck], self._places(area), strict=False):
                draw_shadow(painter, QRectF(place))
                card = Card(self._deck, code, place.width(), place.height(), ratio)
                self._cards.draw(painter, card, QPointF(place.topLeft()))

    def _places(self, area: QRect) -> list[QRect]:
        """The rectangles of the cards, on whole pixels: each runs on below the picture."""
        count, aspect = len(_FANS[self._deck]), ASPECT[self._deck]
        pitch = area.width() * 0.94 / count
        tallest = (1 - min(_TOPS)) * area.height() + 2
        width = int(min(max(pitch * 0.84, tallest / aspect), pitch * 0.97))
        left = (area.width() - count * pitch + pitch - width) / 2
        return [
            QRect(
                round(left + i * pitch),
                round(_TOPS[i] * area.height()),
                width,
                round(width * aspect),
            )
            for i in range(count)
        ]
