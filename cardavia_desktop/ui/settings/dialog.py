"""The dialog in which everything is set, made from the declarations of the settings.

A change is seen at once; Cancel puts everything back as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.ui.settings.controls import control_of
from cardavia_desktop.ui.settings.every import ALL
from cardavia_desktop.ui.settings.setting import Group, Setting
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.theme import px
from cardavia_desktop.ui.widgets.basic import button, hung, label, scrolling, surface
from cardavia_desktop.ui.widgets.dialog import Dialog
from cardavia_desktop.ui.widgets.folder_row import FolderRow

_SIZE: Final = QSize(900, 648)
_SIDE: Final = 220
_MARGIN: Final = 36
_BESIDE: Final = 12  # between the rows and the edge, for the scroll bar
_NARROWEST_WORDS: Final = 240
"""Words with less room than this stand above their control."""

_TITLES: Final[Mapping[Group, Words]] = {
    Group.APPEARANCE: lambda: translate("Settings", "Appearance"),
    Group.TABLE: lambda: translate("Settings", "Table and pace"),
    Group.PLAYERS: lambda: translate("Settings", "AI players"),
    Group.HELP: lambda: translate("Settings", "Help while playing"),
    Group.SOUND: lambda: translate("Settings", "Sound"),
    Group.GAMES: lambda: translate("Settings", "Table options"),
    Group.LANGUAGE: lambda: translate("Settings", "Language"),
    Group.DATA: lambda: translate("Settings", "Data"),
}


def show_settings(parent: QWidget, settings: Settings) -> None:
    """Open the dialog over the window of `parent`, and go on without waiting."""
    dialog = SettingsDialog(parent, settings)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


class SettingsDialog(Dialog):
    """The groups of settings at the left, the settings of one group at the right."""

    def __init__(self, parent: QWidget, settings: Settings) -> None:
        """Make the dialog; it stays within the window of `parent`."""
        super().__init__(parent)
        self._settings = settings
        self._before = settings.snapshot()
        self._rows: dict[str, Row] = {}
        self._folder = FolderRow(settings.folder)
        self._title = label("title")
        self._groups = QListWidget()
        self._groups.setObjectName("groups")
        self._groups.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pages = QStackedWidget()
        self._heads = [label("head") for _ in Group]
        for group, head in zip(Group, self._heads, strict=True):
            self._groups.addItem("")
            self._pages.addWidget(scrolling(self._page(group, head)))
        self._groups.currentRowChanged.connect(self._pages.setCurrentIndex)
        self._restore = button("inline")
        self._restore.clicked.connect(self._restore_defaults)
        self._cancel = button()
        self._cancel.clicked.connect(self.reject)
        self._save = button("primary")
        self._save.clicked.connect(self.accept)
        self._save.setDefault(True)
        self._lay_out()
        self.retranslate()
        self._groups.setCurrentRow(0)
        self._groups.setFocus()
        settings.changed.connect(self._follow)
        self.take(_SIZE)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        title = translate("Settings", "Settings")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._groups.setAccessibleName(title)
        for at, (group, head) in enumerate(zip(Group, self._heads, strict=True)):
            self._groups.item(at).setText(_TITLES[group]())
            head.setText(_TITLES[group]())
        for row in self._rows.values():
            row.retranslate()
        self._folder.retranslate()
        self._restore.setText(translate("Settings", "Restore defaults"))
        self._cancel.setText(translate("Settings", "Cancel"))
        self._save.setText(translate("Settings", "Save"))
        self._fit()

    def accept(self) -> None:
        """Keep what has been set."""
        self._settings.save()
        super().accept()

    def reject(self) -> None:
        """Have everything as it was."""
        self._settings.put_back(self._before)
        self._settings.save()
        super().reject()

    def _page(self, group: Group, head: QWidget) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, _BESIDE, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addSpacing(8)
        for setting in ALL:
            if setting.group is group:
                row = self._rows[setting.name] = Row(setting, self._settings)
                column.addWidget(row)
                column.addWidget(surface("rule"))
        if group is Group.DATA:
            column.addWidget(self._folder)
        column.addStretch(1)
        return page

    def _lay_out(self) -> None:
        self._side = QFrame()
        self._side.setObjectName("side")
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 28, 0, 12)
        side.setSpacing(16)
        self._title.setContentsMargins(24, 0, 12, 0)
        side.addWidget(self._title)
        side.addWidget(self._groups, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, _BESIDE, 0)
        foot.setSpacing(10)
        foot.addLayout(hung(self._restore), 1)
        foot.addWidget(self._cancel)
        foot.addWidget(self._save)
        main = QFrame()
        main.setObjectName("main")
        column = QVBoxLayout(main)
        column.setContentsMargins(_MARGIN, 28, _MARGIN - _BESIDE, 24)
        column.setSpacing(16)
        column.addWidget(self._pages, 1)
        column.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(main, 1)

    def _fit(self) -> None:
        """The side is as wide as its words."""
        self.ensurePolished()
        words = max(self._groups.sizeHintForColumn(0), self._title.sizeHint().width())
        self._side.setFixedWidth(max(px(_SIDE), words + px(16)))

    def _follow(self, name: str) -> None:
        if name in self._rows:
            self._rows[name].show_value()
            self._fit()

    def _restore_defaults(self) -> None:
        self._settings.restore(setting for setting in ALL if setting.group is not None)


class Row(QWidget):
    """A setting: what it is called, what it does, and with what it is set."""

    def __init__(self, setting: Setting[Any], settings: Settings) -> None:
        """Show and set a setting."""
        super().__init__()
        self._setting = setting
        self._settings = settings
        self._title = label("read", wrap=True)
        self._note = label("note", wrap=True)
        self._control = control_of(setting)
        self._control.chosen.connect(partial(settings.__setitem__, setting))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._note)
        words.addStretch(1)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 10, 0, 10)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(self._control, 0, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self.retranslate()
        self.show_value()

    def show_value(self) -> None:
        """Show the value that the setting has now."""
        self._control.show_value(self._settings[self._setting])

    def retranslate(self) -> None:
        """Say everything in the present language."""
        note = self._setting.note()
        self._title.setText(self._setting.title())
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._control.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where both do not stand side by side, the control stands below the words."""
        super().resizeEvent(event)
        left = self.width() - self._control.sizeHint().width() - self._row.spacing()
        direction = QBoxLayout.Direction
        stacked = left < px(_NARROWEST_WORDS)
        self._row.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)
