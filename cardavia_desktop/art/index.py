"""The Latin index: a short text on a tab below the sign of a face."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardavia_desktop.art.drawings import INK, Card

HEAD: Final = {"totom": 0.125, "zipai": 0.355, "nantong": 0.11}
"""Part of the height taken by the sign at the head."""

_RIGHT: Final = {"totom"}
"""Decks whose cards show their right strip when they overlap."""
_STRIP: Final = 0.46  # of the width: what is always seen of a card that others overlap
_ROOM: Final = 22  # at least, in logical pixels
_PAD: Final = 2
_DEVANAGARI: Final = frozenset(map(chr, range(0x900, 0x980)))
_SMALLEST: Final = 12
_SHARE: Final = 0.24  # size of the text : width of the card


def index_height(width: int) -> int:
    """How high the tab is on a card of a width, in logical pixels."""
    return round(_text_size(width) * 1.25)


def draw_index(painter: QPainter, card: Card, seen: QRectF, text: str, paper: QColor) -> None:
    """Paint the index of a face of which the part `seen` is not covered by others."""
    top, height = round(card.height * HEAD[card.deck]), index_height(card.width)
    if top + height > seen.height():
        top = 1  # over the sign
    font = QFont(_families(text))
    font.setBold(True)
    font.setPixelSize(_text_size(card.width))
    needed = QFontMetricsF(font).horizontalAdvance(text)
    room = max(card.width * _STRIP, _ROOM) - _PAD if card.deck in _RIGHT else card.width - 2 * _PAD
    if needed > room:
        font.setPixelSize(max(8, int(font.pixelSize() * room / needed)))
        needed = QFontMetricsF(font).horizontalAdvance(text)
    width = round(needed + _PAD)
    x = card.width - width - 1 if card.deck in _RIGHT else 1
    tab = QRectF(seen.x() + x, seen.y() + top, width, height)
    painter.save()
    painter.fillRect(tab, paper)
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(tab, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def _families(text: str) -> list[str]:
    """The family that has the letters first, or shaping complains."""
    hindi = any(letter in _DEVANAGARI for letter in text)
    return ["Noto Sans Devanagari", "Noto Sans"] if hindi else ["Noto Sans"]


def _text_size(width: int) -> int:
    return max(_SMALLEST, round(width * _SHARE))
