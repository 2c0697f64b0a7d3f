"""A turn (N5): drawing, kongs, robbing, the claim window, the end of the stock."""

from __future__ import annotations

import pytest

from cardavia_desktop.rules import NO_FACE
from cardavia_desktop.rules.events import (
    Answered,
    Claimed,
    Declared,
    Discarded,
    Drew,
    Event,
    Formed,
    Left,
)
from cardavia_desktop.rules.nantong.table import NantongTable
from tests.rules.deals import contents
from tests.rules.nantong.tables import (
    cards,
    codes,
    deal,
    drawn_discard,
    face,
    legal,
    melds,
    named,
    play,
    quiet_turns,
    score,
)

# Six groups and two pairs: waits for Thousand and White Flower.
WAITS_FOR_T_OR_W = "123m 456m 789m 123s 456s 123c TT WW"


def happened(table: NantongTable, move: str) -> list[Event]:
    before = len(table.events)
    play(table, move)
    return table.events[before:]


def test_n5_1_a_turn_begins_with_a_draw_from_the_front() -> None:
    table = deal("8c", front="9s 1m")
    assert happened(table, "0 discard 8c") == [
        Discarded(0, face("8c"), 1),
        Left(0, face("8c")),
        Drew(1, False, face("9s")),
    ]
    assert (table.to_move, table.stock, sum(table.hands[1])) == (1, 50, 23)
    assert table.discards == [cards("8c"), [], []]
    assert table.public == NO_FACE


def test_n5_1_any_card_of_the_hand_may_be_discarded() -> None:
    table = play(deal("8c", "", front="9s"), "0 discard 8c")
    held = sorted(codes([f]) for f, n in enumerate(table.hands[1]) if n)
    assert legal(table) == [f"discard {code}" for code in held]


def test_n5_1_self_draw_wins() -> None:
    table = play(deal("8c", WAITS_FOR_T_OR_W, front="T"), "1 done", "0 discard 8c")
    assert legal(table, "win") == ["win"]
    assert happened(table, "1 win")[0] == Declared(1, table.game.parse("win"))
    assert table.result is not None
    assert (table.result.kind, table.result.winner) == ("win", 1)
    assert table.result.card == face("T")
    assert table.hands[1][face("T")] == 3
    assert table.public == NO_FACE


def test_n5_1_a_win_may_be_left_out() -> None:
    table = deal("8c", WAITS_FOR_T_OR_W, front="T")
    play(table, "1 done", "0 discard 8c", "1 discard thousand")
    assert table.result is None


def test_n5_1_concealed_kong_of_four_in_hand() -> None:
    table = play(deal("8c", "111m", front="1m", back="5s"), "0 discard 8c")
    assert legal(table, "kong") == ["kong 1m"]
    assert happened(table, "1 kong 1m") == [
        Declared(1, table.game.parse("kong 1m")),
        Formed(1, 0, "concealed-kong", tuple(cards("1111m"))),
        Drew(1, True, face("5s")),
    ]
    assert (table.to_move, table.stock) == (1, 49)
    assert melds(table, 1) == [("concealed-kong", "1m 1m 1m 1m")]


def test_n5_1_four_in_hand_may_be_kept_and_declared_later() -> None:
    table = deal("8c", "111m", front="1m 9m 9m 9c")
    play(table, "0 discard 8c", "1 discard 8c", "2 discard 9m", "0 discard 9m")
    assert legal(table, "kong") == ["kong 1m"]


def test_n5_1_the_fourth_card_is_added_to_a_pung() -> None:
    table = deal("2s 8c", "22s", front="8m 3m 2s", back="5m", indicators="9m 9c")
    play(table, "0 discard 2s", "1 pung", "1 discard 8c", "2 discard 8m", "0 discard 3m")
    assert legal(table, "kong") == ["kong 2s"]
    assert happened(table, "1 kong 2s") == [
        Declared(1, table.game.parse("kong 2s")),
        Formed(1, 0, "added-kong", tuple(cards("2222s"))),
        Drew(1, True, face("5m")),
    ]
    assert (table.to_move, table.public, table.hands[1][face("2s")]) == (1, NO_FACE, 0)


