"""What happened in the deal, line by line; it can be read back and copied."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QAction, QBrush, QColor, QGuiApplication, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules.events import Event
from cardavia_desktop.rules.game import Game
from cardavia_desktop.ui.theme import TABLE

_Index = QModelIndex | QPersistentModelIndex
_BROKEN: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
_MARGIN: Final = 3  # left and right of a line


class _Lines(QStyledItemDelegate):
    """Draws lines as high as it has measured them; the style measures and draws differently."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the words need."""
        room = self._view.viewport().width() - 2 * _MARGIN
        metrics = self._view.fontMetrics()
        box = metrics.boundingRect(QRect(0, 0, room, 1 << 16), _BROKEN, str(index.data()))
        return QSize(self._view.viewport().width(), box.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The words in their color."""
        self.initStyleOption(option, index)
        area = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(TABLE.rail))
        painter.setFont(self._view.font())
        painter.setPen(option.palette.text().color())
        painter.drawText(area, _BROKEN, option.text)
        painter.restore()


class Log(QWidget):
    """What happened, the newest last; older lines can be scrolled back to."""

    def __init__(self, parent: QWidget) -> None:
        """An empty log."""
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setProperty("table", "over")
        self.lines = QListWidget(self)
        self.lines.setWordWrap(True)
        self.lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.lines.setItemDelegate(_Lines(self.lines))
        self.lines.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The place of the bar is kept, or lines are measured at a width that they do not get.
        self.lines.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # Long lines are broken only when the list is laid out: then the end moves once more.
        self.lines.verticalScrollBar().rangeChanged.connect(self._follow_range)
        self.copy_action = QAction(self.lines)
        """Copies the lines that are selected, or all of them."""
        self.copy_action.setShortcut(QKeySequence.StandardKey.Copy)
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.copy_action.triggered.connect(self._copy)
        self.lines.addAction(self.copy_action)
        self.lines.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._heading)
        column.addWidget(self.lines, 1)
        self._told: tuple[Event, ...] = ()

    def tell(self, game: Game, events: tuple[Event, ...]) -> None:
        """Show all of `events`; only those that came since the last call are written."""
        self._heading.setText(translate("Table", "Game log"))
        self.copy_action.setText(translate("Table", "&Copy"))
        self.lines.setAccessibleName(self._heading.text())
        if events[: len(self._told)] != self._told:
            self.forget()
        for event in events[len(self._told) :]:
            text = words.event_text(game, event)
            if text is not None:
                self._write(text)
        self._told = events

    def forget(self) -> None:
        """Start anew: another deal, or another language."""
        self.lines.clear()
        self._told = ()

    def _follow_range(self, low: int, high: int) -> None:
        """Stay at the end; the bar is there for a log that is longer than its place."""
        self.lines.verticalScrollBar().setEnabled(high > low)
        self.lines.scrollToBottom()

    def _copy(self) -> None:
        rows = sorted(index.row() for index in self.lines.selectedIndexes())
        model = self.lines.model()
        chosen = rows or range(model.rowCount())
        texts = (str(model.index(row, 0).data()) for row in chosen)
        QGuiApplication.clipboard().setText("\n".join(texts))

    # The model is told, not items: one that Python holds can be gone in Qt once all are cleared.

    def _write(self, text: str) -> None:
        self._color_last(TABLE.t_ink2)
        self.lines.addItem(text)
        self._color_last(TABLE.t_ink)

    def _color_last(self, color: str) -> None:
        model = self.lines.model()
        last = model.index(model.rowCount() - 1, 0)
        model.setData(last, QBrush(QColor(color)), Qt.ItemDataRole.ForegroundRole)
