"""The course of play: deal, opening, doors, claims, Chíu, winning (C3 to C5, C7, C8)."""

from __future__ import annotations

from cardavia_desktop.rules.chan import CHAN
from cardavia_desktop.rules.chan.hand import singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.events import (
    Answered,
    Claimed,
    Dealt,
    Declared,
    Died,
    Discarded,
    Finished,
    Formed,
    Left,
    Revealed,
)
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.game import Meld, Table
from tests.rules.chan.setup import (
    act,
    cards,
    codes,
    counts,
    deal,
    face,
    legal,
    public,
    turn_up,
    upto,
    why,
)

LOOSE = "2346789m 5s chi 2233446677s"
"""Nine unpaired cards and five Chắn: it may capture a Cạ in every rank but of chi."""

TEN_CHAN = "22334455667788m 2233s 44c"
"""Twenty cards that win with ten Chắn."""

SIX_CHAN = "223344556677m 89m 89s 2s 2c 3s 3c"
"""Twenty cards that win with six Chắn and four Cạ."""


TRIPLET = "555m 2346c 9999s 8888s 99c 7s 2s"
"""Nineteen cards with three 5m; without these it has six singles to discard."""

WAITING = "2m 3344556677s 8m 8s 9m 9s 3c 3m 44c"
"""Nineteen cards: Chắn 3s 4s 5s 6s 7s 4c, Cạ of 8, 9, 3; it waits for 2m, 2s and 2c."""


def meld_texts(table: Table, seat: int) -> list[tuple[str, list[str]]]:
    return [(meld.kind, codes(meld.cards)) for meld in table.melds[seat]]


def revealed(table: Table) -> list[tuple[int, str]]:
    """The stock cards turned up so far, and at whose gates."""
    return [(e.seat, codes([e.face])[0]) for e in table.events if isinstance(e, Revealed)]


def test_c3_1_twenty_to_the_dealer_nineteen_to_the_others_and_a_stock_of_23() -> None:
    for dealer in range(4):
        table = CHAN.deal(seed=5, dealer=dealer)
        assert [sum(hand) for hand in table.hands] == [20 if s == dealer else 19 for s in range(4)]
        assert table.stock == 23
        assert table.to_move == dealer
        dealt = [event for event in table.events if isinstance(event, Dealt)]
        assert [event.seat for event in dealt] == [(dealer + i) % 4 for i in range(4)]
        assert [event.count for event in dealt] == [20, 19, 19, 19]
        assert dealt[0].cards == tuple(sorted(table.deck[:20]))
        assert dealt[3].cards == tuple(sorted(table.deck[58:77]))


def test_c3_1_the_dealer_is_random() -> None:
    assert {CHAN.deal(seed).dealer for seed in range(40)} == {0, 1, 2, 3}


def test_c3_2_the_opening_hand_is_what_was_dealt() -> None:
    table = deal(["5m", LOOSE, "", ""], dealer=2)
    assert table.opening_hand(1) == counts(LOOSE)
    assert sum(table.opening_hand(2)) == 20
    assert table.opening_hand(2) == table.hands[2]
    before = table.opening_hand(2)
    table.play(table.legal()[0])
    assert table.opening_hand(2) == before


def test_c4_1_a_dealer_with_a_winning_hand_may_win_or_discard() -> None:
    table = deal([SIX_CHAN, "", "", ""])
    assert legal(table) == (
        *("discard 2c", "discard 2s", "discard 3c", "discard 3s"),
        *("discard 8m", "discard 8s", "discard 9m", "discard 9s", "win"),
    )
    table.play(CHAN.parse("win"))
    assert table.events[-2] == Declared(0, CHAN.parse("win"))
    assert table.result is not None
    assert table.result.winner == 0
    # nothing red but 8m 9m 8s 9s; Thiên ù alone: 3 points
    assert table.result.points == (9, -3, -3, -3)
    assert table.result.card == NO_FACE
    assert public(table) is None
    assert table.legal() == ()


