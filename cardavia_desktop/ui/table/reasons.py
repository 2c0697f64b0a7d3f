"""Why not, and what is best: reasons beside what they are about, in a bubble."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.refusal import Refusal
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.answers import Answers
from cardavia_desktop.ui.table.bubble import Bubble, Room
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.theme import px

_WIDTH: Final = 290  # of the text
_MARGIN: Final = 4  # between a bubble and the edge of the table


class Reasons:
    """One question after the other: another one closes the bubble of the last."""

    def __init__(
        self, table: QWidget, hand: Hand, answers: Answers, ask: Callable[[Action], None]
    ) -> None:
        """`ask` is told what to find a reason for; that comes back through `explain`."""
        self.bubble: Final = Bubble(table)
        self._hand: Final = hand
        self._answers: Final = answers
        self._ask: Final = ask
        self._action: Action | None = None

    def ask_about_card(self, place: int, action: Action) -> None:
        """Ask why a card of the hand cannot be played."""
        self._ask_why(action, place)

    def ask_about_answer(self, action: Action) -> None:
        """Ask why an answer cannot be given."""
        self._ask_why(action, None)

    def explain(self, layout: TableLayout, view: View, refusal: Refusal) -> None:
        """Show the reason of what was asked about last."""
        title, sentence = words.refusal_text(view.game, refusal, self._action)
        room = self._room(layout, view)
        self.bubble.explain(title, sentence, refusal.rule, px(layout.text_px(_WIDTH)), room)

    def wait_for_hint(self, layout: TableLayout) -> None:
        """Say that a hint will come."""
        self.close()
        text = translate("Table", "The Master is thinking…")
        bounds = Rect(0, 0, layout.width, layout.height).inset(_MARGIN)
        room = Room(layout.status, bounds, [layout.hand, *self._answers.rects()])
        self.bubble.advise(translate("Table", "Hint"), text, px(layout.text_px(_WIDTH)), room)

    def hint(
        self,
        layout: TableLayout,
        view: View,
        action: Action,
        place: int | None,
        told: tuple[str, str],
    ) -> None:
        """Light the best answer, that of the card at `place` or of a button; what is `told` are
        its name, and why it is that.
        """
        self.close()
        self._action = action
        self._hand.selected = None
        self._hand.hinted = place
        self._hand.refresh()
        if place is None:
            self._answers.light(action)
        title, why = told
        room = self._room(layout, view)
        self.bubble.advise(title, why, px(layout.text_px(_WIDTH)), room)

    def close(self) -> None:
        """Nothing is asked about any more."""
        self.bubble.close_again()
        self._answers.light(None)
        if self._hand.asked is not None or self._hand.hinted is not None:
            self._hand.asked = self._hand.hinted = None
            self._hand.refresh()

    def _ask_why(self, action: Action, place: int | None) -> None:
        self.close()
        self._action = action
        self._hand.asked = place
        self._hand.selected = None
        self._hand.refresh()
        self._ask(action)

    def _room(self, layout: TableLayout, view: View) -> Room:
        """Beside what was asked about, clear of the answers and of what they are about.

        About a card the bubble stays over the middle, and had better cover the edge of the stock
        than the hand; about an answer it had better cover a tray than the public card.
        """
        public = layout.seats[view.source].public
        obstacles = [*self._answers.rects(), layout.stock]
        if view.public != NO_FACE:
            obstacles.append(public)
        place = self._hand.hinted if self._hand.asked is None else self._hand.asked
        if place is not None:
            obstacles.append(layout.hand)
            anchor = self._hand.strip(place)
            bounds = Rect(layout.hand.x, layout.margin, layout.hand.w, layout.hand.bottom)
        else:
            button = None if self._action is None else self._answers.rect_of(self._action)
            anchor = button or layout.seats[view.seat].public
            bounds = Rect(0, 0, layout.width, layout.height).inset(_MARGIN)
        return Room(anchor, bounds, [rect for rect in obstacles if rect != anchor])
