"""A deal of a sitting: the table, and what its record says besides."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Self

from cardavia_desktop.match.kept import number_of
from cardavia_desktop.match.notes import (
    PERSON_NAME,
    Help,
    Points,
    course_of,
    help_of,
    players_of,
)
from cardavia_desktop.rules import (
    Action,
    Game,
    IllegalAction,
    NotationError,
    Record,
    Table,
)
from cardavia_desktop.rules.deal_number import SEEDS, DealNumber
from cardavia_desktop.rules.record import result_of

PERSON: Final = 0
"""The seat at which the person sits."""

_REMEMBERED: Final = 200
"""Standings of a sitting that its records keep."""

Move = tuple[int, Action]
"""A seat and what it did."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal in progress or over.

    `course` are the standings of the sitting up to this deal: the points of each seat when it
    began, as far back as is remembered, and after each deal. `number` is None when the deck came
    without a seed, `notes` are the keys of the record that the rules do not know. `undone` are the
    moves that were undone, the next one first; `redo` makes them again.
    """

    table: Table
    course: tuple[Points, ...]
    number: DealNumber | None
    notes: Mapping[str, object]
    undone: tuple[Move, ...] = ()

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
        undone = _moves_of(table, notes.get("undone"))
        return cls(table, course, number_of(record), notes, undone)

    @property
    def record(self) -> Record:
        """The record of the deal as it stands."""
        notes = {key: note for key, note in self.notes.items() if key not in ("result", "undone")}
        result = result_of(self.table)
        if result is not None:
            notes["result"] = result
        if self.undone:
            notes["undone"] = tuple((seat, str(action)) for seat, action in self.undone)
        return Record.of(self.table, **notes)

    @property
    def players(self) -> tuple[str, ...] | None:
        """The names of the players of all seats; None where the record does not know them."""
        return players_of(self.table.game, self.notes.get("players"))

    @property
    def help(self) -> frozenset[Help]:
        """What the person was helped with in this deal."""
        return help_of(self.notes.get("assisted"))

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

    @property
    def can_undo(self) -> bool:
        """Whether the person has decided anything."""
        return any(seat == PERSON for seat, _ in self.table.actions)

    def at(self, table: Table) -> Self:
        """The deal when it has come to `table` by a new move: what was undone is forgotten."""
        return replace(self, table=table, undone=())

    def undo(self) -> Self:
        """The deal before the last decision of the person. There must be one."""
        moves = self.table.actions
        at = max(n for n, (seat, _) in enumerate(moves) if seat == PERSON)
        undone = (*moves[at:], *self.undone)
        return replace(self.helped(Help.UNDO), table=_replayed(self.table, at), undone=undone)

    def redo(self) -> Self:
        """The deal as it came to the next decision of the person. Something must be undone."""
        table, left = self.table.copy(), list(self.undone)
        while left:
            table.play(left.pop(0)[1])
            if table.to_move == PERSON:
                break
        return replace(self, table=table, undone=tuple(left))

    def back_to(self, moves: int) -> Self:
        """The deal after so many of its moves, as if there had been no more."""
        return self.at(_replayed(self.table, moves))

    def helped(self, with_: Help) -> Self:
        """The deal, with the note that the person was helped."""
        return self._noted("assisted", tuple(sorted({*self.help, with_})))

    def played_by(self, levels: Sequence[str]) -> Self:
        """The deal, with the names of the AI players; of `levels` as many as it has seats."""
        return self._noted("players", (PERSON_NAME, *levels)[: self.table.game.seats])

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

    def _noted(self, key: str, note: object) -> Self:
        return replace(self, notes={**self.notes, key: note})

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
    once it is over. `help` is what the person was helped with so far, `players` the names of the
    players of all seats where they are known.
    """

    game: str
    number: DealNumber | None
    course: tuple[Points, ...]
    help: frozenset[Help] = frozenset()
    players: tuple[str, ...] | None = None

    @classmethod
    def of(cls, deal: Deal) -> Self:
        """The standing with a deal."""
        return cls(deal.table.game.name, deal.number, deal.standings, deal.help, deal.players)

    @property
    def totals(self) -> Points:
        """The points of each seat in this sitting."""
        return self.course[-1]


def _replayed(table: Table, moves: int) -> Table:
    """A table after so many of its moves."""
    anew = table.game.from_deck(table.deck, table.dealer, table.options)
    for _, action in table.actions[:moves]:
        anew.play(action)
    return anew


def _moves_of(table: Table, told: object) -> tuple[Move, ...]:
    """Moves that can be made from here, beginning with one of the person; none where they do not
    fit.
    """
    moves: list[Move] = []
    trial = table.copy()
    for entry in told if isinstance(told, list | tuple) and trial.to_move == PERSON else ():
        match entry:
            case [int() as seat, str() as text] if seat == trial.to_move:
                try:
                    action = table.game.parse(text)
                    trial.play(action)
                except (NotationError, IllegalAction):
                    return ()
                moves.append((seat, action))
            case _:
                return ()
    return tuple(moves)
