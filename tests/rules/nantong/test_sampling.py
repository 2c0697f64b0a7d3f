"""Deals that could lie behind a view: `follow` accepts what is proposed, wherever a deal stands."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cardavia_desktop.rules.faces import NANTONG
from cardavia_desktop.rules.nantong import NANTONG_LONG_CARDS, sampling
from cardavia_desktop.rules.nantong.cards import FACES
from cardavia_desktop.rules.nantong.hand import completes, waits
from cardavia_desktop.rules.nantong.preparation import set_aside
from cardavia_desktop.rules.nantong.table import NantongTable
from cardavia_desktop.rules.nantong.waiting import Wanted, waiting_hands
from cardavia_desktop.rules.view import follow
from tests.rules.deals import playout
from tests.rules.nantong.tables import (
    cards,
    counts,
    deal,
    drawn_discard,
    exhaust,
    face,
    legal,
    play,
    quiet_turns,
)

NOTHING = [0] * NANTONG.size
WAITS_FOR_T = "123m 456m 789m 123s 456s 123c 456c T"


def accepted(table: NantongTable, seat: int, tries: int = 40) -> list[NantongTable]:
    """The tables behind the proposals for a seat's view that are accepted."""
    view, rng = table.view(seat), random.Random(f"{seat} {len(table.actions)}")
    found = []
    for _ in range(tries):
        deck = NANTONG_LONG_CARDS.propose(view, rng)
        other = None if deck is None else follow(view, deck)
        if other is not None:
            assert isinstance(other, NantongTable)
            assert other.view(seat) == view
            found.append(other)
    return found


def every_seat(table: NantongTable) -> None:
    """Most proposals fit, for whoever looks."""
    for seat in range(3):
        assert len(accepted(table, seat)) >= 12


def test_hidden_cards_are_dealt_anew() -> None:
    table = play(deal("8c", front="9s"), "0 discard 8c")
    others = accepted(table, 1)
    assert len(others) == 40
    assert len({tuple(map(tuple, other.hands)) for other in others}) == 40
    assert all(other.hands[1] == table.hands[1] for other in others)


def test_every_seat_of_every_kind_of_group() -> None:
    table = deal("1111m 44c 3s 7s R", "33s 777s R", "", indicators="4c 4c", back="9m 9c 9m")
    every_seat(table)
    play(table, "0 hezi")
    every_seat(table)
    play(table, "0 open 1m", "0 discard 3s", "1 pung", "1 discard red")
    every_seat(table)
    play(table, drawn_discard(table), "0 discard 7s")
    every_seat(table)
    play(table, "1 kong")
    every_seat(table)


def test_three_that_were_opened_come_from_the_deal() -> None:
    table = play(deal("888c 1111m", back="9m"), "0 open 1m", "0 open 8c")
    every_seat(table)
    for other in accepted(table, 2):
        assert other.dealt(0).count(face("8c")) == 3
        assert other.dealt(0).count(face("1m")) == 4


def test_a_concealed_kong_was_in_hand_by_then() -> None:
    table = deal("8c", "111m", front="1m 2m 8m", back="5s", indicators="9m 9c")
    play(table, "0 discard 8c", "1 kong 1m")
    every_seat(table)


def test_an_added_kong_and_who_may_rob_it() -> None:
    table = deal(
        "456m 789m 123s 456s 456c 789c TTT WW",
        "333s R",
        "456m 789m 12s 789s 123c 111m 666c 99c",
        indicators="8c 8m",
        front="R R R",
    )
    play(table, "2 done", "0 discard 3s", "1 pung", "2 pass", "1 discard red")
    play(table, "2 discard red", "0 discard red", "1 kong 3s")
    every_seat(table)
    for other in accepted(table, 1):
        assert any(completes(other.hands[seat], face("3s")) for seat in (0, 2))
    play(table, "2 pass")
    every_seat(table)
    play(table, "0 pass")
    every_seat(table)


def test_somebody_is_asked_for_the_discard() -> None:
    table = play(deal("T", "TT"), "0 discard thousand")
    for seat in (0, 2):
        for other in accepted(table, seat):
            assert other.to_move not in (None, seat, 0)
    every_seat(table)


def test_somebody_can_win_when_no_two_of_the_discard_are_left() -> None:
    table = play(deal("T", WAITS_FOR_T, "TT"), "1 done", "0 discard thousand")
    assert table.to_move == 1
    others = accepted(table, 2)
    assert others
    assert all(completes(other.hands[1], face("T")) for other in others)


