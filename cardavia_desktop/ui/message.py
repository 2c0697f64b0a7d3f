"""A strip with one plain sentence, until the person has read it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.ui.widgets.basic import button, label


class MessageBar(QFrame):
    """Shows sentences one after the other; the next one when the last has been closed."""

    def __init__(self, parent: QWidget) -> None:
        """Make an empty bar, which is not seen."""
        super().__init__(parent)
        self.setObjectName("message")
        self._sentences: list[Words] = []
        self._text = label("read", wrap=True)
        self._close = button()
        self._close.clicked.connect(self._read)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 8, 16, 8)
        row.addWidget(self._text, 1)
        row.addWidget(self._close)
        self.setVisible(False)
        self.retranslate()

    def say(self, sentence: Words) -> None:
        """Show a sentence, after those that have not been read."""
        self._sentences.append(sentence)
        self._show()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._close.setText(translate("MessageBar", "Close"))
        self._show()

    def _read(self) -> None:
        del self._sentences[:1]
        self._show()

    def _show(self) -> None:
        self._text.setText(self._sentences[0]() if self._sentences else "")
        self.setVisible(bool(self._sentences))
