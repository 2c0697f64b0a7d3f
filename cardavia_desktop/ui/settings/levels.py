"""How well the AI players play: for all, or seat by seat."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from cardavia_desktop.i18n.levels import level_names
from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.i18n.words import seat_name
from cardavia_desktop.ui.settings.setting import Choice, Group

AS_ALL: Final = "as-all"
"""The choice of a seat to have the level of all."""

LEVEL: Final = Choice(
    "players/level",
    "player",
    Group.PLAYERS,
    lambda: translate("Settings", "Level of the AI players"),
    lambda: translate(
        "Settings",
        "The Apprentice plays by rules of thumb, the Player counts and weighs, the Master looks "
        "ahead. Changes hold from the next deal on.",
    ),
    level_names,
)


def _seat_levels() -> Mapping[str, str]:
    #: a choice for one AI player: the level that is set for all
    return {AS_ALL: translate("Settings", "As all"), **level_names()}


def _seat_level(seat: int, note: Words) -> Choice:
    title = partial(seat_name, seat)
    return Choice(f"players/seat-{seat}", AS_ALL, Group.PLAYERS, title, note, _seat_levels)


SEAT_LEVELS: Final = (
    _seat_level(1, lambda: translate("Settings", "Sits at your right.")),
    _seat_level(2, lambda: translate("Settings", "Sits opposite, or at your left among three.")),
    _seat_level(3, lambda: translate("Settings", "Sits at your left in Chắn.")),
)
"""The levels of the AI players at seats 1, 2 and 3."""
