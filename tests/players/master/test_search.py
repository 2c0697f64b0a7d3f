"""The search, on a game of one answer: the points are those of the answer plus hidden luck."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Self, cast

import pytest

from cardavia_desktop.players.facts import About
from cardavia_desktop.players.master.search import Guide, Outcome, Search
from cardavia_desktop.players.player import Assessment, Candidate
from cardavia_desktop.rules import Action, NoSample, Table, View

A, B, C = (Action(text, text) for text in "abc")
GO = Action("go", "go")

Points = Callable[[Action, int, float], float]
"""The points that an answer brings, given the luck of the world and the chance of the playout."""


@dataclass
class Result:
    points: tuple[float, float]

    @property
    def winner(self) -> int | None:
        return 0 if self.points[0] > 0 else 1


@dataclass
class Toy:
    """A table: seat 0 answers, then seat 1 answers `after` times."""

    points: Points
    luck: int
    after: int = 1
    answer: Action | None = None
    chance: float = 0.0
    to_move: int | None = 0
    result: Result | None = None

    def copy(self) -> Self:
        return replace(self)

    def legal(self) -> tuple[Action, ...]:
        return (A, B, C) if self.answer is None else (GO, A)

    def play(self, action: Action) -> None:
        if self.answer is None:
            self.answer = action
        else:
            self.after -= 1
        self.to_move = 1 if self.after else None
        if not self.after:
            points = self.points(self.answer, self.luck, self.chance)
            self.result = Result((points, -points))


@dataclass
class Behind:
    """A view: the luck of the worlds behind it is −1, 1, −1, 1 …; it counts them."""

    points: Points
    after: int = 1
    seat: int = 0
    worlds: int = 0
    limit: int = 1_000_000
    chances: list[float] = field(default_factory=list)

    def sample(self, _rng: random.Random) -> Toy:
        if self.worlds == self.limit:
            raise NoSample
        self.worlds += 1
        return Toy(self.points, (-1) ** self.worlds, self.after)


def answer(table: Table, rng: random.Random) -> Action:
    cast("Toy", table).chance = rng.random()
    return GO


GUIDE = Guide(
    answer=answer,
    work=2000,
    reach=5,
    doubt=2,
    spread=4,
    sampling=8,
    sample=lambda view, rng: view.sample(rng),  # a toy is behind it
)


def search(
    behind: Behind,
    values: tuple[float, ...] = (0.0, 0.0, 0.0),
    guide: Guide = GUIDE,
    also: tuple[Action, ...] = (),
    patience: float = 600,
) -> Assessment:
    """What a search thinks of a, b and c, which an estimate gave these values."""
    candidates = [Candidate(action, value) for action, value in zip((A, B, C), values, strict=True)]
    estimate = sorted(candidates, key=lambda candidate: -candidate.value)
    searching = Search(guide, patience=patience)
    return searching.consider(cast("View", behind), estimate, random.Random(1), also)


def by_answer(of_a: float, of_b: float, of_c: float, luck: float = 10.0) -> Points:
    points = {A: of_a, B: of_b, C: of_c}
    return lambda action, world, _chance: points[action] + luck * world


def test_it_finds_what_the_estimate_did_not_see() -> None:
    """The luck of a world is five times the difference, but the same for all answers."""
    thought = search(Behind(by_answer(0, 2, -1)), (1.0, 0.0, 0.5))
    assert [candidate.action for candidate in thought.candidates] == [B, A, C]
    assert not thought.cut_short


def test_all_answers_meet_the_same_worlds_and_chance() -> None:
    seen: dict[tuple[int, float], set[Action]] = {}

    def points(action: Action, luck: int, chance: float) -> float:
        seen.setdefault((luck, chance), set()).add(action)
        return 0

    search(Behind(points), guide=replace(GUIDE, work=200))
    assert set(map(frozenset, seen.values())) <= {frozenset({A, B, C}), frozenset({A, B})}
    assert len(seen) > 5, "each world has a chance of its own"


def test_values_are_mean_points_with_their_standard_error() -> None:
    """Two answers of equal worth, both tried to the end: luck −10, 10, −10 …: mean 3, and a
    standard deviation of √(n · 100 / (n − 1)), over √n.
    """
    behind = Behind(by_answer(3, 3, -90))
    thought = search(behind, guide=replace(GUIDE, worlds=40))
    assert behind.worlds == 40
    best, second, last = thought.candidates
    assert best.value == pytest.approx(3)
    assert best.apart == 0
    assert best.error == pytest.approx(10 / sqrt(39))
    # Paired with the best the second differs nowhere: only the usual spread of 3 worlds is left.
    # Known about it are 40 · (39 + 3) / (3 · 4²) = 35, and 1/4 from the estimate.
    assert second.value == pytest.approx(3)
    assert second.apart == pytest.approx(1 / sqrt(35.25))
    # The last was dropped after six worlds: 6 · 8 / (3 · 4²) = 1 is known, and again 1/4.
    assert last.value == pytest.approx(3 - 93 / 1.25)


def test_what_is_hopeless_is_dropped_on_the_way() -> None:
    """Only a has a chance: after the first look one answer is left and the work ends."""
    behind = Behind(by_answer(9, 0, 0, luck=0))
    assert search(behind).best.action == A
    assert behind.worlds < 10


def test_answers_far_behind_by_the_estimate_are_not_tried() -> None:
    points = by_answer(0, 0, 50)
    left_out = search(Behind(points), (1.0, 0.0, -9.0))
    assert left_out.best.action != C
    # Its distance to the best is what the estimate says, as sure as the estimate is.
    best, other = left_out.best, left_out.of(C)
    expected = best.value - (1.0 if best.action == A else 0.0) - 9.0
    assert other.value == pytest.approx(expected)
    assert other.apart == 2
    assert search(Behind(points), (1.0, 0.0, -9.0), also=(C,)).best.action == C


def test_with_one_answer_worth_it_nothing_is_tried() -> None:
    behind = Behind(by_answer(0, 0, 0))
    thought = search(behind, (9.0, 0.0, 0.0))
    assert behind.worlds == 0
    assert [candidate.value for candidate in thought.candidates] == [9, 0, 0]


def test_the_budget_counts_actions_and_worlds() -> None:
    """Two answers of two actions each, and 8 for a world: 12 a world, 20 worlds for 240."""
    behind = Behind(by_answer(0, 0, 0))
    search(behind, (0.0, 0.0, -9.0), replace(GUIDE, work=240))
    assert behind.worlds == 20


def test_without_worlds_the_estimate_decides() -> None:
    thought = search(Behind(by_answer(0, 2, 0), limit=0), (1.0, 0.0, 0.5))
    assert [(c.action, c.value) for c in thought.candidates] == [(A, 1), (C, 0.5), (B, 0)]
    assert not thought.cut_short


def test_worlds_that_run_out_leave_what_was_seen() -> None:
    thought = search(Behind(by_answer(0, 4, 0, luck=0), limit=4), (0.5, 0.0, 0.0))
    assert thought.best.action == B
    assert thought.best.value == 4


def test_whoever_has_no_patience_gets_what_is_known() -> None:
    thought = search(Behind(by_answer(0, 2, 0)), (1.0, 0.0, 0.5), patience=-1)
    assert thought.cut_short
    assert thought.best.action == A


def test_few_worlds_do_not_outweigh_the_estimate() -> None:
    """One world says that b is 4 ahead, the estimate that it is 3 behind: with a doubt of 2 and a
    usual spread of 4 that is known to 3/48 against 1/4, and a stays ahead.
    """
    points = by_answer(0, 4, 0)
    assert search(Behind(points, limit=1), (3.0, 0.0, 0.0)).best.action == A
    assert search(Behind(points), (3.0, 0.0, 0.0)).best.action == B


def test_with_a_value_a_playout_ends_at_the_horizon() -> None:
    asked = []

    def value(table: Table, seat: int) -> float:
        toy = cast("Toy", table)
        asked.append((toy.after, seat))
        return 7.0 if toy.answer == B else 0.0

    guide = replace(GUIDE, value=value, horizon=3)
    thought = search(Behind(by_answer(0, 0, 0), after=5), guide=guide)
    assert set(asked) == {(3, 0)}
    assert thought.best.action == B
    assert thought.best.value == 7
    assert thought.best.facts == (), "who wins is not known"


def test_a_course_plays_on_instead_of_the_table() -> None:
    """It is told of every world, and tells of two deals after each answer, of 7 actions each: with
    8 for the world two answers take 36, so that 360 make 10 worlds. Points are the mean.
    """

    class Quick:
        worlds = 0

        def enter(self, world: Table) -> None:
            assert cast("Toy", world).answer is None
            self.worlds += 1

        def play_out(self, answer: Action, _rng: random.Random) -> Sequence[Outcome]:
            bad = Outcome((0.5, -0.5), None, over=False)
            return [Outcome((1.0, -1.0), 0), bad] if answer == A else [bad, bad]

    quick = Quick()
    guide = replace(GUIDE, course=lambda _view: quick, modelled=7, work=360)
    behind = Behind(by_answer(0, 0, 0))
    thought = search(behind, (0.0, 0.0, -9.0), guide)
    assert quick.worlds == behind.worlds == 10
    assert thought.best == Candidate(A, 0.75, 0.0), "who wins is not known of every deal"


def test_it_tells_how_often_each_side_won() -> None:
    """The luck of every second world is good."""
    thought = search(Behind(by_answer(0, 0, -90)), guide=replace(GUIDE, worlds=40))
    facts = {fact.about: fact.number for fact in thought.best.facts}
    assert facts == {About.WON: 50, About.LOST: 50}


@pytest.mark.parametrize("work", [10, 100, 1000])
def test_the_same_chance_gives_the_same_thought(work: int) -> None:
    def points(action: Action, luck: int, chance: float) -> float:
        return chance * 10 + (action == B) * chance + luck

    guide = replace(GUIDE, work=work)
    assert search(Behind(points), guide=guide) == search(Behind(points), guide=guide)
