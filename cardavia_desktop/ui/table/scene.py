"""The scene: it draws a view of a deal, and knows no rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.arrange import arrange
from cardavia_desktop.ui.table.background import draw_background
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.items import Pack
from cardavia_desktop.ui.table.layout import TableLayout
from cardavia_desktop.ui.table.middle import Middle
from cardavia_desktop.ui.table.question import Question, drawn
from cardavia_desktop.ui.table.seats import Seats


class TableScene(QGraphicsScene):
    """Cards on lacquer. Scene coordinates are the logical pixels of the view."""

    def __init__(self, parent: QObject) -> None:
        """An empty table."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.hand = Hand(self)
        self._seats = Seats(self)
        self._middle = Middle(self)
        self._background = QPixmap()
        self._drawn: tuple[TableLayout, float] | None = None

    def lay(self, layout: TableLayout, pack: Pack, view: View, asked: Question) -> None:
        """Show a view."""
        if self._drawn != (layout, pack.ratio):
            self._background = draw_background(layout, pack.ratio)
            self._drawn = layout, pack.ratio
            self.setSceneRect(0, 0, layout.width, layout.height)
            self.update()
        self._seats.lay(layout, pack, view)
        self._middle.lay(layout, pack, view)
        blocks = arrange(view.game.name, view.hand)
        self.hand.lay(layout, pack, blocks, frozenset(asked.plays), drawn(view))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The lacquer, from one pixmap."""
        painter.drawPixmap(QPointF(0, 0), self._background)
