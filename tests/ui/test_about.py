"""About: versions, the folder, and the licenses to read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from cardavia_desktop import __version__
from cardavia_desktop.resources import licenses
from cardavia_desktop.ui.about import AboutDialog
from tests.ui.conftest import Desks
from tests.ui.desk import Desk


def about(desk: Desk) -> AboutDialog:
    """Open it through the menu."""
    desk.window.contents.actions.about.trigger()
    (dialog,) = desk.window.findChildren(AboutDialog)
    desk.until(dialog.isVisible)
    return dialog


def test_it_names_versions_and_folder(
    desks: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDAVIA_DATA", str(tmp_path / "data"))
    opened: list[QUrl] = []
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", opened.append)
    desk = desks()
    dialog = about(desk)
    shown = " ".join(desk.texts(dialog))
    for sign, plain in (("\u200b", ""), ("\u00a0", " "), ("\u2011", "-")):
        shown = shown.replace(sign, plain)
    of_others = (f"Qt {qVersion()} (LGPL 3.0)", "(PSF 2.0)", "(MIT-CMU)")
    for fact in (__version__, *of_others, str(tmp_path / "data"), "cardavia.log"):
        assert fact in shown
    desk.click("Open folder", dialog)
    assert opened == [QUrl.fromLocalFile(str(tmp_path / "data"))]
    assert not desk.button("Open log", dialog).isEnabled(), "nothing has gone wrong so far"
    desk.click("Copy versions and folder", dialog)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == f"Cardavia Desktop {__version__}"
    assert copied[-1] == str(tmp_path / "data" / "cardavia.log")


def test_a_log_can_be_opened(desks: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDAVIA_DATA", str(tmp_path))
    opened: list[QUrl] = []
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", opened.append)
    log = tmp_path / "cardavia.log"
    log.write_text("Unexpected error", encoding="utf-8")
    desk = desks()
    desk.click("Open log", about(desk))
    assert opened == [QUrl.fromLocalFile(str(log))]


def test_where_nothing_opens_the_folder_it_is_said(
    desks: Desks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDAVIA_DATA", str(tmp_path))
    monkeypatch.setattr("PySide6.QtGui.QDesktopServices.openUrl", lambda _: False)
    desk = desks()
    dialog = about(desk)
    sentence = "No program of this computer opens it."
    assert sentence not in desk.texts(dialog)
    desk.click("Open folder", dialog)
    assert sentence in desk.texts(dialog)


def test_the_licenses_can_be_read_with_the_keyboard(desks: Desks) -> None:
    desk = desks()
    dialog = about(desk)
    assert dialog.text.toPlainText().startswith("MIT License")
    choice = desk.button("Fonts: OFL 1.1", dialog)
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Space)
    assert dialog.text.toPlainText() == (licenses() / "OFL-1.1.txt").read_text(encoding="utf-8")
    QTest.keyClick(choice, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.text
    QTest.keyClick(dialog.text, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is desk.button("Copy versions and folder", dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("size", [(800, 520), (1280, 800)])
def test_it_fits_its_window(desks: Desks, size: tuple[int, int]) -> None:
    desk = desks(size=size)
    dialog = about(desk)
    assert dialog.width() < size[0]
    assert dialog.height() < size[1]
    assert dialog.text.height() >= 60