def test_c4_1_the_exact_count_for_chi_chi_does_not_apply_to_the_opening() -> None:
    table = deal(["2233445566m 77s chi chi 8m 8s 9m 9s 2s 2c", "", "", ""])  # seven Chắn
    assert "win" in legal(table)


def test_c4_1_a_dealer_without_a_winning_hand_discards() -> None:
    table = deal(["223344556677m 89m 89s 2s 2c 3s 4c", "", "", ""])  # 3s, 4c are unpaired
    assert all(text.startswith("discard") for text in legal(table))
    five = deal(["2233445566m 789m 789s 2s 2c 3s 3c", "", "", ""])  # five Chắn, five Cạ
    assert "win" not in legal(five)


def test_c4_1_only_at_the_opening() -> None:
    table = deal([SIX_CHAN, LOOSE, "", ""])
    act(table, 0, "discard 2c")
    assert "win" not in upto(table, 1, "capture")


def test_c4_2_a_dealer_that_declines_ten_chan_is_dead() -> None:
    table = deal([TEN_CHAN, "", "", ""])
    assert legal(table) == ("pass", "win")
    table.play(CHAN.parse("pass"))
    assert table.dead == {0}
    # the next seat has no card to consider: it turns up a stock card
    assert table.events[4:7] == [
        Answered(0, CHAN.parse("pass")),
        Died(0),
        Revealed(1, table.deck[77]),
    ]


def test_c4_2_a_dead_hand_only_turns_up_cards() -> None:
    # 2m comes at the gate of seat 3 and 3m at that of seat 0, which holds both twice
    table = deal([TEN_CHAN, "", "", ""], stock="9c 9c 2m 3m")
    table.play(CHAN.parse("pass"))
    while table.to_move is not None:
        assert table.to_move != 0
        table.play(CHAN.parse("pass"))
    assert revealed(table)[2:4] == [(3, "2m"), (0, "3m")]
    assert sum(table.hands[0]) == 20


def test_c5_1_c5_2_a_discard_is_offered_to_the_next_seat_after_the_claims() -> None:
    table = deal(["5m", LOOSE, "555m 234c", ""])
    act(table, 0, "discard 5m")
    assert public(table) == "5m"
    assert table.events[4:] == [Discarded(0, face("5m"), 1)]
    assert (table.to_move, legal(table)) == (2, ("chiu", "pass"))  # (1) claims
    table.play(CHAN.parse("pass"))
    assert (table.to_move, legal(table)) == (1, ("capture 5s", "pass"))  # (2) the door
    table.play(CHAN.parse("pass"))
    # (3) the door turns up a stock card at its own gate
    assert table.events[5:9] == [
        Answered(2, CHAN.parse("pass")),
        Answered(1, CHAN.parse("pass")),
        Left(0, face("5m")),
        Revealed(1, table.deck[77]),
    ]
    assert codes(table.discards[0]) == ["5m"]


def test_c5_2_only_the_door_is_asked_for_an_ordinary_capture() -> None:
    # seat 2 could pair 5m with 5s, but the door is seat 1, and that has nothing to pair with it
    table = deal(["5m 5c 5c 5s", "5c 5c 5s 5s 2222c 3333c 4444c 678c", LOOSE, ""], stock="8m 555m")
    table.play(CHAN.parse("discard 5m"))
    assert table.events[4:7] == [
        Discarded(0, face("5m"), 1),
        Left(0, face("5m")),
        Revealed(1, face("8m")),
    ]


CHAIN_1 = "2222m 3333m 4444m 5s 6c 7c 8c 2c 3c 4c"
CHAIN_2 = "5c 2346s 6789m chi 777s 8888s 99c"
"""Two hands of which the first may pair 5m with 5s and the second with 5c."""


