"""A deal on record, as a list shows it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Self

from cardavia_desktop.match.notes import Help, Points, help_of, points_of
from cardavia_desktop.rules import GAMES, Game, Record
from cardavia_desktop.rules.deal_number import SEEDS, DealNumber

_ENDS: Final = ("win", "draw", "exhausted")


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal ended, as its record says: see `rules.Result`."""

    kind: str
    winner: int | None
    points: Points


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A deal on record.

    `number` is None when the deck came without a seed, `time` when it is not known when the deal
    was dealt, `ending` when the record does not say that it is over.
    """

    record: Record
    number: DealNumber | None
    time: datetime | None
    ending: Ending | None

    @classmethod
    def of(cls, record: Record) -> Self:
        """The deal of a record; notes without sense count for none."""
        notes = record.extra
        ending = _ending(GAMES[record.game], notes.get("result"))
        return cls(record, number_of(record), _time(notes.get("time")), ending)

    @property
    def game(self) -> Game:
        """The game."""
        return GAMES[self.record.game]

    @property
    def help(self) -> frozenset[Help]:
        """What the person was helped with."""
        return help_of(self.record.extra.get("assisted"))


def number_of(record: Record) -> DealNumber | None:
    """The deal number of a record whose seed gives its very deck, else None."""
    seed, game = record.extra.get("seed"), GAMES[record.game]
    if type(seed) is not int or seed not in range(SEEDS):
        return None
    if tuple(game.deck.codes[face] for face in game.deck_of(seed)) != record.deck:
        return None
    options = frozenset(name for name, on in record.options.items() if on)
    return DealNumber(record.game, record.dealer, seed, options)


def _time(told: object) -> datetime | None:
    try:
        time = datetime.fromisoformat(told) if isinstance(told, str) else None
    except ValueError:
        return None
    return time.replace(tzinfo=UTC) if time is not None and time.tzinfo is None else time


def _ending(game: Game, told: object) -> Ending | None:
    if not isinstance(told, dict):
        return None
    kind, winner = told.get("kind"), told.get("winner")
    points = points_of(game, told.get("points"))
    if kind not in _ENDS or points is None or sum(points) != 0:
        return None
    if kind != "win":
        return Ending(kind, None, points)
    if type(winner) is not int or winner not in range(game.seats):
        return None
    return Ending(kind, winner, points)
