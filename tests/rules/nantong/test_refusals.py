"""Why an action is not legal: one reason for each, with its rule and the cards."""

from __future__ import annotations

import random

import pytest

from cardavia_desktop.rules import IllegalAction, Refusal
from cardavia_desktop.rules.nantong.refusals import Code
from cardavia_desktop.rules.nantong.table import NantongTable
from cardavia_desktop.rules.refusal import Code as Shared
from tests.rules.nantong.tables import cards, deal, exhaust, face, play, quiet_turns

WAITS = "123m 456m 789m 123s 456s 123c TT WW"


def refusal(table: NantongTable, seat: int, text: str) -> Refusal:
    found = table.refuse(seat, table.game.parse(text))
    assert found is not None, f"{text} is legal"
    return found


def opening(hand: str, indicators: str = "5c 8c", back: str = "") -> NantongTable:
    """Seat 1 prepares with 2222s and `hand`."""
    table = deal("", f"2222s {hand}", indicators=indicators, back=back)
    assert (table.to_move, table.preparing) == (1, True)
    return table


@pytest.mark.parametrize("code", ["fortune", "prosperity", "longevity", "joy", "wealth"])
def test_n1_1_lucky_cards_are_not_in_the_game(code: str) -> None:
    table = deal()
    for verb in ("discard", "open", "kong"):
        expected = Refusal(Shared.NOT_IN_GAME, "N1.1", (table.game.deck.index[code],))
        assert refusal(table, 0, f"{verb} {code}") == expected
        assert refusal(table, 1, f"{verb} {code}") == expected


def test_n2_4_not_complete() -> None:
    # Six runs, and of the seventh group and the pair one card each: two exchanges.
    table = deal("123m 456m 789m 123s 456s 123c 5c 8c T W R")
    assert refusal(table, 0, "win") == Refusal(Code.NOT_COMPLETE, "N2.4", numbers=(2,))
    table = play(deal("T", "TT"), "0 discard thousand")
    away = table.view(1).distance
    assert refusal(table, 1, "win") == Refusal(Code.NOT_COMPLETE, "N2.4", numbers=(away,))


def test_n4_1_others_wait_while_a_seat_prepares() -> None:
    table = opening("")
    for text in ("discard 8c", "done", "open 2s", "win", "pung"):
        assert refusal(table, 0, text) == Refusal(Shared.NOT_YOUR_TURN, "N4.1")


def test_n4_1_the_preparation_ends_before_play() -> None:
    table = opening("8c")
    for text in ("discard 8c", "win", "pass", "pung", "kong", "kong 2s"):
        assert refusal(table, 1, text) == Refusal(Code.PREPARE_FIRST, "N4.1")


def test_n4_1_no_declaration_twice() -> None:
    table = play(opening("3333s"), "1 open 2s")
    assert refusal(table, 1, "open 2s") == Refusal(Code.ALREADY_OPEN, "N4.3", (face("2s"),))
    table = play(opening("555c"), "1 open 5c")
    assert refusal(table, 1, "open 5c") == Refusal(Code.ALREADY_OPEN, "N4.4", (face("5c"),))
    table = play(opening("4c 4c", indicators="4c 4c", back="9m 9c"), "1 hezi")
    assert refusal(table, 1, "hezi") == Refusal(Code.ALREADY_OPEN, "N4.5", (face("4c"),))


def test_n4_2_replacements_do_not_count() -> None:
    table = play(opening("3333s 777m", back="7m"), "1 open 2s")
    expected = Refusal(Code.REPLACEMENT_DOES_NOT_COUNT, "N4.2", (face("7m"),), (3, 4))
    assert refusal(table, 1, "open 7m") == expected
    table = play(opening("3333s 55c", back="5c"), "1 open 2s")
    expected = Refusal(Code.REPLACEMENT_DOES_NOT_COUNT, "N4.2", (face("5c"),), (2, 3))
    assert refusal(table, 1, "open 5c") == expected
    table = play(opening("3333s 4c", indicators="4c 4c", back="4c"), "1 open 2s")
    expected = Refusal(Code.REPLACEMENT_DOES_NOT_COUNT, "N4.2", (face("4c"),), (1, 2))
    assert refusal(table, 1, "hezi") == expected


