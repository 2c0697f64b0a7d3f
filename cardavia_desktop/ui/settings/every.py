"""Every setting there is: the preferences, the AI players, and the table options of each game."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.i18n.words import game_title, option_name, option_text
from cardavia_desktop.rules import GAMES, Game
from cardavia_desktop.ui.settings.levels import LEVEL, SEAT_LEVELS
from cardavia_desktop.ui.settings.preferences import (
    CONTRAST,
    GRAIN,
    HAND_READING,
    HIGH_CONTRAST,
    INDEX,
    LANGUAGE,
    MARK_GROUPS,
    ONE_CLICK,
    PALETTE,
    REDUCED_MOTION,
    SORT,
    SOUND,
    SOUNDS,
    SPEED,
    TEMPERATURE,
    VOLUME,
    WINDOW,
    WINDOW_STATE,
)
from cardavia_desktop.ui.settings.setting import Group, Setting, Switch


def _option(game: Game, option: str) -> Switch:
    def note() -> str:
        sentence = translate("Settings", "%1: %2", "a game, and what a table option changes in it")
        return fill(sentence, game_title(game), option_text(game, option))

    return Switch(
        f"{game.name}/{option}", False, Group.GAMES, partial(option_name, game, option), note
    )


OPTIONS: Final = {
    game.name: {option: _option(game, option) for option in game.options} for game in GAMES.values()
}
"""The table options of each game; they hold from the next deal on."""

ALL: Final[tuple[Setting[Any], ...]] = (
    PALETTE,
    HIGH_CONTRAST,
    CONTRAST,
    GRAIN,
    TEMPERATURE,
    INDEX,
    SPEED,
    REDUCED_MOTION,
    ONE_CLICK,
    SORT,
    LEVEL,
    *SEAT_LEVELS,
    MARK_GROUPS,
    HAND_READING,
    SOUNDS,
    VOLUME,
    *SOUND.values(),
    *(switch for options in OPTIONS.values() for switch in options.values()),
    LANGUAGE,
    WINDOW,
    WINDOW_STATE,
)
"""All settings, in the order of the dialog."""
