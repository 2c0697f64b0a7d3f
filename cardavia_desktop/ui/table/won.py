"""The won hand, laid open in the middle of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NO_FACE, Face
from cardavia_desktop.rules.game import Result
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.background import Lamp
from cardavia_desktop.ui.table.items import Pack, TrayCard, Zone, framed, rect_f
from cardavia_desktop.ui.table.layout import Rect, TableLayout, won_columns
from cardavia_desktop.ui.table.seats import columns_of
from cardavia_desktop.ui.theme import TABLE

_OCHRE: Final = QColor(TABLE.t_ochre)


@dataclass(frozen=True, slots=True)
class WonCard:
    """A card of the won hand; `wins` if it completed it."""

    item: TrayCard
    face: Face
    wins: bool


class WonHand:
    """The groups of the winner, each in a column, with the light on the card that won."""

    def __init__(self, scene: QGraphicsScene) -> None:
        """Nobody has won."""
        self._zone = Zone(scene)
        self.cards: list[WonCard] = []
        self.lights: list[QGraphicsItem] = []
        """What shines on the winning card."""

    def lay(self, layout: TableLayout, pack: Pack, view: View) -> None:
        """Lay out the hand that has won in a view, if any has."""
        self._zone.clear()
        self.cards, self.lights = [], []
        if view.result is None or view.winner is None:
            return
        groups = _groups(view.result)
        columns = won_columns(layout, [len(group) for group in groups])
        wins = _winning(groups, view.result.card)
        for column, (group, rects) in enumerate(zip(groups, columns, strict=True)):
            for row, (face, rect) in enumerate(zip(group, rects, strict=True)):
                last = row == len(group) - 1
                part = rect.h if last else rects[row + 1].y - rect.y
                card = pack.tray_card(face, rect, rect.h, part)
                self._zone.add(card, row)
                self.cards.append(WonCard(card, face, (column, row) == wins))
        if wins is not None:
            self._light(pack, columns[wins[0]][wins[1]])

    def _light(self, pack: Pack, rect: Rect) -> None:
        """As on a public card."""
        lamp = Lamp(pack, rect)
        self._zone.add(lamp, -100)
        frame = framed(rect_f(rect).adjusted(-3, -3, 3, 3), _OCHRE, 2)
        self._zone.add(frame, 11)
        self.lights = [lamp, frame]


def _groups(result: Result) -> list[Group]:
    """The groups as columns; the winning card is the foremost of its own, where all of it is seen.

    Which of several alike that is does not matter.
    """
    groups = [column for meld in result.hand for column in columns_of(meld)]
    for place in reversed(range(len(groups))):
        cards = list(groups[place])
        if result.card in cards:
            cards.remove(result.card)
            groups[place] = (*cards, result.card)
            break
    return groups


def _winning(groups: list[Group], card: Face) -> tuple[int, int] | None:
    """Column and row of the winning card; None for a hand that needed none."""
    if card == NO_FACE:
        return None
    place = max(place for place, group in enumerate(groups) if card in group)
    return place, len(groups[place]) - 1
