"""Deals played headless by AI players, on as many processes as wanted, with the same records.

Everything about a deal follows from the seed of the simulation and the deal's place in it, so
that the records do not depend on how the deals were shared out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from cardavia_desktop.match.pool import in_order
from cardavia_desktop.players import Player, player
from cardavia_desktop.rules import GAMES, Record, Result, Table
from cardavia_desktop.rules.deal_number import SEEDS
from cardavia_desktop.rules.record import result_of
from cardavia_desktop.rules.shuffle import SplitMix64

_CHUNK: Final = 16
"""Deals that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What to play: a game, its table options, and the name of the player of each seat."""

    game: str
    players: tuple[str, ...]
    options: frozenset[str] = frozenset()

    def play(self, seed: int) -> Table:
        """Play the deal of `seed` to its end."""
        table = GAMES[self.game].deal(seed, options=self.options)
        play_out(table, [player(name, seed) for name in self.players])
        return table


def play_out(table: Table, seats: Sequence[Player]) -> Result:
    """Let players answer, one for each seat, until the deal is over."""
    while (seat := table.to_move) is not None:
        table.play(seats[seat].choose(table.view(seat)))
    assert table.result is not None, "a deal that was played to its end has a result"
    return table.result


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
    return in_order(partial(_outcome, simulation), seeds, jobs, _CHUNK)


def _outcome(simulation: Simulation, seed: int) -> Outcome:
    table = simulation.play(seed)
    result = table.result
    assert result is not None, "it was played to its end"
    record = Record.of(table, seed=seed, players=simulation.players, result=result_of(table))
    return Outcome(record.write(), result.winner, result.points, len(table.actions))


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
