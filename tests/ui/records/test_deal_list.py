"""Deals on record as a list."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.match import Ending, KeptDeal
from cardavia_desktop.ui.records.deal_list import DealList
from tests.match.test_history import finished


def kept(seed: int, game: str = "chan") -> KeptDeal:
    ending = Ending("win", seed % 3, (8, -4, -4) if game != "chan" else (12, -4, -4, -4))
    noon = datetime(2026, 1, 31, 12, tzinfo=UTC)
    return replace(KeptDeal.of(finished(seed, game)), ending=ending, time=noon)


DEALS = (kept(0), kept(1, "paohuzi"), kept(2))


class Shown:
    """A list as a person sees it."""

    def __init__(self, dialog: DealList) -> None:
        self.dialog = dialog
        self.tree = dialog.findChildren(QTreeWidget)[0]
        self.opened: list[KeptDeal] = []
        self.saved: list[KeptDeal] = []
        self.forgotten: list[KeptDeal] = []
        dialog.opened.connect(self.opened.append)
        dialog.save.connect(self.saved.append)
        dialog.forget.connect(self.forgotten.append)

    def line(self, at: int) -> list[str]:
        item = self.tree.topLevelItem(at)
        assert item is not None
        return [item.text(column) for column in range(self.tree.columnCount())]

    def button(self, text: str) -> QPushButton:
        return next(b for b in self.dialog.findChildren(QPushButton) if b.text() == text)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.show()
    return made


def shown(window: QWidget, deals: tuple[KeptDeal, ...] = DEALS, file: str = "") -> Shown:
    dialog = DealList(window, deals, file)
    dialog.open()
    return Shown(dialog)


def test_a_line_tells_game_number_result_and_points(window: QWidget) -> None:
    seen = shown(window)
    assert seen.line(0)[1:] == ["Chắn", "222\u00a0222\u00a0222", "You win", "+12"]
    assert seen.line(1)[1:] == ["Paohuzi", "222\u00a0222\u00a023A", "AI 1 wins", "+8"]
    assert "26" in seen.line(0)[0]


def test_what_a_record_does_not_say_is_left_open(window: QWidget) -> None:
    unknown = replace(kept(0), number=None, time=None, ending=None)
    assert shown(window, (unknown,)).line(0) == ["–", "Chắn", "–", "–", "–"]


@pytest.mark.parametrize("time", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"])
def test_times_at_the_ends_of_the_calendar_do_no_harm(window: QWidget, time: str) -> None:
    record = finished(1)
    odd = KeptDeal.of(replace(record, extra={**record.extra, "time": time}))
    assert shown(window, (odd,)).line(0)[0] != "–"


def test_a_deal_is_opened_by_key_and_by_button(window: QWidget) -> None:
    seen = shown(window)
    QTest.keyClick(seen.tree, Qt.Key.Key_Down)
    QTest.keyClick(seen.tree, Qt.Key.Key_Return)
    assert seen.opened == [DEALS[1]]
    assert not seen.dialog.isVisible()
    again = shown(window)
    again.button("Open").click()
    assert again.opened == [DEALS[0]]


def test_a_past_deal_can_be_saved_and_removed_after_a_question(
    window: QWidget, qtbot: QtBot
) -> None:
    seen = shown(window)
    seen.button("Save record…").click()
    assert seen.saved == [DEALS[0]]
    for answer, forgotten in (("Keep", []), ("Delete", [DEALS[0]])):
        seen.button("Delete").click()
        (box,) = [b for b in seen.dialog.findChildren(QMessageBox) if b.isVisible()]
        next(b for b in box.findChildren(QPushButton) if b.text() == answer).click()
        assert seen.forgotten == forgotten
        qtbot.waitUntil(lambda: not seen.dialog.findChildren(QMessageBox))
    seen.dialog.show_deals(DEALS[1:])
    assert seen.line(0)[1] == "Paohuzi"
    assert seen.dialog.isVisible()


def test_the_deals_of_a_file_can_only_be_opened(window: QWidget) -> None:
    seen = shown(window, DEALS, "deals.jsonl")
    assert "deals.jsonl" in seen.dialog.windowTitle()
    assert not seen.button("Delete").isVisible()
    assert not seen.button("Save record…").isVisible()


def test_an_empty_list_says_so(window: QWidget) -> None:
    seen = shown(window, ())
    assert not seen.tree.isVisible()
    assert not seen.button("Open").isEnabled()
