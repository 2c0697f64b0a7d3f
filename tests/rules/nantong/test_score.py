"""Base hu (N6), the winner's bonuses (N7) and the settlement (N8)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cardavia_desktop.rules.faces import NANTONG, NO_FACE, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.base import BaseItem, base_items, doublings
from cardavia_desktop.rules.nantong.cards import FACES
from cardavia_desktop.rules.nantong.score import (
    BONUSES,
    DOUBLES,
    SHAPES,
    BonusItem,
    DoubleItem,
    Origin,
    Score,
    Win,
    laid_out,
    preference,
    score_win,
)
from tests.rules.nantong import naive
from tests.rules.nantong.tables import (
    cards,
    codes,
    counts,
    deal,
    exhaust,
    face,
    named,
    play,
    quiet_turns,
    score,
)

SIZES = {"hezi": 2, "pung": 3}


def melds_of(*melds: str) -> list[Meld]:
    """Melds from texts such as `pung 1m`; `open3` is an opening declaration of three."""
    found = []
    for text in melds:
        kind, card = text.split()
        size = 3 if kind == "open3" else SIZES.get(kind, 4)
        found.append(Meld("open" if kind == "open3" else kind, (face(card),) * size))
    return found


def base_of(hand: str, *melds: str, indicators: str = "5c 8c", claimed: str = "") -> int:
    """The base hu of a seat."""
    card = face(claimed) if claimed else NO_FACE
    items = base_items(counts(hand), melds_of(*melds), tuple(cards(indicators)), card)
    return sum(item.hu for item in items)


# The worked cases: pung / three in hand / exposed kong / concealed kong / opening declaration;
# 0 where the rule text has a dash.
WORKED = [
    ("1s", "2c 3c", (2, 4, 8, 12, 16)),
    ("T", "2c 3c", (4, 8, 16, 24, 32)),
    ("9s", "2c 3c", (4, 8, 16, 24, 32)),
    ("2s", "2s 3c", (8, 24, 0, 0, 32)),
    ("2m", "2s 3c", (4, 8, 16, 24, 32)),
    ("4m", "4c 4c", (8, 16, 32, 48, 64)),
    ("4m", "4m 4s", (16, 48, 0, 0, 64)),
    ("4s", "4m 4s", (16, 48, 0, 0, 64)),
    ("4c", "4m 4s", (8, 16, 32, 48, 64)),
    ("R", "R 3c", (16, 48, 0, 0, 64)),
    ("9s", "9s 3c", (16, 48, 0, 0, 64)),
    ("W", "R 3c", (8, 16, 32, 48, 64)),
    ("9s", "R 3c", (8, 16, 32, 48, 64)),
    ("T", "W W", (16, 32, 64, 96, 128)),
    ("T", "W T", (32, 96, 0, 0, 128)),
    ("W", "W T", (32, 96, 0, 0, 128)),
    ("9s", "W T", (16, 32, 64, 96, 128)),
]


@pytest.mark.parametrize(("card", "indicators", "values"), WORKED)
def test_n6_worked_cases(card: str, indicators: str, values: tuple[int, ...]) -> None:
    pung, three, exposed, concealed, opening = values
    shown = indicators.split().count(card)
    assert base_of("", f"pung {card}", indicators=indicators) == pung
    assert (
        base_of(f"{card * 3 if card in 'TWR' else card[0] * 3 + card[1]}", indicators=indicators)
        == three
    )
    assert base_of("", f"{'open3' if shown else 'open'} {card}", indicators=indicators) == opening
    if not shown:
        assert base_of("", f"kong {card}", indicators=indicators) == exposed
        assert base_of("", f"added-kong {card}", indicators=indicators) == exposed
        assert base_of("", f"concealed-kong {card}", indicators=indicators) == concealed
        four = card * 4 if card in "TWR" else card[0] * 4 + card[1]
        assert base_of(four, indicators=indicators) == concealed


@pytest.mark.parametrize(
    ("card", "indicators", "hu"),
    [("4c", "4c 4c", 64), ("W", "W W", 128), ("9s", "9s 9s", 128), ("9m", "9m 9m", 64)],
)
def test_n6_1_hezi(card: str, indicators: str, hu: int) -> None:
    assert base_of("", f"hezi {card}", indicators=indicators) == hu


def test_n6_1_declared_groups_add_up() -> None:
    melds = ("pung 1m", "kong 2m", "added-kong 3m", "concealed-kong 4m", "open 6m", "open3 5c")
    assert base_of("9c", *melds) == 2 + 8 + 8 + 12 + 16 + 32


def test_n6_2_three_and_four_in_hand() -> None:
    assert base_of("111m 2222m 33m 4m") == 4 + 12
    assert base_of("") == 0


def test_n6_2_they_count_when_the_winning_partition_uses_them_in_runs() -> None:
    table = deal("111222333m 456m 789s 456s 123s 11s", indicators="8c 8c")
    play(table, "0 win")
    assert named(score(table))[0] == {"qing-hu": 100}
    # Three each of 1m, 2m and 3m, and of 1s: 1s pair and run.
    assert score(table).base_hu[0] == 4 * 4


def test_n6_3_the_nine_of_strings_is_an_old_general_only() -> None:
    nine = face("9s")
    assert doublings(nine, tuple(cards("9m 9c"))) == 1
    assert base_of("999m", indicators="9s 2c") == 4
    assert base_of("999s", indicators="9m 2c") == 8
    assert base_of("999c", indicators="9m 2c") == 8


def test_n6_3_both_indicators_double() -> None:
    assert doublings(face("4s"), tuple(cards("4m 4c"))) == 2
    assert doublings(face("T"), tuple(cards("9s R"))) == 3
    assert doublings(face("T"), tuple(cards("9m 4c"))) == 1
    assert doublings(face("4s"), tuple(cards("T 5s"))) == 0


def test_n6_4_examples() -> None:
    assert base_of("222m", indicators="2s 3m") == 8
    assert base_of("222s", indicators="2s 3m") == 24
    assert base_of("", "open3 2s", indicators="2s 3m") == 32


def test_n6_5_a_claimed_winning_card_makes_a_pung_of_three() -> None:
    assert base_of("111m", claimed="1m") == 2
    assert base_of("222s", indicators="2s 3m", claimed="2s") == 2 * 2 * 2
    assert base_of("TTT", claimed="T") == 4
    assert base_of("111m 222m", claimed="1m") == 2 + 4


def test_n6_5_the_fourth_of_a_face_does_not_count() -> None:
    assert base_of("1111m", claimed="1m") == 4
    assert base_of("TTTT", claimed="T") == 8
    assert base_of("1111m") == 12


def test_n6_5_self_drawn_it_is_in_hand() -> None:
    hand = "11m 456m 789m 123s 456s 123c 456c WW"
    drawn = deal("8c", hand, front="1m", indicators="9m 9c")
    play(drawn, "1 done", "0 discard 8c", "1 win")
    assert score(drawn).base_hu[1] == 4
    claimed = deal("1m", hand, indicators="9m 9c")
    play(claimed, "1 done", "0 discard 1m", "1 win")
    assert score(claimed).base_hu[1] == 2


def test_n6_5_whatever_the_partition_uses_it_for() -> None:
    # 11m is the pair and the claimed 1m begins a run: it is a pung all the same.
    hand = "1123m 456m 789m 123s 456s 456c 789c"
    table = deal("1m", hand, indicators="9m 8c")
    assert table.to_move == 1
    play(table, "1 done", "0 discard 1m", "1 win")
    assert table.result is not None
    assert codes(table.result.hand[-1].cards) == "1m 1m"
    assert [(i.kind, i.hu) for i in score(table).base[1]] == [("pung", 2)]


def test_n6_every_seat_is_itemized() -> None:
    table = deal("1111m 222s", "888c", "333s T", back="9m", indicators="8c 2c")
    play(table, "0 open 1m", "1 open 8c", "0 discard red")
    exhaust(table)
    assert score(table).winner is None
    base = score(table).base
    assert base[0][:1] == (BaseItem("open", face("1m"), 16, 0),)
    assert BaseItem("three-in-hand", face("2s"), 4, 1) in base[0]
    assert base_items(counts("1111m 444s"), (), table.indicators) == (
        BaseItem("four-in-hand", face("1m"), 12, 0),
        BaseItem("three-in-hand", face("4s"), 4, 0),
    )
    assert base[1][:1] == (BaseItem("open", face("8c"), 16, 1),)
    assert score(table).base_hu == tuple(sum(item.hu for item in items) for items in base)


# The winner's bonuses (N7).


def won(
    hand: str,
    *melds: str,
    card: str = "",
    origin: Origin = Origin.DISCARD,
    stock: int = 20,
    ready: bool = False,
    first: bool = False,
    indicators: str = "9m 9c",
) -> Score:
    """The score of seat 0 with a complete `hand`, the others having nothing."""
    laid = melds_of(*melds)
    last = face(card) if card else NO_FACE
    claimed = last if origin in (Origin.DISCARD, Origin.KONG) else NO_FACE
    items = base_items(counts(hand), laid, tuple(cards(indicators)), claimed)
    win = Win(counts(hand), laid, last, origin, stock, ready, first)
    return score_win((items, (), ()), 0, win)[0]


def test_n7_1_seven_runs_are_qing_hu() -> None:
    assert named(won("123m 456m 456m 123s 456s 456c 678c 8s 8s", card="4m"))[0] == {"qing-hu": 100}


def test_n7_1_triplets_and_kongs_are_piao_hu() -> None:
    result = won(
        "111m 222s 33c", "pung 4s", "kong 5m", "concealed-kong 6m", "open 7m", "open3 9c", card="1m"
    )
    assert named(result) == ({"piao-hu": 50}, ["piao-hu"])


def test_n7_1_wenqian_runs_are_allowed_in_piao_hu() -> None:
    result = won("111m 222s 123c 33s", "pung 4s", "kong 5m", "open 7m", "pung 8s", card="1m")
    assert named(result) == ({"piao-hu": 50, "wenqian": 20}, ["piao-hu"])
    result = won("111m 222s 234c 33s", "pung 4s", "kong 5m", "open 7m", "pung 8s", card="1m")
    assert named(result) == ({"tazi-hu": 20}, [])


def test_n7_1_any_other_mixture_is_tazi_hu() -> None:
    assert named(won("123m 456m 456m 123s 456s 456c 88s", "pung 1c", card="4m"))[0] == {
        "tazi-hu": 20
    }
    # Six runs and a declared opening are no Qing Hu.
    assert named(won("123m 456m 456m 123s 456s 456c 88s", "open 1c", card="4m"))[0] == {
        "tazi-hu": 20
    }


def test_n7_1_hezi_is_no_group() -> None:
    result = won("123m 456m 456m 123s 456s 456c 678c 88s", "hezi 9c", card="4m", indicators="9c 9c")
    assert named(result)[0] == {"qing-hu": 100}


@pytest.mark.parametrize(("runs", "hu"), [(1, 20), (2, 50), (3, 100), (4, 200)])
def test_n7_2_wenqian(runs: int, hu: int) -> None:
    filler = ["456m", "456m", "123s", "456s", "678s", "789s"][: 7 - runs]
    hand = " ".join(["123c"] * runs + filler + ["TT"])
    bonuses = named(won(hand, card=filler[0][0] + "m"))[0]
    assert bonuses["wenqian"] == hu


def test_n7_3_self_draw_and_kong_replacement() -> None:
    hand = "123m 456m 456m 123s 456s 456c 678c 88s"
    assert named(won(hand, card="4m", origin=Origin.FRONT))[0] == {"qing-hu": 100, "self-draw": 10}
    hand, kong = "456m 456m 123s 456s 456c 678c 88s", "concealed-kong 1m"
    assert named(won(hand, kong, card="4m", origin=Origin.BACK))[0] == {
        "tazi-hu": 20,
        "self-draw": 10,
        "kong-replacement": 10,
    }
    assert "self-draw" not in named(won(hand, kong, card="4m", origin=Origin.KONG))[0]
    assert "self-draw" not in named(won(hand, kong, origin=Origin.DEAL))[0]


@pytest.mark.parametrize("kong", ["concealed", "added", "claimed"])
def test_n7_3_the_replacement_of_every_kong(kong: str) -> None:
    hand = "456m 789m 123s 456s 456c 789c"
    if kong == "concealed":
        table = deal("8c", f"111m T {hand}", front="1m", back="T", indicators="9m 9c")
        play(table, "1 done", "0 discard 8c", "1 kong 1m")
    elif kong == "claimed":
        table = deal("1m", f"111m T {hand}", back="T", indicators="9m 9c")
        play(table, "1 done", "0 discard 1m", "1 kong")
    else:
        table = deal("1m", f"11m T R {hand}", front="R R 1m", back="T", indicators="9m 9c")
        play(table, "0 discard 1m", "1 pung", "1 discard red", "2 discard red", "0 discard red")
        play(table, "1 kong 1m")
    play(table, "1 win")
    assert named(score(table))[0] == {
        "tazi-hu": 20,
        "self-draw": 10,
        "kong-replacement": 10,
        "waiting-card": 10,
    }


@pytest.mark.parametrize(
    ("hand", "card", "waiting"),
    [
        ("TT", "T", True),
        ("567m", "6m", True),
        ("123m", "3m", True),
        ("789m", "7m", True),
        ("123m", "1m", False),
        ("789m", "9m", False),
        ("345m", "3m", False),
        ("567m", "7m", False),
        ("567m", "5m", False),
        ("111m", "1m", False),
        ("333m", "3m", False),
        ("777m", "7m", False),
        ("789s", "7s", True),
        ("123s", "3s", True),
    ],
)
def test_n7_4_waiting_card(hand: str, card: str, waiting: bool) -> None:
    rest = "123c 456c 456c 456c"
    if hand == "TT":
        rest += " 123m"
    else:
        rest += " RR"
    result = won(f"{hand} {rest}", "pung 5s", "pung 6s", card=card)
    assert ("waiting-card" in named(result)[0]) == waiting
    assert "waiting-card" not in named(won(f"{hand} {rest}", "pung 5s", origin=Origin.DEAL))[0]


def test_n7_4_any_place_of_the_card_will_do_and_counts_once() -> None:
    # 3m ends 1-2-3, begins 3-4-5 and is in the pair: once.
    bonuses = named(won("123m 345m 33m 456s 678s 123c 456c 678c", card="3m"))[0]
    assert bonuses == {"qing-hu": 100, "wenqian": 20, "waiting-card": 10}


def test_n7_5_closed_piao() -> None:
    closed = "111m 222m 444s 66s"
    for melds, doubles in (
        (("kong 7m", "kong 8m", "kong 8s", "kong 1s"), ["piao-hu", "closed-piao"]),
        (("kong 7m", "concealed-kong 8m", "open 8s", "open3 9c"), ["piao-hu", "closed-piao"]),
        (("kong 7m", "pung 8m", "open 8s", "open3 9c"), ["piao-hu"]),
        (("kong 7m", "added-kong 8m", "open 8s", "open3 9c"), ["piao-hu"]),
    ):
        assert named(won(closed, *melds, card="1m"))[1] == doubles


def test_n7_5_a_triplet_completed_by_the_winning_discard_leaves_it_closed() -> None:
    result = won("111m 222m 333s 444s 555s 777m 888s 66c", card="1m")
    assert named(result)[1] == ["piao-hu", "closed-piao"]
    assert result.base_hu[0] == 2 + 6 * 4


def test_n7_5_three_elders() -> None:
    rest = "123m 456m 123s 88s"
    assert "three-elders" in named(won(f"TTT WWW RRR {rest} 456s", card="1m"))[1]
    assert "three-elders" in named(won(f"TTT {rest} 456s", "pung W", "open R", card="1m"))[1]
    assert "three-elders" in named(won(f"TTT {rest} 456s", "kong W", "pung R", card="T"))[1]
    assert "three-elders" not in named(won(f"TTT {rest} 456s", "kong W", "pung 1c", card="1m"))[1]


def test_n7_5_hezi_and_pairs_are_no_elders() -> None:
    rest = "123m 456m 123s 456s 123c"
    result = won(f"TTT RRR {rest} 88s", "hezi W", card="1m", indicators="W W")
    assert "three-elders" not in named(result)[1]
    assert "three-elders" not in named(won(f"TTT RRR {rest} WW", card="1m"))[1]


def test_n7_5_doubles_of_how_the_win_came() -> None:
    hand = "123m 456m 456m 123s 456s 456c 678c 88s"
    assert named(won(hand, origin=Origin.DEAL))[1] == ["heavenly"]
    assert named(won(hand, card="4m", first=True))[1] == ["first-discard"]
    assert named(won(hand, card="4m", ready=True))[1] == ["ready"]
    assert named(won(hand, card="4m", ready=True, first=True))[1] == ["first-discard", "ready"]
    assert named(won(hand, card="4m", origin=Origin.FRONT, stock=0))[1] == ["last-card"]
    assert named(won(hand, card="4m", origin=Origin.BACK, stock=0))[1] == ["last-card"]
    assert named(won(hand, card="4m", origin=Origin.FRONT, stock=1))[1] == []
    assert named(won(hand, card="4m", stock=0))[1] == []
    assert named(won(hand, card="4m", origin=Origin.KONG, stock=0))[1] == []


WAITS_FOR_9S = "123m 456m 789m 123s 456s 123c 456c 9s"


def test_n7_5_the_dealers_first_discard() -> None:
    table = deal("9s", WAITS_FOR_9S)
    play(table, "1 done", "0 discard 9s", "1 win")
    assert named(score(table))[1] == ["first-discard"]


def test_n7_5_the_first_discard_also_after_a_concealed_kong() -> None:
    table = deal("9s 7777s", WAITS_FOR_9S)
    play(table, "0 done", "1 done", "0 kong 7s", "0 discard 9s", "1 win")
    assert named(score(table))[1] == ["first-discard"]


def test_n7_5_no_later_discard() -> None:
    table = deal("R", WAITS_FOR_9S, front="R 9s", indicators="5c 8c")
    play(table, "1 ready", "0 discard red", "1 discard red", "2 discard 9s", "1 win")
    assert named(score(table))[1] == ["ready"]
    table = deal("9s R", WAITS_FOR_9S, "RR 9s")
    play(table, "1 done", "0 discard red", "2 pung", "2 discard 9s", "1 win")
    assert named(score(table))[1] == []


def test_n7_5_ready_and_self_drawn() -> None:
    table = deal("R", WAITS_FOR_9S, front="9s")
    play(table, "1 ready", "0 discard red", "1 win")
    assert named(score(table)) == (
        {"qing-hu": 100, "wenqian": 20, "self-draw": 10, "waiting-card": 10},
        ["ready"],
    )


def test_n7_5_the_last_card_of_the_stock() -> None:
    table = deal("123m 456m 789m 123s 456s 123c 456c 9s R", last="9s", indicators="5m 8c")
    play(table, "0 discard red")
    quiet_turns(table, 0)
    play(table, "0 win")
    assert named(score(table))[1] == ["last-card"]


def test_n7_6_the_best_of_several_partitions() -> None:
    # As triplets: Piao Hu, twice doubled, beats the runs of Qing Hu or Tazi Hu.
    result = won("111222333m 444s 555s 666s 888c TT", card="1m")
    assert named(result) == ({"piao-hu": 50}, ["piao-hu", "closed-piao"])
    # As runs: seven runs are worth more than two or three triplets among runs.
    result = won("111222333m 444555666s 678c TT", card="6c")
    assert named(result)[0] == {"qing-hu": 100}


def test_n7_6_the_best_place_of_the_winning_card() -> None:
    # 1-1-1-2-3: the pair of Ones beside 1-2-3, or a Three: both wait in the pair with 1m.
    bonuses = named(won("11123m 456m 456s 678s 123s 456c 678c", card="1m"))[0]
    assert bonuses["waiting-card"] == 10


def test_n7_6_runs_of_coins_are_wenqian_rather_than_triplets() -> None:
    # 111222333c as runs: Qing Hu with three Wenqian; as triplets only Tazi Hu.
    result = won("111222333c 456m 456s 678s 678m TT", card="4m")
    assert named(result)[0] == {"qing-hu": 100, "wenqian": 100}


def test_n7_6_the_total_then_more_doubles_then_the_higher_shape() -> None:
    def scored(hu: int, doubles: int, *bonuses: tuple[str, int]) -> Score:
        base = (BaseItem("pung", 0, hu, 0),)
        return Score(
            (base, (), ()),
            0,
            tuple(BonusItem(name, "", bonus) for name, bonus in bonuses),
            tuple(DoubleItem("", "") for _ in range(doubles)),
        )

    order = [
        scored(1, 3),
        scored(20, 1, ("wenqian", 20)),
        scored(0, 1, ("tazi-hu", 20), ("wenqian", 20)),
        scored(10, 2, ("self-draw", 10)),
        scored(0, 2, ("tazi-hu", 20)),
        scored(81, 0),
    ]
    ranks = [preference(score, 0) for score in order]
    assert ranks == sorted(set(ranks))


def test_n7_7_total_is_base_and_bonuses_times_doubles() -> None:
    result = won("123m 456m 456m 123s 456s 456c 88s", "pung 1c", card="4m")
    assert (result.hu, result.totals) == ((22, 0, 0), (30, 0, 0))
    result = won("TT", *(f"pung {n}s" for n in range(1, 8)), card="T")
    assert result.hu[0] == (14 + 50 + 10) * 2 == 148
    assert result.totals[0] == 150
    hand = "111s 222s 333s 444s 555s 666s 777s TT"
    result = won(hand, card="T", origin=Origin.FRONT)
    assert result.hu[0] == (28 + 50 + 10 + 10) * 2 * 2 == 392
    assert result.totals[0] == 400


def test_n7_the_rules_of_bonuses_and_doubles() -> None:
    assert [(b.name, b.rule) for b in BONUSES] == [
        ("qing-hu", "N7.1"),
        ("piao-hu", "N7.1"),
        ("tazi-hu", "N7.1"),
        ("wenqian", "N7.2"),
        ("self-draw", "N7.3"),
        ("kong-replacement", "N7.3"),
        ("waiting-card", "N7.4"),
    ]
    assert [d.rule for d in DOUBLES] == ["N7.1"] + ["N7.5"] * 6
    assert set(SHAPES) < {b.name for b in BONUSES}


# Settlement (N8).


def with_base(*hu: int) -> Score:
    """A score of an exhausted deal with some base hu."""
    return Score(tuple((BaseItem("pung", 0, n, 0),) for n in hu))


@pytest.mark.parametrize(("hu", "total"), [(22, 30), (20, 20), (0, 0), (1, 10), (10, 10), (29, 30)])
def test_n8_1_totals_are_rounded_up_to_tens(hu: int, total: int) -> None:
    assert with_base(hu, 0, 0).totals[0] == total == naive.rounded(hu)


def test_n8_2_each_pair_settles_the_difference() -> None:
    assert with_base(100, 40, 20).points == (140, -40, -100)
    assert with_base(92, 33, 20).points == (140, -40, -100)
    assert with_base(20, 20, 20).points == (0, 0, 0)


def test_n8_2_winning_does_not_promise_the_highest_total() -> None:
    table = deal("9s 8888s", WAITS_FOR_9S, indicators="9m 8m", back="R")
    play(table, "0 open 8s", "1 done", "0 discard 9s", "1 win")
    result = table.result
    assert result is not None
    # Dealer: open 8s, doubled by 8m, 32 -> 40. Winner: (100 + 20 + 10) x 2 = 260.
    assert score(table).totals == (40, 260, 0)
    assert result.points == (3 * 40 - 300, 3 * 260 - 300, -300)


def test_n8_3_an_exhausted_deal_settles_the_base_totals() -> None:
    hands = ("1111m 2468s", "222s 468s", "1357c 79m")
    table = deal(*hands, indicators="9m 9c", back="R")
    play(table, "0 open 1m", "0 discard red")
    exhaust(table)
    assert table.result is not None
    assert (table.result.kind, table.result.winner) == ("exhausted", None)
    assert (score(table).base_hu[0], score(table).base_hu[1]) == (16, 4)
    assert score(table).totals == (20, 10, 0)
    assert table.result.points == (30, 0, -30)
    record = score(table).to_record(NANTONG)
    assert (record["bonuses"], record["doubles"]) == ([], [])


# The record (record.md).


def test_the_record_of_a_score() -> None:
    table = deal("R", WAITS_FOR_9S, front="9s")
    play(table, "1 ready", "0 discard red", "1 win")
    assert score(table).to_record(NANTONG) == {
        "totals": [0, 280, 0],
        "base": [0, 0, 0],
        "bonuses": [
            {"name": "qing-hu", "hu": 100},
            {"name": "wenqian", "hu": 20},
            {"name": "self-draw", "hu": 10},
            {"name": "waiting-card", "hu": 10},
        ],
        "doubles": ["ready"],
    }


def test_the_won_hand_is_laid_out() -> None:
    table = deal("9s", "1111m 222s 333c 456m 789m 456s 678c", back="9s")
    play(table, "1 open 1m", "1 done", "0 discard 9s", "1 win")
    assert table.result is not None
    assert table.result.card == face("9s")
    assert [(m.kind, codes(m.cards)) for m in table.result.hand] == [
        ("open", "1m 1m 1m 1m"),
        ("run", "4m 5m 6m"),
        ("run", "7m 8m 9m"),
        ("triplet", "2s 2s 2s"),
        ("run", "4s 5s 6s"),
        ("triplet", "3c 3c 3c"),
        ("run", "6c 7c 8c"),
        ("pair", "9s 9s"),
    ]


def random_win(rng: random.Random) -> tuple[list[Face], list[tuple[str, Face]], tuple[Face, ...]]:
    """A complete hand with declared groups and indicators, rich in what scores."""
    while True:
        left = [4] * len(FACES)
        indicators = tuple(rng.choice(FACES) for _ in range(2))
        if rng.random() < 0.3:
            indicators = (indicators[0],) * 2
        for f in indicators:
            left[f] -= 1
        melds: list[tuple[str, Face]] = []
        if indicators[0] == indicators[1] and rng.random() < 0.5:
            melds.append(("hezi", indicators[0]))
            left[indicators[0]] = 0
        open_groups = rng.choice((0, 0, 1, 2, 4))
        kinds = ("pung", "kong", "added-kong", "concealed-kong", "open")
        while len([m for m in melds if m[0] != "hezi"]) < open_groups:
            kind, f = rng.choice(kinds), rng.choice(FACES)
            size = 3 if kind == "pung" or (kind == "open" and f in indicators) else 4
            if left[f] >= size:
                left[f] -= size
                melds.append((kind, f))
        near = rng.choice((FACES, range(18, 27), (*range(9, 21), 27, 28, 29)))
        hand: list[Face] = []
        groups = [(f, f + 1, f + 2) for f in near if f < 27 and f % 9 < 7]
        groups += [(f, f, f) for f in near] * rng.choice((1, 1, 5))
        for _ in range(200):
            group = rng.choice(groups)
            if len(hand) == 3 * (7 - open_groups):
                break
            if all(left[f] >= group.count(f) for f in group):
                hand += group
                for f in group:
                    left[f] -= 1
        pairs = [f for f in FACES if left[f] >= 2]
        if len(hand) == 3 * (7 - open_groups) and pairs:
            return hand + [rng.choice(pairs)] * 2, melds, indicators


def check_against_naive(rng: random.Random) -> None:
    hand, melds, indicators = random_win(rng)
    rng.shuffle(hand)
    card: Face | None = rng.choice(hand)
    origin = rng.choice([o for o in Origin if o is not Origin.CLAIM])
    if origin is Origin.DEAL:
        card = None
    stock, ready, first = rng.choice((0, 5)), rng.random() < 0.2, False
    if origin is Origin.DISCARD:
        first = rng.random() < 0.2
    laid = [
        Meld(kind, (f,) * {"hezi": 2, "pung": 3}.get(kind, 3 if f in indicators else 4))
        for kind, f in melds
    ]
    claimed = card if origin in (Origin.DISCARD, Origin.KONG) else None
    base_hu = naive.base(hand, melds, indicators, claimed)
    items = base_items(
        NANTONG.counts(hand), laid, indicators, NO_FACE if claimed is None else claimed
    )
    assert sum(item.hu for item in items) == base_hu
    elders = all(
        hand.count(f) + sum(m.cards.count(f) for m in laid if m.kind != "hezi") >= 3
        for f in (27, 28, 29)
    )
    drawn = origin in (Origin.FRONT, Origin.BACK)
    more = [elders, origin is Origin.DEAL, first, ready, drawn and stock == 0]
    total, bonuses, doubles = naive.best(
        hand,
        melds,
        base_hu=base_hu,
        card=card,
        origin=origin.value,
        more_doubles=sum(more),
    )
    win = Win(
        NANTONG.counts(hand), laid, NO_FACE if card is None else card, origin, stock, ready, first
    )
    found, way = score_win((items, (), ()), 0, win)
    assert found.hu[0] == total
    assert len(found.doubles) == doubles
    assert [(b.name, b.hu) for b in found.bonuses] == bonuses
    flat: Sequence[Face] = [f for meld in laid_out(way) for f in meld.cards]
    assert sorted(flat) == sorted(hand)


@pytest.mark.parametrize("part", range(8))
def test_n7_thousands_of_wins_as_the_naive_reading_scores_them(part: int) -> None:
    rng = random.Random(f"wins {part}")
    for _ in range(300):
        check_against_naive(rng)
