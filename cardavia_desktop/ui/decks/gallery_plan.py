"""Where the faces of a gallery stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics

from cardavia_desktop.art.drawings import ASPECT
from cardavia_desktop.rules import Deck, Face
from cardavia_desktop.ui.theme import UI, font, px

_LEAST: Final = 32
"""Pixels of width: where the cards of all rows would be narrower, the rows are scrolled."""
_GOOD: Final = 44
"""How wide the cards of a gallery that is scrolled are."""
AROUND: Final = 6
"""Round a card: the shadow, and the frame of the focus."""
GAP: Final = 4
"""Between a card and its name."""
BELOW: Final = 12
"""Between a name and the next card; dots have their place there."""
LETTERS: Final = 12
"""Pixels of the letters of a name."""
WRAPPED: Final = int(
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)
"""How a name stands below its card."""


class Plan(NamedTuple):
    """Where the faces of a gallery stand."""

    cells: list[QRect]
    card: QSize
    height: int
    """Of all rows together."""


def deck_rows(deck: Deck) -> list[list[Face]]:
    """The faces of a deck, a row for each suit; an honor goes with each suit, where there are as
    many, or all together in a row of their own.
    """
    suits = list(dict.fromkeys(suit for suit in deck.suits if suit))
    rows = [[face for face in range(deck.size) if deck.suits[face] == suit] for suit in suits]
    honors = [face for face in range(deck.size) if not deck.suits[face]]
    if len(honors) == len(rows):
        return [[*row, honor] for row, honor in zip(rows, honors, strict=True)]
    return [*rows, honors] if honors else rows


def plan_rows(rows: Sequence[int], room: QSize, deck: Deck, names: Sequence[str]) -> Plan:
    """Find places for rows of so many cards each, with these names, in a room.

    Long rows are broken into equal parts where cells would be too narrow for a word of a name.
    The cards become as high as all rows have room for. Where they would become too small, they
    keep a good size, and the plan is higher than the room.
    """
    aspect = ASPECT[deck.name]
    metrics = QFontMetrics(font(UI, LETTERS))
    words = {word for name in names for word in name.split()}
    narrowest = max(
        _LEAST + 2 * AROUND, *(metrics.horizontalAdvance(word) + 2 * GAP for word in words)
    )
    parts = next(
        parts
        for parts in range(1, max(rows) + 1)
        if parts == max(rows) or room.width() // -(-max(rows) // parts) >= narrowest
    )
    lines = [line for row in rows for line in _broken(row, parts)]
    cell = room.width() // max(lines)
    label = GAP + _label_height(metrics, cell, names) + BELOW
    widest = cell - 2 * AROUND
    around = label + 2 * AROUND
    width = min(widest, int((room.height() // len(lines) - around) / aspect))
    if width < _LEAST:
        width = min(widest, px(_GOOD))
    card = QSize(width, round(width * aspect))
    height = card.height() + around
    cells = [
        QRect(at * cell, line * height, cell, height)
        for line, count in enumerate(lines)
        for at in range(count)
    ]
    return Plan(cells, card, height * len(lines))


def _broken(row: int, parts: int) -> Iterator[int]:
    """A row of so many cards as lines that are no longer than a part of the longest row."""
    for part in range(parts):
        count = row * (part + 1) // parts - row * part // parts
        if count:
            yield count


def _label_height(metrics: QFontMetrics, width: int, names: Sequence[str]) -> int:
    room = QRect(0, 0, width - 2 * GAP, 10_000)
    return max(metrics.boundingRect(room, WRAPPED, name).height() for name in names)
