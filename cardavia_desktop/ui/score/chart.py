"""How a sitting has gone, as a small chart: a line for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia_desktop.i18n.text import fill, points_text, translate
from cardavia_desktop.i18n.words import seat_name
from cardavia_desktop.match import Points
from cardavia_desktop.ui.theme import UI, colors, font, px

FEWEST: Final = 3
"""Standings below which there is nothing to see: the beginning and two deals."""

_PAD: Final = 4  # pixels above and below the lines
_GAP: Final = 8  # between lines and words


@dataclass(frozen=True, slots=True)
class Stroke:
    """The line of a seat: the token of its color, its width, and its dashes in widths."""

    color: str
    width: float
    dashes: tuple[float, ...] = ()


STROKES: Final = (
    Stroke("ink", 2.6),
    Stroke("indigo", 1.8, (5, 2.5)),
    Stroke("redtext", 1.8, (1.2, 2)),
    Stroke("ink3", 1.8, (7, 2, 1.2, 2)),
)
"""By seat; dashes and a label at the end tell the lines apart without their color."""


class SittingChart(QWidget):
    """The points of each seat from deal to deal; not seen before the second deal."""

    def __init__(self) -> None:
        """Make an empty chart."""
        super().__init__()
        self._course: tuple[Points, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setVisible(False)

    def sizeHint(self) -> QSize:
        """A strip; its height goes with the text."""
        return QSize(px(250), px(80))

    def show_course(self, course: tuple[Points, ...]) -> None:
        """Show these standings, one after each deal; the first is how the sitting began."""
        self._course = course
        self.setVisible(len(course) >= FEWEST)
        self.retranslate()

    def retranslate(self) -> None:
        """Tell the course to those who cannot see it."""
        self.setAccessibleName(translate("SittingChart", "Course of the sitting"))
        self.setAccessibleDescription("; ".join(map(_told, range(self._seats), self._lines())))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame of zero and extremes, then the seats, the person on top."""
        if len(self._course) < FEWEST:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            written = font(UI, 12)
            painter.setFont(written)
            metrics = QFontMetrics(written)
            least = min(0, *map(min, self._course))
            most = max(0, *map(max, self._course))
            scale = [points_text(n) for n in sorted({least, 0, most})]
            names = [seat_name(seat) for seat in range(self._seats)]
            left = max(map(metrics.horizontalAdvance, scale)) + _GAP
            right = self.width() - max(map(metrics.horizontalAdvance, names)) - 2 * _GAP
            half = metrics.height() / 2
            area = QRectF(left, half, max(1.0, right - left), self.height() - 2 * half)

            def height(points: int) -> float:
                return area.bottom() - area.height() * (points - least) / max(1, most - least)

            self._paint_scale(painter, area, metrics, {n: height(n) for n in (least, 0, most)})
            step = area.width() / (len(self._course) - 1)
            ends = []
            for seat, line in reversed([*enumerate(self._lines())]):
                spots = [QPointF(area.left() + at * step, height(n)) for at, n in enumerate(line)]
                self._paint_line(painter, STROKES[seat], spots)
                ends.append((spots[-1].y(), seat))
            for y, seat in _apart(ends, metrics.height(), self.height()):
                painter.setPen(QColor(getattr(colors(), STROKES[seat].color)))
                spot = QRectF(right + _GAP, y - half, self.width() - right - _GAP, 2 * half)
                painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter, names[seat])

    @property
    def _seats(self) -> int:
        return len(self._course[0]) if self._course else 0

    def _lines(self) -> list[tuple[int, ...]]:
        """The points of each seat."""
        return [*zip(*self._course, strict=True)]

    def _paint_scale(
        self, painter: QPainter, area: QRectF, metrics: QFontMetrics, heights: dict[int, float]
    ) -> None:
        """Hairlines at zero and at the extremes, with their points where there is room."""
        half = metrics.height() / 2
        written: list[float] = []
        for points, y in sorted(heights.items(), key=lambda item: (item[0] == 0, -abs(item[0]))):
            painter.setPen(QPen(QColor(colors().edge if points == 0 else colors().line), 1))
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
            if all(abs(y - other) >= 1.6 * half for other in written):
                written.append(y)
                painter.setPen(QColor(colors().ink3))
                spot = QRectF(0, y - half, area.left() - _GAP, 2 * half)
                right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(spot, right, points_text(points))

    def _paint_line(self, painter: QPainter, stroke: Stroke, spots: list[QPointF]) -> None:
        color = QColor(getattr(colors(), stroke.color))
        pen = QPen(color, stroke.width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if stroke.dashes:
            pen.setDashPattern(stroke.dashes)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(spots))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(spots[-1], stroke.width + 0.8, stroke.width + 0.8)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _apart(
    ends: Sequence[tuple[float, int]], needed: float, height: float
) -> list[tuple[float, int]]:
    """The heights of the labels at the ends of lines, moved apart so that none covers another."""
    order = sorted(ends)
    placed: list[float] = []
    for at, (y, _) in enumerate(order):
        lowest = height - needed / 2 - (len(order) - 1 - at) * needed
        above = placed[-1] + needed if placed else needed / 2
        placed.append(max(above, min(y, lowest)))
    return [(y, seat) for y, (_, seat) in zip(placed, order, strict=True)]


def _told(seat: int, line: Sequence[int]) -> str:
    """The course of a seat in words."""
    told = translate("SittingChart", "%1: %2 now, %3 at most, %4 at least")
    numbers = (points_text(n) for n in (line[-1], max(line), min(line)))
    return fill(told, seat_name(seat), *numbers)
