"""The application: Qt set up, the window opened, and a clean end."""

from __future__ import annotations

import logging
import os
import signal
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from cardavia_desktop import NAME, __version__
from cardavia_desktop.resources import asset, data_folder
from cardavia_desktop.ui import placement
from cardavia_desktop.ui.appearance import Appearance
from cardavia_desktop.ui.display import open_display
from cardavia_desktop.ui.garbage import Collector
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.system import System
from cardavia_desktop.ui.theme import load_fonts, look, wear
from cardavia_desktop.ui.window import MainWindow

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


def run(record: Path | None = None) -> int:
    """Open the window, with a file of deal records when there is one, and stay until it is closed;
    the exit status of the process.
    """
    application = open_display()
    Collector(application)
    system = System(application)  # it looks at the font that the system wants
    set_up(application)
    settings = Settings(data_folder())
    Appearance(application, settings, system)
    window = MainWindow(settings)
    sys.excepthook = partial(_report, window)
    # Ctrl+C in a terminal ends the process as any other; every move is on disk.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    placement.restore(window, settings)
    window.seen.connect(partial(_fill, application, window, system, record))
    window.show()
    status = application.exec()
    if window.is_filled and not window.contents.end(GRACE):
        # An AI player still thinks, and Qt must not take the thread away below it. Everything
        # is on disk already.
        logging.shutdown()
        os._exit(status)
    return status


def _fill(
    application: QApplication, window: MainWindow, system: System, record: Path | None
) -> None:
    from cardavia_desktop.ui.filling import fill  # noqa: PLC0415  # not before the first paint

    fill(application, window, system)
    if record is not None:
        window.open_record(record)


def _report(
    window: MainWindow,
    kind: type[BaseException],
    error: BaseException,
    trace: TracebackType | None,
) -> None:
    """An error that nobody foresaw, on any thread: the log has all of it, the person a sentence."""
    _log.critical("Unexpected error", exc_info=(kind, error, trace))
    window.failed.emit()
