"""The deal (N3) and the preparation (N4)."""

from __future__ import annotations

import pytest

from cardavia_desktop.rules import GAMES
from cardavia_desktop.rules.events import Answered, Dealt, Declared, Drew, Formed, Indicated
from cardavia_desktop.rules.nantong import NANTONG_LONG_CARDS
from tests.rules.nantong.tables import (
    cards,
    codes,
    deal,
    face,
    hands_of,
    legal,
    melds,
    named,
    play,
    score,
)

WAITS_FOR_7S = "123m 456m 789m 123s 456s 123c 456c 7s"


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_n3_1_twenty_three_to_the_dealer_two_indicators_fifty_one_left(dealer: int) -> None:
    table = deal("1m", "2m", "3m", indicators="9c 1s", dealer=dealer)
    order = [dealer, (dealer + 1) % 3, (dealer + 2) % 3]
    assert [sum(table.hands[seat]) for seat in order] == [23, 22, 22]
    assert [table.hands[seat][f] for seat, f in zip(order, cards("123m"), strict=True)] == [1, 1, 1]
    assert codes(table.indicators) == "9c 1s"
    assert table.stock == 51
    assert [type(e) for e in table.events] == [Dealt, Dealt, Dealt, Indicated]
    assert [e.seat for e in table.events] == [*order, dealer]
    assert table.to_move == dealer


def test_n3_1_the_first_dealer_is_random() -> None:
    assert {NANTONG_LONG_CARDS.deal(seed).dealer for seed in range(20)} == {0, 1, 2}


def test_n3_2_the_dealer_can_be_named() -> None:
    assert [NANTONG_LONG_CARDS.deal(4, dealer).dealer for dealer in range(3)] == [0, 1, 2]
    assert NANTONG_LONG_CARDS.deal(4, 0).deck == NANTONG_LONG_CARDS.deal(4, 1).deck


def test_n3_2_only_here_the_deal_passes_on() -> None:
    assert [name for name, game in GAMES.items() if game.passes_deal_on] == ["nantong"]


def test_n4_1_in_seat_order_from_the_dealer() -> None:
    table = deal("1111m", "2222m", "3333m", dealer=1)
    assert (table.to_move, legal(table)) == (1, ["done", "open 1m"])
    play(table, "1 done")
    assert (table.to_move, legal(table)) == (2, ["done", "open 2m"])
    play(table, "2 open 2m")
    assert (table.to_move, legal(table)) == (0, ["done", "open 3m"])
    play(table, "0 done")
    assert table.to_move == 1
    assert not table.preparing
    assert "discard 1m" in legal(table)


def test_n4_1_any_number_of_declarations() -> None:
    table = deal("1111m 2222m 555c")
    assert legal(table) == ["done", "open 1m", "open 2m", "open 5c"]
    play(table, "0 open 2m")
    assert legal(table) == ["done", "open 1m", "open 5c"]
    play(table, "0 open 5c")
    assert legal(table) == ["done", "open 1m"]
    play(table, "0 open 1m")
    assert melds(table, 0) == [
        ("open", "2m 2m 2m 2m"),
        ("open", "5c 5c 5c"),
        ("open", "1m 1m 1m 1m"),
    ]


def test_n4_1_nobody_is_asked_who_has_nothing_to_declare() -> None:
    table = deal()
    assert (table.to_move, table.preparing, table.actions) == (0, False, [])
    assert not [e for e in table.events if isinstance(e, Answered)]
    table = deal("", "", "3333m")
    assert table.to_move == 2


def test_n4_1_a_preparation_ends_by_itself_without_done() -> None:
    table = play(deal("1111m", back="9m"), "0 open 1m")
    assert not table.preparing
    assert codes(f for f in cards("9m") if table.hands[0][f]) == "9m"


def test_n4_2_a_replacement_makes_no_four() -> None:
    table = play(deal("1111m 222m", back="2m"), "0 open 1m")
    assert table.hands[0][face("2m")] == 4
    assert not table.preparing
    assert legal(table, "kong") == ["kong 2m"]


def test_n4_2_a_replacement_makes_no_three_that_match() -> None:
    table = play(deal("1111m 4444m 55c", back="5c 3m"), "0 open 1m")
    assert table.hands[0][face("5c")] == 3
    assert legal(table) == ["done", "open 4m"]


