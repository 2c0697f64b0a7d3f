"""Seven groups and what they are worth (P7, P8), heavenly hands (P4.1), as functions of cards."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cardavia_desktop.rules import NO_FACE, Meld
from cardavia_desktop.rules.faces import ZIPAI
from cardavia_desktop.rules.paohuzi.hand import HUXI, Holding
from cardavia_desktop.rules.paohuzi.score import (
    Score,
    best,
    heavenly,
    heavenly_score,
    wins,
    wins_as_it_is,
)
from tests.rules.paohuzi import naive
from tests.rules.paohuzi.setup import counts, face, melds, random_position


def arranged(hand: str, opened: Sequence[str] = (), card: str | None = None) -> list[str]:
    """The groups that count, in words, with their huxi."""
    score = best(counts(hand), melds(*opened), NO_FACE if card is None else face(card))
    return [] if score is None else in_words(score)


def in_words(score: Score) -> list[str]:
    return [
        f"{kind} {'-'.join(ZIPAI.codes[f] for f in cards)} {huxi}"
        for kind, cards, huxi in score.groups
    ]


def huxi(hand: str, opened: Sequence[str] = (), card: str | None = None) -> int | None:
    score = best(counts(hand), melds(*opened), NO_FACE if card is None else face(card))
    return None if score is None else score.huxi


def wins_on(hand: str, card: str, opened: Sequence[str] = ()) -> bool:
    held, groups = counts(hand), melds(*opened)
    return wins(held, groups, Holding.of(held, groups), face(card))


FIRST = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6 x8 x9"


def test_p2_0_a_menzi_is_a_group_and_its_points_are_huxi() -> None:
    # By P8.1: a ti of large cards 12, a wei of small ones 3, a small 2–7–10 3, a pair nothing.
    score = Score.of(melds("pair d9*2", "wei x4*3", "ti d8*4", "chi x2 x7 x10"))
    assert [menzi.huxi for menzi in score.groups] == [12, 3, 3, 0]
    assert score.huxi == 12 + 3 + 3


def test_worked_case_seven_chi_groups() -> None:
    assert arranged(FIRST, card="x10") == [
        "chi x1-x2-x3 3",
        "chi x2-x7-x10 3",
        "chi x4-x5-x6 0",
        "chi x8-x9-x10 0",
        "chi d1-d2-d3 6",
        "chi d2-d7-d10 6",
        "chi d4-d5-d6 0",
    ]
    assert huxi(FIRST, card="x10") == 18
    assert wins_on(FIRST, "x10")


SIX_KAN = "x3*3 x4*3 x5*3 x6*3 x8*3 x9*3 x1*2"


def test_worked_case_six_kan_and_a_pair_by_another() -> None:
    assert huxi(SIX_KAN, card="x1") == 1 + 18
    assert arranged(SIX_KAN, card="x1")[-1] == "peng x1-x1-x1 1"


def test_worked_case_six_kan_and_a_pair_by_oneself() -> None:
    kans = "x3*3 x4*3 x5*3 x6*3 x8*3 x9*3"
    assert huxi(kans, ["wei x1*3"]) == 3 + 18
    assert arranged(kans, ["wei x1*3"])[0] == "wei x1-x1-x1 3"


KAN_AND_RUN = "x8*3 d1*3 d2*3 x4 x5 x6 x1 x2 x3 x2 x7 x10 x6 x7"


def test_worked_case_a_card_beside_its_kan() -> None:
    assert huxi(KAN_AND_RUN, card="x8") == 3 + 6 + 6 + 3 + 3
    assert "chi x6-x7-x8 0" in arranged(KAN_AND_RUN, card="x8")
    assert "kan x8-x8-x8 3" in arranged(KAN_AND_RUN, card="x8")


def test_worked_case_a_card_that_must_make_its_kan_a_ti() -> None:
    left = "d1*3 d2*3 x4 x5 x6 x1 x2 x3 x2 x7 x10 x6 x7"
    assert arranged(left, ["ti x8*4"]) == []


def test_p7_1_seven_groups_of_three_without_a_pair() -> None:
    hand = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 d4 d5 d6 x4 x5 x6 x9*2"
    assert wins_on(hand, "x9")
    assert not wins_on(hand, "x8")  # x8 and a pair over
    assert not wins_on(hand, "d4")  # six groups, a pair and d4


def test_p7_1_a_group_of_four_needs_exactly_one_pair() -> None:
    # The ti, five groups of three and two cards: another d4 leaves three cards, not a pair.
    hand = "x1 x2 x3 d1 d2 d3 x2 x7 x10 x4 x5 x6 d4 d5 d6"
    assert wins_on(hand + " d8", "d8", ["ti d9*4"])
    assert not wins_on(hand + " d8", "d7", ["ti d9*4"])
    # Two pairs, or none, are no seven groups.
    assert not wins_on("x1 x2 x3 d1 d2 d3 x2 x7 x10 x4 x5 x6 d4 d4 d5 d8", "d8", ["ti d9*4"])
    ready = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d9"
    opened = ["pao d5*4", "chi x4 x5 x6", "peng x9*3"]
    assert arranged(ready, opened, "d9") == [
        "pao d5-d5-d5-d5 9",
        "peng x9-x9-x9 1",
        "chi x1-x2-x3 3",
        "chi x2-x7-x10 3",
        "chi x4-x5-x6 0",
        "chi d1-d2-d3 6",
        "pair d9-d9 0",
    ]


def test_p7_1_several_groups_of_four_take_more_cards() -> None:
    # Three fours, three groups of three and a pair: 23 cards, so 22 between turns.
    opened = ["ti x1*4", "pao x4*4", "pao d9*4"]
    hand = "d1 d2 d3 x5 x6 x7 d4 d5 x10 x10"
    assert huxi(hand, opened, "d6") == 9 + 6 + 9 + 6
    assert huxi("d1 d2 d3 x5 x6 x7 d4 d5 x10", opened, "d6") is None  # short (P3.3)
    assert huxi("d1 d2 d3 x5 x6 x7 d4 d5 d6 x10", opened, "x10") == 30


def test_p7_1_six_groups_are_not_seven() -> None:
    # Four dealt ti and four cards: three cards short of seven groups (P3.3).
    opened = ["ti x5*4", "ti x6*4", "ti d5*4", "ti d6*4"]
    assert huxi("x1 x2 d9 d9", opened, "x3") is None
    assert not wins_on("x1 x2 d9 d9", "x3", opened)
    assert huxi("x1 x2 x3 d9 d9", opened) is None
    assert not wins_as_it_is(Holding.of(counts("x1 x2 x3 d9 d9"), melds(*opened)))
    assert [g.kind for g in heavenly_score(counts("x1 x2 x3 d9 d9"), melds(*opened)).groups] == [
        "ti"
    ] * 4


def test_p7_1_fifteen_huxi_at_least() -> None:
    # x1-x2-x3 3, d1-d2-d3 6, d2-d7-d10 6 and four groups of nothing: 15.
    fifteen = "x1 x2 x3 d1 d2 d3 d2 d7 d10 x4 x5 x6 d4 d5 d6 x7 x8 x9 x10 x10"
    assert huxi(fifteen, card="d10") == 15
    assert wins_on(fifteen, "d10")
    # A peng of small cards instead of x1-x2-x3: 13.
    thirteen = "x8*2 d1 d2 d3 d2 d7 d10 x4 x5 x6 d4 d5 d6 x7 x7 d7 x10 x10 d10"
    assert huxi(thirteen, card="x8") == 13
    assert not wins_on(thirteen, "x8")


def test_p7_2_a_kan_is_never_split() -> None:
    # With the kan split, x5-x6-x7, x5-d5-d5 and x4-x5-x6 would come out; as a kan they do not.
    hand = "x5*3 x6 x7 d5 d5 x4 x6 d1 d2 d3 d1 d2 d3 d2 d7 d10 x1 x2 x3 x9"
    assert huxi(hand, card="x9") is None
    assert huxi(hand.replace("x9", "x8"), card="x9") is None


def test_p7_2_pairs_may_be_split() -> None:
    # x5 x5: one in x4-x5-x6, one in x5-x6-x7.
    hand = "x5*2 x4 x6*2 d1 d2 d3 d2 d7 d10 x1 x2 x3 x2 x7 x10 d4 d5 d6"
    assert huxi(hand, card="x7") == 6 + 6 + 3 + 3


def test_p7_3_the_card_completes_a_pair() -> None:
    opened = ["ti d9*4", "ti d8*4", "pao x9*4"]
    assert arranged("x1 x2 x3 x4 x5 x6 d1 d2 d3 x8", opened, "x8")[-1] == "pair x8-x8 0"


def test_p7_3_the_card_makes_a_peng_with_a_pair() -> None:
    hand = "d1 d2 d3 d1 d2 d3 x1 x2 x3 x4 x5 x6 x4 x5 x6 d8 d9 d10 d5*2"
    assert "peng d5-d5-d5 3" in arranged(hand, card="d5")


def test_p7_3_the_card_makes_a_pao_with_a_kan() -> None:
    # A pair beside the kan: the group of four and the pair come together.
    hand = "d8*3 d1 d2 d3 x1 x2 x3 x4 x5 x6 x4 x5 x6 d4 d5 d6 x9*2"
    assert arranged(hand, card="d8")[0] == "pao d8-d8-d8-d8 9"
    assert huxi(hand, card="d8") == 9 + 6 + 3


@pytest.mark.parametrize(("kind", "total"), [("wei", 18), ("peng", 18)])
def test_p7_3_the_card_makes_a_pao_with_a_wei_or_peng(kind: str, total: int) -> None:
    hand = "d1 d2 d3 x1 x2 x3 x4 x5 x6 x4 x5 x6 d4 d5 d6 x9*2"
    assert arranged(hand, [f"{kind} d8*3"], "d8")[0] == "pao d8-d8-d8-d8 9"
    assert huxi(hand, [f"{kind} d8*3"], "d8") == total


def test_p7_3_a_second_group_of_four_completes_nothing() -> None:
    # With a group of four there already, a pao owes no discard (P6.1): one card is too few.
    opened = ["ti x8*4", "wei d8*3"]
    assert huxi("d1 d2 d3 x1 x2 x3 x4 x5 x6 d4 d5 d6 x9", opened, "d8") is None
    assert huxi("d1 d2 d3 x1 x2 x3 x4 x5 x6 d4 d5 d6 x9", opened, "x9") == 9 + 6 + 6 + 3


def test_p7_4_the_arrangement_with_the_most_huxi_counts() -> None:
    # x1-x1-d1, x2-x2-d2, x3-x3-d3, or x1-x2-x3 twice and d1-d2-d3: 3 + 3 + 6.
    hand = "x1*2 d1 x2*2 d2 x3*2 d3 d2 d7 d10 x4 x5 x6 d4 d5 d6 x8 x9"
    assert huxi(hand, card="x10") == 12 + 6
    # The third x9 as a peng, or with x8 and x10: then x9-x9-d9 is left over; 1 more than 18.
    hand = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x8 x9*2 x10 d9 d8 d10"
    assert huxi(hand + " x4", card="x9") is None
    assert huxi(hand + " d5", card="x9") is None


def test_p7_4_a_peng_or_chi_groups_with_the_same_card() -> None:
    # With x9: peng x9 and x4-x5-x6, d9-d9-x8 is no group; x8-x9-x10 and x9-x9-d9 need x10 and d9.
    hand = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 x8 x10 d9 x9*2"
    assert arranged(hand, card="x9") == [
        "chi x1-x2-x3 3",
        "chi x2-x7-x10 3",
        "chi x4-x5-x6 0",
        "chi x8-x9-x10 0",
        "chi x9-x9-d9 0",
        "chi d1-d2-d3 6",
        "chi d2-d7-d10 6",
    ]
    # With d8 and d10 in place of x8 and x10: peng x9 and d8-d9-d10 instead, for 1 more.
    assert huxi(hand.replace("x8 x10", "d8 d10"), card="x9") == 19


def test_p7_4_of_equal_arrangements_the_first_list() -> None:
    # x4 x4 d4 / x5 x5 d5 / x6 x6 d6 or x4-x5-x6 twice and d4-d5-d6, all without huxi.
    rest = "d1 d2 d3 d1 d2 d3 x1 x2 x3 d8 d9 x4*2 d4 x5*2 d5 x6*2 d6"
    assert arranged(rest, card="d10") == [
        "chi x1-x2-x3 3",
        "chi x4-x4-d4 0",
        "chi x5-x5-d5 0",
        "chi x6-x6-d6 0",
        "chi d1-d2-d3 6",
        "chi d1-d2-d3 6",
        "chi d8-d9-d10 0",
    ]


@pytest.mark.parametrize(
    ("total", "tun"),
    [(15, 1), (16, 1), (17, 1), (18, 2), (20, 2), (21, 3), (24, 4), (39, 9)],
)
def test_p8_2_tun(total: int, tun: int) -> None:
    ones = Score.of([Meld("peng", (0, 0, 0))] * total)
    assert (ones.huxi, ones.tun) == (total, tun)
    assert naive.tun(total) == tun


def test_p8_3_a_draw_has_no_groups() -> None:
    assert Score().to_record(ZIPAI) == {"huxi": 0, "tun": 0, "groups": []}


def test_the_record_of_a_score() -> None:
    score = Score.of(melds("pair x9*2", "chi d1 d2 d3", "ti x1*4", "kan d5*3"))
    assert score.to_record(ZIPAI) == {
        "huxi": 21,
        "tun": 3,
        "groups": [
            {"kind": "ti", "cards": ["x1"] * 4, "huxi": 9},
            {"kind": "kan", "cards": ["d5"] * 3, "huxi": 6},
            {"kind": "chi", "cards": ["d1", "d2", "d3"], "huxi": 6},
            {"kind": "pair", "cards": ["x9", "x9"], "huxi": 0},
        ],
    }
    assert score.hand == tuple(melds("ti x1*4", "kan d5*3", "chi d1 d2 d3", "pair x9*2"))


def test_a_score_is_listed_by_kind_and_then_by_cards() -> None:
    kinds = ["pair", "chi", "peng", "kan", "wei", "pao", "ti"]
    groups = [meld for meld in HUXI if meld.kind in kinds]
    random.Random("order").shuffle(groups)
    listed = Score.of(groups).hand
    assert list(listed) == sorted(groups, key=lambda g: (-kinds.index(g.kind), g.cards))


def test_p4_1_three_ti_or_five_kan_are_heavenly() -> None:
    three_ti = melds("ti x1*4", "ti x2*4", "ti d1*4")
    assert heavenly(counts("x5 x6 x7 d3"), three_ti)
    assert not heavenly(counts("x5 x6 x7 d3"), three_ti[:2])
    assert heavenly(counts("x1*3 x2*3 x3*3 x4*3 x5*3 d1 d3"), ())
    assert not heavenly(counts("x1*3 x2*3 x3*3 x4*3 x5*2 d1 d3"), ())
    # Ti and kan are not added together, and a ti is not also a kan.
    assert not heavenly(counts("x1*3 x2*3 x3*3 x4*3"), melds("ti x6*4", "ti x7*4"))


def test_p4_1_all_ti_and_all_kan_count() -> None:
    score = heavenly_score(counts("d5*3 x6 x9 d9 d7 d8"), melds("ti x1*4", "ti x2*4", "ti d1*4"))
    assert in_words(score) == [
        "ti x1-x1-x1-x1 9",
        "ti x2-x2-x2-x2 9",
        "ti d1-d1-d1-d1 12",
        "kan d5-d5-d5 6",
    ]
    assert (score.huxi, score.tun) == (36, 8)


def test_p4_1_a_dealer_scores_the_better_of_its_two_wins() -> None:
    kans = "x7*3 x9*3 x10*3 d9*3 d10*3 "
    better = heavenly_score(counts(kans + "d1*2 d2*2 d3*2"), ())
    assert in_words(better)[5:] == ["chi d1-d2-d3 6", "chi d1-d2-d3 6"]
    assert better.huxi == 21 + 12
    # Seven groups worth no more than the kan alone: the kan alone are listed.
    equal = heavenly_score(counts(kans + "x4 x5 x6 d4 d5 d6"), ())
    assert [group.kind for group in equal.groups] == ["kan"] * 5


@pytest.mark.parametrize("seed", range(4))
def test_best_arrangement_and_win_check_against_the_naive_ones(seed: int) -> None:
    rng = random.Random(f"best {seed}")
    arrangements = 0
    for _ in range(750):
        hand, opened, card = random_position(rng)
        score = best(hand, opened, card)
        plain = naive.best(naive.cards_in(hand), naive.named(opened), naive.card(card))
        if plain is None:
            assert score is None
        else:
            assert score is not None
            assert (score.huxi, naive.named(score.hand)) == plain
            assert score.tun == naive.tun(score.huxi) or score.huxi < 15
            arrangements += 1
        won = wins(hand, opened, Holding.of(hand, opened), card)
        assert won == (plain is not None and plain[0] >= 15)
    assert arrangements > 150


def test_complete_hands_as_they_are_against_the_naive_one() -> None:
    rng = random.Random("as it is")
    complete = 0
    for _ in range(1500):
        hand, opened, card = random_position(rng)
        if hand[card] == 3:
            continue
        hand[card] += 1
        plain = naive.best(naive.cards_in(hand), naive.named(opened))
        score = best(hand, opened)
        assert (None if score is None else (score.huxi, naive.named(score.hand))) == plain
        won = wins_as_it_is(Holding.of(hand, opened))
        assert won == (plain is not None and plain[0] >= 15)
        complete += won
    assert complete > 100


def test_the_order_of_the_open_groups_never_matters() -> None:
    rng = random.Random("order")
    for _ in range(300):
        hand, opened, card = random_position(rng)
        mixed = rng.sample(opened, len(opened))
        assert best(hand, opened, card) == best(hand, mixed, card)
        assert wins(hand, mixed, Holding.of(hand, mixed), card) == wins(
            hand, opened, Holding.of(hand, opened), card
        )
