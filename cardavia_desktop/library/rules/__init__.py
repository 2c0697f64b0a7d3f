"""The full rules of the games, for people who have never seen them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia_desktop.library.rules.chan import chan_rules
from cardavia_desktop.library.rules.nantong import nantong_rules
from cardavia_desktop.library.rules.paohuzi import paohuzi_rules
from cardavia_desktop.library.rules.parts import (
    Example,
    Note,
    Part,
    Picture,
    Rule,
    Table,
    Title,
)
from cardavia_desktop.rules import Game

__all__ = ["Example", "Note", "Part", "Picture", "Rule", "Table", "Title", "full_rules"]

_RULES: Final[dict[str, Callable[[], tuple[Part, ...]]]] = {
    "chan": chan_rules,
    "nantong": nantong_rules,
    "paohuzi": paohuzi_rules,
}


def full_rules(game: Game) -> tuple[Part, ...]:
    """The full rules of a game in the present language, from the top."""
    return _RULES[game.name]()
