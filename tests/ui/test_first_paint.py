"""The first paint: it comes soon, and nothing of it moves when the window is filled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.match import Sitting
from cardavia_desktop.ui.appearance import Appearance
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.theme import colors
from cardavia_desktop.ui.window import MainWindow
from tests.match.sittings import at_random
from tests.ui.conftest import as_at_first
from tests.ui.test_application import run, said
from tests.ui.wishes import Wishes

LATER = ("art", "library", "match", "players", "rules", "sound")
"""The parts that the first paint does without."""

PAINTED = """
import os, sys
from PySide6 import QtCore
from cardavia_desktop import cli
from cardavia_desktop.ui import application

class Painted(application.MainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(*sys.modules, *(f"QtCore.{name}" for name in vars(QtCore)), flush=True)
        os._exit(0)

application.MainWindow = Painted
cli.main([])
"""

CLOSE_AT_ONCE = """
def close(self, event):
    MainWindow.paintEvent(self, event)
    QTimer.singleShot(0, self.close)

Looking.paintEvent = close
"""


def test_games_and_cards_are_loaded_after_it(tmp_path: Path) -> None:
    environment = os.environ | {"CARDAVIA_DATA": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", PAINTED],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert "cardavia_desktop.ui.header" in loaded
    assert loaded.isdisjoint(f"cardavia_desktop.{part}" for part in LATER)
    assert "QtCore.QObject" in loaded
    others = {"PIL", "logging.handlers", "cardavia_desktop.terminal.commands", "QtCore.Qt"}
    assert loaded.isdisjoint(others)


def test_a_window_that_is_closed_before_it_is_filled_ends(tmp_path: Path) -> None:
    ended = run(tmp_path, "raise AssertionError('it was filled')", after=CLOSE_AT_ONCE)
    assert (ended.returncode, said(ended)) == (0, [])


@pytest.fixture
def system(look: QApplication) -> Iterator[Wishes]:
    """A system whose wishes are forgotten with the test."""
    yield Wishes()
    as_at_first(look)


@pytest.mark.parametrize(
    "view",
    [
        (800, 520, 1.0),
        (1024, 640, 1.0),
        (1152, 720, 1.0),
        (1280, 800, 1.0),
        (1280, 800, 1.5),
        (1600, 1000, 1.25),
        (2560, 1440, 2.0),
    ],
)
@pytest.mark.parametrize("language", languages.known())
def test_nothing_of_it_moves(
    system: Wishes, cards: Cards, tmp_path: Path, language: str, view: tuple[int, int, float]
) -> None:
    """What is no bare ground looks the same when the window has been filled."""
    width, height, scale = view
    system.language = language
    # Elsewhere the system is asked once.
    system.text_scale = scale  # type: ignore[misc]
    window = MainWindow(spoken(system, Settings(tmp_path)))
    window.resize(width, height)
    window.show()
    header = window.findChild(Header)
    assert header is not None
    first = picture(window)
    ground = QColor(colors().paper).rgb()
    painted = [
        (x, y)
        for y in range(2 * header.height())
        for x in range(width)
        if first.pixel(x, y) != ground
    ]
    window.fill(Sitting(tmp_path, at_random), cards)
    QApplication.processEvents()
    second = picture(window)
    row = header.layout()
    assert row is not None
    assert row.sizeHint().width() <= header.width(), "all in the header has room"
    window.close()
    assert window.sitting.wait(20_000), "the worker ends"
    window.deleteLater()
    window.settings.deleteLater()
    assert len(painted) >= width, "the line below the header, and the brand where it has room"
    assert [spot for spot in painted if first.pixel(*spot) != second.pixel(*spot)] == []


def spoken(system: Wishes, settings: Settings) -> Settings:
    """Settings that are spoken and worn."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    Appearance(application, settings, system)
    return settings


def picture(window: MainWindow) -> QImage:
    """What is seen of a window."""
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
