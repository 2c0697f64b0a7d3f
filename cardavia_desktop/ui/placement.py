"""Where the window stood, kept in the settings, and put where the screens of now can show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6 import QtCore  # `QtCore.Qt` takes longer to load than the rest of the first paint
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui.settings.preferences import WINDOW, WINDOW_STATE
from cardavia_desktop.ui.settings.store import Settings

FIRST_SIZE: Final = QSize(1280, 800)
TITLE_BAR: Final = 32
"""Pixels above a window that are left for its title bar, by which a person can move it."""


def fitted(place: QRect, screens: Sequence[QRect]) -> QRect:
    """The place of a window, moved and made smaller as far as the screens demand.

    `screens` are the parts of them that are free for windows, the first screen first; the window
    stays on that of which it covers the most. An empty place is one in the middle of the first.
    """
    screens = [screen.adjusted(0, TITLE_BAR, 0, 0) for screen in screens]
    if place.isEmpty():
        place = QRect(QPoint(0, 0), FIRST_SIZE.boundedTo(screens[0].size()))
        place.moveCenter(screens[0].center())
    screen = max(screens, key=lambda screen: _area(place.intersected(screen)))
    size = place.size().boundedTo(screen.size())
    right, bottom = screen.right() + 1 - size.width(), screen.bottom() + 1 - size.height()
    left = max(screen.left(), min(place.left(), right))
    return QRect(QPoint(left, max(screen.top(), min(place.top(), bottom))), size)


def restore(window: QWidget, settings: Settings) -> None:
    """Give a window that is not shown yet its place and state."""
    first = QGuiApplication.primaryScreen()
    others = (screen for screen in QGuiApplication.screens() if screen is not first)
    screens = [screen.availableGeometry() for screen in (first, *others)]
    window.setGeometry(fitted(settings[WINDOW], screens))
    state = settings[WINDOW_STATE]
    if state != "normal":
        window.setWindowState(_states()[state])


def remember(window: QWidget, settings: Settings) -> None:
    """Keep place and state of a window."""
    state = window.windowState() & ~QtCore.Qt.WindowState.WindowMinimized
    settings[WINDOW_STATE] = next(
        (name for name, flag in reversed(_states().items()) if state & flag), "normal"
    )
    settings[WINDOW] = window.normalGeometry() if state else window.geometry()


def _states() -> dict[str, QtCore.Qt.WindowState]:
    """Each state by its name in the settings."""
    state = QtCore.Qt.WindowState
    return {
        "normal": state.WindowNoState,
        "maximized": state.WindowMaximized,
        "full-screen": state.WindowFullScreen,
    }


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
