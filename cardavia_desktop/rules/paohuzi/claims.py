"""What a seat may do with the public card (P5.4–P5.6, P6.4, P7), and if not, why.

Each `*_bar` answers for one claim: None when the seat may make it, else the reason. Legality and
refusals both come from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.paohuzi.hand import ALIKE, UNIT, Holding, has
from cardavia_desktop.rules.paohuzi.notation import CHI_WAYS, PAO, PENG, WIN
from cardavia_desktop.rules.paohuzi.refusals import AnyCode, Code
from cardavia_desktop.rules.paohuzi.score import wins
from cardavia_desktop.rules.refusal import Code as Common

if TYPE_CHECKING:
    from cardavia_desktop.rules.paohuzi.table import PaohuziTable

CHI_TURNED_CARD: Final = "chi-turned-card"
"""Table option P9.1."""

_WEI: Final = ALIKE["wei"]
_PENG: Final = ALIKE["peng"]


def claims(table: PaohuziTable, seat: int) -> list[Action]:
    """What `seat` may claim the public card for, without `pass`."""
    found: list[Action] = []
    if table.from_stock and win_bar(table, seat) is None:
        found.append(WIN)
    if pao_bar(table, seat) is None:
        found.append(PAO)
    if peng_bar(table, seat) is None:
        found.append(PENG)
    if chi_bar(table, seat) is None:
        found += chis(table, seat)
    return found


def win_bar(table: PaohuziTable, seat: int) -> AnyCode | None:
    """Why `seat` may not win on the public card (P7.1, P7.5)."""
    if seat in table.dead:
        return Common.DEAD_HAND
    if not table.from_stock:
        return Code.NOT_STOCK_CARD
    if wins(table.hands[seat], table.melds[seat], table.holdings[seat], table.public):
        return None
    return Code.NO_SEVEN_GROUPS


def pao_bar(table: PaohuziTable, seat: int) -> AnyCode | None:
    """Why `seat` may not pao the public card (P5.4).

    P6.4 never forbids it: only a first group of four is followed by a discard, and the twenty
    cards of a hand without one are not all in threes.
    """
    face = table.public
    if table.hands[seat][face] != 3:
        melds = table.melds[seat]
        if _PENG[face] in melds:
            if not table.from_stock:
                return Code.PENG_NEEDS_STOCK_CARD
        elif _WEI[face] not in melds:
            return Code.NO_THREE_ALIKE
    if seat == table.source and not table.from_stock:
        return Code.OWN_CARD
    return None


def peng_bar(table: PaohuziTable, seat: int) -> AnyCode | None:
    """Why `seat` may not peng the public card (P5.4, P5.6, P6.4)."""
    face = table.public
    if table.hands[seat][face] != 2:
        return Code.NOT_A_PAIR
    if seat == table.source:
        return Code.OWN_CARD
    return _bar_to_take(table, seat)


def chi_bar(table: PaohuziTable, seat: int) -> AnyCode | None:
    """Why `seat` may not chi the public card at all, whatever the groups (P5.4–P5.6)."""
    if not _may_chi_here(table, seat):
        return Code.NOT_YOUR_CHI
    if table.hands[seat][table.public] == 3:
        return Code.KAN_LOCKED
    return _bar_to_take(table, seat)


def chis(table: PaohuziTable, seat: int) -> list[Action]:
    """The ways in which a seat without a `chi_bar` may chi the public card (P5.5, P6.4)."""
    face = table.public
    holding = table.holdings[seat]
    cards = holding.loose + UNIT[face]
    most = most_for_chi(holding)
    return [
        way.action
        for way in CHI_WAYS[face][table.hands[seat][face]]
        if way.cards <= most and has(cards, way.packed)
    ]


def most_for_chi(holding: Holding) -> int:
    """How many loose cards the hand may give to a chi: not the last where a discard will be due
    (P6.1, P6.4).
    """
    return holding.free - (holding.surplus >= 0)


def _may_chi_here(table: PaohuziTable, seat: int) -> bool:
    """Whether the card is offered to the seat to chi (P5.4, P9.1)."""
    if seat == table.source:
        return table.from_stock
    following = (table.source + 1) % table.game.seats
    return seat == following and (not table.from_stock or CHI_TURNED_CARD in table.options)


def _bar_to_take(table: PaohuziTable, seat: int) -> AnyCode | None:
    """What forbids both chi and peng, which take two loose cards at least."""
    if seat in table.dead:
        return Common.DEAD_HAND
    if table.barred[seat] >> table.public & 1:
        return Code.PASSED_EARLIER
    holding = table.holdings[seat]
    if holding.surplus >= 0 and holding.free <= 2:
        return Code.NO_DISCARD_LEFT
    return None
