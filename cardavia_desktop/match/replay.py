"""A deal on record, step by step, with all hands open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from cardavia_desktop.match.deal import PERSON, Deal, Standing
from cardavia_desktop.rules import Record, Result, Table, View


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a deal: what the person saw, who was to move, though others did not know it, and
    the cards by face that each seat held.
    """

    view: View
    to_move: int | None
    hands: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, table: Table) -> Self:
        """How a table stands now."""
        return cls(table.view(PERSON), table.to_move, tuple(map(tuple, table.hands)))


@dataclass(frozen=True, slots=True)
class Replay:
    """A deal on record: as dealt, after each action, and how the sitting stands with it."""

    record: Record
    standing: Standing
    steps: tuple[Step, ...]

    @classmethod
    def of(cls, record: Record) -> Self:
        """Replay a record. Raises RecordError where it does not fit."""
        played = record.replay()
        table = record.start()
        steps = [Step.of(table)]
        for _, action in played.actions:
            table.play(action)
            steps.append(Step.of(table))
        return cls(record, Standing.of(Deal.of(record, played)), tuple(steps))

    @property
    def result(self) -> Result | None:
        """How the deal ended; None when it is not over."""
        return self.steps[-1].view.result
