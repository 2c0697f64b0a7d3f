"""No two faces of a deck can be taken for each other, not even by what shows in a hand."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card, Drawings
from cardavia_desktop.art.index import HEAD
from cardavia_desktop.rules import DECKS
from cardavia_desktop.ui.table.layout import STRIP_MIN

WIDTH: Final = 40
WHOLE_LEAST: Final = 15.0
STRIP_LEAST: Final = 5.0
"""Of 255: the mean difference of two faces, seen a little blurred. Two prints of one face on
different paper differ by some 2."""

pytestmark = pytest.mark.usefixtures("qapp")


@cache
def faces(deck: str) -> dict[str, Image.Image]:
    """All faces at 40 px width, as an eye a little away sees them."""
    drawings = Drawings(None)
    found = {}
    for code in DECKS[deck].codes:
        picture = drawings.draw(Card(deck, code, WIDTH, round(WIDTH * ASPECT[deck]), 1.0))
        plain = picture.convertToFormat(QImage.Format.Format_RGB888)
        size, line = (plain.width(), plain.height()), plain.bytesPerLine()
        data = bytes(plain.constBits())
        image = Image.frombytes("RGB", size, data, "raw", "RGB", line)
        found[code] = image.filter(ImageFilter.BoxBlur(1))
    return found


def strip(deck: str, face: Image.Image) -> Image.Image:
    """What shows of a face when others lie over it: the right side, or the head."""
    width, height = face.size
    if deck == "totom":
        return face.crop((round(width * (1 - STRIP_MIN)), 0, width, height))
    return face.crop((0, 0, width, round(height * HEAD[deck])))


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def too_near(shown: dict[str, Image.Image], least: float) -> list[tuple[str, str]]:
    return [
        (one, other)
        for one, other in combinations(shown, 2)
        if difference(shown[one], shown[other]) < least
    ]


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_whole_faces_differ(deck: str) -> None:
    assert too_near(faces(deck), WHOLE_LEAST) == []


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_strips_in_a_hand_differ(deck: str) -> None:
    shown = {code: strip(deck, face) for code, face in faces(deck).items()}
    assert too_near(shown, STRIP_LEAST) == []


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_copies_of_a_face_are_pixel_equal(cards: Cards, deck: str) -> None:
    """Wherever on the table they lie, and whatever was drawn before them."""
    width, height = WIDTH, round(WIDTH * ASPECT[deck])
    table = QImage(400, 400, QImage.Format.Format_RGB32)
    codes = DECKS[deck].codes[:6]
    places = [(code, 3 + 50 * i, 7 + 13 * i) for i, code in enumerate((*codes[:3], codes[0]))]
    for _ in range(2):
        table.fill(0x231A17)
        painter = QPainter(table)
        for code, x, y in places:
            cards.draw(painter, Card(deck, code, width, height, 1.0), QPointF(x, y))
        painter.end()
        cards.finish()
    first, *_, copy = (table.copy(x, y, width, height) for _, x, y in places)
    assert first == copy