def test_c5_3_a_stock_card_is_offered_to_its_seat_and_then_to_the_next() -> None:
    table = deal(["", CHAIN_1, CHAIN_2, ""], stock="5555m")
    turn_up(table, "5m")
    seen = len(table.events)
    assert table.source == 1
    assert (table.to_move, legal(table)) == (1, ("capture 5s", "pass"))
    table.play(CHAN.parse("pass"))
    assert (table.to_move, legal(table)) == (2, ("capture 5c", "pass"))
    table.play(CHAN.parse("pass"))
    # nobody took it: it stays at the gate of seat 1, and seat 2 turns up the next
    assert table.events[seen : seen + 4] == [
        Answered(1, CHAN.parse("pass")),
        Answered(2, CHAN.parse("pass")),
        Left(1, face("5m")),
        Revealed(2, table.deck[78]),
    ]
    assert codes(table.discards[1]) == ["5m"]


def test_c5_3_the_next_seat_captures_what_the_first_passed_and_play_goes_on_from_it() -> None:
    table = deal(["", CHAIN_1, CHAIN_2, ""], stock="5555m")
    turn_up(table, "5m")
    act(table, 2, "capture 5c")
    assert meld_texts(table, 2) == [("ca", ["5m", "5c"])]
    assert table.events[-2:] == [
        Claimed(2, CHAN.parse("capture 5c"), face("5m")),
        Formed(2, 0, "ca", tuple(cards("5m 5c"))),
    ]
    act(table, 2, "discard chi")
    assert Discarded(2, face("chi"), 3) in table.events


def test_c5_3_the_seat_itself_captures_and_the_next_is_not_asked() -> None:
    table = deal(["", CHAIN_1, CHAIN_2, ""], stock="5555m")
    turn_up(table, "5m")
    act(table, 1, "capture 5s")
    assert table.to_move == 1
    act(table, 1, "discard 6c")
    assert Discarded(1, face("6c"), 2) in table.events


def test_c5_4_a_stock_card_never_enters_a_hand() -> None:
    table = deal(["9c", LOOSE, "", ""], stock="5m")
    table.play(CHAN.parse("discard 9c"))
    before = [hand[:] for hand in table.hands]
    while table.to_move is not None:
        table.play(CHAN.parse("pass"))
    assert table.stock == 0
    assert table.hands == before


def test_c5_5_a_capturer_discards_one_card() -> None:
    table = deal(["5m", LOOSE, "", ""], stock="555m")
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5s")
    assert public(table) is None
    assert table.to_move == 1
    assert set(legal(table)) == {f"discard {code}" for code in codes(cards("2346789m chi"))}
    act(table, 1, "discard 2m")
    assert table.events[8] == Discarded(1, face("2m"), 2)
    assert sum(table.hands[1]) == 17


def test_c5_6_a_seat_without_an_option_passes_silently() -> None:
    table = deal(["9c", "2222m 3333m 4444m 6678m 8c 2c 3c", "", ""], stock="5m")
    act(table, 0, "discard 9c")
    assert not any(isinstance(event, Answered) for event in table.events)
    assert table.limits[1].declined == 0
    assert revealed(table)[0] == (1, "5m")


def test_c5_7_the_deal_is_a_draw_when_a_seat_must_turn_up_a_card_and_none_is_left() -> None:
    table = deal(["2222m 3333m 4444m 5555m 678m 9c", "", "", ""])
    act(table, 0, "discard 9c")
    while table.to_move is not None:
        table.play(CHAN.parse("pass"))
    assert table.stock == 0
    assert table.result is not None
    assert table.result.kind == "draw"
    assert table.result.winner is None
    assert table.result.points == (0, 0, 0, 0)
    assert table.result.score.to_record(CHAN.deck) == {"total": 0, "bonuses": []}
    assert isinstance(table.events[-1], Finished)
    assert isinstance(table.events[-2], Left)
    assert public(table) is None
    assert sum(map(len, table.discards)) == 24  # the discard and all 23 stock cards


