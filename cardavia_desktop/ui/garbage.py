"""Garbage is collected on the interface thread only.

Python collects cycles on whatever thread happens to make objects. On that of the AI players, or
of the cards, it would destroy objects of the interface there, which Qt does not bear: timers
complain, and now and then the process dies.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_INTERVAL: Final = 500
"""Milliseconds between two looks at what has piled up."""


class Collector(QObject):
    """Collects on its own thread what is due, from now on until `stop`."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Take over from Python."""
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect)
        self._timer.start(_INTERVAL)

    def collect(self) -> None:
        """Collect the generations that Python would have collected by now."""
        counts, limits = gc.get_count(), gc.get_threshold()
        due = [at for at in range(len(counts)) if counts[at] > limits[at]]
        if due:
            gc.collect(due[-1])

    def stop(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()
