"""Card faces as pixmaps, at the exact size in device pixels at which they are drawn.

Nothing else in the application scales a card.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardavia_desktop.resources import asset

BACK: Final = "back"
"""The code of a card that lies face down."""

ASPECT: Final = {"totom": 970 / 240, "zipai": 2.9, "nantong": 4.7}
"""Height to width of a card, by deck."""

_LIMIT: Final = 96 << 20  # bytes of pixmaps that are kept
_PAPER: Final = QColor("#F3E9D2")
_INK: Final = QColor("#1A1512")

_log = logging.getLogger(__name__)


class CardPixmaps:
    """Makes and remembers card pixmaps. For the interface thread."""

    def __init__(self) -> None:
        """Start with nothing drawn."""
        self._drawings: dict[tuple[str, str], Callable[[QPainter, QRectF], None]] = {}
        self._kept: OrderedDict[tuple[str, str, int, int, float], QPixmap] = OrderedDict()
        self._size = 0

    def pixmap(self, deck: str, code: str, width: int, height: int, ratio: float) -> QPixmap:
        """The card `code` of a deck ("back" for its back), for drawing at whole pixels.

        `width` and `height` are logical pixels, `ratio` the device pixel ratio of the view. A
        drawing that is missing or broken gives a plain card with its code, and a line in the log.
        """
        key = (deck, code, width, height, ratio)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._draw(deck, code, round(width * ratio), round(height * ratio))
        made.setDevicePixelRatio(ratio)
        self._kept[key] = made
        self._size += _bytes(made)
        while self._size > _LIMIT and len(self._kept) > 1:
            self._size -= _bytes(self._kept.popitem(last=False)[1])
        return made

    def _draw(self, deck: str, code: str, width: int, height: int) -> QPixmap:
        area = QRectF(0, 0, width, height)
        whole = _blank(width, height)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawing(deck, code)(painter, area)
        painter.end()
        # Round the corners by painting with the picture: a clip path would leave them jagged.
        rounded = _blank(width, height)
        corner = max(2.5, 0.055 * width)
        painter = QPainter(rounded)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(whole))
        painter.drawRoundedRect(area, corner, corner)
        painter.end()
        return QPixmap.fromImage(rounded)

    def _drawing(self, deck: str, code: str) -> Callable[[QPainter, QRectF], None]:
        key = (deck, code)
        if key not in self._drawings:
            self._drawings[key] = _read(deck, code)
        return self._drawings[key]


def _read(deck: str, code: str) -> Callable[[QPainter, QRectF], None]:
    """What paints a face into a rectangle."""
    try:
        renderer = QSvgRenderer(str(asset("cards", deck, f"{code}.svg")))
    except FileNotFoundError as error:
        _log.warning("The drawing of %s %s is missing: %s", deck, code, error)
        return _plain(code)
    if not renderer.isValid():
        _log.warning("The drawing of %s %s cannot be read", deck, code)
        return _plain(code)
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    return renderer.render


def _plain(code: str) -> Callable[[QPainter, QRectF], None]:
    """A card that bears its code at the head and, turned, at the foot."""

    def paint(painter: QPainter, area: QRectF) -> None:
        font = QFont(["Noto Sans"])
        font.setPixelSize(max(6, round(area.width() * min(0.5, 1.6 / len(code)))))
        painter.fillRect(area, _PAPER)
        painter.setFont(font)
        painter.setPen(_INK)
        for _ in range(2):
            where = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            painter.drawText(area.adjusted(0, area.width() * 0.1, 0, 0), where, code)
            painter.translate(area.width(), area.height())
            painter.rotate(180)

    return paint


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
