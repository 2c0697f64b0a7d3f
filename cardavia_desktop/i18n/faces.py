"""The names of the cards, whole, in the two forms that sentences need."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardavia_desktop.i18n.text import Words, join, translate
from cardavia_desktop.rules.faces import Deck, Face

_Names = dict[str, Words]


def face_name(deck: Deck, face: Face) -> str:
    """The name of a face as a label: "5 of Strings", "Chi chi", "small 7"."""
    return _LABELS[deck.codes[face]]()


def face_object(deck: Deck, face: Face) -> str:
    """The name of a face inside a sentence, as what somebody takes or discards:
    "the 5 of Strings". Languages with cases put their accusative here.
    """
    return _OBJECTS[deck.codes[face]]()


def face_names(deck: Deck, faces: Iterable[Face]) -> str:
    """The names of some faces as a list: "5 of Strings, Chi chi"."""
    return join([face_name(deck, face) for face in faces])


# One name for each code: the decks share them. A translator sees the whole name.
_LABELS: Final[_Names] = {
    "1m": lambda: translate("Card", "1 of Myriads"),
    "2m": lambda: translate("Card", "2 of Myriads"),
    "3m": lambda: translate("Card", "3 of Myriads"),
    "4m": lambda: translate("Card", "4 of Myriads"),
    "5m": lambda: translate("Card", "5 of Myriads"),
    "6m": lambda: translate("Card", "6 of Myriads"),
    "7m": lambda: translate("Card", "7 of Myriads"),
    "8m": lambda: translate("Card", "8 of Myriads"),
    "9m": lambda: translate("Card", "9 of Myriads"),
    "1s": lambda: translate("Card", "1 of Strings"),
    "2s": lambda: translate("Card", "2 of Strings"),
    "3s": lambda: translate("Card", "3 of Strings"),
    "4s": lambda: translate("Card", "4 of Strings"),
    "5s": lambda: translate("Card", "5 of Strings"),
    "6s": lambda: translate("Card", "6 of Strings"),
    "7s": lambda: translate("Card", "7 of Strings"),
    "8s": lambda: translate("Card", "8 of Strings"),
    "9s": lambda: translate("Card", "9 of Strings"),
    "1c": lambda: translate("Card", "1 of Coins"),
    "2c": lambda: translate("Card", "2 of Coins"),
    "3c": lambda: translate("Card", "3 of Coins"),
    "4c": lambda: translate("Card", "4 of Coins"),
    "5c": lambda: translate("Card", "5 of Coins"),
    "6c": lambda: translate("Card", "6 of Coins"),
    "7c": lambda: translate("Card", "7 of Coins"),
    "8c": lambda: translate("Card", "8 of Coins"),
    "9c": lambda: translate("Card", "9 of Coins"),
    "ong": lambda: translate("Card", "Ông cụ"),
    "thang": lambda: translate("Card", "Thang thang"),
    "chi": lambda: translate("Card", "Chi chi"),
    "x1": lambda: translate("Card", "small 1"),
    "x2": lambda: translate("Card", "small 2"),
    "x3": lambda: translate("Card", "small 3"),
    "x4": lambda: translate("Card", "small 4"),
    "x5": lambda: translate("Card", "small 5"),
    "x6": lambda: translate("Card", "small 6"),
    "x7": lambda: translate("Card", "small 7"),
    "x8": lambda: translate("Card", "small 8"),
    "x9": lambda: translate("Card", "small 9"),
    "x10": lambda: translate("Card", "small 10"),
    "d1": lambda: translate("Card", "large 1"),
    "d2": lambda: translate("Card", "large 2"),
    "d3": lambda: translate("Card", "large 3"),
    "d4": lambda: translate("Card", "large 4"),
    "d5": lambda: translate("Card", "large 5"),
    "d6": lambda: translate("Card", "large 6"),
    "d7": lambda: translate("Card", "large 7"),
    "d8": lambda: translate("Card", "large 8"),
    "d9": lambda: translate("Card", "large 9"),
    "d10": lambda: translate("Card", "large 10"),
    "thousand": lambda: translate("Card", "Thousand"),
    "white": lambda: translate("Card", "White Flower"),
    "red": lambda: translate("Card", "Red Flower"),
    "fortune": lambda: translate("Card", "Fortune"),
    "prosperity": lambda: translate("Card", "Prosperity"),
    "longevity": lambda: translate("Card", "Longevity"),
    "joy": lambda: translate("Card", "Joy"),
    "wealth": lambda: translate("Card", "Wealth"),
}

_OBJECTS: Final[_Names] = {
    "1m": lambda: translate("Card in a sentence", "the 1 of Myriads"),
    "2m": lambda: translate("Card in a sentence", "the 2 of Myriads"),
    "3m": lambda: translate("Card in a sentence", "the 3 of Myriads"),
    "4m": lambda: translate("Card in a sentence", "the 4 of Myriads"),
    "5m": lambda: translate("Card in a sentence", "the 5 of Myriads"),
    "6m": lambda: translate("Card in a sentence", "the 6 of Myriads"),
    "7m": lambda: translate("Card in a sentence", "the 7 of Myriads"),
    "8m": lambda: translate("Card in a sentence", "the 8 of Myriads"),
    "9m": lambda: translate("Card in a sentence", "the 9 of Myriads"),
    "1s": lambda: translate("Card in a sentence", "the 1 of Strings"),
    "2s": lambda: translate("Card in a sentence", "the 2 of Strings"),
    "3s": lambda: translate("Card in a sentence", "the 3 of Strings"),
    "4s": lambda: translate("Card in a sentence", "the 4 of Strings"),
    "5s": lambda: translate("Card in a sentence", "the 5 of Strings"),
    "6s": lambda: translate("Card in a sentence", "the 6 of Strings"),
    "7s": lambda: translate("Card in a sentence", "the 7 of Strings"),
    "8s": lambda: translate("Card in a sentence", "the 8 of Strings"),
    "9s": lambda: translate("Card in a sentence", "the 9 of Strings"),
    "1c": lambda: translate("Card in a sentence", "the 1 of Coins"),
    "2c": lambda: translate("Card in a sentence", "the 2 of Coins"),
    "3c": lambda: translate("Card in a sentence", "the 3 of Coins"),
    "4c": lambda: translate("Card in a sentence", "the 4 of Coins"),
    "5c": lambda: translate("Card in a sentence", "the 5 of Coins"),
    "6c": lambda: translate("Card in a sentence", "the 6 of Coins"),
    "7c": lambda: translate("Card in a sentence", "the 7 of Coins"),
    "8c": lambda: translate("Card in a sentence", "the 8 of Coins"),
    "9c": lambda: translate("Card in a sentence", "the 9 of Coins"),
    "ong": lambda: translate("Card in a sentence", "Ông cụ"),
    "thang": lambda: translate("Card in a sentence", "Thang thang"),
    "chi": lambda: translate("Card in a sentence", "Chi chi"),
    "x1": lambda: translate("Card in a sentence", "the small 1"),
    "x2": lambda: translate("Card in a sentence", "the small 2"),
    "x3": lambda: translate("Card in a sentence", "the small 3"),
    "x4": lambda: translate("Card in a sentence", "the small 4"),
    "x5": lambda: translate("Card in a sentence", "the small 5"),
    "x6": lambda: translate("Card in a sentence", "the small 6"),
    "x7": lambda: translate("Card in a sentence", "the small 7"),
    "x8": lambda: translate("Card in a sentence", "the small 8"),
    "x9": lambda: translate("Card in a sentence", "the small 9"),
    "x10": lambda: translate("Card in a sentence", "the small 10"),
    "d1": lambda: translate("Card in a sentence", "the large 1"),
    "d2": lambda: translate("Card in a sentence", "the large 2"),
    "d3": lambda: translate("Card in a sentence", "the large 3"),
    "d4": lambda: translate("Card in a sentence", "the large 4"),
    "d5": lambda: translate("Card in a sentence", "the large 5"),
    "d6": lambda: translate("Card in a sentence", "the large 6"),
    "d7": lambda: translate("Card in a sentence", "the large 7"),
    "d8": lambda: translate("Card in a sentence", "the large 8"),
    "d9": lambda: translate("Card in a sentence", "the large 9"),
    "d10": lambda: translate("Card in a sentence", "the large 10"),
    "thousand": lambda: translate("Card in a sentence", "the Thousand"),
    "white": lambda: translate("Card in a sentence", "the White Flower"),
    "red": lambda: translate("Card in a sentence", "the Red Flower"),
    "fortune": lambda: translate("Card in a sentence", "Fortune"),
    "prosperity": lambda: translate("Card in a sentence", "Prosperity"),
    "longevity": lambda: translate("Card in a sentence", "Longevity"),
    "joy": lambda: translate("Card in a sentence", "Joy"),
    "wealth": lambda: translate("Card in a sentence", "Wealth"),
}
