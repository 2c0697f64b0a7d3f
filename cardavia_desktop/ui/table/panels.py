"""Words on the table as real widgets, so that they can be read aloud: plates, log, notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QGuiApplication,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.rules.events import Event
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.paohuzi.hand import HUXI
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.motion import fade
from cardavia_desktop.ui.theme import TABLE

_Index = QModelIndex | QPersistentModelIndex
_BROKEN: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
_PLATE_GAP: Final = 8
_PLATE_MARGIN: Final = 20 + 2 * _PLATE_GAP  # beside the words of a plate
_LINE_MARGIN: Final = 3  # left and right of a line of the log
_COPIED: Final = 2000  # milliseconds for which it is said that something was copied


class Plate(QFrame):
    """The plate of a seat: who sits there, how many cards they hold; red when it is their turn."""

    def __init__(self, parent: QWidget) -> None:
        """An empty plate."""
        super().__init__(parent)
        self._name = QLabel(self)
        self._name.setProperty("part", "name")
        self._note = QLabel(self)
        self._cards = QLabel(self)
        self._texts = "", ""  # of the last two, in full
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 2, 10, 0)
        row.setSpacing(_PLATE_GAP)
        row.addWidget(self._name)
        row.addWidget(self._note, 1)
        row.addWidget(self._cards)

    def tell(self, view: View, seat: int, fading: int = 0) -> None:
        """Show a seat of a view; the turn comes and goes in `fading` milliseconds."""
        turn = view.to_move == seat
        style = "turn" if turn else "idle"
        if self.property("plate") not in (style, None):
            fade(self, fading)
        self._name.setText(words.seat_name(seat))
        self._name.setIndent(self._name.fontMetrics().ascent() if turn else 0)
        self._texts = " · ".join(words.seat_notes(view, seat)), _cards(view, seat)
        told = (words.seat_name(seat), *self._texts)
        self.setAccessibleName(words.join([text for text in told if text]))
        if self.property("plate") != style:
            self.setProperty("plate", style)
            for widget in (self, self._name, self._note, self._cards):
                widget.style().unpolish(widget)
                widget.style().polish(widget)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """The words may be larger now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """First the note is cut short, then the number of cards; the pointer learns all of it."""
        note, cards = self._texts
        for label in (self._name, self._cards):
            label.ensurePolished()
        metrics, shorten = self._cards.fontMetrics(), Qt.TextElideMode.ElideRight
        room = self.width() - self._name.sizeHint().width() - _PLATE_MARGIN
        shown = metrics.elidedText(cards, shorten, room)
        self._cards.setText(shown)
        room -= metrics.horizontalAdvance(shown)
        shortened = metrics.elidedText(note, shorten, max(0, room))
        self._note.setText("" if shortened == "…" else shortened)
        whole = shown == cards and self._note.text() == note
        self.setToolTip("" if whole else self.accessibleName())

    def think(self) -> None:
        """Say that who sits there is thinking, until something else is told."""
        self._texts = self._texts[0], translate("Table", "thinking…")
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign of the turn before the name: it must not be told by color alone."""
        super().paintEvent(event)
        if self.property("plate") != "turn":
            return
        half = self._name.fontMetrics().ascent() * 0.36
        x, y = self._name.x() + 1, self._name.geometry().center().y() + 1
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TABLE.t_ink))
        corners = ((x, y - half), (x + 1.6 * half, y), (x, y + half))
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def _cards(view: View, seat: int) -> str:
    held = words.Counted.in_hand(view.sizes[seat])
    if view.game.name != "paohuzi":
        return held
    huxi = sum(HUXI[meld] for meld in view.melds[seat])
    return fill(translate("Table", "%1 · %2 huxi"), held, words.number_text(huxi))


class Note(QWidget):
    """A heading and some lines of text, which together are one place of the table."""

    def __init__(self, parent: QWidget, heading: str, where: Qt.AlignmentFlag) -> None:
        """An empty note; `heading` names the style of its first line, `where` is left or right."""
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setProperty("table", heading)
        self._text = QLabel(self)
        self._text.setProperty("table", "now")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for label in (self._heading, self._text):
            label.setAlignment(where | Qt.AlignmentFlag.AlignTop)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)

    def tell(self, heading: str, lines: Sequence[str]) -> None:
        """Show this text."""
        self._heading.setText(heading)
        self._text.setText("\n".join(lines))
        self._heading.setVisible(bool(heading))


class Facts(Note):
    """The number of the deal, copied by a click, and the points of the sitting so far."""

    def __init__(self, parent: QWidget) -> None:
        """Nothing is known of the deal yet."""
        super().__init__(parent, "over", Qt.AlignmentFlag.AlignRight)
        self._number, self._total = "", ""
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(_COPIED)
        self._copied.timeout.connect(self._write)
        self.copy_action = QAction(self)
        """Copies the number of the deal."""
        self.copy_action.setEnabled(False)
        self.copy_action.triggered.connect(self._copy)
        self.addAction(self.copy_action)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def tell_deal(self, number: str, total: str) -> None:
        """Show the number of a deal, "" for one without, and the points as they are written."""
        self._number, self._total = number, total
        self.copy_action.setText(translate("Table", "&Copy deal number"))
        self.copy_action.setEnabled(bool(number))
        self._write()
        self.setToolTip(translate("Table", "Click to copy the deal number") if number else "")
        if number:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click copies."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.copy_action.trigger()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the end of the click."""
        event.accept()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._number.replace("\N{NO-BREAK SPACE}", " "))
        self._copied.start()
        self._write()

    def _write(self) -> None:
        heading = fill(translate("Table", "Deal %1"), self._number) if self._number else ""
        line = fill(translate("Table", "This sitting: %1"), self._total)
        if self._copied.isActive():
            line = translate("Table", "Deal number copied")
        self.tell(heading, [line])


class _Lines(QStyledItemDelegate):
    """Draws lines as high as it has measured them; the style measures and draws differently."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the words need."""
        room = self._view.viewport().width() - 2 * _LINE_MARGIN
        metrics = self._view.fontMetrics()
        box = metrics.boundingRect(QRect(0, 0, room, 1 << 16), _BROKEN, str(index.data()))
        return QSize(self._view.viewport().width(), box.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The words in their color."""
        self.initStyleOption(option, index)
        area = option.rect.adjusted(_LINE_MARGIN, 0, -_LINE_MARGIN, 0)
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
        every = [self.lines.item(row) for row in range(self.lines.count())]
        chosen = [line for line in every if line.isSelected()] or every
        QGuiApplication.clipboard().setText("\n".join(line.text() for line in chosen))

    def _write(self, text: str) -> None:
        if self.lines.count():
            self.lines.item(self.lines.count() - 1).setForeground(QColor(TABLE.t_ink2))
        line = QListWidgetItem(text)
        line.setForeground(QColor(TABLE.t_ink))
        self.lines.addItem(line)
