"""What can be answered in Paohuzi, and all the ways to chi a card with its bi (P5.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from cardavia_desktop.rules.actions import Action, Notation
from cardavia_desktop.rules.faces import ZIPAI, Face
from cardavia_desktop.rules.paohuzi.hand import CHI_GROUPS, FACES

NOTATION: Final = Notation(
    ZIPAI, bare=("pass", "win", "peng", "pao"), faced=("discard",), grouped=("chi",)
)

PASS: Final = NOTATION.bare("pass")
WIN: Final = NOTATION.bare("win")
PENG: Final = NOTATION.bare("peng")
PAO: Final = NOTATION.bare("pao")
DISCARDS: Final = NOTATION.faced("discard")


class Way(NamedTuple):
    """A way to chi a card: the action, the cards of all its groups packed (the public card among
    them), and how many come from the hand.
    """

    action: Action
    packed: int
    cards: int


def _ways(face: Face, copies: int) -> Iterator[Way]:
    """The sets of chi groups that hold `face` exactly `copies` times and nothing more than twice
    beside: a hand has no more loose cards alike.
    """
    groups = [group for group in CHI_GROUPS if face in group.cards]
    for size in range(1, copies + 1):
        for chosen in combinations_with_replacement(groups, size):
            cards = [card for group in chosen for card in group.cards]
            others = (cards.count(card) for card in cards if card != face)
            if cards.count(face) == copies and max(others) <= 2:
                action = NOTATION.grouped("chi", [group.cards for group in chosen])
                yield Way(action, sum(group.packed for group in chosen), len(cards) - 1)


CHI_WAYS: Final = tuple(tuple(tuple(_ways(face, 1 + held)) for held in range(3)) for face in FACES)
"""The ways to chi, by the public face and by how many copies of it the hand holds (P5.5)."""