def test_c5_7_after_the_last_stock_card_a_capturer_still_discards() -> None:
    # the 23rd stock card lies at the gate of seat 3 (1, 2, 3, 0, 1 ...), which holds 8c
    hand3 = "8c 2346m chi 99m 999s 4444s 77m 7s 2s"
    table = deal(["", "", "", hand3], stock="2222c 3333c 4444c 5555c 6666c 77c 8m")
    turn_up(table, "8m")
    assert table.stock == 0
    assert table.source == 3
    act(table, 3, "capture 8c")
    act(table, 3, "discard chi")
    assert Discarded(3, face("chi"), 0) in table.events
    while table.to_move is not None:
        table.play(CHAN.parse("pass"))
    assert table.result is not None
    assert table.result.kind == "draw"
    assert codes(table.discards[3])[-1] == "chi"


def test_c5_8_a_door_that_passes_its_chiu_is_asked_for_the_capture_afterwards() -> None:
    table = deal(["5m", "555m 2346c 7777m 8888m 99m 9s 8s", "", ""])
    act(table, 0, "discard 5m")
    assert (table.to_move, legal(table)) == (1, ("chiu", "pass"))
    table.play(CHAN.parse("pass"))
    assert (table.to_move, legal(table)) == (1, ("capture 5m", "pass"))
    assert table.limits[1].declined == 0


def test_c7_1_chiu_out_of_turn_on_a_discard() -> None:
    table = deal(["5m", LOOSE, "", TRIPLET])
    act(table, 0, "discard 5m")
    act(table, 3, "chiu")
    assert meld_texts(table, 3) == [("chiu", ["5m"] * 4)]
    assert table.hands[3][face("5m")] == 0
    assert table.to_move == 3
    assert set(legal(table)) == {f"discard {code}" for code in codes(cards("2346c 7s 2s"))}


def test_c7_1_chiu_on_a_reveal() -> None:
    table = deal(["", CHAIN_1, "", TRIPLET], stock="5m")
    turn_up(table, "5m")
    assert (table.to_move, legal(table)) == (3, ("chiu", "pass"))


def test_c7_1_chiu_takes_exactly_three() -> None:
    table = deal(["5m", LOOSE, "", TRIPLET.replace("555m", "55m 6m")], stock="5m")
    act(table, 0, "discard 5m")
    assert (table.to_move, legal(table)) == (1, ("capture 5s", "pass"))  # seat 3 was not asked


def test_c7_1_one_may_chiu_the_card_at_ones_own_gate() -> None:
    table = deal(["", TRIPLET, "", ""], stock="5m")
    turn_up(table, "5m")
    assert (table.to_move, legal(table)) == (1, ("chiu", "pass"))


def test_c7_2_nobody_claims_his_own_discard() -> None:
    table = deal(["555m 5s", LOOSE.replace("5s", "5c"), "", ""], stock="5m")
    act(table, 0, "discard 5m")
    assert table.to_move == 1
    assert why(table, 0, "chiu") == ("own-discard", "C7.2", ["5m"], ())


def test_c7_3_chiu_needs_a_legal_discard_afterwards() -> None:
    # beside the triplet only Chắn: complete, so it may win, but it could not go on
    table = deal(["5m", "", "", "555m 2233s 4466s 7777c 8888c"])
    act(table, 0, "discard 5m")
    assert upto(table, 3, "win") == ("pass", "win")


def test_c7_3_chiu_stands_beside_win() -> None:
    # with a Cạ in place of a Chắn there is something to discard
    table = deal(["5m", "", "", "555m 2233s 44s 6s 6c 7777c 8888c"])
    act(table, 0, "discard 5m")
    assert upto(table, 3, "win") == ("chiu", "pass", "win")
    act(table, 3, "chiu")
    assert legal(table) == ("discard 6c", "discard 6s")


