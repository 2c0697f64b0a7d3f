"""Something on the disk that can be opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.ui.widgets.basic import button, label


class OpenRow(QWidget):
    """Words about a file or folder, and the button that opens it with what the system has."""

    def __init__(self, path: Path, *words: QLabel) -> None:
        """Put `words` below each other beside the button that opens `path`."""
        super().__init__()
        self.path = path
        self._said = label("note", wrap=True)
        self._said.hide()
        self.open_button = button()
        self.open_button.clicked.connect(self.open_it)
        column = QVBoxLayout()
        column.setSpacing(2)
        for line in (*words, self._said):
            column.addWidget(line)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 10, 0, 10)
        row.setSpacing(16)
        row.addLayout(column, 1)
        row.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignVCenter)

    def open_it(self) -> None:
        """Open it, or say that nothing does."""
        opened = QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.path)))
        self._said.setVisible(not opened)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._said.setText(translate("OpenRow", "No program of this computer opens it."))
