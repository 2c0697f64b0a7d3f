"""Groups of cards: what their kinds are called, and what lies in them."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.faces import face_name, face_names
from cardavia_desktop.i18n.text import Words, fill, translate
from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import Deck
from cardavia_desktop.rules.game import Meld


def kind_name(kind: str) -> str:
    """What a kind of group is called: "Chắn", "wei", "concealed kong"."""
    return _KINDS[kind]()


def meld_text(deck: Deck, meld: Meld) -> str:
    """A group and its cards: "Chắn: 5 of Strings", "Cạ: 5 of Strings, 5 of Coins"."""
    #: %1 is a kind of group as “pung”, %2 its cards
    return fill(translate("Group", "%1: %2"), kind_name(meld.kind), cards_text(deck, meld.cards))


def cards_text(deck: Deck, cards: Group) -> str:
    """The cards of a group: "5 of Strings" for identical ones, "large 2–7–10", "4–5–6 of Coins"."""
    faces = sorted(set(cards))
    suits = {deck.suits[face] for face in faces}
    match len(faces), sorted(suits):
        case 1, _:
            return face_name(deck, faces[0])
        case 3, [suit] if suit in _RUNS:
            return fill(_RUNS[suit](), *(deck.ranks[face] for face in faces))
        case _, ["d", "x"]:
            return chi_group(deck, cards)
        case _:
            return face_names(deck, faces)


def chi_group(deck: Deck, group: Group) -> str:
    """A chi group without its size: its ranks, or how many cards of each size."""
    ranks = [deck.ranks[face] for face in group]
    if ranks[0] != ranks[-1]:
        #: %1, %2 and %3 are the ranks of three cards
        return fill(translate("Chi group", "%1–%2–%3"), *ranks)
    if sum(deck.suits[face] == "x" for face in group) == 2:
        return fill(translate("Chi group", "two small %1, one large"), ranks[0])
    return fill(translate("Chi group", "one small %1, two large"), ranks[0])


# Three cards of one suit; %1, %2 and %3 are their ranks.
_RUNS: Final[dict[str, Words]] = {
    "m": lambda: translate("Run", "%1–%2–%3 of Myriads"),
    "s": lambda: translate("Run", "%1–%2–%3 of Strings"),
    "c": lambda: translate("Run", "%1–%2–%3 of Coins"),
    "x": lambda: translate("Run", "small %1–%2–%3"),
    "d": lambda: translate("Run", "large %1–%2–%3"),
}

_KINDS: Final[dict[str, Words]] = {
    "chan": lambda: translate("Group", "Chắn"),
    "ca": lambda: translate("Group", "Cạ"),
    "chiu": lambda: translate("Group", "Chíu"),
    "ti": lambda: translate("Group", "ti"),
    "pao": lambda: translate("Group", "pao"),
    "wei": lambda: translate("Group", "wei"),
    "kan": lambda: translate("Group", "kan"),
    "peng": lambda: translate("Group", "peng"),
    "chi": lambda: translate("Group", "chi"),
    "pair": lambda: translate("Group", "pair"),
    "run": lambda: translate("Group", "run"),
    "triplet": lambda: translate("Group", "triplet"),
    "open": lambda: translate("Group", "opening declaration"),
    "hezi": lambda: translate("Group", "Tiandi Hezi"),
    "pung": lambda: translate("Group", "pung"),
    "kong": lambda: translate("Group", "exposed kong"),
    "added-kong": lambda: translate("Group", "added kong"),
    "concealed-kong": lambda: translate("Group", "concealed kong"),
    "three-in-hand": lambda: translate("Group", "three in hand"),
    "four-in-hand": lambda: translate("Group", "four in hand"),
}
