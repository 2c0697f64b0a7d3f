"""A person at a table: what the interface thread holds of a match."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QThread, Signal, Slot

from cardavia_desktop.match.counsel import Counsel
from cardavia_desktop.match.deal import PERSON
from cardavia_desktop.match.dealer import Dealer, SeatPlayer
from cardavia_desktop.match.mind import MakeExpert, master
from cardavia_desktop.match.notes import Help
from cardavia_desktop.match.storage import Storage
from cardavia_desktop.match.troubles import Trouble
from cardavia_desktop.players import Assessment
from cardavia_desktop.rules import Action, Record, View
from cardavia_desktop.rules.events import Event

_RUNNING: Final[set[QThread]] = set()
"""Threads that have not ended: Qt must not delete one while an AI player still thinks in it."""

_PASSED_ON: Final = (
    "refused",
    "undoable",
    "took_back",
    "standing",
    "waiting",
    "trouble",
    "past",
    "found",
    "replayed",
    "unreadable",
)
"""Signals of the dealer that are told as they come."""


class Sitting(QObject):
    """Lives in the interface thread and never waits: every method only posts to the worker.

    One worker thread holds the table and the AI players; the person sits at seat 0.
    """

    told = Signal(object, object)
    """View of the person, tuple of the events it saw since the last one; after every action."""
    undoable = Signal(bool, bool)
    """Whether there is something to undo, and something to redo: just before `told`."""
    took_back = Signal(object)
    """The Action of the person that was undone; just after `told`."""
    hinted = Signal(object, object)
    """View, Assessment: what `hint` was asked for, while the question still stands."""
    reviewed = Signal(object)
    """Review: at first empty, then after each decision, until it is done."""
    refused = Signal(object, object)
    """Action, Refusal: why the person may not do something now."""
    standing = Signal(object)
    """Standing: at the beginning of a deal, and again when it is settled, just before `told`."""
    waiting = Signal(object)
    """tuple[Waiting, ...]: what `look` found, the latest first."""
    trouble = Signal(object)
    """Trouble: something that the person has to know of."""
    past = Signal(object)
    """tuple[KeptDeal, ...]: what `look_back` found, the latest first."""
    found = Signal(object)
    """tuple[KeptDeal, ...]: what `read` found in a file, at least one."""
    replayed = Signal(object)
    """Replay: what `replay` was asked for."""
    unreadable = Signal(object)
    """UnreadableError: there is no such deal in a file."""

    _posted = Signal(object)

    _asked_counsel = Signal(object)

    def __init__(
        self, folder: Path, seat_player: SeatPlayer, make_expert: MakeExpert = master
    ) -> None:
        """Start the worker thread.

        `folder` keeps the unfinished deals, `make_expert` makes who gives hints and reviews.
        """
        super().__init__()
        self._view: View | None = None
        self._hinting: int | None = None  # the step for which a hint is wanted
        self._make_expert = make_expert
        self._counsel: Counsel | None = None
        self._visit = 0
        self._step = 0
        self._leaving = threading.Event()
        self._dealer = Dealer(Storage(folder), seat_player, self._leaving)
        self._dealer.told.connect(self._hear)
        for name in _PASSED_ON:
            getattr(self._dealer, name).connect(getattr(self, name))
        self._posted.connect(self._dealer.carry_out)
        self._threads = [_started(self._dealer, "match")]

    def set_levels(self, levels: Sequence[str]) -> None:
        """Let these be the players at seats 1, 2 … from the next deal on: names of players, as
        many as any game has AI seats.
        """
        self._post(setattr, self._dealer, "levels", tuple(levels))

    def set_pause(self, milliseconds: int, dealing: int = 0) -> None:
        """Leave that much time between AI moves; thinking counts towards it. The first move waits
        `dealing` milliseconds more, for as long as the cards are seen being dealt.
        """
        self._post(setattr, self._dealer, "pause", milliseconds / 1000)
        self._post(setattr, self._dealer, "dealing", dealing / 1000)

    def start(
        self,
        game: str,
        *,
        seed: int | None = None,
        dealer: int | None = None,
        options: Iterable[str] = (),
    ) -> None:
        """Begin a sitting. Seed and dealer are drawn where None; the game must know both the
        dealer and the options.
        """
        self._begin_visit()
        self._post(self._dealer.start, game, seed, dealer, tuple(options))

    def resume(self, path: Path) -> None:
        """Go on with a saved deal."""
        self._begin_visit()
        self._post(self._dealer.resume, path)

    def take(self, record: Record) -> None:
        """Go on with an unfinished deal on record; it takes the place of the one that waits."""
        self._begin_visit()
        self._post(self._dealer.take, record)

    def new_deal(self, *, options: Iterable[str] | None = None) -> None:
        """Another deal, with a random dealer; without `options` they stay as they are."""
        self._post(self._dealer.new_deal, _kept(options))

    def next_deal(self, *, options: Iterable[str] | None = None) -> None:
        """Another deal; the next seat deals (N3.2)."""
        self._post(self._dealer.next_deal, _kept(options))

    def restart(self, *, options: Iterable[str] | None = None) -> None:
        """Begin the sitting anew, with a random dealer (N3.2)."""
        self._post(self._dealer.restart, _kept(options))

    def answer(self, action: Action) -> None:
        """Answer what was told last; the result is `told` or `refused`."""
        self._post(self._dealer.answer, action, self._step)

    def undo(self) -> None:
        """Go back to the person's last decision; the result is `told`, then `took_back`."""
        self._post(self._dealer.undo)

    def redo(self) -> None:
        """Make again what was undone, up to the next decision; the result is `told`."""
        self._post(self._dealer.redo)

    def retry(self) -> None:
        """Let an AI player who failed try again, unless the person has decided something since."""
        self._post(self._dealer.retry)

    def hint(self) -> None:
        """Ask what an expert would answer now; the result is `hinted`."""
        if self._view is not None and self._view.legal and self._hinting != self._step:
            self._hinting = self._step
            self._ask_counsel(Counsel.hint, self._view, self._step)

    def cancel_hint(self) -> None:
        """Do without the hint that was asked for."""
        self._hinting = None

    def review(self, record: Record, seat: int = PERSON) -> None:
        """Ask what each decision of a seat cost against an expert's; the result is `reviewed`.

        Another review is no longer gone on with.
        """
        self._ask_counsel(Counsel.review, record, seat)

    def stop_review(self) -> None:
        """Go no further with a review."""
        if self._counsel is not None:
            self._ask_counsel(Counsel.stop_review)

    def why(self, action: Action) -> None:
        """Ask why an action is not possible now; the result is `refused`."""
        self._post(self._dealer.why, action)

    def skip_dealing(self) -> None:
        """The cards are not seen being dealt any longer: nobody waits for that."""
        self._post(self._dealer.skip_dealing)

    def leave(self) -> None:
        """Get up from the table; an unfinished deal waits on disk."""
        self._begin_visit()
        self._post(self._dealer.leave)

    def look(self) -> None:
        """Ask which deals wait on disk; the result is `waiting`."""
        self._post(self._dealer.look)

    def look_back(self) -> None:
        """Ask which deals came to their end; the result is `past`."""
        self._post(self._dealer.look_back)

    def forget(self, record: Record) -> None:
        """Remove a deal that came to its end; the result is `past`."""
        self._post(self._dealer.forget, record)

    def read(self, path: Path) -> None:
        """Ask which deals a file holds; the result is `found` or `unreadable`."""
        self._post(self._dealer.read, path)

    def replay(self, record: Record | None = None, name: str = "") -> None:
        """Ask for a deal step by step, by default that at the table; the result is `replayed`, or
        `unreadable`.

        `name` is that of the file from which it came, "" for the past deals.
        """
        self._post(self._dealer.replay, record, name)

    def write(self, path: Path, record: Record | None = None) -> None:
        """Write a record to a file, by default that of the deal at the table."""
        self._post(self._dealer.write, path, record)

    def close(self) -> None:
        """End the worker once it has carried out what was posted before; do not wait for it."""
        if not self._leaving.is_set():
            self._leaving.set()
            self._post(self._dealer.quit)
            if self._counsel is not None:
                self._ask_counsel(Counsel.quit)

    def wait(self, milliseconds: int) -> bool:
        """Wait so long for the end of each worker, at the end of the process; False when one still
        thinks.
        """
        ended = [thread for thread in self._threads if thread.wait(milliseconds)]
        _RUNNING.difference_update(ended)
        return len(ended) == len(self._threads)

    def _begin_visit(self) -> None:
        """What is still on its way from the table before is not told any more."""
        self._visit += 1
        self._view = None
        self._post(setattr, self._dealer, "visit", self._visit)

    def _post(self, job: Callable[..., None], *arguments: object) -> None:
        self._posted.emit(partial(job, *arguments))

    def _ask_counsel(self, job: Callable[..., None], *arguments: object) -> None:
        """Let the expert do something, on a thread that is there from the first time on."""
        if self._counsel is None:
            counsel = self._counsel = Counsel(self._make_expert)
            counsel.hinted.connect(self._pass_hint)
            counsel.reviewed.connect(self.reviewed)
            counsel.trouble.connect(self._pass_failure)
            self._asked_counsel.connect(counsel.carry_out)
            self._threads.append(_started(counsel, "counsel"))
        self._asked_counsel.emit(partial(job, self._counsel, *arguments))

    @Slot(object, object, int, int)
    def _hear(self, view: View, events: Sequence[Event], visit: int, step: int) -> None:
        if visit == self._visit:
            self._step = step
            self._view = view
            self.told.emit(view, events)

    @Slot(object, object, int)
    def _pass_hint(self, view: View, thought: Assessment, step: int) -> None:
        """A hint counts as help when it comes: while its question still stands."""
        if view is self._view and step == self._hinting:
            self._hinting = None
            self._post(self._dealer.assist, Help.HINT, step)
            self.hinted.emit(view, thought)

    @Slot(object)
    def _pass_failure(self, trouble: Trouble) -> None:
        self._hinting = None  # one may ask again
        self.trouble.emit(trouble)


def _started(worker: QObject, name: str) -> QThread:
    """A thread with a worker in it."""
    thread = QThread()
    thread.setObjectName(name)
    worker.moveToThread(thread)
    _RUNNING.add(thread)
    thread.start()
    return thread


def _kept(options: Iterable[str] | None) -> tuple[str, ...] | None:
    """A copy for another thread."""
    return None if options is None else tuple(options)
