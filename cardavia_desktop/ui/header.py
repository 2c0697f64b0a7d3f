"""The head of the window, on every page: the brand, the menus, and the dials."""

from __future__ import annotations

from enum import Flag, auto
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore  # `QtCore.Qt` takes longer to load than the rest of the first paint
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenuBar, QPushButton, QWidget

from cardavia_desktop.i18n.text import translate, without_letter
from cardavia_desktop.resources import asset
from cardavia_desktop.ui.theme import UI, bar_height, font, px

if TYPE_CHECKING:
    from cardavia_desktop.ui.language_box import LanguageBox
    from cardavia_desktop.ui.menus import Actions
    from cardavia_desktop.ui.widgets.dial import ToneDials

_HEIGHTS: Final = {False: 56, True: 46}
_ICONS: Final = {False: 26, True: 24}
_MARGINS: Final = {False: 24, True: 16}
_SPACING: Final = {False: 10, True: 6}
_ROOMY: Final = 1280
"""From this width on there is room for the brand, whatever the language."""


class _Part(Flag):
    """What there may be no room for."""

    ICON = auto()
    BRAND = auto()
    DIALS = auto()
    VALUES = auto()
    LABEL = auto()


_SIGNS: Final = _Part.ICON | _Part.BRAND
_WAYS: Final = (
    _SIGNS | _Part.DIALS | _Part.VALUES | _Part.LABEL,
    _SIGNS | _Part.DIALS | _Part.VALUES,
    _SIGNS | _Part.DIALS,
    _Part.BRAND | _Part.DIALS,
    _Part.ICON | _Part.DIALS,
    _SIGNS,
    _Part.BRAND,
    _Part.ICON,
)
"""What can stand in the header, from the widest."""


class Header(QFrame):
    """The brand at the left, the menus beside it, the dials at the right."""

    menus: QMenuBar
    dials: ToneDials
    languages: LanguageBox

    def __init__(self) -> None:
        """Make the header with the brand alone."""
        super().__init__()
        self.setObjectName("header")
        self._icon = QSvgWidget(str(asset("icons", "icon_small.svg")))
        self._brand = QLabel("CARDAVIA")  # a name: the same in every language
        self._brand.setObjectName("brand")
        row = self._row = QHBoxLayout(self)
        row.addWidget(self._icon)
        row.addWidget(self._brand)
        row.addSpacing(8)
        row.addStretch(1)
        self._filled = False
        self._fitted = 0  # pixels that what stands here took when it was last chosen
        self.set_compact(False)

    def fill(self, actions: Actions) -> None:
        """Have `menus`, for somebody to fill, `dials` and `languages`, too."""
        from cardavia_desktop.ui.language_box import LanguageBox  # noqa: PLC0415  # not before the first paint
        from cardavia_desktop.ui.widgets.dial import ToneDials  # noqa: PLC0415  # not before the first paint

        self.menus = QMenuBar()
        self.dials = ToneDials()
        self.languages = LanguageBox()
        row = self._row
        for action, arrow in ((actions.back, "←"), (actions.forward, "→")):
            row.insertWidget(row.count() - 1, ArrowButton(action, arrow))
        row.insertWidget(row.count() - 1, self.menus, 0, QtCore.Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.dials)
        row.addWidget(self.languages)
        for at in range(row.count()):
            item = row.itemAt(at)
            if item is not None and (part := item.widget()) is not None:
                part.show()  # now: what is hidden counts for nothing when it is fitted
        self._filled = True

    def set_compact(self, compact: bool) -> None:
        """Be lower in a small window."""
        self._lowest = _HEIGHTS[compact]
        self._icon.setFixedSize(_ICONS[compact], _ICONS[compact])
        self._row.setContentsMargins(_MARGINS[compact], 0, _MARGINS[compact], 0)
        self._row.setSpacing(_SPACING[compact])
        if self._filled:
            self.dials.set_compact(compact)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop what there is no room for."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """What stands here has another size."""
        another = event.type() == QEvent.Type.LayoutRequest and self._filled
        if another and self._row.sizeHint().width() != self._fitted:
            self._fit()
        return super().event(event)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.dials.retranslate()
        self.languages.retranslate()
        self._fit()

    def _fit(self) -> None:
        """Where all cannot stand side by side, the box speaks for its label, the dials for their
        values, brand and icon for each other, and the settings for the dials.
        """
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # only then it knows its size
        self.setFixedHeight(max(bar_height(self._lowest), _dials_height()))
        if not self._filled:
            for part in (self._icon, self._brand):
                part.setVisible(self.width() >= px(_ROOMY))
        for stands in _WAYS if self._filled else ():
            self.languages.show_label(_Part.LABEL in stands)
            self.dials.set_terse(_Part.VALUES not in stands)
            self.dials.setVisible(_Part.DIALS in stands)
            self._icon.setVisible(_Part.ICON in stands)
            self._brand.setVisible(_Part.BRAND in stands)
            if self._row.sizeHint().width() <= self.width():
                break
        self._fitted = self._row.sizeHint().width()
        self._row.activate()  # now: nothing is painted in the place of another size


def _dials_height() -> int:
    """How high the dials are, before they are there: a name, and a slider with its frame."""
    name = translate("ToneDials", "Contrast")
    return QFontMetrics(font(UI, 12)).boundingRect(QRect(), 0, name).height() + px(16) + 6


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
        self.setToolTip(f"{without_letter(self._action.text())}  {keys}")
        self.setAccessibleName(without_letter(self._action.text()))
        self.setEnabled(self._action.isEnabled())
