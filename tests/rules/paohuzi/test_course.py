"""The course of play: discards, stock cards, claim windows (P5), and wins in them (P7)."""

from __future__ import annotations

import random

import pytest

from cardavia_desktop.rules import NO_FACE
from cardavia_desktop.rules.events import Claimed, Discarded, Finished, Formed, Left, Revealed
from cardavia_desktop.rules.faces import ZIPAI
from cardavia_desktop.rules.paohuzi import PAOHUZI
from cardavia_desktop.rules.paohuzi.table import PaohuziTable
from tests.rules.paohuzi import naive
from tests.rules.paohuzi.setup import (
    all_pass,
    counts,
    deal,
    face,
    in_text,
    legal,
    offer,
    offered,
    open_groups,
    play,
    random_position,
    score,
    set_up,
    turn_up,
    turned_up,
)

GROUPS = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6 "  # 18 huxi
READY = GROUPS + "x8 x9"  # waits for x3, x7, x10


def asked(table: PaohuziTable) -> list[int]:
    """The seats of the window that is open, in claim order."""
    return [] if table._window is None else [seat for seat, _ in table._window.asked]


def test_p5_1_a_discard_is_offered_to_the_others_from_the_next_seat() -> None:
    table = offered(["x5*2", "x5*2", "x5*2"], "x5", 1, stock=False)
    assert asked(table) == [2, 0]


def test_p5_1_a_discard_nobody_takes_stays_with_its_owner() -> None:
    table = deal("d9", "x1", "x1", stock="x1")
    play(table, "0 discard d9")
    assert table.public == face("d9")
    assert Discarded(0, face("d9"), 1) in table.events
    all_pass(table)
    assert table.discards[0][0] == face("d9")
    assert Left(0, face("d9")) in table.events
    after = table.events[table.events.index(Left(0, face("d9"))) + 1]
    assert after == Revealed(1, face("x1")), "the next seat turns up a stock card"


def test_p5_1_the_window_opens_also_when_the_stock_is_empty() -> None:
    rng = random.Random("empty stock")
    taken = 0
    while not taken:
        table = PAOHUZI.deal(rng.randrange(10**6))
        assert isinstance(table, PaohuziTable)
        while table.to_move is not None:
            if not table.stock and not table.from_stock and "peng" in table.legal():
                seat = table.to_move
                while table.asks_in_secret:
                    mine = table.to_move == seat
                    table.play(PAOHUZI.parse("peng" if mine else "pass"))
                assert table.melds[seat][-1].kind == "peng"
                assert table.to_move == seat
                taken += 1
            table.play(rng.choice(table.legal()))


def test_p5_2_a_stock_card_is_offered_from_the_seat_that_turned_it_up() -> None:
    table = turned_up(["x4 x6", "x5*2", "x5*3"], "x5", 0)
    assert asked(table) == [0, 1, 2]
    assert table.public == face("x5")


def test_p5_2_a_stock_card_never_enters_the_hand() -> None:
    table = turned_up(["x4 x6", "", ""], "x5", 0)
    assert table.hands[0][face("x5")] == 0
    play(table, "0 pass")
    assert table.hands[0][face("x5")] == 0
    assert table.discards[0][0] == face("x5")
    assert Left(0, face("x5")) in table.events
    assert Revealed(1, table.deck[62]) in table.events


def test_p5_3_a_pair_must_become_a_wei() -> None:
    table = turned_up(["x5*2 d9", "x4 x6 d1", "x5*2"], "x5", 0)
    assert open_groups(table, 0) == ["wei x5 x5 x5"]
    assert table.hands[0][face("x5")] == 0
    assert table.events[-1] != Left(0, face("x5"))
    formed = next(event for event in table.events if isinstance(event, Formed))
    assert formed == Formed(0, 0, "wei", (face("x5"),) * 3)
    assert not any(isinstance(event, Claimed) for event in table.events)


def test_p5_3_a_kan_must_become_a_ti() -> None:
    table = turned_up(["x5*3 d9", "", ""], "x5", 0)
    assert open_groups(table, 0) == ["ti x5 x5 x5 x5"]


@pytest.mark.parametrize("copies", [0, 1])
def test_p5_3_one_card_or_none_forces_nothing(copies: int) -> None:
    table = turned_up([f"x5*{copies} x4 x6" if copies else "x4 x6", "", ""], "x5", 0)
    assert open_groups(table, 0) == []


