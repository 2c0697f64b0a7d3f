"""Twenty deals of each game in each language, played to the end by somebody who only sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from cardavia_desktop.i18n import languages
from cardavia_desktop.rules import GAMES
from tests.ui.conftest import Desks

DEALS = 20


@pytest.fixture
def english_afterwards() -> Iterator[None]:
    yield
    languages.speak(languages.ENGLISH)


@pytest.mark.long
@pytest.mark.usefixtures("english_afterwards")
@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", languages.known())
def test_twenty_deals(desks: Desks, game: str, language: str) -> None:
    desk = desks(size=(1024, 640))
    desk.start(game)
    desk.until(lambda: desk.playing)
    languages.speak(language)
    for deal in range(DEALS):
        desk.play_out(desk.play_with_keys if deal % 2 else desk.play_with_mouse)
        desk.press(Qt.Key.Key_Return)  # the main button of the score sheet: another deal
        desk.until(lambda: not desk.over)
