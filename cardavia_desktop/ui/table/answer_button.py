"""A button for one answer: its cards, its label, its key, painted by hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia_desktop.i18n.text import fill, join, translate
from cardavia_desktop.ui.table.answer import Answer, Pictures, Rank
from cardavia_desktop.ui.table.strays import Strays
from cardavia_desktop.ui.theme import TABLE, UI, font, frame_width

_PAD: Final = 10  # between the edge of a button and what stands in it
_TIGHT: Final = 6  # the same where a button stands in a column
_RADIUS: Final = 4
PICTURE_GAP: Final = 4
"""Pixels between two cards of a button."""
_GROUP_GAP: Final = 14
_LOWEST: Final = 32  # no button is less high
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class Pose(StrEnum):
    """Where the cards of an answer stand on its button."""

    BESIDE = "beside"
    """Before label and key."""
    ABOVE = "above"
    """Above label, note and key."""
    STACKED = "stacked"
    """Beside the key, and above the label."""
    ALONE = "alone"
    """In place of the label."""


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
        self.pose = Pose.BESIDE
        self.set_text_size(size)
        name = join([text for text in (answer.label, answer.note) if text])
        if answer.rank is Rank.REFUSED:
            name = fill(translate("Table", "%1, not possible now"), name)
            self.setAccessibleDescription(translate("Table", "Press to hear why not"))
        self.setAccessibleName(name)

    def set_text_size(self, size: int) -> None:
        """Have text of `size` pixels before it becomes larger for those who need that."""
        self._font = font(UI, size, bold=self.answer.rank in (Rank.WIN, Rank.MAIN))
        self._small = font(UI, min(size, max(12, size - 1)), bold=True)

    def _pictures_width(self) -> int:
        groups = [sum(p.card.width + PICTURE_GAP for p in group) for group in self.pictures]
        return sum(groups) + _GROUP_GAP * (len(groups) - 1) - PICTURE_GAP * len(groups)

    def _pictures_height(self) -> int:
        return max((p.height for group in self.pictures for p in group), default=0)

    def _key_width(self) -> int:
        metrics = QFontMetrics(self._small)
        return metrics.horizontalAdvance(self.answer.key) + 16 if self.answer.key else 0

    def _aside(self) -> int:
        """The width of what stands right of the label."""
        if self.pose is Pose.STACKED:
            return 0
        if self.pose is Pose.ALONE:
            return self._key_width()
        note = QFontMetrics(self._small).horizontalAdvance(self.answer.note)
        return self._key_width() + (note + 8 if note else 0) + 8

    def _label_room(self, width: int) -> int:
        """How wide the label may be on a button of this width."""
        room = width - 2 * _PAD - self._aside()
        beside = self.pictures and self.pose is Pose.BESIDE
        return room - self._pictures_width() - _PAD if beside else room

    def _label_box(self, width: int) -> QRect:
        """The label in lines, on a button of this width."""
        room = QRect(0, 0, self._label_room(width), 1000)
        return QFontMetrics(self._font).boundingRect(room, _WRAP, self.answer.label)

    def stands_well(self, width: int) -> bool:
        """Whether the label is easy to read on a button of this width: in two lines, none cut."""
        box = self._label_box(width)
        return (
            box.width() <= self._label_room(width)
            and box.height() <= 2.5 * QFontMetrics(self._font).height()
        )

    def natural_width(self) -> int:
        """The width that shows the label in one line and all pictures."""
        alone = self.pose is Pose.ALONE
        label = QFontMetrics(self._font).horizontalAdvance(self.answer.label) + 2
        words = self._aside() + (0 if alone else label)
        pictures = self._pictures_width() if self.pictures else 0
        inner = max(words, pictures) if self.pose is Pose.ABOVE else words + pictures + _PAD
        return inner + 2 * _PAD

    def height_for(self, width: int) -> int:
        """The height that a button of this width needs."""
        if self.pose is Pose.ALONE:
            return self._pictures_height() + 10
        words = self._label_box(width).height()
        if self.pose is Pose.ABOVE:
            return self._picture_row() + words + 3 * _PAD
        if self.pose is Pose.STACKED:
            return self._picture_row() + words + 3 * _TIGHT
        return max(_LOWEST, words + 12, self._pictures_height() + 10)

    def _picture_row(self) -> int:
        """The height of the row above the label."""
        key = self._key_height() if self.pose is Pose.STACKED else 0
        return max(key, self._pictures_height())

    def _key_height(self) -> int:
        return round(QFontMetrics(self._small).height() * 1.15)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be pressed, unless that is the rest of a double click on what stood here before."""
        if self._strays.meant(event):
            super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """To those who listen, an answer that is not possible says at once why."""
        super().focusInEvent(event)
        by_key = event.reason() is not Qt.FocusReason.MouseFocusReason
        if self.answer.rank is Rank.REFUSED and by_key and QAccessible.isActive():
            self.clicked.emit()

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
        with QPainter(self) as painter:
            colors = _COLORS[self.answer.rank]
            self._paint_ground(painter, colors)
            inner = self.rect().adjusted(_PAD, 0, -_PAD, 0)
            if self.pose in (Pose.ABOVE, Pose.STACKED):
                top = _PAD if self.pose is Pose.ABOVE else _TIGHT
                row = QRect(inner.left(), top, inner.width(), self._picture_row())
                inner.setTop(row.bottom() + 1)
            else:
                row = QRect(inner)
            if self.pictures:
                y = row.top() + (row.height() - self._pictures_height()) // 2
                self._paint_pictures(painter, row.left(), y)
                if self.pose is Pose.BESIDE:
                    inner.setLeft(row.left() + self._pictures_width() + _PAD)
            if self.pose is Pose.STACKED:
                self._paint_key(painter, row, colors)
            elif self.answer.key:
                self._paint_key(painter, inner, colors)
                inner.adjust(0, 0, -self._key_width() - 8, 0)
            if self.pose is not Pose.ALONE:
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
                x += picture.card.width + PICTURE_GAP
            x += _GROUP_GAP - PICTURE_GAP

    def _paint_key(self, painter: QPainter, area: QRect, colors: _Colors) -> None:
        """The key in its frame, right in an area."""
        if not self.answer.key:
            return
        width, height = self._key_width(), self._key_height()
        top = area.center().y() + 1 - height // 2
        cap = QRect(area.right() - width + 1, top, width, height)
        painter.setPen(QColor(colors.text))
        painter.setFont(self._small)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.answer.key)

    def _paint_words(self, painter: QPainter, area: QRect, colors: _Colors) -> None:
        ink = QColor(colors.text)
        painter.setFont(self._small)
        if self.answer.note:
            painter.setPen(QColor(TABLE.t_ochre) if self.answer.rank is not Rank.MAIN else ink)
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(area, right, self.answer.note)
            note = QFontMetrics(self._small).horizontalAdvance(self.answer.note)
            area = area.adjusted(0, 0, -note - 8, 0)
        painter.setPen(ink)
        painter.setFont(self._font)
        painter.drawText(area, _WRAP, self.answer.label)
