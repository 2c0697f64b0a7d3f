"""One face of a deck, large: its name, its picture and what is known of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.i18n.text import Counted, capital, fill, number_text, translate
from cardavia_desktop.i18n.words import face_name, game_title
from cardavia_desktop.library.decks import deck_description
from cardavia_desktop.library.pictures import picture_story, picture_subject
from cardavia_desktop.rules import Face, Game
from cardavia_desktop.ui.table.background import lamp_light
from cardavia_desktop.ui.theme import frame_width, px, table_colors
from cardavia_desktop.ui.widgets.basic import button, hung, label, scrolling, set_role, surface
from cardavia_desktop.ui.widgets.lacquered import Lacquered, draw_shadow

_AROUND: Final = 28  # pixels of lacquer above and below the card, at least
_BESIDE: Final = 10  # right of the words: the scroll bar
_HUNG: Final = 8  # left of the words: the frame of the link above them
_WIDEST: Final = 480  # pixels of the words: some 66 letters
_NARROWEST: Final = 140  # pixels of the picture, with text of any size
_MOST: Final = 0.6  # of the width of the picture: a card is no wider
_SMALLER: Final = 0.62  # a neighbor : the card
_GAP: Final = 0.3  # between neighbors : width of the card
_DARK: Final = 0.4  # how much is seen of the next neighbor
_LIGHT: Final = 0.62  # how far the lamp shines : height of the card
_CORNER: Final = 0.055  # radius of a corner : width of the card
_TITLE: Final = {False: "display", True: "title"}


class FaceView(QWidget):
    """A face with what is known of it, and the ways to the next one and out of here."""

    closed = Signal(int)
    """The person has seen enough; the face that was shown last."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Show faces of the deck of `game`, drawn by `cards`."""
        super().__init__()
        self._game = game
        self._faces: list[Face] = [0]
        self._at = 0
        self._close = button("inline")
        self._close.clicked.connect(self.close_view)
        self._previous = button()
        self._previous.clicked.connect(lambda: self._step(-1))
        self._next = button()
        self._next.clicked.connect(lambda: self._step(+1))
        self.picture = FacePicture(game, cards)
        self.picture.stepped.connect(self._step)
        self._name = label("display", wrap=True)
        self._subject = label("lead", wrap=True)
        self._story = label("read", wrap=True)
        self._copies = label("read", wrap=True)
        self._use = label("note", wrap=True)
        self._about = label("note", wrap=True)
        self._place = label("note")
        for keys, jump in (
            ("Left", lambda: self._step(-1)),
            ("Right", lambda: self._step(+1)),
            ("Home", lambda: self._go(0)),
            ("End", lambda: self._go(len(self._faces) - 1)),
            ("Escape", self.close_view),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(jump)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        steps = QHBoxLayout()
        steps.setContentsMargins(0, 0, _BESIDE, 0)
        steps.setSpacing(10)
        steps.addWidget(self._previous)
        steps.addWidget(self._next)
        steps.addStretch(1)
        steps.addWidget(self._place)
        told = QWidget()
        words = QVBoxLayout(told)
        words.setContentsMargins(0, 0, _BESIDE, 0)
        words.setSpacing(6)
        words.addWidget(self._name)
        words.addWidget(self._subject)
        words.addWidget(self._story)
        words.addSpacing(12)
        words.addWidget(surface("inkrule"))
        words.addSpacing(8)
        words.addWidget(self._copies)
        words.addWidget(self._use)
        words.addSpacing(8)
        words.addWidget(surface("rule"))
        words.addSpacing(8)
        words.addWidget(self._about)
        words.addStretch(1)
        beside = self._words = QWidget()
        side = QVBoxLayout(beside)
        side.setContentsMargins(_HUNG, 0, 0, 0)
        side.setSpacing(12)
        side.addLayout(hung(self._close))
        side.addWidget(scrolling(told), 1)
        side.addLayout(steps)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 12)
        row.addWidget(self.picture, 11)
        row.addWidget(beside, 10)

    @property
    def face(self) -> Face:
        """The face that is shown."""
        return self._faces[self._at]

    def show_face(self, face: Face, among: list[Face]) -> None:
        """Show a face; the ways to the next ones lead through the faces `among` which it is."""
        self._faces = among
        self._go(among.index(face))
        self.picture.setFocus()

    def close_view(self) -> None:
        """Tell that the person has seen enough."""
        self.closed.emit(self.face)

    def set_compact(self, compact: bool) -> None:
        """Have less air and a smaller title in a small window."""
        set_role(self._name, _TITLE[compact])
        self._row.setSpacing((20 if compact else 36) - _HUNG)
        self._words.setMaximumWidth(px(_WIDEST))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._close.setText(translate("FaceView", "← All faces"))
        self._previous.setText(translate("FaceView", "← Previous"))
        self._next.setText(translate("FaceView", "Next →"))
        self._write()

    def _step(self, by: int) -> None:
        self._go(max(0, min(self._at + by, len(self._faces) - 1)))

    def _go(self, at: int) -> None:
        self._at = at
        self.picture.show_face(self._faces, at)
        self._write()
        if QWidget.focusWidget(self) in (self._previous, self._next):
            self.picture.setFocus()  # the button may have nowhere to go any more
        self._previous.setEnabled(at > 0)
        self._next.setEnabled(at < len(self._faces) - 1)

    def _write(self) -> None:
        game, face = self._game, self.face
        use = (
            translate("FaceView", "Used in %1")
            if face in game.faces
            else translate("FaceView", "Not used in %1")
        )
        texts = {
            self._name: capital(face_name(game.deck, face)),
            self._subject: picture_subject(game.deck, face),
            self._story: picture_story(game.deck, face),
            self._copies: Counted.copies(game.deck.copies[face]),
            self._use: fill(use, game_title(game)),
        }
        for place, text in texts.items():
            place.setText(text)
        self._story.setVisible(bool(self._story.text()))
        self._about.setText(deck_description(game.deck)[-1])
        numbers = number_text(self._at + 1), number_text(len(self._faces))
        self._place.setText(" / ".join(numbers))
        name, *rest = filter(None, texts.values())
        self.picture.setAccessibleName(name)
        self.picture.setAccessibleDescription(". ".join(part.removesuffix(".") for part in rest))


