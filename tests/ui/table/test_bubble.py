"""Where a bubble stands."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from cardavia_desktop.ui.table.bubble import Room, place
from cardavia_desktop.ui.table.layout import Rect

BOUNDS = Rect(0, 0, 1280, 700)
SIZE = (290, 100)


def test_above_its_card_when_nothing_is_in_the_way() -> None:
    card = Rect(500, 450, 30, 230)
    spot = place(Room(card, BOUNDS), SIZE)
    assert spot.side is Qt.Edge.BottomEdge
    assert spot.rect.bottom <= card.y
    assert spot.rect.x < card.cx < spot.rect.right


def test_beside_its_card_when_the_answers_are_above() -> None:
    card = Rect(500, 450, 30, 230)
    answers = Rect(300, 250, 400, 190)
    spot = place(Room(card, BOUNDS, [answers]), SIZE)
    assert spot.side in (Qt.Edge.LeftEdge, Qt.Edge.RightEdge)
    assert spot.rect.shared(answers) == 0


rects = st.builds(
    Rect, st.integers(0, 1200), st.integers(0, 600), st.integers(20, 80), st.integers(20, 100)
)


@given(rects, st.lists(rects, max_size=5))
def test_it_stays_on_the_table_and_off_its_anchor(anchor: Rect, obstacles: list[Rect]) -> None:
    spot = place(Room(anchor, BOUNDS, obstacles), SIZE)
    assert BOUNDS.contains(spot.rect)
    assert (spot.rect.w, spot.rect.h) == SIZE
    assert spot.rect.shared(anchor) == 0


def test_a_place_too_small_for_it_is_borne() -> None:
    small = Rect(0, 0, 100, 40)
    assert place(Room(Rect(10, 10, 20, 20), small), SIZE).rect.x == 0
