"""The levels of the AI players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardavia_desktop.i18n.text import Words, translate


def level_names() -> Mapping[str, str]:
    """What the levels of the AI players are called, by the names of the players."""
    return {name: words() for name, words in _LEVELS.items()}


def level_name(name: str) -> str:
    """What a level is called; a player who is no level is called by its name."""
    return _LEVELS[name]() if name in _LEVELS else name


_LEVELS: Final[dict[str, Words]] = {
    #: the lowest level of the AI players
    "apprentice": lambda: translate("Level", "Apprentice"),
    #: the middle level of the AI players
    "player": lambda: translate("Level", "Player"),
    #: the highest level of the AI players
    "master": lambda: translate("Level", "Master"),
}