def test_n5_1_a_card_held_since_the_pung_may_be_added_later() -> None:
    table = deal("2s 8c", "222s", "", front="8m 3m 9m", indicators="9m 9c")
    play(table, "0 discard 2s", "1 pung", "1 discard 8c", "2 discard 8m", "0 discard 3m")
    assert legal(table, "kong") == ["kong 2s"]


def test_n5_1_nothing_is_added_to_three_that_were_opened() -> None:
    table = play(deal("8c", "555c", front="9m"), "1 open 5c", "0 discard 8c")
    assert legal(table, "kong") == []


def test_n5_2_a_kong_with_one_card_left_but_none_without() -> None:
    # With 51 cards and no kong the last two draws are the ones of seats 2 and 0.
    table = play(deal("1111m 8c", "", "2222m", indicators="9m 9c"), "0 done", "2 done")
    quiet_turns(table, 1)
    assert (table.to_move, table.stock, legal(table, "kong")) == (2, 1, ["kong 2m"])
    play(table, drawn_discard(table))
    assert (table.to_move, table.stock) == (0, 0)
    assert table.hands[0][face("1m")] == 4
    assert legal(table, "kong") == []


def test_n5_2_the_same_with_the_fourth_of_a_pung() -> None:
    # After the pung seat 2 is the first to draw, so seat 1 draws the last card.
    table = deal("2s 8c", "222s R", indicators="9m 9c")
    play(table, "0 discard 2s", "1 pung", "1 discard red")
    quiet_turns(table, 3)
    assert (table.to_move, legal(table, "kong")) == (1, ["kong 2s"])
    play(table, drawn_discard(table))
    quiet_turns(table, 0)
    assert (table.to_move, legal(table, "kong")) == (1, [])
    assert table.hands[1][face("2s")] == 1


def test_n5_2_kong_after_kong() -> None:
    table = deal("8c", "111m 2222m", front="1m", back="5s 9s", indicators="9m 9c")
    play(table, "1 done", "0 discard 8c", "1 kong 1m")
    assert legal(table, "kong") == ["kong 2m"]
    play(table, "1 kong 2m")
    assert table.events[-1] == Drew(1, True, face("9s"))
    assert (table.to_move, table.stock, sum(table.hands[1])) == (1, 48, 17)


def robbable() -> NantongTable:
    """Seat 1 has a pung of 3s and the fourth in hand; seats 2 and 0 wait for it."""
    table = deal(
        "456m 789m 123s 456s 456c 789c TTT WW",
        "333s R",
        "456m 789m 12s 789s 123c 111m 666c 99c",
        indicators="8c 8m",
        front="R R R",
        back="7s",
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
    )


def test_n5_3_the_card_is_public_while_it_may_be_robbed() -> None:
    table = robbable()
    assert legal(table, "kong") == ["kong 3s"]
    assert happened(table, "1 kong 3s") == [Declared(1, table.game.parse("kong 3s"))]
    assert (table.public, table.source) == (face("3s"), 1)
    assert table.hands[1][face("3s")] == 0
    assert melds(table, 1) == [("pung", "3s 3s 3s")]
    assert (table.to_move, legal(table)) == (2, ["pass", "win"])
    play(table, "2 pass")
    assert (table.to_move, legal(table)) == (0, ["pass", "win"])


def test_n5_3_not_robbed_it_is_an_exposed_kong() -> None:
    table = play(robbable(), "1 kong 3s", "2 pass")
    assert happened(table, "0 pass") == [
        Answered(0, table.game.parse("pass")),
        Formed(1, 0, "added-kong", tuple(cards("3333s"))),
        Drew(1, True, face("7s")),
    ]
    assert (table.to_move, table.public, table.adding) == (1, NO_FACE, False)
    assert table.discards[1] == cards("R")


@pytest.mark.parametrize(
    ("answers", "robber"),
    [
        (("2 win", "0 pass"), 2),
        (("2 pass", "0 win"), 0),
        (("2 win", "0 win"), 2),
    ],
)
def test_n5_3_robbed_it_stays_a_pung(answers: tuple[str, str], robber: int) -> None:
    table = play(robbable(), "1 kong 3s", *answers)
    assert table.result is not None
    assert (table.result.winner, table.result.card) == (robber, face("3s"))
    assert melds(table, 1) == [("pung", "3s 3s 3s")]
    assert (table.public, table.hands[1][face("3s")]) == (face("3s"), 0)
    assert table.events[-2] == Claimed(robber, table.game.parse("win"), face("3s"))
    bonuses, doubles = named(score(table))
    assert "self-draw" not in bonuses
    assert doubles == []
    assert [(i.kind, i.hu) for i in score(table).base[1]] == [("pung", 2)]


