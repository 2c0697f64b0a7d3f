"""Every picture in `assets/` is drawn by code, and everything that is drawn lies there."""

from pathlib import Path

import pytest

from tools.drawing.works import SHEETS, WORKS

ASSETS = Path(__file__).parents[3] / "assets"


def test_no_file_is_without_its_drawing() -> None:
    there = {
        path.relative_to(ASSETS).as_posix()
        for folder in ("cards", "icons", "textures", "contact")
        for path in (ASSETS / folder).rglob("*")
        if path.is_file()
    }
    assert there == {*WORKS, *SHEETS}


@pytest.mark.parametrize("file", WORKS)
def test_everything_is_drawn_anew_byte_for_byte(file: str) -> None:
    assert WORKS[file]() == (ASSETS / file).read_bytes()
