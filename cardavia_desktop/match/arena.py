"""How strong players are: duplicate deals, and what can be said with what confidence.

Each deck is dealt once for every rotation of the line-up over the seats, so that every player plays
every hand of it. That takes most of the luck of the deal out of a comparison. Deals of one deck
are not independent of each other: all intervals here take the deck as the unit.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import ceil, inf, sqrt
from typing import Final, NamedTuple

from cardavia_desktop.match.pool import in_order
from cardavia_desktop.match.simulation import play_out, seeds_of
from cardavia_desktop.players import Player, player
from cardavia_desktop.rules import GAMES, Action, View

_SIGMAS: Final = 1.96
"""Half the width of a 95 % interval in standard errors (normal approximation)."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What to play: a game, its table options, and a line-up with one player name for each seat."""

    game: str
    lineup: tuple[str, ...]
    options: frozenset[str] = frozenset()


class Deal(NamedTuple):
    """A deal that was played, by places in the line-up.

    `winner` is a place or None, `points` are those of each place, `times` the microseconds of
    processor time that each place took for each answer where it had a choice.
    """

    winner: int | None
    points: tuple[int, ...]
    times: tuple[tuple[int, ...], ...]


class Deck(NamedTuple):
    """The deals of one deck: the line-up begins at seat 0, then at seat 1, and so on."""

    seed: int
    deals: tuple[Deal, ...]


def decks_for(contest: Contest, deals: int) -> int:
    """How many decks make at least so many deals."""
    return ceil(deals / len(contest.lineup))


def compete(
    contest: Contest, seed: int, decks: int, jobs: int = 1, known: int = 0
) -> Iterator[Deck]:
    """Play `decks` decks, without the `known` first ones, on `jobs` processes.

    Which decks they are follows from `seed`; they come in their order.
    """
    seats = len(contest.lineup)
    seeds = list(seeds_of(seed, decks))[known:]
    items = [(deck, rotation) for deck in seeds for rotation in range(seats)]
    deals = in_order(partial(_play, contest), items, jobs)
    for deck in seeds:
        yield Deck(deck, tuple(next(deals) for _ in range(seats)))


@dataclass(slots=True)
class _Timed:
    """A player with a stopwatch."""

    player: Player
    times: list[int] = field(default_factory=list)

    def choose(self, view: View) -> Action:
        """What the player answers."""
        began = time.thread_time_ns()
        action = self.player.choose(view)
        if len(view.legal) > 1:
            self.times.append((time.thread_time_ns() - began) // 1000)
        return action


def _play(contest: Contest, item: tuple[int, int]) -> Deal:
    """Play the deal of a seed with the line-up beginning at a seat."""
    seed, first = item
    places = [_Timed(player(name, seed)) for name in contest.lineup]
    seats = range(len(places))
    table = GAMES[contest.game].deal(seed, options=contest.options)
    result = play_out(table, [places[(seat - first) % len(places)] for seat in seats])
    winner = None if result.winner is None else (result.winner - first) % len(places)
    points = tuple(result.points[(place + first) % len(places)] for place in seats)
    return Deal(winner, points, tuple(tuple(timed.times) for timed in places))


class Figure(NamedTuple):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    margin: float

    def times(self, factor: float) -> Figure:
        """The figure in another unit."""
        return Figure(self.mean * factor, self.margin * factor)


@dataclass(frozen=True, slots=True)
class Strength:
    """What the decks tell of the players of one name.

    `points` are points a deal for each of its places; `share` is what part of the decided deals
    each of its places has won, of which `fair` would be its due; `score` are the points that it
    got for a win. `times` are microseconds an answer, sorted.
    """

    name: str
    places: int
    points: Figure
    share: Figure
    fair: float
    score: Figure
    times: tuple[int, ...]

    @property
    def multiple(self) -> Figure:
        """The share of wins as a multiple of the fair share."""
        return self.share.times(1 / self.fair)

    def milliseconds(self, part: float) -> float:
        """The time for an answer that `part` of the answers, 0 to 1, did not exceed."""
        if not self.times:
            return 0.0
        return self.times[min(len(self.times) - 1, int(part * len(self.times)))] / 1000


@dataclass(frozen=True, slots=True)
class Standing:
    """What some decks tell: of the players of each name, and how many deals nobody won."""

    decks: int
    deals: int
    draws: int
    strengths: tuple[Strength, ...]

    @classmethod
    def of(cls, contest: Contest, decks: Iterable[Deck]) -> Standing:
        """Sum up some decks; at least one."""
        played = list(decks)
        deals = [deal for deck in played for deal in deck.deals]
        strengths = tuple(
            _strength(contest, name, played) for name in dict.fromkeys(contest.lineup)
        )
        draws = sum(deal.winner is None for deal in deals)
        return cls(len(played), len(deals), draws, strengths)


def _strength(contest: Contest, name: str, decks: Sequence[Deck]) -> Strength:
    places = [place for place, other in enumerate(contest.lineup) if other == name]
    points, wins, decided, scores = [], [], [], []
    times: list[int] = []
    for deck in decks:
        won = [deal for deal in deck.deals if deal.winner in places]
        points.append(sum(deal.points[place] for deal in deck.deals for place in places))
        wins.append(len(won))
        decided.append(sum(deal.winner is not None for deal in deck.deals))
        scores.append(sum(deal.points[deal.winner or 0] for deal in won))
        times += (time for deal in deck.deals for place in places for time in deal.times[place])
    hands = [len(places) * len(deck.deals) for deck in decks]
    return Strength(
        name,
        len(places),
        ratio(points, hands),
        ratio(wins, decided).times(1 / len(places)),
        1 / len(contest.lineup),
        ratio(scores, wins),
        tuple(sorted(times)),
    )


def ratio(parts: Sequence[int], wholes: Sequence[int]) -> Figure:
    """The sum of `parts` over the sum of `wholes`, one of each for every deck, with its margin.

    The error is that of a ratio estimate from independent clusters.
    """
    n, whole = len(parts), sum(wholes)
    if not whole:
        return Figure(0.0, inf)
    mean = sum(parts) / whole
    if n < 2:
        return Figure(mean, inf)
    squares = sum((part - mean * of) ** 2 for part, of in zip(parts, wholes, strict=True))
    return Figure(mean, _SIGMAS * sqrt(squares * n / (n - 1)) / whole)
