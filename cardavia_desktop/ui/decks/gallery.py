"""Every face of a deck side by side, each with its name, to walk through and to enlarge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules import Face, Game
from cardavia_desktop.ui.decks.face_button import FaceButton
from cardavia_desktop.ui.decks.gallery_plan import BELOW, deck_rows, plan_rows


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
        self.ensureWidgetVisible(self._buttons[face], 0, BELOW)

    def _lay_out(self) -> None:
        rows = self._rows
        names = [self._buttons[face].text() for row in rows for face in row]
        size = self.viewport().size()
        plan = plan_rows([len(row) for row in rows], size, self._game.deck, names)
        for face, cell in zip(self.faces, plan.cells, strict=True):
            self._buttons[face].place(cell, plan.card)
        self._inside.resize(size.width(), plan.height)