def test_a_seat_of_one_card_can_only_win() -> None:
    """Seven groups lie open: the last card waits for its pair."""
    table = deal("R", "1111m 2222m 3333m 4444s 5555s T 9c", back="8c 7c 8m 7m 8s")
    play(table, *[f"1 open {code}" for code in ("1m", "2m", "3m", "4s", "5s")])
    assert not table.preparing
    play(table, "0 discard red")
    assert sum(table.hands[1]) == 8
    for seat in (0, 2):
        assert len(accepted(table, seat)) == 40


def test_a_preparation_that_goes_on_in_secret() -> None:
    table = deal("1111m", "", "2222m")
    every_seat(table)
    for other in accepted(table, 1):
        assert other.preparing
        assert other.to_move in (0, 2)
    play(table, "0 done")
    every_seat(table)
    assert {other.to_move for other in accepted(table, 0)} == {1, 2}
    play(table, "2 done")
    every_seat(table)


def test_the_rest_of_a_double_indicator_is_a_reason_to_be_asked() -> None:
    table = deal("", "44c", "", indicators="4c 4c")
    hezi = [other for other in accepted(table, 0) if "hezi" in other.legal()]
    assert len(hezi) > 10
    three = deal("", "555c", "")
    opened = accepted(three, 0)
    assert any("open 5c" in other.legal() for other in opened)


def test_a_seat_that_has_nothing_left_to_open_may_be_ready() -> None:
    """The dealer sees all other faces: only the readiness of a seat is left to ask for."""
    hand = "1111m 2222m 5555m 8888m 1111s 99c"
    single = "34679m 2345678s 12356789c TWR"
    table = deal(single, hand, indicators="4c 9s", back="RRR WW")
    assert table.to_move == 1
    play(table, *[f"1 open {code}" for code in ("1m", "2m", "5m", "8m", "1s")])
    assert legal(table) == ["done", "ready"]
    others = accepted(table, 0, 200)
    assert others
    assert {other.to_move for other in others} == {1, 2}
    assert all("ready" in other.legal() for other in others if other.to_move == 1)


def ready_table() -> NantongTable:
    table = deal("8c R", WAITS_FOR_T, "R", front="R W", indicators="9m 9c")
    return play(table, "1 ready")


def test_a_ready_seat_waits() -> None:
    table = ready_table()
    every_seat(table)
    play(table, "0 discard 8c")
    every_seat(table)
    play(table, "1 discard red")
    every_seat(table)
    for seat in (0, 2):
        for other in accepted(table, seat):
            aside = set_aside(other.melds[1], other.indicators)
            assert waits(other.hands[1], aside)


def test_a_ready_seat_that_is_asked_waits_for_the_public_card() -> None:
    table = play(deal("T", WAITS_FOR_T, indicators="9m 9c"), "1 ready", "0 discard thousand")
    assert table.to_move == 1
    for seat in (0, 2):
        others = [other for other in accepted(table, seat) if other.to_move == 1]
        assert len(others) >= 12
        assert all(completes(other.hands[1], face("T")) for other in others)


def test_a_ready_seat_discards_what_it_draws() -> None:
    table = play(ready_table(), "0 discard 8c", "1 discard red", "2 discard white")
    for other in accepted(table, 0):
        assert other.deck[69] == face("R")
        assert other.hands[1][face("R")] == 0 or waits(other.hands[1], NOTHING)
    quiet_turns(table, 20)
    every_seat(table)


def test_two_ready_seats_and_hardly_a_card_left() -> None:
    """At the end of the stock all that is unseen are the two hands that wait."""
    other_wait = "456m 789m 456s 123s 789s 789c TT WW"
    table = deal("RRRR", "123m 456m 789m 123s 456s 123c 456c 9s", other_wait, indicators="5c 8c")
    for seat in (0, 1, 2):
        if table.preparing and table.to_move == seat:
            play(table, f"{seat} done" if seat == 0 else f"{seat} ready")
    assert table.ready == {1, 2}
    quiet_turns(table, 0)
    assert table.to_move == 0
    view = table.view(0)
    found = view.sample(random.Random(3))
    assert found.view(0) == view


def test_without_a_hand_that_waits_there_is_no_proposal(monkeypatch: pytest.MonkeyPatch) -> None:
    view = ready_table().view(0)
    monkeypatch.setattr(sampling, "waiting_hands", lambda *_: None)
    assert NANTONG_LONG_CARDS.propose(view, random.Random(1)) is None


