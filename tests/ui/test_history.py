"""Back and forward: the way through the places, and what waits at each."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia_desktop.match import Storage
from cardavia_desktop.ui.places import AtDeck, AtRules, AtTable, History, Traditions
from tests.ui.conftest import Desks
from tests.ui.desk import Desk

ALT = Qt.KeyboardModifier.AltModifier
START, DECK, RULES, TABLE = Traditions(), AtDeck("totom"), AtRules("chan"), AtTable("chan")


def back(desk: Desk) -> None:
    desk.shortcut(Qt.Key.Key_Left, ALT)


def forward(desk: Desk) -> None:
    desk.shortcut(Qt.Key.Key_Right, ALT)


def test_a_way_goes_back_and_forward() -> None:
    way = History(START)
    way.visit(DECK)
    way.visit(DECK)  # to stay is no step
    way.visit(RULES)
    assert way.back() == DECK
    assert way.back() == START
    assert way.back() == START
    assert way.forward() == DECK
    way.visit(TABLE)  # what lay ahead is forgotten
    assert way.forward() == TABLE
    assert not way.can_go_forward
    assert way.back() == DECK


def test_a_place_that_is_forgotten_is_no_step_any_more() -> None:
    way = History(START)
    for place in (DECK, TABLE, DECK, TABLE, RULES):
        way.visit(place)
    way.back()
    way.forget(TABLE)
    assert way.here == DECK  # both tables are gone, and two decks side by side are one
    assert way.forward() == RULES
    assert way.back() == DECK
    assert way.back() == START


def test_back_and_forward_through_all_places(desks: Desks) -> None:
    desk = desks()
    window = desk.window
    desk.click("See all 30 faces →")
    assert window.windowTitle().startswith("Tổ Tôm")
    desk.click("Rules", window.pages)
    assert window.game.rules.isVisible()
    back(desk)
    assert desk.sees("Origin and pictures")
    desk.click("Start game")
    desk.until_asked()
    dealt = desk.view
    desk.play_with_mouse()
    desk.until_asked(dealt)
    before = desk.view
    window.game.table.rule_wanted.emit("C6.5")
    assert window.game.rules.isVisible()
    back(desk)
    assert window.game.table.isVisible()
    back(desk)
    assert desk.sees("Origin and pictures")
    back(desk)
    assert window.start.isVisible()
    forward(desk)
    forward(desk)
    desk.until_asked()
    assert desk.view == before  # the deal waited
    forward(desk)
    assert window.game.rules.reader.textCursor().block().text().startswith("C6.5\t")


def test_buttons_and_actions_know_whether_there_is_a_way(desks: Desks) -> None:
    desk = desks()
    arrows = {arrow: desk.button(arrow) for arrow in "←→"}
    assert not arrows["←"].isEnabled()
    desk.click("See all 20 faces →")
    assert arrows["←"].isEnabled()
    assert not arrows["→"].isEnabled()
    desk.click("←")
    assert desk.window.start.isVisible()
    assert arrows["→"].isEnabled()
    desk.click("→")
    assert desk.sees("20 faces")


@pytest.mark.parametrize("place", ["start", "deck", "table", "rules"])
def test_the_back_button_of_the_mouse(desks: Desks, place: str) -> None:
    desk = desks()
    desk.click("See all 35 faces →")
    target = desk.window.pages
    if place in ("table", "rules"):
        desk.click("Start game" if place == "table" else "Rules")
        if place == "table":
            desk.until_asked()
    under = QApplication.widgetAt(target.mapToGlobal(QPoint(500, 300)))
    assert under is not None
    QTest.mouseClick(under, Qt.MouseButton.BackButton)
    if place in ("table", "rules"):
        assert desk.sees("Origin and pictures")
    else:
        assert desk.window.start.isVisible()
    QTest.mouseClick(desk.window.pages, Qt.MouseButton.ForwardButton)
    desk.until(lambda: not desk.window.start.isVisible())


def test_a_deal_that_is_over_is_no_place_to_come_back_to(desks: Desks) -> None:
    desk = desks()
    desk.start("paohuzi")
    desk.play_out(desk.play_with_mouse)
    desk.click("← Hunan number cards")
    assert desk.sees("Origin and pictures")
    back(desk)
    assert desk.window.start.isVisible()
    assert not desk.window.contents.actions.back.isEnabled()


def test_a_deal_that_is_gone_from_the_disk_is_not_waited_for(desks: Desks, tmp_path: Path) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    desk.go_home()
    desk.until(lambda: desk.sees("A deal is waiting"))
    Storage(tmp_path).path("chan").unlink()
    back(desk)
    desk.until(lambda: not desk.window.contents.actions.back.isEnabled())
    assert desk.window.start.isVisible()
