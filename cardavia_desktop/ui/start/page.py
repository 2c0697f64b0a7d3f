"""The start page: the traditions, their games, and the deals that wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.i18n.words import (
    Counted,
    deck_place,
    deck_summary,
    deck_title,
    fill,
    game_title,
)
from cardavia_desktop.match import Waiting
from cardavia_desktop.rules import GAMES, Game
from cardavia_desktop.ui.numbers import deal_text
from cardavia_desktop.ui.places import AtDeck
from cardavia_desktop.ui.start.fan import FanPicture
from cardavia_desktop.ui.widgets.basic import (
    CommandButton,
    button,
    label,
    restyle,
    set_role,
    surface,
)

_MARGIN: Final = {False: 56, True: 32}
_TITLE: Final = {False: "display", True: "title"}
_NAME: Final = {False: "title", True: "head"}
_INSET: Final = {False: 25, True: 17}
_STRIP: Final = 68
"""How high the strip with the deals that wait is, at least."""
_WIDEST: Final = 1500
"""The content becomes no wider than this; the rest is margin."""


class StartPage(QScrollArea):
    """One sheet for each tradition; below, a strip with the deals that wait.

    What has no room in a very small window is scrolled.
    """

    went = Signal(object)
    """The Place that the person goes to."""
    chosen = Signal(str)
    """The name of a game to start."""
    continued = Signal(object)
    """A Waiting to go on with."""

    def __init__(self, cards: Cards) -> None:
        """Make the page; `cards` draws the pictures."""
        super().__init__()
        self.setObjectName("page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._content = QWidget()
        self._content.setObjectName("lists")
        self._title = label("display")
        self._lead = label("lead", wrap=True)
        self._sheets = [DeckSheet(game, cards) for game in GAMES.values()]
        self._strip = WaitingStrip()
        self._strip.continued.connect(self.continued)
        row = self._row = QHBoxLayout()
        for sheet in self._sheets:
            sheet.went.connect(self.went)
            sheet.chosen.connect(self.chosen)
            row.addWidget(sheet, 1)
        column = self._column = QVBoxLayout(self._content)
        column.setSpacing(0)
        column.addStretch(1)
        self._links = QHBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addLayout(self._links)
        column.addLayout(head)
        column.addWidget(self._lead)
        column.addSpacing(22)
        column.addLayout(row, 1000)
        column.addSpacing(20)
        column.addWidget(self._strip)
        column.addStretch(1)
        self.setWidget(self._content)
        self._compact = False
        self.set_compact(False)
        self.show_waiting(())
        self.retranslate()

    def offer(self, actions: Sequence[QAction]) -> None:
        """Have links for what does not need a game."""
        for action in actions:
            link = CommandButton(action, self)
            link.set_compact(True)
            self._links.addWidget(link, 0, Qt.AlignmentFlag.AlignBottom)

    def show_waiting(self, deals: Sequence[Waiting]) -> None:
        """Offer the deals that wait, the latest first."""
        self._strip.show_waiting(deals)
        self._set_margins()

    def take_focus(self) -> None:
        """Put the focus on what a person most likely wants: a deal that waits, else a game."""
        if not self._strip.take_focus():
            self._sheets[0].take_focus()
        self.ensureWidgetVisible(self.focusWidget(), 0, _MARGIN[self._compact])

    def set_compact(self, compact: bool) -> None:
        """Have less air and smaller titles in a small window."""
        self._compact = compact
        set_role(self._title, _TITLE[compact])
        self._row.setSpacing(20 if compact else 32)
        for sheet in self._sheets:
            sheet.set_compact(compact)
        self._set_margins()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the content in the middle of a very wide window."""
        super().resizeEvent(event)
        self._set_margins()

    def _set_margins(self) -> None:
        """Lay out the page for its size; the pictures of all sheets are equally high."""
        margin = _MARGIN[self._compact]
        room = self.viewport().width()
        side = max(margin, (room - _WIDEST) // 2)
        self._column.setContentsMargins(side, margin // 2, side, margin // 2)
        width = (room - 2 * side - 2 * self._row.spacing()) // 3
        heights = [
            max(column)
            for column in zip(*(sheet.heights(width) for sheet in self._sheets), strict=True)
        ]
        for sheet in self._sheets:
            sheet.set_size(width, heights)
        self._strip.setFixedHeight(max(_STRIP, self._strip.heightForWidth(room - 2 * side)))
        self._column.activate()  # now: nothing is painted between margins of another size
        height = max(self.viewport().height(), self._column.totalMinimumHeightForWidth(room))
        self._content.resize(room, height)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(translate("StartPage", "Card traditions"))
        self._lead.setText(
            translate(
                "StartPage",
                "Three packs of long cards, and the games that are played with them. "
                "Everything is here, offline.",
            )
        )
        for sheet in self._sheets:
            sheet.retranslate()
        self._strip.retranslate()
        self._set_margins()


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
        self._start = button()
        self._start.clicked.connect(lambda: self.chosen.emit(game.name))
        game_words = QVBoxLayout()
        game_words.setSpacing(4)
        game_words.addWidget(self._title)
        game_words.addWidget(self._players)
        foot = self._foot = QHBoxLayout()
        foot.addLayout(game_words, 1)
        foot.addWidget(self._start, 0, Qt.AlignmentFlag.AlignVCenter)
        text = self._text = QVBoxLayout()
        text.setSpacing(6)
        text.addWidget(self._place)
        text.addWidget(self._name)
        text.addWidget(self._summary)
        text.addWidget(self._faces, 0, Qt.AlignmentFlag.AlignLeft)
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

    def heights(self, width: int) -> list[int]:
        """How high each text is on a sheet of a width."""
        margins = self._text.contentsMargins()
        room = width - margins.left() - margins.right() - 4  # a line on either side
        beside = room - self._start.sizeHint().width() - self._foot.spacing()
        for text in self._texts:
            text.setMinimumHeight(0)  # a label never says less than this
        return [
            max(0, text.heightForWidth(beside if text is self._title else room))
            for text in self._texts
        ]

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


class WaitingStrip(QFrame):
    """The deals that wait where the person left them, side by side, each with its button."""

    continued = Signal(object)

    def __init__(self) -> None:
        """Make an empty strip, which is not seen."""
        super().__init__()
        self.setProperty("surface", "sunk")
        self._entries: list[WaitingDeal] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(24, 12, 16, 12)
        self._row.setSpacing(32)
        # The page stays as it is whether a deal waits or not.
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def show_waiting(self, deals: Sequence[Waiting]) -> None:
        """Offer these deals, the latest first."""
        for entry in self._entries:
            self._row.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        self._entries = [WaitingDeal(deal, alone=len(deals) == 1) for deal in deals]
        for at, entry in enumerate(self._entries):
            entry.continued.connect(self.continued)
            entry.set_main(at == 0)
            self._row.addWidget(entry, 1)
        self.setVisible(bool(deals))

    def take_focus(self) -> bool:
        """Put the focus on the latest deal; False when there is none."""
        if self._entries:
            self._entries[0].take_focus()
        return bool(self._entries)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for entry in self._entries:
            entry.retranslate()


class WaitingDeal(QWidget):
    """A deal that waits; when it is the only one there is room to say so."""

    continued = Signal(object)

    def __init__(self, deal: Waiting, alone: bool) -> None:
        """Offer `deal`."""
        super().__init__()
        self._deal = deal
        self._alone = alone
        self._title = label("sub", wrap=True)
        self._note = label("note", wrap=True)
        self._continue = button()
        self._continue.clicked.connect(lambda: self.continued.emit(deal))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(words, 1)
        row.addWidget(self._continue, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def set_main(self, main: bool) -> None:
        """Be the one main action of the page, or not."""
        self._continue.setProperty("kind", "primary" if main else "")
        restyle(self._continue)

    def take_focus(self) -> None:
        """Put the focus on the button."""
        self._continue.setFocus()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        title = game_title(GAMES[self._deal.game])
        stock = Counted.in_stock(self._deal.stock)
        if self._alone:
            self._title.setText(translate("StartPage", "A deal is waiting where you left it"))
            facts = [title, deal_text(self._deal.number), stock]
        else:
            self._title.setText(title)
            facts = [stock]
        self._note.setText(" · ".join(fact for fact in facts if fact))
        self._continue.setText(translate("StartPage", "Continue"))
        self._continue.setAccessibleName(fill(translate("StartPage", "Continue: %1"), title))
