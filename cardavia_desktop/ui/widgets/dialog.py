"""What the dialogs have in common."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog, QWidget

from cardavia_desktop.ui.theme import px
from cardavia_desktop.ui.widgets.veil import Veil

_AIR: Final = 40
"""What is seen of the window round a dialog, at least."""


class Dialog(QDialog):
    """Lies over a window and stays within it, speaks its language and knows its actions."""

    def __init__(self, parent: QWidget) -> None:
        """Make a dialog over the window of `parent`."""
        super().__init__(parent)
        self._window = parent.window()
        self.addActions(self._window.actions())
        Veil(self, self._window)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    @property
    def room(self) -> QSize:
        """The most that it may take of the window."""
        return self._window.size() - QSize(_AIR, _AIR)

    def take(self, size: QSize) -> None:
        """Be of a size, which is larger with larger text, as far as there is room."""
        self.resize(QSize(px(size.width()), px(size.height())).boundedTo(self.room))
