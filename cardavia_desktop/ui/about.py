"""About the application."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from cardavia_desktop import __version__
from cardavia_desktop.i18n.text import fill, translate


def show_about(parent: QWidget) -> None:
    """Open the window that says what this is."""
    text = fill(translate("MainWindow", "Cardavia Desktop %1"), __version__)
    box = QMessageBox(
        QMessageBox.Icon.NoIcon, translate("MainWindow", "About"), text, parent=parent
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIconPixmap(parent.windowIcon().pixmap(64, 64))
    box.setInformativeText(
        translate(
            "MainWindow",
            "An offline library of East Asian card games.\n"
            "Code under the MIT license, drawings under CC BY 4.0, Noto fonts under the "
            "SIL Open Font License.",
        )
    )
    box.addButton(translate("MainWindow", "Close"), QMessageBox.ButtonRole.RejectRole)
    box.open()
