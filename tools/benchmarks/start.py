"""From the start of the process to the first paint, beside a window without anything of ours.

The first paint shows the header and the whole start page, but for its cards, which are drawn on a
thread of their own. The table and what else is not seen yet is loaded after it.
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

_PAINTED: Final = """
import os, sys, time
from PySide6.QtCore import QTimer

def painted(kind):
    class Painted(kind):
        def paintEvent(self, event):
            super().paintEvent(event)
            QTimer.singleShot(0, self.tell)  # once all of this paint is done
        def tell(self):
            print(time.monotonic(), flush=True)
            os._exit(0)
    return Painted
"""

_BARE: Final = f"""{_PAINTED}
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
application = QApplication([])
window = painted(QMainWindow)()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1280, 800)
window.show()
application.exec()
"""

_OURS: Final = f"""{_PAINTED}
from cardavia_desktop.ui import application
application.MainWindow = painted(application.MainWindow)
application.run()
"""


class Start(NamedTuple):
    """Seconds to the first paint."""

    bare: float
    ours: float


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
        times = [(_start(_BARE, environment), _start(_OURS, environment)) for _ in range(STARTS)]
    bare, ours = zip(*times, strict=True)
    return Start(median(bare), median(ours))


def _start(script: str, environment: dict[str, str]) -> float:
    began = time.monotonic()
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return float(done.stdout) - began
