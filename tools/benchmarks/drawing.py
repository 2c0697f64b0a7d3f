"""Moving a dial, beside the bare repaint of the same table in the same run; drawing a deck.

The table is a real one with cards added until there are a hundred, in a window without a screen.
"""

import os
from collections.abc import Callable
from functools import partial
from itertools import count, cycle
from typing import Final, NamedTuple

from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import Card, Drawings
from cardavia_desktop.art.tone import NEUTRAL, Tone
from cardavia_desktop.players import player
from cardavia_desktop.rules import DECKS, GAMES
from cardavia_desktop.ui.table.items import CardItem, Pack
from cardavia_desktop.ui.table.layout import Rect
from cardavia_desktop.ui.table.view import TableView
from tools.benchmarks.timing import rate

CARDS: Final = 100
GOALS: Final = {(1280, 800): 16.0, (2560, 1600): 45.0}
"""Milliseconds of a tick with its repaint, at most, by window size."""
DECK_GOAL: Final = 120.0
"""Milliseconds for all faces of a deck at ratio 2, at most."""
_HAND: Final = {"totom": (57, 230), "zipai": (49, 142), "nantong": (40, 188)}


class Tick(NamedTuple):
    """What one move of a dial costs, in milliseconds, with the repaint and without anything."""

    size: tuple[int, int]
    dial: str
    bare: float
    tick: float


def ticks(seconds: float) -> list[Tick]:
    """Measure each dial in windows of each size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

    application = QApplication.instance() or QApplication([])
    found: list[Tick] = []
    for size in GOALS:
        table = _Table(size)
        bare = _milliseconds(table.repaint, seconds)
        found += [
            Tick(size, dial, bare, _milliseconds(table.ticking(dial), seconds))
            for dial in ("contrast", "grain", "temperature")
        ]
        table.close()
        application.processEvents()
    return found


def deck_costs(seconds: float) -> list[tuple[str, float]]:
    """Milliseconds to read and draw all faces of each deck at ratio 2, as in a hand."""

    def draw(deck: str) -> None:
        drawings = Drawings(None)
        for code in DECKS[deck].codes:
            drawings.draw(Card(deck, code, *_HAND[deck], 2.0))

    return [(deck, _milliseconds(partial(draw, deck), seconds)) for deck in DECKS]


class _Table:
    """A table late in a deal, with cards all over it."""

    def __init__(self, size: tuple[int, int]) -> None:

        deal = GAMES["chan"].deal(3)
        chooser = player("apprentice", 1)
        for _ in range(60):
            if deal.to_move is not None:
                deal.play(chooser.choose(deal.view(deal.to_move)))
        self.cards = Cards(None)
        self.view = TableView(self.cards)
        self.view.resize(size[0], size[1] - 100)
        self.view.show()
        self.view.tell(deal.view(0))
        scene = self.view.scene()
        pack = Pack(self.cards, GAMES["chan"].deck, 1.0)
        width = round(size[1] * 0.05)
        for number in count():
            if sum(isinstance(item, CardItem) for item in scene.items()) >= CARDS:
                break
            x, y = number % 16 * width * 3 // 2, number // 16 * width
            rect = Rect(size[0] // 6 + x, size[1] // 4 + y, width, round(width * 97 / 24))
            scene.addItem(pack.card(number % 30, rect))
        QApplication.processEvents()  # the window is there
        self.repaint()
        self.cards.finish()

    def repaint(self) -> None:
        self.view.viewport().repaint()

    def ticking(self, dial: str) -> Callable[[], None]:
        """Each call moves a dial and paints everything anew."""
        stands = {"contrast": 60, "grain": 60, "temperature": 60}
        values = cycle([*range(10, 49, 2), *range(52, 99, 2)])
        self.cards.set_tone(NEUTRAL)

        def tick() -> None:
            self.cards.set_tone(Tone(**{**stands, dial: next(values)}))
            self.repaint()

        return tick

    def close(self) -> None:
        self.view.close()
        self.cards.close()


def _milliseconds(work: Callable[[], None], seconds: float) -> float:
    def once() -> int:
        work()
        return 1

    return 1000 / rate(once, seconds)[0]