def test_c7_4_chiu_by_the_door_is_in_turn() -> None:
    table = deal(["5m", TRIPLET, "", ""])
    act(table, 0, "discard 5m")
    act(table, 1, "chiu")
    act(table, 1, "discard 2c")
    assert Discarded(1, face("2c"), 2) in table.events


RETURNED = "555m 8c 2346c 777c 999c 999s 7s chi"
"""Three 5m to Chíu with, and a single 8c to discard then."""


def test_c7_5_chiu_out_of_turn_returns_its_discard_to_the_same_door() -> None:
    table = deal(["5m", LOOSE, "", RETURNED], stock="chi")
    act(table, 0, "discard 5m")
    act(table, 3, "chiu")
    act(table, 3, "discard 8c")
    assert table.events[-1] == Discarded(3, face("8c"), 1)
    assert (table.to_move, legal(table)) == (1, ("capture 8m", "pass"))
    # nobody else is asked for it, and the door turns up the next card at its own gate
    seen = len(table.events)
    table.play(CHAN.parse("pass"))
    assert table.events[seen + 1 : seen + 3] == [Left(3, face("8c")), Revealed(1, face("chi"))]
    assert codes(table.discards[3]) == ["8c"]


def test_c7_5_the_door_captures_the_returned_card_and_play_goes_on_from_it() -> None:
    table = deal(["5m", LOOSE, "", RETURNED])
    act(table, 0, "discard 5m")
    act(table, 3, "chiu")
    act(table, 3, "discard 8c")
    act(table, 1, "capture 8m")
    act(table, 1, "discard 9m")
    assert Discarded(1, face("9m"), 2) in table.events


def test_c7_5_on_a_reveal_the_door_stays_and_turns_up_another_card() -> None:
    table = deal(["", CHAIN_1, "", TRIPLET], stock="5m chi")
    turn_up(table, "5m")
    act(table, 3, "chiu")
    act(table, 3, "discard 7s")
    assert Discarded(3, face("7s"), 1) in table.events
    while len(revealed(table)) < 2:
        table.play(CHAN.parse("pass"))
    assert revealed(table)[:2] == [(1, "5m"), (1, "chi")]


def test_c7_5_a_returned_card_may_be_claimed_again() -> None:
    hand2 = "888c 2346m 7777m 9999m 66s 6c 5s"
    table = deal(["5m", "", hand2, "555m 8c 9c 777c 4444s 9999s 2s 33s"])
    act(table, 0, "discard 5m")
    act(table, 3, "chiu")
    act(table, 3, "discard 8c")
    assert (table.to_move, legal(table)) == (2, ("chiu", "pass"))
    act(table, 2, "chiu")
    act(table, 2, "discard 4m")
    assert Discarded(2, face("4m"), 1) in table.events  # still the door of seat 1


EIGHTS = "888c 22334466m 6677s 3c 3s 9m 9s"
"""Complete with the fourth 8c: eight Chắn, two Cạ, two red cards."""


def test_c7_5_a_returned_card_wins_by_chiu() -> None:
    table = deal(["5m", EIGHTS, "", RETURNED])
    act(table, 0, "discard 5m")
    act(table, 3, "chiu")
    act(table, 3, "discard 8c")
    act(table, 1, "win")
    assert table.result is not None
    # Chíu ù; no Ù chì, although it is the winner's own door
    assert table.result.points == (-5, 15, -5, -5)


def test_c8_2_any_seat_may_win_on_any_stock_card() -> None:
    table = deal(["", "", "", WAITING], stock="2s")
    turn_up(table, "2s")
    assert table.source == 1
    act(table, 3, "win")
    assert table.result is not None
    assert table.result.kind == "win"
    assert table.result.winner == 3
    assert table.result.card == face("2s")
    assert table.events[-2] == Claimed(3, CHAN.parse("win"), face("2s"))
    assert public(table) == "2s", "a win moves no card"
    assert sum(table.hands[3]) == 19


