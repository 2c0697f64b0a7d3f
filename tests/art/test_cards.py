"""Card pixmaps: exact sizes, remembered, and never a hole where a drawing is missing."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from cardavia_desktop.art import cards as module
from cardavia_desktop.art.cards import ASPECT, BACK, CardPixmaps
from cardavia_desktop.resources import asset
from cardavia_desktop.rules import DECKS

pytestmark = pytest.mark.usefixtures("qapp")


def image(cards: CardPixmaps, deck: str, code: str, ratio: float = 1.0) -> QImage:
    return cards.pixmap(deck, code, 40, round(40 * ASPECT[deck]), ratio).toImage()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_card_has_the_exact_size_of_the_device(ratio: float) -> None:
    pixmap = CardPixmaps().pixmap("totom", "5s", 41, 167, ratio)
    assert (pixmap.width(), pixmap.height()) == (round(41 * ratio), round(167 * ratio))
    assert pixmap.devicePixelRatio() == ratio


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_every_card_of_a_deck_can_be_told_from_the_others(deck: str) -> None:
    cards = CardPixmaps()
    pictures = [image(cards, deck, code) for code in (*DECKS[deck].codes, BACK)]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_the_corners_are_round() -> None:
    picture = image(CardPixmaps(), "zipai", "x7", 2.0)
    right, bottom = picture.width() - 1, picture.height() - 1
    corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    assert [picture.pixelColor(*corner).alpha() for corner in corners] == [0, 0, 0, 0]
    assert picture.pixelColor(right // 2, bottom // 2).alpha() == 255


def test_a_card_is_drawn_once() -> None:
    cards = CardPixmaps()
    first = cards.pixmap("totom", "2m", 40, 162, 1.0)
    assert cards.pixmap("totom", "2m", 40, 162, 1.0) is first
    assert cards.pixmap("totom", "2m", 40, 162, 2.0) is not first


def test_what_is_remembered_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LIMIT", 3 * 10 * 40 * 4)
    cards = CardPixmaps()
    kept = [cards.pixmap("totom", code, 10, 40, 1.0) for code in ("2m", "3m", "4m")]
    assert cards.pixmap("totom", "2m", 10, 40, 1.0) is kept[0]  # now the latest
    cards.pixmap("totom", "5m", 10, 40, 1.0)
    assert cards.pixmap("totom", "2m", 10, 40, 1.0) is kept[0]
    assert cards.pixmap("totom", "3m", 10, 40, 1.0) is not kept[1]


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CardPixmaps:
    """Cards of a folder in which 2m is broken and 3m is missing."""
    folder = tmp_path / "cards" / "totom"
    folder.mkdir(parents=True)
    (folder / "2m.svg").write_text("<svg")
    shutil.copy(asset("cards", "totom", "4m.svg"), folder)

    def damaged_asset(*parts: str) -> Path:
        path = tmp_path.joinpath(*parts)
        if not path.exists():
            raise FileNotFoundError(path)
        return path

    monkeypatch.setattr(module, "asset", damaged_asset)
    return CardPixmaps()


# Qt says on its own that it cannot read a drawing.
@pytest.mark.qt_log_ignore("svg", extend=True)
@pytest.mark.parametrize("code", ["2m", "3m"])
def test_a_drawing_that_cannot_be_used_gives_a_plain_card_with_its_code(
    damaged: CardPixmaps, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    with caplog.at_level(logging.WARNING):
        picture = image(damaged, "totom", code)
        image(damaged, "totom", code, 2.0)
    (said,) = caplog.messages
    assert said.startswith(f"The drawing of totom {code} ")
    colors = {
        picture.pixelColor(x, y).rgb()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    assert QColor("#F3E9D2").rgb() in colors
    assert len(colors) > 2, "something is written on it"
    assert picture != image(damaged, "totom", "4m")