def test_p5_3_forced_groups_come_before_every_claim() -> None:
    # Seat 1 would win with x10, but seat 0 turned it up with a pair of it.
    table = turned_up(["x10*2 d9 d7 x1*3 x3*3 x5*3 d8*3 d10 d1 d4 d5", READY, ""], "x10", 0)
    assert open_groups(table, 0) == ["wei x10 x10 x10"]
    assert table.to_move == 0
    assert table.public == NO_FACE


def test_p5_3_after_a_forced_group_a_complete_hand_may_win_or_discard() -> None:
    table = turned_up([GROUPS + "x9*2", "", ""], "x9", 0)
    assert table.to_move == 0
    assert legal(table)[-1] == "win"
    assert "discard d1" in legal(table)
    play(table, "0 win")
    assert table.result is not None
    assert score(table).huxi == 18 + 3
    assert table.result.card == face("x9")
    assert open_groups(table, 0) == ["wei x9 x9 x9"], "the wei is made before the win and stays"
    assert table.public == NO_FACE


def test_p5_3_going_on_with_a_discard() -> None:
    table = play(turned_up([GROUPS + "x9*2", "", ""], "x9", 0), "0 discard x1")
    assert table.result is None
    assert table.hands[0][face("x1")] == 0


def test_p5_3_a_complete_hand_with_nothing_to_discard_may_win_or_pass() -> None:
    table = turned_up(["x3*3 x4*3 x5*3 x6*3 x8*3 x9*3 x1*2", "", ""], "x1", 0)
    assert legal(table) == ["pass", "win"]
    play(table, "0 win")
    assert table.result is not None
    assert score(table).huxi == 3 + 18
    assert table.result.points == (6, -3, -3)


def test_p5_4_win_before_pao_before_chi() -> None:
    table = offered(["x8 x9", "x10*3", READY], "x10", 0, stock=True)
    assert asked(table) == [0, 1, 2]
    play(table, "0 chi x8-x9-x10", "1 pao", "2 win")
    assert table.result is not None
    assert table.result.winner == 2
    table = offered(["x8 x9", "x10*3", READY], "x10", 0, stock=True)
    play(table, "0 chi x8-x9-x10", "1 pao", "2 pass")
    assert open_groups(table, 1) == ["pao x10 x10 x10 x10"]
    assert open_groups(table, 0) == []


def test_p5_4_peng_before_chi() -> None:
    table = offered(["x8 x9", "x10*2", ""], "x10", 0, stock=True)
    play(table, "0 chi x8-x9-x10", "1 peng")
    assert open_groups(table, 1) == ["peng x10 x10 x10"]
    assert table.hands[0] == counts("x8 x9")


def test_p5_4_of_equal_claims_the_first_in_claim_order() -> None:
    table = offered(["", READY, READY], "x10", 1, stock=True)
    assert asked(table) == [1, 2]
    play(table, "1 win", "2 win")
    assert table.result is not None
    assert table.result.winner == 1
    table = offered([READY, READY, ""], "x10", 2, stock=True)
    play(table, "0 win", "1 win")
    assert table.result is not None
    assert table.result.winner == 0


def test_p5_4_a_claim_that_is_not_carried_out_has_no_consequence() -> None:
    table = offered(["x8 x9", "x10*2", ""], "x10", 0, stock=True)
    play(table, "0 chi x8-x9-x10", "1 peng")
    assert table.barred == [0, 0, 0]


@pytest.mark.parametrize("stock", [False, True])
def test_p5_4_pao_with_a_kan(*, stock: bool) -> None:
    table = offered(["", "", "x5*3"], "x5", 0, stock=stock)
    assert legal(table) == ["pao", "pass"]
    play(table, "2 pao")
    assert open_groups(table, 2) == ["pao x5 x5 x5 x5"]
    assert table.hands[2][face("x5")] == 0
    assert Claimed(2, PAOHUZI.parse("pao"), face("x5")) in table.events


@pytest.mark.parametrize(("source", "stock"), [(0, False), (0, True), (2, True)])
def test_p5_4_pao_with_a_wei_from_any_source(source: int, *, stock: bool) -> None:
    opened = [[], [], ["chi d1 d2 d3", "wei x5*3"]]
    table = offered(["", "", "d9"], "x5", source, stock=stock, opened=opened)
    assert legal(table) == ["pao", "pass"]
    play(table, "2 pao")
    assert open_groups(table, 2) == ["chi d1 d2 d3", "pao x5 x5 x5 x5"], "it keeps its place"


