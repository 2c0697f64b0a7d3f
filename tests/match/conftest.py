"""Sittings that end with their test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.match import SeatPlayer, Sitting
from cardavia_desktop.match.mind import MakeExpert
from tests.match import minds
from tests.match.sittings import Guest, at_random

Seats = Callable[..., Guest]


@pytest.fixture
def seats(qtbot: QtBot, tmp_path: Path) -> Iterator[Seats]:
    """Makes guests of sittings whose deals lie in `tmp_path`."""
    opened: list[Sitting] = []

    def open_sitting(
        seat_player: SeatPlayer = at_random,
        folder: Path = tmp_path,
        expert: MakeExpert = minds.Expert,
    ) -> Guest:
        sitting = Sitting(folder, seat_player, expert)
        opened.append(sitting)
        return Guest(sitting, qtbot)

    yield open_sitting
    for sitting in opened:
        sitting.close()
        assert sitting.wait(20_000), "the worker ends"
