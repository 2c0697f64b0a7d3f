"""Deals played headless by AI players, on as many processes as wanted, with the same records.

Everything about a deal follows from the seed of the simulation and the deal's place in it, so
that the records do not depend on how the deals were shared out.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from typing import Final, NamedTuple

from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES, Record, Table
from cardavia_desktop.rules.deal_number import SEEDS
from cardavia_desktop.rules.record import result_of
from cardavia_desktop.rules.shuffle import SplitMix64

_CHUNK: Final = 16
"""Deals that a process plays before it reports."""

_AHEAD: Final = 4
"""Chunks for each process that are handed out before their turn to be reported has come."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What to play: a game, its table options, and the name of the player of each seat."""

    game: str
    players: tuple[str, ...]
    options: frozenset[str] = frozenset()

    def play(self, seed: int) -> Table:
        """Play the deal of `seed` to its end."""
        table = GAMES[self.game].deal(seed, options=self.options)
        seats = [player(name, seed) for name in self.players]
        while (seat := table.to_move) is not None:
            table.play(seats[seat].choose(table.view(seat)))
        return table


class Outcome(NamedTuple):
    """A deal that was played: its record as a line of JSON, and what statistics need."""

    record: str
    winner: int | None
    points: tuple[int, ...]
    length: int


def seeds_of(seed: int, deals: int) -> Iterator[int]:
    """The seeds of the deals of a simulation; each has a deal number."""
    source = SplitMix64(seed)
    return (source.next() % SEEDS for _ in range(deals))


def simulate(simulation: Simulation, seeds: Iterable[int], jobs: int = 1) -> Iterator[Outcome]:
    """Play the deals of `seeds` on `jobs` processes; the outcomes come in the order of the seeds.

    With one job the deals are played in this process.
    """
    if jobs == 1:
        yield from (_outcome(simulation, seed) for seed in seeds)
        return
    source = iter(seeds)
    chunks = iter(lambda: tuple(islice(source, _CHUNK)), ())
    # Spawned processes behave alike on every platform, whatever this one has loaded.
    context = multiprocessing.get_context("spawn")
    pending: deque[Future[list[Outcome]]] = deque()
    with ProcessPoolExecutor(jobs, context, initializer=_follow_parent) as pool:
        try:
            for chunk in chunks:
                pending.append(pool.submit(_outcomes, simulation, chunk))
                if len(pending) >= jobs * _AHEAD:
                    yield from pending.popleft().result()
            while pending:
                yield from pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()


def _outcome(simulation: Simulation, seed: int) -> Outcome:
    table = simulation.play(seed)
    result = table.result
    assert result is not None, "a deal that was played to its end has a result"
    record = Record.of(table, seed=seed, players=simulation.players, result=result_of(table))
    return Outcome(record.write(), result.winner, result.points, len(table.actions))


def _outcomes(simulation: Simulation, seeds: Iterable[int]) -> list[Outcome]:
    return [_outcome(simulation, seed) for seed in seeds]


def _follow_parent() -> None:
    """Leave Ctrl+C to the process that started the simulation, and end when that one is gone.

    A killed process cannot tell its pool, which would wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "only processes of the pool come here"
    parent.join()
    os._exit(1)


@dataclass(slots=True)
class Tally:
    """The statistics of one seat over many deals."""

    wins: int = 0
    deals: int = 0
    points: int = 0
    squares: int = 0

    def add(self, won: bool, points: int) -> None:
        """Count a deal."""
        self.wins += won
        self.deals += 1
        self.points += points
        self.squares += points * points

    @property
    def mean(self) -> float:
        """Mean points a deal."""
        return self.points / self.deals

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval of the mean (normal approximation)."""
        if self.deals < 2:
            return float("inf")
        variance = (self.squares - self.points * self.mean) / (self.deals - 1)
        return 1.96 * sqrt(max(0.0, variance) / self.deals)
