"""About the application: what it is, its versions, where its files lie, and its licenses."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from cardavia_desktop import __version__
from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.resources import data_folder, licenses
from cardavia_desktop.ui.log import LOG_NAME
from cardavia_desktop.ui.widgets.basic import button, label, segments, selectable, surface
from cardavia_desktop.ui.widgets.dialog import Dialog
from cardavia_desktop.ui.widgets.folder_row import FolderRow
from cardavia_desktop.ui.widgets.open_row import OpenRow

_SIZE: Final = QSize(640, 660)
_ICON: Final = 64
_LEAST: Final = 48  # pixels of height that are left to a license where large text needs the rest
_FILES: Final = ("MIT.txt", "CC-BY-4.0.txt", "OFL-1.1.txt")
"""The texts of the licenses: of the code, the art, the fonts."""


def show_about(parent: QWidget) -> None:
    """Open the dialog over the window of `parent`, unless it is open."""
    if parent.findChild(AboutDialog) is None:
        dialog = AboutDialog(parent, data_folder())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class AboutDialog(Dialog):
    """Versions, the folder of the data, and the licenses with their full texts."""

    def __init__(self, parent: QWidget, folder: Path) -> None:
        """Make the dialog; `folder` has the data, it stays within the window of `parent`."""
        super().__init__(parent)
        self._title = label("title")
        self._lead = label("lead", wrap=True)
        self._versions = selectable(label("note", wrap=True))
        self._where = FolderRow(folder)
        self._log_words = selectable(label("note", wrap=True))
        self._log = OpenRow(folder / LOG_NAME, self._log_words)
        self._log.open_button.setEnabled(self._log.path.exists())
        self._licenses = label("over")
        self._choices = segments(len(_FILES))
        for at, choice in enumerate(self._choices):
            choice.clicked.connect(lambda _=False, at=at: self._read(at))
        self.text = QPlainTextEdit()
        self.text.setObjectName("license")
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(_LEAST)
        self._copy = button()
        self._copy.clicked.connect(self._copy_facts)
        self._close = button("primary")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        self._read(0)
        self.take(_SIZE)
        self._close.setFocus()

    def _lay_out(self) -> None:
        icon = QLabel()
        icon.setPixmap(QIcon(QGuiApplication.windowIcon()).pixmap(_ICON, _ICON))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._lead)
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        choices = QHBoxLayout()
        choices.setSpacing(0)
        for choice in self._choices:
            choices.addWidget(choice)
        choices.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self._copy)
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(6)
        column.addLayout(head)
        column.addSpacing(6)
        column.addWidget(self._versions)
        column.addWidget(self._where)
        column.addWidget(self._log)
        column.addSpacing(6)
        column.addWidget(surface("rule"))
        column.addSpacing(6)
        column.addWidget(self._licenses)
        column.addLayout(choices)
        column.addWidget(self.text, 1)
        column.addSpacing(6)
        column.addLayout(foot)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setWindowTitle(translate("About", "About Cardavia"))
        self._title.setText(fill(translate("About", "Cardavia Desktop %1"), __version__))
        self._lead.setText(translate("About", "An offline library of East Asian card games."))
        # A name, its version and its license stay on one line, a license in one piece.
        unbroken = str.maketrans({" ": "\u00a0", "-": "\u2011"})
        names = (fact.translate(unbroken) for fact in _versions()[1:])
        self._versions.setText("\u00a0· ".join(names))
        self._where.retranslate()
        self._log.retranslate()
        self._log_words.setText(
            fill(translate("About", "What goes wrong is written to %1."), LOG_NAME)
        )
        self._log.open_button.setText(translate("About", "Open log"))
        self._licenses.setText(translate("About", "Licenses"))
        labels = (
            translate("About", "Code: MIT"),
            translate("About", "Drawings and sounds: CC BY 4.0"),
            translate("About", "Fonts: OFL 1.1"),
        )
        for choice, words in zip(self._choices, labels, strict=True):
            choice.setText(words)
        self.text.setAccessibleName(translate("About", "Text of the license"))
        self._copy.setText(translate("About", "Copy versions and folder"))
        self._close.setText(translate("About", "Close"))

    def _read(self, at: int) -> None:
        """Show the text of a license."""
        self._choices[at].setChecked(True)
        self.text.setPlainText((licenses() / _FILES[at]).read_text(encoding="utf-8"))

    def _copy_facts(self) -> None:
        """What a report of a fault needs."""
        facts = [*_versions(), platform.platform(), str(self._log.path)]
        QGuiApplication.clipboard().setText("\n".join(facts))


def _versions() -> list[str]:
    """What this is made of and rests on, with the licenses of others: names that are the same in
    every language.
    """
    return [
        f"Cardavia Desktop {__version__}",
        f"Python {platform.python_version()} (PSF 2.0)",
        f"Qt {qVersion()} (LGPL 3.0)",
        f"PySide6 {PySide6.__version__} (LGPL 3.0)",
        f"Pillow {version('pillow')} (MIT-CMU)",
        *_with_sound(),
    ]


def _with_sound() -> list[str]:
    """What lets the cards be heard, where it is installed."""
    try:
        return [f"miniaudio {version('miniaudio')} (MIT)"]
    except PackageNotFoundError:
        return []
