"""The bubble that says why not, or what is best, beside what that is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.ui.motion import Speed, fade
from cardavia_desktop.ui.table.layout import Rect
from cardavia_desktop.ui.theme import PAPER, TABLE

_TAIL: Final = 10  # length of the tail
_RADIUS: Final = 6
_STRIPE: Final = 3  # the edge
_STEP: Final = 8  # places are tried this far apart
_COMES: Final = 110  # milliseconds at normal speed
_GOES: Final = 80
_MARGINS: Final = (14, 10, 12, 8)
_SIDES: Final = (Qt.Edge.LeftEdge, Qt.Edge.TopEdge, Qt.Edge.RightEdge, Qt.Edge.BottomEdge)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a bubble stands, and the side from which its tail points at its anchor."""

    rect: Rect
    side: Qt.Edge


@dataclass(frozen=True, slots=True)
class Room:
    """Where a bubble may stand: about `anchor`, inside of `bounds`, best clear of `obstacles`."""

    anchor: Rect
    bounds: Rect
    obstacles: Sequence[Rect] = ()


def place(room: Room, size: tuple[int, int]) -> Spot:
    """The best place for a bubble of that size.

    It never covers its anchor, and as little as possible of the obstacles; among such places
    above is better than beside, and the nearest is the best.
    """
    anchor = room.anchor
    spots = _spots(anchor, size, room.bounds)

    def cost(spot: Spot) -> tuple[int, bool, int]:
        covered = sum(spot.rect.shared(obstacle) for obstacle in room.obstacles)
        away = abs(spot.rect.cx - anchor.cx) + abs(spot.rect.y - anchor.y)
        return covered, spot.side is not Qt.Edge.BottomEdge, away

    return min(spots, key=cost)


def _spots(anchor: Rect, size: tuple[int, int], bounds: Rect) -> list[Spot]:
    w, h = size
    spots = []
    xs = range(bounds.x, max(bounds.x, bounds.right - w) + 1, _STEP)
    ys = range(bounds.y, max(bounds.y, bounds.bottom - h) + 1, _STEP)
    reach = [x for x in xs if x + 2 * _TAIL <= anchor.cx <= x + w - 2 * _TAIL]
    for y, side in (
        (anchor.y - _TAIL - h, Qt.Edge.BottomEdge),
        (anchor.bottom + _TAIL, Qt.Edge.TopEdge),
    ):
        if bounds.y <= y and y + h <= bounds.bottom:
            spots += [Spot(Rect(x, y, w, h), side) for x in reach]
    for x, side in (
        (anchor.right + _TAIL, Qt.Edge.LeftEdge),
        (anchor.x - _TAIL - w, Qt.Edge.RightEdge),
    ):
        if bounds.x <= x and x + w <= bounds.right:
            near = [y for y in ys if y + _TAIL < anchor.bottom and y + h - _TAIL > anchor.y]
            spots += [Spot(Rect(x, y, w, h), side) for y in near]
    return spots or [Spot(Rect(bounds.x, bounds.y, w, h), Qt.Edge.BottomEdge)]


