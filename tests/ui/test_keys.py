"""The list of keys: it opens anywhere, and says what the keys really do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.i18n.actions import action_key, answer_keys
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.key_text import key_text, keys_text
from cardavia_desktop.ui.keys import KeysDialog, sections
from cardavia_desktop.ui.menus import Actions
from cardavia_desktop.ui.records.number_dialog import NumberDialog
from cardavia_desktop.ui.rules.keys import RulesKey
from cardavia_desktop.ui.table.keys import TABLE_KEYS
from cardavia_desktop.ui.table.view import TableView
from tests.ui.conftest import Desks
from tests.ui.desk import Desk


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("F1", "F1"),
        ("Ctrl+N", "Ctrl+N"),
        ("Alt+Left", "Alt+←"),
        ("Up", "↑"),
        ("Ctrl+Shift+Down", "Ctrl+Shift+↓"),
        ("?", "?"),
        ("+", "+"),
        ("Ctrl++", "Ctrl++"),
    ],
)
def test_a_key_is_named_as_on_the_keyboard(key: str, text: str) -> None:
    assert key_text(QKeySequence(key)) == text


def test_many_keys_are_named_by_the_first_and_the_last() -> None:
    assert keys_text([QKeySequence(str(n)) for n in range(1, 10)]) == "1–9"
    assert keys_text([QKeySequence("Home"), QKeySequence("End")]) == "Home   End"


@pytest.fixture
def actions(qtbot: QtBot) -> Actions:
    owner = QWidget()
    qtbot.addWidget(owner)
    made = Actions(owner)
    made.owner = owner  # type: ignore[attr-defined]  # it lives as long as its actions
    return made


def test_all_that_has_a_key_is_listed(actions: Actions) -> None:
    everywhere, table, *_, rules = sections(actions)
    with_key = [action for action in actions if not action.shortcut().isEmpty()]
    with_key.remove(actions.sort)  # a key of the table
    assert len(everywhere.rows) == len(with_key) > 5
    assert ("F1", "Keys") in everywhere.rows
    assert len(table.rows) == len(TABLE_KEYS)
    assert len(rules.rows) == len(RulesKey)
    assert all(keys and words for section in sections(actions) for keys, words in section.rows)


def test_no_key_is_taken_twice(actions: Actions) -> None:
    keys = [key for action in actions for key in action.shortcuts()]
    keys += [key.sequence for key in RulesKey]
    texts = [key.toString() for key in keys]
    assert sorted(texts) == sorted(set(texts))


def test_the_answers_of_each_game() -> None:
    assert answer_keys(GAMES["chan"]) == [
        ("Space", "Pass"),
        ("U", "Ù"),
        ("E", "Capture"),
        ("C", "Chíu"),
    ]
    assert answer_keys(GAMES["paohuzi"]) == [
        ("Space", "Pass"),
        ("U", "Win"),
        ("C", "Chi"),
        ("P", "Peng"),
        ("O", "Pao"),
    ]
    assert answer_keys(GAMES["nantong"]) == [
        ("Space", "Pass, Finish preparation"),
        ("U", "Win"),
        ("P", "Pung"),
        ("O", "Opening declaration"),
        ("K", "Kong"),
        ("Z", "Declare Tiandi Hezi"),
        ("R", "Declare ready"),
    ]
    for game in GAMES.values():
        keys = {key for key, _ in answer_keys(game)}
        named = {action_key(action) for action in game.notation.every()} - {""}
        assert named <= keys


def test_the_table_answers_to_its_keys(desks: Desks) -> None:
    """Each in a state in which it has a meaning: the first card has the focus."""
    desk = desks()
    desk.window.sitting.start("nantong", seed=4, dealer=0)
    desk.until(lambda: desk.playing)
    desk.until_asked()
    # Those that give an answer come last.
    for listed in sorted(TABLE_KEYS, key=lambda listed: len(listed.keys)):
        keys = [
            key if isinstance(key, QKeyCombination) else QKeyCombination(key) for key in listed.keys
        ]
        if QKeySequence(keys[0]) == desk.table.sort_action.shortcut():
            continue
        if keys[0].key() != Qt.Key.Key_Tab:  # Qt's own
            assert any(answers(desk.table, key) for key in keys), listed.words()


def test_the_actions_of_the_table_are_listed(qtbot: QtBot, cards: Cards) -> None:
    table = TableView(cards)
    qtbot.addWidget(table)
    listed = {QKeySequence(key) for keys in TABLE_KEYS for key in keys.keys}
    assert {action.shortcut() for action in table.actions()} - {QKeySequence()} <= listed


def answers(table: TableView, key: QKeyCombination) -> bool:
    """Whether the key does something when some card in the middle of the hand has the focus."""
    for place in range(len(table.hand.faces)):
        table.setFocus()
        table.focus_card(place)
        if key.key() == Qt.Key.Key_Escape:
            table.use_card(place)
        event = QKeyEvent(
            QKeyEvent.Type.KeyPress, key.key(), key.keyboardModifiers(), _text(key.key())
        )
        QApplication.sendEvent(table, event)
        if event.isAccepted():
            return True
    return False


def _text(key: Qt.Key) -> str:
    return chr(key) if 32 < key < 128 else ""


# The dialog.


def dialog(desk: Desk) -> KeysDialog | None:
    found = desk.window.findChildren(KeysDialog)
    return found[0] if found else None


def close(desk: Desk) -> None:
    opened = dialog(desk)
    assert opened is not None
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    desk.until(lambda: dialog(desk) is None)
    desk.window.activateWindow()
    desk.until(desk.window.isActiveWindow)


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Question])
def test_it_opens_on_the_start_page_and_at_the_rules(key: Qt.Key, desks: Desks) -> None:
    desk = desks()
    QTest.keyClick(desk.window, key)
    desk.until(lambda: dialog(desk) is not None)
    opened = dialog(desk)
    assert opened is not None
    assert opened.list.hasFocus() or opened.focusWidget() is opened.list
    QTest.keyClick(desk.window, Qt.Key.Key_F1)
    assert len(desk.window.findChildren(KeysDialog)) == 1, "once is enough"
    close(desk)
    desk.window.sitting.start("chan", seed=3)
    desk.until(lambda: desk.playing)
    desk.window.game.show_rules(desk.view.game)
    QTest.keyClick(desk.window.game.rules.reader, key)
    desk.until(lambda: dialog(desk) is not None)
    close(desk)


@pytest.mark.parametrize("keys", ["Ctrl+H", "Ctrl+N"])
def test_a_question_mark_opens_it_over_a_dialog_too(keys: str, desks: Desks) -> None:
    """Ctrl+N asks before a deal is lost."""
    desk = desks()
    desk.window.sitting.start("chan", seed=3, dealer=0)
    desk.until(lambda: desk.playing)
    desk.until_asked()
    desk.play_with_keys()
    QTest.keySequence(desk.window, QKeySequence(keys))
    desk.until(lambda: QApplication.activeWindow() not in (None, desk.window))
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Question)
    desk.until(lambda: dialog(desk) is not None)


def test_in_a_text_a_question_mark_is_one(desks: Desks) -> None:
    desk = desks()
    QTest.keySequence(desk.window, QKeySequence("Ctrl+G"))
    desk.until(lambda: QApplication.activeModalWidget() is not None)
    number = desk.window.findChild(NumberDialog)
    assert number is not None
    line = number.findChild(QLineEdit)
    assert line is not None
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Question)
    assert line.text() == "?"
    assert dialog(desk) is None


def test_at_the_hand_a_question_mark_asks_why_not(desks: Desks) -> None:
    desk = desks()
    desk.window.sitting.start("chan", seed=3, dealer=0)
    desk.until(lambda: desk.playing)
    desk.until_asked()
    hand, table = desk.hand, desk.table
    refused = next(place for place in range(len(hand.faces)) if not hand.legal(place))
    table.setFocus()
    table.focus_card(refused)
    QTest.keyClick(table, Qt.Key.Key_Question)
    assert hand.asked == refused
    assert dialog(desk) is None
    QTest.keyClick(table, Qt.Key.Key_F1)
    desk.until(lambda: dialog(desk) is not None)


def test_the_list_is_said_in_the_language_of_now(desks: Desks) -> None:
    desk = desks()
    QTest.keyClick(desk.window, Qt.Key.Key_F1)
    desk.until(lambda: dialog(desk) is not None)
    opened = dialog(desk)
    assert opened is not None
    rows = opened.list.topLevelItemCount()
    languages.speak("pl")
    QApplication.processEvents()
    assert opened.list.topLevelItemCount() == rows


def test_every_row_shows_all_its_words(qtbot: QtBot, cards: Cards) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(420, 400)
    action = QAction("a very long name of something that one can do with this key " * 3, parent)
    action.setShortcut("F9")
    opened = KeysDialog(parent, [action])
    qtbot.addWidget(opened)
    opened.show()
    exactly = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive
    QApplication.processEvents()
    (long,) = opened.list.findItems("F9", exactly)
    (short,) = opened.list.findItems("F3", exactly)
    height = opened.list.visualItemRect(long).height()
    assert height > 3 * opened.list.visualItemRect(short).height()
