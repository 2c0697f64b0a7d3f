"""What lies on the table: cards, the frames round them, and short texts."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardavia_desktop.art.cards import Cards, snapped
from cardavia_desktop.art.drawings import BACK, Card
from cardavia_desktop.i18n.words import face_name
from cardavia_desktop.rules.faces import Deck, Face
from cardavia_desktop.ui.table.layout import Rect
from cardavia_desktop.ui.theme import TABLE, frame_width

DARK: Final = QColor("#1A1512")
"""What lies below a frame between two ivory cards."""
FORWARD: Final = 500.0
"""Before all other cards in the trays."""
_SHADOW: Final = QColor(TABLE.shadow)
_SHADOW_REACH: Final = (1, 3, 2)  # logical pixels left, right and below


def rect_f(rect: Rect) -> QRectF:
    """The rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def draw_frame(
    painter: QPainter, rect: QRectF, color: QColor, width: float, *, dashed: bool = False
) -> None:
    """A frame that is seen on ivory and on lacquer: drawn twice, dark and wider below."""
    width = frame_width(width)
    # The card's own corners, or those of a card in a tray.
    radius = max(2.5, min(rect.width(), rect.height()) * 0.055) + width / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(DARK, width + 2.4))
    painter.drawRoundedRect(rect, radius, radius)
    pen = QPen(color, width)
    if dashed:
        pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawRoundedRect(rect, radius, radius)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


class Pack:
    """The cards of one deck at the device pixel ratio of the view."""

    def __init__(self, cards: Cards, deck: Deck, ratio: float) -> None:
        """Draw with `cards`."""
        self.cards: Final = cards
        self.deck: Final = deck
        self.ratio: Final = ratio

    def draws_as(self, other: Pack) -> bool:
        """Whether the same cards come out as with another pack."""
        return self.deck is other.deck and self.ratio == other.ratio

    def face(self, face: Face, width: int, height: int) -> Card:
        """A face at a size in logical pixels."""
        return Card(self.deck.name, self.deck.codes[face], width, height, self.ratio)

    def back(self, width: int, height: int) -> Card:
        """The back of the cards."""
        return Card(self.deck.name, BACK, width, height, self.ratio)

    def snap(self, x: float, y: float) -> QPointF:
        """The nearest point on whole device pixels, where pixmaps stay sharp."""
        return QPointF(round(x * self.ratio) / self.ratio, round(y * self.ratio) / self.ratio)

    def card(self, face: Face, rect: Rect, visible: int | None = None) -> CardItem:
        """A card lying at `rect`, of which `visible` pixels from the top are seen."""
        card = CardItem(self.cards, self.face(face, rect.w, rect.h), visible or rect.h)
        self._lay(card, face, rect)
        return card

    def back_card(self, rect: Rect) -> CardItem:
        """A card face down at `rect`."""
        card = CardItem(self.cards, self.back(rect.w, rect.h), rect.h)
        card.setPos(self.snap(rect.x, rect.y))
        return card

    def tray_card(self, face: Face, rect: Rect, visible: int, open_part: int) -> TrayCard:
        """The same for a card in a tray, of which others leave `open_part` pixels open."""
        card = TrayCard(self.cards, self.face(face, rect.w, rect.h), visible, open_part)
        self._lay(card, face, rect)
        return card

    def _lay(self, card: CardItem, face: Face, rect: Rect) -> None:
        """Put a card in its place; it tells its name to a pointer that rests on it."""
        card.setPos(self.snap(rect.x, rect.y))
        card.setToolTip(face_name(self.deck, face))


