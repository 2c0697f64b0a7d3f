"""What a screen reader is told when nobody asked it: moves, questions, reasons, messages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from cardavia_desktop.rules import Action, Refusal, View
from cardavia_desktop.rules.events import Event
from cardavia_desktop.ui.table import spoken

_POLITE = QAccessible.AnnouncementPoliteness.Polite
_AT_ONCE = QAccessible.AnnouncementPoliteness.Assertive


class Announcer(QObject):
    """Says each thing once, in the order in which it happened.

    All of it waits until what is being said is over, for otherwise a move that follows soon would
    cut off the one before. Only a message, which tells of trouble, is said at once, and so is a
    past move to which the person has gone.
    """

    def __init__(self, window: QWidget) -> None:
        """Speak for a window, whatever it shows."""
        super().__init__(window)
        self._window = window

    def tell(self, view: View, events: Sequence[Event]) -> None:
        """Say what happened and what is asked."""
        self._say(spoken.news(view, events), _POLITE)

    def look_back(self, view: View, events: Sequence[Event]) -> None:
        """Say what happened in a move of a past deal."""
        self._say(spoken.news(view, events), _AT_ONCE)

    def explain(self, view: View, action: Action, refusal: Refusal) -> None:
        """Say why something is not possible."""
        self._say(spoken.reason(view, action, refusal), _POLITE)

    def hint(self, view: View, action: Action, why: str) -> None:
        """Say what the best answer is, and why."""
        self._say(spoken.hint(view, action, why), _POLITE)

    def take_back(self, view: View, action: Action) -> None:
        """Say what the person has taken back; `view` is that to which it was the answer."""
        self._say(spoken.taken_back(view, action), _POLITE)

    def report(self, sentence: str) -> None:
        """Say what has come of something that took its time."""
        self._say(sentence, _POLITE)

    def warn(self, sentence: str) -> None:
        """Say a message."""
        self._say(sentence, _AT_ONCE)

    def _say(self, text: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        if text and QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._window, text)
            event.setPoliteness(politeness)
            QAccessible.updateAccessibility(event)
