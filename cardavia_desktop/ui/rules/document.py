"""The full rules of a game as a document: on the screen, on paper, and as PDF."""

from __future__ import annotations

from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.i18n.faces import face_name, face_names
from cardavia_desktop.i18n.index import index_text
from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.library.rules import (
    Example,
    Note,
    Part,
    Picture,
    Rule,
    Table,
    Title,
    full_rules,
)
from cardavia_desktop.library.rules.short import in_short
from cardavia_desktop.library.rules.text import MARK
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.theme import PRINT, UI, Palette, font, px

_MARGIN: Final = 64
"""Where the text begins; titles and, nearer to it, numbers hang to the left of it."""
_NUMBER_HANGS: Final = 48
_SIZES: Final = {1: 28, 2: 20}
_TEXT: Final = 16
_SMALL: Final = 13
_NUMBER: Final = 12
_LINE: Final = 112.0  # percent of the height of the font
_WIDTH: Final = 26  # of a card in a text, of which only the head is shown, in usual text
_HEAD: Final = 36
_LABEL: Final = 14
_HEIGHT: Final = 160  # of a whole card, which is large enough beside any text,
_WIDEST: Final = 46  # and no wider: the cards of a picture stand in one row
_EDGE: Final = 2  # beside a card
_BESIDE: Final = 12  # right of what a picture shows
_COLUMNS: Final = 3  # pictures side by side
_COLUMN: Final = 33  # percent of the row for each of them
_ROW: Final = 96  # percent of the width, the margin included
_PERCENT: Final = QTextLength.Type.PercentageLength


class Heading(NamedTuple):
    """A title of the document, and the block that it is."""

    level: int
    text: str
    block: int


