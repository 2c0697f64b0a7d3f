"""Counsel for the person: hints and reviews, on a thread of their own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

from cardavia_desktop.match.mind import MakeExpert
from cardavia_desktop.match.review import Review, reviews
from cardavia_desktop.match.troubles import Kind, Trouble
from cardavia_desktop.rules import Record, View

SEED: Final = 0
"""That of the expert who is asked: the same for a hint and for the review afterward."""

_log = logging.getLogger(__name__)


class Counsel(QObject):
    """Asks an expert. Its methods are called by `Sitting` through the event queue of its thread.

    A hint comes between two decisions of a review that is going on.
    """

    hinted = Signal(object, object, int)  # View, Assessment, step
    reviewed = Signal(object)  # Review
    trouble = Signal(object)  # Trouble

    _go_on = Signal()

    def __init__(self, make: MakeExpert) -> None:
        """`make` makes the expert."""
        super().__init__()
        self._expert = make(SEED)
        self._reviews: Iterator[Review] = iter(())
        self._go_on.connect(self._look_on, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def carry_out(self, job: Callable[[], None]) -> None:
        """Do a job that was posted from another thread."""
        job()

    def hint(self, view: View, step: int) -> None:
        """Think about what is asked in a view, which was told at `step`."""
        try:
            thought = self._expert.consider(view)
        except Exception:  # of whatever kind: the person plays on without a hint
            self._tell_failure()
        else:
            self.hinted.emit(view, thought, step)

    def review(self, record: Record, seat: int) -> None:
        """Look through the decisions of a seat, instead of what was looked through before."""
        self._reviews = reviews(record, seat, self._expert)
        self._look_on()

    def stop_review(self) -> None:
        """Look no further."""
        self._reviews = iter(())

    def quit(self) -> None:
        """End the thread."""
        self.stop_review()
        self.thread().quit()

    @Slot()
    def _look_on(self) -> None:
        """Look at the next decision; what was posted meanwhile comes before the one after it."""
        try:
            review = next(self._reviews, None)
        except Exception:  # of whatever kind: the person reads on without a review
            self.stop_review()
            self._tell_failure()
            return
        if review is not None:
            self.reviewed.emit(review)
            self._go_on.emit()

    def _tell_failure(self) -> None:
        _log.exception("The expert failed")
        self.trouble.emit(Trouble(Kind.NO_ADVICE, ""))