@pytest.mark.parametrize("end", ["drawn", "claimed", "exhausted", "heavenly", "ready"])
def test_all_hands_are_known_at_the_end(end: str) -> None:
    if end == "heavenly":
        table = play(deal(WAITS_FOR_T + " T"), "0 win")
    elif end == "drawn":
        table = play(deal("8c", WAITS_FOR_T, front="T"), "1 done", "0 discard 8c", "1 win")
    elif end == "ready":
        table = play(deal("8c", WAITS_FOR_T, front="T"), "1 ready", "0 discard 8c", "1 win")
    elif end == "claimed":
        table = play(deal("T", WAITS_FOR_T), "1 ready", "0 discard thousand", "1 win")
    else:
        table = exhaust(play(deal("", WAITS_FOR_T, indicators="9m 9c"), "1 ready"))
    for seat in range(3):
        others = accepted(table, seat, 10)
        assert len(others) == 10
        assert all(other.hands == table.hands for other in others)


def positions(deals: int) -> Iterator[NantongTable]:
    rng = random.Random("positions")
    for _ in range(deals):
        for table in playout(NANTONG_LONG_CARDS, rng):
            assert isinstance(table, NantongTable)
            if table.preparing or rng.random() < 0.05:
                yield table


def test_random_positions_have_tables_behind_them() -> None:
    rng = random.Random("samples")
    proposed = fitting = 0
    for table in positions(40):
        for seat in range(3):
            view = table.view(seat)
            deck = NANTONG_LONG_CARDS.propose(view, rng)
            proposed += 1
            fitting += deck is not None and follow(view, deck) is not None
            assert view.sample(rng).view(seat) == view
    assert fitting > 0.8 * proposed


# Hands that wait, out of a pool.


@pytest.mark.parametrize("groups", range(8))
def test_a_hand_out_of_the_pool_waits(groups: int) -> None:
    rng = random.Random(f"waiting {groups}")
    pool = [4 if f in FACES else 0 for f in range(NANTONG.size)]
    for _ in range(20):
        hands = waiting_hands(pool, [Wanted(groups, NOTHING)], rng)
        assert hands is not None
        assert len(hands[0]) == 3 * groups + 1
        assert waits(NANTONG.counts(hands[0]), NOTHING)


def test_a_hand_that_waits_for_a_card_that_is_not_in_the_pool() -> None:
    pool = counts("123m 55s 11s 7c")
    hands = waiting_hands(pool, [Wanted(1, NOTHING, face("3s"))], random.Random(1))
    assert hands is None
    pool = counts("12s 99c 7m 7s")
    hands = waiting_hands(pool, [Wanted(1, NOTHING, face("3s"))], random.Random(1))
    assert hands is not None
    assert sorted(hands[0]) == cards("12s 99c")


def test_a_hand_does_not_wait_for_what_lies_before_its_seat() -> None:
    rng = random.Random(2)
    aside = counts("5555c 333s")
    pool = counts("123m 5m 3s 8s T")
    for _ in range(30):
        hands = waiting_hands(pool, [Wanted(1, aside)], rng)
        assert hands is not None
        assert waits(NANTONG.counts(hands[0]), aside)


def test_no_group_no_hand() -> None:
    assert waiting_hands(counts("1m 4m 7m T"), [Wanted(1, NOTHING)], random.Random(1)) is None


def test_hands_are_packed_when_no_card_is_left_over() -> None:
    pool = counts("112233m 456m 789m 777s 55c 99s 3c" + " TT W R")
    wanted = [Wanted(3, NOTHING), Wanted(3, NOTHING)]
    assert sum(pool) == 24
    hands = waiting_hands(pool, wanted, random.Random(4))
    assert hands is not None
    used = NANTONG.counts([f for hand in hands for f in hand])
    assert all(used[f] <= pool[f] for f in FACES)
    assert all(waits(NANTONG.counts(hand), NOTHING) for hand in hands)


def test_a_hand_of_one_card_waits_for_its_pair() -> None:
    hands = waiting_hands(counts("T 5m"), [Wanted(0, NOTHING, face("T"))], random.Random(1))
    assert hands == [cards("T")]
    assert waiting_hands(counts("5m"), [Wanted(0, NOTHING, face("T"))], random.Random(1)) is None
