"""The page of the full rules: rules by number, search, contents, and the ways to it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.library.rules.short import in_short
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.places import AtRules
from cardavia_desktop.ui.rules import RulesPage, reader
from cardavia_desktop.ui.theme import NIGHT, PAPER, Look, look, wear
from tests.ui.conftest import Desks
from tests.ui.desk import tap, texts

WIDE, NARROW = (1280, 700), (1024, 540)


@pytest.fixture
def page(qtbot: QtBot, cards: Cards) -> RulesPage:
    made = RulesPage(cards)
    qtbot.addWidget(made)
    made.resize(*WIDE)
    made.set_game(GAMES["chan"])
    made.show()
    QApplication.processEvents()  # every part gets its place
    return made


def text_here(page: RulesPage) -> str:
    return page.reader.textCursor().block().text()


def at_top(page: RulesPage) -> str:
    """The paragraph that one reads first."""
    return page.reader.document().findBlockByNumber(page.reader.block_at()).text()


def chapter(page: RulesPage) -> str:
    """The chapter that is marked."""
    return page.contents.currentItem().text().strip()


def row_of(page: RulesPage, title: str) -> int:
    rows = [page.contents.item(row).text().strip() for row in range(page.contents.count())]
    return rows.index(title)


def press(widget: QWidget, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    held = Qt.KeyboardModifier.NoModifier
    for modifier in modifiers:
        held |= modifier
    QTest.keyClick(widget, key, held)


SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


# One rule.


def test_a_rule_comes_to_the_upper_third(page: RulesPage) -> None:
    page.show_rule("C6.5")
    assert text_here(page).startswith("C6.5\t")
    top = page.reader.cursorRect().top()
    assert abs(top - page.reader.viewport().height() // 3) < 30


def ochre(page: RulesPage) -> int:
    """How many points of the text are on ochre."""
    image = page.reader.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wash = QColor(PAPER.ochre_wash).rgb()
    return sum(
        image.pixel(x, y) == wash for x in range(0, image.width(), 4) for y in range(image.height())
    )


def test_it_lies_on_ochre_for_a_while(
    page: RulesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reader.WASH == 2000
    assert ochre(page) == 0
    monkeypatch.setattr(reader, "WASH", 1)
    page.show_rule("C6.5")
    assert ochre(page) > 1000
    qtbot.waitUntil(lambda: ochre(page) == 0, timeout=20_000)


@pytest.mark.parametrize("game", GAMES)
def test_references_lead_to_their_rules(game: str, page: RulesPage) -> None:
    page.set_game(GAMES[game])
    links = set(re.findall(r'href="(#.*?)"', page.reader.document().toHtml()))
    assert links
    wanted: list[tuple[str, str]] = []
    page.rule_wanted.connect(lambda of, number: wanted.append((of, number)))
    for link in links:
        page.reader.anchorClicked.emit(QUrl(link))
        assert wanted[-1] == (game, link[1:])
        page.show_rule(link[1:])
        assert text_here(page).startswith(f"{link[1:]}\t")


# The contents.


def test_the_contents_lead_to_the_chapters(page: RulesPage) -> None:
    row = row_of(page, "3  Playing a turn")
    page.contents.itemClicked.emit(page.contents.item(row))
    assert at_top(page) == "3  Playing a turn"
    assert chapter(page) == "3  Playing a turn"
    press(page.contents, Qt.Key.Key_Down)
    assert at_top(page) == chapter(page) == "The public card"
    press(page.contents, Qt.Key.Key_Return)
    assert page.reader.hasFocus()


def test_the_contents_follow_the_text(page: RulesPage) -> None:
    assert chapter(page) == "1  Objective"
    page.show_rule("C6.5")
    assert chapter(page) == "Ordinary capture"
    bar = page.reader.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert chapter(page) == "Table option"
    bar.setValue(0)
    assert chapter(page) == "1  Objective"


def test_a_chapter_at_the_end_stays_marked(page: RulesPage) -> None:
    """The text ends too soon for it to come to the top."""
    page.resize(1280, 1400)
    row = row_of(page, "Score and payment")
    page.contents.setCurrentRow(row)
    bar = page.reader.verticalScrollBar()
    assert bar.value() == bar.maximum()
    assert chapter(page) == "Score and payment"


# Search.


def selected(page: RulesPage) -> str:
    return page.reader.textCursor().selectedText()


def test_search_counts_and_goes_round(page: RulesPage) -> None:
    press(page, Qt.Key.Key_F, CONTROL)
    field = page.find_bar.field
    assert field.hasFocus()
    QTest.keyClicks(field, "thien KHAI")
    first = page.reader.textCursor().selectionStart()
    assert selected(page) == "Thiên khai"
    count = int(page.find_bar.said.text().removeprefix("1 of "))
    assert count > 1
    assert len(page.reader.extraSelections()) == count
    press(field, Qt.Key.Key_Return)
    assert page.reader.textCursor().selectionStart() > first
    assert page.find_bar.said.text() == f"2 of {count}"
    press(field, Qt.Key.Key_Return, SHIFT)
    assert page.reader.textCursor().selectionStart() == first
    press(page.reader, Qt.Key.Key_F3, SHIFT)
    assert page.find_bar.said.text() == f"{count} of {count}"
    press(page.reader, Qt.Key.Key_F3)
    assert page.find_bar.said.text() == f"1 of {count}"
    tap(page.find_bar.after)
    assert page.find_bar.said.text() == f"2 of {count}"
    tap(page.find_bar.before)
    assert page.find_bar.said.text() == f"1 of {count}"
    rect = page.reader.cursorRect()
    assert page.reader.viewport().rect().contains(rect)


def test_what_is_not_there_is_said_in_words(page: RulesPage) -> None:
    QTest.keyClicks(page.find_bar.field, "xyz")
    assert page.find_bar.said.text() == "“xyz” is not in these rules."
    assert page.find_bar.said.textFormat() is Qt.TextFormat.PlainText, "<b> is three characters"
    assert page.reader.extraSelections() == []
    press(page.reader, Qt.Key.Key_F3)  # goes nowhere
    press(page.find_bar.field, Qt.Key.Key_Escape)
    assert page.find_bar.field.text() == ""
    assert page.find_bar.said.text() == ""
    assert page.reader.hasFocus()


def test_search_goes_on_in_another_game(page: RulesPage) -> None:
    QTest.keyClicks(page.find_bar.field, "huxi")
    assert "is not in" in page.find_bar.said.text()
    page.set_game(GAMES["paohuzi"])
    assert page.find_bar.said.text().startswith("1 of ")


# The keyboard.


def test_every_part_is_reached_by_tab_in_order(page: RulesPage) -> None:
    page.offer_start(True)
    wanted = [
        page.find_bar.field,
        page.contents,
        page.print_button,
        page.save_button,
        page.start_button,
        page.reader,
    ]
    page.find_bar.take_focus()
    reached = [QApplication.focusWidget()]
    while reached[-1] not in (None, page.reader):
        press(page.window().focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert reached == wanted


# The rules in short.


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_short_stand_beside_the_text_or_before_it(game: str, page: RulesPage) -> None:
    page.set_game(GAMES[game])
    first = in_short(GAMES[game])[0]
    assert first in texts(page.short)
    assert first not in page.reader.toPlainText()
    page.resize(*NARROW)
    assert not page.short.isVisible()
    assert first in page.reader.toPlainText()
    page.resize(*WIDE)
    assert page.short.isVisible()
    assert first not in page.reader.toPlainText()


def test_a_game_is_started_from_its_rules(page: RulesPage, qtbot: QtBot) -> None:
    assert not page.start_button.isVisible()
    page.offer_start(True)
    for size in (WIDE, NARROW):
        page.resize(*size)
        with qtbot.waitSignal(page.start_wanted) as started:
            tap(page.start_button)
        assert started.args == ["chan"]


# What changes while one reads.


def test_another_width_keeps_the_place(page: RulesPage) -> None:
    page.show_rule("C6.5")
    before = at_top(page)
    for size in ((1100, 700), (1280, 640), NARROW, (1500, 900), WIDE):
        page.resize(*size)
        assert at_top(page) == before, size


def test_another_language_keeps_the_place(page: RulesPage) -> None:
    page.show_rule("C8.2")
    before = page.reader.block_at()
    try:
        languages.speak("hi")
        page.retranslate()
        assert page.reader.block_at() == before
    finally:
        languages.speak("en")
        page.retranslate()


def test_the_text_is_written_in_the_colors_of_now(page: RulesPage) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    worn = look()
    page.show_rule("C6.5")
    before = at_top(page)
    assert PAPER.ink.lower() in page.reader.toHtml()
    try:
        wear(application, Look(NIGHT))
        assert NIGHT.ink.lower() in page.reader.toHtml()
        assert PAPER.ink.lower() not in page.reader.toHtml()
        assert at_top(page) == before
    finally:
        wear(application, worn)
    assert PAPER.ink.lower() in page.reader.toHtml()


def test_a_hidden_page_is_written_when_it_is_shown(page: RulesPage) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    worn = look()
    page.hide()
    try:
        wear(application, Look(NIGHT))
        page.show()
        assert NIGHT.ink.lower() in page.reader.toHtml()
    finally:
        wear(application, worn)


# The ways to it.


def test_from_the_table_to_a_rule_and_back(desks: Desks) -> None:
    desk = desks()
    desk.window.sitting.start("chan")
    desk.until(lambda: desk.playing)
    game = desk.window.game
    game.table.rule_wanted.emit("C6.5")
    assert game.rules.isVisible()
    assert not game.table.isVisible()
    assert text_here(game.rules).startswith("C6.5\t")
    tap(game._bar.table_tab)
    assert game.table.isVisible()
    tap(game._bar.rules_tab)
    assert game.rules.isVisible()


def test_a_link_in_the_text_is_a_way_that_leads_back(desks: Desks) -> None:
    desk = desks()
    desk.window.sitting.start("chan", seed=2)
    desk.until(lambda: desk.playing)
    game = desk.window.game
    game.table.rule_wanted.emit("C6.8")
    assert not game.rules.start_button.isVisible(), "one plays already"
    game.rules.reader.anchorClicked.emit(QUrl("#C6.1"))
    assert text_here(game.rules).startswith("C6.1\t")
    desk.window.contents.actions.back.trigger()
    assert text_here(game.rules).startswith("C6.8\t")


def test_a_game_is_started_from_rules_that_are_read_without_one(desks: Desks) -> None:
    desk = desks()
    desk.window.contents._go(AtRules("paohuzi"))
    tap(desk.window.game.rules.start_button)
    desk.until_asked()
    assert desk.view.game is GAMES["paohuzi"]
