"""The AI players as the person has set them."""

from __future__ import annotations

from cardavia_desktop.match import Sitting
from cardavia_desktop.ui.settings.levels import AS_ALL, LEVEL, SEAT_LEVELS
from cardavia_desktop.ui.settings.store import Settings


def follow_levels(sitting: Sitting, settings: Settings) -> None:
    """Let the AI players be as they are set, from the next deal on and whenever that changes."""

    def set_levels(_: str) -> None:
        seats = (settings[level] for level in SEAT_LEVELS)
        sitting.set_levels([settings[LEVEL] if seat == AS_ALL else seat for seat in seats])

    for setting in (LEVEL, *SEAT_LEVELS):
        settings.follow(setting, set_levels)
