"""The choice of the language, in the header."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardavia_desktop.i18n import languages
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.ui.widgets.basic import label
from cardavia_desktop.ui.widgets.controls import Selector


class LanguageBox(QWidget):
    """Every known language in its own name."""

    chosen = Signal(str)
    """The person wants this language."""

    def __init__(self) -> None:
        """Show the language that is spoken."""
        super().__init__()
        self._label = label("dial")
        self._selector = Selector()
        self._label.setBuddy(self._selector)
        self._selector.show_every_script()
        self._selector.setSizeAdjustPolicy(Selector.SizeAdjustPolicy.AdjustToContents)
        self._selector.offer({code: languages.own_name(code) for code in languages.known()})
        self._selector.activated.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(9)
        row.addWidget(self._label)
        row.addWidget(self._selector, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def show_label(self, shown: bool) -> None:
        """Say what the box is for, or do without where there is no room."""
        self._label.setVisible(shown)
        self.updateGeometry()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._label.setText(translate("LanguageBox", "Language"))
        self._selector.setAccessibleName(self._label.text())
        self._selector.show_value(languages.spoken())

    def _choose(self) -> None:
        self.chosen.emit(self._selector.currentData())
