"""The names of decks, games, seats and table options."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.text import Counted, Words, fill, translate
from cardavia_desktop.rules.faces import Deck
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.view import View

_Texts = dict[str, Words]


def game_title(game: Game) -> str:
    """The title of a game."""
    return _GAMES[game.name]()


def game_summary(game: Game) -> str:
    """What the game is about, in one or two sentences."""
    return _SUMMARIES[game.name]()


def game_line(game: Game) -> str:
    """Who plays: "4 players · You against 3 AI · Single deal"."""
    players = Counted.players(game.seats)
    return fill(translate("Game", "%1 · You against %2 AI · Single deal"), players, game.seats - 1)


def deck_title(deck: Deck) -> str:
    """The name of a deck."""
    return _DECKS[deck.name]()


def deck_place(deck: Deck) -> str:
    """Where a deck comes from: "Hunan · China"."""
    return _PLACES[deck.name]()


def deck_summary(deck: Deck) -> str:
    """What kind of cards these are, in one sentence."""
    return _DECK_SUMMARIES[deck.name]()


def seat_name(seat: int) -> str:
    """Who sits at a seat: "You", "AI 1"."""
    return fill(translate("Seat", "AI %1"), seat) if seat else translate("Seat", "You")


def seat_notes(view: View, seat: int) -> list[str]:
    """What is said of a seat beside its name: "winner", "dealer", "ready", "dead hand"."""
    notes = []
    if seat == view.winner:
        notes.append(translate("Table", "winner"))
    if seat == view.dealer:
        notes.append(translate("Table", "dealer"))
    if seat in view.ready:
        #: said of a player who has declared ready (Nantong)
        notes.append(translate("Table", "ready"))
    if seat in view.dead:
        notes.append(translate("Table", "dead hand"))
    return notes


def option_name(game: Game, option: str) -> str:
    """The name of a table option, in a few words."""
    return _OPTION_NAMES[game.name, option]()


def option_text(game: Game, option: str) -> str:
    """What a table option changes, in a sentence."""
    return _OPTIONS[game.name, option]()


_GAMES: Final[_Texts] = {
    "chan": lambda: translate("Game", "Chắn"),
    "paohuzi": lambda: translate("Game", "Paohuzi"),
    "nantong": lambda: translate("Game", "Nantong long cards"),
}

_SUMMARIES: Final[_Texts] = {
    "chan": lambda: translate(
        "Game",
        "With 100 of the Tổ Tôm cards, complete ten pairs, at least six of them pairs of "
        "identical cards.",
    ),
    "paohuzi": lambda: translate(
        "Game",
        "Complete seven groups worth at least 15 huxi with a card from the stock. Three alike "
        "turned up by yourself are forced; what you pass you cannot take later.",
    ),
    "nantong": lambda: translate(
        "Game",
        "Draw and discard, claim pungs and kongs but no runs, and win with seven groups and a "
        "pair. Two indicators raise the values; all three players settle their differences "
        "in hu.",
    ),
}

_DECKS: Final[_Texts] = {
    "totom": lambda: translate("Deck", "Tổ Tôm"),
    "zipai": lambda: translate("Deck", "Hunan number cards"),
    "nantong": lambda: translate("Deck", "Nantong long cards"),
}

_PLACES: Final[_Texts] = {
    "totom": lambda: translate("Deck", "Vietnam"),
    "zipai": lambda: translate("Deck", "Hunan · China"),
    "nantong": lambda: translate("Deck", "Nantong · Jiangsu · China"),
}

_DECK_SUMMARIES: Final[_Texts] = {
    "totom": lambda: translate(
        "Deck",
        "Long Vietnamese cards with Chinese labels and figures; Chắn is played with a hundred "
        "of them.",
    ),
    "zipai": lambda: translate(
        "Deck",
        "Eighty number cards with the everyday and the formal Chinese numerals from one to ten.",
    ),
    "nantong": lambda: translate(
        "Deck",
        "Long cards from Nantong with three money suits, three honors and five lucky cards.",
    ),
}

_OPTION_NAMES: Final[dict[tuple[str, str], Words]] = {
    ("chan", "tom-three-strings"): lambda: translate("Option", "Tôm with the 3 of Strings"),
    ("paohuzi", "chi-turned-card"): lambda: translate("Option", "Chi of a turned-up card"),
    ("paohuzi", "own-fourth-on-wei-is-ti"): lambda: translate("Option", "Own fourth makes a ti"),
}

_OPTIONS: Final[dict[tuple[str, str], Words]] = {
    ("chan", "tom-three-strings"): lambda: translate(
        "Option", "Tôm counts the 3 of Strings in place of the 3 of Coins."
    ),
    ("paohuzi", "chi-turned-card"): lambda: translate(
        "Option", "The next player too may chi a card that was turned up."
    ),
    ("paohuzi", "own-fourth-on-wei-is-ti"): lambda: translate(
        "Option", "The fourth card turned up onto one’s own wei is a forced ti."
    ),
}