def test_c8_2_chi_chi_wins_with_exactly_six_chan() -> None:
    six = "chi 33445566s 77c 4s 4c 8m 8s 9m 9s 3c 3m"  # with chi six Chắn and four Cạ
    table = deal(["", "", six, ""], stock="chi")
    turn_up(table, "chi")
    assert upto(table, 2, "win") == ("pass", "win")
    seven = "chi 3344556677s 44c 8m 8s 9m 9s 3c 3m"  # seven Chắn
    table = deal(["", "", seven, ""], stock="chi")
    turn_up(table, "chi")
    assert why(table, 2, "win") == ("chi-needs-exactly-six", "C8.2", ["chi"], (7,))


def test_c8_3_a_discard_never_wins_directly() -> None:
    table = deal(["2s", LOOSE, "", WAITING])
    act(table, 0, "discard 2s")
    assert (table.to_move, legal(table)) == (1, ("capture 2s", "pass"))  # seat 3 was not asked
    assert why(table, 3, "win") == ("not-stock-card", "C8.3", ["2s"], ())


def test_c8_3_a_discard_wins_by_chiu() -> None:
    # three 2m and the fourth: Chắn 2m 2m 3s 4s 5s 6s 7s, Cạ 8 9 3
    table = deal(["2m", "", "222m 3344556677s 8m 8s 9m 9s 3c 3m", ""])
    act(table, 0, "discard 2m")
    assert upto(table, 2, "win") == ("chiu", "pass", "win")
    act(table, 2, "win")
    assert table.result is not None
    assert table.result.winner == 2
    assert table.result.points == (-5, -5, 15, -5)  # Chíu ù
    assert Meld("chiu", (face("2m"),) * 4) in table.result.hand
    assert table.melds[2] == [], "the fourth card of a winning claim makes no meld"
    assert public(table) == "2m"


def test_c8_3_chi_chi_needs_exactly_six_by_chiu_too() -> None:
    seven = "chi chi chi 3344556677s 8m 8s 9m 9s 3c 3m"
    table = deal(["chi", "", seven, ""])
    act(table, 0, "discard chi")
    assert upto(table, 2, "chiu") == ("chiu", "pass")
    six = "chi chi chi 33445566s 7s 7c 8m 8s 9m 9s 3c 3m"
    table = deal(["chi", "", six, ""])
    act(table, 0, "discard chi")
    assert upto(table, 2, "win") == ("chiu", "pass", "win")


def test_c8_4_win_comes_before_chiu() -> None:
    chiu = "222m 5678c 5555m 6666m 77m 9c chi"
    table = deal(["", chiu, "", WAITING.replace("2m", "2s")], stock="2m")
    turn_up(table, "2m")
    assert (table.to_move, legal(table)) == (1, ("chiu", "pass"))
    table.play(CHAN.parse("chiu"))
    assert (table.to_move, legal(table)) == (3, ("pass", "win"))  # asked although chiu was claimed
    table.play(CHAN.parse("win"))
    assert table.result is not None
    assert table.result.winner == 3
    assert table.melds[1] == []  # the Chíu lapsed


def test_c8_4_equal_claims_go_by_claim_order_from_the_door() -> None:
    one = "2s 3344556677s 8m 8c 9m 9c 3c 3m 44c"
    two = "2c 44556677m 88c 9s 9c 6s 6c 7c 7s chi chi"
    for stock, door, winner in (("2m", 1, 1), ("5c 2m", 2, 3)):
        table = deal(["", one, "", two], stock=stock)
        turn_up(table, "2m")
        assert table.source == door
        while table.to_move is not None:
            table.play(CHAN.parse("win" if "win" in table.legal() else "pass"))
        assert table.result is not None
        assert table.result.winner == winner


