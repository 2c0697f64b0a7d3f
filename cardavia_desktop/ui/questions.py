"""Questions before something is lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from cardavia_desktop.i18n.text import Words

Choice = tuple[Words, Callable[[], None]]
"""The label of a button, and what it does."""


def ask(parent: QWidget, question: Words, note: Words, yes: Choice, no: Choice) -> None:
    """Ask, and go on without waiting; `no`, the safe answer, is the default."""
    box = _Question(parent, question, note, yes, no)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


class _Question(QMessageBox):
    """A question with two answers."""

    def __init__(
        self, parent: QWidget, question: Words, note: Words, yes: Choice, no: Choice
    ) -> None:
        super().__init__(parent)
        self._asker = parent
        self._question, self._note = question, note
        role = QMessageBox.ButtonRole
        self._accept = self.addButton("", role.AcceptRole)
        self._refuse = self.addButton("", role.RejectRole)
        self._labels = {self._accept: yes[0], self._refuse: no[0]}
        self._accept.clicked.connect(yes[1])
        self._refuse.clicked.connect(no[1])
        self.setDefaultButton(self._refuse)
        self.setEscapeButton(self._refuse)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setWindowTitle(self._asker.window().windowTitle())
        self.setText(self._question())
        self.setInformativeText(self._note())
        for answer, label in self._labels.items():
            answer.setText(label())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
