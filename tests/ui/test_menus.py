"""The menus: everything in them does something, has its keys, and goes where it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from cardavia_desktop.i18n import languages
from cardavia_desktop.rules import DECKS, GAMES
from cardavia_desktop.ui.places import AtDeck, AtRules, AtTable, Place, Traditions
from cardavia_desktop.ui.settings.preferences import LANGUAGE, SORT
from tests.ui.conftest import Desks
from tests.ui.desk import Desk

KEY, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


def do(desk: Desk, words: str) -> None:
    """Choose an entry of the menus by its words."""
    (action,) = [a for a in desk.menu_actions() if a.text().replace("&", "") == words]
    assert action.isEnabled()
    action.trigger()


def here(desk: Desk) -> Place:
    """Where the person is."""
    return desk.window.contents._history.here


@pytest.mark.parametrize("language", languages.known())
def test_no_two_entries_have_the_same_keys_or_letter(desks: Desks, language: str) -> None:
    desk = desks()
    desk.window.settings[LANGUAGE] = language
    QApplication.processEvents()
    keys = [key.toString() for action in desk.menu_actions() for key in action.shortcuts()]
    assert sorted(keys) == sorted(set(keys))
    for menu in desk.window.findChildren(QMenu):
        words = [action.text() for action in menu.actions() if "&" in action.text()]
        letters = [text[text.index("&") + 1].lower() for text in words]
        assert sorted(letters) == sorted(set(letters)), words


def test_the_menus_lead_to_every_place(desks: Desks) -> None:
    desk = desks()
    for name in DECKS:
        desk.window.contents.actions.decks[name].trigger()
        assert here(desk) == AtDeck(name)
        assert not desk.window.contents.actions.decks[name].isEnabled()
    for name in GAMES:
        desk.window.contents.actions.rules[name].trigger()
        assert here(desk) == AtRules(name)
        assert desk.window.game.rules.isVisible()
    do(desk, "Card traditions")
    assert here(desk) == Traditions()
    assert desk.window.start.isVisible()


def test_keys_lead_to_the_decks_and_their_rules(desks: Desks) -> None:
    desk = desks()
    desk.shortcut(KEY.Key_F2, NONE)
    assert here(desk) == Traditions()  # which rules?
    desk.shortcut(KEY.Key_2, CTRL)
    assert here(desk) == AtDeck("zipai")
    desk.shortcut(KEY.Key_F2, NONE)
    assert here(desk) == AtRules("paohuzi")
    desk.go_home()
    assert here(desk) == Traditions()


def test_full_rules_at_the_table_leave_the_deal_where_it_is(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    before = desk.view
    desk.shortcut(KEY.Key_F2, NONE)
    assert desk.window.game.rules.isVisible()
    desk.click("Table")
    assert here(desk) == AtTable("chan")
    assert desk.view is before


def test_rules_of_another_game_let_the_deal_wait(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    do(desk, "Rules of Paohuzi")
    assert desk.window.game.view is None
    assert "New deal" not in " ".join(desk.texts())
    desk.click("Start game")
    desk.until_asked()
    assert desk.view.game.name == "paohuzi"


def test_full_screen_comes_and_goes(desks: Desks) -> None:
    desk = desks()
    window = desk.window
    desk.shortcut(KEY.Key_F11, NONE)
    desk.until(window.isFullScreen)
    assert window.contents.actions.full_screen.isChecked()
    desk.shortcut(KEY.Key_F11, NONE)
    desk.until(lambda: not window.isFullScreen())
    desk.shortcut(KEY.Key_F11, NONE)
    desk.until(window.isFullScreen)
    QTest.keyClick(window, KEY.Key_Escape)
    desk.until(lambda: not window.isFullScreen())
    assert not window.contents.actions.full_screen.isChecked()


@pytest.mark.parametrize("words", ["Back", "Forward", "Card traditions", "New deal"])
def test_what_cannot_be_done_is_not_offered(desks: Desks, words: str) -> None:
    desk = desks()
    (action,) = [a for a in desk.menu_actions() if a.text().replace("&", "") == words]
    assert not action.isEnabled()


def test_the_hand_is_sorted_from_the_menu(desks: Desks) -> None:
    desk = desks()
    assert not desk.window.contents.actions.sort.isEnabled(), "there is no hand"
    desk.window.sitting.start("nantong", seed=5, dealer=0)
    desk.until_asked()
    hand = desk.window.game.table.hand
    sorted_by_suit = hand.groups
    hand.focus = 0
    desk.window.game.table.setFocus()
    QTest.keyClick(desk.window.game.table, KEY.Key_Right, CTRL)
    assert hand.groups != sorted_by_suit
    do(desk, "Sort the hand")
    assert hand.groups == sorted_by_suit
    do(desk, "By rank")
    assert hand.groups != sorted_by_suit
    assert desk.window.settings[SORT] == "rank"
    desk.window.settings[SORT] = "suit"
    assert desk.window.contents.actions.orders["suit"].isChecked()
    assert hand.groups == sorted_by_suit
