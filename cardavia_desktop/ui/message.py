"""A strip with one plain sentence, until the person has read it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.ui.widgets.basic import button, label

Remedy = tuple[Words, Callable[[], None]]
"""What a person can do about it: the label of a button, and what that does."""


class MessageBar(QFrame):
    """Shows sentences one after the other; the next one when the last has been closed."""

    def __init__(self, parent: QWidget) -> None:
        """Make an empty bar, which is not seen."""
        super().__init__(parent)
        self.setObjectName("message")
        self._messages: list[tuple[Words, Remedy | None]] = []
        self._text = label("read", wrap=True)
        self._remedy = button()
        self._remedy.clicked.connect(self._help)
        self._close = button()
        self._close.clicked.connect(self._read)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 8, 16, 8)
        row.addWidget(self._text, 1)
        row.addWidget(self._remedy)
        row.addWidget(self._close)
        self.setVisible(False)
        self.retranslate()

    def say(self, sentence: Words, remedy: Remedy | None = None) -> None:
        """Show a sentence, after those that have not been read."""
        self._messages.append((sentence, remedy))
        self._show()

    def withdraw(self) -> None:
        """Nothing can be done any more about what is said."""
        self._messages = [(sentence, None) for sentence, _ in self._messages]
        self._show()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._close.setText(translate("MessageBar", "Close"))
        self._show()

    def _help(self) -> None:
        _, remedy = self._messages[0]
        self._read()
        if remedy is not None:
            remedy[1]()

    def _read(self) -> None:
        del self._messages[:1]
        self._show()

    def _show(self) -> None:
        sentence, remedy = self._messages[0] if self._messages else (str, None)
        self._text.setText(sentence())
        self._remedy.setVisible(remedy is not None)
        self._remedy.setText("" if remedy is None else remedy[0]())
        self.setVisible(bool(self._messages))
