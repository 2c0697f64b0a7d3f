"""A person at a table: what the interface thread holds of a match."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QThread, Signal, Slot

from cardavia_desktop.match.dealer import Dealer, SeatPlayer
from cardavia_desktop.match.storage import Storage
from cardavia_desktop.rules import Action, Record, View
from cardavia_desktop.rules.events import Event

_RUNNING: Final[set[QThread]] = set()
"""Threads that have not ended: Qt must not delete one while an AI player still thinks in it."""

_PASSED_ON: Final = (
    "refused",
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

    def __init__(self, folder: Path, seat_player: SeatPlayer) -> None:
        """Start the worker thread.

        `folder` keeps the unfinished deals.
        """
        super().__init__()
        self._visit = 0
        self._step = 0
        self._leaving = threading.Event()
        self._dealer = Dealer(Storage(folder), seat_player, self._leaving)
        self._dealer.told.connect(self._hear)
        for name in _PASSED_ON:
            getattr(self._dealer, name).connect(getattr(self, name))
        self._posted.connect(self._dealer.carry_out)
        self._thread = QThread()
        self._thread.setObjectName("match")
        self._dealer.moveToThread(self._thread)
        _RUNNING.add(self._thread)
        self._thread.start()

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

    def replay(self, record: Record, name: str) -> None:
        """Ask for a deal step by step; the result is `replayed`, or `unreadable`.

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

    def wait(self, milliseconds: int) -> bool:
        """Wait for the end of the worker, at the end of the process; False when it still thinks."""
        ended = self._thread.wait(milliseconds)
        if ended:
            _RUNNING.discard(self._thread)
        return ended

    def _begin_visit(self) -> None:
        """What is still on its way from the table before is not told any more."""
        self._visit += 1
        self._post(setattr, self._dealer, "visit", self._visit)

    def _post(self, job: Callable[..., None], *arguments: object) -> None:
        self._posted.emit(partial(job, *arguments))

    @Slot(object, object, int, int)
    def _hear(self, view: View, events: Sequence[Event], visit: int, step: int) -> None:
        if visit == self._visit:
            self._step = step
            self.told.emit(view, events)


def _kept(options: Iterable[str] | None) -> tuple[str, ...] | None:
    """A copy for another thread."""
    return None if options is None else tuple(options)