def test_n4_2_a_replacement_makes_no_hezi() -> None:
    table = play(deal("1111m 4444m 2c", indicators="2c 2c", back="2c"), "0 open 1m")
    assert table.hands[0][face("2c")] == 2
    assert legal(table) == ["done", "open 4m"]


def test_n4_3_four_lie_open_and_one_is_drawn_from_the_back() -> None:
    table = deal("", "1111m", back="6s")
    before = len(table.events)
    play(table, "1 open 1m")
    assert melds(table, 1) == [("open", "1m 1m 1m 1m")]
    assert table.hands[1][face("1m")] == 0
    assert sum(table.hands[1]) == 19
    assert table.stock == 50
    assert table.events[before:] == [
        Declared(1, table.game.parse("open 1m")),
        Formed(1, 0, "open", tuple(cards("1111m"))),
        Drew(1, True, face("6s")),
    ]


def test_n4_4_three_that_match_an_indicator_lie_open_without_a_replacement() -> None:
    table = deal("", "888c 111m")
    assert legal(table) == ["done", "open 8c"]
    play(table, "1 open 8c")
    assert melds(table, 1) == [("open", "8c 8c 8c")]
    assert sum(table.hands[1]) == 19
    assert table.stock == 51


@pytest.mark.parametrize("matching", ["555c", "888c"])
def test_n4_4_either_indicator_will_do(matching: str) -> None:
    assert len(legal(deal(matching), "open")) == 1


def test_n4_5_hezi_is_the_other_two_of_a_double_indicator() -> None:
    table = deal("", "44c", indicators="4c 4c", back="1m 2m")
    assert legal(table) == ["done", "hezi"]
    play(table, "1 hezi")
    assert melds(table, 1) == [("hezi", "4c 4c")]
    assert sum(table.hands[1]) == 22
    assert table.stock == 49
    assert [e for e in table.events if isinstance(e, Drew)] == [
        Drew(1, True, face("1m")),
        Drew(1, True, face("2m")),
    ]


def test_n4_5_no_hezi_with_two_indicators_or_one_card() -> None:
    assert not deal("44c 55c", indicators="4c 5c").preparing
    assert not deal("4c", "4c", indicators="4c 4c").preparing


def test_n4_6_ready_needs_exactly_one_more_card() -> None:
    table = deal("", WAITS_FOR_7S)
    assert (table.to_move, legal(table)) == (1, ["done", "ready"])
    play(table, "1 ready")
    assert table.ready == {1}
    assert (table.to_move, table.preparing) == (0, False)
    assert table.events[-1] == Declared(1, table.game.parse("ready"))


def test_n4_6_the_dealer_is_never_ready() -> None:
    table = deal("123m 456m 789m 123s 456s 123c 456c 7s 9s")
    assert not table.preparing
    assert not deal("", "123m 456m 789m 123s 456s 123c 46c TW").preparing


def test_n4_6_the_card_that_is_lacking_must_exist_elsewhere() -> None:
    # Single 9c: two are indicators, so one is left.
    hand = "123m 456m 789m 123s 456s 123c 777s 9c"
    assert legal(deal("", hand, indicators="9c 9c")) == ["done", "ready"]
    # Only a fifth 1m would complete this hand.
    hand = "1111m 456m 789m 123s 456s 789s 123c"
    assert legal(deal("", hand)) == ["done", "open 1m"]


def test_n4_6_ready_may_be_declared_before_or_after_other_declarations() -> None:
    hand = "9999m 123m 456m 123s 456s 123c 8s 88c"
    table = deal("", hand, indicators="5c 1s", back="8s")
    assert legal(table) == ["done", "open 9m"]
    play(table, "1 open 9m")
    assert legal(table) == ["done", "ready"]
    table = deal("", "555c 123m 456m 789m 123s 456s 123c 7s")
    assert legal(table) == ["done", "open 5c", "ready"]
    play(table, "1 ready")
    assert (table.to_move, melds(table, 1)) == (0, [])


def test_n4_6_a_ready_hand_is_locked() -> None:
    hand = "111m 456m 789m 123s 456s 123c 456c 9s"
    table = deal("8c", hand, indicators="9m 9c", front="1m 2m 2c 9s")
    play(table, "1 ready", "0 discard 8c")
    assert (table.to_move, legal(table)) == (1, ["discard 1m"])  # and no kong
    play(table, "1 discard 1m", "2 discard 2m", "0 discard 2c")
    assert (table.to_move, legal(table)) == (1, ["discard 9s", "win"])


