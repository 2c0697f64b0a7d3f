"""What stands on a card for those who do not read its signs: "5 S", "10 L", "Chi"."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.text import Words, fill, translate
from cardavia_desktop.rules.faces import Deck, Face


def index_text(deck: Deck, face: Face) -> str:
    """A face in as few letters as possible: its number and the letter of its suit, or the
    beginning of its name.
    """
    code = deck.codes[face]
    if code in _NAMES:
        return _NAMES[code]()
    suit = next(letter for letter in code if letter.isalpha())
    return fill(_SUITS[suit](), code.strip(suit))


# A narrow space that does not break: number and letter stay together.
_SUITS: Final[dict[str, Words]] = {
    "m": lambda: translate("Card index", "%1\u202fM", "number of Myriads"),
    "s": lambda: translate("Card index", "%1\u202fS", "number of Strings"),
    "c": lambda: translate("Card index", "%1\u202fC", "number of Coins"),
    "x": lambda: translate("Card index", "%1\u202fs", "small number"),
    "d": lambda: translate("Card index", "%1\u202fL", "large number"),
}

_NAMES: Final[dict[str, Words]] = {
    "ong": lambda: translate("Card index", "Ông", "Ông cụ"),
    "thang": lambda: translate("Card index", "Tha", "Thang thang"),
    "chi": lambda: translate("Card index", "Chi", "Chi chi"),
    "thousand": lambda: translate("Card index", "Tho", "Thousand"),
    "white": lambda: translate("Card index", "Whi", "White Flower"),
    "red": lambda: translate("Card index", "Red", "Red Flower"),
    "fortune": lambda: translate("Card index", "For", "Fortune"),
    "prosperity": lambda: translate("Card index", "Pro", "Prosperity"),
    "longevity": lambda: translate("Card index", "Lon", "Longevity"),
    "joy": lambda: translate("Card index", "Joy", "Joy"),
    "wealth": lambda: translate("Card index", "Wea", "Wealth"),
}
