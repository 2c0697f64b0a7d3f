"""The table of somebody whose system has text twice as large, in the smallest window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.ui.table.answer_button import AnswerButton
from tests.ui.conftest import as_at_first
from tests.ui.wishes import Wishes
from tools.screenshots.scenes import SCENES
from tools.screenshots.stage import Stage


class LargestText(Wishes):
    """A system whose text is as large as it is followed."""

    # Elsewhere the system is asked once.
    text_scale = 2.0  # type: ignore[misc]


@pytest.fixture
def stage(look: QApplication, cards: Cards) -> Iterator[Stage]:
    # The names of cards are long and their lines high in Hindi.
    made = Stage(cards, (1024, 640), "hi", LargestText())
    yield made
    made.close()
    as_at_first(look)


def test_answers_keep_off_the_hand(stage: Stage) -> None:
    SCENES["chan_dealt"](stage)
    table = stage.window.game.table
    buttons = [part for part in table.findChildren(AnswerButton) if part.isVisible()]
    assert [button.answer.action.verb for button in buttons] == ["capture", "pass"]
    hand = min(table.hand.rect(place).y for place in range(len(table.hand.faces)))
    assert max(button.geometry().bottom() for button in buttons) < hand