def test_n5_4_the_window_opens_with_win_pung_and_kong() -> None:
    table = play(deal("T", WAITS_FOR_T_OR_W), "1 done", "0 discard thousand")
    assert (table.to_move, legal(table)) == (1, ["pass", "pung", "win"])
    table = play(deal("T 1m", "", "111m"), "0 discard 1m")
    assert (table.to_move, legal(table)) == (2, ["kong", "pass", "pung"])
    assert (table.public, table.source) == (face("1m"), 0)


def test_n5_4_one_card_in_hand_claims_nothing() -> None:
    table = deal("1m", "1m", "1m")
    play(table, "0 discard 1m")
    assert table.to_move == 1
    assert table.public == NO_FACE


def test_n5_4_a_win_beats_a_pung() -> None:
    # Seat 1 holds two Thousands; seat 2 waits for the pair with its single one.
    table = deal("T", "TT", "123m 456m 789m 123s 456s 123c 456c T", indicators="9m 9c")
    play(table, "2 done", "0 discard thousand")
    assert (table.to_move, legal(table)) == (1, ["pass", "pung"])
    play(table, "1 pung")
    assert (table.to_move, legal(table)) == (2, ["pass", "win"])
    win = table.copy()
    play(win, "2 win")
    assert win.result is not None
    assert win.result.winner == 2
    assert melds(win, 1) == []
    play(table, "2 pass")
    assert melds(table, 1) == [("pung", "thousand thousand thousand")]


def test_n5_4_a_win_beats_a_kong() -> None:
    waits = "456m 789m 12s 789s 123c 111m 666c 99c"
    table = play(deal("3s", "333s", waits), "2 done", "0 discard 3s", "1 kong")
    won = play(table.copy(), "2 win")
    assert won.result is not None
    assert won.result.winner == 2
    play(table, "2 pass")
    assert melds(table, 1) == [("kong", "3s 3s 3s 3s")]


def test_n5_4_only_one_seat_wins_the_next_of_the_discarder_first() -> None:
    first = "123m 456m 789m 123s 456s 123c 456c 9c"
    second = "123m 456m 789m 123s 456s 123c 789s 9c"
    table = deal("8c", first, second, front="9c", indicators="9m 9s")
    play(table, "1 done", "2 done", "0 discard 8c", "1 discard 9c")
    assert (table.to_move, legal(table)) == (2, ["pass", "win"])
    table = deal("9c", first, second, indicators="9m 9s")
    play(table, "1 done", "2 done", "0 discard 9c", "1 win", "2 win")
    assert table.result is not None
    assert table.result.winner == 1
    table = deal("9c", first, second, indicators="9m 9s")
    play(table, "1 done", "2 done", "0 discard 9c", "1 pass", "2 win")
    assert table.result is not None
    assert table.result.winner == 2


def test_n5_4_a_pung_is_followed_by_a_discard_only() -> None:
    hand = "1111m 23m 456m 789m 123s 456s TT 9s"
    table = deal("T", hand, indicators="9m 9c")
    play(table, "1 done", "0 discard thousand", "1 pung")
    assert (table.to_move, table.stock, sum(table.hands[1])) == (1, 51, 20)
    assert table.drawn == NO_FACE
    assert legal(table, "kong", "win", "pass") == []
    play(table, "1 discard 9s")
    assert (table.to_move, table.stock) == (2, 50)


def test_n5_4_a_pung_that_completes_the_hand_is_no_win() -> None:
    # 1m 1m are the pair, Thousand the pung: twenty cards in hand are complete.
    hand = "11m 456m 789m 123s 456s 123c 456c TT"
    table = deal("T", hand, indicators="9m 9c")
    play(table, "1 done", "0 discard thousand")
    assert legal(table) == ["pass", "pung", "win"]
    play(table, "1 pung")
    assert "win" not in legal(table)
    assert table.view(1).distance == 0
    play(table, "1 discard 1m", "2 discard red")


