"""The sheet of a tradition, with its deck and its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import Counted, fill, translate
from cardavia_desktop.i18n.words import deck_place, deck_summary, deck_title, game_title
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.places import AtDeck
from cardavia_desktop.ui.start.fan import FanPicture
from cardavia_desktop.ui.widgets.basic import button, hung, label, set_role, surface

_NAME: Final = {False: "title", True: "head"}
_INSET: Final = {False: 25, True: 17}


class DeckSheet(QFrame):
    """A tradition: its picture, where it is from, what it is, its game."""

    went = Signal(object)
    chosen = Signal(str)

    def __init__(self, game: Game, cards: Cards) -> None:
        """Make the sheet of the deck with which `game` is played."""
        super().__init__()
        self.setProperty("surface", "sheet")
        self._game = game
        self._place = label("over", wrap=True)
        self._name = label("title", wrap=True)
        self._summary = label("note", wrap=True)
        self._faces = button("inline")
        self._faces.clicked.connect(lambda: self.went.emit(AtDeck(game.deck.name)))
        self._title = label("sub", wrap=True)
        self._players = label("small")
        self._texts = (self._place, self._name, self._summary, self._title)
        for words in self._texts:
            words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._title.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self._start = button()
        self._start.clicked.connect(lambda: self.chosen.emit(game.name))
        game_words = QVBoxLayout()
        game_words.setSpacing(4)
        game_words.addWidget(self._title)
        game_words.addWidget(self._players)
        foot = self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.addLayout(game_words, 1)
        foot.addWidget(self._start, 0, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        text = self._text = QVBoxLayout()
        text.setSpacing(6)
        text.addWidget(self._place)
        text.addWidget(self._name)
        text.addWidget(self._summary)
        text.addLayout(hung(self._faces))
        text.addWidget(surface("rule"))
        text.addSpacing(6)
        text.addLayout(foot)
        column = self._sheet = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        self._picture = FanPicture(game.deck.name, cards)
        column.addWidget(self._picture, 1)
        column.addLayout(text)

    def hasHeightForWidth(self) -> bool:
        """No: the texts would have it as high as it likes to be, but the picture takes what they
        leave.
        """
        return False

    def take_focus(self) -> None:
        """Put the focus on the game."""
        self._start.setFocus()

    def set_compact(self, compact: bool) -> None:
        """Have a smaller title in a small window."""
        set_role(self._name, _NAME[compact])
        inset = _INSET[compact]
        self._text.setContentsMargins(inset, inset - 5, inset, inset - 3)

    def has_room_beside(self, width: int) -> bool:
        """Whether the game can stand beside its button on a sheet of a width."""
        self._title.setMinimumHeight(0)  # a label never says less than this
        named = max(part.minimumSizeHint().width() for part in (self._title, self._players))
        return named <= self._room_beside(width)

    def heights(self, width: int, *, beside: bool) -> list[int]:
        """How high each text is on a sheet of a width; the game stands `beside` its button or
        above it.
        """
        direction = QBoxLayout.Direction
        self._foot.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        for text in self._texts:
            text.setMinimumHeight(0)
        faces = self._game.deck.size
        self._faces.setText(Counted.see_all(faces))
        if self._faces.sizeHint().width() > self._room(width):
            self._faces.setText(Counted.faces(faces))
        rooms = dict.fromkeys(self._texts, self._room(width))
        if beside:
            rooms[self._title] = self._room_beside(width)
        return [max(0, text.heightForWidth(room)) for text, room in rooms.items()]

    def _room(self, width: int) -> int:
        margins = self._text.contentsMargins()
        return width - margins.left() - margins.right() - 4  # a line on either side

    def _room_beside(self, width: int) -> int:
        return self._room(width) - self._start.sizeHint().width() - self._foot.spacing()

    def set_size(self, width: int, heights: Sequence[int]) -> None:
        """Leave as much room for each text as others do, and become no higher than the picture
        can.
        """
        for text, height in zip(self._texts, heights, strict=True):
            text.setFixedHeight(height)
        words = self._text.sizeHint().height()
        self.setMaximumHeight(self._picture.highest(width) + words + 2)
        self._sheet.activate()  # now: the page asks how much room this needs

    def retranslate(self) -> None:
        """Say everything in the present language."""
        game = self._game
        cards = Counted.cards(sum(game.deck.copies))
        self._place.setText(f"{deck_place(game.deck)} · {cards}")
        self._name.setText(deck_title(game.deck))
        self._summary.setText(deck_summary(game.deck))
        self._faces.setText(Counted.see_all(game.deck.size))
        self._faces.setAccessibleName(f"{deck_title(game.deck)}: {self._faces.text()}")
        self._title.setText(game_title(game))
        self._players.setText(Counted.players(game.seats))
        self._start.setText(translate("StartPage", "Start game"))
        self._start.setAccessibleName(
            fill(translate("StartPage", "Start game: %1"), game_title(game))
        )
