"""What lies on what, and what the press makes of it."""

import re

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import box

from tools.drawing.block import Block, Format, Ink, PrintingInk
from tools.drawing.geometry import EMPTY, Area
from tools.drawing.press import printed, svg

PLAIN = Format(240, 240, mm=24, fine=True, chips=0)
# An outline wanders by at most about a unit and a half, and red is shifted by as much.
EDGE = 3.2


def laid(*layers: tuple[Ink, Area], sheet: Format = PLAIN) -> Block:
    b = Block(sheet, 1)
    for ink, area in layers:
        b.add(ink, area)
    return b


def about(area: Area, expected: Area) -> bool:
    """Whether two areas differ at their edges only."""
    return bool(area.symmetric_difference(expected).buffer(-EDGE).is_empty)


SQUARE = box(50, 50, 150, 150)
BAR = box(90, 20, 110, 180)


def test_ink_prints_where_it_was_laid() -> None:
    prints = printed(laid(("black", SQUARE)))
    assert list(prints) == ["black"]
    assert about(prints["black"], SQUARE)


def test_paper_takes_away_what_lies_behind() -> None:
    black = printed(laid(("black", SQUARE), ("paper", BAR)))["black"]
    assert about(black, SQUARE.difference(BAR))


def test_paper_spares_what_comes_after() -> None:
    black = printed(laid(("paper", BAR), ("black", SQUARE)))["black"]
    assert about(black, SQUARE)


def test_black_prints_over_red_and_paper_clears_both() -> None:
    prints = printed(laid(("red", SQUARE), ("black", BAR), ("paper", box(0, 0, 240, 100))))
    assert about(prints["red"], box(50, 100, 150, 150))
    assert about(prints["black"], box(90, 100, 110, 180))


def test_red_can_be_cleared_alone() -> None:
    prints = printed(laid(("red", SQUARE), ("black", SQUARE), ("unred", BAR)))
    assert about(prints["red"], SQUARE.difference(BAR))
    assert about(prints["black"], SQUARE)


def test_nothing_is_printed_in_the_margin() -> None:
    black = printed(laid(("black", box(-20, -20, 260, 260))))["black"]
    assert black.bounds == pytest.approx((6, 6, 234, 234), abs=EDGE / 2)


def test_narrow_gaps_fill_and_narrow_lines_are_lost() -> None:
    halves = box(50, 50, 99.4, 150), box(100.6, 50, 150, 150)
    hair = box(180, 50, 180.9, 150)
    black = printed(laid(*(("black", area) for area in (*halves, hair))))["black"]
    assert about(black, SQUARE)
    assert black.contains(box(95, 60, 105, 140))
    assert black.bounds[2] < 160


def test_an_ink_that_prints_nothing_has_no_path() -> None:
    text = svg(laid(("red", SQUARE), ("paper", SQUARE), ("black", BAR)))
    assert re.findall(r'fill="(#\w+)"', text) == ["#f3e9d2", "#1a1512"]
    assert 'd=""' not in text


def test_a_clear_sheet_has_no_ground() -> None:
    clear = Format(240, 240, mm=24, paper=None, chips=0)
    assert "<rect" not in svg(laid(("black", SQUARE), sheet=clear))


def test_the_size_has_the_ratio_of_the_view_box() -> None:
    text = svg(laid(("black", SQUARE), sheet=Format(240, 970, mm=12)))
    assert 'width="12mm" height="48.5mm" viewBox="0 0 2400 9700"' in text


def test_a_seed_decides_what_is_uneven() -> None:
    def drawing(seed: int) -> str:
        b = Block(PLAIN, seed)
        b.line("20,20 100,80 220,60", 8)
        b.hatch(SQUARE)
        return svg(b)

    assert drawing(1) == drawing(1)
    assert drawing(1) != drawing(2)


def test_a_reversible_print_is_its_own_half_turn() -> None:
    sheet = Format(240, 240, mm=24, chips=0, reversible=True)
    black = printed(
        laid(("black", box(20, 20, 90, 60)), ("black", box(150, 180, 220, 220)), sheet=sheet)
    )
    area = black["black"]
    turned = shapely.transform(area, lambda points: 240 - points)
    assert area.symmetric_difference(turned).area < 1e-6


boxes = st.builds(
    lambda x, y, w, h: box(x, y, x + w, y + h),
    *(st.integers(10, 180), st.integers(10, 180), st.integers(5, 50), st.integers(5, 50)),
)
inks: st.SearchStrategy[Ink] = st.sampled_from(["black", "red", "paper", "unred"])


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(inks, boxes), max_size=12))
def test_layers_are_merged_as_if_one_by_one(layers: list[tuple[Ink, Area]]) -> None:
    one_by_one: dict[PrintingInk, Area] = {"black": EMPTY, "red": EMPTY}
    for ink, area in layers:
        for color, before in one_by_one.items():
            if ink == color:
                one_by_one[color] = before.union(area)
            elif ink == "paper" or (ink == "unred" and color == "red"):
                one_by_one[color] = before.difference(area)
    prints = printed(laid(*layers))
    for color, area in one_by_one.items():
        assert about(prints.get(color, EMPTY), area)
