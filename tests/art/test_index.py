"""Latin indices: on the faces, where they can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QPainter

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, BACK, Card
from cardavia_desktop.art.index import HEAD, index_height
from cardavia_desktop.i18n.index import index_text
from cardavia_desktop.rules import DECKS
from tests.art.conftest import shown

pytestmark = pytest.mark.usefixtures("qapp")


def card(deck: str, code: str, width: int = 45) -> Card:
    return Card(deck, code, width, round(width * ASPECT[deck]), 1.0)


def changed(before: QImage, after: QImage) -> QRect:
    """The smallest rectangle that holds all that differs."""
    places = [
        (x, y)
        for x in range(before.width())
        for y in range(before.height())
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    if not places:
        return QRect()
    xs, ys = zip(*places, strict=True)
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.mark.parametrize("deck", sorted(DECKS))
def test_every_face_has_an_index_of_its_own(deck: str) -> None:
    codes = DECKS[deck].codes
    texts = [index_text(DECKS[deck], face) for face in range(len(codes))]
    assert len(set(texts)) == len(texts)
    assert all(0 < len(text) <= 4 for text in texts)


def test_indices_are_number_and_letter_or_the_beginning_of_the_name() -> None:
    def text(deck: str, code: str) -> str:
        return index_text(DECKS[deck], DECKS[deck].codes.index(code)).replace("\u202f", " ")

    assert text("totom", "5s") == "5 S"
    assert text("totom", "chi") == "Chi"
    assert text("zipai", "d10") == "10 L"
    assert text("zipai", "x2") == "2 s"
    assert text("nantong", "9m") == "9 M"
    assert text("nantong", "red") == "Red"


@pytest.mark.parametrize("width", [30, 45, 80])
@pytest.mark.parametrize("deck", sorted(DECKS))
def test_the_tab_lies_below_the_sign_at_the_side_that_shows(
    cards: Cards, deck: str, width: int
) -> None:
    wanted = card(deck, DECKS[deck].codes[4], width)
    before = shown(cards, wanted)
    cards.show_index(lambda deck, code: "10\u202fL")
    tab = changed(before, shown(cards, wanted))
    head = round(wanted.height * HEAD[deck])
    assert head <= tab.top()
    assert tab.bottom() < head + index_height(width)
    if deck == "totom":  # the right strip shows, at the closest 0.48 of the width
        assert tab.right() >= width - 6
        assert tab.width() <= max(0.48 * width, 24)
    else:
        assert tab.left() <= 5
    cards.show_index(None)
    assert shown(cards, wanted) == before


def test_a_covered_card_has_its_index_over_the_sign(cards: Cards) -> None:
    wanted = card("totom", "5s")
    before = shown(cards, wanted)
    cards.show_index(lambda deck, code: "5\u202fS")
    picture = before.copy()
    picture.fill(0)
    painter = QPainter(picture)
    cards.draw(painter, wanted, QPointF(0, 0), wanted.height, 23)
    painter.end()
    assert changed(before, picture).bottom() < 23


def test_the_back_has_none(cards: Cards) -> None:
    wanted = card("totom", BACK)
    before = shown(cards, wanted)
    cards.show_index(lambda deck, code: "?")
    assert cards.shows_index
    assert shown(cards, wanted) == before
