"""Objects of the interface are destroyed on its own thread, whoever makes garbage."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.ui.garbage import Collector
from tests.ui.wishes import Wishes
from tools.screenshots.stage import Stage


@pytest.fixture
def collector(look: QApplication) -> Iterator[Collector]:
    gc.enable()  # as in a process that has just begun; the fixture of all tests has disabled it
    made = Collector(look)
    yield made
    made.stop()
    made.deleteLater()
    gc.disable()


class Knot(QObject):
    """Refers to itself, and tells on which thread it goes."""

    def __init__(self, gone: list[threading.Thread]) -> None:
        super().__init__()
        self.timer = QTimer()
        self.timer.start(1000)
        self.me = self
        self.gone = gone

    def __del__(self) -> None:
        self.gone.append(threading.current_thread())


def make_garbage() -> None:
    for _ in range(30_000):
        knot: list[object] = []
        knot.append(knot)


def test_garbage_goes_on_the_interface_thread_only(collector: Collector, qtbot: QtBot) -> None:
    gone: list[threading.Thread] = []
    Knot(gone)
    worker = threading.Thread(target=make_garbage)
    worker.start()
    worker.join()
    assert gone == []
    qtbot.waitUntil(lambda: bool(gone), timeout=20_000)
    assert gone == [threading.main_thread()]


def test_nothing_holds_a_window_that_has_gone(cards: Cards, qtbot: QtBot) -> None:
    """Neither the cards, which stay, nor what follows the settings; a window takes 16 MB."""
    stage = Stage(cards, (1024, 640), languages.ENGLISH, Wishes())
    stage.click("Start game")
    window = weakref.ref(stage.window)
    stage.close()
    del stage

    def gone() -> bool:
        gc.collect()
        return window() is None

    qtbot.waitUntil(gone, timeout=20_000)