def test_c9_6_each_loser_pays_the_score() -> None:
    table = deal(["", WAITING, "222s", ""], stock="2s")
    turn_up(table, "2s")
    act(table, 1, "win")
    assert table.to_move == 2, "it holds three of the card"
    table.play(CHAN.parse("pass"))
    assert table.result is not None
    assert table.result.points == (-3, 9, -3, -3)
    assert table.result.score.to_record(CHAN.deck) == {
        "total": 3,
        "bonuses": [{"name": "u-chi", "used": "main", "value": 3}],
    }


def test_c9_1_u_chi_only_at_the_winners_own_gate() -> None:
    table = deal(["", "", WAITING, ""], stock="2s")
    turn_up(table, "2s")
    act(table, 2, "win")
    assert table.result is not None
    assert table.result.points == (-2, -2, 6, -2)  # Ù xuông


def test_c9_1_u_chi_never_by_chiu_on_a_discard() -> None:
    table = deal(["8c", EIGHTS, "", ""])
    act(table, 0, "discard 8c")
    act(table, 1, "win")
    assert table.result is not None
    assert table.result.points == (-5, 15, -5, -5)  # Chíu ù alone


def test_c9_1_u_chi_with_the_fourth_of_three_on_a_stock_card() -> None:
    table = deal(["", EIGHTS, "", ""], stock="8c")
    turn_up(table, "8c")
    act(table, 1, "win")
    assert table.result is not None
    assert table.result.points == (-6, 18, -6, -6)  # Chíu ù 5, Ù chì 1


def test_c10_1_the_table_option_reaches_the_score() -> None:
    threes = "2m 33s 33m 4455s 77c 8m 8s 9m 9s 4c 4m"  # seven Chắn with 2m, two Tôm of strings
    for options, total in (((), 3), (("tom-three-strings",), 4 + 1 + 1)):
        table = deal(["", threes, "", ""], stock="2m", options=options)
        turn_up(table, "2m")
        act(table, 1, "win")
        assert table.result is not None
        assert table.result.points[1] == 3 * total


def test_c9_7_the_won_hand_is_laid_out_its_melds_first() -> None:
    hand = "5m 2m 3344s 6677s 8m 8s 9m 9s 3c 3m 44c chi"
    table = deal(["5m", hand, "", ""], stock="2s")
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5m")
    act(table, 1, "discard chi")
    turn_up(table, "2s")
    act(table, 1, "win")
    assert table.result is not None
    assert [(meld.kind, codes(meld.cards)) for meld in table.result.hand] == [
        ("chan", ["5m", "5m"]),
        ("chan", ["3s", "3s"]),
        ("chan", ["4s", "4s"]),
        ("chan", ["6s", "6s"]),
        ("chan", ["7s", "7s"]),
        ("chan", ["4c", "4c"]),
        ("ca", ["2m", "2s"]),
        ("ca", ["3m", "3c"]),
        ("ca", ["8m", "8s"]),
        ("ca", ["9m", "9s"]),
    ]
    assert table.result.points == (-2, 6, -2, -2)  # at the gate of seat 2: Ù xuông


def test_c2_4_captured_pairs_are_never_rearranged() -> None:
    # 5m lies with 5s, and the other two 5s stay a Chắn in hand
    table = deal(["5m", "555s 2346789m 22334466s 7c", "", ""], stock="555m")
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5s")
    assert meld_texts(table, 1) == [("ca", ["5m", "5s"])]
    assert table.hands[1][face("5s")] == 2
    assert table.limits[1].cas == 1


def test_a_copy_goes_its_own_way() -> None:
    table = deal(["5m", LOOSE, "", TRIPLET])
    act(table, 0, "discard 5m")
    act(table, 3, "pass")
    copy = table.copy()
    act(copy, 1, "capture 5s")
    act(copy, 1, "discard 2m")
    assert table.limits[1] == Limits()
    assert table.singles == [singles_of(hand) for hand in table.hands]
    assert legal(table) == ("capture 5s", "pass")
    act(table, 1, "capture 5s")
    assert table.door == 2
