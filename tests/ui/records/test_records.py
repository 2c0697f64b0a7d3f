"""Deals on record at the window: opened, saved, played by number, gone through again."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QTreeWidget

from cardavia_desktop.match import Obstacle, UnreadableError
from cardavia_desktop.match.record_file import read_records
from cardavia_desktop.rules import GAMES, Action, Fault, Record, View
from cardavia_desktop.rules.deal_number import DealNumber, write_number
from cardavia_desktop.ui.records.deal_list import DealList
from cardavia_desktop.ui.records.number_dialog import NumberDialog
from cardavia_desktop.ui.records.open_hands import OpenHands
from cardavia_desktop.ui.records.replay_page import ReplayPage
from cardavia_desktop.ui.settings.every import OPTIONS
from cardavia_desktop.ui.troubles import unreadable_text
from tests.match.test_history import finished
from tests.match.test_record_file import unfinished
from tests.ui.conftest import Desks
from tests.ui.desk import Desk

Dialog = TypeVar("Dialog", bound=QDialog)

CTRL = Qt.KeyboardModifier.ControlModifier


def drop(desk: Desk, *paths: Path) -> bool:
    """Drop files on the window, if it wants them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), action, data, left, none)
    enter.ignore()
    QApplication.sendEvent(desk.window, enter)
    if enter.isAccepted():
        fall = QDropEvent(QPointF(9, 9), action, data, left, none)
        QApplication.sendEvent(desk.window, fall)
    return enter.isAccepted()


def written(folder: Path, *records: Record) -> Path:
    path = folder / "elsewhere.jsonl"
    path.write_text("\n".join(record.write() for record in records))
    return path


def replay_page(desk: Desk) -> ReplayPage:
    desk.until(lambda: any(p.isVisible() for p in desk.window.findChildren(ReplayPage)))
    return desk.window.findChildren(ReplayPage)[0]


def test_a_dropped_deal_that_is_not_over_goes_on(desks: Desks, tmp_path: Path) -> None:
    desk, record = desks(), unfinished(1, actions=0)
    assert drop(desk, written(tmp_path, record))
    desk.until_asked()
    assert desk.view.hand == record.start().view(0).hand
    desk.play_out(desk.play_with_mouse)


def test_several_files_or_words_are_no_record(desks: Desks, tmp_path: Path) -> None:
    desk, path = desks(), written(tmp_path, unfinished(1))
    assert not drop(desk, path, path)
    assert not drop(desk)


def test_the_deal_at_the_table_is_given_up_only_when_the_person_says_so(
    desks: Desks, tmp_path: Path
) -> None:
    desk, record = desks(), unfinished(1, actions=0)
    path = written(tmp_path, record)
    desk.start("chan")
    desk.until(lambda: desk.asked)
    desk.play_with_mouse()
    begun = desk.view
    assert drop(desk, path)
    desk.click("Keep playing", desk.box())
    assert desk.view is begun
    assert drop(desk, path)
    desk.click("New deal", desk.box())
    desk.until(lambda: desk.view.hand == record.start().view(0).hand)