def test_n5_4_a_claimed_kong_draws_a_replacement() -> None:
    table = deal("1m", "", "111m", back="9s", front="5c")
    events = happened(table, "0 discard 1m")
    assert events == [Discarded(0, face("1m"), 1)]
    assert happened(table, "2 kong") == [
        Answered(2, table.game.parse("kong")),
        Claimed(2, table.game.parse("kong"), face("1m")),
        Formed(2, 0, "kong", tuple(cards("1111m"))),
        Drew(2, True, face("9s")),
    ]
    assert (table.to_move, table.stock, table.public) == (2, 50, NO_FACE)
    assert sum(table.hands[2]) == 20
    assert table.discards == [[], [], []]
    play(table, "2 discard 9s")
    assert table.to_move == 0


def test_n5_4_with_three_in_hand_a_pung_is_offered_too() -> None:
    table = play(deal("1m", "", "111m"), "0 discard 1m", "2 pung")
    assert melds(table, 2) == [("pung", "1m 1m 1m")]
    assert table.hands[2][face("1m")] == 1


def test_n5_4_nobody_claims_its_own_discard() -> None:
    table = play(deal("1111m"), "0 done", "0 discard 1m")
    assert (table.to_move, table.public) == (1, NO_FACE)


def test_n5_5_no_run_is_formed_with_a_discard() -> None:
    table = play(deal("3s", "12s", "45s"), "0 discard 3s")
    assert (table.to_move, table.public) == (1, NO_FACE)


def test_n5_5_but_a_win_may_take_it_for_a_run() -> None:
    table = deal("3s", "12s 456m 789m 456s 123c 456c 789c WW", indicators="9m 9m")
    play(table, "1 done", "0 discard 3s", "1 win")
    assert table.result is not None
    assert [m.kind for m in table.result.hand] == ["run"] * 7 + ["pair"]


def test_n5_6_nothing_forbids_a_later_claim_of_a_face_passed_before() -> None:
    table = deal("T", WAITS_FOR_T_OR_W, "T", front="9c 9c", indicators="9m 9s")
    play(table, "1 done", "0 discard thousand", "1 pass", "1 discard 9c", "2 discard thousand")
    assert (table.to_move, legal(table)) == (1, ["pass", "pung", "win"])


def test_n5_7_a_seat_that_must_draw_from_an_empty_stock_ends_the_deal() -> None:
    table = quiet_turns(deal(indicators="9m 9c"), 0)
    assert (table.to_move, table.stock) == (0, 0)
    play(table, drawn_discard(table))
    assert table.result is not None
    assert (table.result.kind, table.result.winner) == ("exhausted", None)
    assert (table.to_move, table.legal(), table.public) == (None, (), NO_FACE)
    assert len(table.discards[0]) == 18


def test_n5_7_wins_and_pungs_on_the_last_discard_come_first() -> None:
    waits_for_t = "123m 456m 789m 123s 456s 123c 456c T"
    table = deal("", "TT", waits_for_t, last="T", indicators="9m 9c")
    play(table, "2 done")
    quiet_turns(table, 0)
    play(table, "0 discard thousand")
    assert (table.to_move, legal(table)) == (1, ["pass", "pung"])
    play(table, "1 pung")
    assert (table.to_move, legal(table)) == (2, ["pass", "win"])
    won = play(table.copy(), "2 win")
    assert won.result is not None
    assert won.result.winner == 2
    play(table, "2 pass", "1 discard red")
    assert table.result is not None
    assert table.result.kind == "exhausted"


def test_n5_7_no_kong_on_the_last_discard() -> None:
    table = quiet_turns(deal("", "TTT", last="T", indicators="9m 9c"), 0)
    play(table, "0 discard thousand")
    assert (table.to_move, legal(table)) == (1, ["pass", "pung"])


def test_a_copy_holds_all_and_goes_its_own_way() -> None:
    table = robbable()
    play(table, "1 kong 3s", "2 pass")
    prepared = deal("7777s", "123m 456m 789m 123s 456s 123c 456c 9s")
    drawn = play(deal("8c", front="9s"), "0 discard 8c")
    ready = play(prepared.copy(), "0 done", "1 ready")
    for original in (table, prepared, drawn, ready):
        before = contents(original)
        copy = original.copy()
        assert contents(copy) == before
        copy.play(copy.legal()[0])
        assert contents(original) == before
        assert contents(copy) != before
