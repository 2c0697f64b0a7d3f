"""Why an action is refused: the code, the rule, the cards and numbers."""

from __future__ import annotations

import pytest

from cardavia_desktop.rules.chan import CHAN
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.refusal import IllegalAction
from tests.rules.chan.setup import act, deal, face, legal, refuse, turn_up, upto, why

LOOSE = "2346789m 5s chi 2233446677s"
TEN_CHAN = "22334455667788m 2233s 44c"
TRIPLET = "555m 2346c 9999s 8888s 99c 7s 2s"
FREE = Limits()


def test_deal_over() -> None:
    table = deal([TEN_CHAN, "", "", ""])
    table.play(CHAN.parse("win"))
    for seat in range(4):
        for text in ("pass", "win", "discard 2m", "discard 1m", "capture 2m"):
            assert why(table, seat, text) == ("deal-over", "C4.1", [], ())
    table = deal(["", "", "", ""])
    table.play(table.legal()[0])
    while table.to_move is not None:
        table.play(CHAN.parse("pass"))
    assert why(table, 0, "pass")[:2] == ("deal-over", "C5.7")


def test_deal_over_tells_how_it_was_won() -> None:
    table = deal(["", "2m 3344556677s 8m 8s 9m 9s 3c 3m 44c", "", ""], stock="2m")
    turn_up(table, "2m")
    act(table, 1, "win")
    assert why(table, 1, "win")[:2] == ("deal-over", "C8.2")
    table = deal(["2m", "222m 3344556677s 8m 8s 9m 9s 3c 3m", "", ""])
    act(table, 0, "discard 2m")
    act(table, 1, "win")
    assert why(table, 1, "win")[:2] == ("deal-over", "C8.3")


def test_not_your_turn() -> None:
    table = deal(["", LOOSE, "", ""])
    for text in ("pass", "win", "chiu", "discard 2m", "capture 2m"):
        assert why(table, 1, text) == ("not-your-turn", "C5.6", [], ())


def test_cards_outside_the_game() -> None:
    table = deal(["", "", "", ""])
    for code in ("1m", "1s", "1c", "ong", "thang"):
        assert why(table, 0, f"discard {code}") == ("not-in-game", "C1.2", [code], ())
        assert why(table, 2, f"capture {code}") == ("not-in-game", "C1.2", [code], ())


def test_dead_hand() -> None:
    table = deal([TEN_CHAN, "", "", ""])
    table.play(CHAN.parse("pass"))
    for text in ("pass", "win", "chiu", "discard 2m", "capture 2m"):
        assert why(table, 0, text) == ("dead-hand", "C4.2", [], ())


def test_discards() -> None:
    hand = "2m 33m 444m 5555s 7s 888s 999c 66c 5c"
    table = deal([hand, "", "", ""])
    assert legal(table) == (
        *("discard 2m", "discard 4m", "discard 5c", "discard 7s", "discard 8s", "discard 9c"),
    )
    assert why(table, 0, "discard 3m") == ("breaks-pair", "C6.10", ["3m"], ())
    assert why(table, 0, "discard 5s") == ("breaks-pair", "C6.10", ["5s"], ())
    assert why(table, 0, "discard chi") == ("card-not-in-hand", "C6.10", ["chi"], ())
    table = deal([hand, "", "", ""])
    table.limits[0] = FREE.after_decline(face("2m"))
    assert why(table, 0, "discard 2m") == ("declined-earlier", "C6.10", ["2m"], ())


def test_the_second_card_of_a_ca() -> None:
    table = deal(["5m", "5s 8m 8s 23467m 2233446677s 9c", "", ""], stock="555m")
    table.limits[1] = FREE.after_discard(face("8c"))
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5s")
    assert why(table, 1, "discard 8m") == ("second-of-ca", "C6.10", ["8m", "8c"], ())
    assert why(table, 1, "pass") == ("nothing-to-pass", "C5.5", [], ())
    for text in ("win", "chiu", "capture 8m"):
        assert why(table, 1, text) == ("no-public-card", "C5.1", [], ())


