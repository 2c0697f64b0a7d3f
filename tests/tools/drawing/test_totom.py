"""The Tổ Tôm deck: three suits of nine and three honours, seven faces with a stamp."""

import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from tools.drawing import totom
from tools.drawing.raster import picture

ASSETS = Path(__file__).parents[3] / "assets" / "cards" / "totom"
CODES = [*(f"{rank}{suit}" for suit in "msc" for rank in range(1, 10)), "ong", "thang", "chi"]
STAMPED = ["8m", "9m", "8s", "9s", "ong", "thang", "chi"]
SIZE = re.compile(r'<svg [^>]*width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 (\d+) (\d+)">')
PATH = re.compile(r'<path fill="(#[0-9a-f]{6})" fill-rule="evenodd" d="([^"]*)"/>')

Pixels = npt.NDArray[np.float64]

faces = pytest.mark.parametrize("code", CODES)


def face(code: str) -> str:
    return (ASSETS / f"{code}.svg").read_text(encoding="utf-8")


def pixels(code: str, width: int = 120) -> Pixels:
    """Red, green and blue of a face; at 120 pixels one is two units wide."""
    return np.asarray(picture(face(code), width).convert("RGB"), float)


def dark(image: Pixels) -> npt.NDArray[np.bool_]:
    return np.asarray(image.mean(axis=2) < 110)


def test_has_thirty_faces() -> None:
    assert sorted(totom.FACES) == sorted(CODES)


@faces
def test_is_printed_red_then_black(code: str) -> None:
    paths = PATH.findall(face(code))
    assert [color for color, _ in paths] == ["#bf3a23", "#1a1512"]
    assert all(data.startswith("M") for _, data in paths)


@faces
def test_has_the_shape_of_a_long_card(code: str) -> None:
    found = SIZE.search(face(code))
    assert found is not None
    assert [float(value) for value in found.groups()] == [24, 97, 2400, 9700]


@faces
def test_is_small_enough_to_be_drawn_at_once(code: str) -> None:
    assert len(face(code)) < 45_000


@faces
def test_nothing_is_printed_near_the_edge(code: str) -> None:
    margin = 2  # four units, and the press keeps six
    paper = pixels(code).mean(axis=2) > 190
    assert paper[:margin].all()
    assert paper[-margin:].all()
    assert paper[:, :margin].all()
    assert paper[:, -margin:].all()


@faces
def test_the_foot_is_the_turned_head(code: str) -> None:
    label = slice(12, 55)  # between frame and rule
    image = dark(pixels(code))
    head, foot = image[label, 12:-12], image[::-1, ::-1][label, 12:-12]
    assert (head != foot).mean() < 0.06  # each wobbles in its own way


@pytest.mark.parametrize("suit", "msc")
def test_a_suit_has_one_sign_and_nine_ranks(suit: str) -> None:
    label = slice(12, 55)
    images = [dark(pixels(f"{rank}{suit}"))[label] for rank in range(1, 10)]
    for i, one in enumerate(images):
        for other in images[:i]:
            same, apart = one != other, (one != other)[:, 62:108]
            assert same[:, 12:58].mean() < 0.06
            assert apart.mean() > 0.08


@pytest.mark.parametrize("code", STAMPED)
def test_a_stamped_face_has_its_stamp_at_the_upper_left(code: str) -> None:
    corner = pixels(code)[66:106, 9:36]
    red = (corner[:, :, 0] > 150) & (corner[:, :, 1] < 110)
    assert red.mean() > 0.3


@faces
def test_the_picture_has_the_weight_of_a_woodcut(code: str) -> None:
    """Blacks with white cut into them: neither a colouring book nor a silhouette."""
    assert 0.2 < dark(pixels(code))[61:424, 7:-7].mean() < 0.6
