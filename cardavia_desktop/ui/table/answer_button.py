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
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from cardavia_desktop.i18n.text import fill, join, translate
from cardavia_desktop.ui.key_text import key_text
from cardavia_desktop.ui.table.answer import Answer, Pictures, Rank
from cardavia_desktop.ui.table.strays import Strays
from cardavia_desktop.ui.theme import TABLE, UI, font, frame_width

_PAD: Final = 0.7  # between the edge of a button and what stands in it : size of its text
_TIGHT: Final = 0.4  # the same above and below where cards stand over the label
_RADIUS: Final = 4
PICTURE_GAP: Final = 4
"""Pixels between two cards of a button."""
_GROUP_GAP: Final = 14
_ASIDE: Final = 8  # before note and key
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
    NOTED = "noted"
    """In place of the label, before note and key."""
    ALONE = "alone"
    """In place of the label and the note."""
    BARE = "bare"
    """None: there is the label alone, without the key."""


_WORDLESS: Final = (Pose.NOTED, Pose.ALONE)


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
        self._pose = Pose.BESIDE
        self._lit = False
        self.set_text_size(size)
        name = join([text for text in (answer.label, answer.note) if text])
        if answer.rank is Rank.REFUSED:
            name = fill(translate("Table", "%1, not possible now"), name)
            self.setAccessibleDescription(translate("Table", "Press to hear why not"))
        self.setAccessibleName(name)

    @property
    def pose(self) -> Pose:
        """Where the cards stand. Where they stand for the label, the pointer learns it."""
        return self._pose

    @pose.setter
    def pose(self, pose: Pose) -> None:
        self._pose = pose
        self.setToolTip(self.answer.label if pose in _WORDLESS else "")

    @property
    def lit(self) -> bool:
        """Whether a hint is about this answer."""
        return self._lit

    @lit.setter
    def lit(self, lit: bool) -> None:
        if lit != self._lit:
            self._lit = lit
            self.update()

    @property
    def _key(self) -> str:
        """The key, if it is shown."""
        return "" if self.pose is Pose.BARE else key_text(QKeySequence(self.answer.key))

    def set_text_size(self, size: int) -> None:
        """Have text of `size` pixels before it becomes larger for those who need that."""
        self._font = font(UI, size, bold=self.answer.rank in (Rank.WIN, Rank.MAIN))
        self._small = font(UI, min(size, max(12, size - 1)), bold=True)
        self._pad, self._tight = round(size * _PAD), round(size * _TIGHT)

    def _pictures_width(self) -> int:
        groups = [sum(p.card.width + PICTURE_GAP for p in group) for group in self.pictures]
        return sum(groups) + _GROUP_GAP * (len(groups) - 1) - PICTURE_GAP * len(groups)

    def _pictures_height(self) -> int:
        return max((p.height for group in self.pictures for p in group), default=0)

    def _key_width(self) -> int:
        metrics = QFontMetrics(self._small)
        return metrics.horizontalAdvance(self._key) + 16 if self._key else 0

    def _aside(self) -> int:
        """The width of what stands right of the label."""
        if self.pose is Pose.STACKED:
            return 0
        if self.pose is Pose.ALONE:
            return self._key_width()
        note = QFontMetrics(self._small).horizontalAdvance(self.answer.note)
        parts = [width for width in (self._key_width(), note) if width]
        return sum(parts) + _ASIDE * len(parts)

    def _label_room(self, width: int) -> int:
        """How wide the label may be on a button of this width."""
        room = width - 2 * self._pad - self._aside()
        beside = self.pictures and self.pose is Pose.BESIDE
        return room - self._pictures_width() - self._pad if beside else room

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
        label = QFontMetrics(self._font).horizontalAdvance(self.answer.label) + 2
        words = self._aside() + (0 if self.pose in _WORDLESS else label)
        pictures = self._pictures_width() if self.pictures else 0
        if self.pose is Pose.ABOVE:
            return max(words, pictures) + 2 * self._pad
        return words + pictures + (3 if pictures else 2) * self._pad

    def height_for(self, width: int) -> int:
        """The height that a button of this width needs."""
        if self.pose in _WORDLESS:
            return max(self._pictures_height() + 10, self._key_height() + 6)
        words = self._label_box(width).height()
        if self.pose is Pose.ABOVE:
            return self._picture_row() + words + 3 * self._pad
        if self.pose is Pose.STACKED:
            return self._picture_row() + words + 3 * self._tight
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
            inner = self.rect().adjusted(self._pad, 0, -self._pad, 0)
            if self.pose in (Pose.ABOVE, Pose.STACKED):
                top = self._pad if self.pose is Pose.ABOVE else self._tight
                row = QRect(inner.left(), top, inner.width(), self._picture_row())
                inner.setTop(row.bottom() + 1)
            else:
                row = QRect(inner)
            if self.pictures:
                y = row.top() + (row.height() - self._pictures_height()) // 2
                self._paint_pictures(painter, row.left(), y)
                if self.pose is Pose.BESIDE:
                    inner.setLeft(row.left() + self._pictures_width() + self._pad)
            if self.pose is Pose.STACKED:
                self._paint_key(painter, row, colors)
            elif self._key:
                self._paint_key(painter, inner, colors)
                inner.adjust(0, 0, -self._key_width() - _ASIDE, 0)
            if self.answer.note and self.pose is not Pose.ALONE:
                inner.adjust(0, 0, -self._paint_note(painter, inner), 0)
            if self.pose not in _WORDLESS:
                self._paint_label(painter, inner, colors)

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
        if self._lit:
            self._paint_light(painter, outline.adjusted(2.5, 2.5, -2.5, -2.5))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

    def _paint_light(self, painter: QPainter, outline: QRectF) -> None:
        """A bright frame with dark edges, which is seen on every ground."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((TABLE.lacquer, 5), (TABLE.t_ochre, 3)):
            painter.setPen(QPen(QColor(color), width))
            painter.drawRoundedRect(outline, _RADIUS, _RADIUS)

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
        if not self._key:
            return
        width, height = self._key_width(), self._key_height()
        top = area.center().y() + 1 - height // 2
        cap = QRect(area.right() - width + 1, top, width, height)
        painter.setPen(QColor(colors.text))
        painter.setFont(self._small)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _paint_note(self, painter: QPainter, area: QRect) -> int:
        """The note right in an area; how much of it is taken."""
        colors = _COLORS[self.answer.rank]
        main = self.answer.rank is Rank.MAIN
        painter.setPen(QColor(colors.text if main else TABLE.t_ochre))
        painter.setFont(self._small)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(area, right, self.answer.note)
        return QFontMetrics(self._small).horizontalAdvance(self.answer.note) + _ASIDE

    def _paint_label(self, painter: QPainter, area: QRect, colors: _Colors) -> None:
        painter.setPen(QColor(colors.text))
        painter.setFont(self._font)
        painter.drawText(area, _WRAP, self.answer.label)
