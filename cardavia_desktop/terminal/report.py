"""What `simulate` shows and writes: a progress bar, the records, a table of the statistics."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.i18n.text import Counted, fill, number_text
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.match.simulation import Outcome, Simulation, Tally, seeds_of, simulate
from cardavia_desktop.rules import GAMES
from cardavia_desktop.terminal.complaint import Complaint
from cardavia_desktop.terminal.progress import with_progress

translate = QCoreApplication.translate


def run(simulation: Simulation, seed: int, deals: int, jobs: int, records: str | None) -> None:
    """Play the deals, write their records to the file `records`, and print the table.

    Raises Complaint when the records cannot be written.
    """
    began = time.monotonic()
    outcomes = simulate(simulation, seeds_of(seed, deals), jobs)
    if records is not None:
        outcomes = _written(outcomes, records)
    summary = Summary.of(with_progress(outcomes, deals), len(simulation.players))
    for line in table(simulation, summary, time.monotonic() - began):
        print(line)


@dataclass(frozen=True, slots=True)
class Summary:
    """The statistics of some deals: of each seat, and how many deals nobody won, and how many
    actions all deals had.
    """

    seats: tuple[Tally, ...]
    draws: int
    actions: int

    @classmethod
    def of(cls, outcomes: Iterable[Outcome], seats: int) -> Summary:
        """Sum up some deals."""
        tallies = tuple(Tally() for _ in range(seats))
        draws = actions = 0
        for outcome in outcomes:
            draws += outcome.winner is None
            actions += outcome.length
            for seat, tally in enumerate(tallies):
                tally.add(outcome.winner == seat, outcome.points[seat])
        return cls(tallies, draws, actions)


def table(simulation: Simulation, summary: Summary, seconds: float) -> list[str]:
    """The statistics as lines of text; `seconds` is how long the deals took."""
    deals = summary.seats[0].deals
    rows = [
        (
            translate("Simulation", "Seat"),
            #: head of a column: which kind of AI plays
            translate("Simulation", "Player"),
            #: head of a column: how many deals a player has won
            translate("Simulation", "Wins"),
            translate("Simulation", "Points a deal"),
        )
    ]
    for seat, (name, tally) in enumerate(zip(simulation.players, summary.seats, strict=True)):
        wins = f"{number_text(tally.wins)} ({tally.wins / deals:.1%})"
        points = f"{tally.mean:+.2f} ± {tally.margin:.2f}".replace("-", "−").replace("inf", "∞")
        rows.append((number_text(seat), name, wins, points))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    draws = translate("Simulation", "Draws: %1 (%2)")
    length = translate("Simulation", "Mean length: %1 actions")
    speed = translate("Simulation", "Deals per second: %1")
    return [
        f"{game_title(GAMES[simulation.game])} · {Counted.deals(deals)}",
        *(
            f"{seat:<{widths[0]}}  {name:<{widths[1]}}  {wins:>{widths[2]}}  {points:>{widths[3]}}"
            for seat, name, wins, points in rows
        ),
        fill(draws, number_text(summary.draws), f"{summary.draws / deals:.1%}"),
        fill(length, f"{summary.actions / deals:.1f}"),
        fill(speed, f"{deals / seconds:.1f}"),
    ]


def _written(outcomes: Iterable[Outcome], path: str) -> Iterator[Outcome]:
    """The outcomes; the record of each is written to a file as it comes."""
    try:
        with Path(path).open("w", encoding="ascii", newline="\n") as file:
            for outcome in outcomes:
                file.write(f"{outcome.record}\n")
                yield outcome
    except OSError as error:
        message = translate("Simulation", "The records cannot be written to %1: %2.")
        raise Complaint(fill(message, path, error.strerror)) from None
