"""The Nantong deck: thirty faces and five lucky cards."""

import re
from pathlib import Path

import pytest

from tools.drawing import nantong

ASSETS = Path(__file__).parents[3] / "assets" / "cards" / "nantong"
NUMBERED = {f"{n}{suit}" for n in range(1, 10) for suit in "mcs"}
HONOURS = {"thousand", "white", "red"}
LUCKY = {"fortune", "prosperity", "longevity", "joy", "wealth"}

SIZE = re.compile(r'<svg [^>]*width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 (\d+) (\d+)">')
PATH = re.compile(r'<path fill="(#[0-9a-f]{6})" fill-rule="evenodd" d="([^"]*)"/>')

faces = pytest.mark.parametrize("code", sorted(nantong.FACES))


def face(code: str) -> str:
    return (ASSETS / f"{code}.svg").read_text(encoding="utf-8")


def test_has_thirty_faces_and_five_lucky_cards() -> None:
    assert set(nantong.FACES) == NUMBERED | HONOURS | LUCKY


@faces
def test_is_printed_in_black_and_red_only(code: str) -> None:
    paths = PATH.findall(face(code))
    colors = [color for color, _ in paths]
    # White flowers on a card without luck: the only face without red.
    assert colors == (["#1a1512"] if code == "white" else ["#bf3a23", "#1a1512"])
    assert all(data.startswith("M") for _, data in paths)


@faces
def test_has_the_shape_of_a_long_card(code: str) -> None:
    found = SIZE.search(face(code))
    assert found is not None
    width, height, units, units_high = (float(value) for value in found.groups())
    assert (width, units, units_high) == (21, 2400, 11280)
    assert height / width == pytest.approx(units_high / units, rel=1e-3)


@faces
def test_is_small_enough_to_be_drawn_at_once(code: str) -> None:
    assert 10_000 < len(face(code).encode()) < 45_000


def test_no_two_faces_are_alike() -> None:
    assert len({face(code) for code in nantong.FACES}) == len(nantong.FACES)


@faces
def test_nothing_is_printed_near_the_edge(code: str) -> None:
    for _, data in PATH.findall(face(code)):
        for ring in data.split("M")[1:]:
            start, _, moves = ring.rstrip("z").partition("l")
            x, y = (int(value) for value in start.split())
            numbers = [int(value) for value in moves.split()]
            for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = x + dx, y + dy
                assert 40 <= x <= 2400 - 40
                assert 40 <= y <= 11280 - 40
