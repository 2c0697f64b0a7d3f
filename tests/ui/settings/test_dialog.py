"""The dialog of the settings, used with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QListWidget,
    QPushButton,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.tone import NEUTRAL
from cardavia_desktop.i18n import languages
from cardavia_desktop.ui.settings.dialog import SettingsDialog
from cardavia_desktop.ui.settings.every import ALL
from cardavia_desktop.ui.settings.preferences import (
    GRAIN,
    INDEX,
    LANGUAGE,
    ONE_CLICK,
    PALETTE,
    SPEED,
    VOLUME,
    WINDOW,
)
from cardavia_desktop.ui.settings.setting import Choice, Group, Percent, Setting, Switch
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.theme import Look, Script, Type, wear
from tests.ui.conftest import Desks, as_at_first
from tests.ui.desk import Desk, texts

Dialogs = Callable[[tuple[int, int]], SettingsDialog]

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def as_drawn(cards: Cards) -> Iterator[None]:
    """The cards are those of all tests."""
    yield
    cards.set_tone(NEUTRAL)
    cards.show_index(None)


def open_dialog(desk: Desk) -> SettingsDialog:
    """With its keys; the focus is in it."""
    desk.until(lambda: QApplication.focusWidget() is not None)
    QTest.keyClick(desk.window, KEY.Key_Comma, CTRL)
    (dialog,) = desk.window.findChildren(SettingsDialog)
    desk.until(lambda: dialog.isAncestorOf(focus()))
    return dialog


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focus(), key)


def go_to(dialog: SettingsDialog, name: str) -> QWidget:
    """Tab to the control with an accessible name, or of a button with that text."""
    for _ in range(40):
        widget = focus()
        text = widget.text() if isinstance(widget, QPushButton) else ""
        if name in (widget.accessibleName(), text):
            return widget
        press(KEY.Key_Tab)
    raise AssertionError(f"no way to {name}")


def go_to_group(dialog: SettingsDialog, group: Group) -> None:
    (groups,) = dialog.findChildren(QListWidget)
    for _ in range(40):
        if groups.hasFocus():
            break
        press(KEY.Key_Tab)
    assert groups.hasFocus()
    press(KEY.Key_Home)
    press(*[KEY.Key_Down] * list(Group).index(group))


def set_with_keys(dialog: SettingsDialog, setting: Setting[Any], settings: Settings) -> None:
    """Change a setting, whatever it is, with a key."""
    assert setting.group is not None
    go_to_group(dialog, setting.group)
    match setting:
        case Choice() if len(setting.choices()) <= 4:
            title, label = setting.title(), setting.choices()[settings[setting]]
            widget = go_to(dialog, f"{title}: {label}")
            last = list(setting.choices())[-1]
            press(KEY.Key_Left if settings[setting] == last else KEY.Key_Right)
            assert not widget.hasFocus(), "the focus goes along"
        case Choice():
            assert isinstance(go_to(dialog, setting.title()), QComboBox)
            press(KEY.Key_Down)
        case Percent():
            assert isinstance(go_to(dialog, setting.title()), QSlider)
            press(KEY.Key_Right)
        case Switch():
            assert isinstance(go_to(dialog, setting.title()), QCheckBox)
            press(KEY.Key_Space)


def test_everything_can_be_set_with_the_keyboard(desks: Desks) -> None:
    desk = desks()
    settings = desk.window.settings
    dialog = open_dialog(desk)
    for setting in ALL:
        if setting.group is not None and setting is not LANGUAGE:
            set_with_keys(dialog, setting, settings)
            assert settings[setting] != setting.default, setting.name
            assert go_to_nothing_else_changed(settings, setting)
    go_to(dialog, "Save")
    press(KEY.Key_Return)
    assert not dialog.isVisible()


def go_to_nothing_else_changed(settings: Settings, last: Setting[Any]) -> bool:
    """Settings after this one still have their defaults."""
    later = ALL[ALL.index(last) + 1 :]
    return all(settings[other] == other.default for other in later)


def test_the_language_can_be_set_with_the_keyboard(desks: Desks) -> None:
    desk = desks()
    dialog = open_dialog(desk)
    set_with_keys(dialog, LANGUAGE, desk.window.settings)
    first = languages.known()[0]
    assert desk.window.settings[LANGUAGE] == first
    assert languages.spoken() == first


@pytest.mark.parametrize("leave", ["Cancel", "Escape", "Close"])
def test_cancel_puts_everything_back(
    desks: Desks, cards: Cards, tmp_path: Path, leave: str
) -> None:
    desk = desks()
    settings = desk.window.settings
    settings[VOLUME] = 12
    settings.save()
    before = (tmp_path / "settings.ini").read_text(encoding="utf-8")
    dialog = open_dialog(desk)
    for setting in (PALETTE, GRAIN, INDEX, SPEED, VOLUME):
        set_with_keys(dialog, setting, settings)
    assert cards.tone.grain == 51
    assert cards.shows_index, "it is seen at once"
    if leave == "Cancel":
        go_to(dialog, leave)
        press(KEY.Key_Return)
    elif leave == "Escape":
        press(KEY.Key_Escape)
    else:
        dialog.close()
    assert settings.tone == NEUTRAL
    assert not settings[INDEX]
    assert settings[VOLUME] == 12
    assert Settings(tmp_path)[VOLUME] == 12
    values = [line for line in before.splitlines() if "=" in line]
    after = (tmp_path / "settings.ini").read_text(encoding="utf-8")
    assert set(values) <= set(after.splitlines())


def test_what_was_saved_is_on_disk(desks: Desks, tmp_path: Path) -> None:
    desk = desks()
    dialog = open_dialog(desk)
    set_with_keys(dialog, ONE_CLICK, desk.window.settings)
    go_to(dialog, "Save")
    press(KEY.Key_Return)
    assert Settings(tmp_path)[ONE_CLICK]
    assert desk.table.one_click


def test_defaults_come_back_but_the_window_stays(desks: Desks) -> None:
    desk = desks()
    settings = desk.window.settings
    dialog = open_dialog(desk)
    for setting in (PALETTE, GRAIN, SPEED):
        set_with_keys(dialog, setting, settings)
    settings[WINDOW] = desk.window.geometry()
    go_to(dialog, "Restore defaults")
    press(KEY.Key_Return)
    assert dialog.isVisible()
    assert settings[PALETTE] == "system"
    assert settings[GRAIN] == 50
    assert settings[SPEED] == "normal"
    assert settings[WINDOW] == desk.window.geometry()
    go_to_group(dialog, Group.APPEARANCE)
    slider = go_to(dialog, "Grain")
    assert isinstance(slider, QSlider)
    assert slider.value() == 50, "what is shown goes along"


def test_what_is_set_elsewhere_is_shown(desks: Desks) -> None:
    desk = desks()
    dialog = open_dialog(desk)
    desk.window.settings[GRAIN] = 77
    go_to_group(dialog, Group.APPEARANCE)
    slider = go_to(dialog, "Grain")
    assert isinstance(slider, QSlider)
    assert slider.value() == 77
    assert "77%" in texts(dialog)


def test_every_control_has_a_name(desks: Desks) -> None:
    desk = desks()
    dialog = open_dialog(desk)
    for kind in (QAbstractButton, QSlider, QComboBox):
        for widget in dialog.findChildren(kind):
            text = widget.text() if isinstance(widget, QPushButton) else ""
            assert widget.accessibleName() or text, widget


def test_the_folder_is_shown_and_opened(
    desks: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setattr(
        "PySide6.QtGui.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    desk = desks()
    dialog = open_dialog(desk)
    go_to_group(dialog, Group.DATA)
    shown = [label.accessibleName() for label in dialog.findChildren(QLabel)]
    assert str(tmp_path) in shown
    go_to(dialog, "Open folder")
    press(KEY.Key_Space)
    assert [Path(path) for path in opened] == [tmp_path]


@pytest.fixture
def dialogs(look: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Dialogs]:
    """Opens dialogs over an empty window of a size."""
    parents = []

    def open_dialog(size: tuple[int, int]) -> SettingsDialog:
        parent = QWidget()
        parents.append(parent)
        qtbot.addWidget(parent)
        parent.resize(*size)
        parent.show()
        dialog = SettingsDialog(parent, Settings(tmp_path))
        dialog.show()
        return dialog

    yield open_dialog
    as_at_first(look)


@pytest.mark.parametrize("size", [(800, 520), (1024, 640), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "pl", "hi"])
@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_nothing_is_cut_off(
    dialogs: Dialogs, look: QApplication, size: tuple[int, int], language: str, scale: float
) -> None:
    languages.speak(language)
    wear(look, Look(type=Type(scale, Script.of(language))))
    assert_whole(dialogs(size), size)


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.5), ((1280, 800), 2.0)])
def test_nothing_is_cut_off_in_very_large_text(
    dialogs: Dialogs, look: QApplication, size: tuple[int, int], scale: float
) -> None:
    wear(look, Look(type=Type(scale)))
    assert_whole(dialogs(size), size)


def assert_whole(dialog: SettingsDialog, size: tuple[int, int]) -> None:
    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    (groups,) = dialog.findChildren(QListWidget)
    for at in range(groups.count()):
        groups.setCurrentRow(at)
        QApplication.processEvents()
        for label in dialog.findChildren(QLabel):
            if label.isVisible() and label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
            if label.isVisible():
                assert label.width() >= label.minimumSizeHint().width(), label.text()
        for button in dialog.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width(), button.text()
                right = button.mapTo(dialog, button.rect().topRight()).x()
                assert right < dialog.width(), button.text()


def test_what_has_the_focus_is_scrolled_to(desks: Desks) -> None:
    desk = desks(size=(800, 520))
    dialog = open_dialog(desk)
    go_to_group(dialog, Group.APPEARANCE)
    tick = go_to(dialog, INDEX.title())
    QApplication.processEvents()
    assert tick.visibleRegion().boundingRect() == tick.rect()
