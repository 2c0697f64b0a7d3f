"""What comes after the first paint: the log, the cards, the sitting, and all that is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.store import cache_folder
from cardavia_desktop.match import Sitting
from cardavia_desktop.match.mind import Mind
from cardavia_desktop.ui.level_settings import follow_levels
from cardavia_desktop.ui.log import start_log
from cardavia_desktop.ui.system import System
from cardavia_desktop.ui.window import MainWindow

if TYPE_CHECKING:
    from cardavia_desktop.ui.game.page import GamePage

SEEN_AFTER: Final = 20
"""Milliseconds from where the window is filled to where that surely is on the screen."""


def fill(application: QApplication, window: MainWindow, system: System) -> None:
    """Let a window show everything."""
    folder = window.settings.folder
    start_log(folder)
    system.ask_for_contrast()
    playing, advising = Mind(), Mind()
    sitting = Sitting(folder, playing.player, advising.expert)
    # In this order: nobody moves in place of a player whose thought is ended.
    for end in (sitting.close, playing.close, advising.close):
        application.aboutToQuit.connect(end)
    follow_levels(sitting, window.settings)
    window.fill(sitting, Cards(cache_folder()))
    window.pages.game_made.connect(partial(_set_up_game, application, window, system))
    # Once the start page is seen; there before anybody starts a game.
    QTimer.singleShot(SEEN_AFTER, window, lambda: window.game)


def _set_up_game(
    application: QApplication, window: MainWindow, system: System, page: GamePage
) -> None:
    """Let the page of the game be as it is set, and be heard."""
    from cardavia_desktop.ui.game_settings import set_up_game  # noqa: PLC0415  # not with the start page

    set_up_game(application, page, window.sitting, window.settings, system)
