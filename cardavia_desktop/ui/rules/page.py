"""The full rules of a game, to read, search, print and save."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import Words, fill, translate
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.rules.document import RulesDocument
from cardavia_desktop.ui.rules.find_bar import FindBar
from cardavia_desktop.ui.rules.keys import RulesKey
from cardavia_desktop.ui.rules.paper import SHEET, print_rules, write_pdf
from cardavia_desktop.ui.rules.reader import Reader
from cardavia_desktop.ui.rules.short import Short
from cardavia_desktop.ui.theme import colors, look, px
from cardavia_desktop.ui.widgets.basic import button, label
from cardavia_desktop.ui.widgets.file_dialog import FileDialog

_SIDE: Final = {False: 240, True: 200}  # width of the contents
_SHORT: Final = 182  # width of the rules in short
_TEXT: Final = 720  # greatest width of the text: some 66 letters
_ROOM_FOR_SHORT: Final = 1200  # width of a page that has room for the rules in short
_MARGIN: Final = {False: 40, True: 20}
_READING_LINE: Final = 3  # a chapter is read once it has come to one such part of the height


class RulesPage(QWidget):
    """The text of the rules, with its contents on one side and the rules in short on the other."""

    start_wanted = Signal(str)
    """The name of a game that the person wants to start."""
    rule_wanted = Signal(str, str)
    """The name of the game, and the number of a rule to which a link in the text leads."""

    def __init__(self, cards: Cards) -> None:
        """An empty page; `cards` draws its pictures."""
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._cards = cards
        self._game: Game | None = None
        self._document: RulesDocument | None = None
        self._written_for: object = None
        self._is_stale = False
        self._compact = False
        self._trouble: Words | None = None
        self.reader = Reader()
        self.reader.anchorClicked.connect(self._follow)
        self.reader.moved.connect(self._mark_chapter)
        self.find_bar = FindBar(self.reader)
        self.find_bar.left.connect(self.reader.setFocus)
        self.contents = QListWidget()
        self.contents.setObjectName("contents")
        self.contents.setWordWrap(True)
        self.contents.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentRowChanged.connect(self._go_to)
        self.contents.itemClicked.connect(lambda item: self._go_to(self.contents.row(item)))
        self.contents.itemActivated.connect(lambda _: self.reader.setFocus())
        self._heading = label("over")
        self.print_button = button()
        self.print_button.clicked.connect(self._print)
        self.save_button = button()
        self.save_button.clicked.connect(self._ask_where)
        self.said = label("small", wrap=True)
        self.short = Short()
        self.start_button = button("primary")
        self.start_button.clicked.connect(self._start)
        self.start_button.hide()
        self._make_actions()
        cards.changed.connect(self._draw_cards)
        self._lay_out()
        self.retranslate()

    def _make_actions(self) -> None:
        """What is done by a key wherever on the page the focus is."""
        actions = {
            RulesKey.FIND: self.find_bar.take_focus,
            RulesKey.NEXT: lambda: self.find_bar.step(1),
            RulesKey.PREVIOUS: lambda: self.find_bar.step(-1),
            RulesKey.PRINT: self._print,
        }
        for key, do in actions.items():
            action = QAction(self)
            action.setShortcut(key.sequence)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(do)
            self.addAction(action)

    def _lay_out(self) -> None:
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 24, 0, 24)
        column.addWidget(self.find_bar)
        column.addWidget(self._heading)
        column.addWidget(self.contents, 1)
        column.addWidget(self.said)
        column.addWidget(self.print_button)
        column.addWidget(self.save_button)
        self._left = column
        self._aside = QWidget()
        self._right = QVBoxLayout(self._aside)
        self._right.setContentsMargins(0, 24, 0, 24)
        self._right.addWidget(self.short)
        self._right.addStretch(1)
        row = self._row = QHBoxLayout(self)
        row.setSpacing(28)
        row.addStretch(1)
        row.addWidget(self._side)
        row.addWidget(self.reader, 1000)
        row.addWidget(self._aside)
        row.addStretch(1)
        self._place()

    def _place(self) -> None:
        """Share the width: the rules in short stand beside the text where there is room."""
        margin = _MARGIN[self._compact]
        self._row.setContentsMargins(margin, 0, margin, 0)
        self._side.setFixedWidth(px(_SIDE[self._compact]))
        self._aside.setFixedWidth(px(_SHORT))
        self.reader.setMaximumWidth(px(_TEXT))
        beside = self.width() >= px(_ROOM_FOR_SHORT)
        self._aside.setVisible(beside)
        if beside:
            self.short.add(self.start_button)
        else:
            self._left.insertWidget(0, self.start_button)
        # The text comes last: it has many links of its own.
        for before, after in pairwise(
            (self.contents, self.print_button, self.save_button, self.start_button, self.reader)
        ):
            QWidget.setTabOrder(before, after)

    def set_compact(self, compact: bool) -> None:
        """Leave more room to the text in a small window."""
        self._compact = compact
        self._place()

    def set_game(self, game: Game) -> None:
        """Show the rules of this game, from the top when it is another one."""
        if self._game is not game:
            self._game = game
            self.short.tell(game)
            self._written_for = None
            self._say(None)
            self._write()

    def offer_start(self, offered: bool) -> None:
        """Offer to start the game, to somebody who is not playing it."""
        self.start_button.setVisible(offered)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.find_bar.retranslate()
        self._heading.setText(translate("Rules", "Contents"))
        self.contents.setAccessibleName(translate("Rules", "Contents"))
        self.reader.setAccessibleName(translate("Rules", "Full rules"))
        self.print_button.setText(translate("Rules", "Print…"))
        self.save_button.setText(translate("Rules", "Save as PDF…"))
        self.start_button.setText(translate("Rules", "Start game"))
        if self._game is not None:
            self.short.tell(self._game)
        self._say(self._trouble)
        self._written_for = None
        self._write()

    # Where one reads.

    def show_rule(self, number: str) -> None:
        """Bring a rule to the upper third, on ochre for a while.

        Raises:
            KeyError: the game has no such rule.
        """
        self._write()
        assert self._document is not None, "the page shows a game"
        self.reader.wash(self._document.blocks[number])

    def _go_to(self, row: int) -> None:
        """Begin at a chapter, and keep it marked even where the text ends too soon for that."""
        item = self.contents.item(row)
        if item is not None:
            self.reader.bring_up(item.data(Qt.ItemDataRole.UserRole))
            self._set_chapter(row)

    def _mark_chapter(self) -> None:
        """Mark the chapter that is read now."""
        if self._document is None:
            return
        bar = self.reader.verticalScrollBar()
        read = self.reader.block_at(self.reader.viewport().height() // _READING_LINE)
        rows = [n for n, title in enumerate(self._document.headings) if title.block <= read]
        at_end = bar.value() == bar.maximum() > 0
        self._set_chapter(self.contents.count() - 1 if at_end else max(rows, default=0))

    def _set_chapter(self, row: int) -> None:
        with QSignalBlocker(self.contents):
            self.contents.setCurrentRow(row)

    def _follow(self, link: QUrl) -> None:
        if self._game is not None:
            self.rule_wanted.emit(self._game.name, link.fragment())

    def _start(self) -> None:
        if self._game is not None:
            self.start_wanted.emit(self._game.name)

    # On paper.

    def save(self, path: Path) -> None:
        """Write the rules to a PDF file.

        Raises:
            OSError: the file cannot be written.
        """
        assert self._game is not None, "the page shows a game"
        write_pdf(self._game, self._cards, self._title(), path)

    def _title(self) -> str:
        assert self._game is not None, "the page shows a game"
        title = translate("Rules", "Rules of %1", "name of a game")
        return fill(title, game_title(self._game))

    def _print(self) -> None:
        game = self._game
        if game is None:
            return
        if not QPrinterInfo.availablePrinterNames():
            self._say(_no_printer)
            return
        self._say(None)
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(SHEET)
        printer.setDocName(self._title())
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # It is up to us to keep the printer as long as the dialog.
        dialog.accepted.connect(lambda: print_rules(game, self._cards, self._title(), printer))
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _ask_where(self) -> None:
        dialog = FileDialog(
            self,
            lambda: translate("Rules", "Save as PDF"),
            lambda: translate("Rules", "Save"),
            lambda: ["PDF (*.pdf)"],
        )
        dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{self._title()}.pdf")
        dialog.fileSelected.connect(self._save)
        dialog.open()

    def _save(self, path: str) -> None:
        try:
            self.save(Path(path))
        except OSError:
            self._say(_not_written)
        else:
            self._say(None)

    def _say(self, words: Words | None) -> None:
        """Say what is wrong, or nothing, above the buttons."""
        self._trouble = words
        self.said.setText(words() if words else "")
        self.said.setVisible(words is not None)

    # The text.

    def _write(self) -> None:
        """Write the document anew if it should look otherwise now; one reads on where one was."""
        if self._game is None:
            return
        wanted = (look(), self._aside.isVisibleTo(self), self.devicePixelRatioF())
        if wanted == self._written_for:
            return
        read_on = None
        if self._document is not None and self._document.game is self._game:
            read_on = self.reader.block_at() - self._document.first
        self._written_for = wanted
        _, beside, ratio = wanted
        document = RulesDocument(self._game, self._cards, ratio, colors(), short=not beside)
        self._document = document
        self.reader.show_document(document)
        with QSignalBlocker(self.contents):
            self.contents.clear()
            for heading in document.headings:
                item = QListWidgetItem(
                    heading.text if heading.level == 1 else f"    {heading.text}"
                )
                item.setData(Qt.ItemDataRole.UserRole, heading.block)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, heading.text)
                self.contents.addItem(item)
        self.find_bar.search_again()
        if read_on is not None and read_on > 0:
            self.reader.bring_up(document.first + read_on)
        self._mark_chapter()

    def _draw_cards(self) -> None:
        """The cards look otherwise: now, or when the page is shown again."""
        self._is_stale = not self.isVisible()
        if self._document is not None and not self._is_stale:
            self._document.draw_cards()

    def showEvent(self, event: QShowEvent) -> None:
        """Everything may look otherwise by now."""
        super().showEvent(event)
        self._place()
        self._write()
        if self._is_stale:
            self._draw_cards()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More room, or less, for the rules in short."""
        super().resizeEvent(event)
        self._place()
        if self.isVisible():
            self._write()

    def changeEvent(self, event: QEvent) -> None:
        """Other colors, or a larger text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._place()
            self._write()


def _no_printer() -> str:
    return translate("Rules", "No printer is set up. The rules can be saved as PDF instead.")


def _not_written() -> str:
    return translate("Rules", "The file cannot be written.")
