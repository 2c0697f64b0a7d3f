"""The language changed while the application runs: words, fonts, numbers, and what stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QListWidget,
    QMenu,
    QPushButton,
    QWidget,
)

from cardavia_desktop.i18n import languages
from cardavia_desktop.match import Kind, Trouble
from cardavia_desktop.ui.appearance import Appearance
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.language_box import LanguageBox
from cardavia_desktop.ui.message import MessageBar
from cardavia_desktop.ui.settings.dialog import SettingsDialog
from cardavia_desktop.ui.settings.preferences import LANGUAGE, SYSTEM
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.theme import UI, font
from tests.ui.conftest import Desks, as_at_first
from tests.ui.desk import Desk, texts
from tests.ui.test_pages import MARK, Marking, switch, words
from tests.ui.wishes import Wishes

KNOWN = languages.known()
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def marking(look: QApplication) -> Iterator[Marking]:
    language = Marking()
    yield language
    look.removeTranslator(language)


def box(desk: Desk) -> QComboBox:
    (found,) = desk.window.findChildren(LanguageBox)
    (selector,) = found.findChildren(QComboBox)
    return selector


def choose(desk: Desk, language: str) -> None:
    """Go to a language in the box with the arrow keys."""
    selector = box(desk)
    selector.setFocus()
    while selector.currentData() != language:
        down = selector.currentIndex() < selector.findData(language)
        QTest.keyClick(selector, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def test_every_language_calls_itself_by_its_name() -> None:
    names = [languages.own_name(code) for code in KNOWN]
    assert {"English", "Polski", "हिन्दी", "Tiếng Việt"} <= set(names)
    assert len(set(names)) == len(KNOWN)
    assert all(name[0] == name[0].upper() for name in names)


def test_the_box_offers_all_languages(desks: Desks) -> None:
    desk = desks()
    selector = box(desk)
    shown = [selector.itemText(at) for at in range(selector.count())]
    assert shown == [languages.own_name(code) for code in KNOWN]
    assert selector.currentText() == "English"
    assert selector.accessibleName() == "Language"
    selector.view().grab()  # draws all of them: what lacks a font says so, and the test fails


@pytest.mark.parametrize("language", KNOWN)
def test_a_language_is_chosen_with_the_keyboard_in_the_middle_of_a_deal(
    desks: Desks, tmp_path: Path, language: str
) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    before = desk.view
    choose(desk, language)
    assert languages.spoken() == language
    assert QLocale().language() == QLocale(language).language()
    assert box(desk).currentText() == languages.own_name(language)
    assert desk.view is before
    desk.window.settings.save()
    if language != languages.ENGLISH:
        assert Settings(tmp_path)[LANGUAGE] == language
    desk.play_with_mouse()
    desk.until(lambda: desk.view is not before)


def test_a_log_in_hindi_is_never_drawn_without_its_font(desks: Desks) -> None:
    desk = desks(size=(1024, 640))
    desk.window.settings[LANGUAGE] = "hi"
    desk.start("nantong")
    desk.until_asked()
    desk.table.grab()
    desk.window.settings[LANGUAGE] = "en"  # what lacks a font says so, and the test fails
    desk.table.grab()


def test_through_all_languages_and_back_everything_is_as_it_was(desks: Desks) -> None:
    desk = desks()
    desk.start("nantong")
    desk.until_asked()
    before = texts(desk.window)
    menus = [action.text() for action in desk.menu_actions()]
    for language in (*KNOWN, languages.ENGLISH):
        desk.window.settings[LANGUAGE] = language
        QApplication.processEvents()
    assert texts(desk.window) == before
    assert [action.text() for action in desk.menu_actions()] == menus


def test_the_first_start_speaks_as_the_system_does(
    look: QApplication, desks: Desks, tmp_path: Path
) -> None:
    system, settings = Wishes(), Settings(tmp_path)
    system.language = "vi"
    appearance = Appearance(look, settings, system)
    assert settings[LANGUAGE] == SYSTEM
    assert languages.spoken() == appearance.language == "vi"
    settings[LANGUAGE] = "pl"
    assert languages.spoken() == "pl"
    settings[LANGUAGE] = SYSTEM
    assert languages.spoken() == "vi"
    as_at_first(look)


def test_a_language_that_is_gone_is_the_system_s_again(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[language]\nspoken=tlh\n", encoding="utf-8")
    assert Settings(tmp_path)[LANGUAGE] == SYSTEM


# Fonts.


def test_hindi_has_its_own_font_first_and_small_text_a_pixel_larger(desks: Desks) -> None:
    desk = desks()
    label = desk.window.findChildren(QLabel)[-1]
    english = {widget: of(widget) for widget in desk.window.findChildren(QLabel)}
    desk.window.settings[LANGUAGE] = "hi"
    assert font(UI, 14).families()[:2] == ["Noto Sans Devanagari", "Noto Sans"]
    for widget, (families, size, _) in english.items():
        now = of(widget)
        if widget.objectName() == "brand":
            assert now == (families, size, 4.0)
            continue
        assert "Devanagari" in now[0][0], widget.text()
        assert now[1] == size + (size <= 17), widget.text()
        assert now[2] == 0, "no letter spacing"
    desk.window.settings[LANGUAGE] = "en"
    assert of(label) == english[label]


def of(label: QLabel) -> tuple[list[str], int, float]:
    label.ensurePolished()
    chosen: QFont = label.font()
    return chosen.families(), chosen.pixelSize(), chosen.letterSpacing()


def test_text_on_the_table_too(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    labels = [label for label in desk.table.findChildren(QLabel) if label.isVisible()]
    before = {label: of(label) for label in labels}
    desk.window.settings[LANGUAGE] = "hi"
    for label, (_, size, _) in before.items():
        assert "Devanagari" in of(label)[0][0], label.text()
        assert of(label)[1] == size + (size <= 17), label.text()


# Dialogs that are open.


def test_an_open_dialog_leaves_no_word_behind(
    desks: Desks, look: QApplication, marking: Marking
) -> None:
    desk = desks()
    dialog = SettingsDialog(desk.window, desk.window.settings)
    dialog.show()
    switch(look, marking, on=True)
    own = set(map(languages.own_name, KNOWN))
    (groups,) = dialog.findChildren(QListWidget)
    for at in range(groups.count()):
        groups.setCurrentRow(at)
        left = [text for text in words(dialog) if MARK not in text and text not in own]
        assert [text for text in left if "/" not in text] == []
    assert dialog.windowTitle().startswith(MARK)
    for widget in dialog.findChildren(QWidget):
        name = widget.accessibleName()
        if any(sign.isalpha() for sign in name) and "/" not in name:
            assert MARK in name
    dialog.reject()


def open_question(desk: Desk) -> None:
    desk.start("chan")
    desk.until(lambda: desk.asked or desk.over)
    desk.play_with_mouse()
    desk.shortcut(Qt.Key.Key_N, CONTROL)


def tell_two_things(desk: Desk) -> None:
    for kind in (Kind.NOT_SAVED, Kind.PLAYER_FAILED):
        desk.window.sitting.trouble.emit(Trouble(kind, "2"))


OPENED: list[Callable[[Desk], object]] = [
    open_question,
    tell_two_things,
    lambda desk: desk.shortcut(Qt.Key.Key_O, CONTROL),
    lambda desk: desk.shortcut(Qt.Key.Key_G, CONTROL),
    lambda desk: desk.shortcut(Qt.Key.Key_H, CONTROL),
    lambda desk: QTest.keyClick(desk.window, Qt.Key.Key_F1),
    lambda desk: desk.window.open_record(Path("nowhere.json")),
]


@pytest.mark.parametrize("open_it", OPENED)
def test_what_lies_over_the_window_leaves_no_word_behind(
    desks: Desks, look: QApplication, marking: Marking, open_it: Callable[[Desk], object]
) -> None:
    desk = desks()
    (bar,) = desk.window.findChildren(MessageBar)

    def over() -> list[QWidget]:
        dialogs: list[QWidget] = [*desk.window.findChildren(QDialog)]
        return [part for part in (bar, *dialogs) if part.isVisible()]

    open_it(desk)
    desk.until(lambda: bool(over()))
    switch(look, marking, on=True)
    for part in over():
        assert words(part)
        assert [text for text in words(part) if MARK not in text] == []
        assert MARK in part.windowTitle() or part.windowTitle() in ("", "Cardavia") or part is bar
    switch(look, marking, on=False)
    for part in over():
        assert [text for text in words(part) if MARK in text] == []
        if isinstance(part, QDialog):
            part.reject()


def test_the_sentence_that_comes_next_has_the_new_language_too(
    desks: Desks, look: QApplication, marking: Marking
) -> None:
    desk = desks()
    (bar,) = desk.window.findChildren(MessageBar)
    tell_two_things(desk)
    switch(look, marking, on=True)
    first, second = words(bar)
    assert first.startswith(f"{MARK}The deal cannot be saved")
    desk.click(second)
    assert words(bar)[0].startswith(f"{MARK}{MARK}AI 2 could not decide")


# Room for the words.


@pytest.mark.parametrize("language", KNOWN)
@pytest.mark.parametrize("width", [800, 1024, 1152, 1280])
def test_the_header_has_room_for_every_language(desks: Desks, language: str, width: int) -> None:
    desk = desks(size=(width, 640))
    desk.window.settings[LANGUAGE] = language
    QApplication.processEvents()
    (header,) = desk.window.findChildren(Header)
    for part in header.findChildren(QWidget):
        if part.isVisible() and not isinstance(part, QMenu) and header.isAncestorOf(part):
            corner = part.mapTo(header, part.rect().topRight())
            assert corner.x() < header.width(), part
    labels = [label for label in header.findChildren(QLabel) if label.isVisible()]
    desk.until(lambda: all(label.width() >= label.sizeHint().width() for label in labels))
    for button in header.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.minimumSizeHint().width(), button.text()
    if width >= 1024:
        assert header.dials.isVisible()
        assert desk.sees("CARDAVIA")