@pytest.mark.parametrize(
    ("source", "stock", "possible"), [(0, False, False), (0, True, True), (2, True, True)]
)
def test_p5_4_pao_with_a_peng_on_stock_cards_only(
    source: int, *, stock: bool, possible: bool
) -> None:
    opened = [[], [], ["peng x5*3"]]
    table = offered(["", "", "d9"], "x5", source, stock=stock, opened=opened)
    assert (Left(source, face("x5")) in table.events) != possible
    if possible:
        assert legal(table) == ["pao", "pass"]
        play(table, "2 pao")
        assert open_groups(table, 2) == ["pao x5 x5 x5 x5"]


def test_p5_4_no_pao_with_ones_own_discard() -> None:
    table = offered(["d9", "", ""], "x5", 0, stock=False, opened=[["wei x5*3"], [], []])
    assert Left(0, face("x5")) in table.events


def test_p5_4_pao_is_optional() -> None:
    table = offered(["", "x5*3", ""], "x5", 0, stock=True)
    play(table, "1 pass")
    assert Left(0, face("x5")) in table.events
    assert table.hands[1][face("x5")] == 3


@pytest.mark.parametrize("stock", [False, True])
def test_p5_4_peng_with_exactly_two(*, stock: bool) -> None:
    table = offered(["", "d9", "x5*2 d9"], "x5", 0, stock=stock)
    assert legal(table) == ["pass", "peng"]
    play(table, "2 peng")
    assert open_groups(table, 2) == ["peng x5 x5 x5"]
    for hand in ("x5", "x5*3"):
        table = offered(["", "", hand], "x5", 0, stock=stock)
        assert "peng" not in legal(table)


def test_p5_4_no_peng_by_the_seat_that_turned_the_card_up() -> None:
    """Alive it makes a wei; a dead hand with a pair makes nothing."""
    table = offered(["x5*2 d9", "", ""], "x5", 0, stock=True, dead=[0])
    assert Left(0, face("x5")) in table.events


def test_p5_4_chi_of_a_discard_by_the_next_seat_only() -> None:
    table = offered(["x4 x6", "x4 x6", "x4 x6"], "x5", 1, stock=False)
    assert asked(table) == [2]
    play(table, "2 chi x4-x5-x6")
    assert open_groups(table, 2) == ["chi x4 x5 x6"]


def test_p5_4_chi_of_a_stock_card_by_the_seat_that_turned_it_up_only() -> None:
    table = offered(["x4 x6", "x4 x6", "x4 x6"], "x5", 1, stock=True)
    assert asked(table) == [1]


@pytest.mark.parametrize(
    ("hand", "public", "options"),
    [
        ("x4 x6 x7", "x5", ["chi x4-x5-x6", "chi x5-x6-x7"]),
        ("d2 d10", "d7", ["chi d2-d7-d10"]),
        ("d5*2 x4", "x5", ["chi x5-d5-d5"]),
        ("x4 d6 d7", "x5", []),
        # Worked case: the x3 in hand goes into x1-x2-x3 at the same time.
        ("x1 x2 x3 x4 x5", "x3", ["chi x1-x2-x3 x3-x4-x5"]),
        # Worked case: three x3 left in hand, no chi.
        ("x1 x2 x3*2", "x3", []),
        # Worked case: cards of a kan are never used.
        ("x1*3 x2", "x3", []),
        # One copy in hand, in the same group or in another.
        ("x3 d3 x4 x5 d3", "x3", ["chi x3-x3-d3", "chi x3-x4-x5 x3-d3-d3"]),
        # Two copies in hand: three groups, or two.
        (
            "x3*2 x1 x2 x4*2 x5*2",
            "x3",
            [
                "chi x1-x2-x3 x3-x4-x5 x3-x4-x5",
            ],
        ),
        ("x3*2 d3 x1 x2", "x3", ["chi x1-x2-x3 x3-x3-d3"]),
        ("x3*2 d3*2 x1 x2", "x3", ["chi x1-x2-x3 x3-x3-d3"]),
        ("x3*3 x1 x2", "x3", []),
    ],
)
def test_p5_5_chi_and_bi(hand: str, public: str, options: list[str]) -> None:
    # Turned up by a dead hand before: seat 1 is offered a discard of seat 0.
    table = offered(["", hand, ""], public, 0, stock=False)
    found = legal(table) if asked(table) == [1] and table.public == face(public) else []
    assert [text for text in found if text.startswith("chi")] == options


