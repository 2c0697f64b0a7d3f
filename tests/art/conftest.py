"""Cards whose thread ends with their test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import Card

MakeCards = Callable[..., Cards]


@pytest.fixture
def make_cards(qapp: QApplication) -> Iterator[MakeCards]:
    made: list[Cards] = []

    def make(cache: Path | None = None) -> Cards:
        made.append(Cards(cache))
        return made[-1]

    yield make
    for cards in made:
        cards.close()


@pytest.fixture
def cards(make_cards: MakeCards) -> Cards:
    """Cards that are kept in memory only."""
    return make_cards()


def shown(cards: Cards, card: Card, *, finished: bool = True) -> QImage:
    """A card alone on a transparent picture of just its size, as the screen would show it."""
    for _ in range(2 if finished else 1):
        picture = QImage(*card.pixels, QImage.Format.Format_ARGB32_Premultiplied)
        picture.setDevicePixelRatio(card.ratio)
        picture.fill(0)
        painter = QPainter(picture)
        cards.draw(painter, card, QPointF(0, 0))
        painter.end()
        if finished:
            cards.finish()
    return picture
