"""The golden playthroughs, line by line."""

from __future__ import annotations

import pytest

from cardavia_desktop.rules import GAMES
from tests.rules.playthroughs import DEALS, FOLDER, playthrough


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(DEALS))
def test_playthrough(name: str, number: int) -> None:
    path = FOLDER / f"{name}-{number:02}.txt"
    assert [*playthrough(GAMES[name], number)] == path.read_text(encoding="utf-8").splitlines()
