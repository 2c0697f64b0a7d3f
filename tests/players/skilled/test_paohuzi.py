"""The Player's estimate in Paohuzi: plans of a hand, and what the answers are worth."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardavia_desktop.players.facts import About
from cardavia_desktop.players.skilled.paohuzi import weigh
from cardavia_desktop.players.skilled.paohuzi_plans import (
    GAIN,
    HALVES,
    Frame,
    Odds,
    Plan,
    Planner,
    most_wholes,
)
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.rules.paohuzi.hand import FACES, pack
from tests.rules.paohuzi.setup import cards, counts, face

EVEN = Odds(*([0.5] * len(FACES) for _ in range(4)))
"""Every face is as likely as any other."""


def plans(loose: str, frame: Frame) -> list[Plan]:
    return Planner(EVEN).plans(pack(cards(loose)), frame)


def view_of(hand: str, legal: str) -> View:
    """The first view of a dealer with another hand."""
    view = GAMES["paohuzi"].deal(seed=4, dealer=0).view(0)
    answers = tuple(view.game.parse(text) for text in legal.split(", "))
    return replace(view, hand=tuple(counts(hand)), legal=answers)


def test_the_most_chi_groups_of_some_cards() -> None:
    assert most_wholes(pack(cards("x1 x2 x3 x4 x5"))) == 1
    assert most_wholes(pack(cards("x1 x2 x3 x2 x7 x10 d4"))) == 2
    assert most_wholes(pack(cards("x5 x5 d5 d5"))) == 1


def test_a_plan_divides_the_loose_cards() -> None:
    """Five groups with 15 huxi stand; x4-x5-x6 is whole, x8-x9 lacks a card, nothing is spare."""
    best, *_ = plans("x4 x5 x6 x8 x9", Frame(2, 15, False))
    assert [HALVES[half].cards for half in best.halves] == [(face("x8"), face("x9"))]
    assert best.spare == 0
    assert best.huxi == 15


def test_what_is_left_over_is_spare() -> None:
    best, *_ = plans("x4 x5 x6 x8 x9 d1", Frame(2, 15, False))
    assert best.spare == pack(cards("d1"))


def test_a_hand_that_cannot_come_to_fifteen_huxi_has_no_plan() -> None:
    assert not plans("x4 x5 x6 x8 x9", Frame(2, 11, False))


def test_huxi_still_to_come_count() -> None:
    """With 12 huxi the run of x1 and x2 brings the three that lack (P8.1)."""
    found = plans("x4 x5 x6 x1 x2", Frame(2, 12, False))
    assert found
    for plan in found:
        assert (face("x1"), face("x2")) in [HALVES[half].cards for half in plan.halves]


def test_beside_a_group_of_four_two_alike_are_a_group() -> None:
    best, *_ = plans("x4 x5 x8 x8", Frame(2, 15, True))
    assert [HALVES[half].cards for half in best.halves] == [(face("x4"), face("x5"))]
    assert best.paired


def test_a_win_is_worth_two_points_for_each_tun_and_what_it_keeps_from_others() -> None:
    """P8.2: 15 huxi are one tun, 18 two."""
    assert (GAIN[14], GAIN[15], GAIN[18]) == (0, 3, 5)


SIX = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6"
"""Six groups of 18 huxi."""


def test_the_discard_that_leaves_the_hand_waiting_says_for_what() -> None:
    discards = "discard d10, discard x1, discard x8, discard x9"
    best = max(weigh(view_of(f"{SIX} x8 x9 d9", discards), random.Random(1)), key=lambda c: c.value)
    assert best.action != "discard x1"
    waits = next(fact for fact in best.facts if fact.about == About.WAITS)
    assert waits.number > 0


def test_a_win_is_worth_its_points() -> None:
    """18 and 0 huxi for x8-x9-x10: two tun from each of two."""
    candidates = weigh(view_of(f"{SIX} x8 x9 x10", "discard x1, win"), random.Random(1))
    win = next(candidate for candidate in candidates if candidate.action == "win")
    assert win.value == 4
    assert [(fact.about, fact.number) for fact in win.facts] == [(About.WINS, 2)]


@pytest.mark.parametrize("seed", range(6))
def test_equal_cards_give_equal_values(seed: int) -> None:
    view = GAMES["paohuzi"].deal(seed=seed, dealer=0).view(0)
    first = weigh(view, random.Random(1))
    assert weigh(view, random.Random(1)) == first
