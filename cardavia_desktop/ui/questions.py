"""Questions before something is lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

Choice = tuple[str, Callable[[], None]]
"""The label of a button, and what it does."""


def ask(parent: QWidget, question: str, note: str, yes: Choice, no: Choice) -> None:
    """Ask, and go on without waiting; `no`, the safe answer, is the default."""
    title = parent.window().windowTitle()
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, question, parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setInformativeText(note)
    accept = box.addButton(yes[0], QMessageBox.ButtonRole.AcceptRole)
    refuse = box.addButton(no[0], QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refuse)
    box.setEscapeButton(refuse)
    accept.clicked.connect(yes[1])
    refuse.clicked.connect(no[1])
    box.open()
