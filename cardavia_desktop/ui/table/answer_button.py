"""A button for one answer: its cards, its label, its key, painted by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import Card
from cardavia_desktop.i18n.text import fill, join, translate
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.ui.table.strays import Strays
from cardavia_desktop.ui.theme import TABLE, UI, font, frame_width

_PAD: Final = 10  # between the edge of a button and what stands in it
_RADIUS: Final = 4
_PICTURE_GAP: Final = 4
_GROUP_GAP: Final = 14
_LOWEST: Final = 32  # no button is less high
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class Rank(StrEnum):
    """How an answer stands among the others."""

    WIN = "win"
    MAIN = "main"
    OTHER = "other"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class _Colors:
    fill: str
    hover: str
    text: str
    edge: str


_COLORS: Final = {
    Rank.WIN: _Colors(TABLE.t_red, "#D04C34", "#FFF8EA", TABLE.t_ink),
    Rank.MAIN: _Colors(TABLE.t_ink, "#FFFFFF", TABLE.bubble_ink, TABLE.t_ink),
    Rank.OTHER: _Colors(TABLE.lacquer2, TABLE.rail, TABLE.t_ink, TABLE.t_ink3),
    Rank.REFUSED: _Colors("#00000000", TABLE.lacquer2, TABLE.t_ink3, TABLE.t_ink3),
}


@dataclass(frozen=True, slots=True)
class Picture:
    """The upper `height` logical pixels of a card; `taken` for the public card."""

    cards: Cards
    card: Card
    height: int
    taken: bool = False


Pictures = tuple[tuple[Picture, ...], ...]
"""The groups of an answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as it is shown.

    `pictures` draws its cards at a given card width: one card stands before the label, groups
    stand above it.
    """

    action: Action
    label: str
    key: str
    rank: Rank
    note: str = ""
    pictures: Callable[[int], Pictures] | None = None


class AnswerButton(QPushButton):
    """A button for one answer: its cards, its label, its key.

    Enter presses it. Space does not, because that is the key of passing.
    """

    def __init__(self, parent: QWidget, answer: Answer, size: int, strays: Strays) -> None:
        """A button with text of `size` pixels, which heeds no stray clicks."""
        super().__init__(answer.label, parent)
        self.answer: Final = answer
        self._strays = strays
        self.pictures: Pictures = ()
        self.compact = False  # the pictures stand in place of the label
        self._font = font(UI, size, bold=answer.rank in (Rank.WIN, Rank.MAIN))
        self._small = font(UI, max(12, size - 1), bold=True)
        name = join([text for text in (answer.label, answer.note) if text])
        if answer.rank is Rank.REFUSED:
            name = fill(translate("Table", "%1, not possible now"), name)
            self.setAccessibleDescription(translate("Table", "Press to hear why not"))
        self.setAccessibleName(name)

    @property
    def above(self) -> bool:
        """Whether the pictures stand above the label."""
        grouped = len(self.pictures) > 1 or any(len(group) > 1 for group in self.pictures)
        return grouped and not self.compact

    def _pictures_width(self) -> int:
        groups = [sum(p.card.width + _PICTURE_GAP for p in group) for group in self.pictures]
        return sum(groups) + _GROUP_GAP * (len(groups) - 1) - _PICTURE_GAP * len(groups)

    def _pictures_height(self) -> int:
        return max((p.height for group in self.pictures for p in group), default=0)

    def _key_width(self) -> int:
        metrics = QFontMetrics(self._small)
        return metrics.horizontalAdvance(self.answer.key) + 16 if self.answer.key else 0

    def _aside(self) -> int:
        """The width of key and note."""
        if self.compact:
            return self._key_width()
        note = QFontMetrics(self._small).horizontalAdvance(self.answer.note)
        return self._key_width() + (note + 8 if note else 0) + 8

    def natural_width(self) -> int:
        """The width that shows the label in one line and all pictures."""
        label = QFontMetrics(self._font).horizontalAdvance(self.answer.label) + 2
        words = self._aside() + (0 if self.compact else label)
        pictures = self._pictures_width() if self.pictures else 0
        inner = max(words, pictures) if self.above else words + pictures + _PAD
        return inner + 2 * _PAD

    def height_for(self, width: int) -> int:
        """The height that a button of this width needs."""
        if self.compact:
            return self._pictures_height() + 10
        room = width - 2 * _PAD - self._aside()
        if self.pictures and not self.above:
            room -= self._pictures_width() + _PAD
        box = QFontMetrics(self._font).boundingRect(
            QRect(0, 0, room, 1000), _WRAP, self.answer.label
        )
        if self.above:
            return self._pictures_height() + box.height() + 3 * _PAD
        return max(_LOWEST, box.height() + 12, self._pictures_height() + 10)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be pressed, unless that is the rest of a double click on what stood here before."""
        if self._strays.meant(event):
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter answers; all other keys are the table's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Nothing happens here, also not for Space."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw everything by hand: the style knows neither pictures nor keys."""
        painter = QPainter(self)
        colors = _COLORS[self.answer.rank]
        self._paint_ground(painter, colors)
        inner = self.rect().adjusted(_PAD, 0, -_PAD, 0)
        if self.pictures:
            x = inner.left()
            y = _PAD if self.above else (self.height() - self._pictures_height()) // 2
            self._paint_pictures(painter, x, y)
            if self.above:
                inner.setTop(y + self._pictures_height())
            else:
                inner.setLeft(x + self._pictures_width() + _PAD)
        self._paint_words(painter, inner, colors)

    def _paint_ground(self, painter: QPainter, colors: _Colors) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = self.underMouse()
        painter.setBrush(QColor(colors.hover if hovered else colors.fill))
        pen = QPen(QColor(colors.edge), 1)
        if self.answer.rank is Rank.REFUSED:
            pen.setDashPattern([3, 3])
        inset = 0.5
        if self.hasFocus():
            width = frame_width(3)
            pen, inset = QPen(QColor(TABLE.t_focus), width), width / 2
        painter.setPen(pen)
        outline = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(outline, _RADIUS, _RADIUS)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _paint_pictures(self, painter: QPainter, x: int, y: int) -> None:
        for group in self.pictures:
            for picture in group:
                picture.cards.draw(painter, picture.card, QPointF(x, y), picture.height)
                if picture.taken:
                    painter.setPen(QPen(QColor(TABLE.t_ochre), 2))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRect(QRectF(x, y, picture.card.width, picture.height))
                x += picture.card.width + _PICTURE_GAP
            x += _GROUP_GAP - _PICTURE_GAP

    def _paint_words(self, painter: QPainter, area: QRect, colors: _Colors) -> None:
        ink = QColor(colors.text)
        painter.setPen(ink)
        painter.setFont(self._small)
        key_width = self._key_width()
        if key_width:
            height = round(QFontMetrics(self._small).height() * 1.15)
            middle = area.center().y() + 1
            cap = QRect(area.right() - key_width + 1, middle - height // 2, key_width, height)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.answer.key)
            area = area.adjusted(0, 0, -key_width - 8, 0)
        if self.compact:
            return
        if self.answer.note:
            painter.setPen(QColor(TABLE.t_ochre) if self.answer.rank is not Rank.MAIN else ink)
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(area, right, self.answer.note)
            note = QFontMetrics(self._small).horizontalAdvance(self.answer.note)
            area = area.adjusted(0, 0, -note - 8, 0)
        painter.setPen(ink)
        painter.setFont(self._font)
        painter.drawText(area, _WRAP, self.answer.label)
