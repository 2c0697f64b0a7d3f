"""The dealer: holds the table and the AI players, on the worker thread."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cardavia_desktop.match import disk
from cardavia_desktop.match.claim import ClaimedError
from cardavia_desktop.match.deal import PERSON, Deal, Standing
from cardavia_desktop.match.history import FILE_NAME
from cardavia_desktop.match.kept import KeptDeal
from cardavia_desktop.match.notes import Help
from cardavia_desktop.match.record_file import Obstacle, UnreadableError, read_records
from cardavia_desktop.match.replay import Replay
from cardavia_desktop.match.storage import Storage
from cardavia_desktop.match.troubles import Kind, Trouble
from cardavia_desktop.players import Player, player
from cardavia_desktop.rules import GAMES, Action, Record, RecordError, View
from cardavia_desktop.rules.deal_number import DealNumber
from cardavia_desktop.rules.events import Dealt

STAND_IN: Final = "apprentice"
"""The player who moves for one that failed."""

SeatPlayer = Callable[[str, int], Player]
"""Makes the player of an AI seat, from its level and the seed of the deal."""

_MOST_OTHERS: Final = max(game.seats for game in GAMES.values()) - 1

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Waiting:
    """An unfinished deal on disk, and how many cards its stock still has."""

    path: Path
    game: str
    number: DealNumber | None
    stock: int


class Dealer(QObject):
    """Deals, asks the AI players, paces them, and saves after every action.

    Its methods are called by `Sitting` through the event queue of the worker thread.
    """

    told = Signal(object, object, int, int)  # View, tuple[Event, ...], visit, step
    undoable = Signal(bool, bool)
    took_back = Signal(object)  # Action
    refused = Signal(object, object)  # Action, Refusal
    standing = Signal(object)  # Standing
    waiting = Signal(object)  # tuple[Waiting, ...]
    trouble = Signal(object)  # Trouble
    past = Signal(object)  # tuple[KeptDeal, ...]
    found = Signal(object)  # tuple[KeptDeal, ...]
    replayed = Signal(object)  # Replay
    unreadable = Signal(object)  # UnreadableError

    def __init__(self, storage: Storage, seat_player: SeatPlayer, leaving: threading.Event) -> None:
        """Make a dealer without a table; once `leaving` is set nobody is asked any more."""
        super().__init__()
        self.pause = 0.0
        """Seconds between what the person sees of one AI move and the next."""
        self.dealing = 0.0
        """Seconds for which the person sees cards being dealt, before that pause."""
        self.visit = 0
        """Which of the person's visits to a table this is; it is told along."""
        self.levels: Sequence[str] = (STAND_IN,) * _MOST_OTHERS
        """The names of the AI players at seats 1, 2 …, for deals that begin."""
        self._storage = storage
        self._seat_player = seat_player
        self._leaving = leaving
        self._players: dict[int, Player] = {}
        self._known: set[Trouble] = set()  # troubles that were told
        self._deal: Deal | None = None
        self._next: Deal | None = None  # the deal after the AI move that waits for its time
        self._view: View | None = None
        self._failed_at: int | None = (
            None  # the move, since the person's last, that a player failed at
        )
        self._heard = 0  # events that have been told
        self._step = 0  # times that something was told
        self._seen_until = 0.0  # when an AI player may move again
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._move)

    @Slot(object)
    def carry_out(self, job: Callable[[], None]) -> None:
        """Do a job that was posted from another thread."""
        job()

    def start(
        self, game: str, seed: int | None, dealer: int | None, options: Iterable[str]
    ) -> None:
        """Begin a sitting with a new deal."""
        self._begin(Deal.new(GAMES[game], seed=seed, dealer=dealer, options=options))

    def new_deal(self, options: Iterable[str] | None) -> None:
        """Another deal of the sitting, with a random dealer."""
        if self._deal is not None:
            self._begin(self._deal.another(options))

    def next_deal(self, options: Iterable[str] | None) -> None:
        """Another deal of the sitting; the deal passes to the next seat (N3.2)."""
        if self._deal is not None:
            self._begin(self._deal.next(options))

    def restart(self, options: Iterable[str] | None) -> None:
        """A new sitting of the same game, with a new random dealer (N3.2)."""
        if self._deal is not None:
            self._begin(self._deal.restart(options))

    def resume(self, path: Path) -> None:
        """Go on with a saved deal where it stood, its sitting too."""
        try:
            record, table = self._storage.load(path)
        except FileNotFoundError:  # it came to its end meanwhile
            self.look()
            return
        except (OSError, RecordError):
            _log.exception("The saved deal %s cannot be read", path)
            self._tell_trouble(Kind.BROKEN_FILE, str(self._storage.put_aside(path)))
            self.look()
            return
        self._go_on_with(Deal.of(record, table))

    def take(self, record: Record) -> None:
        """Go on with an unfinished deal on record, in place of the one of its game that waits."""
        try:
            table = record.replay()
        except RecordError as error:
            self.unreadable.emit(UnreadableError.of(FILE_NAME, error))
            return
        deal = Deal.of(record, table)
        self._save(deal)
        self._go_on_with(deal)

    def answer(self, action: Action, step: int) -> None:
        """The person's answer to what was told at `step`.

        An answer to an earlier question (a second click on a button) means nothing any more.
        """
        if self._deal is None or step != self._step:
            return
        refusal = self._deal.table.refuse(PERSON, action)
        if refusal is not None:
            self.refused.emit(action, refusal)
            return
        after = self._deal.table.copy()
        after.play(action)
        self._deal = self._deal.at(after)
        self._failed_at = None
        self._happened()

    def undo(self) -> None:
        """Go back to the last decision of the person."""
        if self._deal is not None and self._deal.can_undo:
            deal = self._deal.undo()
            self._turn_to(deal)
            self.took_back.emit(deal.undone[0][1])

    def redo(self) -> None:
        """Make the moves again that were undone, up to the next decision of the person."""
        if self._deal is not None and self._deal.undone:
            self._timer.stop()
            self._deal, self._next = self._deal.redo(), None
            self._happened()

    def retry(self) -> None:
        """Let the AI player who failed try again, if the person has not decided anything since."""
        if self._deal is not None and self._failed_at is not None:
            self._known.discard(Trouble(Kind.PLAYER_FAILED, ""))
            self._turn_to(self._deal.back_to(self._failed_at))

    def assist(self, with_: Help, step: int) -> None:
        """Note that the person was helped with what was told at `step`."""
        if self._deal is not None and step == self._step and with_ not in self._deal.help:
            self._deal = self._deal.helped(with_)
            self._save(self._deal)

    def why(self, action: Action) -> None:
        """Say why the person may not do something now, if so."""
        if self._deal is not None:
            refusal = self._deal.table.refuse(PERSON, action)
            if refusal is not None:
                self.refused.emit(action, refusal)

    def skip_dealing(self) -> None:
        """The person has seen enough of the dealing: only the pause is left of the time."""
        self._seen_until = min(self._seen_until, time.monotonic() + self.pause)
        if self._timer.isActive():
            self._timer.start(min(self._timer.remainingTime(), round(self.pause * 1000)))

    def leave(self) -> None:
        """Get up from the table; an unfinished deal waits on disk."""
        self._timer.stop()
        self._deal = self._next = self._view = None

    def look(self) -> None:
        """Tell which deals wait on disk, the latest first."""
        found = self._storage.look()
        for path in found.broken:
            _log.warning("A saved deal cannot be read; it lies in %s", path)
            self._tell_trouble(Kind.BROKEN_FILE, str(path))
        self.waiting.emit(
            tuple(
                Waiting(path, record.game, Deal.of(record, table).number, table.stock)
                for path, record, table in reversed(found.deals)
                if table.result is None
            )
        )

    def look_back(self) -> None:
        """Tell which deals came to their end, the latest first."""
        try:
            self.past.emit(tuple(self._storage.history.deals()))
        except OSError as error:
            self._tell_unreadable(error)

    def forget(self, record: Record) -> None:
        """Remove a deal that came to its end, and tell which are left."""
        try:
            self._storage.history.forget(record)
        except OSError as error:
            self._tell_unreadable(error)
        except disk.NotSaved as error:
            self.trouble.emit(Trouble(Kind.NOT_WRITTEN, str(error)))
        else:
            self.look_back()

    def read(self, path: Path) -> None:
        """Tell which deals a file holds."""
        try:
            self.found.emit(tuple(map(KeptDeal.of, read_records(path))))
        except UnreadableError as error:
            self.unreadable.emit(error)

    def replay(self, record: Record | None, name: str) -> None:
        """Tell a deal on record step by step, one of the file `name` or a past one; without a
        record that at the table.
        """
        if record is None and self._deal is not None:
            record = self._deal.record
        if record is None:
            return
        try:
            self.replayed.emit(Replay.of(record))
        except RecordError as error:
            self.unreadable.emit(UnreadableError.of(name or FILE_NAME, error))

    def write(self, path: Path, record: Record | None) -> None:
        """Write a record to a file, by default that of the deal at the table."""
        if record is None and self._deal is not None:
            record = self._deal.record
        if record is None:
            return
        try:
            disk.write(path, f"{record.write()}\n".encode())
        except disk.NotSaved as error:
            self.trouble.emit(Trouble(Kind.NOT_WRITTEN, str(error)))

    def quit(self) -> None:
        """End the thread; all that came before is done and saved."""
        self.leave()
        self.thread().quit()

    def _begin(self, deal: Deal) -> None:
        self._sit_down(deal.played_by(self.levels))
        self._happened()

    def _go_on_with(self, deal: Deal) -> None:
        """Take up a deal that has been on disk; what happened before is told by the view."""
        self._sit_down(deal if deal.players is not None else deal.played_by(self.levels))
        self._heard = len(deal.table.events)
        self._tell()
        self._go_on()

    def _turn_to(self, deal: Deal) -> None:
        """Go back to an earlier moment of the deal at the table."""
        before, self._deal = self._deal, deal
        assert before is not None, "a deal is at the table"
        self._timer.stop()
        self._next = None
        self._failed_at = None
        self._heard = len(deal.table.events)
        self._save(deal)
        if before.table.result is not None:
            self._take_from_past(before)
        self._tell_standing(deal)
        self._tell()
        self._go_on()

    def _take_from_past(self, deal: Deal) -> None:
        """Let a deal not have come to its end."""
        try:
            self._storage.history.forget(deal.record)
        except (OSError, disk.NotSaved) as error:
            _log.warning("The deal stays among those that are over: %s", error)
            self._tell_trouble(Kind.NOT_SAVED, str(error))

    def _sit_down(self, deal: Deal) -> None:
        self.leave()
        self._deal = deal
        self._heard = 0
        self._seen_until = 0.0
        self._failed_at = None
        assert deal.players is not None, "a deal at the table has players"
        self._players = {
            seat: self._seat_player(level, deal.seed)
            for seat, level in enumerate(deal.players)
            if seat != PERSON
        }
        self._tell_standing(deal)

    def _happened(self) -> None:
        """Save and tell what happened, and go on."""
        assert self._deal is not None, "something happened in a deal"
        self._save(self._deal)
        self._tell()
        self._go_on()

    def _save(self, deal: Deal) -> None:
        """Put a deal on disk; a finished one waits for nobody any more."""
        try:
            if deal.table.result is None:
                self._storage.save(deal.record)
            else:
                self._storage.finish(deal.record)
        except ClaimedError:
            self._tell_trouble(Kind.CLAIMED, "")
        except disk.NotSaved as error:
            _log.warning("The deal cannot be saved: %s", error)
            self._tell_trouble(Kind.NOT_SAVED, str(error))

    def _tell(self) -> None:
        """Tell what the person saw happen; nothing when another seat answered in secret."""
        deal = self._deal
        assert deal is not None, "there is a deal to tell of"
        table = deal.table
        view = table.view(PERSON)
        events = tuple(
            seen for event in table.events[self._heard :] if (seen := event.seen_by(PERSON))
        )
        self._heard = len(table.events)
        if view == self._view:
            return
        self._view = view
        if events:
            dealt = any(isinstance(event, Dealt) for event in events)
            self._seen_until = time.monotonic() + (self.dealing if dealt else 0.0) + self.pause
        if table.result is not None:
            self._tell_standing(deal)
        self.undoable.emit(deal.can_undo, bool(deal.undone))
        self._step += 1
        # The window shows both; worked out here, they are remembered, and it need not wait.
        _ = view.distance, view.waits
        self.told.emit(view, events, self.visit, self._step)

    def _tell_standing(self, deal: Deal) -> None:
        self.standing.emit(Standing.of(deal))

    def _go_on(self) -> None:
        """Let the AI seat to move think; its move then waits for its time.

        What the person does not see happen takes no time: a pause would tell that somebody was
        asked.
        """
        deal = self._deal
        if self._leaving.is_set() or deal is None or deal.table.to_move in (None, PERSON):
            return
        action = self._choose(deal, deal.table.to_move)
        if self._leaving.is_set():
            return
        after = deal.table.copy()
        visible = any(event.seen_by(PERSON) for event in after.play(action))
        due = self._seen_until - time.monotonic() if visible else 0.0
        self._next = deal.at(after)
        self._timer.start(max(0, round(due * 1000)))

    @Slot()
    def _move(self) -> None:
        """Carry out the AI move whose time has come."""
        self._deal, self._next = self._next, None
        self._happened()

    def _choose(self, deal: Deal, seat: int) -> Action:
        """What an AI player answers; where it fails, what the apprentice does."""
        view = deal.table.view(seat)
        try:
            return _chosen(self._players[seat], view)
        except Exception:  # of whatever kind: the deal goes on
            if self._leaving.is_set():  # whoever thought was ended, and this move is not made
                return view.legal[0]
            _log.exception("The player of seat %d failed", seat)
            if self._failed_at is None:
                self._failed_at = len(deal.table.actions)
            self._tell_trouble(Kind.PLAYER_FAILED, str(seat))
        try:
            return _chosen(player(STAND_IN, deal.seed), view)
        except Exception:  # of whatever kind: any legal answer keeps the deal going
            _log.exception("The player in place of seat %d failed", seat)
            return view.legal[0]

    def _tell_trouble(self, kind: Kind, detail: str) -> None:
        """Tell of each kind of trouble once, and of each broken file."""
        known = Trouble(kind, detail if kind is Kind.BROKEN_FILE else "")
        if known not in self._known:
            self._known.add(known)
            self.trouble.emit(Trouble(kind, detail))

    def _tell_unreadable(self, error: OSError) -> None:
        self.unreadable.emit(UnreadableError(FILE_NAME, Obstacle.SYSTEM, error.strerror or ""))


def _chosen(someone: Player, view: View) -> Action:
    """What a player chooses. Raises what the player raises, ValueError when it is not legal."""
    action = someone.choose(view)
    if action not in view.legal:
        raise ValueError(f"{action!r} is not legal")
    return action