class Bubble(QWidget):
    """A refusal with its rule, or a hint. Escape, a click elsewhere or the next move closes it."""

    rule_wanted = Signal(str)
    """The number of the rule that the person wants to read."""
    closed = Signal()
    """It is seen no longer."""

    def __init__(self, parent: QWidget) -> None:
        """A closed bubble."""
        super().__init__(parent)
        self._title = QLabel(self)
        self._title.setProperty("bubble", "title")
        self._text = QLabel(self)
        self._text.setProperty("bubble", "text")
        self._number = ""
        self._stripe = PAPER.redtext
        self._rule = QPushButton(self)
        self._rule.setProperty("bubble", "rule")
        self._rule.setCursor(Qt.CursorShape.PointingHandCursor)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self._number))
        self.speed = Speed.NORMAL
        """How fast it fades in and out."""
        self._anchor = Rect(0, 0, 0, 0)
        self._spot = Spot(self._anchor, Qt.Edge.BottomEdge)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(3)
        for label in (self._title, self._text):
            label.setWordWrap(True)
            self._column.addWidget(label)
        self._column.addWidget(self._rule, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def explain(self, title: str, sentence: str, rule: str, width: int, room: Room) -> None:
        """Open with a reason, its text `width` pixels wide."""
        self._number = rule
        self._rule.setText(fill(translate("Table", "Rule %1"), rule))
        self._stripe = PAPER.redtext
        self._open(title, sentence, width, room)

    def advise(self, title: str, why: str, width: int, room: Room) -> None:
        """Open with a hint, its text `width` pixels wide."""
        self._number = ""
        self._stripe = TABLE.t_ochre
        self._open(title, why, width, room)

    def _open(self, title: str, text: str, width: int, room: Room) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._rule.setVisible(bool(self._number))
        self.setAccessibleName(f"{title}. {text}")
        self.ensurePolished()
        self._column.setContentsMargins(*_MARGINS)
        spot = place(room, (width, self._column.heightForWidth(width)))
        self._spot, self._anchor = spot, room.anchor
        tail = [_TAIL if spot.side is side else 0 for side in _SIDES]
        left, top, right, bottom = tail
        margins = [margin + more for margin, more in zip(_MARGINS, tail, strict=True)]
        self._column.setContentsMargins(*margins)
        rect = spot.rect
        self.setGeometry(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom)
        self.raise_()
        self._fade(_COMES)
        self.show()

    def close_again(self) -> None:
        """Be read no longer."""
        if self.isVisible():
            self._fade(_GOES)
            self.hide()
            for label in (self._title, self._text):
                label.clear()  # nothing is left to be said in another language
            self.closed.emit()

    def _fade(self, milliseconds: int) -> None:
        """What is seen here now fades away."""
        table = self.parentWidget()
        if table is not None:
            fade(table, self.speed.time(milliseconds), self.geometry())

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet of paper with a colored edge and a tail."""
        rect = self._spot.rect
        body = QRectF(rect.x - self.x(), rect.y - self.y(), rect.w, rect.h)
        outline = QPainterPath()
        outline.addRoundedRect(body, _RADIUS, _RADIUS)
        tail = QPainterPath()
        tail.addPolygon(self._tail(body))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(outline.united(tail), QColor(TABLE.bubble))
            stripe = QRectF(body.left(), body.top() + _RADIUS, _STRIPE, body.height() - 2 * _RADIUS)
            painter.fillRect(stripe, QColor(self._stripe))

    def _tail(self, body: QRectF) -> QPolygonF:
        """From the edge of the body to the anchor."""
        half = _TAIL - 1
        x = self._anchor.cx - self.x()
        y = self._anchor.y + self._anchor.h / 2 - self.y()
        y = min(max(y, body.top() + 2 * _TAIL), body.bottom() - 2 * _TAIL)
        xs, ys = (x - half, x + half), (y - half, y + half)
        corners = {
            Qt.Edge.BottomEdge: ((xs[0], body.bottom() - 1), (xs[1], body.bottom() - 1)),
            Qt.Edge.TopEdge: ((xs[0], body.top() + 1), (xs[1], body.top() + 1)),
            Qt.Edge.LeftEdge: ((body.left() + 1, ys[0]), (body.left() + 1, ys[1])),
            Qt.Edge.RightEdge: ((body.right() - 1, ys[0]), (body.right() - 1, ys[1])),
        }[self._spot.side]
        tip = {
            Qt.Edge.BottomEdge: (x, self.height()),
            Qt.Edge.TopEdge: (x, 0),
            Qt.Edge.LeftEdge: (0, y),
            Qt.Edge.RightEdge: (self.width(), y),
        }[self._spot.side]
        return QPolygonF([QPointF(*corner) for corner in (*corners, tip)])
