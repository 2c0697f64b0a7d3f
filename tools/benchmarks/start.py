"""From the start of the process to the first paint, beside a window without anything of ours.

The first paint shows the window where it stays, with its ground, and in the header the brand and
the line below it: pixels that the complete page leaves as they are. The page is complete when the
header and the whole start page are painted, but for its cards, which are drawn on a thread of their
own. The table and what else is not seen yet is loaded after it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

START_GOAL: Final = 1.6
"""The time of the application against that of the bare window, at most."""
STARTS: Final = 9
"""Starts of each, in turns; the median counts."""

ROOT: Final = Path(__file__).parents[2]

_TELL: Final = """
import os, time
from PySide6.QtCore import QTimer

def tell():
    print(time.monotonic(), flush=True)

def end():
    tell()
    os._exit(0)
"""

_BARE: Final = f"""{_TELL}
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

class Painted(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, end)  # once all of this paint is done

application = QApplication([])
window = Painted()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1280, 800)
window.show()
application.exec()
"""

_OURS: Final = f"""{_TELL}
from cardavia_desktop import cli
from cardavia_desktop.ui import application

class Painted(application.MainWindow):
    told = False

    def paintEvent(self, event):
        super().paintEvent(event)
        if not self.told:
            self.told = True
            QTimer.singleShot(0, tell)

    def fill(self, sitting, cards):
        super().fill(sitting, cards)
        self.start.viewport().installEventFilter(self)

    def eventFilter(self, part, event):
        if event.type() == event.Type.Paint:
            QTimer.singleShot(0, end)
        return False

application.MainWindow = Painted
cli.main([])
"""


class Start(NamedTuple):
    """Seconds to the first paint of either window, and to our complete page."""

    bare: float
    ours: float
    page: float


def start_times() -> Start:
    """Measure both in turns; what the application keeps on disk is there from an earlier start."""
    with TemporaryDirectory() as folder:
        environment = os.environ | {
            "PYTHONDONTWRITEBYTECODE": "",  # it is compiled once, as after an installation
            "QT_QPA_PLATFORM": "offscreen",
            "CARDAVIA_DATA": folder,
            "CARDAVIA_CACHE": folder,
        }
        _start(_BARE, environment)
        _start(_OURS, environment)
        times = [(*_start(_BARE, environment), *_start(_OURS, environment)) for _ in range(STARTS)]
    return Start(*(median(column) for column in zip(*times, strict=True)))


def _start(script: str, environment: dict[str, str]) -> list[float]:
    began = time.monotonic()
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return [float(line) - began for line in done.stdout.splitlines()]
