"""The rules as a document: what its pictures look like in a narrow window and large text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.rules.document import RulesDocument
from cardavia_desktop.ui.theme import PAPER, Look, Type, wear
from tests.ui.conftest import as_at_first

CARD = "\N{OBJECT REPLACEMENT CHARACTER}"
NARROW = 640
"""Pixels of the text in a window of 1024 × 640."""


@pytest.fixture(params=[1.0, 2.0], ids=["usual text", "large text"])
def scale(request: pytest.FixtureRequest, look: QApplication) -> Iterator[float]:
    wear(look, Look(type=Type(request.param)))
    yield request.param
    as_at_first(look)


def blocks_of(document: RulesDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_a_picture_stand_in_one_row(game: str, cards: Cards, scale: float) -> None:
    document = RulesDocument(GAMES[game], cards, 1.0, PAPER, short=False)
    document.setTextWidth(NARROW)
    document.size()  # lays everything out
    rows = [block for block in blocks_of(document) if set(block.text()) == {CARD}]
    assert len(rows) >= 2
    assert [block.layout().lineCount() for block in rows] == [1] * len(rows)


def test_cards_among_words_grow_with_them(cards: Cards, scale: float) -> None:
    document = RulesDocument(GAMES["chan"], cards, 1.0, PAPER, short=False)
    heads = [name for name in document._names if name.startswith("head:")]
    assert heads
    # A head with its index below, 50 pixels high in usual text.
    assert {document._picture(name).height() for name in heads} == {50 * scale}