class FacePicture(Lacquered):
    """A card as large as there is room, in the light of the lamp; its neighbors stand beside."""

    stepped = Signal(int)
    """The person wants to see a neighbor: how many faces before (negative) or after."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Show faces of the deck of `game`, drawn by `cards`."""
        super().__init__(cards)
        self._deck = game.deck
        self._faces: list[Face] = [0]
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(_NARROWEST)

    def show_face(self, faces: list[Face], at: int) -> None:
        """Show another face, and those beside it in `faces`."""
        self._faces, self._at = faces, at
        self.update()

    def sizeHint(self) -> QSize:
        """As large as there is room."""
        return QSize(300, 600)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A hand shows where a click leads on."""
        shape = Qt.CursorShape
        leads = self._step_at(event.position())
        self.setCursor(shape.PointingHandCursor if leads else shape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the neighbor that was clicked."""
        step = self._step_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and step:
            self.stepped.emit(step)

    def _step_at(self, spot: QPointF) -> int:
        """To which neighbor a spot belongs; 0 where there is none."""
        return next((step for step, place in self._neighbors() if place.contains(spot)), 0)

    def _neighbors(self) -> Iterator[tuple[int, QRectF]]:
        """The faces beside the card that are seen, and where they stand: at least half of the
        next one in the picture.
        """
        card = self._place()
        width, height = (round(side * _SMALLER) for side in (card.width(), card.height()))
        pitch = width + card.width() * _GAP
        first = min(pitch, card.left() + width / 2)
        y = round(card.center().y() - height / 2)
        for at in range(len(self._faces)):
            step = at - self._at
            away = first + (abs(step) - 1) * pitch
            x = card.left() - away if step < 0 else card.right() + away - width
            place = QRectF(round(x), y, width, height)
            if step and place.intersects(QRectF(self.rect())):
                yield step, place

    def _place(self) -> QRectF:
        """Where the card lies."""
        aspect = ASPECT[self._deck.name]
        room = self.size() - QSize(2 * _AROUND, 2 * _AROUND)
        width = max(1, min(round(room.width() * _MOST), int(room.height() / aspect)))
        height = round(width * aspect)
        return QRectF((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lacquer, the neighbors in the dark, and the card in the light."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw_ground(painter)
            card = self._place()
            for step, place in self._neighbors():
                painter.setOpacity(_DARK / abs(step) ** 0.5)
                self._draw(painter, self._faces[self._at + step], place)
            painter.setOpacity(1)
            radius = round(card.height() * _LIGHT)
            light = lamp_light(
                self._cards.toned(QColor(table_colors().lamp)), radius, self.devicePixelRatioF()
            )
            painter.drawPixmap(card.center() - QPointF(radius, radius), light)
            self._draw(painter, self._faces[self._at], card)
            if self.hasFocus():
                self._draw_focus(painter, card)

    def _draw(self, painter: QPainter, face: Face, place: QRectF) -> None:
        draw_shadow(painter, place)
        size = place.size().toSize()
        code, ratio = self._deck.codes[face], self.devicePixelRatioF()
        card = Card(self._deck.name, code, size.width(), size.height(), ratio)
        self._cards.draw(painter, card, place.topLeft())

    def _draw_focus(self, painter: QPainter, card: QRectF) -> None:
        """A frame round the card, in blue with ink below it."""
        thick = frame_width(3)
        corner = card.width() * _CORNER + thick
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in (
            (table_colors().bubble_ink, thick + 2.4),
            (table_colors().t_focus, thick),
        ):
            painter.setPen(QPen(QColor(color), width))
            painter.drawRoundedRect(card.adjusted(-thick, -thick, thick, thick), corner, corner)
