"""A text to read: it keeps its place, and shows one when asked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from cardavia_desktop.ui.rules.search import Span
from cardavia_desktop.ui.theme import colors

WASH: Final = 2000
"""Milliseconds for which a paragraph that was looked up is laid on ochre."""
_WASH_AROUND: Final = 10  # pixels left of the paragraph
_UPPER_THIRD: Final = 3
_JUST_BELOW: Final = 8  # pixels under the edge, where one begins to read


class Reader(QTextBrowser):
    """Shows a document; links are left to whoever listens."""

    moved = Signal()
    """Another part of the text is in view."""

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self.setObjectName("reader")
        self.setOpenLinks(False)
        self._washed: int | None = None
        self._wash = QTimer(self)
        self._wash.setSingleShot(True)
        self._wash.timeout.connect(self._end_wash)
        self.verticalScrollBar().valueChanged.connect(self.moved)

    def show_document(self, document: QTextDocument) -> None:
        """Show another document, from the top; the reader keeps it."""
        self._end_wash()
        self.setDocument(document)
        self._document = document  # Qt does not keep it

    # Where one reads.

    def block_at(self, down: int = _JUST_BELOW) -> int:
        """The block that stands so many pixels below the upper edge, by its number."""
        wanted = self.verticalScrollBar().value() + down
        # The cells of a row of a table begin at one height.
        numbers = range(self.document().blockCount())
        return max(0, bisect_right(numbers, wanted, key=lambda n: int(self._rect(n).top())) - 1)

    def _rect(self, block: int) -> QRectF:
        """Where a block stands in the document."""
        document = self.document()
        return document.documentLayout().blockBoundingRect(document.findBlockByNumber(block))

    def bring_up(self, block: int, part: int = 0) -> None:
        """Scroll so that a block begins at one `part` of the height (0: the top).

        The keys go on from there.
        """
        self.setTextCursor(QTextCursor(self.document().findBlockByNumber(block)))
        self._scroll_to(block, -self.viewport().height() / part if part else 0)

    def wash(self, block: int) -> None:
        """Bring a paragraph to the upper third, on ochre for a while."""
        self.bring_up(block, _UPPER_THIRD)
        self._washed = block
        self._wash.start(WASH)
        self.viewport().update()

    def _scroll_to(self, block: int, beyond: float) -> None:
        """Have so much of a block, or of what stands above it, above the upper edge."""
        top = self._rect(block).top()
        self.verticalScrollBar().setValue(round(top + beyond))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break otherwise, but what one reads stays where it is."""
        read, scrolled = self.block_at(), self.verticalScrollBar().value()
        before = self._rect(read)
        super().resizeEvent(event)
        if scrolled > 0:
            after = self._rect(read)
            part = (scrolled - before.top()) / before.height()
            self._scroll_to(read, part * after.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the paragraph that was looked up on ochre."""
        if self._washed is not None:
            block = self.document().findBlockByNumber(self._washed)
            rect = self._rect(self._washed)
            left = self.cursorRect(QTextCursor(block)).left() - _WASH_AROUND
            width = self.viewport().width() - left - round(self.document().documentMargin())
            top = round(rect.top()) - self.verticalScrollBar().value()
            ground = QRect(left, top, width, round(rect.height()))
            with QPainter(self.viewport()) as painter:
                painter.fillRect(ground, QColor(colors().ochre_wash))
        super().paintEvent(event)

    def _end_wash(self) -> None:
        self._washed = None
        self._wash.stop()
        self.viewport().update()

    # What is marked.

    def mark(self, spans: Sequence[Span]) -> None:
        """Mark these parts of the text."""
        self.setExtraSelections([self._mark(span) for span in spans])

    def select(self, span: Span) -> None:
        """Select a part of the text, and bring it into the upper third if it is out of view."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(span.start)
        cursor.setPosition(span.end, QTextCursor.MoveMode.KeepAnchor)
        bar, before = self.verticalScrollBar(), self.verticalScrollBar().value()
        self.setTextCursor(cursor)
        if bar.value() != before:  # it had to be looked for
            rect = self.cursorRect()
            bar.setValue(bar.value() + rect.top() - self.viewport().height() // _UPPER_THIRD)

    def _mark(self, span: Span) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(span.start)
        cursor.setPosition(span.end, QTextCursor.MoveMode.KeepAnchor)
        mark.cursor = cursor
        form = mark.format
        form.setBackground(QColor(colors().ochre_wash))
        mark.format = form
        return mark