def test_n4_3_too_few_of_a_face_dealt() -> None:
    table = opening("11m 5c")
    assert refusal(table, 1, "open 1m") == Refusal(
        Code.TOO_FEW_DEALT, "N4.3", (face("1m"),), (2, 4)
    )
    assert refusal(table, 1, "open 5c") == Refusal(
        Code.TOO_FEW_DEALT, "N4.4", (face("5c"),), (1, 3)
    )


def test_n4_4_three_that_match_no_indicator() -> None:
    table = opening("111m")
    assert refusal(table, 1, "open 1m") == Refusal(Code.NOT_AN_INDICATOR, "N4.4", (face("1m"),))


def test_n4_5_hezi_needs_a_double_indicator_and_both_others() -> None:
    expected = Refusal(Code.INDICATORS_DIFFER, "N4.5", tuple(cards("5c 8c")))
    assert refusal(opening("5c 8c"), 1, "hezi") == expected
    table = opening("4c", indicators="4c 4c")
    assert refusal(table, 1, "hezi") == Refusal(Code.TOO_FEW_DEALT, "N4.5", (face("4c"),), (1, 2))


def test_n4_6_not_ready() -> None:
    table = deal("2222s")
    assert refusal(table, 0, "ready") == Refusal(Code.DEALER_NEVER_READY, "N4.6")
    table = opening("123m 456m 789m 1c 4c 7c T W R 9s")
    away = table.view(1).distance
    assert away > 0
    assert refusal(table, 1, "ready") == Refusal(Code.NOT_WAITING, "N4.6", numbers=(away,))


def test_n4_6_ready_for_a_card_that_cannot_come() -> None:
    table = deal("", "1111m 456m 789m 123s 456s 789s 123c")
    expected = Refusal(Code.WAIT_IN_OWN_CARDS, "N4.6", (face("1m"),))
    assert refusal(table, 1, "ready") == expected


def test_n4_6_a_ready_hand_is_locked() -> None:
    hand = "111m 456m 789m 123s 456s 123c 456c 9s"
    table = deal("1m", hand, indicators="9m 9c", front="2m")
    play(table, "1 ready", "0 discard 1m")
    assert table.to_move == 1
    locked = Refusal(Code.READY_LOCKED, "N4.6", (face("2m"),))
    assert refusal(table, 1, "discard 1m") == locked
    assert refusal(table, 1, "kong 1m") == locked
    assert refusal(table, 1, "discard 9c") == Refusal(
        Shared.CARD_NOT_IN_HAND, "N5.1", (face("9c"),)
    )
    table = deal("T", WAITS)
    play(table, "1 ready", "0 discard thousand")
    assert refusal(table, 1, "pung") == Refusal(Code.READY_LOCKED, "N4.6")
    assert refusal(table, 1, "kong") == Refusal(Code.READY_LOCKED, "N4.6")


def test_n4_7_the_preparation_is_over() -> None:
    table = deal("2222s")
    play(table, "0 done")
    for text in ("open 2s", "hezi", "ready", "done"):
        assert refusal(table, 0, text) == Refusal(Code.PREPARATION_OVER, "N4.7")
        assert refusal(table, 1, text) == Refusal(Shared.NOT_YOUR_TURN, "N5.1")


def test_n5_1_not_your_turn() -> None:
    table = deal("8c")
    for text in ("discard 8c", "kong 8c", "pass", "win", "pung"):
        assert refusal(table, 1, text) == Refusal(Shared.NOT_YOUR_TURN, "N5.1")


def test_n5_1_cards_that_are_not_in_hand() -> None:
    table = deal("2s")
    table.play(table.game.parse("discard 2s"))
    seat = table.to_move
    assert seat is not None
    missing = next(f for f in cards("123456789m TWR") if not table.hands[seat][f])
    code = table.game.deck.codes[missing]
    for verb in ("discard", "kong"):
        expected = Refusal(Shared.CARD_NOT_IN_HAND, "N5.1", (missing,))
        assert refusal(table, seat, f"{verb} {code}") == expected


