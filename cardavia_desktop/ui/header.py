"""The head of the window, on every page: the brand, the menus, and the dials."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenuBar, QPushButton, QWidget

from cardavia_desktop.resources import asset
from cardavia_desktop.ui.language_box import LanguageBox
from cardavia_desktop.ui.menus import Actions
from cardavia_desktop.ui.theme import bar_height
from cardavia_desktop.ui.widgets.dial import ToneDials

_HEIGHTS: Final = {False: 56, True: 46}
_ICONS: Final = {False: 26, True: 24}
_MARGINS: Final = {False: 24, True: 16}
_SPACING: Final = {False: 10, True: 8}


class Header(QFrame):
    """The brand at the left, the menus beside it, the dials at the right."""

    def __init__(self, actions: Actions) -> None:
        """Make the header; the window fills `menus`."""
        super().__init__()
        self.setObjectName("header")
        self._icon = QSvgWidget(str(asset("icons", "icon_small.svg")))
        self._brand = QLabel("CARDAVIA")  # a name: the same in every language
        self._brand.setObjectName("brand")
        self.menus = QMenuBar()
        self.dials = ToneDials()
        self.languages = LanguageBox()
        row = self._row = QHBoxLayout(self)
        row.addWidget(self._icon)
        row.addWidget(self._brand)
        row.addSpacing(8)
        for action, arrow in ((actions.back, "←"), (actions.forward, "→")):
            row.addWidget(ArrowButton(action, arrow))
        row.addWidget(self.menus, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.dials)
        row.addWidget(self.languages)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Be lower in a small window."""
        self._lowest = _HEIGHTS[compact]
        self._icon.setFixedSize(_ICONS[compact], _ICONS[compact])
        self._row.setContentsMargins(_MARGINS[compact], 0, _MARGINS[compact], 0)
        self._row.setSpacing(_SPACING[compact])
        self.dials.set_compact(compact)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop what there is no room for."""
        super().resizeEvent(event)
        self._fit()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.dials.retranslate()
        self.languages.retranslate()
        self._fit()

    def _fit(self) -> None:
        """Where all cannot stand side by side, the box speaks for its label, then the icon for
        the brand, the dials for their values, and the settings for the dials.
        """
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # only then it knows its size
        self.setFixedHeight(max(bar_height(self._lowest), self.dials.sizeHint().height()))
        for dropped in range(5):
            self.languages.show_label(dropped < 1)
            self._brand.setVisible(dropped < 2)
            self.dials.set_terse(dropped >= 3)
            self.dials.setVisible(dropped < 4)
            if self._row.sizeHint().width() <= self.width():
                break
        self._row.activate()  # now: nothing is painted in the place of another size


class ArrowButton(QPushButton):
    """An arrow for a way through the pages."""

    def __init__(self, action: QAction, arrow: str) -> None:
        """Do `action`; its words and keys are the tool tip."""
        super().__init__(arrow)
        self.setObjectName("arrow")
        self.setProperty("kind", "quiet")
        self.setAutoDefault(True)
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{self._action.iconText()}  {keys}")
        self.setAccessibleName(self._action.iconText())
        self.setEnabled(self._action.isEnabled())
