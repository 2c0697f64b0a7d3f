"""Moving the cards of the hand about, with the pointer or with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, Qt

from cardavia_desktop.art.index import HEAD
from cardavia_desktop.rules.faces import Face
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.layout import LIFT, Rect, TableLayout, hand_columns, hand_row
from cardavia_desktop.ui.table.own_order import (
    FULL,
    Groups,
    HandOrder,
    Spot,
    along_column,
    beside_in_columns,
    beside_in_row,
    put_in,
    spot_in_row,
    taken_out,
)

_SIDE: Final = 0.2  # of a column: there a card gets a column of its own
_STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}


class Carrying:
    """Changes the order of the hand, and has it laid out anew each time."""

    def __init__(self, hand: Hand, order: HandOrder, lay_anew: Callable[[], None]) -> None:
        """`lay_anew` shows the hand in its order."""
        self._hand: Final = hand
        self._order: Final = order
        self._lay_anew: Final = lay_anew
        self._before: Groups | None = None  # the order that the person had laid out
        self._groups: Groups = ()  # the hand when the card was taken up
        self._place = 0

    @property
    def place(self) -> int | None:
        """The place of the card that is carried, if any."""
        carried = self._hand.carried
        return None if carried is None else carried.place

    def take_up(self, place: int, point: QPointF) -> None:
        """Carry a card, held at a point of it."""
        self._before, self._groups, self._place = self._order.own, self._hand.groups, place
        self._hand.carry(place, point)

    def move(self, layout: TableLayout, point: QPointF) -> None:
        """Carry it to a point. Over the hand the others make room where it would be laid down."""
        self._hand.carry_to(point)
        rest, face, home = taken_out(self._groups, self._place)
        spot = home
        if over_hand(layout, point):
            spot = _spot_at(layout, self._order, rest, face, point)
        self._arrange(*put_in(rest, face, spot))

    def lay_down(self) -> None:
        """Leave the card where there is room for it now."""
        if self._hand.groups == self._groups:
            self._order.own = self._before
        self._hand.put_down()

    def give_up(self) -> int | None:
        """Let the card slide back to where it was; its place there."""
        if self._hand.carried is None:
            return None
        self._arrange(self._groups, self._place)
        self.lay_down()
        return self._place

    def step(self, key: Qt.Key) -> bool:
        """Move the card with the focus by an arrow key; False if that leads nowhere."""
        hand = self._hand
        step = _STEPS.get(key)
        if step is None or not hand.faces:
            return False
        groups, place = hand.groups, hand.focus
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            moved = (groups, place) if hand.in_row else along_column(groups, place, step)
        elif hand.in_row:
            moved = beside_in_row(groups, place, step, self._order.game.deck, self._order.order)
        else:
            moved = beside_in_columns(groups, place, step)
        if moved[0] == groups:
            return False
        self._order.own, hand.focus = moved
        self._lay_anew()
        hand.focus = moved[1]
        hand.refresh()
        return True

    def _arrange(self, groups: Groups, place: int) -> None:
        carried = self._hand.carried
        if carried is not None and (groups != self._hand.groups or place != carried.place):
            carried.place = place
            self._order.own = groups
            self._lay_anew()


def over_hand(layout: TableLayout, point: QPointF) -> bool:
    """Whether a card that is let go at a point is laid down in the hand."""
    hand = layout.hand
    top = hand.y - hand.h * LIFT
    return top <= point.y() and hand.x - hand.h / 4 <= point.x() <= hand.right + hand.h / 4


def _spot_at(
    layout: TableLayout, order: HandOrder, rest: Groups, face: Face, point: QPointF
) -> Spot:
    """Where a card joins the rest of the hand at a point."""
    sizes = [len(group) for group in rest]
    if layout.deck != "totom":
        return _spot_in_columns(rest, hand_columns(layout, sizes), point, layout.deck)
    rects = hand_row(layout, sizes)
    edges = [rects[0].x, *(rect.right for rect in rects)] if rects else []
    position = sum((left + right) / 2 < point.x() for left, right in pairwise(edges))
    return spot_in_row(rest, face, position, order.game.deck, order.order)


def _spot_in_columns(
    rest: Groups, columns: Sequence[Sequence[Rect]], point: QPointF, deck: str
) -> Spot:
    """In a column with room, as high as the point; else, and between two, a column of its own."""
    for block, column in enumerate(columns):
        first = column[0]
        side = first.w * _SIDE
        if point.x() < first.x + side:
            return Spot(block)
        if point.x() <= first.right - side:
            if len(rest[block]) == FULL:
                return Spot(block if point.x() < first.cx else block + 1)
            head = first.h * HEAD[deck] / 2
            return Spot(block, sum(rect.y + head < point.y() for rect in column))
    return Spot(len(rest))
