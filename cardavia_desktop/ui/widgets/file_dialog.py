"""The dialog in which a file is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.ui.widgets.veil import Veil


class FileDialog(QFileDialog):
    """Chooses one file; it deletes itself when it is closed.

    Where the system has a dialog of its own, that is shown, and speaks as the system does.
    """

    def __init__(
        self, parent: QWidget, title: Words, accept: Words, kinds: Callable[[], Sequence[str]]
    ) -> None:
        """Make the dialog; `accept` is the label of its main button, `kinds` are name filters, as
        in "Pictures (*.png)".
        """
        super().__init__(parent)
        self.addActions(parent.window().actions())
        Veil(self, parent.window())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._title, self._accept, self._kinds = title, accept, kinds
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setWindowTitle(self._title())
        label = QFileDialog.DialogLabel
        self.setLabelText(label.LookIn, translate("FileDialog", "Folder:"))
        self.setLabelText(label.FileName, translate("FileDialog", "File name:"))
        self.setLabelText(label.FileType, translate("FileDialog", "Kind of file:"))
        self.setLabelText(label.Accept, self._accept())
        self.setLabelText(label.Reject, translate("FileDialog", "Cancel"))
        chosen = self.nameFilters().index(self.selectedNameFilter()) if self.nameFilters() else 0
        kinds = self._kinds()
        with QSignalBlocker(self):
            self.setNameFilters(kinds)
            self.selectNameFilter(kinds[chosen])

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
