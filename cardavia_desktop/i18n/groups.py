"""Groups of cards: what their kinds are called, and what lies in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia_desktop.i18n.faces import face_name, face_names
from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import Deck
from cardavia_desktop.rules.game import Meld


def kind_name(kind: str) -> str:
    """What a kind of group is called: "Chắn", "wei", "concealed kong"."""
    return _KINDS[kind]()


def meld_text(deck: Deck, meld: Meld) -> str:
    """A group and its cards: "Chắn: 5 of Strings", "Cạ: 5 of Strings, 5 of Coins"."""
    return fill(translate("Group", "%1: %2"), kind_name(meld.kind), cards_text(deck, meld.cards))


def cards_text(deck: Deck, cards: Group) -> str:
    """The cards of a group, identical ones named once: "5 of Strings", "large 2–7–10"."""
    faces = sorted(set(cards))
    if len(faces) == 1:
        return face_name(deck, faces[0])
    sizes = {deck.suits[face] for face in cards}
    if len(cards) == 3 and sizes == {"x"}:
        return fill(translate("Chi group", "small %1"), chi_group(deck, cards))
    if len(cards) == 3 and sizes == {"d"}:
        return fill(translate("Chi group", "large %1"), chi_group(deck, cards))
    return chi_group(deck, cards) if sizes == {"x", "d"} else face_names(deck, faces)


def chi_group(deck: Deck, group: Group) -> str:
    """A chi group without its size: its ranks, or how many cards of each size."""
    ranks = [deck.ranks[face] for face in group]
    if ranks[0] != ranks[-1]:
        return fill(translate("Chi group", "%1–%2–%3"), *ranks)
    if sum(deck.suits[face] == "x" for face in group) == 2:
        return fill(translate("Chi group", "two small %1, one large"), ranks[0])
    return fill(translate("Chi group", "one small %1, two large"), ranks[0])


_KINDS: Final[dict[str, Callable[[], str]]] = {
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
