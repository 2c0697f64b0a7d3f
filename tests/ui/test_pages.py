"""The pages by themselves: sizes, languages, score sheets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.match import Kind, Standing, Trouble, Waiting
from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.rules.deal_number import DealNumber, read_number
from cardavia_desktop.ui.numbers import deal_text
from cardavia_desktop.ui.score.sheet import ScoreSheet
from cardavia_desktop.ui.start.fan import FanPicture
from cardavia_desktop.ui.start.page import StartPage
from cardavia_desktop.ui.theme import Look, Type, wear
from cardavia_desktop.ui.troubles import trouble_text
from tests.ui.conftest import Desks, as_at_first
from tests.ui.desk import texts

MARK = "‹"


class Marking(QTranslator):
    """A language in which every text begins with a mark."""

    def isEmpty(self) -> bool:  # noqa: N802  # Qt's name
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return MARK + text


@pytest.fixture
def marking(look: QApplication) -> Iterator[Marking]:
    language = Marking()
    yield language
    look.removeTranslator(language)


def switch(look: QApplication, language: Marking, on: bool) -> None:
    """Change the language, and let the windows hear of it."""
    (look.installTranslator if on else look.removeTranslator)(language)
    look.processEvents()


def words(widget: QWidget) -> list[str]:
    """The texts that can be seen, numbers left out."""
    return [text for text in texts(widget) if any(sign.isalpha() for sign in text)]


def finished(game: str, winner: int | None) -> View:
    """The end of a deal, as seat 0 sees it."""
    seed = 0
    while True:
        seed += 1
        table = GAMES[game].deal(seed)
        while table.to_move is not None:
            table.play(player("apprentice", seed).choose(table.view(table.to_move)))
        assert table.result is not None
        if table.result.winner == winner:
            return table.view(0)


def sheet_of(view: View, cards: Cards, parent: QWidget) -> ScoreSheet:
    result = view.result
    assert result is not None
    sheet = ScoreSheet(cards, parent)
    number = DealNumber(view.game.name, view.dealer, 1)
    sheet.show_result(view, Standing(view.game.name, number, (result.points,)))
    return sheet


@pytest.mark.parametrize("size", [(800, 520), (1024, 640), (1280, 800), (1920, 1080), (2560, 1440)])
def test_nothing_of_the_start_page_is_cut(
    qtbot: QtBot, cards: Cards, size: tuple[int, int]
) -> None:
    page = StartPage(cards)
    qtbot.addWidget(page)
    page.set_compact(size[0] < 1152)
    page.show_waiting([Waiting(Path(game), game, None, 23) for game in GAMES])
    page.resize(size[0], size[1] - 56)
    page.show()
    for label in page.findChildren(QLabel):
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.height()
        assert label.height() >= needed, label.text()
        if not label.wordWrap():
            assert label.width() >= label.sizeHint().width(), label.text()
        content = page.widget()
        assert content is not None
        place = label.rect().translated(label.mapTo(content, label.rect().topLeft()))
        assert content.rect().contains(place)
    scrolls = page.verticalScrollBar().maximum() > 0
    assert scrolls == (size[1] < 640)


def test_pictures_are_equally_high_where_one_name_has_no_room_beside_its_button(
    qtbot: QtBot, look: QApplication, cards: Cards
) -> None:
    wear(look, Look(type=Type(2.0)))
    page = StartPage(cards)
    qtbot.addWidget(page)
    page.set_compact(True)
    page.resize(1280, 740)
    page.show()
    heights = [picture.height() for picture in page.findChildren(FanPicture)]
    starts = [b.y() for b in page.findChildren(QPushButton) if b.text() == "Start game"]
    as_at_first(look)
    assert len(heights) == len(starts) == 3
    assert len(set(heights)) == 1
    assert len(set(starts)) == 1


def test_a_start_page_that_was_wide_is_laid_out_at_once(desks: Desks) -> None:
    """The pictures are never as narrow as the margins of the size before would make them."""
    desk = desks(size=(2560, 1440))
    desk.until(desk.window.start.isVisible)
    desk.start("chan")
    desk.until_asked()
    desk.window.resize(800, 520)
    desk.go_home()
    for picture in desk.window.start.findChildren(FanPicture):
        assert picture.width() > 150


def test_no_word_stays_behind_when_the_language_changes(
    desks: Desks, look: QApplication, marking: Marking
) -> None:
    desk = desks()
    desk.start("nantong")
    desk.until_asked()
    desk.go_home()
    desk.until(lambda: desk.sees("A deal is waiting"))
    switch(look, marking, on=True)
    start = desk.window.start
    assert [text for text in words(start) if not text.startswith(MARK)] == []
    switch(look, marking, on=False)
    assert [text for text in words(start) if MARK in text] == []
    desk.click("Continue")
    desk.play_out(desk.play_with_mouse)
    desk.until(desk.window.game.sheet.isVisible)
    switch(look, marking, on=True)
    sheet = desk.window.game.sheet
    assert [text for text in words(sheet) if not text.startswith(MARK)] == []
    assert all(action.text().startswith(MARK) for action in desk.menu_actions())
    switch(look, marking, on=False)
    assert [text for text in words(sheet) if MARK in text] == []


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("winner", [0, 1, None])
def test_a_score_sheet_shows_who_pays_what(
    qtbot: QtBot, cards: Cards, game: str, winner: int | None
) -> None:
    desk = QWidget()
    qtbot.addWidget(desk)
    desk.resize(1000, 540)
    desk.show()
    view = finished(game, winner)
    sheet = sheet_of(view, cards, desk)
    sheet.set_compact(True)
    sheet.setGeometry(desk.rect())
    result = view.result
    assert result is not None
    shown = [label.text().replace("−", "-") for label in sheet.findChildren(QLabel)]
    for points in result.points:
        assert (f"{points:+d}" if points else "0") in shown
    picture = sheet.grab()  # paints everything once: what goes wrong there fails the test
    assert picture.size() == sheet.size()


def test_a_deal_number_is_shown_in_threes_and_can_be_read_back() -> None:
    text = deal_text(DealNumber("chan", 0, 123_456_789_012))
    assert [len(part) for part in text.removeprefix("Deal ").split("\u00a0")] == [3, 3, 3]
    assert read_number(text.removeprefix("Deal ").replace("\u00a0", " ")) == 123_456_789_012
    assert deal_text(None) == ""


@pytest.mark.parametrize("kind", Kind)
def test_every_trouble_has_one_sentence_with_its_detail(kind: Kind) -> None:
    text = trouble_text(Trouble(kind, "2"))
    has_detail = kind not in (Kind.CLAIMED, Kind.NO_ADVICE)
    assert ("2" in text) is has_detail
    assert text.endswith(".")
