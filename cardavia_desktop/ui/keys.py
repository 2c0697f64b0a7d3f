"""The list of all keys, made from what answers to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.i18n.actions import answer_keys
from cardavia_desktop.i18n.text import fill, translate, without_letter
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.key_text import keys_text
from cardavia_desktop.ui.rules.keys import RulesKey
from cardavia_desktop.ui.table.keys import TABLE_KEYS
from cardavia_desktop.ui.theme import PRINT, UI, font, px
from cardavia_desktop.ui.widgets.basic import button, label
from cardavia_desktop.ui.widgets.dialog import Dialog

_SIZE: Final = QSize(680, 640)
_PADDING: Final = QSize(28, 13)
"""Round the words of a row: that of the style sheet, and a little more."""


@dataclass(frozen=True, slots=True)
class Section:
    """Keys that hold at one place: its name, then rows of keys and what they do."""

    title: str
    rows: Sequence[tuple[str, str]]


def sections(actions: Iterable[QAction]) -> list[Section]:
    """All keys in the present language; those of `actions` hold everywhere."""
    everywhere = [
        (keys_text([action.shortcut()]), without_letter(action.text()).rstrip(" …"))
        for action in actions
        if action.shortcuts() and action.shortcutContext() == Qt.ShortcutContext.WindowShortcut
    ]
    table = [
        (keys_text([QKeySequence(key) for key in keys.keys]), keys.words()) for keys in TABLE_KEYS
    ]
    rules = [(keys_text([key.sequence]), key.words()) for key in RulesKey]
    answers = [
        Section(
            fill(translate("Keys", "Answers in %1", "name of a game"), game_title(game)),
            [(keys_text([QKeySequence(key)]), names) for key, names in answer_keys(game)],
        )
        for game in GAMES.values()
    ]
    return [
        Section(translate("Keys", "Everywhere"), everywhere),
        Section(translate("Keys", "At the table"), table),
        *answers,
        Section(translate("Keys", "In the rules"), rules),
    ]


def show_keys(parent: QWidget, actions: Iterable[QAction]) -> None:
    """Open the list over the window of `parent`, unless it is open."""
    if parent.findChild(KeysDialog) is None:
        dialog = KeysDialog(parent, actions)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class KeyList(QTreeWidget):
    """Keys at the left, what they do at the right, under the names of their sections."""

    def __init__(self) -> None:
        """An empty list."""
        super().__init__()
        self.setObjectName("keys")
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows: list[QTreeWidgetItem] = []

    def show_sections(self, shown: Iterable[Section]) -> None:
        """Show these sections, from the top."""
        self.clear()
        self._rows.clear()
        bold = QFont(self.font())
        bold.setBold(True)
        for section in shown:
            head = QTreeWidgetItem(self, [section.title])
            head.setFont(0, font(PRINT, 17, bold=True))
            head.setFirstColumnSpanned(True)
            head.setExpanded(True)
            for keys, words in section.rows:
                row = QTreeWidgetItem(head, [keys, words])
                row.setFont(0, bold)
                self._rows.append(row)
        self.setCurrentIndex(self.model().index(0, 0))
        self.resizeColumnToContents(0)
        self._break_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words break where there is no more room."""
        super().resizeEvent(event)
        self._break_lines()

    def _break_lines(self) -> None:
        """Make rows as high as what they say; with a style sheet they are not by themselves."""
        taken = self.columnWidth(0) + px(_PADDING.width())
        room = QRect(0, 0, max(1, self.viewport().width() - taken), 1)
        metrics = QFontMetrics(font(UI, 14))
        for row in self._rows:
            words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, row.text(1))
            row.setSizeHint(1, QSize(0, words.height() + px(_PADDING.height())))


class KeysDialog(Dialog):
    """The list, in a window of its own; arrow keys walk through it."""

    def __init__(self, parent: QWidget, actions: Iterable[QAction]) -> None:
        """Make the dialog; it stays within the window of `parent`."""
        super().__init__(parent)
        self._actions = tuple(actions)
        self._title = label("title")
        self.list = KeyList()
        self._close = button("primary")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 24)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self.list, 1)
        column.addLayout(foot)
        self.retranslate()
        self.list.setFocus()
        self.take(_SIZE)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        title = translate("Keys", "Keys")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.list.setAccessibleName(title)
        self._close.setText(translate("Keys", "Close"))
        self.list.show_sections(sections(self._actions))
