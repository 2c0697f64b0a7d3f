"""What comes with the application is there, and Qt can use it without a murmur."""

import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase, QImage, QRawFont
from PySide6.QtSvg import QSvgRenderer

from cardavia_desktop.resources import FOLDER_VARIABLE, asset, data_folder
from cardavia_desktop.ui.application import ICON_SIZES

DRAWINGS = sorted([*asset("cards").glob("*/*.svg"), *asset("icons").glob("*.svg")])
FONTS = sorted(asset("fonts").glob("*.ttf"))
POLISH = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”"
VIETNAMESE = "ĂÂĐÊÔƠƯăâđêôơưạắằẳẵặấầẩẫậẹếềểễệịọốồổỗộớờởỡợụứừửữựỳỷỹỵ"
SIGNS = "→←↗↺▸▾−×…“”–—·"
HINDI = "चान पाओहूज़ी नांतोंग पत्ते क्ष त्र ज्ञ श्र ०१२३४५६७८९"


def test_a_missing_asset_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="nothing"):
        asset("cards", "nothing.svg")


def test_every_deck_has_its_drawings_and_a_back() -> None:
    suits = [f"{rank}{suit}" for suit in "msc" for rank in range(1, 10)]
    expected = {
        "totom": [*suits, "ong", "thang", "chi"],
        "zipai": [f"{size}{rank}" for size in "xd" for rank in range(1, 11)],
        "nantong": [
            *suits,
            *("thousand", "white", "red"),
            *("fortune", "prosperity", "longevity", "joy", "wealth"),
        ],
    }
    for deck, codes in expected.items():
        found = {path.stem for path in asset("cards", deck).iterdir()}
        assert found == {*codes, "back"}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_qt_reads_the_drawing(path: Path) -> None:
    assert QSvgRenderer(str(path)).isValid()


@pytest.mark.parametrize("name", ["cloth.png", "grain.png"])
def test_textures_are_square_tiles(name: str) -> None:
    image = QImage(str(asset("textures", name)))
    assert not image.isNull()
    assert image.width() == image.height()


def test_a_wheel_has_the_icons_and_textures_that_are_used_and_no_others() -> None:
    """Icons of installers, and textures to draw with, stay in the checkout."""
    with Path(asset().parent, "pyproject.toml").open("rb") as file:
        wheel = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]
    taken = wheel["force-include"]
    assert all(
        inside == f"cardavia_desktop/{path}" for path, inside in taken.items() if "assets" in path
    )
    icons = {f"assets/icons/icon_{size}.png" for size in ICON_SIZES}
    used = {*icons, "assets/icons/icon_small.svg", "assets/textures/grain.png"}
    assert {path for path in taken if "icons" in path or "textures" in path} == used


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_font_shows_its_languages(path: Path) -> None:
    number = QFontDatabase.addApplicationFont(str(path))
    family = "Noto Serif" if "Serif" in path.stem else "Noto Sans"
    devanagari = "Devanagari" in path.stem
    if devanagari:
        family += " Devanagari"
    assert QFontDatabase.applicationFontFamilies(number) == [family]
    font = QRawFont(str(path), 16)
    wanted = HINDI if devanagari else POLISH + VIETNAMESE + SIGNS
    assert [sign for sign in wanted if not font.supportsCharacter(ord(sign))] == []


def test_the_data_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert data_folder().is_absolute()
