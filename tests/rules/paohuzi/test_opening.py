"""Deal and opening (P3, P4)."""

from __future__ import annotations

import pytest

from cardavia_desktop.rules import NO_FACE
from cardavia_desktop.rules.events import Claimed, Dealt, Declared, Died, Formed, Revealed
from cardavia_desktop.rules.paohuzi import PAOHUZI
from tests.rules.paohuzi.setup import deal, face, held, legal, open_groups, play, score

GROUPS = "x1 x2 x3 d1 d2 d3 x2 x7 x10 d2 d7 d10 x4 x5 x6 d4 d5 d6 "  # 18 huxi
THREE_TI = "x1*4 x2*4 d1*4 x5 x7 x9 d3 d5 d8 d9 d10"
FIVE_KAN = "x3*3 x4*3 x6*3 d4*3 d6*3 x8 x10 d2 d7 d9"


@pytest.mark.parametrize("dealer", range(3))
def test_p3_1_the_dealer_gets_21_the_others_20_and_19_are_left(dealer: int) -> None:
    table = deal(dealer=dealer)
    assert [held(table, seat) for seat in range(3)] == [20 + (seat == dealer) for seat in range(3)]
    assert table.stock == 19
    assert table.to_move == dealer


def test_p3_1_a_random_dealer() -> None:
    assert {PAOHUZI.deal(seed=seed).dealer for seed in range(20)} == {0, 1, 2}


def test_p3_1_the_last_card_of_the_dealer_is_shown_to_all() -> None:
    table = deal("x5 d9", shown="x5")
    for seat in range(3):
        first, *others = [e for e in table.view(seat).events if isinstance(e, Dealt)]
        assert (first.seat, first.count, first.shown) == (0, 21, face("x5"))
        assert all(event.shown is None for event in others)
        assert bool(first.cards) == (seat == 0)


def test_p3_2_four_alike_are_a_ti_at_once_three_are_a_kan_in_hand() -> None:
    table = deal("", "d5*4 x2*3 x1*4")
    assert open_groups(table, 1) == ["ti x1 x1 x1 x1", "ti d5 d5 d5 d5"]
    assert table.hands[1][face("x1")] == table.hands[1][face("d5")] == 0
    assert table.hands[1][face("x2")] == 3
    formed = [event for event in table.events if isinstance(event, Formed)]
    assert [(e.seat, e.place, e.kind) for e in formed] == [(1, 0, "ti"), (1, 1, "ti")]


def test_p3_2_the_shown_card_may_make_the_ti() -> None:
    table = deal("x5*4", shown="x5")
    assert open_groups(table, 0) == ["ti x5 x5 x5 x5"]


@pytest.mark.parametrize(
    ("ti", "short", "dealer_short"), [(0, 0, -1), (1, 0, -1), (2, 1, 0), (3, 2, 1)]
)
def test_p3_3_who_is_dealt_several_ti_is_short(ti: int, short: int, dealer_short: int) -> None:
    """A dealer that owes its first discard has one card more, here -1 short."""
    hand = " ".join(f"x{rank}*4" for rank in range(1, ti + 1))
    assert deal("", hand).holdings[1].surplus == -short
    assert deal(hand).holdings[0].surplus == -dealer_short


def test_p3_3_no_replacement_card_is_drawn() -> None:
    table = deal("", "x1*4 x2*4")
    assert held(table, 1) == 20
    assert table.stock == 19


def test_p4_1_three_ti_may_win_before_anything_else() -> None:
    table = deal("", "", THREE_TI)
    assert table.to_move == 2
    assert legal(table) == ["pass", "win"]
    assert table.public == NO_FACE
    assert [table.view(seat).to_move for seat in range(3)] == [None, None, 2]
    play(table, "2 win")
    assert table.result is not None
    assert (table.result.kind, table.result.winner) == ("win", 2)
    assert [group.kind for group in score(table).groups] == ["ti"] * 3
    assert score(table).huxi == 9 + 9 + 12
    assert table.result.points == (-6, -6, 12)
    assert table.result.card == NO_FACE
    assert Claimed(2, PAOHUZI.parse("win"), NO_FACE) in table.events


def test_p4_1_five_kan_may_win() -> None:
    table = play(deal("", FIVE_KAN), "1 win")
    assert table.result is not None
    assert score(table).huxi == 3 + 3 + 3 + 6 + 6
    assert table.result.points == (-3, 6, -3)
    assert len(table.result.hand) == 5


def test_p4_1_ti_and_kan_are_not_added_together() -> None:
    table = deal("", "x1*4 x2*4 x3*3 x4*3 d4*3 d7 d8 d9")
    assert table.to_move == 0
    assert "win" not in legal(table)


def test_p4_1_the_kind_that_does_not_reach_its_number_counts_too() -> None:
    table = play(deal("", "", "x1*4 x2*4 d1*4 d5*3 x7 x9 d3 d8 d9"), "2 win")
    assert table.result is not None
    assert score(table).huxi == 30 + 6


