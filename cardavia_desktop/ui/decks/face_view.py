"""One face of a deck, large: its name, its picture and what is known of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.i18n.text import Counted, fill, translate
from cardavia_desktop.i18n.words import face_name, game_title
from cardavia_desktop.library.pictures import picture_subject
from cardavia_desktop.rules import Face, Game
from cardavia_desktop.ui.theme import frame_width, px, table_colors
from cardavia_desktop.ui.widgets.basic import button, hung, label, set_role
from cardavia_desktop.ui.widgets.lacquered import Lacquered, draw_shadow

_AROUND: Final = 20  # pixels of lacquer round the card, at least
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
        self._name = label("display", wrap=True)
        self._subject = label("lead", wrap=True)
        self._copies = label("read", wrap=True)
        self._use = label("note", wrap=True)
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
        steps.setSpacing(10)
        steps.addWidget(self._previous)
        steps.addWidget(self._next)
        steps.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addLayout(hung(self._close))
        words.addSpacing(12)
        words.addWidget(self._name)
        words.addWidget(self._subject)
        words.addSpacing(12)
        words.addWidget(self._copies)
        words.addWidget(self._use)
        words.addStretch(1)
        words.addLayout(steps)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 12)
        row.setSpacing(32)
        row.addWidget(self.picture, 4)
        row.addLayout(words, 5)

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
        self._row.setSpacing(20 if compact else 32)

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
        self.picture.show_face(self.face)
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
            self._name: face_name(game.deck, face),
            self._subject: picture_subject(game.deck, face),
            self._copies: Counted.copies(game.deck.copies[face]),
            self._use: fill(use, game_title(game)),
        }
        for place, text in texts.items():
            place.setText(text)
        name, *rest = texts.values()
        self.picture.setAccessibleName(name)
        self.picture.setAccessibleDescription(". ".join(rest))


class FacePicture(Lacquered):
    """A card as large as there is room, on lacquer."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Show faces of the deck of `game`, drawn by `cards`."""
        super().__init__(cards)
        self._deck = game.deck
        self._face: Face = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(px(140))

    def show_face(self, face: Face) -> None:
        """Show another face."""
        self._face = face
        self.update()

    def sizeHint(self) -> QSize:
        """As large as there is room."""
        return QSize(300, 600)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lacquer, and the card in its middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw_ground(painter)
        aspect = ASPECT[self._deck.name]
        room = self.size().shrunkBy(self.contentsMargins()) - QSize(2 * _AROUND, 2 * _AROUND)
        width = max(1, min(room.width(), int(room.height() / aspect)))
        height = round(width * aspect)
        corner = QPointF((self.width() - width) // 2, (self.height() - height) // 2)
        code = self._deck.codes[self._face]
        card = Card(self._deck.name, code, width, height, self.devicePixelRatioF())
        draw_shadow(painter, QRectF(corner, QSize(width, height)))
        self._cards.draw(painter, card, corner)
        if self.hasFocus():
            thick = frame_width(3)
            painter.setPen(QPen(QColor(table_colors().t_focus), thick))
            painter.drawRect(QRectF(self.rect()).adjusted(thick, thick, -thick, -thick))
        painter.end()