def test_n5_1_a_kong_of_ones_own_needs_four() -> None:
    table = deal("222s 1m")
    assert refusal(table, 0, "kong 2s") == Refusal(
        Code.TOO_FEW_IN_HAND, "N5.1", (face("2s"),), (3, 4)
    )
    assert refusal(table, 0, "kong 1m") == Refusal(
        Code.TOO_FEW_IN_HAND, "N5.1", (face("1m"),), (1, 4)
    )


def test_n5_1_nothing_to_pass_on_ones_turn() -> None:
    assert refusal(deal(), 0, "pass") == Refusal(Shared.NOTHING_TO_PASS, "N5.1")


def test_n5_2_no_kong_from_an_empty_stock() -> None:
    table = play(deal("1111m", indicators="9m 9c"), "0 done")
    quiet_turns(table, 0)
    assert refusal(table, 0, "kong 1m") == Refusal(Code.STOCK_EMPTY, "N5.2")
    table = deal("2s 8c", "222s R", indicators="9m 9c")
    play(table, "0 discard 2s", "1 pung", "1 discard red")
    quiet_turns(table, 0)
    assert refusal(table, 1, "kong 2s") == Refusal(Code.STOCK_EMPTY, "N5.2")
    table = quiet_turns(deal("", "TTT", last="T", indicators="9m 9c"), 0)
    play(table, "0 discard thousand")
    assert refusal(table, 1, "kong") == Refusal(Code.STOCK_EMPTY, "N5.2")


def robbed() -> NantongTable:
    """Seat 1 adds the fourth 3s to its pung and seat 2 may rob it."""
    table = deal(
        "8c 3s",
        "333s R",
        "456m 789m 12s 789s 123c 111m 666c 99c",
        indicators="2c 8m",
        front="R R R",
    )
    return play(
        table,
        "2 done",
        "0 discard 3s",
        "1 pung",
        "2 pass",
        "1 discard red",
        "2 discard red",
        "0 discard red",
        "1 kong 3s",
    )


def test_n5_3_an_added_kong_can_only_be_robbed() -> None:
    table = robbed()
    only = Refusal(Code.ONLY_ROBBING, "N5.3", (face("3s"),))
    assert refusal(table, 2, "pung") == only
    assert refusal(table, 2, "kong") == only
    assert refusal(table, 2, "discard 1m") == Refusal(Shared.ANSWER_FIRST, "N5.3")
    assert refusal(table, 1, "pass") == Refusal(Shared.NOT_YOUR_TURN, "N5.3")
    assert refusal(table, 1, "win") == Refusal(Shared.NOT_YOUR_TURN, "N5.3")
    away = table.view(0).distance
    assert refusal(table, 0, "win") == Refusal(Code.NOT_COMPLETE, "N2.4", numbers=(away,))


def test_n5_4_what_a_claim_lacks() -> None:
    table = play(deal("T", "TT 1m"), "0 discard thousand")
    few = Refusal(Code.TOO_FEW_IN_HAND, "N5.4", (face("T"),), (2, 3))
    assert refusal(table, 1, "kong") == few
    away = table.view(1).distance
    assert refusal(table, 1, "win") == Refusal(Code.NOT_COMPLETE, "N2.4", numbers=(away,))


def test_n5_4_a_seat_that_is_not_asked_is_told_what_it_lacks() -> None:
    table = play(deal("T 8c", "T", "TT"), "0 discard thousand")
    assert table.to_move == 2
    assert refusal(table, 1, "pung") == Refusal(Code.TOO_FEW_IN_HAND, "N5.4", (face("T"),), (1, 2))
    assert refusal(table, 1, "discard thousand") == Refusal(Shared.NOT_YOUR_TURN, "N5.4")
    assert refusal(table, 0, "pung") == Refusal(Shared.NOT_YOUR_TURN, "N5.4")


def test_n5_4_a_seat_that_has_answered_waits() -> None:
    table = deal("9s", WAITS.replace("TT WW", "456c 9s"), WAITS.replace("TT WW", "789s 9s"))
    for seat in (1, 2):
        if table.preparing:
            play(table, f"{seat} done")
    play(table, "0 discard 9s", "1 pass")
    assert table.to_move == 2
    assert refusal(table, 1, "win") == Refusal(Shared.NOT_YOUR_TURN, "N5.4")
    table = play(deal("T", "TT", WAITS.replace("TT WW", "456c T")), "2 done")
    play(table, "0 discard thousand", "1 pung")
    assert table.to_move == 2
    assert refusal(table, 1, "pung") == Refusal(Shared.NOT_YOUR_TURN, "N5.4")


