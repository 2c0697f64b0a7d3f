"""How a deal of Nantong long cards ends: the score of the cards as they lie (N6, N7, N8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardavia_desktop.rules.faces import NO_FACE, Face
from cardavia_desktop.rules.game import Result
from cardavia_desktop.rules.nantong.base import BaseItem, base_items
from cardavia_desktop.rules.nantong.score import Origin, Score, Win, laid_out, score_win

if TYPE_CHECKING:
    from cardavia_desktop.rules.nantong.table import NantongTable


def won(table: NantongTable, seat: int, card: Face) -> Result:
    """The result of a win on `card` (NO_FACE at a heavenly win), by the table's `origin`."""
    hand = table.hands[seat][:]
    if table.public != NO_FACE:
        hand[card] += 1
    win = Win(
        hand=hand,
        melds=table.melds[seat],
        card=card,
        origin=table.origin,
        stock=table.stock,
        is_ready=seat in table.ready,
        is_first_discard=table.origin is Origin.DISCARD and table.thrown == 1,
    )
    base = list(_base(table))
    base[seat] = base_items(hand, win.melds, table.indicators, claimed=table.public)
    score, way = score_win(tuple(base), seat, win)
    return Result("win", seat, score.points, score, (*win.melds, *laid_out(way)), card)


def exhausted(table: NantongTable) -> Result:
    """The result when the stock ran out: base hu only (N8.3)."""
    score = Score(_base(table))
    return Result("exhausted", None, score.points, score)


def _base(table: NantongTable) -> tuple[tuple[BaseItem, ...], ...]:
    """The base hu of every seat, winner or not (N6)."""
    return tuple(
        base_items(hand, melds, table.indicators)
        for hand, melds in zip(table.hands, table.melds, strict=True)
    )
