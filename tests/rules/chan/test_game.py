"""What a seat is told of its hand: the faces it waits for, and how far it is from waiting."""

from __future__ import annotations

import random

from cardavia_desktop.rules.chan import CHAN
from cardavia_desktop.rules.chan.hand import FACES, singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.faces import cards_of
from tests.rules.chan import naive
from tests.rules.chan.setup import act, codes, counts, deal, legal
from tests.rules.deals import playout

WAITING = "2m 3344556677s 8m 8s 9m 9s 3c 3m 44c"


def waits(table: ChanTable, seat: int) -> list[str]:
    return codes(table.view(seat).waits)


def distance(table: ChanTable, seat: int) -> int:
    return table.view(seat).distance


def test_a_hand_waits_for_all_suits_of_its_unpaired_card() -> None:
    table = deal(["", WAITING, "", ""])
    assert waits(table, 1) == ["2m", "2s", "2c"]
    assert distance(table, 1) == 0


def test_a_fifth_ca_is_no_wait() -> None:
    table = deal(["", "2m 33445566s 8m 8s 9m 9s 3c 3m 7s 7m 44c", "", ""])
    assert waits(table, 1) == ["2m"]  # four Cạ are there already


def test_c8_2_chi_chi_is_a_wait_only_with_exactly_six_chan() -> None:
    six = deal(["", "chi 33445566s 77c 4s 4c 8m 8s 9m 9s 3c 3m", "", ""])
    assert waits(six, 1) == ["chi"]
    seven = deal(["", "chi 3344556677s 44c 8m 8s 9m 9s 3c 3m", "", ""])
    assert waits(seven, 1) == []
    assert distance(seven, 1) == 1  # exchange chi for any card


def test_a_face_of_which_one_holds_all_four_is_no_wait() -> None:
    table = deal(["", "2222s 2m 33445566s 8m 8s 9m 9s 7c 7m", "", ""])
    assert waits(table, 1) == ["2m", "2c"]


def test_a_face_of_which_one_laid_open_all_four_is_no_wait() -> None:
    table = deal(["2s", "222s 2m 33445566m 8m 8s 9m 9s 7c 7m chi", "", ""])
    act(table, 0, "discard 2s")
    act(table, 1, "chiu")
    act(table, 1, "discard chi")
    assert waits(table, 1) == ["2m", "2c"]


def test_a_face_is_a_wait_although_the_others_are_gone() -> None:
    table = deal(["22s 2m", WAITING.replace("2m", "2c"), "22s 2m", "22m"])
    assert waits(table, 1) == ["2m", "2s", "2c"]


def test_a_hand_that_owes_a_discard_waits_for_nothing_yet() -> None:
    table = deal([WAITING + " chi", "", "", ""])
    assert waits(table, 0) == []
    assert distance(table, 0) == 0  # discard chi
    assert "discard chi" in legal(table)


def test_the_best_legal_discard_counts() -> None:
    """After the Chíu chi and 2m are unpaired; when both were declined, a Cạ has to be broken."""
    for declined, discards, away in (
        (0, ("discard 2m", "discard 3c", "discard 3m", "discard chi"), 0),
        (singles_of(counts("chi 2m")), ("discard 3c", "discard 3m"), 1),
    ):
        table = deal(["5m", "555m chi 2m 334466s 77c 88c 99c 3m 3c", "", ""])
        table.limits[1] = Limits(declined=declined)
        act(table, 0, "discard 5m")
        act(table, 1, "chiu")
        assert legal(table) == discards
        assert distance(table, 1) == away


def test_a_complete_dealer_is_told_so() -> None:
    table = deal(["223344556677m 89m 89s 2s 2c 3s 3c", "", "", ""])
    assert distance(table, 0) == -1
    assert waits(table, 0) == []
    table.play(CHAN.parse("win"))
    assert distance(table, 0) == -1


def test_a_dead_hand_waits_for_nothing() -> None:
    table = deal(["22334455667788m 2233s 44c", "", "", ""])
    assert distance(table, 0) == -1
    table.play(CHAN.parse("pass"))
    assert waits(table, 0) == []


def test_captured_pairs_count() -> None:
    table = deal(["5m", "5m 2m 3344s 6677s 8m 8s 9m 9s 3c 3m 44c chi", "", ""])
    act(table, 0, "discard 5m")
    act(table, 1, "capture 5m")
    assert distance(table, 1) == 0
    act(table, 1, "discard chi")
    assert waits(table, 1) == ["2m", "2s", "2c"]


def test_waits_in_play_are_the_naive_ones() -> None:
    rng = random.Random("waits")
    for _ in range(30):
        for table in playout(CHAN, rng):
            for seat in range(4):
                view = table.view(seat)
                hand = cards_of(view.hand)
                if len(hand) % 2 == 0:
                    continue
                pairs = [
                    (cards[i], cards[i + 1])
                    for _, cards in view.melds[seat]
                    for i in range(0, len(cards), 2)
                ]
                own = hand + [card for pair in pairs for card in pair]
                expected = [f for f in FACES if naive.wins(hand, pairs, f) and own.count(f) < 4]
                assert list(view.waits) == expected
                assert (view.distance == 0) == bool(expected)
