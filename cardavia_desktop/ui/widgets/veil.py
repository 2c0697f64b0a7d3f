"""What dims a window while a dialog lies over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia_desktop.ui.theme import colors


class Veil(QWidget):
    """Lies over the window of a dialog as long as that is open."""

    def __init__(self, dialog: QWidget) -> None:
        """Wait for `dialog`, which has a parent, to open."""
        window = dialog.parentWidget().window()
        super().__init__(window)
        self._dialog = dialog
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        for watched in (dialog, window):
            watched.installEventFilter(self)
        dialog.destroyed.connect(self.deleteLater)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the dialog, and be as large as the window."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self.setGeometry(self.parentWidget().rect())
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
