"""The words of Qt itself: all that can be seen are named."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QTimer, QTranslator
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QScrollBar
from pytestqt.qtbot import QtBot

from cardavia_desktop.i18n.qt_words import QT_WORDS
from cardavia_desktop.ui.widgets.file_dialog import FileDialog
from tests.ui.conftest import Desks


class Listening(QTranslator):
    """Notes what Qt wants to have translated."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:  # noqa: N802  # Qt's name
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        self.heard.add((context, text))
        return text


@pytest.fixture
def listening(look: QApplication) -> Iterator[Listening]:
    language = Listening()
    look.installTranslator(language)
    yield language
    look.removeTranslator(language)


def unnamed(listening: Listening, context: str) -> set[str]:
    """What is asked for in a context of Qt, and not named."""
    asked = {text for where, text in listening.heard if where == context}
    assert asked
    return asked - set(QT_WORDS[context])


def test_the_menus_of_texts(listening: Listening, qtbot: QtBot) -> None:
    line, text = QLineEdit(), QPlainTextEdit()
    for part in (line, text):
        qtbot.addWidget(part)
        part.createStandardContextMenu().deleteLater()
    assert unnamed(listening, "QLineEdit") == set()
    assert unnamed(listening, "QWidgetTextControl") == set()


@pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing)")
def test_the_menu_of_a_scroll_bar(listening: Listening, qtbot: QtBot) -> None:
    bar = QScrollBar()
    qtbot.addWidget(bar)
    bar.show()

    def close_menu() -> None:
        menu = QApplication.activePopupWidget()
        if menu is None:
            QTimer.singleShot(1, close_menu)
        else:
            menu.close()

    QTimer.singleShot(1, close_menu)
    mouse = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(bar, QContextMenuEvent(mouse, QPoint(1, 1), QPoint(1, 1)))
    assert unnamed(listening, "QScrollBar") == set()


def test_a_file_dialog_that_is_not_the_system_s(listening: Listening, desks: Desks) -> None:
    window = desks().window
    dialog = FileDialog(window, lambda: "", lambda: "", lambda: ["PDF (*.pdf)"])
    dialog.open()
    replaced = {  # by labels of ours
        *("&Look in:", "File &name:", "Files of &type:", "&Open", "Open", "All Files (*)"),
        *("Alt+Left", "Alt+Right", "Alt+Up", "Show "),
    }
    assert unnamed(listening, "QFileDialog") <= replaced
    dialog.reject()


@pytest.mark.skipif(sys.platform != "linux", reason="the system has a dialog of its own")
@pytest.mark.qt_log_ignore("^This plugin does not support propagateSizeHints")
def test_the_print_dialog(listening: Listening) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer)
    dialog.show()
    never_seen = {"Form", "..."}  # titles of what is no window, and a sign
    assert unnamed(listening, "QPrintDialog") == set()
    assert unnamed(listening, "QPrintWidget") <= never_seen
    assert unnamed(listening, "QPrintSettingsOutput") <= never_seen
    assert unnamed(listening, "QPlatformTheme") == set()
    shiboken6.delete(dialog)  # before its printer
