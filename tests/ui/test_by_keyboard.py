"""Every dialog and every page is reached, read and left with keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget

from cardavia_desktop.ui.about import AboutDialog
from cardavia_desktop.ui.keys import KeysDialog
from cardavia_desktop.ui.records.deal_list import DealList
from cardavia_desktop.ui.records.number_dialog import NumberDialog
from cardavia_desktop.ui.settings.dialog import SettingsDialog
from tests.ui.conftest import Desks
from tests.ui.desk import Desk


def keys(*sequences: str) -> None:
    for sequence in sequences:
        target = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert target is not None, "something always has the focus"
        QTest.keySequence(target, sequence)


DIALOGS: list[tuple[str, type[QDialog]]] = [
    ("F1", KeysDialog),
    ("Ctrl+,", SettingsDialog),
    ("Ctrl+G", NumberDialog),
    ("Ctrl+H", DealList),
    ("Ctrl+O", QFileDialog),
    ("Ctrl+S", QFileDialog),
    ("Ctrl+N", QMessageBox),
]


def dialogs(desk: Desk) -> list[QDialog]:
    return [box for box in desk.window.findChildren(QDialog) if box.isVisible()]


def begun(desk: Desk) -> None:
    """In the middle of a deal, in which the person has done something."""
    desk.start("chan")
    desk.until(lambda: desk.asked or desk.over)
    desk.play_with_mouse()
    assert not desk.over


@pytest.mark.parametrize(("opens", "kind"), DIALOGS)
def test_every_dialog_is_opened_and_left_with_keys(
    desks: Desks, opens: str, kind: type[QDialog]
) -> None:
    desk = desks()
    begun(desk)
    keys(opens)
    desk.until(lambda: bool(dialogs(desk)))
    (dialog,) = dialogs(desk)
    assert isinstance(dialog, kind)
    desk.until(dialog.isActiveWindow)
    assert stops(dialog)
    keys("Escape")
    desk.until(lambda: not dialogs(desk))
    desk.window.activateWindow()  # as window managers do
    desk.until(desk.window.isActiveWindow)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus is desk.table or desk.table.isAncestorOf(focus)


@pytest.mark.parametrize(("opens", "kind"), DIALOGS[1:])
def test_f1_lists_the_keys_over_every_dialog(desks: Desks, opens: str, kind: type[QDialog]) -> None:
    desk = desks()
    begun(desk)
    keys(opens)
    desk.until(lambda: bool(dialogs(desk)))
    (dialog,) = dialogs(desk)
    desk.until(dialog.isActiveWindow)
    keys("F1")
    desk.until(lambda: len(dialogs(desk)) == 2)
    (listed,) = [box for box in dialogs(desk) if box is not dialog]
    assert isinstance(listed, KeysDialog)
    desk.until(listed.isActiveWindow)
    keys("Escape")
    desk.until(lambda: dialogs(desk) == [dialog])
    dialog.reject()


def stops(dialog: QDialog) -> list[QWidget]:
    """Where Tab leads to in a dialog until it comes round."""
    found: list[QWidget] = []
    while (here := QApplication.focusWidget()) not in found:
        assert here is not None, "something always has the focus"
        assert dialog.isAncestorOf(here), "nobody tabs out of a dialog"
        assert here.isVisible()
        found.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    return found


@pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing)")
def test_about_is_opened_from_the_menu_with_keys(desks: Desks) -> None:
    desk = desks()
    begun(desk)
    keys("Alt+H")
    desk.until(lambda: QApplication.activePopupWidget() is not None)
    keys("A")
    desk.until(lambda: bool(dialogs(desk)))
    (dialog,) = dialogs(desk)
    assert isinstance(dialog, AboutDialog)
    desk.until(dialog.isActiveWindow)
    keys("Escape")
    desk.until(lambda: not dialogs(desk))
