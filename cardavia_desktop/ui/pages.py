"""The pages of the window, one of which is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.match import Waiting
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.ui.menus import Actions
from cardavia_desktop.ui.start.page import StartPage

if TYPE_CHECKING:
    from cardavia_desktop.ui.decks.page import DeckPage
    from cardavia_desktop.ui.game.page import GamePage


class Pages(QStackedWidget):
    """Start page, game page, and a page for each deck.

    The start page is what a person sees first; the others, and what they are made of, are loaded
    when they are first needed.
    """

    went = Signal(object)
    """The Place that the person goes to."""
    chosen = Signal(str)
    """The name of a game to start."""
    continued = Signal(object)
    """A Waiting to go on with."""
    linked = Signal(str)
    """The address of a page that the person wants to see in the browser."""
    game_made = Signal(object)
    """The GamePage, which is there from now on."""

    def __init__(self, cards: Cards, actions: Actions) -> None:
        """Make the start page; `cards` draws the cards of all."""
        super().__init__()
        self._cards = cards
        self._actions = actions
        self._compact = False
        self._waiting: Mapping[str, Waiting] = {}
        self._game: GamePage | None = None
        self._decks: dict[str, DeckPage] = {}
        self.start = StartPage(cards)
        self.start.offer([actions.past_deals, actions.settings, actions.about])
        for signal in ("went", "chosen", "continued"):
            getattr(self.start, signal).connect(getattr(self, signal))
        self.addWidget(self.start)

    @property
    def game(self) -> GamePage:
        """The page of the game."""
        if self._game is None:
            self._game = self._new_game()
            self.game_made.emit(self._game)
        return self._game

    @property
    def view(self) -> View | None:
        """What the person sees of the deal at the table; None where there is none."""
        return None if self._game is None else self._game.view

    def show_start(self) -> None:
        """Turn to the start page."""
        self.setCurrentWidget(self.start)

    def show_game(self) -> None:
        """Turn to the page of the game."""
        self.setCurrentWidget(self.game)

    def show_deck(self, name: str) -> None:
        """Turn to the page of a deck."""
        page = self._decks.get(name) or self._new_deck(name)
        self.setCurrentWidget(page)
        page.take_focus()

    def show_waiting(self, deals: Mapping[str, Waiting]) -> None:
        """Offer the deals that wait, by the names of their games; the latest comes first."""
        self._waiting = deals
        self.start.show_waiting(tuple(deals.values()))
        for page in self._decks.values():
            page.show_waiting(deals.get(page.game.name))
        if self.currentWidget() is self.start:
            self.start.take_focus()

    def set_compact(self, compact: bool) -> None:
        """Be small in a small window."""
        self._compact = compact
        for page in self._made:
            page.set_compact(compact)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for page in self._made:
            page.retranslate()

    @property
    def _made(self) -> list[StartPage | GamePage | DeckPage]:
        game = [] if self._game is None else [self._game]
        return [self.start, *game, *self._decks.values()]

    def _new_game(self) -> GamePage:
        from cardavia_desktop.ui.game.page import GamePage  # noqa: PLC0415  # not before the first paint

        page = GamePage(self._cards, self._actions)
        page.set_compact(self._compact)
        page.went.connect(self.went)
        page.chosen.connect(self.chosen)
        self.addWidget(page)
        return page

    def _new_deck(self, name: str) -> DeckPage:
        from cardavia_desktop.ui.decks.page import DeckPage  # noqa: PLC0415  # not before the first paint

        game = next(game for game in GAMES.values() if game.deck.name == name)
        page = self._decks[name] = DeckPage(game, self._cards)
        page.set_compact(self._compact)
        page.show_waiting(self._waiting.get(game.name))
        for signal in ("went", "chosen", "continued", "linked"):
            getattr(page, signal).connect(getattr(self, signal))
        self.addWidget(page)
        return page