class RulesDocument(QTextDocument):
    """The rules of a game in the present language, and in the text size of now."""

    def __init__(
        self, game: Game, cards: Cards, ratio: float, palette: Palette, short: bool
    ) -> None:
        """Write the document.

        `ratio` is that of its pictures; `short` tells whether the rules in short come first.
        """
        super().__init__()
        self.game = game
        self._cards = cards
        self._ratio = ratio
        self._palette = palette
        self._names: set[str] = set()
        self.headings: list[Heading] = []
        self.blocks: dict[str, int] = {}
        """The block of each rule."""
        self.setDefaultFont(font(UI, _TEXT))
        self.setDocumentMargin(16)
        self.setUndoRedoEnabled(False)
        self._cursor = QTextCursor(self)
        if short:
            self._add_short(in_short(game))
        for kind, parts in groupby(full_rules(game), type):
            if kind is Picture:
                self._add_pictures([part for part in parts if isinstance(part, Picture)])
            else:
                for part in parts:
                    self._add(part)
        self.draw_cards()

    @property
    def first(self) -> int:
        """The block of the first title: before it are only the rules in short."""
        return self.headings[0].block

    def draw_cards(self) -> None:
        """Draw the pictures as the cards look now."""
        for name in self._names:
            picture = self._picture(name)
            self.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), picture)
        self.markContentsDirty(0, self.characterCount())

    # Parts.

    def _add(self, part: Part) -> None:
        match part:
            case Title(level=level, text=text):
                self._add_title(level, text)
            case Rule(number=number, text=text):
                self.blocks[number] = self._new_block(6, px(_NUMBER_HANGS)).blockNumber()
                style = self._style(_NUMBER, self._palette.indigo, bold=True)
                style.setAnchor(True)
                style.setAnchorNames([number])
                self._cursor.insertText(number, style)
                self._cursor.insertText("\t", self._style())
                self._write(text, self._style())
            case Note(text=text):
                self._new_block(6)
                self._write(text, self._style())
            case Example(text=text):
                self._new_block(6)
                label = translate("Rules", "Example.") + " "
                self._cursor.insertText(label, self._style(color=self._palette.redtext, bold=True))
                self._write(text, self._style(color=self._palette.ink2))
            case Table() as table:
                self._add_table(table)

    def _new_block(self, above: int, hang: int = 0) -> QTextCursor:
        """Begin a paragraph whose first line begins `hang` pixels to the left of the text."""
        form = QTextBlockFormat()
        form.setLeftMargin(px(_MARGIN))
        form.setTextIndent(-hang)
        form.setTopMargin(above)
        form.setBottomMargin(4)
        form.setTabPositions([QTextOption.Tab(hang, QTextOption.TabType.LeftTab)])
        form.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if self._cursor.block().length() == 1:  # nothing stands in it: the first, or below a table
            self._cursor.setBlockFormat(form)
        else:
            self._cursor.insertBlock(form, QTextCharFormat())
        return self._cursor

    def _add_title(self, level: int, text: str) -> None:
        if level == 1:
            number = 1 + sum(heading.level == 1 for heading in self.headings)
            text = fill(translate("Rules", "%1  %2", "number and title"), number, text)
        self._new_block(28 if level == 1 else 14, px(_MARGIN) if level == 1 else 0)
        form = self._cursor.blockFormat()
        form.setHeadingLevel(level)
        self._cursor.setBlockFormat(form)
        self.headings.append(Heading(level, text, self._cursor.blockNumber()))
        self._cursor.insertText(text, self._style(_SIZES[level], bold=True, family=PRINT))

    def _add_short(self, sentences: tuple[str, ...]) -> None:
        """The rules in short, on a ground of their own."""
        written = self._cursor.insertTable(1, 1, _table(0, 12, padding=12))
        ground = QTextCharFormat()
        ground.setBackground(QColor(self._palette.sunk))
        written.cellAt(0, 0).setFormat(ground)
        self._cursor = written.cellAt(0, 0).firstCursorPosition()
        heading = self._style(_NUMBER, self._palette.redtext, bold=True)
        self._cursor.insertText(translate("Rules", "In short"), heading)
        for sentence in sentences:
            self._cursor.insertBlock()
            self._cursor.insertText(sentence, self._style(_SMALL, self._palette.ink2))
        self._leave(written)

    def _add_pictures(self, pictures: list[Picture]) -> None:
        """Pictures side by side, each over what it shows."""
        deck = self.game.deck
        for start in range(0, len(pictures), _COLUMNS):
            row = pictures[start : start + _COLUMNS]
            form = _table(6, 6, percent=_ROW)
            # The last one has all that is left.
            widths = [_COLUMN] * (len(row) - 1)
            widths.append(100 - sum(widths))
            form.setColumnWidthConstraints([QTextLength(_PERCENT, width) for width in widths])
            written = self._cursor.insertTable(2, len(row), form)
            below = QTextTableCellFormat()
            below.setRightPadding(_BESIDE)
            for column, picture in enumerate(row):
                self._cursor = written.cellAt(0, column).firstCursorPosition()
                for code in picture.cards:
                    self._insert_card(f"whole:{code}")
                faces = dict.fromkeys(deck.index[code] for code in picture.cards)
                names = face_names(deck, [*faces])
                text = fill(
                    translate("Rules", "%1: %2", "caption and cards"), picture.caption, names
                )
                written.cellAt(1, column).setFormat(below)
                self._cursor = written.cellAt(1, column).firstCursorPosition()
                self._cursor.insertText(text, self._style(_SMALL, self._palette.ink2))
            self._leave(written)

    def _leave(self, table: QTextTable) -> None:
        """Go on below a table."""
        self._cursor = table.lastCursorPosition()
        self._cursor.movePosition(QTextCursor.MoveOperation.NextBlock)

    def _add_table(self, table: Table) -> None:
        form = _table(8, 8, padding=5)
        form.setBorder(1)
        form.setBorderCollapse(True)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderBrush(QBrush(QColor(self._palette.line)))
        form.setHeaderRowCount(1)
        written = self._cursor.insertTable(1 + len(table.rows), len(table.head), form)
        for row, cells in enumerate((table.head, *table.rows)):
            for column, text in enumerate(cells):
                self._cursor = written.cellAt(row, column).firstCursorPosition()
                self._write(text, self._style(_SMALL, bold=row == 0))
        self._leave(written)

    # Texts with marks.

    def _write(self, text: str, style: QTextCharFormat) -> None:
        """Write a text with the marks of the library."""
        bold = style.fontWeight()
        for piece in filter(None, MARK.split(text)):
            if piece in ("<b>", "</b>"):
                style.setFontWeight(QFont.Weight.Bold if piece == "<b>" else bold)
            elif piece.startswith("{"):
                self._insert_card(f"head:{piece[1:-1]}")
            elif MARK.fullmatch(piece):
                link = QTextCharFormat(style)
                link.setAnchor(True)
                link.setAnchorHref(f"#{piece}")
                link.setForeground(QColor(self._palette.indigo))
                self._cursor.insertText(piece, link)
            else:
                self._cursor.insertText(piece, style)

    # Pictures.

    def _insert_card(self, name: str) -> None:
        kind, _, code = name.partition(":")
        size = self._size(kind)
        form = QTextImageFormat()
        form.setName(name)
        form.setWidth(size.width())
        form.setHeight(size.height())
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        deck = self.game.deck
        words = face_name(deck, deck.index[code])
        form.setProperty(QTextFormat.Property.ImageAltText, words)
        form.setToolTip(words)
        self._names.add(name)
        self._cursor.insertImage(form)

    def _size(self, kind: str) -> QRectF:
        """The place of a picture: a whole card, or its head with its index below."""
        if kind == "whole":
            aspect = ASPECT[self.game.deck.name]
            width = min(round(_HEIGHT / aspect), _WIDEST)
            return QRectF(0, 0, width + 2 * _EDGE, round(width * aspect))
        return QRectF(0, 0, px(_WIDTH) + 2 * _EDGE, px(_HEAD) + px(_LABEL))

    def _picture(self, name: str) -> QImage:
        kind, _, code = name.partition(":")
        deck, ratio = self.game.deck, self._ratio
        place = self._size(kind)
        size = (place.size() * ratio).toSize()
        picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            width = round(place.width()) - 2 * _EDGE
            height = round(width * ASPECT[deck.name])
            card = Card(deck.name, code, width, height, ratio)
            if kind == "whole":
                self._cards.draw(painter, card, QPointF(0, 0))
            else:
                head = px(_HEAD)
                self._cards.draw(painter, card, QPointF(1, 0), visible=head)
                painter.setFont(font(UI, 11))
                painter.setPen(QColor(self._palette.ink2))
                label = QRectF(0, head, place.width(), place.height() - head)
                text = index_text(deck, deck.index[code])
                painter.drawText(label, Qt.AlignmentFlag.AlignCenter, text)
        return picture

    def _style(
        self, size: int = _TEXT, color: str = "", bold: bool = False, family: str = UI
    ) -> QTextCharFormat:
        """How words look; in ink where no color is said."""
        form = QTextCharFormat()
        form.setFont(font(family, size, bold))
        form.setForeground(QColor(color or self._palette.ink))
        return form


def _table(above: int, below: int, *, padding: int = 0, percent: int = 88) -> QTextTableFormat:
    """A table where the text stands, without lines; `percent` of the width is for margin and it."""
    form = QTextTableFormat()
    form.setLeftMargin(px(_MARGIN))
    form.setTopMargin(above)
    form.setBottomMargin(below)
    form.setCellPadding(padding)
    form.setCellSpacing(0)
    form.setBorder(0)
    form.setWidth(QTextLength(_PERCENT, percent))
    return form