def test_the_opening() -> None:
    table = deal(["223344556677m 89m 89s 2s 2c 3s 4c", "", "", ""])
    assert why(table, 0, "pass") == ("nothing-to-pass", "C4.1", [], ())
    # 3s and 4c stay over; six Chắn
    assert why(table, 0, "win") == ("not-complete", "C8.1", [], (1, 0))
    assert why(table, 0, "chiu") == ("no-public-card", "C5.1", [], ())
    five = deal(["2233445566m 789m 789s 2s 2c 3s 3c", "", "", ""])
    assert why(five, 0, "win") == ("not-complete", "C8.1", [], (0, 1))


def test_an_answer_is_owed_first() -> None:
    table = deal(["5m", LOOSE, "", ""], stock="555m")
    act(table, 0, "discard 5m")
    assert table.to_move == 1
    assert why(table, 1, "discard 2m") == ("answer-first", "C5.5", ["5m"], ())


Told = tuple[str, str, list[str], tuple[int, ...]]
"""A refusal: its code, rule, cards and numbers."""


def captured(hand: str, text: str, limits: Limits = FREE) -> Told:
    """Why seat 1 may not take a 5m of seat 0 with a card, while seat 3 is asked for a Chíu."""
    table = deal(["5m", hand, "", "555m"])
    table.limits[1] = limits
    act(table, 0, "discard 5m")
    assert table.to_move == 3
    return why(table, 1, text)


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        (FREE.after_discard(face("5m")), ("discarded-earlier", "C6.1", ["5m"], ())),
        (FREE.after_ca(face("5m")), ("given-to-ca", "C6.1", ["5m"], ())),
        (FREE.after_decline(face("5m")), ("declined-earlier", "C6.4", ["5m"], ())),
        (FREE.after_decline(face("5s")), ("declined-earlier", "C6.4", ["5s"], ())),
        (
            FREE.after_discard(face("9s")).after_discard(face("9c")),
            ("ca-discarded", "C6.7", ["9s", "9c"], ()),
        ),
        (FREE, ("not-your-turn", "C5.6", [], ())),
    ],
)
def test_captures_that_the_past_forbids(limits: Limits, expected: Told) -> None:
    assert captured(LOOSE, "capture 5s", limits) == expected


@pytest.mark.parametrize(
    ("hand", "text", "expected"),
    [
        (LOOSE, "capture 5c", ("card-not-in-hand", "C6.3", ["5c"], ())),
        (LOOSE, "capture 5m", ("card-not-in-hand", "C6.2", ["5m"], ())),
        (LOOSE, "capture 6m", ("no-pair", "C2.1", ["5m", "6m"], ())),
        ("55s 2346789m 22334466s 7c 7s", "capture 5s", ("breaks-pair", "C6.3", ["5s"], ())),
        ("5s 5c 234678m chi 2233446677s", "capture 5c", ("ca-in-hand", "C6.5", ["5s", "5c"], ())),
        ("5s 2233446677s 2233447m 7c", "capture 5s", ("one-unpaired", "C6.6", ["5m"], ())),
    ],
)
def test_captures_that_the_hand_forbids(hand: str, text: str, expected: Told) -> None:
    assert captured(hand, text) == expected


def test_a_face_in_hand_must_be_taken_as_chan() -> None:
    table = deal(["5m", "55m 5s 2346789m 22334466s 7c", "", ""], stock="5m")
    act(table, 0, "discard 5m")
    assert upto(table, 1, "capture") == ("capture 5m", "pass")
    assert why(table, 1, "capture 5s") == ("must-take-as-chan", "C6.2", ["5m"], ())
    assert why(table, 1, "win") == ("not-stock-card", "C8.3", ["5m"], ())
    assert why(table, 1, "chiu") == ("not-three-in-hand", "C7.1", ["5m"], (2,))