def test_p5_5_the_groups_are_laid_open_in_the_order_of_the_text() -> None:
    table = offered(["", "x1 x2 x3 x4 x5 d9", ""], "x3", 0, stock=False)
    play(table, "1 chi x1-x2-x3 x3-x4-x5")
    assert open_groups(table, 1) == ["chi x1 x2 x3", "chi x3 x4 x5"]
    assert table.hands[1] == counts("d9")
    claimed = table.events.index(Claimed(1, PAOHUZI.parse("chi x1-x2-x3 x3-x4-x5"), face("x3")))
    assert table.events[claimed + 1] == Formed(1, 0, "chi", (0, 1, 2))
    assert table.events[claimed + 2] == Formed(1, 1, "chi", (2, 3, 4))


def test_p5_5_against_the_naive_enumeration() -> None:
    rng = random.Random("bi")
    several = 0
    for _ in range(600):
        hand, _, public = random_position(rng)
        if hand[public] == 4:
            continue
        table = set_up(["", in_text(hand), ""])
        spare = sum(n for n in hand if n < 3) - (table.holdings[1].surplus >= 0)
        plain = {
            "chi " + " ".join("-".join(f"{size}{rank}" for size, rank in group) for group in groups)
            for groups in naive.chis(naive.cards_in(hand), naive.card(public))
            if 3 * len(groups) - 1 <= spare  # P6.4
        }
        offer(table, ZIPAI.codes[public], 0, stock=False)
        offered_now = Left(0, public) not in table.events
        found = legal(table) if offered_now and table.to_move == 1 else []
        assert {text for text in found if text.startswith("chi")} == plain
        several += any(text.count(" ") > 1 for text in plain)
    assert several > 50


def test_p5_6_who_passes_a_chi_or_peng_may_not_take_the_face_later() -> None:
    for hand, public in (("x4 x6 d9", "x5"), ("x5*2 d9", "x5")):
        table = offered(["", hand, ""], public, 0, stock=False)
        play(table, "1 pass")
        assert table.barred[1] == 1 << face("x5")
        again = set_up(["", hand, ""])
        again.barred = table.barred
        assert Left(0, face("x5")) in offer(again, "x5", 0, stock=False).events


def test_p5_6_whatever_other_options_it_had_and_whoever_takes_the_card() -> None:
    # Seat 0 passes pao (with a wei) and chi; seat 1 passes chi of a card that seat 2 takes.
    table = offered(["x4 x6", "", ""], "x5", 0, stock=True, opened=[["wei x5*3"], [], []])
    assert legal(table) == ["chi x4-x5-x6", "pao", "pass"]
    play(table, "0 pass")
    assert table.barred[0] == 1 << face("x5")
    table = offered(["", "x4 x6", "x5*2 d9"], "x5", 0, stock=False)
    play(table, "1 pass", "2 peng")
    assert table.barred[1] == 1 << face("x5")
    assert table.barred[2] == 0


def test_p5_6_who_discarded_a_face_may_not_take_it_later() -> None:
    table = deal("d9", "x1", "", stock="d9")
    play(table, "0 discard d9")
    assert table.barred[0] == 1 << face("d9")


def test_p5_6_the_face_may_still_serve_in_other_groups_and_in_bi() -> None:
    for hand, chi in (
        ("x4 x5 d9", "chi x3-x4-x5"),
        ("x3 x4 x5 x1 x2 d9", "chi x1-x2-x3 x3-x4-x5"),
    ):
        table = set_up(["", hand, ""])
        table.barred[1] = 1 << face("x4")
        assert legal(offer(table, "x3", 0, stock=False)) == [chi, "pass"]


def test_p5_6_a_pass_of_pao_or_win_alone_forfeits_nothing() -> None:
    table = offered(["", "x5*3", ""], "x5", 0, stock=True)
    assert play(table, "1 pass").barred[1] == 0
    # x7 completes x7-x8-x9; seat 2 is not offered a chi of what seat 0 turned up.
    table = offered(["", "", READY], "x7", 0, stock=True)
    assert legal(table) == ["pass", "win"]
    assert play(table, "2 pass").barred[2] == 0


