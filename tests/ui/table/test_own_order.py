"""The hand as a person lays it out: cards moved, new ones joining, nothing lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.table import own_order
from cardavia_desktop.ui.table.arrange import Order
from cardavia_desktop.ui.table.own_order import Groups, HandOrder, Spot
from tests.ui.table.positions import find, only

CHAN, NANTONG = GAMES["chan"].deck, GAMES["nantong"].deck


def groups(game: str, text: str) -> Groups:
    """Blocks are parted by bars: 2m 2m | 5s."""
    index = GAMES[game].deck.index
    return tuple(tuple(index[code] for code in block.split()) for block in text.split("|"))


def text(game: str, blocks: Groups) -> str:
    codes = GAMES[game].deck.codes
    return " | ".join(" ".join(codes[face] for face in block) for block in blocks)


def row(hand: str, place: int, step: int) -> tuple[str, int]:
    moved, at = own_order.beside_in_row(groups("chan", hand), place, step, CHAN, Order.RANK)
    return text("chan", moved), at


def columns(hand: str, place: int, step: int) -> tuple[str, int]:
    moved, at = own_order.beside_in_columns(groups("nantong", hand), place, step)
    return text("nantong", moved), at


def test_a_card_moves_through_a_row_and_joins_what_it_goes_with() -> None:
    assert row("2m 2m | 5s | 9m 9s", 2, 1) == ("2m 2m | 9m 5s 9s", 3)
    assert row("2m 2m | 5s | 9m 9s", 2, -1) == ("2m 5s 2m | 9m 9s", 1)
    assert row("2m 2m | 9m 5s 9s", 3, -1) == ("2m 2m | 5s | 9m 9s", 2)
    assert row("5s | 2m | 5c", 0, 1) == ("2m | 5s 5c", 1)
    assert row("5s | 2m | 5c", 2, -1) == ("5s 5c | 2m", 1)


def test_a_step_that_would_change_nothing_goes_on() -> None:
    assert row("2m 2m 2m | 5s", 0, 1) == ("2m 2m | 5s | 2m", 3)
    assert row("2m 2m", 0, 1) == ("2m 2m", 0)
    assert row("2m | 5s", 0, -1) == ("2m | 5s", 0)


def test_a_card_leaves_its_column_before_it_joins_the_next() -> None:
    assert columns("1m 2m | 5s", 1, 1) == ("1m | 2m | 5s", 1)
    assert columns("1m | 2m | 5s", 1, 1) == ("1m | 5s 2m", 2)
    assert columns("1m | 5s 2m", 1, -1) == ("1m | 5s | 2m", 1)
    assert columns("1m | 5s | 2m", 1, -1) == ("1m 5s | 2m", 1)
    assert columns("1m | 5s", 0, -1) == ("1m | 5s", 0)
    assert columns("1m | 5s", 1, 1) == ("1m | 5s", 1)


def test_a_card_passes_a_full_column() -> None:
    assert columns("1m | 5s 5s 5s 5s | 9m", 0, 1) == ("5s 5s 5s 5s | 1m | 9m", 4)
    assert columns("5s 5s 5s 5s | 1m | 9m", 4, -1) == ("1m | 5s 5s 5s 5s | 9m", 0)


def test_a_card_moves_up_and_down_its_column() -> None:
    hand = groups("nantong", "1m 2m | 5s")
    moved, at = own_order.along_column(hand, 0, 1)
    assert (text("nantong", moved), at) == ("2m 1m | 5s", 1)
    assert own_order.along_column(hand, 0, -1) == (hand, 0)
    assert own_order.along_column(hand, 2, 1) == (hand, 2)


def test_a_spot_between_blocks_that_do_not_fit_is_a_block_of_its_own() -> None:
    hand = groups("chan", "2m 2m | 9m 9s")
    for face, position, spot in (
        ("5s", 2, Spot(1)),
        ("2s", 2, Spot(0, 2)),
        ("9c", 2, Spot(1, 0)),
        ("5s", 0, Spot(0)),
        ("5s", 4, Spot(2)),
        ("9c", 4, Spot(1, 2)),
        ("chi", 3, Spot(1, 1)),
    ):
        found = own_order.spot_in_row(hand, CHAN.index[face], position, CHAN, Order.RANK)
        assert found == spot, face
    by_suit = own_order.spot_in_row(hand, CHAN.index["5m"], 2, CHAN, Order.SUIT)
    assert by_suit == Spot(0, 2)


def test_new_cards_join_and_played_ones_leave() -> None:
    before = groups("chan", "9m 2m | 5s | 5s 4c")
    counts = CHAN.counts(CHAN.index[code] for code in ["9m", "5s", "5s", "5s", "4c", "4m", "chi"])
    after = own_order.kept(before, counts, CHAN, row=True)
    assert text("chan", after) == "9m | 5s 5s | 5s 4c 4m | chi"


def test_a_new_card_does_not_join_a_full_column() -> None:
    before = groups("nantong", "5s 5s 1m 2m | 9m")
    counts = NANTONG.counts(
        NANTONG.index[code] for code in ["5s", "5s", "5s", "1m", "2m", "9m", "9m"]
    )
    after = own_order.kept(before, counts, NANTONG, row=False)
    assert text("nantong", after) == "5s 5s 1m 2m | 9m 9m | 5s"


@given(st.data())
def test_no_card_is_lost_on_its_way(data: st.DataObject) -> None:
    faces = st.sampled_from(GAMES["chan"].faces)
    hand: Groups = tuple(
        data.draw(
            st.lists(st.lists(faces, min_size=1, max_size=4).map(tuple), min_size=1, max_size=8)
        )
    )
    cards = Counter(face for block in hand for face in block)
    place = data.draw(st.integers(0, cards.total() - 1))
    step = data.draw(st.sampled_from((-1, 1)))
    card = [face for block in hand for face in block][place]
    for moved, at in (
        own_order.beside_in_row(hand, place, step, CHAN, Order.RANK),
        own_order.beside_in_columns(hand, place, step),
        own_order.along_column(hand, place, step),
    ):
        flat = [face for block in moved for face in block]
        assert Counter(flat) == cards
        assert flat[at] == card
        assert all(moved)


def test_places_outside_of_the_hand_are_refused() -> None:
    with pytest.raises(IndexError):
        own_order.taken_out(((1, 2),), 2)


def test_the_order_follows_the_choice_until_the_person_lays_the_hand_out() -> None:
    _, view = find("nantong", only("discard"))
    order = HandOrder()
    usual = order.blocks(view)
    order.chosen = Order.RANK
    by_rank = order.blocks(view)
    assert by_rank != usual
    order.own = tuple(block.cards for block in reversed(usual))
    assert [block.cards for block in order.blocks(view)] == [b.cards for b in reversed(usual)]
    order.own = None
    assert order.blocks(view) == by_rank
