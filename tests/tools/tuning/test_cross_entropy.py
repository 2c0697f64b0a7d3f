"""The tuner finds the best weights where it is known which they are."""

from __future__ import annotations

import random

import pytest

from tools.tuning.cross_entropy import Search, Weights, at, changed, numbers

WEIGHTS: Weights = {"made": "by hand", "a": 1.0, "b": [2, [3.5]], "c": {"d": 4}}


def test_numbers_are_found_however_deep() -> None:
    assert [*numbers(WEIGHTS)] == [("a",), ("b", 0), ("b", 1, 0), ("c", "d")]
    assert [*numbers(WEIGHTS, ["b", "made"])] == [("b", 0), ("b", 1, 0)]
    assert at(WEIGHTS, ("b", 1, 0)) == 3.5


def test_a_change_leaves_the_rest_alone() -> None:
    new = changed(WEIGHTS, {("b", 1, 0): 9.0, ("c", "d"): 0.5})
    assert new == {"made": "by hand", "a": 1.0, "b": [2, [9.0]], "c": {"d": 0.5}}
    assert WEIGHTS["c"] == {"d": 4}


def test_it_finds_the_top_of_a_hill() -> None:
    """The score is highest at a = 1.5 and d = 3, whatever the luck of a round."""

    def score(weights: Weights, number: int) -> float:
        distance = (weights["a"] - 1.5) ** 2 + (weights["c"]["d"] - 3) ** 2
        return number % 3 - float(distance)

    search = Search(WEIGHTS, [("a",), ("c", "d")], score)
    *_, (found, best, before) = search.run(25, random.Random(4))
    assert (found["a"], found["c"]["d"]) == (pytest.approx(1.5, abs=0.1), pytest.approx(3, abs=0.1))
    assert best > before
