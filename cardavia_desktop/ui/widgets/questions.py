"""Questions before something is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QMessageBox, QWidget

from cardavia_desktop.i18n.text import Words
from cardavia_desktop.ui.theme import px
from cardavia_desktop.ui.widgets.veil import Veil

_WIDTH: Final = 340  # pixels of the words, at least
_MARGIN: Final = 28
_INDENT: Final = 15  # pixels of the spacer that Qt puts before the words

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
        self.addActions(parent.window().actions())
        Veil(self, parent.window())
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
        self._lay_out()

    def _lay_out(self) -> None:
        """Give it the air of our dialogs; Qt indents the words for an icon that is not there."""
        for words in self.findChildren(QLabel):
            words.setContentsMargins(0, 0, 0, 0)
            words.setIndent(0)
            words.setMinimumWidth(px(_WIDTH))
        layout = self.layout()
        assert isinstance(layout, QGridLayout), "a message box has one"
        layout.setContentsMargins(_MARGIN - _INDENT, _MARGIN, _MARGIN, _MARGIN)
        layout.setHorizontalSpacing(0)
        layout.setVerticalSpacing(8)

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
