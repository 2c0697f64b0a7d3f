"""Base hu: what every seat's groups and hand are worth, winner or not (N6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NANTONG, NO_FACE, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.cards import GENERALS

DECLARED: Final = {
    "pung": 2,
    "kong": 8,
    "added-kong": 8,
    "concealed-kong": 12,
    "open": 16,
    "hezi": 16,
}
"""Declared groups by kind (N6.1)."""

THREE_IN_HAND: Final = 4
FOUR_IN_HAND: Final = 12
"""Copies of a face in hand (N6.2)."""

THREE_OF_INDICATOR: Final = 12
"""Three in hand of the face of an indicator (N6.4)."""


@dataclass(frozen=True, slots=True)
class BaseItem:
    """One line of a seat's base hu.

    `kind` is that of a declared group, or `three-in-hand` or `four-in-hand`; a triplet that the
    winning discard completes is a `pung`. `hu` is `plain`, the value of N6.1, N6.2 or N6.4, after
    `doublings` doublings.
    """

    kind: str
    face: Face
    plain: int
    doublings: int

    @property
    def hu(self) -> int:
        """What the line is worth."""
        return self.plain << self.doublings


def base_items(
    hand: Sequence[int], melds: Sequence[Meld], indicators: Group, claimed: Face = NO_FACE
) -> tuple[BaseItem, ...]:
    """The base hu of one seat, item by item: its groups in their order, then its hand.

    `hand` counts the cards in hand, with the winner's winning card; `claimed` is that card when
    it was a discard or a robbed kong (N6.5).
    """
    items = [_item(meld.kind, meld.cards[0], DECLARED[meld.kind], indicators) for meld in melds]
    for face, copies in enumerate(hand):
        if copies >= 3:
            items.append(_in_hand(face, copies, indicators, claimed))
    return tuple(items)


def doublings(face: Face, indicators: Group) -> int:
    """How often everything of a face is doubled (N6.3)."""
    if face in GENERALS:
        return 1 + sum(indicator in GENERALS for indicator in indicators)
    rank = NANTONG.ranks[face]
    return sum(i not in GENERALS and NANTONG.ranks[i] == rank for i in indicators)


def _in_hand(face: Face, copies: int, indicators: Group, claimed: Face) -> BaseItem:
    """Three or four of a face in hand (N6.2); a claimed card is not one's own yet (N6.5)."""
    if copies == 3 and face == claimed:
        return _item("pung", face, DECLARED["pung"], indicators)
    if copies == 4 and face != claimed:
        return _item("four-in-hand", face, FOUR_IN_HAND, indicators)
    three = THREE_OF_INDICATOR if face in indicators else THREE_IN_HAND
    return _item("three-in-hand", face, three, indicators)


def _item(kind: str, face: Face, plain: int, indicators: Group) -> BaseItem:
    """An item with its doublings; a pung of an indicator's face doubles once more (N6.4)."""
    exact = kind == "pung" and face in indicators
    return BaseItem(kind, face, plain, doublings(face, indicators) + exact)
