"""The rules on paper: printed, or as a PDF file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtPrintSupport import QPrinter

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import fill, number_text, translate
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.rules.document import RulesDocument
from cardavia_desktop.ui.theme import PAPER, UI, font

SHEET: Final = QPageLayout(
    QPageSize(QPageSize.PageSizeId.A4),
    QPageLayout.Orientation.Portrait,
    QMarginsF(18, 18, 18, 18),
    QPageLayout.Unit.Millimeter,
)
_RATIO: Final = 4.0  # pictures are that much sharper than on a screen
_DOTS: Final = 110  # pixels of the document to an inch: 16 of them are 10.5 points
_FOOT: Final = 30  # pixels for the line below a page


def write_pdf(game: Game, cards: Cards, title: str, path: Path) -> None:
    """Write the rules of a game to a PDF file.

    Raises:
        OSError: the file cannot be written.
    """
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setPageLayout(SHEET)
    writer.setTitle(title)
    _draw(game, cards, title, writer, ())
    made.close()
    path.write_bytes(made.data().data())


def print_rules(game: Game, cards: Cards, title: str, printer: QPrinter) -> None:
    """Print the pages that `printer` was told to."""
    pages: Iterable[int] = ()
    if printer.printRange() is QPrinter.PrintRange.PageRange:
        pages = range(printer.fromPage() - 1, printer.toPage())
    _draw(game, cards, title, printer, pages)


def _draw(
    game: Game, cards: Cards, title: str, device: QPagedPaintDevice, pages: Iterable[int]
) -> None:
    """Draw some pages, counted from 0; all of them where none are named."""
    document = RulesDocument(game, cards, _RATIO, PAPER, short=True)
    cards.finish()
    document.draw_cards()
    scale = device.logicalDpiX() / _DOTS
    width, height = device.width() / scale, device.height() / scale - _FOOT
    document.setPageSize(QSizeF(width, height))
    _keep_titles(document)
    count = document.pageCount()
    with QPainter(device) as painter:
        painter.scale(scale, scale)
        for n, page in enumerate(pages or range(count)):
            if n:
                device.newPage()
            painter.save()
            painter.translate(0, -page * height)
            document.drawContents(painter, QRectF(0, page * height, width, height))
            painter.restore()
            painter.setFont(font(UI, 12))
            painter.setPen(QColor(PAPER.ink3))
            text = fill(
                translate("Rules", "%1 · %2 of %3", "title, page and pages"),
                title,
                number_text(page + 1),
                number_text(count),
            )
            foot = QRectF(0, height, width, _FOOT)
            painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, text)


def _keep_titles(document: RulesDocument) -> None:
    """Begin a new page before a title that would stand alone at the foot of one."""
    for heading in document.headings:
        title = document.findBlockByNumber(heading.block)
        below = title.next()
        if below.blockFormat().headingLevel():  # the title of a chapter, and that of a section
            below = below.next()
        if _page_of(document, title) != _page_of(document, below):
            form = title.blockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor = QTextCursor(title)
            cursor.setBlockFormat(form)


def _page_of(document: RulesDocument, block: QTextBlock) -> int:
    """The page on which the first line of a block stands."""
    document.pageCount()  # lays everything out: before that there are no lines
    top = document.documentLayout().blockBoundingRect(block).top()
    # A line that does not fit stands on the next page, though its block begins on this one.
    return int((top + block.layout().lineAt(0).y()) // document.pageSize().height())
