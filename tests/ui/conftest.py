"""Windows that close with their test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.match import SeatPlayer, Sitting
from cardavia_desktop.match.mind import MakeExpert
from cardavia_desktop.ui.appearance import Appearance
from cardavia_desktop.ui.application import set_up
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.table_settings import follow_settings
from cardavia_desktop.ui.theme import Look, wear
from cardavia_desktop.ui.window import MainWindow
from tests.match import minds
from tests.match.sittings import at_random
from tests.ui.desk import Desk
from tests.ui.wishes import Wishes

Desks = Callable[..., Desk]


@pytest.fixture(scope="session", autouse=True)
def look(qapp: QApplication) -> QApplication:
    """The application with its fonts and style sheet."""
    set_up(qapp)
    return qapp


@pytest.fixture(scope="session")
def cards(look: QApplication) -> Iterator[Cards]:
    """Cards for all tests: what is drawn once is drawn for all."""
    made = Cards(None)
    yield made
    made.close()


@pytest.fixture
def desks(look: QApplication, qtbot: QtBot, cards: Cards, tmp_path: Path) -> Iterator[Desks]:
    """Opens windows whose deals lie in `tmp_path`."""
    windows: list[MainWindow] = []
    followed: list[QObject] = []

    def open_window(
        seat_player: SeatPlayer = at_random,
        folder: Path = tmp_path,
        size: tuple[int, int] = (1280, 800),
        expert: MakeExpert = minds.Expert,
    ) -> Desk:
        settings, system = Settings(folder), Wishes()
        Appearance(look, settings, system)
        window = MainWindow(settings)
        followed.extend((settings, system))
        window.fill(Sitting(folder, seat_player, expert), cards)
        follow_settings(window.game.table, settings, system)
        # Not as a setting, which would be written to disk some time later.
        window.game.table.speed = Speed.OFF
        windows.append(window)
        window.resize(*size)
        window.show()
        return Desk(window)

    yield open_window
    for window in windows:
        window.close()
        assert window.sitting.wait(20_000), "the worker ends"
        window.deleteLater()
    # Python does not see that what follows them is held by nothing else.
    for source in followed:
        source.deleteLater()
    delete_now()
    as_at_first(look)


@pytest.fixture(autouse=True)
def nothing_stays(look: QApplication) -> Iterator[None]:
    """Widgets of a test end with it: a change of the style would go through all of them."""
    yield
    delete_now()


def delete_now() -> None:
    """Delete what is to be deleted later, which no loop of a test does."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def as_at_first(application: QApplication) -> None:
    """The language and the look with which every test begins."""
    wear(application, Look())
    if languages.spoken() != languages.ENGLISH:
        languages.speak(languages.ENGLISH)
