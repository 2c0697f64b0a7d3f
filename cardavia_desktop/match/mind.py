"""The Master's thinking, in a process of its own.

A thread that thinks holds Python's interpreter lock, and the window comes late; `make bench`
measures by how much.
"""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from cardavia_desktop.players import Adviser, Assessment, player
from cardavia_desktop.rules import Action, View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

PATIENCE: Final = 3.0
"""Seconds after which the Master answers with what it knows by then: a person waits."""
START: Final = 60.0
"""Seconds after which it counts as impossible to start a process."""
LONGEST: Final = 20.0
"""Seconds after which a process counts as dead that does not answer."""

_log = logging.getLogger(__name__)


class Expert(Adviser, Protocol):
    """A player who can be asked about an answer that it would not think of."""

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        """As an adviser does; the answers in `also` are looked at closely as well."""
        ...


MakeExpert = Callable[[int], Expert]
"""Makes an expert from a seed."""


class ThoughtError(RuntimeError):
    """Nothing came of a thought: the player raised something, or its process died."""


class Thought(NamedTuple):
    """What is to be thought about, by an expert of this seed."""

    seed: int
    view: View
    also: tuple[Action, ...]


def master(seed: int) -> Expert:
    """The Master for a person, who does not wait longer than PATIENCE."""
    from cardavia_desktop.players.master import Master  # noqa: PLC0415  # not with the start page

    return Master(seed, patience=PATIENCE)


class Mind:
    """Thinks in a process, which starts with the first thought.

    Where no process can be started it thinks on the thread that asks. Only one thread may ask;
    `close` may be called from another.
    """

    def __init__(self, make: MakeExpert = master) -> None:
        """`make`, a function of a module, makes who thinks."""
        self._make = make
        self._lock = threading.Lock()  # of the process and what follows
        self._process: BaseProcess | None = None
        self._closed = False
        self._channel: Connection | None = None
        self._alone = False  # no process can be had

    def player(self, name: str, seed: int) -> Adviser:
        """A player by its name. Raises UnknownPlayer."""
        return self.expert(seed) if name == "master" else player(name, seed)

    def expert(self, seed: int) -> Expert:
        """The expert, who thinks in the process."""
        return _Elsewhere(self, seed)

    def consider(self, thought: Thought) -> Assessment:
        """What comes of a thought. Raises ThoughtError; after `close` always."""
        if self._channel is None and not self._alone:
            self._start()
        if self._channel is None:
            return _consider(self._make, thought)
        try:
            self._channel.send(thought)
            answer = _receive(self._channel, LONGEST)
        except (EOFError, OSError) as error:
            self._end()
            raise ThoughtError("the process of the thought is dead") from error
        if not isinstance(answer, Assessment):
            raise ThoughtError(answer)
        if answer.cut_short:
            _log.warning("The machine is busy: a thought was cut short")
        return answer

    def close(self) -> None:
        """End the process, whatever it thinks about."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _start(self) -> None:
        import multiprocessing  # noqa: PLC0415  # not with the start page

        # A spawned process behaves alike on every platform, whatever this one has loaded.
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, self._make), daemon=True)
        try:
            with self._lock:
                self._refuse_when_closed()
                process.start()
                self._process = process
            theirs.close()
            _receive(ours, START)
        except (EOFError, OSError) as error:
            self._end()
            self._refuse_when_closed()
            _log.warning("No process can be started to think in", exc_info=error)
            self._alone = True
        else:
            self._channel = ours

    def _refuse_when_closed(self) -> None:
        if self._closed:
            raise ThoughtError("the mind is closed")

    def _end(self) -> None:
        """A process from which nothing comes any more is no use."""
        self._channel = None
        with self._lock:
            process, self._process = self._process, None
            if process is not None:
                process.kill()


class _Elsewhere:
    """A player who thinks in the process of a mind."""

    def __init__(self, mind: Mind, seed: int) -> None:
        self._mind = mind
        self._seed = seed

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.consider(view).best.action

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        return self._mind.consider(Thought(self._seed, view, tuple(also)))


def _receive(channel: Connection, seconds: float) -> object:
    """What comes next, in so many seconds. Raises EOFError or OSError when nothing does."""
    if not channel.poll(seconds):
        raise TimeoutError
    return channel.recv()


def _consider(make: MakeExpert, thought: Thought) -> Assessment:
    return make(thought.seed).consider(thought.view, thought.also)


def _serve(channel: Connection, make: MakeExpert) -> None:
    """Answer thoughts until the other side is gone; an error is answered with its text."""
    from cardavia_desktop.match.children import follow_parent  # noqa: PLC0415  # in the process only

    follow_parent()
    channel.send("ready")
    while True:
        try:
            thought = channel.recv()
        except EOFError:
            return
        try:
            answer: Assessment | str = _consider(make, thought)
        except Exception:  # of whatever kind: the next thought may go well
            answer = traceback.format_exc()
        channel.send(answer)
