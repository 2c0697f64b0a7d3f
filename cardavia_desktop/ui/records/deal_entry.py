"""What a person typed or pasted as the number of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardavia_desktop.i18n.text import Counted, fill, translate
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.rules import GAMES
from cardavia_desktop.rules.deal_number import (
    ALPHABET,
    DealNumber,
    TypingMistake,
    read_number,
)

_LENGTH: Final = 9
_EXAMPLE: Final = "chan/2/HX4PZ7QMB"
_MOST_SHOWN: Final = 24
"""Characters of a wrong word that are repeated to the person."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A deal that a person wants to play; the cards pick the dealer where it is None."""

    game: str
    seed: int
    dealer: int | None
    options: frozenset[str]


class MisreadError(Exception):
    """Why a text names no deal, in one plain sentence."""


def is_shared(text: str) -> bool:
    """Whether a text looks like a whole shared deal rather than a bare number."""
    return "/" in text


def read_shared(text: str) -> DealNumber:
    """A whole shared deal, as `chan/2/HX4PZ7QMB+tom-three-strings`. Raises MisreadError."""
    head, *options = "".join(text.split()).split("+")
    parts = head.split("/")
    if len(parts) != 3:
        sentence = translate("DealEntry", "A shared deal names game, dealer and number, as in %1.")
        raise MisreadError(fill(sentence, _EXAMPLE))
    name, dealer, number = parts
    game = GAMES.get(name.lower())
    if game is None:
        raise MisreadError(_about(translate("DealEntry", "There is no game “%1”."), name))
    seats = {str(seat): seat for seat in range(game.seats)}
    if dealer not in seats:
        raise MisreadError(_about(translate("DealEntry", "There is no seat %1 here."), dealer))
    for option in options:
        if option not in game.options:
            sentence = translate("DealEntry", "%1 has no table option “%2”.")
            raise MisreadError(fill(sentence, game_title(game), option[:_MOST_SHOWN]))
    return DealNumber(game.name, seats[dealer], read_seed(number), frozenset(options))


def read_seed(text: str) -> int:
    """The seed of a bare number. Raises MisreadError."""
    typed = "".join(text.split()).replace("-", "").upper()
    wrong = next((character for character in typed if character not in ALPHABET), None)
    if wrong is not None:
        sentence = translate(
            "DealEntry", "A deal number has no “%1”: only letters and digits without 0, 1, I and O."
        )
        raise MisreadError(_about(sentence, wrong))
    if len(typed) < _LENGTH:
        raise MisreadError(Counted.characters_missing(_LENGTH - len(typed)))
    if len(typed) > _LENGTH:
        raise MisreadError(translate("DealEntry", "A deal number has nine characters."))
    try:
        return read_number(typed)
    except TypingMistake:
        raise MisreadError(
            translate("DealEntry", "There is a typing mistake in this number.")
        ) from None


def _about(sentence: str, word: str) -> str:
    return fill(sentence, word[:_MOST_SHOWN])