def test_p5_6_it_may_still_win_pao_wei_and_ti() -> None:
    barred = [0, 1 << face("x10") | 1 << face("x5"), 0]
    table = set_up(["", READY, ""])
    table.barred = barred
    assert legal(offer(table, "x10", 0, stock=True)) == ["pass", "win"]
    for hand, kind in (("x5*2 d9", "wei"), ("x5*3 d9", "ti")):
        table = set_up(["", hand, ""])
        table.barred = barred
        assert open_groups(turn_up(table, "x5", 1), 1)[0].startswith(kind)
    table = set_up(["", "x5*3 d9", ""])
    table.barred = barred
    assert legal(offer(table, "x5", 0, stock=False)) == ["pao", "pass"]


def test_p5_7_a_draw_when_a_stock_card_is_due_and_none_is_left() -> None:
    table = deal()
    rng = random.Random("draw")
    while table.to_move is not None:
        table.play(min(table.legal(), key=lambda a: (a.verb != "pass", rng.random())))
    assert table.result is not None
    assert table.stock == 0
    assert (table.result.kind, table.result.winner) == ("draw", None)
    assert table.result.points == (0, 0, 0)
    assert score(table).huxi == score(table).tun == 0
    assert isinstance(table.events[-1], Finished)
    refusal = table.refuse(0, PAOHUZI.parse("pass"))
    assert refusal is not None
    assert refusal.rule == "P5.7"


def test_p7_1_a_win_on_a_stock_card_whoever_turned_it_up() -> None:
    for source in range(3):
        table = offered(["", READY, ""], "x10", source, stock=True)
        assert "win" in legal(table)
        play(table, "1 win")
        assert table.result is not None
        assert table.result.winner == 1
        assert table.result.card == table.public == face("x10"), "a win moves no card"
        assert table.hands[1] == counts(READY)
        assert table.result.points == (-2, 4, -2)
        assert Claimed(1, PAOHUZI.parse("win"), face("x10")) in table.events


def test_p7_3_worked_case_the_kan_by_another_and_by_oneself() -> None:
    hand = "x8*3 d1*3 d2*3 x4 x5 x6 x1 x2 x3 x2 x7 x10 x6 x7"
    table = turned_up([hand, "", ""], "x8", 1)
    assert legal(table) == ["pao", "pass", "win"]
    play(table, "0 win")
    assert table.result is not None
    assert score(table).huxi == 21
    table = turned_up([hand, "", ""], "x8", 0)
    assert open_groups(table, 0) == ["ti x8 x8 x8 x8"]
    assert "win" not in legal(table)


def test_p7_5_never_on_a_discard() -> None:
    table = offered(["", "", READY], "x10", 1, stock=False)
    assert "win" not in legal(table)
    assert "chi x10-x10-d10" in legal(table)
    # Worked case: the seventh pair of identical cards, discarded.
    table = offered(["", "", "x3*3 x4*3 x5*3 x6*3 x8*3 x9*3 x1*2"], "x1", 1, stock=False)
    assert Left(1, face("x1")) in table.events


def test_p7_5_not_on_a_card_taken_by_chi_peng_or_pao() -> None:
    table = offered([READY, "", ""], "x10", 0, stock=True)
    play(table, "0 chi x10-x10-d10")
    assert table.to_move == 0
    assert "win" not in legal(table)
    table = offered(["", GROUPS + "x9*2", ""], "x9", 0, stock=True)
    assert legal(table) == ["pass", "peng", "win"]
    assert "win" not in legal(play(table, "1 peng"))


def test_p8_3_each_opponent_pays_the_tun() -> None:
    table = play(offered(["", "", READY], "x10", 0, stock=True), "2 win")
    assert table.result is not None
    assert table.result.points == (-2, -2, 4)
    assert table.refuse(2, PAOHUZI.parse("win")) is not None


def test_a_copy_goes_its_own_way() -> None:
    table = offered(["", "x4 x6", "x5*2 d9"], "x5", 0, stock=False)
    copy = table.copy()
    assert (copy.from_stock, copy.gain) == (table.from_stock, table.gain)
    play(copy, "1 pass", "2 peng")
    assert table.barred == [0, 0, 0]
    assert table.holdings[2].free == 3
    assert copy.holdings[2].free == 1
    play(table, "1 chi x4-x5-x6", "2 pass")
    assert open_groups(table, 1) == ["chi x4 x5 x6"]
    assert open_groups(copy, 1) == []
