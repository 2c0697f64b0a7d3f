"""Questions for players: views in which a seat is asked, from random deals."""

from __future__ import annotations

import random

from cardavia_desktop.rules import Game, Table, View
from tests.rules.deals import playout


def asked(game: Game, deals: int, seed: int = 0) -> list[Table]:
    """The tables of some random deals at which a seat is asked."""
    rng = random.Random(seed)
    return [
        table.copy()  # a playout is one table that goes on
        for _ in range(deals)
        for table in playout(game, rng)
        if table.to_move is not None
    ]


def questions(game: Game, deals: int, seed: int = 0) -> list[View]:
    """The views of all seats that are asked in some random deals, rare ones among them."""
    return [view_of(table) for table in asked(game, deals, seed)]


def view_of(table: Table) -> View:
    """What the seat that is asked may know."""
    assert table.to_move is not None, "somebody is asked"
    return table.view(table.to_move)
