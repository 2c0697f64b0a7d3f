"""The answers that a person can give, as buttons with their keys, beside the public card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardavia_desktop.rules.actions import Action
from cardavia_desktop.ui.table.answer import Answer
from cardavia_desktop.ui.table.answer_button import AnswerButton
from cardavia_desktop.ui.table.answer_rows import Place, lay
from cardavia_desktop.ui.table.layout import Rect
from cardavia_desktop.ui.table.strays import Strays


class Answers(QObject):
    """The buttons that are shown now."""

    chosen = Signal(object)
    """An answer (Action) was given with a button; it may be one that is not possible."""

    def __init__(self, parent: QWidget, strays: Strays) -> None:
        """No answers yet; buttons become children of `parent`, and heed no stray clicks."""
        super().__init__(parent)
        self._strays = strays
        self._parent = parent
        self.buttons: list[AnswerButton] = []

    @property
    def has_focus(self) -> bool:
        """Whether one of the buttons has the keyboard focus."""
        return any(button.hasFocus() for button in self.buttons)

    def clear(self) -> None:
        """Take all buttons away."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []

    def ask(self, answers: Sequence[Answer], place: Place, size: int) -> None:
        """Show these answers, text `size` pixels high."""
        self.clear()
        self.buttons = [
            AnswerButton(self._parent, answer, size, self._strays) for answer in answers
        ]
        kept = lay(self.buttons, place, size) if self.buttons else []
        for button in self.buttons:
            if button not in kept:
                button.hide()
                button.deleteLater()
        self.buttons = kept
        for button in self.buttons:
            button.clicked.connect(lambda _=False, a=button.answer.action: self.chosen.emit(a))
            button.show()
            button.raise_()

    def focus_main(self) -> None:
        """Give the keyboard focus to the first answer."""
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, step: int) -> bool:
        """Move the focus to a neighbor; False when no button has it."""
        for i, button in enumerate(self.buttons):
            if button.hasFocus():
                self.buttons[(i + step) % len(self.buttons)].setFocus()
                return True
        return False

    def light(self, action: Action | None) -> None:
        """Light the button of an answer, and no other."""
        for button in self.buttons:
            button.lit = button.answer.action == action

    def rects(self) -> list[Rect]:
        """Where the buttons stand."""
        return [_rect(button.geometry()) for button in self.buttons]

    def rect_of(self, action: Action) -> Rect | None:
        """Where the button of an answer stands."""
        for button in self.buttons:
            if button.answer.action == action:
                return _rect(button.geometry())
        return None


def _rect(rect: QRect) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
