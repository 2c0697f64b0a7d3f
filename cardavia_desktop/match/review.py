"""What the decisions of a deal cost against those of an expert."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import Final

from cardavia_desktop.match.mind import Expert
from cardavia_desktop.players import Candidate
from cardavia_desktop.rules import Record, View

NOISE: Final = 2.0
"""Standard errors within which two answers count as equal."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision: what it was about, what the seat answered, and what the expert would have.

    `at` is its place among the actions of the record.
    """

    at: int
    view: View
    own: Candidate
    best: Candidate

    @property
    def loss(self) -> float:
        """The points that the answer cost, as the expert estimates it; never below 0."""
        return max(0.0, self.best.value - self.own.value)

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return self.own.apart

    @property
    def equal(self) -> bool:
        """Whether no difference is seen: the same answer, or one within the noise."""
        return self.own.action == self.best.action or self.loss <= NOISE * self.error


@dataclass(frozen=True, slots=True)
class Review:
    """The decisions of a seat in a deal, as far as they have been looked at.

    `decisions` counts all of them: the moments where there was a choice.
    """

    record: Record
    seat: int
    judgements: tuple[Judgement, ...]
    decisions: int

    @property
    def done(self) -> bool:
        """Whether all have been looked at."""
        return len(self.judgements) == self.decisions

    @property
    def mistakes(self) -> tuple[Judgement, ...]:
        """What cost points, the dearest first."""
        dear = (judgement for judgement in self.judgements if not judgement.equal)
        return tuple(sorted(dear, key=lambda judgement: -judgement.loss))

    @property
    def loss(self) -> float:
        """The points that the mistakes cost together."""
        return sum(mistake.loss for mistake in self.mistakes)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return hypot(*(mistake.error for mistake in self.mistakes))


def reviews(record: Record, seat: int, expert: Expert) -> Iterator[Review]:
    """The review of a seat: at first empty, then after each decision.

    Raises RecordError for a record that does not fit, and what the expert raises.
    """
    asked: list[tuple[int, View]] = []
    actions = record.replay().actions
    table = record.start()
    for at, (mover, action) in enumerate(actions):
        if mover == seat and len(table.legal()) > 1:
            asked.append((at, table.view(seat)))
        table.play(action)
    judgements: list[Judgement] = []
    yield Review(record, seat, (), len(asked))
    for at, view in asked:
        own = actions[at][1]
        thought = expert.consider(view, (own,))
        judgements.append(Judgement(at, view, thought.of(own), thought.best))
        yield Review(record, seat, tuple(judgements), len(asked))
