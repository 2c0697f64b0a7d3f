"""Short texts on the table that stand for themselves: a heading with some lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from cardavia_desktop.i18n.text import fill, points_text, translate
from cardavia_desktop.rules.deal_number import DealNumber
from cardavia_desktop.ui.numbers import deal_text

_COPIED: Final = 2000  # milliseconds for which it is said that something was copied


class Note(QWidget):
    """A heading and some lines of text, which together are one place of the table."""

    def __init__(self, parent: QWidget, heading: str, where: Qt.AlignmentFlag) -> None:
        """An empty note; `heading` names the style of its first line, `where` is left or right."""
        super().__init__(parent)
        self._heading = QLabel(self)
        self._heading.setProperty("table", heading)
        self._text = QLabel(self)
        self._text.setProperty("table", "now")
        self._whole = "", ""  # heading and text, in full
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for label in (self._heading, self._text):
            label.setAlignment(where | Qt.AlignmentFlag.AlignTop)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)

    def tell(self, heading: str, lines: Sequence[str]) -> None:
        """Show this text."""
        self._whole = heading, "\n".join(lines)
        for label, whole in zip((self._heading, self._text), self._whole, strict=True):
            label.setAccessibleName(whole)
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
        """Leave out the last words where all do not fit; the pointer learns them."""
        width, room = self.width(), self.height()
        for label, whole in zip((self._heading, self._text), self._whole, strict=True):
            label.ensurePolished()
            label.setText(whole)
            shown = whole
            while " " in shown and label.heightForWidth(width) > room:
                shown = shown.rpartition(" ")[0]
                label.setText(f"{shown} …")
            label.setToolTip("" if shown == whole else whole)
            needed = label.heightForWidth(width)
            label.setVisible(bool(whole) and needed <= room)
            room -= needed + self._column.spacing()


class Facts(Note):
    """The number of the deal, and the points of the sitting so far.

    A click copies all that another person needs for the same deal: game, dealer, number, options.
    """

    def __init__(self, parent: QWidget) -> None:
        """Nothing is known of the deal yet."""
        super().__init__(parent, "over", Qt.AlignmentFlag.AlignRight)
        self._number: DealNumber | None = None
        self._total: int | None = None
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.setInterval(_COPIED)
        self._copied.timeout.connect(self.retranslate)
        self.copy_action = QAction(self)
        """Copies the number of the deal."""
        self.copy_action.setEnabled(False)
        self.copy_action.triggered.connect(self._copy)
        self.addAction(self.copy_action)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def tell_deal(self, number: DealNumber | None, total: int) -> None:
        """Show the number of a deal, where it has one, and the points of the sitting."""
        self._number, self._total = number, total
        self.copy_action.setEnabled(number is not None)
        if number is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        self.retranslate()

    def retranslate(self) -> None:
        """Say what is known in the present language."""
        if self._total is None:
            return
        self.copy_action.setText(translate("Table", "&Copy deal number"))
        tip = translate("Table", "Click to copy the deal number")
        self.setToolTip(tip if self._number else "")
        self._write(self._total)

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
        QGuiApplication.clipboard().setText(str(self._number))
        self._copied.start()
        self.retranslate()

    def _write(self, total: int) -> None:
        line = fill(translate("Table", "This sitting: %1"), points_text(total))
        if self._copied.isActive():
            line = translate("Table", "Deal number copied")
        self.tell(deal_text(self._number), [line])