def test_no_discard_would_be_left() -> None:
    """Seat 1 holds nine pairs and a 5m; the Chắn would leave only pairs."""
    table = deal(["5m", "5m 22334466778899s 2222c", "", ""], stock="5m 5m")
    act(table, 0, "discard 5m")
    assert table.source == 1  # not asked; the next 5m is a stock card and wins
    assert table.to_move == 1
    assert legal(table) == ("pass", "win")
    assert why(table, 1, "capture 5m") == ("no-discard-left", "C6.9", ["5m"], ())
    assert why(table, 1, "chiu") == ("not-three-in-hand", "C7.1", ["5m"], (1,))


def test_chiu_without_a_discard() -> None:
    table = deal(["5m", "", "", "555m 2233s 4466s 7777c 8888c"])
    act(table, 0, "discard 5m")
    assert upto(table, 3, "win") == ("pass", "win")
    assert why(table, 3, "chiu") == ("no-discard-left", "C7.3", ["5m"], ())
    assert why(table, 3, "capture 5m") == ("not-your-turn", "C5.2", [], ())
    assert why(table, 0, "chiu") == ("own-discard", "C7.2", ["5m"], ())


def test_claims_come_first_and_only_once() -> None:
    table = deal(["5m", TRIPLET, "", ""])
    act(table, 0, "discard 5m")
    assert (table.to_move, legal(table)) == (1, ("chiu", "pass"))
    assert why(table, 1, "capture 5m") == ("capture-comes-later", "C5.8", ["5m"], ())
    table.play(CHAN.parse("pass"))
    assert legal(table) == ("capture 5m", "pass")
    assert why(table, 1, "chiu") == ("claims-closed", "C5.8", ["5m"], ())


def test_a_win_that_was_passed_is_over() -> None:
    # 2m completes as a Chắn and may also be captured
    table = deal(["", "2m 3344556677s 8m 8s 9m 9s 3c 3m 44c", "", ""], stock="2m")
    turn_up(table, "2m")
    assert upto(table, 1, "win") == ("pass", "win")
    table.play(CHAN.parse("pass"))
    while table.to_move != 1:
        table.play(CHAN.parse("pass"))
    assert "capture 2m" in legal(table)
    assert why(table, 1, "win") == ("claims-closed", "C5.8", ["2m"], ())


def test_a_claim_of_a_seat_that_is_not_asked_now() -> None:
    table = deal(["5m", LOOSE, "", TRIPLET])
    act(table, 0, "discard 5m")
    act(table, 3, "pass")
    assert table.to_move == 1
    assert why(table, 3, "chiu") == ("not-your-turn", "C5.6", [], ())
    assert why(table, 2, "capture 5m") == ("not-your-turn", "C5.2", [], ())


def test_captures_of_a_stock_card_at_another_gate() -> None:
    table = deal(["", LOOSE, "", ""], stock="5m")
    turn_up(table, "5m")
    assert upto(table, 1, "capture") == ("capture 5s", "pass")
    assert why(table, 3, "capture 5s") == ("not-your-turn", "C5.3", [], ())
    assert refuse(table, 2, "capture 5s").rule != "C5.3"  # the next seat might be asked


def test_what_is_missing_of_a_win() -> None:
    # with 5m: Chắn 2s 3s 4s 6s 7s and a Cạ of five; eight unpaired
    table = deal(["", LOOSE, "", ""], stock="5m")
    turn_up(table, "5m")
    assert why(table, 1, "win") == ("not-complete", "C8.1", [], (4, 1))


def test_chi_chi_needs_exactly_six() -> None:
    table = deal(["", "", "chi 3344556677s 44c 8m 8s 9m 9s 3c 3m", ""], stock="chi")
    turn_up(table, "chi")
    assert why(table, 2, "win") == ("chi-needs-exactly-six", "C8.2", ["chi"], (7,))


def test_an_illegal_action_leaves_the_table_as_it_was() -> None:
    table = deal(["5m", LOOSE, "", ""], stock="555m")
    act(table, 0, "discard 5m")
    events = len(table.events)
    with pytest.raises(IllegalAction) as caught:
        table.play(CHAN.parse("capture 6m"))
    assert caught.value.refusal == table.refuse(1, CHAN.parse("capture 6m"))
    assert (len(table.events), table.to_move) == (events, 1)