def test_n5_4_a_kong_or_the_last_pung_that_is_claimed_already() -> None:
    waits = "456m 789m 12s 789s 123c 111m 666c 99c"
    table = play(deal("3s", "333s", waits), "2 done", "0 discard 3s", "1 kong")
    assert refusal(table, 1, "kong") == Refusal(Shared.NOT_YOUR_TURN, "N5.4")
    table = deal("", "TT", WAITS.replace("TT WW", "456c T"), last="T", indicators="9m 9c")
    play(quiet_turns(play(table, "2 done"), 0), "0 discard thousand", "1 pung")
    assert table.stock == 0
    assert refusal(table, 1, "pung") == Refusal(Shared.NOT_YOUR_TURN, "N5.4")


def test_n5_4_the_claim_comes_before_anything_else() -> None:
    table = play(deal("T", "TT 1m"), "0 discard thousand")
    for text in ("discard 1m", "kong 1m"):
        assert refusal(table, 1, text) == Refusal(Shared.ANSWER_FIRST, "N5.4")


def test_n5_4_no_claim_without_a_discard() -> None:
    for text in ("pung", "kong"):
        assert refusal(deal(), 0, text) == Refusal(Shared.NO_PUBLIC_CARD, "N5.4")


def test_n5_4_after_a_pung_comes_a_discard() -> None:
    hand = "1111m 456m 789m 123s 456s 9c TT WW"
    table = deal("T", hand, indicators="9m 8c")
    play(table, "1 done", "0 discard thousand", "1 pung")
    for text in ("win", "kong 1m"):
        assert refusal(table, 1, text) == Refusal(Code.DISCARD_AFTER_PUNG, "N5.4")


@pytest.mark.parametrize(
    ("how", "rule"),
    [
        ("heavenly", "N4.7"),
        ("drawn", "N5.1"),
        ("kong", "N5.2"),
        ("robbed", "N5.3"),
        ("discard", "N5.4"),
        ("exhausted", "N5.7"),
    ],
)
def test_the_deal_is_over_by_some_rule(how: str, rule: str) -> None:
    waits_for_t = "123m 456m 789m 123s 456s 123c 456c T"
    if how == "heavenly":
        table = play(deal(waits_for_t + " T"), "0 win")
    elif how == "drawn":
        table = play(deal("8c", waits_for_t, front="T"), "1 done", "0 discard 8c", "1 win")
    elif how == "kong":
        table = deal("1111m 789m 123s 456s 123c 456c 456m T", indicators="9m 8c", back="T")
        play(table, "0 done", "0 kong 1m", "0 win")
    elif how == "robbed":
        table = play(robbed(), "2 win")
    elif how == "discard":
        table = play(deal("T", waits_for_t), "1 done", "0 discard thousand", "1 win")
    else:
        table = exhaust(deal(indicators="9m 9c"))
    assert refusal(table, 0, "pass") == Refusal(Shared.DEAL_OVER, rule)


def test_an_illegal_action_changes_nothing() -> None:
    table = deal("8c")
    with pytest.raises(IllegalAction, match="not-complete"):
        table.play(table.game.parse("win"))
    assert (table.actions, table.to_move) == ([], 0)


def test_codes_are_stable() -> None:
    assert [str(code) for code in Code] == [
        "prepare-first",
        "preparation-over",
        "already-open",
        "too-few-dealt",
        "replacement-does-not-count",
        "not-an-indicator",
        "indicators-differ",
        "dealer-never-ready",
        "not-waiting",
        "wait-in-own-cards",
        "ready-locked",
        "discard-after-pung",
        "too-few-in-hand",
        "stock-empty",
        "only-robbing",
        "not-complete",
    ]


def test_refusals_agree_with_what_is_legal() -> None:
    rng = random.Random("refusals")
    table = opening("555c 3333s 1m")
    while table.to_move is not None:
        for action in table.game.notation.every():
            for seat in range(3):
                allowed = seat == table.to_move and action in table.legal()
                assert (table.refuse(seat, action) is None) == allowed
        table.play(rng.choice(table.legal()))
