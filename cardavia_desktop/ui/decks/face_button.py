"""One face of a deck in the gallery."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import Card
from cardavia_desktop.i18n.text import capital, fill, translate
from cardavia_desktop.i18n.words import face_name, game_title
from cardavia_desktop.rules import Face, Game
from cardavia_desktop.ui.decks.gallery_plan import AROUND, GAP, LETTERS, WRAPPED
from cardavia_desktop.ui.theme import UI, colors, font, frame_width
from cardavia_desktop.ui.widgets.lacquered import draw_shadow

_DOTS: Final = 5  # from the name to its dots


class FaceButton(QAbstractButton):
    """The picture of a face, its name below it; dots below that when its game does not use it."""

    arrived = Signal(int)
    """The focus has come here."""
    opened = Signal(int)
    """The person wants to see this face large."""

    def __init__(self, game: Game, face: Face, cards: Cards) -> None:
        """Show `face` of the deck of `game`, drawn by `cards`."""
        super().__init__()
        self.face = face
        self._game = game
        self._cards = cards
        self._card = QSize()
        self.is_used = face in game.faces
        self.clicked.connect(lambda: self.opened.emit(face))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def place(self, cell: QRect, card: QSize) -> None:
        """Take a cell of the gallery, with a card of a size at its top."""
        self._card = card
        self.setGeometry(cell)
        self.update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setText(capital(face_name(self._game.deck, self.face)))
        self.setAccessibleName(self.text())
        if not self.is_used:
            unused = fill(translate("Gallery", "Not used in %1"), game_title(self._game))
            self.setAccessibleDescription(unused)

    def sizeHint(self) -> QSize:
        """As large as it is: the gallery decides."""
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens as a click does; arrows are for the gallery."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.click()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus comes."""
        super().focusInEvent(event)
        self.arrived.emit(self.face)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, the name, and what tells the focus."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            shade = colors()
            width, height = self._card.width(), self._card.height()
            corner = QPointF((self.width() - width) // 2, AROUND)
            deck = self._game.deck
            card = Card(deck.name, deck.codes[self.face], width, height, self.devicePixelRatioF())
            draw_shadow(painter, QRectF(corner, self._card))
            self._cards.draw(painter, card, corner)
            if self.hasFocus():
                thick = frame_width(3)
                painter.setPen(QPen(QColor(shade.focus), thick))
                away = thick / 2 + 1
                frame = QRectF(corner, self._card).adjusted(-away, -away, away, away)
                painter.drawRoundedRect(frame, 4, 4)
            painter.setFont(font(UI, LETTERS))
            painter.setPen(QColor(shade.ink if self.underMouse() else shade.ink2))
            top = 2 * AROUND + height
            room = QRect(GAP, top + GAP, self.width() - 2 * GAP, self.height() - top - GAP)
            written = painter.boundingRect(room, WRAPPED, self.text())
            painter.drawText(room, WRAPPED, self.text())
            if not self.is_used:
                pen = QPen(QColor(shade.ink3), 2, Qt.PenStyle.CustomDashLine)
                pen.setDashPattern([1, 1.5])
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                painter.setPen(pen)
                y = written.bottom() + _DOTS
                painter.drawLine(written.left(), y, written.right(), y)
