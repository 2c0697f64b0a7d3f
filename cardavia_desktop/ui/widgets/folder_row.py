"""The folder of what belongs to the person, to read, copy and open."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.ui.widgets.basic import button, label


class FolderRow(QWidget):
    """Where deals, settings and the log lie."""

    def __init__(self, folder: Path) -> None:
        """Show a folder."""
        super().__init__()
        self._folder = folder
        self._title = label("read", wrap=True)
        self._path = label("note", wrap=True)
        self._path.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._open = button()
        self._open.clicked.connect(self._show_folder)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._path)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 10, 0, 10)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(self._open, 0, Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(translate("Settings", "Deals, settings and the log are kept here."))
        # A path has no spaces at which it could be broken.
        self._path.setText(str(self._folder).replace("/", "/\u200b").replace("\\", "\\\u200b"))
        self._path.setAccessibleName(str(self._folder))
        self._open.setText(translate("Settings", "Open folder"))

    def _show_folder(self) -> None:
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
