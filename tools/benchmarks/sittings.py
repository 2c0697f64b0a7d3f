"""What saving an action costs, and what memory a long sitting at the window takes."""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.match import Deal, Sitting, Storage
from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.rules.events import Event
from cardavia_desktop.ui.application import set_up
from cardavia_desktop.ui.garbage import Collector
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.window import MainWindow
from tools.benchmarks.timing import rate

SAVE_GOAL: Final = 5.0
"""Milliseconds to save an action, at most."""
DEALS: Final = 500
SETTLED: Final = 10
"""Deals after which whatever is kept for speed is there."""
GROWTH_GOAL: Final = 20.0
"""Megabytes that the deals after these may add, at most."""


def save_costs(seconds: float) -> list[tuple[str, float]]:
    """Milliseconds to put each game on disk late in a deal, as after every action."""
    costs = []
    with TemporaryDirectory() as folder:
        storage = Storage(Path(folder))
        for name, game in GAMES.items():
            deal = Deal.new(game, seed=3)
            chooser = player("random", 3)
            for _ in range(40):
                if deal.table.to_move is not None:
                    deal.table.play(chooser.choose(deal.table.view(deal.table.to_move)))

            def save(deal: Deal = deal) -> int:
                storage.save(deal.record)
                return 1

            costs.append((name, 1000 / rate(save, seconds)[0]))
    return costs


class Memory(NamedTuple):
    """Megabytes of the process once it has settled, and at the end."""

    settled: float
    end: float


def memory(game: str, deals: int = DEALS) -> Memory:
    """Play deals at a window that is seen, an AI player in the place of the person."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication), "nothing else has made one"
    set_up(application)
    collector = Collector(application)
    cards = Cards(None)
    with TemporaryDirectory() as name:
        folder = Path(name)
        window = MainWindow(Settings(folder))
        window.fill(Sitting(folder, player), cards)
        window.game.table.speed = Speed.OFF
        window.resize(1280, 800)
        window.show()
        guest = _Guest(window, deals)
        window.sitting.start(game, seed=1)
        guest.stay()
        window.close()
        window.sitting.wait(10_000)
    cards.close()
    collector.stop()
    return Memory(guest.settled, _resident())


class _Guest:
    """Answers as the person, deal after deal."""

    def __init__(self, window: MainWindow, deals: int) -> None:
        self.settled = 0.0
        self._window = window
        self._left = self._all = deals
        self._player = player("apprentice", 1)
        self._loop = QEventLoop()
        window.sitting.told.connect(self._hear)

    def stay(self) -> None:
        """Play all deals."""
        self._loop.exec()

    def _hear(self, view: View, events: Sequence[Event]) -> None:
        if view.legal:
            self._window.sitting.answer(self._player.choose(view))
        elif view.result is not None:
            # Once the score sheet is there and painted, as for somebody who reads it.
            QTimer.singleShot(20, self._next)

    def _next(self) -> None:
        self._left -= 1
        if self._all - self._left == SETTLED:
            self.settled = _resident()
        if self._left:
            self._window.sitting.new_deal()
        else:
            self._loop.quit()


def _resident() -> float:
    """The memory that this process has now, in megabytes, as Linux counts it."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
