"""A deal of a sitting: the table, and what its record says besides."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Self

from cardavia_desktop.match.kept import number_of
from cardavia_desktop.match.notes import Points, course_of
from cardavia_desktop.rules import Game, Record, Table
from cardavia_desktop.rules.deal_number import SEEDS, DealNumber
from cardavia_desktop.rules.record import result_of

PERSON: Final = 0
"""The seat at which the person sits."""

_REMEMBERED: Final = 200
"""Standings of a sitting that its records keep."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal in progress or over.

    `course` are the standings of the sitting up to this deal: the points of each seat when it
    began, as far back as is remembered, and after each deal. `number` is None when the deck came
    without a seed, `notes` are the keys of the record that the rules do not know.
    """

    table: Table
    course: tuple[Points, ...]
    number: DealNumber | None
    notes: Mapping[str, object]

    @classmethod
    def new(
        cls,
        game: Game,
        course: tuple[Points, ...] | None = None,
        *,
        seed: int | None = None,
        dealer: int | None = None,
        options: Iterable[str] = (),
    ) -> Self:
        """Deal; without a `course` a sitting begins. Seed and dealer are drawn where None.

        Raises DeckError for an unknown dealer or option.
        """
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        course = ((0,) * game.seats,) if course is None else course[-_REMEMBERED:]
        table = game.deal(seed, dealer, options)
        notes = {
            "seed": seed,
            "time": datetime.now(UTC).isoformat(timespec="seconds"),
            "sitting": course[-1],
            "course": course,
        }
        return cls(table, course, DealNumber(game.name, table.dealer, seed, table.options), notes)

    @classmethod
    def of(cls, record: Record, table: Table) -> Self:
        """The deal of a record and the `table` behind it; notes without sense count for none."""
        notes = record.extra
        course = course_of(table.game, notes.get("sitting"), notes.get("course"))
        return cls(table, course, number_of(record), notes)

    @property
    def record(self) -> Record:
        """The record of the deal as it stands."""
        notes = {key: value for key, value in self.notes.items() if key != "result"}
        result = result_of(self.table)
        return Record.of(self.table, **notes, **({} if result is None else {"result": result}))

    @property
    def before(self) -> Points:
        """The points of each seat in the sitting up to this deal."""
        return self.course[-1]

    @property
    def seed(self) -> int:
        """What the AI players get; 0 where the deck came without a seed."""
        return 0 if self.number is None else self.number.seed

    @property
    def totals(self) -> Points:
        """The points of each seat in the sitting, this deal included once it is over."""
        result = self.table.result
        if result is None:
            return self.before
        return tuple(a + b for a, b in zip(self.before, result.points, strict=True))

    @property
    def standings(self) -> tuple[Points, ...]:
        """The course of the sitting, this deal included once it is over."""
        return self.course if self.table.result is None else (*self.course, self.totals)

    def at(self, table: Table) -> Self:
        """The deal when it has come to `table`."""
        return replace(self, table=table)

    def another(self, options: Iterable[str] | None = None) -> Self:
        """Another deal of the sitting, with a random dealer; None keeps the table options."""
        return self._follow(self.standings, options)

    def next(self, options: Iterable[str] | None = None) -> Self:
        """Another deal of the sitting; the next seat deals (N3.2)."""
        dealer = (self.table.dealer + 1) % self.table.game.seats
        return self._follow(self.standings, options, dealer)

    def restart(self, options: Iterable[str] | None = None) -> Self:
        """The first deal of a new sitting of the same game, with a random dealer (N3.2)."""
        return self._follow(None, options)

    def _follow(
        self,
        course: tuple[Points, ...] | None,
        options: Iterable[str] | None,
        dealer: int | None = None,
    ) -> Self:
        table = self.table
        options = table.options if options is None else options
        return self.new(table.game, course, dealer=dealer, options=options)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of a deal besides its cards.

    `number` is None for a deal whose deck came without a seed; `course` are the standings of the
    sitting so far: the points of each seat when it began, and after each deal, this one included
    once it is over.
    """

    game: str
    number: DealNumber | None
    course: tuple[Points, ...]

    @classmethod
    def of(cls, deal: Deal) -> Self:
        """The standing with a deal."""
        return cls(deal.table.game.name, deal.number, deal.standings)

    @property
    def totals(self) -> Points:
        """The points of each seat in this sitting."""
        return self.course[-1]
