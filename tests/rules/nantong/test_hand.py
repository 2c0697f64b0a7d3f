"""Cards and groups (N1, N2): complete hands, their arrangements, waits."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.rules.faces import NANTONG, Face
from cardavia_desktop.rules.nantong import NANTONG_LONG_CARDS
from cardavia_desktop.rules.nantong.cards import FACES, GENERALS, WENQIAN
from cardavia_desktop.rules.nantong.hand import arrangements, completes, is_complete, waits
from tests.rules.nantong import naive
from tests.rules.nantong.tables import cards, codes, counts

NOTHING = [0] * NANTONG.size
RUNS = [(f, f + 1, f + 2) for f in range(27) if f % 9 < 7]
GROUPS = [*RUNS, *((f,) * 3 for f in FACES)]


@st.composite
def near_complete(draw: st.DrawFn) -> list[Face]:
    """Up to seven random groups and a pair, then up to two cards changed; in any order."""
    hand: list[Face] = []
    for _ in range(draw(st.integers(0, 7))):
        fits = [g for g in GROUPS if all(hand.count(f) + g.count(f) <= 4 for f in g)]
        hand += draw(st.sampled_from(fits))
    hand += [draw(st.sampled_from([f for f in FACES if hand.count(f) <= 2]))] * 2
    for _ in range(draw(st.integers(0, 2))):
        hand.remove(draw(st.sampled_from(hand)))
        hand.append(draw(st.sampled_from([f for f in FACES if hand.count(f) < 4])))
    return draw(st.permutations(hand))


@st.composite
def crowded(draw: st.DrawFn) -> list[Face]:
    """Twenty cards of few neighboring faces, which divide in many ways."""
    start = draw(st.sampled_from([0, 9, 16, 18, 22]))
    pack = [f for f in range(start, start + 7) for _ in range(4)]
    return draw(st.permutations(pack))[:20]


def listed(hand: list[Face]) -> list[naive.Layout]:
    """The arrangements of a hand as the naive module writes them."""
    return [(tuple(sorted(a.groups)), a.pair) for a in arrangements(NANTONG.counts(hand))]


def test_n1_1_the_table_plays_with_thirty_faces_of_four() -> None:
    assert NANTONG_LONG_CARDS.seats == 3
    assert sum(NANTONG.copies) == 125
    assert len(NANTONG_LONG_CARDS.faces) == 30
    assert all(NANTONG.copies[f] == 4 for f in NANTONG_LONG_CARDS.faces)
    left_out = [c for f, c in enumerate(NANTONG.codes) if f not in NANTONG_LONG_CARDS.faces]
    assert left_out == ["fortune", "prosperity", "longevity", "joy", "wealth"]


def test_n1_2_the_four_old_generals() -> None:
    assert codes(sorted(GENERALS)) == "9s thousand white red"


@pytest.mark.parametrize(
    "hand",
    [
        "123m 11m",
        "111m 22s",
        "789s TT",
        "TTT WWW RRR 99s",
        "112233m 44m",
        "1112m 3m",
        "2333345m 4m",
        "123m 456m 789m 123s 456s 789s 123c 99c",
    ],
)
def test_n2_1_runs_triplets_and_one_pair_are_complete(hand: str) -> None:
    assert is_complete(counts(hand))


@pytest.mark.parametrize(
    "hand",
    [
        "123m",  # no pair
        "123m 11m 22m",  # two pairs, and a group too few
        "89m 1s 55c",  # no run goes on in the next suit
        "891m 55c",  # nor round the corner
        "9m 12s 55c",
        "135m 55c",
        "1111m 2m",  # four of a face are no group in hand
        "1111m 5c",
        "TTTT 5c",
        "123m 1m 2m",
    ],
)
def test_n2_1_other_hands_are_not(hand: str) -> None:
    assert not is_complete(counts(hand))


@pytest.mark.parametrize("hand", ["TWR 55c", "7s T W 55c", "9s T W 55c", "89s T 55c"])
def test_n2_2_honors_form_no_runs(hand: str) -> None:
    assert not is_complete(counts(hand))


def test_n2_2_the_nine_of_strings_may_end_a_run() -> None:
    assert listed(cards("789s TT")) == [((tuple(cards("789s")),), tuple(cards("TT")))]


def test_n2_3_wenqian_is_the_run_from_one_to_three_of_coins() -> None:
    assert tuple(cards("123c")) == WENQIAN


def test_n2_4_three_equal_runs_are_also_three_triplets() -> None:
    assert sorted(listed(cards("111222333m TT"))) == [
        ((tuple(cards("111m")), tuple(cards("222m")), tuple(cards("333m"))), (27, 27)),
        ((tuple(cards("123m")),) * 3, (27, 27)),
    ]


def test_n2_4_exactly_one_pair() -> None:
    assert list(arrangements(counts("11m 22s TT 33s"))) == []
    assert list(arrangements(counts("11m 22s 123c"))) == []
    assert list(arrangements(counts("123m 123s"))) == []
    assert list(arrangements(counts("TT WW 123m"))) == []
    assert list(arrangements(counts("TT 11m 123m"))) == []
    assert list(arrangements(counts("T 11m 123m"))) == []


@given(near_complete())
def test_complete_hands_as_the_naive_reading_has_them(hand: list[Face]) -> None:
    assert is_complete(NANTONG.counts(hand)) == naive.complete(hand)


@given(st.one_of(near_complete(), crowded()))
def test_every_arrangement_once_whatever_the_order(hand: list[Face]) -> None:
    found = listed(hand)
    assert len(found) == len(set(found))
    assert set(found) == naive.layouts(hand)
    assert list(arrangements(NANTONG.counts(sorted(hand)))) == list(
        arrangements(NANTONG.counts(hand))
    )


@given(near_complete(), st.lists(st.sampled_from(FACES), max_size=8))
def test_waits_as_the_naive_reading_has_them(hand: list[Face], elsewhere: list[Face]) -> None:
    hand = hand[1:]
    assert waits(NANTONG.counts(hand), NANTONG.counts(elsewhere)) == naive.waits(hand, elsewhere)


def test_thousands_of_random_and_stacked_hands() -> None:
    rng = random.Random("hands")
    complete = 0
    for number in range(4000):
        few = rng.sample(FACES, 30 if number % 4 == 0 else 9)
        if number % 4 == 1:
            few = list(range(number % 3 * 9, number % 3 * 9 + 9))
        hand = rng.sample([f for f in few for _ in range(4)], rng.choice((2, 5, 8, 11)))
        expected = naive.complete(hand)
        complete += expected
        assert is_complete(NANTONG.counts(hand)) == expected
        assert set(listed(hand)) == naive.layouts(hand)
    assert complete > 100


def test_a_question_leaves_the_hand_as_it_was() -> None:
    hand = counts("123m 44s 5c")
    before = list(hand)
    assert not completes(hand, 0)
    list(arrangements(hand))
    waits(hand, NOTHING)
    assert hand == before


@pytest.mark.parametrize(
    ("hand", "faces"),
    [
        ("123m 5c", "5c"),
        ("12m 55c", "3m"),
        ("13m 55c", "2m"),
        ("23m 55c", "1m 4m"),
        ("11m 22m", "1m 2m"),
        ("1112m", "2m 3m"),
        ("TT WW", "thousand white"),
        ("12m 12s", ""),
        ("T W 11m", ""),
        ("3334m", "2m 4m 5m"),
        ("123m T", "thousand"),
    ],
)
def test_waits_worked_by_hand(hand: str, faces: str) -> None:
    assert codes(waits(counts(hand), NOTHING)) == faces


def test_n4_6_a_face_with_all_four_copies_at_hand_is_no_wait() -> None:
    assert waits(counts("123m 5c"), counts("555c")) == []
    assert waits(counts("123m 5c"), counts("55c")) == cards("5c")
    assert codes(waits(counts("1111m 23m 9s"), NOTHING)) == "9s"
    assert waits(counts("1111m"), NOTHING) == []
