"""The places of the window, and the way that the person has gone through them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QGuiApplication

from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.i18n.words import deck_title, game_title
from cardavia_desktop.rules import DECKS, GAMES, Game, Record


@dataclass(frozen=True, slots=True)
class Traditions:
    """The start page."""


@dataclass(frozen=True, slots=True)
class AtDeck:
    """The page of a deck, by its name."""

    deck: str


@dataclass(frozen=True, slots=True)
class AtTable:
    """The table of a game, by its name; there is a deal."""

    game: str


@dataclass(frozen=True, slots=True)
class AtRules:
    """The full rules of a game, at one rule (as C6.5) or where one reads."""

    game: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class AtReplay:
    """A deal on record, gone through move by move."""

    record: Record


Place = Traditions | AtDeck | AtTable | AtRules | AtReplay


def game_at(place: Place) -> Game | None:
    """The game at whose table, or over whose rules, one sits at a place."""
    return GAMES[place.game] if isinstance(place, AtTable | AtRules) else None


def game_of(place: Place) -> Game | None:
    """The game that a place has to do with."""
    if isinstance(place, AtDeck):
        return next(game for game in GAMES.values() if game.deck.name == place.deck)
    if isinstance(place, AtReplay):
        return GAMES[place.record.game]
    return game_at(place)


def title_of(place: Place) -> str:
    """The title of the window at a place."""
    brand = QGuiApplication.applicationDisplayName()
    match place:
        case Traditions():
            return brand
        case AtDeck(deck):
            name = deck_title(DECKS[deck])
        case AtTable(game) | AtRules(game):
            name = game_title(GAMES[game])
        case AtReplay(record):
            name = game_title(GAMES[record.game])
    #: %1 is where one is, %2 the name of the application
    return fill(translate("MainWindow", "%1 – %2"), name, brand)


class History:
    """Where the person is, and what lies behind and ahead."""

    def __init__(self, first: Place) -> None:
        """Begin at `first`."""
        self._places = [first]
        self._at = 0

    @property
    def here(self) -> Place:
        """Where the person is."""
        return self._places[self._at]

    @property
    def can_go_back(self) -> bool:
        """Whether something lies behind."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether something lies ahead."""
        return self._at < len(self._places) - 1

    def visit(self, place: Place) -> None:
        """Go to a place; what lay ahead is forgotten, unless the person is there already."""
        if place != self.here:
            self._at += 1
            self._places[self._at :] = [place]

    def back(self) -> Place:
        """Go to the place before this one, if there is one."""
        self._at = max(0, self._at - 1)
        return self.here

    def forward(self) -> Place:
        """Go to the place after this one, if there is one."""
        self._at = min(len(self._places) - 1, self._at + 1)
        return self.here

    def forget(self, place: Place) -> None:
        """Take a place out of the way; who stands there stands at the one before.

        The first place of the way must be another one.
        """
        behind = _without(self._places[: self._at + 1], place)
        self._at = len(behind) - 1
        self._places = _without(self._places, place)


def _without(places: list[Place], place: Place) -> list[Place]:
    """A way without a place, and without standing still where it was."""
    left: list[Place] = []
    for other in places:
        if other != place and (not left or left[-1] != other):
            left.append(other)
    return left
