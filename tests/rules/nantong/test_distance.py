"""How far a hand is from winning (`Game.distance`) and what it waits for (`Game.waits`)."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop.rules.faces import NANTONG, Counts, Face
from cardavia_desktop.rules.nantong import NANTONG_LONG_CARDS
from cardavia_desktop.rules.nantong.cards import FACES
from cardavia_desktop.rules.nantong.distance import distance
from cardavia_desktop.rules.nantong.hand import waits
from tests.rules.nantong.tables import cards, codes, counts, deal, play

NOTHING = [0] * NANTONG.size
GROUPS = [*((f, f + 1, f + 2) for f in range(27) if f % 9 < 7), *((f,) * 3 for f in FACES)]


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("123m 11m", -1),
        ("123m 1m", 0),
        ("123m 1m 5c", 0),
        ("12m TT", 0),
        ("12m TW", 1),
        ("1m 5m 9m T", 2),
        ("11m 22m", 0),
        ("1111m", 1),  # a fifth does not exist
        ("TTTT", 1),
        ("1111m T", 0),
        ("123m 456m 789m 123s 456s 789s 123c 5c", 0),
        ("147m 147s 147c T", 6),
        ("147m 258s 369c T", 6),
        ("T", 0),
        ("TT", -1),
        ("TW", 0),
    ],
)
def test_distance_worked_by_hand(hand: str, away: int) -> None:
    assert distance(counts(hand), NOTHING) == away


def test_copies_before_the_seat_are_no_help() -> None:
    assert distance(counts("123m 5c"), counts("55c")) == 0
    assert distance(counts("123m 5c"), counts("555c")) == 1
    assert distance(counts("13m TT"), counts("2222m")) == 1
    assert distance(counts("TTW 1m"), counts("TT")) == 1
    assert distance(counts("89m TT"), counts("777m")) == 0
    assert distance(counts("89m TT"), counts("7777m")) == 1
    # Honors: no pair with one copy to be had, no triplet with two.
    assert distance(counts("T"), counts("TTT")) == 1
    assert distance(counts("TT 11m"), counts("T 11m")) == 0
    assert distance(counts("TT 11m"), counts("TT 11m")) == 1


def test_three_of_an_honor_are_a_triplet_or_leave_one_over() -> None:
    assert distance(counts("TTT WWW RRR 12m"), NOTHING) == 0


@cache
def complete_hands(groups: int) -> frozenset[tuple[Face, ...]]:
    """All complete hands of so many groups, sorted, four of a face at most."""
    hands: set[tuple[Face, ...]] = {()}
    for _ in range(groups):
        hands = {tuple(sorted(hand + group)) for hand in hands for group in GROUPS}
    hands = {tuple(sorted((*hand, f, f))) for hand in hands for f in FACES}
    return frozenset(hand for hand in hands if all(hand.count(f) <= 4 for f in set(hand)))


def exchanges(hand: Counts, elsewhere: Counts, groups: int) -> int:
    """The distance, by looking at every complete hand."""
    kept = max(
        sum(min(hand[f], target.count(f)) for f in set(target))
        for target in complete_hands(groups)
        if all(target.count(f) + elsewhere[f] <= 4 for f in set(target))
    )
    return 3 * groups + 1 - kept


@pytest.mark.parametrize("groups", [0, 1])
def test_distance_by_looking_at_every_complete_hand(groups: int) -> None:
    rng = random.Random(f"distance {groups}")
    for number in range(150):
        few = rng.sample(FACES, rng.choice((4, 8, 30)))
        pack = [f for f in few for _ in range(4)]
        rng.shuffle(pack)
        size = 3 * groups + 1 + number % 2
        hand, rest = NANTONG.counts(pack[:size]), NANTONG.counts(pack[size : size + 6])
        assert distance(hand, rest) == exchanges(hand, rest, groups)


def test_distance_of_two_groups_by_looking_at_every_complete_hand() -> None:
    rng = random.Random("distance 2")
    for _ in range(4):
        pack = [f for f in rng.sample(FACES, 6) for _ in range(4)]
        rng.shuffle(pack)
        hand, rest = NANTONG.counts(pack[:7]), NANTONG.counts(pack[7:12])
        assert distance(hand, rest) == exchanges(hand, rest, 2)


@st.composite
def positions(draw: st.DrawFn) -> tuple[list[Face], Counts]:
    """A hand that lacks a card, and the cards that lie before the seat."""
    groups = draw(st.integers(0, 7))
    few = draw(st.lists(st.sampled_from(FACES), min_size=8, max_size=30, unique=True))
    pack = draw(st.permutations([f for f in few for _ in range(4)]))
    hand = pack[: 3 * groups + 1]
    return hand, NANTONG.counts(pack[len(hand) : len(hand) + draw(st.integers(0, 8))])


@given(positions())
def test_distance_zero_is_waiting(position: tuple[list[Face], Counts]) -> None:
    hand, elsewhere = position
    found = NANTONG.counts(hand)
    assert (distance(found, elsewhere) == 0) == bool(waits(found, elsewhere))


@settings(max_examples=20)
@given(positions())
def test_exchange_by_exchange_the_hand_comes_to_wait(
    position: tuple[list[Face], Counts],
) -> None:
    """One exchange changes the distance by one at most, and some exchange shortens it.

    With `distance_zero_is_waiting` this is the whole definition.
    """
    counted, elsewhere = NANTONG.counts(position[0]), position[1]
    away = distance(counted, elsewhere)
    while away:
        nearer = None
        for old in FACES:
            for new in FACES:
                if not counted[old] or counted[new] + elsewhere[new] >= 4:
                    continue
                counted[old] -= 1
                counted[new] += 1
                now = distance(counted, elsewhere)
                assert abs(now - away) <= 1
                if now < away and nearer is None:
                    nearer = (old, new)
                counted[old] += 1
                counted[new] -= 1
            if nearer is not None:
                break
        assert nearer is not None
        counted[nearer[0]] -= 1
        counted[nearer[1]] += 1
        away -= 1


@given(positions())
def test_order_does_not_matter_and_a_drawn_card_helps(
    position: tuple[list[Face], Counts],
) -> None:
    hand, elsewhere = position
    away = distance(NANTONG.counts(hand), elsewhere)
    assert away == distance(NANTONG.counts(sorted(hand)), elsewhere)
    more = [
        distance(NANTONG.counts([*hand, f]), elsewhere)
        for f in FACES
        if hand.count(f) + elsewhere[f] < 4
    ]
    assert min(more) == away - 1
    assert max(more) <= away


WAITS = "123m 456m 789m 123s 456s 123c TT WW"


def test_a_view_tells_what_its_seat_waits_for() -> None:
    table = deal("8c", WAITS, front="T")
    view = table.view(1)
    assert codes(view.waits) == "thousand white"
    assert view.distance == 0
    assert table.view(0).waits == ()
    assert table.view(0).distance > 0
    play(table, "1 done", "0 discard 8c")
    assert table.view(1).waits == ()  # it owes a discard
    assert table.view(1).distance == -1
    play(table, "1 discard thousand")
    assert codes(table.view(1).waits) == "thousand white"


def test_copies_in_open_groups_and_indicators_count_as_gone() -> None:
    hand = "123m 456m 789m 123s 456s 123c 456c 7s"
    assert codes(deal("", hand, indicators="9m 9c").view(1).waits) == "1s 4s 7s"
    # 23m waits for 1m and 4m; all 1m lie open.
    hand = "1111m 23m 55m 789m 123s 456s 789s 99c"
    table = play(deal("", hand, indicators="9m 8c", back="9c"), "1 open 1m")
    assert codes(table.view(1).waits) == "4m"
    hand = "123m 456m 789m 123s 456s 789s 123c 3s"
    assert codes(deal("", hand, indicators="3s 3s").view(1).waits) == "6s 9s"


def test_a_complete_hand_after_a_pung_must_break_up() -> None:
    table = deal("T", WAITS, indicators="9m 9c")
    play(table, "1 done", "0 discard thousand")
    assert table.view(1).distance == 0
    play(table, "1 pung")
    assert distance(table.hands[1], NOTHING) == -1
    assert table.view(1).distance == 0


def test_a_dealer_who_prepares_may_be_complete_already() -> None:
    table = deal("1111m 456m 789m 123s 456s 789s 23m 99c", indicators="9m 8c")
    assert legal_done(table.view(0).legal)
    assert table.view(0).distance == -1
    play(table, "0 done")
    assert NANTONG_LONG_CARDS.distance(table.view(0)) == -1


def legal_done(legal: tuple[str, ...]) -> bool:
    return legal[0] == "done"


def test_a_ready_seat_that_drew_the_wrong_card_still_waits() -> None:
    table = deal("8c", WAITS, front="8c", indicators="9m 9c")
    play(table, "1 ready", "0 discard 8c")
    assert table.view(1).distance == 0
    assert cards("8c") == [f for f in FACES if f == table.drawn]
