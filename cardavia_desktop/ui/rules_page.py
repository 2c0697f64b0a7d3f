"""The full rules of a game, to read, search, print and save."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QPageLayout,
    QPageSize,
    QPdfWriter,
    QShortcut,
    QShowEvent,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.rules_document import RulesDocument
from cardavia_desktop.ui.theme import PAPER
from cardavia_desktop.ui.widgets import button, label

WASH: Final = 2000
"""Milliseconds for which a rule that was looked up is laid on ochre."""
_SIDES: Final = {False: 240, True: 190}
_WIDEST: Final = 760
_PRINT_RATIO: Final = 4.0
_BLOCK: Final = Qt.ItemDataRole.UserRole


class RulesPage(QWidget):
    """The text of the rules, its contents and a field to search it."""

    def __init__(self, cards: Cards) -> None:
        """An empty page; `cards` draws its pictures."""
        super().__init__()
        self.setObjectName("page")
        self._cards = cards
        self._game: Game | None = None
        self._document: RulesDocument | None = None
        self._is_stale = False
        self.reader = QTextBrowser()
        self.reader.setObjectName("reader")
        self.reader.setOpenLinks(False)
        self.reader.setMaximumWidth(_WIDEST)
        self.reader.anchorClicked.connect(self._follow)
        self.find_field = QLineEdit()
        self.find_field.setObjectName("find")
        self.find_field.returnPressed.connect(self.find_next)
        self.find_field.textEdited.connect(self._forget_search)
        self._nothing = label("small", wrap=True)
        self.contents = QListWidget()
        self.contents.setObjectName("contents")
        self.contents.itemClicked.connect(self._go_to)
        self.contents.itemActivated.connect(self._go_to)
        self._heading = label("over")
        self.print_button = button()
        self.print_button.clicked.connect(self._print)
        self.save_button = button()
        self.save_button.clicked.connect(self._ask_where)
        self._unsaved = label("small", wrap=True)
        self._wash = QTimer(self)
        self._wash.setSingleShot(True)
        self._wash.timeout.connect(self._wash_off)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._start_search)
        cards.changed.connect(self._draw_cards)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.find_field)
        column.addWidget(self._nothing)
        column.addWidget(self._heading)
        column.addWidget(self.contents, 1)
        column.addWidget(self.print_button)
        column.addWidget(self.save_button)
        column.addWidget(self._unsaved)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 16, 0, 16)
        row.setSpacing(16)
        row.addWidget(self._side)
        row.addWidget(self.reader, 4)
        row.addStretch(1)
        self._nothing.hide()
        self._unsaved.hide()
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Leave more room to the text in a small window."""
        self._side.setFixedWidth(_SIDES[compact])

    def set_game(self, game: Game) -> None:
        """Show the rules of this game."""
        if self._game is not game:
            self._game = game
            self._write()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.find_field.setPlaceholderText(translate("Rules", "Find (Ctrl+F)"))
        self.find_field.setAccessibleName(translate("Rules", "Find in the rules"))
        self._nothing.setText(translate("Rules", "Not found."))
        self._unsaved.setText(translate("Rules", "The file cannot be written."))
        self._heading.setText(translate("Rules", "Contents"))
        self.contents.setAccessibleName(translate("Rules", "Contents"))
        self.reader.setAccessibleName(translate("Rules", "Full rules"))
        self.print_button.setText(translate("Rules", "Print …"))
        self.save_button.setText(translate("Rules", "Save as PDF …"))
        self._write()

    def showEvent(self, event: QShowEvent) -> None:
        """Cards may look otherwise by now."""
        super().showEvent(event)
        if self._is_stale:
            self._draw_cards()

    # Where one reads.

    def show_rule(self, number: str) -> None:
        """Bring a rule to the upper third, on ochre for a while.

        Raises:
            KeyError: the game has no such rule.
        """
        assert self._document is not None, "the page shows a game"
        block = self._document.blocks[number]
        self._bring_up(block, 3)
        mark = QTextEdit.ExtraSelection()
        cursor = self._cursor_at(block)
        cursor.movePosition(QTextCursor.MoveOperation.NextBlock, QTextCursor.MoveMode.KeepAnchor)
        form = mark.format
        form.setBackground(QColor(PAPER.ochre_wash))
        form.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark.cursor = cursor
        self.reader.setExtraSelections([mark])
        self._wash.start(WASH)

    def _wash_off(self) -> None:
        self.reader.setExtraSelections([])

    def _bring_up(self, block: int, part: int) -> None:
        """Scroll so that a block begins at one `part` of the height; the keys go on from there."""
        assert self._document is not None, "the page shows a game"
        self.reader.setTextCursor(self._cursor_at(block))
        rect = self._document.documentLayout().blockBoundingRect(
            self._document.findBlockByNumber(block)
        )
        down = self.reader.viewport().height() // part if part else 0
        self.reader.verticalScrollBar().setValue(round(rect.top()) - down)

    def _cursor_at(self, block: int) -> QTextCursor:
        assert self._document is not None, "the page shows a game"
        return QTextCursor(self._document.findBlockByNumber(block))

    def _go_to(self, item: QListWidgetItem) -> None:
        self._bring_up(item.data(_BLOCK), 0)

    def _follow(self, link: QUrl) -> None:
        self.show_rule(link.fragment())

    # Search.

    def _start_search(self) -> None:
        self.find_field.setFocus()
        self.find_field.selectAll()

    def _forget_search(self) -> None:
        self._nothing.hide()

    def find_next(self) -> None:
        """Go to the next place that has the words of the field, from the top after the last."""
        words = self.find_field.text()
        found = self.reader.find(words)
        if not found and words:
            here = self.reader.textCursor()
            self.reader.moveCursor(QTextCursor.MoveOperation.Start)
            found = self.reader.find(words)
            if not found:
                self.reader.setTextCursor(here)
        self._nothing.setVisible(not found and bool(words))

    # On paper.

    def save(self, path: Path) -> None:
        """Write the rules to a PDF file.

        Raises:
            OSError: the file cannot be written.
        """
        made = QBuffer()
        made.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(made)
        writer.setPageLayout(_page())
        writer.setTitle(self._title())
        self._for_paper().print_(writer)
        made.close()
        path.write_bytes(made.data().data())

    def _for_paper(self) -> RulesDocument:
        """The document with pictures as sharp as a printer can show them."""
        assert self._game is not None, "the page shows a game"
        document = RulesDocument(self._game, self._cards, _PRINT_RATIO)
        self._cards.finish()
        document.draw_cards()
        return document

    def _title(self) -> str:
        assert self._game is not None, "the page shows a game"
        title = translate("Rules", "Rules of %1", "name of a game")
        return fill(title, game_title(self._game))

    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(_page())
        printer.setDocName(self._title())
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._for_paper().print_(printer))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, translate("Rules", "Save as PDF"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("PDF (*.pdf)")
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{self._title()}.pdf")
        dialog.fileSelected.connect(self._save)
        dialog.open()

    def _save(self, path: str) -> None:
        try:
            self.save(Path(path))
        except OSError:
            self._unsaved.show()
        else:
            self._unsaved.hide()

    # The text.

    def _write(self) -> None:
        """Make the document anew, in the present language."""
        if self._game is None:
            return
        self._wash_off()
        document = RulesDocument(self._game, self._cards, self.devicePixelRatioF())
        self.reader.setDocument(document)
        self._document = document
        self.contents.clear()
        for level, text, block in document.headings:
            item = QListWidgetItem(text if level == 1 else f"    {text}")
            item.setData(_BLOCK, block)
            self.contents.addItem(item)

    def _draw_cards(self) -> None:
        """The cards look otherwise: now, or when the page is shown again."""
        self._is_stale = not self.isVisible()
        if self._document is not None and not self._is_stale:
            self._document.draw_cards()


def _page() -> QPageLayout:
    margins = QMarginsF(18, 18, 18, 18)
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        margins,
        QPageLayout.Unit.Millimeter,
    )
