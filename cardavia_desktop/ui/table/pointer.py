"""What the mouse does to the hand: click a card, or drag it to a place in the hand or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.table.carrying import Carrying, over_hand
from cardavia_desktop.ui.table.items import rect_f
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.table.strays import Strays

if TYPE_CHECKING:
    from cardavia_desktop.ui.table.view import TableView


class Pointer:
    """Follows the mouse over a table, button by button.

    A click is what is pressed and let go on one card. Whoever moves away meanwhile drags the
    card: over the hand the others make room, on the table it is played.
    """

    def __init__(
        self, table: TableView, scene: TableScene, carrying: Carrying, strays: Strays
    ) -> None:
        """Nothing is pressed."""
        self._table: Final = table
        self._scene: Final = scene
        self._carrying: Final = carrying
        self._strays: Final = strays
        self._pressed: int | None = None
        self._at = QPointF()  # where that was
        self._skips = False  # the press has ended the dealing

    def press(self, event: QMouseEvent) -> None:
        """The left button goes down."""
        self._skips = self._table.skip_motion()
        if not self._strays.meant(event):
            return
        place = self._scene.hand.at(event.position())
        self._pressed, self._at = place, event.position()
        if place is None:
            self._table.let_go()
        else:
            self._table.focus_card(place)

    def move(self, event: QMouseEvent) -> None:
        """The pointer moves, with the button down or not."""
        point = event.position()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.cancel()
            self.point_at(self._scene.hand.at(point))
        elif self._carrying.place is not None:
            self._carry(point)
        elif self._pressed is not None:
            way = (point - self._at).manhattanLength()
            if way >= QApplication.startDragDistance():
                place = self._pressed
                self._table.let_go()
                self._carrying.take_up(place, self._at)
                self._carry(point)

    def release(self, event: QMouseEvent) -> None:
        """The button goes up."""
        place, self._pressed = self._pressed, None
        if self._carrying.place is not None:
            self._let_fall(event.position())
        elif place is not None and place == self._scene.hand.at(event.position()):
            if self._skips:
                self._table.select_card(place)
            else:
                self._table.use_card(place)

    def cancel(self) -> None:
        """Nothing is pressed any more; a card that is carried goes back."""
        self._pressed = None
        self._carrying.give_up()
        self._scene.show_targets(())

    def point_at(self, place: int | None) -> None:
        """The pointer rests on a card of the hand, or on none."""
        hand = self._scene.hand
        if hand.pointed != place:
            hand.pointed = place
            hand.refresh()

    def _carry(self, point: QPointF) -> None:
        shown, place = self._table.shown, self._carrying.place
        if shown is None or place is None:
            return
        layout = shown[1]
        self._carrying.move(layout, point)
        face = self._scene.hand.faces[place]
        targets = self._table.targets(face)
        self._scene.show_targets(targets, near=_on_table(layout, targets, point))

    def _let_fall(self, point: QPointF) -> None:
        """Into the hand, onto the table, or back to where it came from."""
        self._scene.show_targets(())
        shown, place = self._table.shown, self._carrying.place
        if shown is None or place is None:
            return
        layout = shown[1]
        targets = self._table.targets(self._scene.hand.faces[place])
        if over_hand(layout, point):
            self._scene.hand.focus = place
            self._carrying.lay_down()
            return
        back = self._carrying.give_up()
        if back is not None and _on_table(layout, targets, point):
            self._table.play_card(back)


def _on_table(layout: TableLayout, targets: list[Rect], point: QPointF) -> bool:
    """Whether a card that is let go at a point is played: at its target, or in the middle."""
    hand, top = layout.hand, layout.seats[0].public.y - layout.line
    middle = Rect(hand.x, top, hand.w, hand.y - top)
    return any(rect_f(rect).contains(point) for rect in (*targets, middle))
