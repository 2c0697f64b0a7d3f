"""The page of the game as the person has set it: its pace, its table, its sounds."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QApplication

from cardavia_desktop.match import Sitting
from cardavia_desktop.sound import Sounds, Speaker
from cardavia_desktop.ui.game.page import GamePage
from cardavia_desktop.ui.settings.preferences import SPEED
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.system import System
from cardavia_desktop.ui.table.motion import DEAL_LONGEST, DEAL_MOST, TRAVEL
from cardavia_desktop.ui.table_settings import follow_settings, speed_of
from cardavia_desktop.ui.table_sounds import TableSounds

PAUSE: Final = 450
"""Milliseconds between two AI moves at normal speed."""
SHEET_DELAY: Final = 700
"""Milliseconds between the end of a deal and its score sheet."""


def set_up_game(
    application: QApplication,
    page: GamePage,
    sitting: Sitting,
    settings: Settings,
    system: System,
) -> None:
    """Let a page be as it is set, now and whenever that changes, and let it be heard until the
    application ends.
    """

    def set_pace(name: str) -> None:
        """AI players wait for what is seen to move."""
        speed = speed_of(name)
        sitting.set_pause(speed.time(PAUSE), min(speed.time(DEAL_MOST + TRAVEL), DEAL_LONGEST))

    settings.follow(SPEED, set_pace)
    follow_settings(page.table, settings, system)
    page.sheet_delay = SHEET_DELAY
    speaker = Speaker()
    sitting.told.connect(TableSounds(Sounds(speaker), page.table, settings).hear)
    application.aboutToQuit.connect(speaker.close)
