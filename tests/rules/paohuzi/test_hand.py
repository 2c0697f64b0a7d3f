"""Cards, groups and hands (P1, P2, P3.3, P8.1)."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement

import pytest

from cardavia_desktop.rules import Meld
from cardavia_desktop.rules.faces import ZIPAI
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.hand import (
    CHI_GROUPS,
    FACES,
    HUXI,
    Holding,
    forced,
    has,
    most_chi_huxi,
    pack,
    partition,
    place_of,
)
from tests.rules.paohuzi import naive
from tests.rules.paohuzi.setup import cards, counts, face, melds, random_position


def test_p1_1_eighty_cards_four_of_each_small_and_large_number() -> None:
    assert ZIPAI.codes == tuple(f"{size}{rank}" for size in "xd" for rank in range(1, 11))
    assert len(PAOHUZI.deal(seed=1).deck) == 80
    assert {PAOHUZI.deal(seed=1).deck.count(f) for f in FACES} == {4}
    assert {ZIPAI.codes[f] for f in ZIPAI.reds} == {"x2", "x7", "x10", "d2", "d7", "d10"}


def test_p2_3_chi_groups_are_runs_2_7_10_and_three_of_a_rank_in_mixed_size() -> None:
    found = {group.cards for group in CHI_GROUPS}
    assert len(found) == 2 * 8 + 2 + 10 * 2
    for text in ("x1 x2 x3", "d8 d9 d10", "x2 x7 x10", "d2 d7 d10", "x4 x4 d4", "x4 d4 d4"):
        assert tuple(cards(text)) in found
    for three in combinations_with_replacement(FACES, 3):
        assert (three in found) == naive.is_chi(map(naive.card, three)), three


def test_the_chi_groups_stand_in_face_order() -> None:
    assert list(CHI_GROUPS) == sorted(CHI_GROUPS)
    assert all(group.packed == pack(group.cards) for group in CHI_GROUPS)


@pytest.mark.parametrize(
    ("kind", "small", "large"),
    [("ti", 9, 12), ("pao", 6, 9), ("wei", 3, 6), ("kan", 3, 6), ("peng", 1, 3)],
)
def test_p8_1_huxi_of_groups_of_one_face(kind: str, small: int, large: int) -> None:
    size = 4 if kind in {"ti", "pao"} else 3
    for at, worth in ((0, small), (9, small), (10, large), (19, large)):
        assert HUXI[Meld(kind, (at,) * size)] == worth


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("x1 x2 x3", 3),
        ("d1 d2 d3", 6),
        ("x2 x7 x10", 3),
        ("d2 d7 d10", 6),
        ("x2 x3 x4", 0),
        ("d8 d9 d10", 0),
        ("x1 x1 d1", 0),
        ("x2 d2 d2", 0),
    ],
)
def test_p8_1_huxi_of_chi_groups(text: str, worth: int) -> None:
    assert HUXI[Meld("chi", tuple(cards(text)))] == worth


def test_p8_1_every_group_is_worth_what_the_plain_table_says() -> None:
    for meld, worth in HUXI.items():
        assert worth == naive.worth(naive.named([meld])[0]), meld
    assert HUXI[Meld("pair", (face("d1"),) * 2)] == 0


def test_packed_cards_contain_others_or_not() -> None:
    assert has(pack(cards("x1 x2*2 d10")), pack(cards("x2*2 d10")))
    assert not has(pack(cards("x1 x2*2 d10")), pack(cards("x2*3")))
    assert not has(pack(cards("x1*3")), pack(cards("x2")))
    assert not has(pack(cards("x1*3 d10*2")), pack(cards("d10*3")))


def test_a_partition_has_the_most_huxi() -> None:
    # x1-x2-x3 and x2-x3-x4 (3), or x1-x2-x3 twice is not there; x2-x7-x10 beside x1-x2-x3 is 6.
    division = partition(pack(cards("x1 x2 x3 x2 x7 x10")), False)
    assert division is not None
    assert division.huxi == 6
    # All three of a rank in mixed size is worth nothing: the runs count.
    division = partition(pack(cards("x1 x1 d1 d1 x2 x3 d2 d3 x1")), False)
    assert division is not None
    assert division.huxi == 3 + 6


def test_a_partition_takes_the_groups_that_come_first() -> None:
    # x4-x5-x6 twice and d4-d5-d6 would do as well, but the list that begins x4-x4-d4 is first.
    division = partition(pack(cards("x4*2 d4 x5*2 d5 x6*2 d6")), False)
    assert division is not None
    assert [CHI_GROUPS[i].cards for i in division.chi] == [
        tuple(cards("x4 x4 d4")),
        tuple(cards("x5 x5 d5")),
        tuple(cards("x6 x6 d6")),
    ]


def test_p2_4_a_pair_only_where_it_is_asked_for() -> None:
    loose = pack(cards("x1 x2 x3 d9 d9"))
    assert partition(loose, False) is None
    division = partition(loose, True)
    assert division is not None
    assert division.pair == face("d9")
    assert partition(pack(cards("x1 x2 x3")), True) is None
    assert partition(pack(cards("d9 d9 x8 x8")), True) is None
    assert partition(0, True) is None


def test_p2_4_the_pair_that_leaves_the_first_list_of_groups() -> None:
    # With the pair x4: x3-x4-x5 is not there; x3 x4 x5 and x4 x4, or x3-x4-x5 and the pair x4.
    division = partition(pack(cards("x3 x4*3 x5")), True)
    assert division is not None
    assert division.pair == face("x4")
    # Pair x2 leaves x3-x4-x5, pair x5 leaves x2-x3-x4, which comes first.
    division = partition(pack(cards("x2*2 x3 x4 x5")), True)
    assert division is not None
    assert division.pair == face("x2")
    division = partition(pack(cards("x2 x3 x4 x5*2")), True)
    assert division is not None
    assert (division.pair, CHI_GROUPS[division.chi[0]].cards) == (face("x5"), (1, 2, 3))


def test_no_division_is_worth_more_than_the_bound() -> None:
    rng = random.Random("bound")
    for _ in range(2000):
        hand, opened, _ = random_position(rng)
        loose = Holding.of(hand, opened).loose
        for pair in (False, True):
            division = partition(loose, pair)
            assert division is None or division.huxi <= most_chi_huxi(loose)
    assert most_chi_huxi(pack(cards("x1*2 x2*2 x3*2 x7 x10 d2 d7 d10"))) == 6 + 6
    assert most_chi_huxi(pack(cards("x1 x3 x7 x10 d1 d2"))) == 0


def test_p2_1_a_kan_counts_with_its_huxi_and_is_not_loose() -> None:
    holding = Holding.of(counts("x1*3 d1*3 x5*2 d7"), melds("ti d9*4", "peng x8*3"))
    assert holding.loose == pack(cards("x5*2 d7"))
    assert holding.free == 3
    assert holding.huxi == 3 + 6 + 12 + 1
    assert holding.fours == 1


@pytest.mark.parametrize(
    ("fours", "others", "surplus"),
    [(0, 20, 0), (0, 21, 1), (1, 16, 0), (2, 12, -1), (2, 13, 0), (3, 8, -2), (3, 10, 0)],
)
def test_p3_3_hand_size(fours: int, others: int, surplus: int) -> None:
    """20 + max(0, q - 1) cards with q groups of four; `others` are the cards in no four."""
    opened = [Meld("ti", (at,) * 4) for at in range(fours)]
    hand = [0] * 10 + [2] * (others // 2) + [0] * (10 - others // 2)
    hand[9] = others % 2
    assert Holding.of(hand, opened).surplus == surplus


def test_a_holding_without_a_discarded_card() -> None:
    before, after = counts("x1*3 x5*2 d7"), counts("x1*3 x5 d7")
    assert Holding.of(before, ()).without(face("x5")) == Holding.of(after, ())


def test_p5_3_what_a_seats_own_stock_card_must_form() -> None:
    hand = counts("x1*2 x2*3 x3")
    opened = melds("wei d1*3", "peng d2*3")

    def group(code: str, *, dead: bool = False, fourth: bool = False) -> Meld | None:
        return forced(hand, opened, face(code), dead=dead, fourth=fourth)

    assert group("x1") == Meld("wei", (0,) * 3)
    assert group("x2") == Meld("ti", (1,) * 4)
    assert group("x3") is None
    assert group("d1") is None
    assert group("d1", fourth=True) == Meld("ti", (10,) * 4)
    assert group("d1", dead=True, fourth=True) == Meld("ti", (10,) * 4)
    assert group("d2", fourth=True) is None
    assert group("x1", dead=True) is None
    assert group("x2", dead=True) == Meld("ti", (1,) * 4)


def test_a_group_grows_where_it_lies() -> None:
    opened = melds("chi x1 x2 x3", "wei d1*3", "peng x1*3")
    assert place_of(opened, Meld("pao", (face("d1"),) * 4)) == 1
    assert place_of(opened, Meld("pao", (face("x1"),) * 4)) == 2
    assert place_of(opened, Meld("peng", (face("x5"),) * 3)) == 3
