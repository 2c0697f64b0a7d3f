"""Backs, icons, textures and contact sheets."""

import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import IcoImagePlugin, Image

from tools.drawing import contact, icon, textures
from tools.drawing.raster import picture
from tools.drawing.works import SHEETS, WORKS

ASSETS = Path(__file__).parents[3] / "assets"
PATH = re.compile(r'<path fill="(#[0-9a-f]{6})" fill-rule="evenodd" d="([^"]*)"/>')
# One ink each, told across the room; zipai's ochre lies under black.
INKS = {"totom": ["#bf3a23"], "zipai": ["#b48a4a", "#1a1512"], "nantong": ["#22365e"]}

Pixels = npt.NDArray[np.float64]


def pixels(image: Image.Image, mode: str = "L") -> Pixels:
    return np.asarray(image.convert(mode), float)


def asset(*parts: str) -> Image.Image:
    with Image.open(ASSETS.joinpath(*parts)) as image:
        image.load()
        return image


# -- backs ------------------------------------------------------------------------------------


@pytest.fixture(params=sorted(INKS))
def deck(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_back_has_its_inks(deck: str) -> None:
    text = (ASSETS / "cards" / deck / "back.svg").read_text("utf-8")
    paths = PATH.findall(text)
    assert [color for color, _ in paths] == INKS[deck]
    assert all(data.startswith("M") for _, data in paths)
    assert len(text) < 60_000


def test_a_turned_back_looks_the_same(deck: str) -> None:
    text = (ASSETS / "cards" / deck / "back.svg").read_text("utf-8")
    gray = pixels(picture(text, 240))
    apart = np.abs(gray - gray[::-1, ::-1])
    assert apart.max() < 40  # of 255, on pixels of an edge only
    assert apart.mean() < 0.1


def test_the_backs_differ_at_a_glance() -> None:
    shown = [
        pixels(picture((ASSETS / "cards" / deck / "back.svg").read_text("utf-8"), 40), "RGB")
        for deck in INKS
    ]
    means = [image.mean((0, 1)) for image in shown]
    for i, one in enumerate(means):
        for other in means[:i]:
            assert np.abs(one - other).max() > 60


# -- icons ------------------------------------------------------------------------------------


@pytest.fixture(params=sorted(icon.SIGNS))
def sign(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_there_is_an_icon_for_every_size(sign: str) -> None:
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        image = asset("icons", f"{sign}_{size}.png")
        assert image.size == (size, size)
        assert image.mode == "RGBA"
        clear = pixels(image.getchannel("A"))
        assert clear[0, 0] < 128  # rounded or beside the sheet
        assert clear[size // 2, size // 2] == 255


def test_windows_and_mac_find_their_sizes(sign: str) -> None:
    assert set(asset("icons", f"{sign}.ico").info["sizes"]) == {
        (size, size) for size in (16, 24, 32, 48, 64, 128, 256)
    }
    with Image.open(ASSETS / "icons" / f"{sign}.icns") as image:
        found = {width * scale for width, _, scale in image.info["sizes"]}
    assert found == {32, 64, 128, 256, 512, 1024}


def test_a_bundle_holds_the_drawing_for_16_pixels_itself(sign: str) -> None:
    with IcoImagePlugin.IcoImageFile(ASSETS / "icons" / f"{sign}.ico") as file:
        held = file.ico.getimage((16, 16)).convert("RGBA")
    assert held.tobytes() == asset("icons", f"{sign}_16.png").tobytes()


@pytest.mark.parametrize("rows", [icon.TINY_BIRD, icon.TINY_RECORD])
def test_the_tiny_drawing_is_set_on_the_pixels(rows: str) -> None:
    assert [len(row) for row in rows.split()] == [16] * 16
    image = picture(icon.tiny_svg(rows), 16)
    tones = {"R": (191, 58, 35, 255), "K": (26, 21, 18, 255), "W": (243, 233, 210, 255)}
    for y, row in enumerate(rows.split()):
        for x, pixel in enumerate(row):
            shown = image.getpixel((x, y))
            assert isinstance(shown, tuple)
            assert shown == tones[pixel] if pixel in tones else shown[3] == 0


# -- textures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(textures.FILES))
def test_a_texture_has_no_seam(name: str) -> None:
    tile = pixels(asset("textures", name))
    for along in (tile, tile.T):
        steps = np.abs(np.diff(along, axis=0)).mean(1)
        seam = np.abs(along[0] - along[-1]).mean()
        assert seam < steps.max() * 1.05


def test_cloth_is_dark_and_paper_is_ivory() -> None:
    assert np.allclose(
        pixels(asset("textures", "cloth.png"), "RGB").mean((0, 1)), (33, 43, 40), atol=1
    )
    paper = pixels(asset("textures", "paper.png"), "RGB")
    assert np.allclose(paper.mean((0, 1)), (243, 233, 210), atol=1)
    assert paper.std((0, 1)).max() < 4  # letters stay readable on it


def test_grain_neither_lightens_nor_darkens() -> None:
    grain = pixels(asset("textures", "grain.png"))
    assert grain.mean() == 128
    assert grain.std() == pytest.approx(7, abs=0.1)


# -- contact sheets ---------------------------------------------------------------------------


# `python -m tools.drawing --check` compares the large ones too.
@pytest.mark.parametrize("name", ["zipai.png", "backs.png", "icons.png"])
def test_a_contact_sheet_shows_the_drawings_as_they_are(name: str) -> None:
    assert contact.FILES[name]() == (ASSETS / "contact" / name).read_bytes()
    assert len((ASSETS / "contact" / name).read_bytes()) < 700_000


def test_a_contact_sheet_shows_every_face() -> None:
    for deck, rows in contact.DECKS.items():
        files = {path.stem for path in (ASSETS / "cards" / deck).iterdir()}
        assert sorted(code for row in rows for code in row) == sorted(files - {"back"})


# -- everything -------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["cards", "icons", "textures", "contact"])
def test_every_file_is_one_that_is_drawn(folder: str) -> None:
    found = {
        path.relative_to(ASSETS).as_posix()
        for path in (ASSETS / folder).rglob("*")
        if path.is_file()
    }
    assert found == {file for file in [*WORKS, *SHEETS] if file.startswith(f"{folder}/")}