def test_the_deal_that_waits_is_given_up_only_when_the_person_says_so(
    desks: Desks, tmp_path: Path
) -> None:
    desk = desks()
    desk.start("chan")
    desk.until(lambda: desk.asked)
    waiting = desk.view
    desk.go_home()
    desk.until(lambda: desk.sees("A deal is waiting where you left it"))
    assert drop(desk, written(tmp_path, unfinished(1, actions=0)))
    desk.click("Continue", desk.box())
    desk.until_asked()
    assert desk.view == waiting


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_deal_that_is_over_is_gone_through(desks: Desks, tmp_path: Path, game: str) -> None:
    desk, record = desks(), finished(5, game)
    assert drop(desk, written(tmp_path, record))
    page = replay_page(desk)
    assert page.sheet.isVisible()
    on_top = page.childAt(page.sheet.geometry().center())
    assert on_top is not None
    assert page.sheet.isAncestorOf(on_top)
    assert not desk.buttons("New deal", page)
    desk.press(Qt.Key.Key_Escape)
    assert not page.sheet.isVisible()
    moves = len(record.actions)
    assert desk.sees(f"Move {moves} of {moves}")
    assert page.slider.hasFocus()
    desk.press(Qt.Key.Key_Home)
    assert desk.sees(f"Move 0 of {moves}")
    assert not desk.button("‹ Back a move").isEnabled()
    desk.click("Next move ›")
    shown = page.table.shown
    assert shown is not None
    table = record.start()
    seat, action = record.replay().actions[0]
    assert seat == table.to_move
    table.play(action)
    assert shown[0].hand == table.view(0).hand
    hands = page.findChildren(OpenHands)[0]
    names = hands.accessibleDescription()
    assert all(f"AI {seat}" in names for seat in range(1, table.game.seats))
    assert hands.isVisible()
    desk.click("All hands")
    assert not hands.isVisible()
    desk.click("← Back")
    desk.until(desk.window.start.isVisible)
    desk.shortcut(Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    desk.until(page.isVisible)


def test_no_hand_is_open_that_a_small_window_has_no_room_for(desks: Desks, tmp_path: Path) -> None:
    desk = desks(size=(1024, 640))
    assert drop(desk, written(tmp_path, finished(5)))
    page = replay_page(desk)
    desk.press(Qt.Key.Key_Escape)
    hands = page.findChildren(OpenHands)[0]
    assert not hands.isVisible()
    desk.click("All hands")
    assert hands.isVisible()
    assert page.table.height() >= 480  # the table keeps its room
    assert hands.geometry().top() == page.table.geometry().top()


def test_a_deal_gone_through_can_be_played_again_and_saved(desks: Desks, tmp_path: Path) -> None:
    desk, record = desks(), finished(5)
    assert drop(desk, written(tmp_path, record))
    page = replay_page(desk)
    desk.click("Save record…", page.sheet)
    choose(desk, tmp_path / "again.json")
    desk.until((tmp_path / "again.json").exists)
    assert read_records(tmp_path / "again.json") == [Record.parse(record.write())]
    desk.shortcut(Qt.Key.Key_C, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == str(DealNumber("chan", 0, 5))
    desk.press(Qt.Key.Key_Escape)
    desk.click("Play this deal")
    desk.until_asked()
    assert desk.window.game.standing is not None
    assert desk.window.game.standing.number == DealNumber("chan", 0, 5)


def test_of_several_deals_in_a_file_the_person_chooses_one(desks: Desks, tmp_path: Path) -> None:
    desk = desks()
    assert drop(desk, written(tmp_path, finished(5), finished(6, "paohuzi")))
    dialog = the(desk, DealList)
    assert desk.sees("elsewhere.jsonl holds several deals")
    tree = dialog.findChildren(QTreeWidget)[0]
    QTest.keyClick(tree, Qt.Key.Key_Down)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    replay = replay_page(desk).replay
    assert replay is not None
    assert replay.record.game == "paohuzi"


def test_a_file_that_is_no_record_gets_one_sentence(desks: Desks, tmp_path: Path) -> None:
    desk, path = desks(), tmp_path / "letter.txt"
    path.write_text("Dear Sir")
    assert drop(desk, path)
    desk.until(lambda: desk.sees("“letter.txt” is no deal record: it is not written in JSON."))
    desk.click("Close")
    data = json.loads(unfinished(1).write())
    path.write_text(json.dumps(data | {"actions": [[0, "fly"]]}))
    assert drop(desk, path)
    desk.until(lambda: desk.sees("its action 1 is not possible."))
    assert desk.window.start.isVisible()


@pytest.mark.parametrize("reason", [*Fault, *Obstacle])
def test_every_reason_has_one_sentence(reason: Fault | Obstacle) -> None:
    text = unreadable_text(UnreadableError("deal.json", reason, "7"))
    assert text.startswith("“deal.json” ")
    assert text.endswith(".")
    assert "%" not in text


def the(desk: Desk, kind: type[Dialog]) -> Dialog:
    """The dialog of a kind that is open."""
    desk.until(lambda: any(d.isVisible() for d in desk.window.findChildren(kind)))
    return next(d for d in desk.window.findChildren(kind) if d.isVisible())


def choose(desk: Desk, path: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = the(desk, QFileDialog)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()


def test_a_record_is_saved_and_opened_through_the_menu(desks: Desks, tmp_path: Path) -> None:
    desk, path = desks(), tmp_path / "mine.json"
    desk.shortcut(Qt.Key.Key_S, CTRL)  # nothing to save at the start page
    desk.start("paohuzi")
    desk.until(lambda: desk.asked)
    saved = desk.view
    desk.shortcut(Qt.Key.Key_S, CTRL)
    choose(desk, path)
    desk.until(path.exists)
    desk.play_out(desk.play_with_mouse)
    desk.shortcut(Qt.Key.Key_O, CTRL)
    choose(desk, path)
    desk.until(lambda: desk.view == saved)


def test_a_deal_is_played_by_its_number(desks: Desks) -> None:
    desk = desks()
    desk.shortcut(Qt.Key.Key_G, CTRL)
    number = the(desk, NumberDialog).findChildren(QLineEdit)[0]
    shared = DealNumber("paohuzi", 2, 99, frozenset({"chi-turned-card"}))
    number.setText(str(shared))
    QTest.keyClick(number, Qt.Key.Key_Return)
    desk.until_asked()
    assert desk.window.game.standing is not None
    assert desk.window.game.standing.number == shared
    assert desk.view.options == {"chi-turned-card"}
    desk.shortcut(Qt.Key.Key_C, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == str(shared)


class Failing:
    """An AI player that never comes to an answer."""

    def choose(self, view: View) -> Action:
        raise RuntimeError("out of ideas")


def test_a_player_that_fails_is_told_of_once_and_the_deal_goes_on(
    desks: Desks, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL):
        desk = desks(lambda seat, seed: Failing())
        desk.start("chan")
        desk.play_out(desk.play_with_mouse)
    sentences = [text for text in desk.texts() if "the Apprentice moves in its place." in text]
    assert len(sentences) == 1
    desk.click("Close")
    assert not desk.sees("the Apprentice moves in its place.")


def test_new_deals_have_the_options_that_are_set_and_a_deal_keeps_its_own(desks: Desks) -> None:
    desk = desks()
    settings = desk.window.settings
    switch = OPTIONS["chan"]["tom-three-strings"]
    settings[switch] = True
    desk.start("chan")
    desk.until(lambda: desk.asked)
    assert desk.view.options == {"tom-three-strings"}
    settings[switch] = False
    desk.play_out(desk.play_with_mouse)
    assert desk.view.options == {"tom-three-strings"}
    before = desk.view
    desk.click("New deal", desk.window.game.sheet)
    desk.until_asked(before)
    assert desk.view.options == frozenset()


def test_past_deals_are_opened_and_removed(desks: Desks) -> None:
    desk = desks()
    desk.shortcut(Qt.Key.Key_H, CTRL)
    empty = the(desk, DealList)
    assert desk.sees("No deal has come to its end yet.")
    empty.reject()
    desk.start("chan")
    desk.play_out(desk.play_with_mouse)
    standing = desk.window.game.standing
    assert standing is not None
    assert standing.number is not None
    seed = write_number(standing.number.seed)
    desk.shortcut(Qt.Key.Key_H, CTRL)
    dialog = the(desk, DealList)
    tree = dialog.findChildren(QTreeWidget)[0]
    item = tree.topLevelItem(0)
    assert item is not None
    assert item.text(2).replace("\u00a0", "") == seed
    QTest.keyClick(tree, Qt.Key.Key_Return)
    page = replay_page(desk)
    assert page.sheet.isVisible()
    desk.shortcut(Qt.Key.Key_H, CTRL)
    dialog = the(desk, DealList)
    desk.click("Delete", dialog)
    desk.click("Delete", desk.box())
    desk.until(lambda: desk.sees("No deal has come to its end yet."))
