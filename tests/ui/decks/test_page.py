"""The pages of the decks: what they say, their galleries, and a face seen large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.tone import NEUTRAL, Tone
from cardavia_desktop.i18n.words import face_name
from cardavia_desktop.library.decks import deck_description, deck_sources
from cardavia_desktop.library.pictures import picture_subject
from cardavia_desktop.rules import DECKS, GAMES, Deck, Game
from cardavia_desktop.ui.decks.gallery import Gallery
from cardavia_desktop.ui.decks.gallery_plan import deck_rows, plan_rows
from cardavia_desktop.ui.decks.page import DeckPage
from tests.ui.conftest import Desks
from tests.ui.desk import Desk, tap, texts

KEY = Qt.Key
SIZES = [(800, 520), (1024, 640), (1280, 800), (2560, 1440)]
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.fixture
def page(qtbot: QtBot, cards: Cards) -> DeckPage:
    return shown(GAMES["chan"], cards, qtbot)


def shown(game: Game, cards: Cards, qtbot: QtBot, size: tuple[int, int] = (1280, 800)) -> DeckPage:
    made = DeckPage(game, cards)
    qtbot.addWidget(made)
    made.set_compact(size[0] < 1152)
    made.resize(size[0], size[1] - 56)
    made.show()
    return made


def on_deck_page(desks: Desks, faces: int) -> tuple[Desk, DeckPage]:
    desk = desks()
    desk.click(f"See all {faces} faces →")
    made = desk.window.pages.currentWidget()
    assert isinstance(made, DeckPage)
    return desk, made


# What the library knows.


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_every_face_has_a_picture_and_every_deck_its_sources(deck: Deck) -> None:
    subjects = [picture_subject(deck, face) for face in range(deck.size)]
    assert all(subjects)
    assert len(set(subjects)) == deck.size
    assert len(deck_description(deck)) == 3
    assert "wikipedia.org" in deck_sources(deck)[0].address


def test_the_rows_of_a_gallery_are_suits() -> None:
    codes = {
        name: [[deck.codes[face] for face in row] for row in deck_rows(deck)]
        for name, deck in DECKS.items()
    }
    # three honors of Tổ Tôm, one with each suit
    assert [row[-1] for row in codes["totom"]] == ["ong", "thang", "chi"]
    assert [len(row) for row in codes["totom"]] == [10, 10, 10]
    assert [len(row) for row in codes["zipai"]] == [10, 10]
    # eight honors of Nantong, in a row of their own
    assert [len(row) for row in codes["nantong"]] == [9, 9, 9, 8]
    assert codes["nantong"][3][:3] == ["thousand", "white", "red"]


# The page.


@games
@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_the_page_is_cut(
    game: Game, size: tuple[int, int], cards: Cards, qtbot: QtBot
) -> None:
    page = shown(game, cards, qtbot, size)
    for label in page.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    gallery = page.faces.gallery
    cells = [gallery.button(face).geometry() for face in gallery.faces]
    for at, cell in enumerate(cells):
        assert cell.right() < gallery.viewport().width()
        assert not any(cell.intersects(other) for other in cells[:at])


@games
def test_the_page_says_where_how_many_and_who_plays(game: Game, cards: Cards, qtbot: QtBot) -> None:
    said = " ".join(texts(shown(game, cards, qtbot)))
    number, faces, players = {
        "chan": ("Vietnam · 120 cards", "30 faces", "4 players · You against 3 AI"),
        "paohuzi": ("Hunan · China · 80 cards", "20 faces", "3 players · You against 2 AI"),
        "nantong": ("Jiangsu · China · 125 cards", "35 faces", "3 players · You against 2 AI"),
    }[game.name]
    for words in (number, faces, players, "Wikipedia ↗", "Start game", "Rules", "Sources"):
        assert words in said


def test_links_are_opened_by_the_browser(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return len(opened) == 1

    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", open_url)
    desk, page = on_deck_page(desks, 30)
    desk.click("Wikipedia ↗")
    assert opened == [QUrl("https://en.wikipedia.org/wiki/T%E1%BB%95_t%C3%B4m")]
    page.side._sources.linkActivated.emit("https://en.wikipedia.org/wiki/Chinese_playing_cards")
    assert len(opened) == 2
    assert desk.sees("No browser opens https://en.wikipedia.org/wiki/Chinese_playing_cards.")


def test_a_deal_that_waits_is_offered(desks: Desks) -> None:
    desk, _page = on_deck_page(desks, 20)
    assert desk.button("Start game").hasFocus() or not desk.window.isActiveWindow()
    desk.click("Start game")
    desk.until_asked()
    before = desk.view
    desk.click("← Hunan number cards")
    desk.until(lambda: desk.sees("A deal is waiting where you left it"))
    desk.click("Continue")
    desk.until_asked()
    assert desk.view == before


# The gallery.


def test_arrows_walk_through_the_gallery(page: DeckPage) -> None:
    gallery = page.faces.gallery
    gallery.take_focus()

    def press(*keys: Qt.Key) -> str:
        for key in keys:
            button = gallery.focusWidget()
            assert button is not None
            QTest.keyClick(button, key)
        return GAMES["chan"].deck.codes[gallery._current]

    assert press(KEY.Key_Right, KEY.Key_Right) == "3m"
    assert press(KEY.Key_Down) == "3s"
    assert press(KEY.Key_Down) == "3c"
    assert press(KEY.Key_Down) == "3c"
    assert press(KEY.Key_Up) == "3s"
    assert press(KEY.Key_Left) == "2s"
    assert press(KEY.Key_End) == "chi"
    assert press(KEY.Key_Right) == "chi"
    assert press(KEY.Key_Home) == "1m"
    assert press(KEY.Key_Left) == "1m"


def test_only_one_face_is_in_the_way_of_tab(page: DeckPage) -> None:
    gallery = page.faces.gallery
    gallery.take_focus(5)
    on_the_way = [
        face
        for face in gallery.faces
        if gallery.button(face).focusPolicy() == Qt.FocusPolicy.StrongFocus
    ]
    assert on_the_way == [5]


def test_only_the_faces_of_the_game(page: DeckPage) -> None:
    gallery = page.faces.gallery
    deck = GAMES["chan"].deck
    unused = {"1m", "1s", "1c", "ong", "thang"}  # C1.2
    for face in range(deck.size):
        described = gallery.button(face).accessibleDescription()
        assert described == ("Not used in Chắn" if deck.codes[face] in unused else "")
    gallery.take_focus(0)
    page.faces._only_used.click()
    assert len(gallery.faces) == 25
    assert "25 faces" in texts(page)
    assert not unused & {deck.codes[face] for face in gallery.faces}
    assert not gallery.button(0).isVisible()
    assert deck.codes[gallery._current] == "2m"  # where Tab comes now
    page.faces._only_used.click()
    assert gallery.button(0).isVisible()


def test_a_face_is_enlarged_and_left_again(page: DeckPage) -> None:
    gallery, view = page.faces.gallery, page.faces.view
    deck = GAMES["chan"].deck
    fish = deck.index["8m"]
    QTest.mouseClick(gallery.button(fish), Qt.MouseButton.LeftButton)
    assert view.isVisible()
    assert {"8 of Myriads", "A leaping carp", "4 cards of this face", "Used in Chắn"} <= set(
        texts(view)
    )
    assert view.picture.accessibleName() == "8 of Myriads"
    assert "A leaping carp" in view.picture.accessibleDescription()
    page.activateWindow()
    for key, code in (
        (KEY.Key_Right, "9m"),
        (KEY.Key_Left, "8m"),
        (KEY.Key_End, "chi"),
        (KEY.Key_Right, "chi"),
        (KEY.Key_Home, "1m"),
    ):
        QTest.keyClick(view.picture, key)
        assert deck.codes[view.face] == code
    assert "Not used in Chắn" in texts(view)
    QTest.keyClick(view.picture, KEY.Key_Escape)
    assert gallery.isVisible()
    assert gallery.focusWidget() is gallery.button(deck.index["1m"])


def test_the_column_gives_way_to_a_face_where_both_would_be_cramped(
    page: DeckPage, qtbot: QtBot
) -> None:
    page.resize(1024, 560)
    QTest.mouseClick(page.faces.gallery.button(3), Qt.MouseButton.LeftButton)
    assert page.side.isVisible(), "724 pixels are enough for a face"
    page.resize(900, 560)
    assert not page.side.isVisible()
    qtbot.waitUntil(lambda: page.faces.view.picture.width() > 300)
    tap(page.faces.view._close)
    assert page.side.isVisible()


def test_enter_enlarges_and_buttons_lead_on(page: DeckPage) -> None:
    gallery, view = page.faces.gallery, page.faces.view
    gallery.take_focus(1)
    QTest.keyClick(gallery.button(1), KEY.Key_Return)
    assert view.face == 1
    tap(view._previous)
    assert view.face == 0
    assert not view._previous.isEnabled()
    tap(view._next)
    assert view.face == 1
    tap(view._close)
    assert gallery.isVisible()


def test_a_click_beside_the_card_leads_to_its_neighbor(page: DeckPage) -> None:
    page.faces.gallery.button(0).click()
    view = page.faces.view
    picture = view.picture
    middle = picture.rect().center()
    left, right = QPoint(4, middle.y()), QPoint(picture.width() - 4, middle.y())
    for spot, face in ((left, 0), (right, 1), (middle, 1), (right, 2), (left, 1)):
        QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=spot)
        assert view.face == face


def test_what_is_told_of_a_picture_stands_below_it(page: DeckPage) -> None:
    deck = GAMES["chan"].deck
    page.faces.gallery.button(deck.index["8m"]).click()
    view = page.faces.view
    assert any("Dragon Gate" in text for text in texts(view))
    assert "Dragon Gate" in view.picture.accessibleDescription()
    QTest.keyClick(view.picture, KEY.Key_Right)  # of the porter nothing is told
    assert view._story.isHidden()
    assert ". ." not in view.picture.accessibleDescription()


@pytest.mark.parametrize("room", [(420, 400), (700, 560), (900, 690), (2100, 1300)])
@games
def test_cards_are_as_large_as_there_is_room(game: Game, room: tuple[int, int]) -> None:
    rows = [len(row) for row in deck_rows(game.deck)]
    names = [face_name(game.deck, face) for face in range(game.deck.size)]
    plan = plan_rows(rows, QSize(*room), game.deck, names)
    assert len(plan.cells) == game.deck.size
    assert plan.card.width() >= 32
    right = max(cell.right() for cell in plan.cells)
    assert right < room[0]
    if plan.height > room[1]:  # scrolled: the cards have a good size
        assert plan.card.width() <= 44
    assert plan.height == max(cell.bottom() for cell in plan.cells) + 1


def test_the_gallery_has_the_tone_of_the_dials(page: DeckPage, cards: Cards) -> None:
    gallery: Gallery = page.faces.gallery
    gallery.grab()
    cards.finish()
    before = gallery.grab().toImage()
    cards.set_tone(Tone(50, 50, 100))
    QApplication.processEvents()
    warm = gallery.grab().toImage()
    cards.set_tone(NEUTRAL)
    assert warm != before
    assert gallery.grab().toImage() == before
