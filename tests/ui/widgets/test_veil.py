"""The window is dimmed while a dialog is open, and only then."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardavia_desktop.ui.about import AboutDialog
from cardavia_desktop.ui.widgets.veil import Veil
from tests.ui.conftest import Desks


def test_a_window_is_dimmed_while_a_dialog_is_open(desks: Desks) -> None:
    desk = desks()
    window = desk.window
    bright = window.grab().toImage().pixelColor(5, 5)
    window.contents.actions.about.trigger()
    (dialog,) = window.findChildren(AboutDialog)
    desk.until(dialog.isVisible)
    (veil,) = window.findChildren(Veil)
    assert veil.geometry() == window.rect()
    dimmed = window.grab().toImage().pixelColor(5, 5)
    assert dimmed.lightness() < bright.lightness()
    window.resize(1400, 900)
    desk.until(lambda: veil.geometry() == window.rect())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not veil.isVisible()
    assert window.grab().toImage().pixelColor(5, 5) == bright
    desk.until(lambda: not window.findChildren(Veil))
