"""The application: Qt set up, the window opened, and a clean end."""

from __future__ import annotations

import logging
import os
import signal
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cardavia_desktop import NAME, __version__
from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.store import cache_folder
from cardavia_desktop.match import Sitting
from cardavia_desktop.players import Player, player
from cardavia_desktop.resources import asset, data_folder
from cardavia_desktop.ui import placement
from cardavia_desktop.ui.appearance import Appearance
from cardavia_desktop.ui.display import open_display
from cardavia_desktop.ui.garbage import Collector
from cardavia_desktop.ui.log import start_log
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.system import System
from cardavia_desktop.ui.theme import load_fonts, look, wear
from cardavia_desktop.ui.window import MainWindow

if TYPE_CHECKING:
    from cardavia_desktop.ui.game.page import GamePage

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels."""
GRACE: Final = 1000
"""Milliseconds that an AI player has to come to an end."""

_log = logging.getLogger(__name__)


def set_up(application: QApplication) -> None:
    """Name the application and give it its look: fonts, icon, style sheet."""
    application.setApplicationName(NAME)
    application.setApplicationDisplayName("Cardavia")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(NAME)
    application.setStyle("Fusion")  # the same on every platform below our style sheet
    load_fonts()
    icon = QIcon()
    for size in ICON_SIZES:  # the smallest are drawings of their own
        icon.addFile(str(asset("icons", f"icon_{size}.png")))
    application.setWindowIcon(icon)
    wear(application, look())


def apprentice(seat: int, seed: int) -> Player:
    """The player of every AI seat."""
    return player("apprentice", seed)


def run(record: Path | None = None) -> int:
    """Open the window, with a file of deal records when there is one, and stay until it is closed;
    the exit status of the process.
    """
    application = open_display()
    Collector(application)
    system = System(application)  # it looks at the font that the system wants
    set_up(application)
    start_log(data_folder())
    settings = Settings(data_folder())
    Appearance(application, settings, system)
    sitting = Sitting(data_folder(), apprentice)
    cards = Cards(cache_folder())
    window = MainWindow(sitting, cards, settings)
    window.pages.game_made.connect(partial(_set_up_game, application, sitting, settings, system))
    sys.excepthook = partial(_report, window)
    # Ctrl+C in a terminal ends the process as any other; every move is on disk.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    placement.restore(window, settings)
    window.seen.connect(lambda: window.game)  # there before anybody starts one
    window.show()
    if record is not None:
        window.open_record(record)
    status = application.exec()
    cards.close()
    sitting.close()
    if not sitting.wait(GRACE):
        # An AI player still thinks, and Qt must not take the thread away below it. Everything
        # is on disk already.
        logging.shutdown()
        os._exit(status)
    return status


def _set_up_game(
    application: QApplication, sitting: Sitting, settings: Settings, system: System, page: GamePage
) -> None:
    """Let the page of the game be as it is set, and be heard."""
    from cardavia_desktop.ui.game_settings import set_up_game  # noqa: PLC0415  # not before the first paint

    set_up_game(application, page, sitting, settings, system)


def _report(
    window: MainWindow,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """An error that nobody foresaw, on any thread: the log has all of it, the person a sentence."""
    _log.critical("Unexpected error", exc_info=(kind, error, trace))
    window.failed.emit()
