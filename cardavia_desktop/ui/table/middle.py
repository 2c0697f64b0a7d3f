"""The middle of the table: the public card in its light, the stock, the indicators."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardavia_desktop.i18n.text import fill, number_text, translate
from cardavia_desktop.rules.faces import NO_FACE, Face
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.background import Lamp
from cardavia_desktop.ui.table.items import (
    DARK,
    CardItem,
    Pack,
    Painted,
    Zone,
    framed,
    rect_f,
    text_width,
    written,
)
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.seats import gate_frame
from cardavia_desktop.ui.theme import PRINT, TABLE, UI, font, table_colors

_OCHRE: Final = QColor(TABLE.t_ochre)
_LEFT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class Middle:
    """The public card, the stock and the indicators on the scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Start empty."""
        self._zone = Zone(scene)
        self.public: CardItem | None = None
        """The public card."""
        self.lights: list[QGraphicsItem] = []
        """What shines on it and frames its gate."""

    def lay(self, layout: TableLayout, pack: Pack, view: View) -> None:
        """Lay out the middle of a view. Where a hand has won, the public card lies in it, and a
        stock that would lie in its way is put aside.
        """
        self._zone.clear()
        self.public = None
        self.lights = []
        if view.winner is None or layout.stock.y < layout.seats[0].public.y:
            self._lay_stock(layout, pack, view.stock)
        for face, rect in zip(view.indicators, layout.indicators, strict=False):
            visible = rect.h if layout.shelf is None else layout.shelf.y - rect.y
            self._zone.add(pack.card(face, rect, visible), 0)
        if view.public != NO_FACE and view.winner is None:
            self._lay_public(layout, pack, view.public, view.source)

    def _lay_public(self, layout: TableLayout, pack: Pack, face: Face, seat: int) -> None:
        rect = layout.seats[seat].public
        lamp = Lamp(pack, rect)
        self._zone.add(lamp, -100)
        gate = gate_frame(layout, seat)

        def paint(painter: QPainter) -> None:
            painter.setPen(QPen(_OCHRE, 1.5))
            painter.drawRect(gate)

        around_gate = Painted(gate.adjusted(-2, -2, 2, 2), paint)
        self._zone.add(around_gate, -90)
        self.public = pack.card(face, rect)
        self._zone.add(self.public, 10)
        frame = framed(rect_f(rect).adjusted(-3, -3, 3, 3), _OCHRE, 2)
        self._zone.add(frame, 11)
        self.lights = [lamp, around_gate, frame]

    def _lay_stock(self, layout: TableLayout, pack: Pack, count: int) -> None:
        rect = layout.stock
        visible = rect.h if layout.shelf is None else layout.shelf.y - rect.y
        if not count:
            self._mark_empty(QRectF(rect.x, rect.y, rect.w, visible))
        for layer in range(min(3, count), 0, -1):
            card = CardItem(pack.cards, pack.back(rect.w, rect.h), visible)
            card.setPos(pack.snap(rect.x - 2 * (layer - 1), rect.y - 2 * (layer - 1)))
            self._zone.add(card, 3 - layer)
        self._write_count(layout, rect, visible, count)
        self._write_captions(layout, rect, count)

    def _mark_empty(self, area: QRectF) -> None:
        """Where the stock was."""

        def paint(painter: QPainter) -> None:
            painter.fillRect(area, QColor(TABLE.tray))
            painter.setPen(QPen(QColor(table_colors().carve), 1))
            painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))

        self._zone.add(Painted(area, paint), 0)

    def _write_count(self, layout: TableLayout, rect: Rect, visible: int, count: int) -> None:
        number = font(PRINT, layout.text_px(16), bold=True)
        text = number_text(count)
        width = max(text_width(text, number) + 12, round(rect.w * 0.72))
        height = QFontMetrics(number).height() + 4
        area = QRectF(rect.cx - width / 2, rect.y + (visible - height) / 2, width, height)

        def paint(painter: QPainter) -> None:
            painter.fillRect(area.toRect(), QColor(TABLE.card))
            painter.setPen(QPen(DARK, 1))
            painter.drawRect(QRectF(area.toRect()).adjusted(0.5, 0.5, -0.5, -0.5))
            painter.setFont(number)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

        self._zone.add(Painted(area.adjusted(-1, -1, 1, 1), paint), 5)

    def _write_captions(self, layout: TableLayout, rect: Rect, count: int) -> None:
        """What the number says: on the shelf, right of a stock that lies above, else below it, if
        there is room for it between the public cards.
        """
        small = font(UI, layout.text_px(13))
        color = QColor(TABLE.t_ink2)
        if layout.shelf is not None:
            bar = rect_f(layout.shelf).adjusted(10, 2, -10, 0)
            label = fill(translate("Table", "%1 in the stock"), number_text(count))
            other = translate("Table", "Indicators")
            self._zone.add(written(other, small, color, bar, _RIGHT), 6)
            if text_width(label, small) + text_width(other, small) + 8 < bar.width():
                self._zone.add(written(label, small, color, bar, _LEFT), 6)
            return
        label = translate("Table", "in the stock")
        width = text_width(label, small) + 8
        if layout.deck == "zipai":
            area = QRectF(rect.right + 12, rect.y, width, rect.h)
            self._zone.add(written(label, small, color, area, _LEFT), 6)
        else:
            below = Rect(rect.cx - width // 2, rect.bottom + 4, width, layout.line)
            taken = any(below.shared(seat.public.inset(-4)) for seat in layout.seats)
            if not taken and below.bottom <= layout.status.y:
                center = Qt.AlignmentFlag.AlignCenter
                self._zone.add(written(label, small, color, rect_f(below), center), 6)
