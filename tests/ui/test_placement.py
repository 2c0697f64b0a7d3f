"""Where the window stands again, also on other screens than before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.ui.placement import TITLE_BAR, fitted, remember, restore
from cardavia_desktop.ui.settings.preferences import WINDOW, WINDOW_STATE
from cardavia_desktop.ui.settings.store import Settings
from tests.ui.conftest import Desks

LAPTOP = QRect(0, 0, 1280, 800)
LARGE = QRect(1280, -200, 2560, 1440)
LEFT = QRect(-1920, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("place", "screens", "expected"),
    [
        # It stays where it was.
        (QRect(100, 100, 900, 600), [LAPTOP], QRect(100, 100, 900, 600)),
        (QRect(1400, 0, 1600, 900), [LAPTOP, LARGE], QRect(1400, 0, 1600, 900)),
        (QRect(-1800, 50, 1600, 900), [LAPTOP, LEFT], QRect(-1800, 50, 1600, 900)),
        # The screen on which it stood is gone.
        (QRect(1400, 0, 1600, 900), [LAPTOP], QRect(0, 32, 1280, 768)),
        (QRect(-1800, 50, 900, 600), [LAPTOP], QRect(0, 50, 900, 600)),
        # It stood over an edge.
        (QRect(1000, 700, 900, 600), [LAPTOP], QRect(380, 200, 900, 600)),
        (QRect(-50, -80, 900, 600), [LAPTOP], QRect(0, 32, 900, 600)),
        # Half on one, half on the other: the larger part decides.
        (QRect(1200, 100, 900, 600), [LAPTOP, LARGE], QRect(1280, 100, 900, 600)),
        # For the first time: in the middle below the title bar, as large as there is room.
        (QRect(), [LARGE], QRect(1920, 136, 1280, 800)),
        (QRect(), [QRect(0, 0, 1024, 640)], QRect(0, 32, 1024, 608)),
        (QRect(5, 5, -3, 20), [LAPTOP], QRect(0, 32, 1280, 768)),
    ],
)
def test_a_window_stays_on_the_screens(place: QRect, screens: list[QRect], expected: QRect) -> None:
    assert fitted(place, screens) == expected


@pytest.mark.parametrize("x", [-9000, -100, 0, 700, 9000])
@pytest.mark.parametrize("y", [-9000, -100, 0, 700, 9000])
@pytest.mark.parametrize("size", [(10, 10), (900, 600), (5000, 5000)])
def test_a_person_can_always_take_hold_of_it(x: int, y: int, size: tuple[int, int]) -> None:
    place = fitted(QRect(x, y, *size), [LAPTOP, LARGE])
    free = [screen.adjusted(0, TITLE_BAR, 0, 0) for screen in (LAPTOP, LARGE)]
    assert any(screen.contains(place) for screen in free)


def test_a_window_that_opens_in_full_screen_can_be_left_with_escape(desks: Desks) -> None:
    desk = desks()
    window = desk.window
    window.settings[WINDOW_STATE] = "full-screen"
    restore(window, window.settings)
    desk.until(window.isFullScreen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.close()
    assert window.settings[WINDOW_STATE] == "normal"


@pytest.mark.parametrize(
    ("state", "name"),
    [
        (Qt.WindowState.WindowNoState, "normal"),
        (Qt.WindowState.WindowMaximized, "maximized"),
        (Qt.WindowState.WindowFullScreen, "full-screen"),
        (Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized, "full-screen"),
        (Qt.WindowState.WindowMinimized, "normal"),
    ],
)
def test_place_and_state_come_back(
    qtbot: QtBot, tmp_path: Path, state: Qt.WindowState, name: str
) -> None:
    settings = Settings(tmp_path)
    window, again = QWidget(), QWidget()
    for widget in (window, again):
        qtbot.addWidget(widget)
    window.setGeometry(40, 60, 500, 400)
    window.show()
    window.setWindowState(state)
    remember(window, settings)
    assert settings[WINDOW_STATE] == name
    assert settings[WINDOW] == QRect(40, 60, 500, 400)
    restore(again, settings)
    again.show()
    assert again.isMaximized() is (name == "maximized")
    assert again.isFullScreen() is (name == "full-screen")
    again.showNormal()
    assert again.geometry() == QRect(40, 60, 500, 400)
