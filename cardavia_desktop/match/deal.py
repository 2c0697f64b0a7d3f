"""A deal of a sitting: the table, and what its record says besides."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Self

from cardavia_desktop.rules import Game, Record, Table
from cardavia_desktop.rules.deal_number import SEEDS, DealNumber

_MOST: Final = 10**9
"""Points of a seat that a sitting can come to; more in a file is no sense, and no page shows it."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal in progress or over.

    `before` are the points of each seat in the sitting up to this deal, `number` is None when the
    deck came without a seed, `notes` are the keys of the record that the rules do not know.
    """

    table: Table
    before: tuple[int, ...]
    number: DealNumber | None
    notes: Mapping[str, object]

    @classmethod
    def new(
        cls,
        game: Game,
        before: tuple[int, ...] | None = None,
        *,
        seed: int | None = None,
        dealer: int | None = None,
        options: Iterable[str] = (),
    ) -> Self:
        """Deal; without `before` a sitting begins. Seed and dealer are drawn where None.

        Raises DeckError for an unknown dealer or option.
        """
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        before = (0,) * game.seats if before is None else before
        table = game.deal(seed, dealer, options)
        notes = {
            "seed": seed,
            "time": datetime.now(UTC).isoformat(timespec="seconds"),
            "sitting": list(before),
        }
        return cls(table, before, DealNumber(game.name, table.dealer, seed, table.options), notes)

    @classmethod
    def of(cls, record: Record, table: Table) -> Self:
        """The deal of a record and the `table` behind it; notes without sense count for none."""
        before = (0,) * table.game.seats
        points = record.extra.get("sitting")
        if (
            isinstance(points, list)
            and len(points) == table.game.seats
            and all(type(n) is int and abs(n) <= _MOST for n in points)
        ):
            before = tuple(points)
        number, seed = None, record.extra.get("seed")
        if type(seed) is int and seed in range(SEEDS):
            number = DealNumber(record.game, record.dealer, seed, table.options)
        return cls(table, before, number, record.extra)

    @property
    def record(self) -> Record:
        """The record of the deal as it stands."""
        return Record.of(self.table, **self.notes)

    @property
    def seed(self) -> int:
        """What the AI players get; 0 where the deck came without a seed."""
        return 0 if self.number is None else self.number.seed

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in the sitting, this deal included once it is over."""
        result = self.table.result
        if result is None:
            return self.before
        return tuple(a + b for a, b in zip(self.before, result.points, strict=True))

    def at(self, table: Table) -> Self:
        """The deal when it has come to `table`."""
        return replace(self, table=table)

    def another(self) -> Self:
        """Another deal of the sitting, with a random dealer."""
        table = self.table
        return self.new(table.game, self.totals, options=table.options)

    def next(self) -> Self:
        """Another deal of the sitting; the next seat deals (N3.2)."""
        table = self.table
        dealer = (table.dealer + 1) % table.game.seats
        return self.new(table.game, self.totals, dealer=dealer, options=table.options)

    def restart(self) -> Self:
        """The first deal of a new sitting of the same game, with a random dealer (N3.2)."""
        return self.new(self.table.game, options=self.table.options)
