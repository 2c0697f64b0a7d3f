"""The start page: the traditions, their games, and the deals that wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.match import Waiting
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.start.deck_sheet import DeckSheet
from cardavia_desktop.ui.start.waiting import WaitingStrip
from cardavia_desktop.ui.widgets.basic import CommandButton, label, set_role

_MARGIN: Final = {False: 56, True: 32}
_TITLE: Final = {False: "display", True: "title"}
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
        beside = all(sheet.has_room_beside(width) for sheet in self._sheets)
        wanted = (sheet.heights(width, beside=beside) for sheet in self._sheets)
        heights = [max(text) for text in zip(*wanted, strict=True)]
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
