"""A frame with cards in motion, beside a frame of the same table without a card on it."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.table.items import Pack
from cardavia_desktop.ui.table.layout import Rect
from cardavia_desktop.ui.table.view import TableView
from tools.benchmarks.timing import rate

SIZE: Final = (1280, 800)
MOVING: Final = 20
GOAL: Final = 4.0
"""Milliseconds that the moving cards may add to a frame."""
_CARD: Final = (57, 230)


class Frame(NamedTuple):
    """Milliseconds for a frame of the empty scene, and with the moving cards."""

    empty: float
    moving: float


def frame_costs(seconds: float) -> Frame:
    """Measure both in the same window, all of it painted each time."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    cards = Cards(None)
    table = TableView(cards)
    table.resize(*SIZE)
    table.show()
    table.tell(GAMES["chan"].deal(3).view(0))  # for the background; then the cards are taken away
    application.processEvents()
    scene = table.scene()
    for item in scene.items():
        scene.removeItem(item)
    empty = _milliseconds(table.viewport().repaint, seconds)
    pack = Pack(cards, GAMES["chan"].deck, 1.0)
    width, height = _CARD
    moving = [pack.card(face, Rect(0, 0, width, height)) for face in range(MOVING)]
    for item in moving:
        scene.addItem(item)
    steps = count()

    def frame() -> None:
        step = next(steps)
        for place, item in enumerate(moving):
            item.setPos((step * 3 + place * 61) % 1200, (step + place * 37) % 500)
        table.viewport().repaint()

    frame()
    cards.finish()
    costs = Frame(empty, _milliseconds(frame, seconds))
    table.close()
    cards.close()
    application.processEvents()
    return costs


def _milliseconds(work: Callable[[], None], seconds: float) -> float:
    def once() -> int:
        work()
        return 1

    return 1000 / rate(once, seconds)[0]
