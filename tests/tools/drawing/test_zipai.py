"""The zipai deck: ten ranks in two sets, 2, 7 and 10 in red."""

import re
from pathlib import Path

import numpy as np
import pytest
import shapely

from tools.drawing import signs, zipai
from tools.drawing.block import Block
from tools.drawing.geometry import parts_of
from tools.drawing.press import SPECK, printed
from tools.drawing.raster import picture

ASSETS = Path(__file__).parents[3] / "assets" / "cards" / "zipai"
CODES = [f"{of}{rank}" for of in "xd" for rank in range(1, 11)]
RED = {f"{of}{rank}" for of in "xd" for rank in (2, 7, 10)}
SIZE = re.compile(r'<svg [^>]*width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 (\d+) (\d+)">')
PATH = re.compile(r'<path fill="(#[0-9a-f]{6})" fill-rule="evenodd" d="([^"]*)"/>')

faces = pytest.mark.parametrize("code", CODES)


def face(code: str) -> str:
    return (ASSETS / f"{code}.svg").read_text(encoding="utf-8")


def test_has_ten_ranks_in_two_sets() -> None:
    assert sorted(zipai.FACES) == sorted(CODES)


@faces
def test_only_two_seven_and_ten_are_red(code: str) -> None:
    paths = PATH.findall(face(code))
    colors = [color for color, _ in paths]
    assert colors == (["#bf3a23", "#1a1512"] if code in RED else ["#1a1512"])
    assert all(data.startswith("M") for _, data in paths)


@pytest.mark.parametrize("code", ["x2", "d7"])
def test_a_red_face_is_red_but_for_its_frame(code: str) -> None:
    black = printed(zipai.FACES[code]())["black"]
    inside = 36  # both frame lines of the large set lie outside of this
    sheet = zipai.FORMAT
    x, y = shapely.get_coordinates(black).T
    edge = np.minimum.reduce([x, sheet.width - x, y, sheet.height - y])
    assert edge.max() < inside


@faces
def test_has_the_shape_of_a_character_card(code: str) -> None:
    found = SIZE.search(face(code))
    assert found is not None
    width, height, units, units_high = (float(value) for value in found.groups())
    assert (units, units_high) == (2400, 6960)  # 1 : 2.9
    assert height / width == pytest.approx(units_high / units, rel=1e-3)


@faces
def test_is_small_enough_to_be_drawn_at_once(code: str) -> None:
    assert 5_000 < len(face(code).encode()) < 20_000


def test_a_turned_face_is_like_itself_and_no_other() -> None:
    shown = {code: np.asarray(picture(face(code), 40).convert("L"), float) for code in CODES}
    for code, gray in shown.items():
        turned = gray[::-1, ::-1]
        apart = {other: np.abs(turned - shown[other]).mean() for other in CODES}
        assert min(apart, key=lambda other: apart[other]) == code
        assert apart[code] > 1  # of 255: head and foot are written twice, not copied


def test_the_sets_write_rank_for_rank() -> None:
    assert zipai.NUMERALS == {"x": "一二三四五六七八九十", "d": "壹貳叁肆伍陸柒捌玖拾"}


# Strokes as a dictionary counts them, the ear of 陸 written as one.
SMALL = (1, 2, 3, 5, 4, 4, 2, 2, 2, 2)
LARGE = (12, 12, 8, 13, 6, 10, 9, 10, 7, 9)
STROKES = {
    **dict(zip(zipai.NUMERALS["x"], SMALL, strict=True)),
    **dict(zip(zipai.NUMERALS["d"], LARGE, strict=True)),
}


@pytest.mark.parametrize(("sign", "count"), STROKES.items())
def test_a_sign_has_its_strokes(sign: str, count: int) -> None:
    assert len(signs.FORMAL[sign].split("|")) == count


@pytest.mark.parametrize("rank", range(3, 11))
def test_a_blossom_shows_as_many_petals_as_the_rank(rank: int) -> None:
    b = Block(zipai.FORMAT, seed=rank)
    with b.at(120, 348):
        zipai.blossom(b, rank, "black", solid=True)
    pieces = [piece for piece in parts_of(printed(b)["black"]) if piece.area > SPECK]
    assert len(pieces) == rank + 1  # and its heart
