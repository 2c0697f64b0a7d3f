"""What a person can set about the application, each thing declared once.

`every` has these and the table options of the games. This is loaded before the first paint, the
games are not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRect

from cardavia_desktop.i18n import languages
from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.ui.settings.setting import Choice, Group, Percent, Place, Switch

SYSTEM: Final = "system"
"""The choice to do as the system does."""
ON: Final = "on"
OFF: Final = "off"
USUAL: Final = "usual"


def _system_on_off() -> Mapping[str, str]:
    return {
        #: a choice: as the system has it
        SYSTEM: translate("Settings", "System"),
        #: a choice: high contrast, reduced motion
        ON: translate("Settings", "On"),
        #: a choice: high contrast, reduced motion
        OFF: translate("Settings", "Off"),
    }


PALETTE: Final = Choice(
    "look/palette",
    SYSTEM,
    Group.APPEARANCE,
    lambda: translate("Settings", "Interface palette"),
    lambda: translate("Settings", "The table itself stays dark in both."),
    lambda: {
        #: a choice: as the system has it
        SYSTEM: translate("Settings", "System"),
        "paper": translate("Settings", "Paper", "palette"),
        "night": translate("Settings", "Night", "palette"),
    },
)
HIGH_CONTRAST: Final = Choice(
    "look/high-contrast",
    SYSTEM,
    Group.APPEARANCE,
    lambda: translate("Settings", "High contrast"),
    lambda: translate("Settings", "Stronger lines and frames; a table without grain and lamp."),
    _system_on_off,
)
CONTRAST: Final = Percent(
    "tone/contrast",
    50,
    Group.APPEARANCE,
    lambda: translate("Settings", "Contrast of the cards"),
    lambda: translate("Settings", "How black the ink is."),
)
GRAIN: Final = Percent(
    "tone/grain",
    50,
    Group.APPEARANCE,
    lambda: translate("Settings", "Grain"),
    lambda: translate("Settings", "How much of the paper is seen."),
)
TEMPERATURE: Final = Percent(
    "tone/temperature",
    50,
    Group.APPEARANCE,
    lambda: translate("Settings", "Color temperature"),
    lambda: translate("Settings", "From cold daylight to a warm lamp."),
)
INDEX: Final = Switch(
    "cards/index",
    False,
    Group.APPEARANCE,
    lambda: translate("Settings", "Latin index on cards"),
    lambda: translate("Settings", "“5S” under the characters."),
)

SPEED: Final = Choice(
    "table/speed",
    "normal",
    Group.TABLE,
    lambda: translate("Settings", "Animation speed"),
    lambda: translate("Settings", "Off also skips the pause before an AI move."),
    lambda: {
        "slow": translate("Settings", "Slow", "speed"),
        "normal": translate("Settings", "Normal", "speed"),
        "fast": translate("Settings", "Fast", "speed"),
        "off": translate("Settings", "Off", "speed"),
    },
)
REDUCED_MOTION: Final = Choice(
    "table/reduced-motion",
    SYSTEM,
    Group.TABLE,
    lambda: translate("Settings", "Reduced motion"),
    lambda: translate("Settings", "Cards appear in place."),
    _system_on_off,
)
ONE_CLICK: Final = Switch(
    "table/one-click",
    False,
    Group.TABLE,
    lambda: translate("Settings", "Play with one click"),
    lambda: translate("Settings", "A card is played at once, without a second click."),
)


SORT: Final = Choice(
    "table/sort",
    USUAL,
    Group.TABLE,
    lambda: translate("Settings", "Order of the hand"),
    lambda: translate("Settings", "Usual is by rank, and by suit in Nantong long cards."),
    lambda: {
        USUAL: translate("Settings", "Usual", "order of the hand"),
        "rank": translate("Settings", "By rank"),
        "suit": translate("Settings", "By suit"),
    },
)

MARK_GROUPS: Final = Switch(
    "help/mark-groups",
    True,
    Group.HELP,
    lambda: translate("Settings", "Mark groups in the hand"),
    lambda: translate("Settings", "A line under identical cards, dots under other groups."),
)
HAND_READING: Final = Switch(
    "help/hand-reading",
    True,
    Group.HELP,
    lambda: translate("Settings", "Read the hand"),
    lambda: translate(
        "Settings", "How far the hand is from winning, and which cards it waits for."
    ),
)

SOUNDS: Final = Switch(
    "sound/on",
    True,
    Group.SOUND,
    lambda: translate("Settings", "Sounds"),
)
VOLUME: Final = Percent(
    "sound/volume",
    40,
    Group.SOUND,
    lambda: translate("Settings", "Volume"),
)


def _sound(kind: str, title: Words) -> Switch:
    return Switch(f"sound/{kind}", True, Group.SOUND, title)


SOUND: Final = {
    "turn": _sound("turn", lambda: translate("Settings", "A card is drawn or turned up")),
    "card": _sound("card", lambda: translate("Settings", "A card is laid down")),
    "claim": _sound("claim", lambda: translate("Settings", "A card is claimed")),
    "draw": _sound("draw", lambda: translate("Settings", "A deal ends without a winner")),
    "win": _sound("win", lambda: translate("Settings", "A deal is won")),
}
"""Which sounds are heard, by their kind."""


def _languages() -> Mapping[str, str]:
    own = {code: languages.own_name(code) for code in languages.known()}
    #: a choice: as the system has it
    return {SYSTEM: translate("Settings", "System"), **own}


LANGUAGE: Final = Choice(
    "language/spoken",
    SYSTEM,
    Group.LANGUAGE,
    lambda: translate("Settings", "Language"),
    lambda: translate("Settings", "System is the language of your computer, where it is known."),
    _languages,
)


def _window() -> str:
    #: a setting: where the window stands, and how large it is
    return translate("Settings", "Place of the window")


WINDOW: Final = Place("window/place", QRect(), title=_window)
"""Where the window stands when it is neither maximized nor full screen."""
WINDOW_STATE: Final = Choice(
    "window/state",
    "normal",
    title=_window,
    choices=lambda: {"normal": "", "maximized": "", "full-screen": ""},
)