def test_n4_6_a_ready_seat_never_pungs_or_kongs() -> None:
    hand = "111m 456m 789m 123s 456s 123c TT WW"
    for first, options in (("1 done", ["pass", "pung", "win"]), ("1 ready", ["pass", "win"])):
        table = play(deal("1m T", hand), first, "0 discard thousand")
        assert (table.to_move, legal(table)) == (1, options)
    hand = "111m 456m 789m 123s 456s 123c 456c 9s"
    table = play(deal("1m", hand), "1 done", "0 discard 1m")
    assert (table.to_move, legal(table)) == (1, ["kong", "pass", "pung"])
    table = play(deal("1m", hand), "1 ready", "0 discard 1m")
    assert (table.to_move, legal(table, "kong", "pung", "pass")) == (1, [])


def test_n4_6_a_ready_seat_may_win_on_a_discard_or_rob() -> None:
    hand = "456m 789m 123s 456s 123c 456c 111m 9c"
    table = play(deal("9c", hand), "1 ready", "0 discard 9c")
    assert (table.to_move, legal(table)) == (1, ["pass", "win"])
    # The dealer pungs the Nine of Seat 2 and draws the fourth after a turn of the ready seat.
    hand = "456m 789m 12s 456s 123c 456c 111m 99c"
    table = deal("33s", hand, "3s", front="9m 2c 7c 2c 3s", indicators="8c 9s")
    play(table, "1 ready", "0 discard red", "1 discard 9m", "2 discard 3s")
    assert (table.to_move, legal(table)) == (0, ["pass", "pung"])
    play(table, "0 pung", "1 pass", "0 discard white", "1 discard 7c", "2 discard 2c")
    play(table, "0 kong 3s")
    assert (table.to_move, legal(table)) == (1, ["pass", "win"])


def test_n4_7_the_dealer_acts_first_without_drawing() -> None:
    table = deal("1m 2222m")
    play(table, "0 done")
    assert table.to_move == 0
    assert table.stock == 51
    assert sum(table.hands[0]) == 23
    assert "win" not in legal(table)
    assert legal(table, "kong") == ["kong 2m"]


def test_n4_7_a_complete_hand_wins_at_once() -> None:
    table = deal("123m 456m 789m 123s 456s 789s 456c 11c", indicators="9m 9m")
    assert "win" in legal(table)
    play(table, "0 win")
    assert named(score(table)) == ({"qing-hu": 100}, ["heavenly"])
    assert table.result is not None
    assert (table.result.card, table.public) == (-1, -1)


def test_n4_7_replacements_of_the_preparation_do_not_spoil_a_heavenly_win() -> None:
    table = deal("1111m 456m 789m 123s 456s 789s 678c 5c", indicators="9m 9c", back="5c")
    play(table, "0 open 1m", "0 win")
    assert named(score(table)) == ({"tazi-hu": 20}, ["heavenly"])


def test_n4_7_a_concealed_kong_does() -> None:
    table = deal("1111m 456m 789m 123s 456s 789s 678c 5c", indicators="9m 9c", back="5c")
    play(table, "0 done", "0 kong 1m", "0 win")
    bonuses, doubles = named(score(table))
    assert bonuses == {"tazi-hu": 20, "self-draw": 10, "kong-replacement": 10, "waiting-card": 10}
    assert doubles == []


def test_n4_preparation_is_secret_until_something_is_declared() -> None:
    table = deal("1111m", "", "3333m")
    views = [table.view(seat) for seat in range(3)]
    assert [view.to_move for view in views] == [0, None, None]
    play(table, "0 done")
    assert [table.view(seat).to_move for seat in range(3)] == [None, None, 2]
    assert table.view(1).events == views[1].events
    assert table.view(0).events[-1] == Answered(0, table.game.parse("done"))
    play(table, "2 done")
    assert [table.view(seat).to_move for seat in range(3)] == [0, 0, 0]


def test_hands_are_shown_as_text_for_whoever_reads_a_failure() -> None:
    assert hands_of(deal("1111m"))[0].startswith("1m 1m 1m 1m")
