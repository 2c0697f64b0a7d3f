"""Geometry of the table: everything in its place, from small windows to 4K."""

from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.art.index import HEAD
from cardavia_desktop.ui.table import layout
from cardavia_desktop.ui.table.layout import Rect, TableLayout, table_layout

BARS = {(1024, 640): 84, (1280, 800): 100, (1366, 768): 100, (1920, 1080): 100}
SIZES = [(1024, 640), (1152, 864), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440)]
SIZES += [(1200, 1600), (3840, 2160)]
TABLES = [(4, "totom"), (3, "zipai"), (3, "nantong")]

sizes = st.tuples(st.integers(1024, 3840), st.integers(540, 2060))
tables = st.builds(lambda size, table: table_layout(*size, *table), sizes, st.sampled_from(TABLES))
group_sizes = st.lists(st.integers(1, 4), min_size=1, max_size=14).filter(lambda g: sum(g) <= 27)


def area(table: TableLayout) -> Rect:
    return Rect(0, 0, table.width, table.height)


def overlaps(rects: Iterable[tuple[str, Rect]]) -> list[tuple[str, str]]:
    return [(a, b) for (a, r), (b, s) in combinations(rects, 2) if r.shared(s)]


@given(tables)
def test_trays_plates_texts_and_hand_never_overlap(table: TableLayout) -> None:
    places = [("hand", table.hand), ("status", table.status), ("reading", table.reading)]
    places += [("log", table.log), ("facts", table.facts)]
    for i, seat in enumerate(table.seats):
        places += [(f"{i} plate", seat.plate), (f"{i} groups", seat.groups)]
        places += [(f"{i} gate", seat.gate)]
    assert overlaps(places) == []
    assert all(area(table).contains(rect) for _, rect in places)


@given(tables)
def test_a_public_card_and_its_answers_lie_free(table: TableLayout) -> None:
    """Only one gate shows a public card at a time."""
    fixed = [("hand", table.hand), ("stock", table.stock)]
    if table.shelf is not None:
        # The shelf covers the lower part of the cards behind it.
        fixed = [("hand", table.hand), ("shelf", table.shelf)]
    for i, seat in enumerate(table.seats):
        fixed += [
            (f"{i} plate", seat.plate),
            (f"{i} groups", seat.groups),
            (f"{i} gate", seat.gate),
        ]
    for seat in table.seats:
        # One line of text stands above the card: who did what.
        card = Rect(seat.public.x, seat.public.y - table.line, seat.public.w, seat.public.h)
        assert overlaps([*fixed, ("card", card), ("answers", seat.answers)]) == []
        assert seat.answers.w >= 140


@pytest.mark.parametrize(("seats", "deck"), TABLES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_common_windows_have_room_for_words(width: int, height: int, seats: int, deck: str) -> None:
    table = table_layout(width, height - BARS.get((width, height), 100), seats, deck)
    line = table.text_px(13) * 1.5
    assert table.log.h >= 3 * line
    assert table.status.h >= 3 * line
    assert table.reading.h >= 3 * line
    assert table.seats[0].answers.h >= 4 * 32 + 3 * 6


@given(tables, st.integers(1, 27), st.data())
def test_a_row_of_cards_stays_in_its_place(
    table: TableLayout, count: int, data: st.DataObject
) -> None:
    groups: list[int] = []
    while sum(groups) < count:
        groups.append(data.draw(st.integers(1, min(4, count - sum(groups)))))
    cards = layout.hand_row(table, groups)
    assert len(cards) == count
    assert all(table.hand.contains(card) for card in cards)
    steps = [b.x - a.x for a, b in pairwise(cards)]
    assert all(step >= 0.44 * cards[0].w for step in steps), "the rank sign is covered"


def test_a_row_of_groups_is_wider_between_the_groups() -> None:
    table = table_layout(1280, 700, 4, "totom")
    a, b, c, d = layout.hand_row(table, (2, 2))
    assert c.x - b.x > b.x - a.x == d.x - c.x


@given(tables.filter(lambda table: table.deck != "totom"), group_sizes)
def test_columns_of_a_hand_stay_in_their_place(table: TableLayout, sizes: list[int]) -> None:
    columns = layout.hand_columns(table, sizes)
    assert [len(column) for column in columns] == sizes
    assert all(table.hand.contains(card) for column in columns for card in column)
    assert all(card.bottom == table.hand.bottom for *_, card in columns)
    assert overlaps((str(i), column[-1]) for i, column in enumerate(columns)) == []
    for column in columns:
        head = int(column[0].h * HEAD[table.deck])
        assert all(b.y - a.y == head for a, b in pairwise(column))


@given(tables, st.integers(0, 3), group_sizes.filter(lambda g: len(g) <= 10))
def test_open_groups_stand_in_their_tray(table: TableLayout, seat: int, sizes: list[int]) -> None:
    if seat >= len(table.seats):
        seat = 0
    box = table.seats[seat].groups
    columns = layout.group_columns(table, seat, sizes)
    for column in columns:
        assert all(box.x <= card.x and card.right <= box.right for card in column)
        assert all(box.y <= card.y < box.bottom for card in column)
    assert all(a[0].x < b[0].x for a, b in pairwise(columns))


@given(tables, st.integers(0, 3), st.integers(0, 30))
def test_discards_stay_in_their_gate_and_the_newest_is_shown(
    table: TableLayout, seat: int, count: int
) -> None:
    if seat >= len(table.seats):
        seat = 0
    box = table.seats[seat].gate
    row = layout.gate_row(table, seat, count)
    assert len(row) == count or len(row) >= 5
    visible = layout.gate_visible(table, seat)
    for card in row:
        assert box.contains(Rect(card.x, card.y, card.w, visible))


def test_other_numbers_of_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="5 seats"):
        table_layout(1280, 700, 5, "totom")


@pytest.mark.parametrize("deck", ["totom", "zipai", "nantong"])
def test_an_empty_hand_has_no_cards(deck: str) -> None:
    table = table_layout(1280, 700, 3, deck)
    assert layout.hand_row(table, ()) == ()
    assert layout.hand_columns(table, ()) == ()


def test_text_grows_with_the_table() -> None:
    assert table_layout(1280, 700, 4, "totom").text_px(13) == 13
    assert table_layout(3840, 2060, 4, "totom").text_px(10) == 18
