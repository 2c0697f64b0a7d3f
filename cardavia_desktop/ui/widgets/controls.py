"""A box to tick and a list to choose from, whose signs follow the palette."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QStyle, QStyleOptionButton, QWidget

from cardavia_desktop.ui.theme import colors, px


class Tick(QCheckBox):
    """A box to tick."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tick, in the colors of now."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_CheckBoxIndicator
        box = self.style().subElementRect(part, option, self)
        places = ((0.26, 0.52), (0.43, 0.70), (0.76, 0.32))
        _draw_stroke(
            self,
            [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in places],
            colors().paper,
        )


class Selector(QComboBox):
    """A list to choose from."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The arrow, in the colors of now."""
        super().paintEvent(event)
        half, middle = px(4), self.height() / 2
        x = self.width() - px(14)
        points = (
            (x - half, middle - half / 2),
            (x, middle + half / 2),
            (x + half, middle - half / 2),
        )
        _draw_stroke(self, [QPointF(*point) for point in points], colors().ink2)

    def show_every_script(self) -> None:
        """Have entries in several scripts, as names of languages are."""
        self.setProperty("shows", "every-script")

    def offer(self, choices: Mapping[str, str]) -> None:
        """Offer these values with their labels; what was chosen stays so, and nobody is told."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for value, label in choices.items():
                self.addItem(label, value)
            self.show_value(chosen)

    def show_value(self, value: object) -> None:
        """Show a value, without telling."""
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(value))


def _draw_stroke(widget: QWidget, points: list[QPointF], color: str) -> None:
    with QPainter(widget) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(QColor(color), max(1.6, px(16) / 9), Qt.PenStyle.SolidLine, cap, join))
        painter.drawPolyline(points)
