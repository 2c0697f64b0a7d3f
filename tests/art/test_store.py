"""Cards on disk: found again, bounded, and never in the way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from cardavia_desktop.art import drawings
from cardavia_desktop.art.drawings import Card, Drawings
from cardavia_desktop.art.store import FOLDER_VARIABLE, Store, cache_folder
from tests.art.conftest import MakeCards, shown

CARD = Card("totom", "8m", 40, 162, 1.0)

pytestmark = pytest.mark.usefixtures("qapp")


def picture(color: str, side: int = 20) -> QImage:
    made = QImage(side, side, QImage.Format.Format_RGB32)
    made.fill(QColor(color))
    return made


def noise(side: int) -> QImage:
    return QImage(os.urandom(4 * side * side), side, side, QImage.Format.Format_RGB32).copy()


def test_a_picture_is_found_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "new" / "folder")
    store.save("one", picture("#C0402A"))
    assert Store(tmp_path / "new" / "folder").load("one") == picture("#C0402A")
    assert store.load("other") is None


def test_a_card_is_drawn_once_for_all_starts(
    tmp_path: Path, make_cards: MakeCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = shown(make_cards(tmp_path), CARD)

    def never(*_: object) -> QImage:
        raise AssertionError("it is on disk")

    monkeypatch.setattr(drawings, "_painted", never)
    assert shown(make_cards(tmp_path), CARD) == first


@pytest.mark.parametrize(
    "other",
    [
        Card("totom", "9m", 40, 162, 1.0),
        Card("totom", "8m", 41, 162, 1.0),
        Card("totom", "8m", 40, 162, 2.0),
        Card("totom", "8m", 20, 81, 2.0),  # as many pixels, but grain twice as large
    ],
)
def test_cards_have_names_of_their_own(tmp_path: Path, other: Card) -> None:
    made = Drawings(Store(tmp_path))
    made.draw(CARD)
    made.draw(other)
    assert len(list(tmp_path.iterdir())) == 2
    assert Drawings(Store(tmp_path)).draw(other) == Drawings(None).draw(other)


def test_new_art_is_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Drawings(Store(tmp_path)).draw(CARD)
    monkeypatch.setattr(drawings, "_MAKING", -1)
    Drawings(Store(tmp_path)).draw(CARD)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x89PNG\r\n\x1a\n"])
def test_a_damaged_file_is_drawn_anew(tmp_path: Path, damage: bytes) -> None:
    right = Drawings(Store(tmp_path)).draw(CARD)
    (file,) = tmp_path.iterdir()
    file.write_bytes(damage)
    assert Drawings(Store(tmp_path)).draw(CARD) == right
    assert len(file.read_bytes()) > 1000, "and kept again"


def test_a_file_of_another_size_is_not_taken(tmp_path: Path) -> None:
    right = Drawings(Store(tmp_path)).draw(CARD)
    (file,) = tmp_path.iterdir()
    Store(tmp_path).save(file.stem, picture("#C0402A"))
    assert Drawings(Store(tmp_path)).draw(CARD) == right


def test_where_nothing_can_be_written_cards_are_drawn(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert Drawings(Store(blocked)).draw(CARD) == Drawings(None).draw(CARD)


def test_the_longest_unused_pictures_go(tmp_path: Path) -> None:
    store = Store(tmp_path, limit=40_000)
    for number in range(16):  # some 5 KB each
        store.save(f"{number}", noise(40))
        os.utime(tmp_path / f"{number}.png", (number, number))
        store.load("0")
    kept = {path.stem for path in tmp_path.iterdir()}
    assert "0" in kept, "it was used again and again"
    assert "1" not in kept
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 40_000


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert cache_folder() != tmp_path
