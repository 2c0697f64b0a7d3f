"""How late the interface comes while the Master thinks.

A 60 Hz timer runs on the interface thread of a table that is seen, while the Master decides over
and over: in its process, as in the application, and for comparison on a thread of this one.
"""

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.match.mind import Expert, Mind, ThoughtError, master
from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.ui.table.view import TableView

LATE_GOAL: Final = 16.0
"""Milliseconds that the timer may be late at the 99th percentile."""
_BEAT: Final = 16
"""Milliseconds between two ticks."""


class Lateness(NamedTuple):
    """Milliseconds that a tick comes late: at the 99th percentile, and the latest."""

    most: float
    worst: float


def lateness(seconds: float) -> list[tuple[str, Lateness]]:
    """Measure each way to think for so long."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    view = _moment()
    cards = Cards(None)
    table = TableView(cards)
    table.resize(1280, 700)
    table.show()
    table.tell(view)
    application.processEvents()
    cards.finish()
    mind = Mind()
    mind.expert(1).consider(view)  # its process is there
    found = [("nobody thinks", _measure(seconds))]
    for name, expert in (("in a process", mind.expert(1)), ("on a thread", master(1))):
        stop = _thinking(expert, view)
        found.append((f"the Master thinks {name}", _measure(seconds)))
        stop()
    mind.close()
    table.close()
    cards.close()
    application.processEvents()
    return found


def _moment() -> View:
    """A moment in the middle of a deal where the Master has to think."""
    table = GAMES["nantong"].deal(3)
    chooser = player("apprentice", 1)
    while table.to_move is not None:
        view = table.view(table.to_move)
        if len(table.actions) >= 20 and len(view.legal) > 4:
            return view
        table.play(chooser.choose(view))
    raise AssertionError("the deal is longer")


def _thinking(expert: Expert, view: View) -> Callable[[], None]:
    """Let an expert think until the returned function is called."""
    ended = threading.Event()

    def think() -> None:
        with suppress(ThoughtError):
            while not ended.is_set():
                expert.consider(view)

    thread = threading.Thread(target=think)
    thread.start()

    def stop() -> None:
        ended.set()
        thread.join()

    return stop


def _measure(seconds: float) -> Lateness:
    late: list[float] = []
    loop = QEventLoop()
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(_BEAT)
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        late.append((now - last) * 1000 - _BEAT)
        last = now

    timer.timeout.connect(tick)
    timer.start()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    timer.stop()
    late = sorted(late[1:])
    return Lateness(late[len(late) * 99 // 100], late[-1])
