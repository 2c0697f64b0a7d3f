"""Choosing a deal by its number."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.rules.deal_number import DealNumber, write_number
from cardavia_desktop.ui.records.deal_entry import MisreadError, Wanted, read_seed, read_shared
from cardavia_desktop.ui.records.number_dialog import NumberDialog
from cardavia_desktop.ui.widgets.controls import Selector, Tick

SEED = 123_456_789_012
NUMBER = write_number(SEED)
STORED = {"chan": ["tom-three-strings"], "paohuzi": ["chi-turned-card"], "nantong": []}


@pytest.mark.parametrize(
    "text",
    [NUMBER, NUMBER.lower(), f" {NUMBER[:3]} {NUMBER[3:6]}-{NUMBER[6:]}\n", "\u00a0".join(NUMBER)],
)
def test_a_number_is_read_however_it_is_written(text: str) -> None:
    assert read_seed(text) == SEED


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (NUMBER[:6], "3 more characters"),
        (NUMBER[:8], "1 more character"),
        (NUMBER + "2", "A deal number has nine characters."),
        ("222222223", "There is a typing mistake in this number."),
        ("HX4PZ7QM0", "has no “0”"),
        ("đá", "has no “Đ”"),
    ],
)
def test_what_is_wrong_with_a_number(text: str, sentence: str) -> None:
    with pytest.raises(MisreadError, match=sentence):
        read_seed(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("chan/2", "as in chan/2/HX4PZ7QMB"),
        (f"bridge/2/{NUMBER}", "There is no game “bridge”."),
        (f"chan/4/{NUMBER}", "There is no seat 4 here."),
        (f"chan/²/{NUMBER}", "There is no seat ² here."),
        (f"nantong/0/{NUMBER}+chi-turned-card", "Nantong long cards has no table option"),
        ("chan/0/222222223", "typing mistake"),
        ("x" * 500 + "/0/" + NUMBER, "There is no game “x{24}”"),
    ],
)
def test_what_is_wrong_with_a_whole_deal(text: str, sentence: str) -> None:
    with pytest.raises(MisreadError, match=sentence):
        read_shared(text)


def test_a_whole_deal_is_read_as_it_was_copied() -> None:
    deal = DealNumber("chan", 2, SEED, frozenset({"tom-three-strings"}))
    assert read_shared(f"  {deal}\n") == deal


class Form:
    """The dialog as a person sees it."""

    def __init__(self, dialog: NumberDialog, window: QWidget, bot: QtBot) -> None:
        self.bot = bot
        self.dialog = dialog
        self.window = window  # the dialog goes with it
        self.number = dialog.findChildren(QLineEdit)[0]
        self.game, self.dealer = dialog.findChildren(Selector)
        self.wanted: list[Wanted] = []
        dialog.chosen.connect(self.wanted.append)

    def until_ticked(self, *expected: bool) -> None:
        """Wait until the options are seen, and ticked like this."""

        def ticks() -> list[bool]:
            boxes = self.dialog.findChildren(Tick)
            return [box.isChecked() for box in boxes if box.isVisible()]

        self.bot.waitUntil(lambda: ticks() == [*expected])

    @property
    def play(self) -> QPushButton:
        return next(b for b in self.dialog.findChildren(QPushButton) if b.text() == "Play")

    def sees(self, text: str) -> bool:
        labels = self.dialog.findChildren(QLabel)
        return any(text in label.text() for label in labels if label.isVisible())

    def write(self, text: str) -> None:
        self.number.clear()
        QTest.keyClicks(self.number, text)


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialog = NumberDialog(window, "chan", STORED.__getitem__)
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)
    return Form(dialog, window, qtbot)


def test_a_number_is_typed_and_played_with_the_options_that_are_set(form: Form) -> None:
    assert not form.play.isEnabled()
    form.write(NUMBER.lower())
    QTest.keyClick(form.number, Qt.Key.Key_Return)
    assert form.wanted == [Wanted("chan", SEED, None, frozenset({"tom-three-strings"}))]
    assert not form.dialog.isVisible()


def test_a_mistake_is_told_while_one_types(form: Form) -> None:
    form.write("222 222 22")
    assert form.sees("1 more character")
    QTest.keyClicks(form.number, "3")
    assert form.sees("There is a typing mistake in this number.")
    assert form.number.accessibleDescription() == "There is a typing mistake in this number."
    QTest.keyClick(form.number, Qt.Key.Key_Return)
    assert form.wanted == []
    assert form.dialog.isVisible()


def test_a_whole_deal_that_is_pasted_fills_everything(form: Form) -> None:
    deal = DealNumber("paohuzi", 2, SEED, frozenset({"own-fourth-on-wei-is-ti"}))
    form.number.setText(str(deal))
    assert form.game.currentData() == "paohuzi"
    assert form.dealer.currentText() == "AI 2"
    form.until_ticked(False, True)
    assert form.number.text().replace("\u00a0", "") == NUMBER
    form.play.click()
    assert form.wanted == [Wanted("paohuzi", SEED, 2, deal.options)]


def test_another_game_has_other_dealers_and_options(form: Form) -> None:
    form.dealer.setCurrentIndex(form.dealer.findText("AI 3"))
    form.game.setCurrentIndex(form.game.findData("paohuzi"))
    assert form.dealer.findText("AI 3") == -1
    assert form.dealer.currentText() == "As drawn with the cards"
    form.until_ticked(True, False)
    form.game.setCurrentIndex(form.game.findData("nantong"))
    form.until_ticked()
    form.write(NUMBER)
    form.dealer.setCurrentIndex(form.dealer.findText("AI 1"))
    form.play.click()
    assert form.wanted == [Wanted("nantong", SEED, 1, frozenset())]
