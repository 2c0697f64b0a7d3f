"""Card faces drawn from their vectors, at the exact size in device pixels."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardavia_desktop.art.plate import print_on_paper
from cardavia_desktop.art.store import Store
from cardavia_desktop.art.tone import NEUTRAL
from cardavia_desktop.i18n.faces import face_name
from cardavia_desktop.resources import asset
from cardavia_desktop.rules import DECKS

BACK: Final = "back"
"""The code of a card that lies face down."""

ASPECT: Final = {"totom": 970 / 240, "zipai": 2.9, "nantong": 4.7}
"""Height to width of a card, by deck."""

PAPER: Final = QColor("#F3E9D2")
"""The paper of a card without a drawing."""
INK: Final = QColor("#1A1512")

_MAKING: Final = 1  # one more when the same drawing comes to look otherwise on screen

_log = logging.getLogger(__name__)

_Paint = Callable[[QPainter, QRectF], None]


class Card(NamedTuple):
    """A card at a size: `code` names the face, or is BACK. `width` and `height` are logical
    pixels, `ratio` the device pixels in each.
    """

    deck: str
    code: str
    width: int
    height: int
    ratio: float

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height in device pixels."""
        return round(self.width * self.ratio), round(self.height * self.ratio)


class Drawings:
    """Draws cards, and remembers what it has read. For one thread, whichever that is."""

    def __init__(self, store: Store | None) -> None:
        """Keep what is drawn in `store`, and take it from there."""
        self._store = store
        self._read: dict[tuple[str, str], tuple[_Paint, str]] = {}

    def draw(self, card: Card) -> QImage:
        """The card as drawn, on paper, in its device pixels (RGB32), with square corners.

        A drawing that is missing or broken gives a plain card with its name, and a line in the
        log.
        """
        if (card.deck, card.code) not in self._read:
            self._read[card.deck, card.code] = _read(card.deck, card.code)
        paint, version = self._read[card.deck, card.code]
        if self._store is None or not version:
            return _painted(paint, card)
        name = _name(card, version)
        picture = self._store.load(name)
        if picture is None or (picture.width(), picture.height()) != card.pixels:
            picture = _painted(paint, card)
            self._store.save(name, picture)
        return picture


def _painted(paint: _Paint, card: Card) -> QImage:
    width, height = card.pixels
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(PAPER)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height))
    print_on_paper(picture, card.ratio)
    return picture


def _name(card: Card, version: str) -> str:
    """The name of a card on disk: its art, size, ratio, and the tone it is kept in."""
    width, height = card.pixels
    tone = f"{NEUTRAL.contrast}-{NEUTRAL.grain}-{NEUTRAL.temperature}"
    return f"{card.deck}-{card.code}-{version}-{width}x{height}-{card.ratio:g}-{tone}"


def _read(deck: str, code: str) -> tuple[_Paint, str]:
    """What paints a card into a rectangle, and the version of its art; that of a plain card,
    which is not worth keeping, is empty.
    """
    try:
        data = asset("cards", deck, f"{code}.svg").read_bytes()
        paper = asset("textures", "grain.png").read_bytes()
    except OSError as error:
        _log.warning("The drawing of %s %s is missing: %s", deck, code, error)
        return _plain(deck, code), ""
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        _log.warning("The drawing of %s %s cannot be read", deck, code)
        return _plain(deck, code), ""
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    version = hashlib.sha256(b"%d %b %b" % (_MAKING, data, paper)).hexdigest()[:16]
    return renderer.render, version


def _plain(deck: str, code: str) -> _Paint:
    """A card with its name written along it; a back is left empty."""

    def paint(painter: QPainter, area: QRectF) -> None:
        margin = area.width() * 0.08
        painter.setPen(INK)
        painter.drawRect(area.adjusted(margin, margin, -margin, -margin))
        if code == BACK:
            return
        name = face_name(DECKS[deck], DECKS[deck].codes.index(code))
        font = QFont(["Noto Sans"])
        font.setPixelSize(100)
        room = area.height() - 4 * margin
        per_pixel = QFontMetrics(font).horizontalAdvance(name) / 100
        font.setPixelSize(max(6, round(min(area.width() * 0.5, room / per_pixel))))
        painter.setFont(font)
        painter.translate(area.center())
        painter.rotate(90)
        turned = QRectF(-area.height() / 2, -area.width() / 2, area.height(), area.width())
        painter.drawText(turned, Qt.AlignmentFlag.AlignCenter, name)

    return paint
