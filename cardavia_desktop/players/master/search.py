"""Search over hidden cards, for any game.

A *world* is a table that could lie behind the view (`view.sample`). In every world each answer
that seems worth it is played out by a fast policy for all seats, always with the same chance, so
that answers are compared on equal terms. Answers that fall behind are dropped on the way. What the
game's own estimate thought beforehand counts as long as there are few worlds.

The work is counted in actions played, never in seconds: the same view and chance give the same
answer on a slow machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from typing import NamedTuple, Protocol

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.player import Assessment, Candidate
from cardavia_desktop.players.skilled import weigh
from cardavia_desktop.rules import Action, NoSample, Table, View

Policy = Callable[[Table, Random], Action]
"""What the seat to move at a table answers."""


class Outcome(NamedTuple):
    """How a deal ended: the points of each seat, and who won (None: nobody). When it is not `over`
    yet, the points are those that each seat may expect.
    """

    points: Sequence[float]
    winner: int | None
    over: bool = True


class Course(Protocol):
    """A way to play on that is quicker than at a table; made for one view."""

    def enter(self, world: Table) -> None:
        """Answers are given in this world from now on."""
        ...

    def play_out(self, answer: Action, rng: Random) -> Sequence[Outcome]:
        """How the deal may go on after an answer, in several orders of the stock: with the same
        `rng` the same ones for all answers.
        """
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """What the search has to know of a game.

    - `answer(table, rng)` is what the seat to move answers in a playout. It is asked only where
      there is a choice, should take well under 0.1 ms, and looks at nothing that this seat may
      not know.
    - `work` is the budget of a decision, in actions played; drawing a world costs as much as
      `sampling` actions. No more than `worlds` are drawn.
    - `reach`: answers that the estimate sees more than so many points behind the best are not
      tried; nor are more than `width` answers.
    - `doubt` is the standard error, in points, of what the estimate says of the difference
      between two answers; `spread` the usual standard deviation of that difference from world to
      world.
    - `value(table, seat)` are the points that a seat may expect at an unfinished table. With it a
      playout ends after `horizon` actions; without it, with the deal.
    - `course(view)` plays on instead of all that. Each of its deals counts as `modelled` actions,
      and the points of a world are their mean.
    - `estimate(view, rng)` weighs all legal answers beforehand, the best first; the Player's own
      estimate is the usual one.
    - `sample(view, rng)` draws a world; one's own can know what hands sensible players come to.
    """

    answer: Policy
    work: int
    reach: float
    doubt: float
    spread: float
    sampling: int = 40
    worlds: int = 400
    width: int = 8
    value: Callable[[Table, int], float] | None = None
    horizon: int = 1_000_000
    course: Callable[[View], Course] | None = None
    modelled: int = 5
    sample: Callable[[View, Random], Table] = View.sample
    estimate: Callable[[View, Random], list[Candidate]] = weigh


@dataclass(frozen=True, slots=True)
class Search:
    """A search with a budget: `effort` multiplies the work that the guide sees fit.

    After `patience` seconds it stops where it is, and says so.
    """

    guide: Guide
    effort: float = 1.0
    patience: float = inf

    def consider(
        self,
        view: View,
        estimate: Sequence[Candidate],
        rng: Random,
        also: Collection[Action] = (),
    ) -> Assessment:
        """Weigh the answers to a view by playing on behind it.

        `estimate` are all legal answers as the game's own estimate sees them, the best first.
        Answers in `also` are tried whatever it says of them. Without worlds it decides.
        """
        least = estimate[0].value - self.guide.reach
        near = [c for c in estimate if c.value >= least][: self.guide.width]
        tried = near + [c for c in estimate if c.action in also and c not in near]
        if len(tried) == 1:
            return Assessment(tuple(estimate))
        race = _Race(view, self.guide, [_Runner(candidate) for candidate in tried])
        deadline = time.monotonic() + self.patience
        done = race.run(rng, self.guide.work * self.effort, deadline)
        race.find_leader()
        return Assessment(_result(estimate, race), cut_short=not done)


@dataclass(slots=True)
class _Runner:
    """An answer under trial: the points it brought in each world, in the order of the worlds."""

    candidate: Candidate
    points: list[float] = field(default_factory=list)
    playouts: int = 0
    won: int = 0
    lost: int = 0
    unfinished: int = 0

    @property
    def mean(self) -> float:
        """The mean points; there is at least one world."""
        return sum(self.points) / len(self.points)


class _Race:
    """Answers tried in the same worlds until the work is done or one is left.

    `running` are the answers not yet dropped, `all` these and the others. A dropped answer has
    seen the first of the worlds that the others have seen.
    """

    def __init__(self, view: View, guide: Guide, runners: list[_Runner]) -> None:
        self.view = view
        self.guide = guide
        self.all = runners
        self.running = runners
        self.leader = runners[0]
        self.course = None if guide.course is None else guide.course(view)
        self.work = 0

    def run(self, rng: Random, budget: float, deadline: float) -> bool:
        """Spend the budget; False when the deadline came before."""
        # Successive halving: every stage has the same share of the work and ends with the better
        # half of the answers.
        stages = max(1, (len(self.running) - 1).bit_length())
        worlds = 0
        for stage in range(1, stages + 1):
            while self.work < budget * stage / stages and worlds < self.guide.worlds:
                if time.monotonic() > deadline:
                    return False
                try:
                    world = self.guide.sample(self.view, rng)
                except NoSample:
                    return True
                self.work += self.guide.sampling
                self._try(world, rng.getrandbits(64))
                worlds += 1
                if worlds >= _FIRST_LOOK and worlds % _LOOK_EVERY == 0:
                    self._drop_the_hopeless()
                    if len(self.running) == 1:
                        return True
            self._keep((len(self.running) + 1) // 2)
        return True

    def _try(self, world: Table, chance: int) -> None:
        """Play every answer on in one world."""
        if self.course is not None:
            self.course.enter(world)
        for runner in self.running:
            if self.course is None:
                self._play_at(world.copy(), runner, Random(chance))
            else:
                self._follow(self.course, runner, Random(chance))

    def _play_at(self, table: Table, runner: _Runner, rng: Random) -> None:
        """Play an answer on at a table."""
        guide, seat = self.guide, self.view.seat
        most = inf if guide.value is None else guide.horizon
        self.work += play_on(table, runner.candidate.action, guide.answer, rng, most)
        runner.playouts += 1
        if (result := table.result) is not None:
            runner.won += result.winner == seat
            runner.lost += result.winner not in (seat, None)
            runner.points.append(result.points[seat])
        else:
            assert guide.value is not None, "only with a value a deal is not played out"
            runner.unfinished += 1
            runner.points.append(guide.value(table, seat))

    def _follow(self, course: Course, runner: _Runner, rng: Random) -> None:
        """Play an answer on by a course."""
        seat = self.view.seat
        outcomes = course.play_out(runner.candidate.action, rng)
        self.work += self.guide.modelled * len(outcomes)
        runner.playouts += len(outcomes)
        runner.won += sum(outcome.winner == seat for outcome in outcomes)
        runner.lost += sum(outcome.winner not in (seat, None) for outcome in outcomes)
        runner.unfinished += sum(not outcome.over for outcome in outcomes)
        runner.points.append(sum(outcome.points[seat] for outcome in outcomes) / len(outcomes))

    def find_leader(self) -> None:
        """Make the answer the leader that no other is ahead of."""
        for _ in self.running:
            ahead = max(self.running, key=lambda runner: self.distance(runner)[0])
            if ahead is self.leader or self.distance(ahead)[0] <= 0:
                return
            self.leader = ahead

    def _drop_the_hopeless(self) -> None:
        self.find_leader()
        self.running = [
            runner
            for runner in self.running
            if runner is self.leader or _has_hope(*self.distance(runner))
        ]

    def _keep(self, count: int) -> None:
        """Keep so many answers, the best ones."""
        self.find_leader()
        self.running = sorted(
            self.running, key=lambda runner: self.distance(runner)[0], reverse=True
        )[:count]
        if self.leader not in self.running:  # where distances do not add up
            self.running[-1] = self.leader

    def distance(self, runner: _Runner) -> tuple[float, float]:
        """How many points an answer is ahead of the leader, and the standard error of that.

        The mean over the worlds that both have seen and the estimate, each weighted with what is
        known of its error.
        """
        if runner is self.leader:
            return 0.0, 0.0
        doubt, spread = self.guide.doubt, self.guide.spread
        prior = runner.candidate.value - self.leader.candidate.value
        differences = [a - b for a, b in zip(runner.points, self.leader.points, strict=False)]
        if not (n := len(differences)):
            return prior, doubt
        mean = sum(differences) / n
        # The usual spread counts like a few worlds: a handful of equal differences proves nothing.
        squares = sum((d - mean) ** 2 for d in differences) + _USUAL * spread**2
        known = n / (squares / (n - 1 + _USUAL))
        before = 1 / doubt**2
        return (known * mean + before * prior) / (known + before), 1 / sqrt(known + before)


_FIRST_LOOK = 6
"""Worlds before the first answers may be dropped."""
_LOOK_EVERY = 2
"""Worlds between two looks at what can be dropped."""
_USUAL = 3
"""Worlds that the usual spread counts for."""
_HOPE = 2.2
"""Standard errors that an answer may be behind."""
_ENOUGH = 20
"""Playouts from which shares in percent can be told."""


def _has_hope(distance: float, error: float) -> bool:
    return distance > -_HOPE * error


def play_on(table: Table, action: Action, policy: Policy, rng: Random, most: float = inf) -> int:
    """Play an action, and on to the end, but no more than so many actions; returns how many."""
    table.play(action)
    played = 1
    while table.to_move is not None and played < most:
        legal = table.legal()
        table.play(legal[0] if len(legal) == 1 else policy(table, rng))
        played += 1
    return played


def _result(estimate: Sequence[Candidate], race: _Race) -> tuple[Candidate, ...]:
    """All answers with what is known of them now, the best first."""
    leader = race.leader
    if not leader.points:
        return tuple(estimate)
    value = leader.mean
    tried = {runner.candidate.action: runner for runner in race.all}
    weighed = []
    for candidate in estimate:
        runner = tried.get(candidate.action)
        if runner is leader:
            weighed.append(_weighed(leader, value, 0.0))
        elif runner is None:
            behind = min(0.0, candidate.value - leader.candidate.value)
            doubt = race.guide.doubt
            weighed.append(candidate._replace(value=value + behind, error=doubt, apart=doubt))
        else:
            ahead, error = race.distance(runner)
            weighed.append(_weighed(runner, value + min(0.0, ahead), error))
    return tuple(
        sorted(weighed, key=lambda c: (c.action == leader.candidate.action, c.value), reverse=True)
    )


def _weighed(runner: _Runner, value: float, apart: float) -> Candidate:
    """An answer with what its playouts have shown."""
    points = runner.points
    n, mean = len(points), runner.mean
    variance = sum((p - mean) ** 2 for p in points) / max(1, n - 1)
    facts = runner.candidate.facts
    if runner.playouts >= _ENOUGH and not runner.unfinished:
        facts += (
            Fact(About.WON, number=round(100 * runner.won / runner.playouts)),
            Fact(About.LOST, number=round(100 * runner.lost / runner.playouts)),
        )
    return Candidate(runner.candidate.action, value, sqrt(variance / n), facts, apart)
