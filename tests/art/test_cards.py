"""Cards on the screen: sharp, toned, bounded, and never a hole where a drawing is missing."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardavia_desktop.art import cards as module
from cardavia_desktop.art import drawings
from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, BACK, Card, Drawings
from cardavia_desktop.art.tone import Tone, tone
from cardavia_desktop.resources import asset
from cardavia_desktop.rules import DECKS
from tests.art.color import luminance, mean_light
from tests.art.conftest import MakeCards, shown

RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]

pytestmark = pytest.mark.usefixtures("qapp")


def card(deck: str, code: str, ratio: float = 1.0, width: int = 40) -> Card:
    return Card(deck, code, width, round(width * ASPECT[deck]), ratio)


def drawn(wanted: Card) -> QImage:
    """As drawn, straight from the drawing."""
    return Drawings(None).draw(wanted)


def without_corners(picture: QImage, wanted: Card) -> QImage:
    edge = round(4 * wanted.ratio)
    inside = picture.rect().adjusted(edge, 0, -edge, 0)
    return picture.copy(inside).convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_is_drawn_pixel_for_pixel(cards: Cards, ratio: float) -> None:
    wanted = card("totom", "5s", ratio, width=41)
    assert wanted.pixels == (round(41 * ratio), round(166 * ratio))
    picture = shown(cards, wanted)
    assert without_corners(picture, wanted) == without_corners(drawn(wanted), wanted)


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_between_pixels_is_moved_to_whole_ones(cards: Cards, ratio: float) -> None:
    """A widget may begin anywhere: cards in it stay sharp."""
    wanted = card("zipai", "d5", ratio)
    alone = shown(cards, wanted)
    table = QImage(round(100 * ratio), round(150 * ratio), alone.format())
    table.setDevicePixelRatio(ratio)
    table.fill(0)
    painter = QPainter(table)
    painter.translate(7.3, 5.1)
    cards.draw(painter, wanted, QPointF(1, 1))
    painter.end()
    x, y = round(8.3 * ratio), round(6.1 * ratio)
    assert table.copy(x, y, *wanted.pixels) == alone.copy()


def test_only_the_upper_part_can_be_shown(cards: Cards) -> None:
    wanted = card("nantong", "3c", 2.0)
    whole = shown(cards, wanted)
    picture = QImage(*wanted.pixels, whole.format())
    picture.setDevicePixelRatio(2)
    picture.fill(0)
    painter = QPainter(picture)
    cards.draw(painter, wanted, QPointF(0, 0), visible=50)
    painter.end()
    width, height = wanted.pixels
    assert picture.copy(0, 0, width, 100) == whole.copy(0, 0, width, 100)
    below = picture.copy(0, 100, width, height - 100)
    empty = QImage(below.size(), below.format())
    empty.fill(0)
    assert below == empty


def test_the_corners_are_round(cards: Cards) -> None:
    picture = shown(cards, card("zipai", "x7", 2.0))
    right, bottom = picture.width() - 1, picture.height() - 1
    corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    assert [picture.pixelColor(*corner).alpha() for corner in corners] == [0, 0, 0, 0]
    assert picture.pixelColor(right // 2, bottom // 2).alpha() == 255


# Before the sharp one is there.


def test_nothing_waits_for_a_card(cards: Cards, qtbot: QtBot) -> None:
    """At first its bare paper is shown; then it is told that there is more."""
    wanted = card("totom", "8m")
    bare = shown(cards, wanted, finished=False)
    assert bare.pixelColor(20, 60) == drawings.PAPER
    with qtbot.waitSignal(cards.changed, timeout=20_000):
        pass
    sharp = shown(cards, wanted, finished=False)
    assert sharp != bare
    assert without_corners(sharp, wanted) == without_corners(drawn(wanted), wanted)


def test_another_size_stands_in_until_the_sharp_one_lands(cards: Cards) -> None:
    small, large = card("totom", "8m", width=30), card("totom", "8m", width=60)
    shown(cards, small)
    stale = shown(cards, large, finished=False)
    middle = stale.copy(10, 60, 40, 120)
    inks = {middle.pixelColor(x, y).lightness() for x in range(40) for y in range(120)}
    assert max(inks) - min(inks) > 130, "the picture, not bare paper"
    assert shown(cards, large) != stale


def test_a_card_is_drawn_once(cards: Cards, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    once = Drawings.draw

    def counted(self: Drawings, wanted: Card) -> QImage:
        made.append(wanted)
        return once(self, wanted)

    monkeypatch.setattr(Drawings, "draw", counted)
    for _ in range(3):
        shown(cards, card("totom", "2m"))
        shown(cards, card("totom", "2m", 2.0))
    assert sorted(made) == [card("totom", "2m"), card("totom", "2m", 2.0)]


def test_what_is_remembered_has_a_bound(
    cards: Cards, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    one = 2 * 4 * 40 * 162
    monkeypatch.setattr(module, "_LIMIT", 3 * one)
    for ratio in (1.0, 1.001, 1.002):  # three plates of the same number of pixels
        shown(cards, card("totom", "2m", ratio))
    shown(cards, card("totom", "2m", 1.0))  # used last now
    shown(cards, card("totom", "2m", 1.003))
    told = []
    cards.changed.connect(lambda: told.append(1))
    shown(cards, card("totom", "2m", 1.0))
    assert told == []
    shown(cards, card("totom", "2m", 1.001))
    assert told == [1], "it had been forgotten"


# Tone.


@pytest.mark.parametrize(
    "dials", [(50, 50, 50), (20, 50, 90), (100, 20, 80), (0, 100, 0), (25, 0, 60)]
)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_screen_shows_what_the_filter_makes(
    cards: Cards, dials: tuple[int, int, int], ratio: float
) -> None:
    for deck, code in (("zipai", "x2"), ("zipai", "d9"), ("zipai", "x7")):
        wanted = card(deck, code, ratio)
        shown(cards, wanted)
    cards.set_tone(Tone(*dials))
    wanted = card("zipai", "d9", ratio)
    picture = shown(cards, wanted)
    edge = round(4 * ratio)
    box = (edge, 0, picture.width() - edge, picture.height())
    by_filter = tone(pillow(drawn(wanted)), *dials, ratio).crop(box)
    # Grain is laid on by Qt there, which rounds otherwise; contrast may double a level.
    apart = ImageChops.difference(pillow(picture).crop(box), by_filter).histogram()
    assert sum(apart[level] for level in range(768) if level % 256 > 3) == 0
    if dials[1] == 50:
        assert apart[0] == apart[256] == apart[512] == by_filter.width * by_filter.height


def pillow(picture: QImage) -> Image.Image:
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    return Image.frombytes(
        "RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine()
    )


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_faces_stay_as_bright_in_other_grain_and_under_other_lamps(deck: str) -> None:
    """The backs need not: one of a single red ink is brighter under a red lamp."""
    made = Drawings(None)
    for code in DECKS[deck].codes[::3]:
        picture = pillow(made.draw(card(deck, code)))
        before = luminance(mean_light(picture))
        for grain, temperature in ((0, 50), (100, 50), (50, 0), (50, 100)):
            after = luminance(mean_light(tone(picture, 50, grain, temperature)))
            assert after == pytest.approx(before, rel=0.02), code


def test_a_tone_is_told_once_and_can_be_taken_back(cards: Cards, qtbot: QtBot) -> None:
    wanted = card("totom", "ong")
    before = shown(cards, wanted).copy()
    told = []
    cards.changed.connect(lambda: told.append(cards.tone))
    cards.set_tone(Tone(80, 50, 50))
    cards.set_tone(Tone(80, 50, 50))
    assert told == [Tone(80, 50, 50)]
    assert shown(cards, wanted) != before
    cards.set_tone(Tone())
    assert shown(cards, wanted) == before


def test_colors_beside_the_cards_follow(cards: Cards) -> None:
    lamp = QColor(243, 222, 180, 71)
    assert cards.toned(lamp) == lamp
    cards.set_tone(Tone(temperature=100))
    warm = cards.toned(lamp)
    assert warm.alpha() == 71
    assert warm.blue() < 150


def test_a_card_that_lands_in_a_tone_has_it(make_cards: MakeCards) -> None:
    early, late = make_cards(), make_cards()
    for code in ("x1", "x2"):
        shown(early, card("zipai", code))
    for cards in (early, late):
        cards.set_tone(Tone(30, 90, 10))
    for cards in (early, late):
        for code in ("x2", "x3", "x1"):
            shown(cards, card("zipai", code))
    for code in ("x1", "x2", "x3"):
        assert shown(early, card("zipai", code)) == shown(late, card("zipai", code))


# Drawings that cannot be used.


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make_cards: MakeCards) -> Cards:
    """Cards of a folder in which 2m is broken and 3m is missing."""
    folder = tmp_path / "cards" / "totom"
    folder.mkdir(parents=True)
    (folder / "2m.svg").write_text("<svg")
    shutil.copy(asset("cards", "totom", "4m.svg"), folder)

    def damaged_asset(*parts: str) -> Path:
        path = tmp_path.joinpath(*parts)
        if parts[0] == "textures":
            return asset(*parts)
        if not path.exists():
            raise FileNotFoundError(path)
        return path

    monkeypatch.setattr(drawings, "asset", damaged_asset)
    return make_cards(tmp_path / "cache")


# Qt says on its own that it cannot read a drawing.
@pytest.mark.qt_log_ignore("svg", extend=True)
@pytest.mark.parametrize("code", ["2m", "3m", "back"])
def test_a_drawing_that_cannot_be_used_gives_a_plain_card(
    damaged: Cards, caplog: pytest.LogCaptureFixture, tmp_path: Path, code: str
) -> None:
    with caplog.at_level(logging.WARNING):
        picture = shown(damaged, card("totom", code))
        shown(damaged, card("totom", code, 2.0))
    (said,) = caplog.messages
    assert said.startswith(f"The drawing of totom {code} ")
    inks = {
        picture.pixelColor(x, y).lightness()
        for x in range(12, 28)
        for y in range(20, picture.height() - 20)
    }
    assert (min(inks) < 60) is (code != BACK), "the name of a face is written on it"
    assert max(inks) > 200
    assert picture != shown(damaged, card("totom", "4m"))
    kept = [path.name for path in (tmp_path / "cache").iterdir()]
    assert all(name.startswith("totom-4m-") for name in kept), "plain cards are not kept"


def test_an_error_in_one_card_leaves_the_others(
    cards: Cards, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    right = Drawings.draw

    def failing(self: Drawings, wanted: Card) -> QImage:
        if wanted.code == "2m":
            raise RuntimeError("unforeseen")
        return right(self, wanted)

    monkeypatch.setattr(Drawings, "draw", failing)
    bare = shown(cards, card("totom", "2m"))
    assert shown(cards, card("totom", "3m")) != bare
    assert "unforeseen" in caplog.text


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_every_face_has_its_drawing(deck: str, caplog: pytest.LogCaptureFixture) -> None:
    made = Drawings(None)
    for code in (*DECKS[deck].codes, BACK):
        made.draw(card(deck, code, width=10))
    assert caplog.messages == []
