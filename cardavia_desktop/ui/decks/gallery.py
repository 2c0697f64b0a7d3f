"""Every face of a deck side by side, each with its name, to walk through and to enlarge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.i18n.text import capital, fill, translate
from cardavia_desktop.i18n.words import face_name, game_title
from cardavia_desktop.rules import Deck, Face, Game
from cardavia_desktop.ui.theme import UI, colors, font, frame_width, px
from cardavia_desktop.ui.widgets.lacquered import draw_shadow

_LEAST: Final = 32
"""Pixels of width: where the cards of all rows would be narrower, the rows are scrolled."""
_GOOD: Final = 44
"""How wide the cards of a gallery that is scrolled are."""
_AROUND: Final = 6  # round a card: the shadow, and the frame of the focus
_GAP: Final = 4  # between a card and its name
_BELOW: Final = 12  # between a name and the next card; dots have their place there
_DOTS: Final = 5  # from the name to its dots
_LETTERS: Final = 12
_WRAPPED: Final = int(
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)


class Gallery(QScrollArea):
    """The faces in rows, as high as there is room for them; arrows walk through them."""

    opened = Signal(int)
    """The face that the person wants to see large."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Show the deck of `game`, drawn by `cards`; other faces than it uses have dots."""
        super().__init__()
        self.setObjectName("gallery")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._game = game
        self._inside = QWidget()
        self._inside.setObjectName("lists")
        self.setWidget(self._inside)
        self._buttons = [FaceButton(game, face, cards) for face in range(game.deck.size)]
        for button in self._buttons:
            button.setParent(self._inside)
            button.opened.connect(self._open)
            button.arrived.connect(self._follow)
        self._only_used = False
        self._current: Face = 0
        cards.changed.connect(self._inside.update)
        self.retranslate()
        self._follow(0)

    @property
    def faces(self) -> list[Face]:
        """The faces that are shown, in order."""
        return [face for row in self._rows for face in row]

    @property
    def _rows(self) -> list[list[Face]]:
        used = self._game.faces
        rows = [
            [face for face in row if face in used or not self._only_used]
            for row in deck_rows(self._game.deck)
        ]
        return [row for row in rows if row]

    def button(self, face: Face) -> FaceButton:
        """The picture of a face."""
        return self._buttons[face]

    def show_only_used(self, only: bool) -> None:
        """Leave out what the game does not use, or not."""
        self._only_used = only
        shown = self.faces
        for button in self._buttons:
            button.setVisible(button.face in shown)
        if self._current not in shown:
            self._follow(shown[0])
        self._lay_out()

    def take_focus(self, face: Face | None = None) -> None:
        """Put the focus on a face, or on the one where the person was last."""
        self._buttons[self._current if face is None else face].setFocus()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._inside.setAccessibleName(translate("Gallery", "Faces"))
        for button in self._buttons:
            button.retranslate()
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards to the room."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Names need other room in another type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the faces."""
        order = self.faces
        at = order.index(self._current)
        match event.key():
            case Qt.Key.Key_Left:
                at -= 1
            case Qt.Key.Key_Right:
                at += 1
            case Qt.Key.Key_Home:
                at = 0
            case Qt.Key.Key_End:
                at = len(order) - 1
            case Qt.Key.Key_Up:
                at = self._beside(at, -1)
            case Qt.Key.Key_Down:
                at = self._beside(at, +1)
            case _:
                super().keyPressEvent(event)
                return
        self.take_focus(order[max(0, min(at, len(order) - 1))])

    def _beside(self, at: int, way: int) -> int:
        """Where one comes from a face upwards (-1) or downwards (+1)."""
        order = self.faces
        place = self._buttons[order[at]].geometry()
        others = [(i, self._buttons[face].geometry()) for i, face in enumerate(order)]
        ahead = [(i, other) for i, other in others if (other.y() - place.y()) * way > 0]
        if not ahead:
            return at
        row = min((other.y() for _, other in ahead), key=lambda y: abs(y - place.y()))
        in_row = [(abs(other.x() - place.x()), i) for i, other in ahead if other.y() == row]
        return min(in_row)[1]

    def _open(self, face: Face) -> None:
        self._follow(face)
        self.opened.emit(face)

    def _follow(self, face: Face) -> None:
        """Tab comes to the face where the person was last, and to no other."""
        self._current = face
        for button in self._buttons:
            here = button.face == face
            policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)
        self.ensureWidgetVisible(self._buttons[face], 0, _BELOW)

    def _lay_out(self) -> None:
        rows = self._rows
        names = [self._buttons[face].text() for row in rows for face in row]
        size = self.viewport().size()
        plan = plan_rows([len(row) for row in rows], size, self._game.deck, names)
        for face, cell in zip(self.faces, plan.cells, strict=True):
            self._buttons[face].place(cell, plan.card)
        self._inside.resize(size.width(), plan.height)


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
            corner = QPointF((self.width() - width) // 2, _AROUND)
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
            painter.setFont(font(UI, _LETTERS))
            painter.setPen(QColor(shade.ink if self.underMouse() else shade.ink2))
            top = 2 * _AROUND + height
            room = QRect(_GAP, top + _GAP, self.width() - 2 * _GAP, self.height() - top - _GAP)
            written = painter.boundingRect(room, _WRAPPED, self.text())
            painter.drawText(room, _WRAPPED, self.text())
            if not self.is_used:
                pen = QPen(QColor(shade.ink3), 2, Qt.PenStyle.CustomDashLine)
                pen.setDashPattern([1, 1.5])
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                painter.setPen(pen)
                y = written.bottom() + _DOTS
                painter.drawLine(written.left(), y, written.right(), y)


class Plan(NamedTuple):
    """Where the faces of a gallery stand."""

    cells: list[QRect]
    card: QSize
    height: int
    """Of all rows together."""


def deck_rows(deck: Deck) -> list[list[Face]]:
    """The faces of a deck, a row for each suit; an honor goes with each suit, where there are as
    many, or all together in a row of their own.
    """
    suits = list(dict.fromkeys(suit for suit in deck.suits if suit))
    rows = [[face for face in range(deck.size) if deck.suits[face] == suit] for suit in suits]
    honors = [face for face in range(deck.size) if not deck.suits[face]]
    if len(honors) == len(rows):
        return [[*row, honor] for row, honor in zip(rows, honors, strict=True)]
    return [*rows, honors] if honors else rows


def plan_rows(rows: Sequence[int], room: QSize, deck: Deck, names: Sequence[str]) -> Plan:
    """Find places for rows of so many cards each, with these names, in a room.

    Long rows are broken into equal parts where cells would be too narrow for a word of a name.
    The cards become as high as all rows have room for. Where they would become too small, they
    keep a good size, and the plan is higher than the room.
    """
    aspect = ASPECT[deck.name]
    metrics = QFontMetrics(font(UI, _LETTERS))
    words = {word for name in names for word in name.split()}
    narrowest = max(
        _LEAST + 2 * _AROUND, *(metrics.horizontalAdvance(word) + 2 * _GAP for word in words)
    )
    parts = next(
        parts
        for parts in range(1, max(rows) + 1)
        if parts == max(rows) or room.width() // -(-max(rows) // parts) >= narrowest
    )
    lines = [line for row in rows for line in _broken(row, parts)]
    cell = room.width() // max(lines)
    label = _GAP + _label_height(metrics, cell, names) + _BELOW
    widest = cell - 2 * _AROUND
    around = label + 2 * _AROUND
    width = min(widest, int((room.height() // len(lines) - around) / aspect))
    if width < _LEAST:
        width = min(widest, px(_GOOD))
    card = QSize(width, round(width * aspect))
    height = card.height() + around
    cells = [
        QRect(at * cell, line * height, cell, height)
        for line, count in enumerate(lines)
        for at in range(count)
    ]
    return Plan(cells, card, height * len(lines))


def _broken(row: int, parts: int) -> Iterator[int]:
    """A row of so many cards as lines that are no longer than a part of the longest row."""
    for part in range(parts):
        count = row * (part + 1) // parts - row * part // parts
        if count:
            yield count


def _label_height(metrics: QFontMetrics, width: int, names: Sequence[str]) -> int:
    room = QRect(0, 0, width - 2 * _GAP, 10_000)
    return max(metrics.boundingRect(room, _WRAPPED, name).height() for name in names)
