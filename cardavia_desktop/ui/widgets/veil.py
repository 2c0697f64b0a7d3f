"""What dims a window while a dialog lies over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui.theme import colors


class Veil(QWidget):
    """Lies over a window as long as a dialog is open there."""

    def __init__(self, dialog: QWidget, window: QWidget) -> None:
        """Wait for `dialog` to open over `window`."""
        super().__init__(window)
        self._dialog = dialog
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        for watched in (dialog, window):
            watched.installEventFilter(self)
        dialog.destroyed.connect(self.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the dialog, and be as large as the window."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self.setGeometry(self._window.rect())
        if watched is self._dialog and event.type() == QEvent.Type.Show:
            self.raise_()
            self.show()
        elif watched is self._dialog and event.type() == QEvent.Type.Hide:
            self.hide()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies below."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(colors().veil))
