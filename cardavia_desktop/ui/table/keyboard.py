"""What keys do on the table: which of its cards has the focus, and what is done there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardavia_desktop.i18n import words
from cardavia_desktop.ui.table.answers import Answers
from cardavia_desktop.ui.table.carrying import Carrying
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.table.walk import Trays

if TYPE_CHECKING:
    from cardavia_desktop.ui.table.view import TableView

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PLAIN: Final = Qt.KeyboardModifier.NoModifier
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_MOVING: Final = (Qt.KeyboardModifier.ControlModifier, _SHIFT)


class Keyboard:
    """Follows the keys on a table, while it or one of its answers has the focus.

    On the table the focus is at a card of the hand, or walks through the trays.
    """

    def __init__(
        self, table: TableView, scene: TableScene, carrying: Carrying, answers: Answers
    ) -> None:
        """The focus is elsewhere."""
        self._table: Final = table
        self._hand: Final = scene.hand
        self._walk: Final = scene.walk
        self._carrying: Final = carrying
        self._answers: Final = answers

    def press(self, event: QKeyEvent) -> bool:
        """Whether a key means something here; that is done."""
        if self._moves_card(event):
            return True
        return event.modifiers() & ~(_KEYPAD | _SHIFT) == _PLAIN and self._use(event)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key that is a shortcut elsewhere is for the card with the focus."""
        return event.text() == "?" and self._is_at_hand

    # Where the focus is.

    def go_to_card(self, place: int) -> None:
        """Put the focus on a card of the hand."""
        self._hand.focus = place
        if self._table.hasFocus():
            self._go_to(None)
            self._table.close_reason()
        else:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self, *, forward: bool) -> bool:
        """From the hand to the open groups and the discards, or back; False at the end."""
        way = [None, *Trays]
        at = way.index(self._walk.trays)
        return any(map(self._go_to, way[at + 1 :] if forward else reversed(way[:at])))

    def come(self, reason: Qt.FocusReason) -> None:
        """The table has the focus now: whoever comes from behind walks through the trays first."""
        back = reason == Qt.FocusReason.BacktabFocusReason
        if not (back and any(map(self._go_to, reversed(Trays)))):
            self._show_focus()

    def leave(self) -> None:
        """The focus is elsewhere now."""
        self._walk.leave()
        self._hand.focus_shown = False  # Qt says so of a menu too, and that it still has the focus
        self._hand.refresh()

    def laid_anew(self) -> None:
        """What lies on the table is another; where nothing lies any more is no focus."""
        if self._hand.focus_shown != self._is_at_hand:
            self._show_focus()

    @property
    def _is_at_hand(self) -> bool:
        return self._table.hasFocus() and self._walk.trays is None

    def _show_focus(self) -> None:
        self._hand.focus_shown = self._is_at_hand
        self._hand.refresh()

    def _go_to(self, trays: Trays | None) -> bool:
        """To cards in the trays, or back to the hand; False when none lie there."""
        if trays is None:
            self._walk.leave()
        elif not self._walk.enter(trays):
            return False
        self._show_focus()
        self._table.tell_focus()
        return True

    # What keys do.

    def _moves_card(self, event: QKeyEvent) -> bool:
        """Whether the card with the focus was moved: an arrow key with Control or Shift."""
        if event.modifiers() & ~_KEYPAD not in _MOVING or not self._is_at_hand:
            return False
        moved = self._carrying.step(Qt.Key(event.key()))
        if moved:
            self._table.close_reason()
            self._table.tell_focus()
        return moved

    def _use(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            walked = self._walk.trays is not None and self._go_to(None)
            return self._table.let_go() or walked
        if key in _STEPS and self._answers.step(_STEPS[key]):
            return True
        if self._walk.step(key):
            self._table.tell_focus()
            return True
        place = self._hand.moved(key)
        if place is not None:
            # From the answers to the card that had the focus last.
            self.go_to_card(place if self._table.hasFocus() else self._hand.focus)
            return True
        if key in _ENTER:
            return self._use_card()
        if event.text() == "?":
            return self._ask_about_card()
        return self._use_answer_key(key)

    def _use_card(self) -> bool:
        here = self._is_at_hand and bool(self._hand.faces)
        if here:
            self._table.use_card(self._hand.focus)
        return here

    def _ask_about_card(self) -> bool:
        hand = self._hand
        here = self._is_at_hand and bool(hand.faces)
        if here and not hand.legal(hand.focus):
            self._table.use_card(hand.focus)
        return here

    def _use_answer_key(self, key: Qt.Key) -> bool:
        """A key of an answer that is shown, a number, or a key of a claim that is not possible."""
        name = "Space" if key == Qt.Key.Key_Space else chr(key) if key < 128 else ""
        if not name:
            return False
        shown = [button.answer for button in self._answers.buttons]
        keys = [answer.key for answer in shown]
        if name in keys:
            self._table.choose(shown[keys.index(name)].action)
            return True
        if name.isdigit():
            return self._use_digit(int(name))
        for action in self._table.nameable:
            if words.action_key(action) == name:
                self._table.choose(action)
                return True
        return False

    def _use_digit(self, digit: int) -> bool:
        """An answer by its place, unless they have numbers; else the next card of that rank."""
        shown = [button.answer for button in self._answers.buttons]
        numbered = any(answer.key.isdigit() for answer in shown)
        if not numbered and 0 < digit <= len(shown):
            self._table.choose(shown[digit - 1].action)
            return True
        place = self._hand.next_of_rank(digit)
        if place is not None:
            self.go_to_card(place)
        return place is not None