class CardItem(QGraphicsItem):
    """A card on its flat shadow; its position is its upper left corner.

    What is seen of it is kept as one picture: a card in motion costs no more than a copy.
    """

    def __init__(
        self, cards: Cards, card: Card, visible: int, open_part: int | None = None
    ) -> None:
        """Show the upper `visible` logical pixels of a card; other cards leave the upper
        `open_part` of these open, if that is less.
        """
        super().__init__()
        self._cards = cards
        self.drawn: Final = card
        self.side = card
        """What is seen of it: itself, or its back."""
        self._open_part = open_part
        self.card = QRectF(0, 0, card.width, visible)
        self._picture = QPixmap()
        self._pictured: tuple[int, Card] | None = None  # edition and side
        left, right, below = (ceil(reach * card.ratio) for reach in _SHADOW_REACH)
        if visible < card.height:
            below = 0
        width, height = round(card.width * card.ratio), round(visible * card.ratio)
        self._pixels = QSize(left + width + right, height + below)
        self._corner = QPointF(-left / card.ratio, 0)
        self._bounds = QRectF(self._corner, self._pixels.toSizeF() / card.ratio)

    def turn(self, share: float, back: Card) -> None:
        """Show it while it is turned face up: its back at share 0, edge-on at half, then its face.

        `back` has the size of the card.
        """
        self.side = back if share < 0.5 else self.drawn
        narrow, middle = max(0.04, abs(1 - 2 * share)), self.card.width() / 2
        self.setTransform(
            QTransform()
            if share >= 1
            else QTransform.fromTranslate(middle, 0).scale(narrow, 1).translate(-middle, 0)
        )
        self.update()

    def boundingRect(self) -> QRectF:
        """With the shadow."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The picture, pixel for pixel where the card lies still."""
        if self._pictured != (self._cards.edition, self.side):
            self._draw_picture()
        if self.scale() != 1 or not self.transform().isIdentity():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corner = snapped(painter, self._corner, self.drawn.ratio)
        painter.drawPixmap(corner, self._picture)

    def _draw_picture(self) -> None:
        """Shadow, card and index as they are now."""
        if self._picture.isNull():
            self._picture = QPixmap(self._pixels)
            self._picture.setDevicePixelRatio(self.drawn.ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        left, right, _ = _SHADOW_REACH
        with QPainter(self._picture) as painter:
            painter.translate(-self._corner)
            shadow = QRectF(-left, 3, left + self.card.width() + right, self._bounds.height())
            painter.fillRect(shadow, _SHADOW)
            height = round(self.card.height())
            self._cards.draw(painter, self.side, QPointF(0, 0), height, self._open_part)
        self._pictured = self._cards.edition, self.side


class TrayCard(CardItem):
    """A card that others partly cover, and that comes to the front when it is pointed at."""

    def __init__(self, cards: Cards, card: Card, visible: int, open_part: int) -> None:
        """See CardItem."""
        super().__init__(cards, card, visible, open_part)
        self.setAcceptHoverEvents(True)
        self._depth: float | None = None

    def come_forward(self) -> None:
        """Lie before all other cards in the trays."""
        if self.zValue() < FORWARD:  # one that travels is there already
            self._depth = self.zValue()
            self.setZValue(FORWARD)

    def go_back(self) -> None:
        """Lie where it belongs."""
        if self._depth is not None:
            self.setZValue(self._depth)
            self._depth = None

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Come to the front."""
        self.come_forward()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Go back."""
        self.go_back()


class Painted(QGraphicsItem):
    """Something painted by a function into its own rectangle, which takes no part in input."""

    def __init__(self, area: QRectF, paint: Callable[[QPainter], None]) -> None:
        """Paint with `paint`, in scene coordinates, inside of `area`."""
        super().__init__()
        self._area = area
        self._paint = paint
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Where the function paints."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Call the function."""
        self._paint(painter)


def framed(rect: QRectF, color: QColor, width: float, *, dashed: bool = False) -> Painted:
    """A frame round `rect`."""
    outer = width + 3
    return Painted(
        rect.adjusted(-outer, -outer, outer, outer),
        lambda painter: draw_frame(painter, rect, color, width, dashed=dashed),
    )


def written(
    text: str, font: QFont, color: QColor, area: QRectF, where: Qt.AlignmentFlag
) -> Painted:
    """A short text inside of `area`."""

    def paint(painter: QPainter) -> None:
        painter.setFont(font)
        painter.setPen(color)
        painter.drawText(area, where, text)

    return Painted(area, paint)


def text_width(text: str, font: QFont) -> int:
    """How wide a text is."""
    return QFontMetrics(font).horizontalAdvance(text)


class Zone:
    """Items of one part of the table, which come and go together."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Start empty."""
        self._scene = scene
        self.items: list[QGraphicsItem] = []

    def add(self, item: QGraphicsItem, z: float) -> None:
        """Lay an item on the table; higher `z` lies on top."""
        item.setZValue(z)
        self._scene.addItem(item)
        self.items.append(item)

    def clear(self) -> None:
        """Take all items away."""
        for item in self.items:
            self._scene.removeItem(item)
        self.items.clear()
