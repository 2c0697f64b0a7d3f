"""Contrast, grain, color temperature and indices as a person sets them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.index import index_height
from cardavia_desktop.art.tone import NEUTRAL, Tone
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.settings.preferences import INDEX
from cardavia_desktop.ui.settings.store import FILE_NAME, Settings
from cardavia_desktop.ui.table.answer_button import AnswerButton
from cardavia_desktop.ui.table.items import CardItem
from cardavia_desktop.ui.table.layout import SMALLEST_SIGN
from cardavia_desktop.ui.table.view import TableView
from cardavia_desktop.ui.widgets.dial import NotchedSlider
from tests.ui.conftest import Desks
from tests.ui.desk import Desk, tap
from tests.ui.table.positions import find

DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.fixture(autouse=True)
def as_drawn(cards: Cards) -> Iterator[None]:
    """The cards are those of all tests."""
    yield
    cards.set_tone(NEUTRAL)
    cards.show_index(None)


def slider(desk: Desk, name: str) -> NotchedSlider:
    sliders = desk.window.findChildren(NotchedSlider)
    return next(found for found in sliders if found.accessibleName() == name)


def reset(desk: Desk) -> QPushButton:
    (button,) = [b for b in desk.window.findChildren(QPushButton) if b.objectName() == "reset"]
    return button


def awake(desk: Desk) -> Desk:
    """Once the window has the focus."""
    desk.until(lambda: QApplication.focusWidget() is not None)
    return desk


def picture(cards: Cards, widget: QWidget) -> QImage:
    """What is seen once all cards are sharp."""
    widget.grab()
    cards.finish()
    return widget.grab().toImage()


def test_each_dial_changes_the_pictures_at_once(desks: Desks, cards: Cards) -> None:
    desk = awake(desks())
    for name, tone in (
        ("Contrast", Tone(contrast=51)),
        ("Grain", Tone(grain=51)),
        ("Color temperature", Tone(temperature=51)),
    ):
        dial = slider(desk, name)
        dial.setFocus()
        before = picture(cards, desk.window.start)
        desk.press(Qt.Key.Key_Right)
        assert cards.tone == tone
        desk.press(*[Qt.Key.Key_PageUp] * 3)
        assert dial.value() == 81
        assert picture(cards, desk.window.start) != before, name
        tap(reset(desk))
        assert cards.tone == NEUTRAL
        assert picture(cards, desk.window.start) == before, name


def test_keys_of_a_dial(desks: Desks) -> None:
    desk = awake(desks())
    dial = slider(desk, "Contrast")
    dial.setFocus()
    for key, value in (
        (Qt.Key.Key_Left, 49),
        (Qt.Key.Key_Down, 48),
        (Qt.Key.Key_Up, 49),
        (Qt.Key.Key_PageDown, 39),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageUp, 10),
        (Qt.Key.Key_End, 100),
    ):
        desk.press(key)
        assert dial.value() == value
        assert f"{value}%" in desk.texts()


def test_the_reset_button_gives_the_focus_away_and_sleeps(desks: Desks) -> None:
    desk = awake(desks())
    assert not reset(desk).isEnabled()
    slider(desk, "Grain").setValue(7)
    reset(desk).setFocus()
    desk.press(Qt.Key.Key_Space)
    assert not reset(desk).isEnabled()
    assert slider(desk, "Contrast").hasFocus()


@pytest.mark.parametrize("game", ["chan", "paohuzi", "nantong"])
def test_table_and_cards_follow_in_the_middle_of_a_deal(
    desks: Desks, cards: Cards, game: str
) -> None:
    desk = desks()
    desk.table.speed = Speed.OFF
    desk.start(game)
    desk.until_asked()
    before = picture(cards, desk.table)
    lacquer = before.pixelColor(desk.table.width() // 2 + 40, 12)
    slider(desk, "Color temperature").setValue(100)
    warm = picture(cards, desk.table)
    assert warm.pixelColor(desk.table.width() // 2 + 40, 12).blue() < lacquer.blue()
    strip = desk.hand.rect(0)
    assert warm.copy(strip.x, strip.y, 30, 100) != before.copy(strip.x, strip.y, 30, 100)
    slider(desk, "Color temperature").setValue(50)
    assert picture(cards, desk.table) == before


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_many_moves_are_painted_once(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    QApplication.processEvents()
    QTest.qWait(600)  # nothing is on its way any more
    paints = Paints()
    desk.table.viewport().installEventFilter(paints)
    for value in range(50, 90):
        slider(desk, "Contrast").setValue(value)
    assert paints.count == 0
    QApplication.processEvents()
    assert paints.count == 1


def test_what_was_set_is_there_again(desks: Desks, cards: Cards, tmp_path: Path) -> None:
    desk = desks()
    slider(desk, "Contrast").setValue(70)
    slider(desk, "Grain").setValue(0)
    index(desk).trigger()
    desk.window.close()
    cards.set_tone(NEUTRAL)
    again = desks()
    assert cards.tone == Tone(70, 0, 50)
    assert slider(again, "Contrast").value() == 70
    assert slider(again, "Grain").value() == 0
    assert index(again).isChecked()
    assert cards.shows_index
    assert (tmp_path / FILE_NAME).exists()


def index(desk: Desk) -> QAction:
    (action,) = [a for a in desk.menu_actions() if a.text() == "&Latin indices on the cards"]
    return action


@pytest.mark.parametrize("value", ["101", "-1", "fifty", "", "5.5", "\u0665"])
def test_a_broken_value_counts_as_not_set(tmp_path: Path, value: str) -> None:
    (tmp_path / FILE_NAME).write_text(
        f"[tone]\ncontrast={value}\ngrain=3\n\n[cards]\nindex=perhaps\n", encoding="utf-8"
    )
    settings = Settings(tmp_path)
    assert settings.tone == Tone(grain=3)
    assert not settings[INDEX]


def test_settings_that_cannot_be_written_last_until_the_end(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    settings = Settings(blocked)
    settings.tone = Tone(1, 2, 3)
    assert settings.tone == Tone(1, 2, 3)


@pytest.mark.parametrize("game", ["chan", "paohuzi", "nantong"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_indices_come_and_go_with_the_hand_in_its_place(
    desks: Desks, cards: Cards, game: str, size: tuple[int, int]
) -> None:
    desk = desks(size=size)
    desk.table.speed = Speed.OFF
    desk.start(game)
    desk.until_asked()
    before = picture(cards, desk.table)
    index(desk).trigger()
    QApplication.processEvents()
    assert picture(cards, desk.table) != before
    for place in range(len(desk.hand.faces)):
        rect, strip = desk.hand.rect(place), desk.hand.strip(place)
        assert rect.bottom <= desk.table.height()
        assert strip.h >= SMALLEST_SIGN + index_height(rect.w), "the sign and its index"
    desk.play_with_mouse()
    index(desk).trigger()
    QApplication.processEvents()
    assert not cards.shows_index


@pytest.mark.parametrize("width", [800, 1024, 1280])
def test_the_dials_never_overlap_what_stands_beside_them(desks: Desks, width: int) -> None:
    desk = desks(size=(width, 640))
    QApplication.processEvents()
    (header,) = desk.window.findChildren(Header)
    shown = [part for part in header.findChildren(QWidget, options=DIRECT) if part.isVisible()]
    places = sorted((part.geometry() for part in shown), key=QRect.x)
    for left, right in pairwise(places):
        assert left.right() < right.left()
    dials = header.dials
    for part in dials.findChildren(QWidget, options=DIRECT):
        assert dials.rect().contains(part.geometry())
    assert desk.sees("CARDAVIA") is (width > 800)


def test_the_pictures_on_the_answers_follow(qtbot: QtBot) -> None:
    """Also when their cards are drawn only after they were first shown."""
    _, view = find("paohuzi", lambda view: sum(a.verb == "chi" for a in view.legal) >= 2)
    cards = Cards(None)
    table = TableView(cards)
    qtbot.addWidget(table)
    table.resize(1280, 700)
    with qtbot.waitExposed(table):
        table.show()
    table.tell(view)
    button = next(b for b in table.findChildren(AnswerButton) if b.pictures)
    paints = Paints()
    QApplication.processEvents()
    cards.finish()
    QApplication.processEvents()
    button.installEventFilter(paints)
    cards.set_tone(Tone(temperature=100))
    QApplication.processEvents()
    assert paints.count == 1
    cards.close()


def test_another_screen_gets_cards_of_its_own(
    desks: Desks, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    monkeypatch.setattr(desk.table, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(desk.table, QEvent(QEvent.Type.DevicePixelRatioChange))
    cards = [item for item in desk.table.scene().items() if isinstance(item, CardItem)]
    assert {item.drawn.ratio for item in cards} == {2.0}
