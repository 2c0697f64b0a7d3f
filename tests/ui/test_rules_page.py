"""The page of the full rules: rules by number, search, contents, PDF, and the ways to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.rules_page import RulesPage
from tests.ui.conftest import Desks
from tests.ui.desk import tap


@pytest.fixture
def page(qtbot: QtBot, cards: Cards) -> RulesPage:
    made = RulesPage(cards)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.set_game(GAMES["chan"])
    made.show()
    return made


def text_here(page: RulesPage) -> str:
    return page.reader.textCursor().block().text()


def test_a_rule_comes_to_the_upper_third(page: RulesPage) -> None:
    page.show_rule("C6.5")
    assert text_here(page).startswith("C6.5\t")
    top = page.reader.cursorRect().top()
    assert abs(top - page.reader.viewport().height() // 3) < 30
    assert len(page.reader.extraSelections()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_references_lead_to_their_rules(game: str, page: RulesPage) -> None:
    page.set_game(GAMES[game])
    links = set(re.findall(r'href="(#.*?)"', page.reader.document().toHtml()))
    assert links
    for link in links:
        page.reader.anchorClicked.emit(QUrl(link))
        assert text_here(page).startswith(f"{link[1:]}\t")


def test_search_goes_round(page: RulesPage) -> None:
    page.find_field.setText("thiên khai")
    page.find_next()
    first = page.reader.textCursor().selectionStart()
    assert page.reader.textCursor().selectedText().lower() == "thiên khai"
    page.find_next()
    assert page.reader.textCursor().selectionStart() > first
    page.find_field.setText("no such words")
    page.find_next()
    assert page._nothing.isVisible()


def test_the_contents_lead_to_the_chapters(page: RulesPage) -> None:
    rows = {page.contents.item(row).text().strip(): row for row in range(page.contents.count())}
    page.contents.itemActivated.emit(page.contents.item(rows["Scoring and ending"]))
    assert text_here(page) == "Scoring and ending"


def test_a_pdf_is_saved(page: RulesPage, tmp_path: Path) -> None:
    page.save(tmp_path / "rules.pdf")
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    with pytest.raises(OSError, match="missing"):
        page.save(tmp_path / "missing" / "rules.pdf")


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
