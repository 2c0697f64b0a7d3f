"""The levels of the AI players: one setting for all, one for each seat."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from cardavia_desktop.players import NAMES
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.level_settings import follow_levels
from cardavia_desktop.ui.settings.levels import AS_ALL, LEVEL, SEAT_LEVELS
from cardavia_desktop.ui.settings.store import Settings


class Sitting(QObject):
    """Remembers the levels that it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[str] = []

    def set_levels(self, levels: list[str]) -> None:
        self.levels = levels


def test_every_choice_is_a_player_and_every_ai_seat_has_one() -> None:
    assert set(LEVEL.choices()) <= set(NAMES)
    for setting in SEAT_LEVELS:
        assert [*setting.choices()] == [AS_ALL, *LEVEL.choices()]
    assert len(SEAT_LEVELS) == max(game.seats for game in GAMES.values()) - 1


def test_a_seat_has_the_level_of_all_unless_it_has_its_own(tmp_path: Path) -> None:
    settings, sitting = Settings(tmp_path), Sitting()
    # It has all that is asked of a sitting here.
    follow_levels(sitting, settings)  # type: ignore[arg-type]
    assert sitting.levels == ["player"] * 3
    settings[LEVEL] = "apprentice"
    assert sitting.levels == ["apprentice"] * 3
    settings[SEAT_LEVELS[1]] = "master"
    assert sitting.levels == ["apprentice", "master", "apprentice"]
    settings[LEVEL] = "player"
    settings[SEAT_LEVELS[1]] = AS_ALL
    assert sitting.levels == ["player"] * 3
    settings.close()