def test_p4_1_claims_go_from_the_dealer_and_one_seat_wins() -> None:
    table = deal(THREE_TI, FIVE_KAN, dealer=2)
    play(table, "0 win")
    assert table.to_move == 1, "everybody with a heavenly hand is asked"
    play(table, "1 win")
    assert table.result is not None
    assert table.result.winner == 0
    table = play(deal(THREE_TI, FIVE_KAN, dealer=1), "1 win", "0 win")
    assert table.result is not None
    assert table.result.winner == 1
    table = play(deal(THREE_TI, FIVE_KAN, dealer=1), "1 pass", "0 win")
    assert table.result is not None
    assert table.result.winner == 0


def test_p4_1_who_declines_plays_on() -> None:
    table = play(deal("", FIVE_KAN), "1 pass")
    assert table.to_move == 0
    assert table.result is None
    assert all(action.verb == "discard" for action in table.legal())


def test_p4_1_the_dealers_better_win_counts() -> None:
    hand = "x7*3 x9*3 x10*3 d9*3 d10*3 d1*2 d2*2 d3*2"
    table = play(deal(hand), "0 win")
    assert table.result is not None
    assert score(table).huxi == 21 + 12
    assert len(score(table).groups) == 7
    # Declined, the same hand wins as P4.2 has it.
    table = play(deal(hand), "0 pass")
    assert "win" in legal(table)
    assert play(table, "0 win").result is not None


def test_p4_2_a_dealer_with_seven_groups_may_win() -> None:
    table = deal(GROUPS + "x8 x9 x10", shown="x10")
    assert table.to_move == 0
    assert not table.asks_in_secret
    assert legal(table)[-1] == "win"
    assert len(legal(table)) == 1 + 18
    play(table, "0 win")
    assert table.result is not None
    assert table.result.points == (4, -2, -2)
    assert table.result.card == face("x10")
    assert Declared(0, PAOHUZI.parse("win")) in table.events


def test_p4_2_a_kan_with_the_shown_card_is_a_kan() -> None:
    table = play(deal(GROUPS + "x8*3", shown="x8"), "0 win")
    assert table.result is not None
    assert [group.kind for group in score(table).groups] == ["kan"] + ["chi"] * 6


def test_p4_2_a_dealer_with_a_ti_needs_a_pair() -> None:
    groups = "x1 x2 x3 d1 d2 d3 x2 x7 x10 x4 x5 x6 d4 d5 d6"
    assert "win" in legal(deal(groups + " d9*4 x8*2"))
    assert "win" not in legal(deal(groups + " d9*4 x8 d7"))


def test_p4_2_at_least_fifteen() -> None:
    # d1-d2-d3, d2-d7-d10: 12 huxi.
    nothing = "x4 x5 x6 x4 x5 x6 d4 d5 d6 d4 d5 d6 x7 x8 x9"
    assert "win" not in legal(deal("d1 d2 d3 d2 d7 d10 " + nothing))
    assert "win" in legal(deal("d1 d2 d3 x1 x2 x3 d2 d7 d10 " + nothing[9:]))


def test_p4_2_only_the_dealer() -> None:
    table = deal("x1 x10 d9", GROUPS + "x8 x9", "x10*2", shown="x10")
    assert table.to_move == 0
    assert table.public == NO_FACE
    assert not table.asks_in_secret
    assert table.refuse(1, PAOHUZI.parse("win")) is not None
    assert table.refuse(2, PAOHUZI.parse("peng")) is not None


def test_p4_3_then_the_dealer_discards() -> None:
    table = deal("x1*4")
    assert table.to_move == 0
    assert all(action.verb == "discard" for action in table.legal())


def test_p4_3_a_dealer_with_two_ti_owes_no_discard() -> None:
    table = deal("x1*4 x2*4", dealer=0)
    revealed = [event for event in table.events if isinstance(event, Revealed)]
    assert revealed[0].seat == 1
    assert not table.actions


def test_p4_3_a_dealer_with_nothing_to_discard_is_dead() -> None:
    seven = "x1*3 x2*3 x3*3 x4*3 x5*3 x6*3 x7*3"
    table = play(deal(seven), "0 pass")
    assert legal(table) == ["pass", "win"], "P4.2, asked in secret"
    assert [table.view(seat).to_move for seat in range(3)] == [0, None, None]
    play(table, "0 pass")
    assert table.dead == {0}
    assert Died(0) in table.events
    assert next(event for event in table.events if isinstance(event, Revealed)).seat == 1


def test_p4_3_a_win_with_nothing_to_discard() -> None:
    table = play(deal("x1*3 x2*3 x3*3 x4*3 x5*3 x6*3 x7*3"), "0 pass", "0 win")
    assert table.result is not None
    assert score(table).huxi == 21
    assert table.result.card != NO_FACE
