"""The table options of a game, to be ticked."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.i18n.words import option_name, option_text
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.widgets.basic import label
from cardavia_desktop.ui.widgets.controls import Tick


class OptionList(QWidget):
    """A box for each option with what it changes; not seen where a game has none."""

    def __init__(self) -> None:
        """Make an empty list."""
        super().__init__()
        self._game: Game | None = None
        self._ticks: dict[str, Tick] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)

    def offer(self, game: Game, ticked: Collection[str]) -> None:
        """Offer the options of a game, with these ticked."""
        self._game = game
        self._ticks = {option: Tick() for option in game.options}
        for option, tick in self._ticks.items():
            tick.setChecked(option in ticked)
        self.setVisible(bool(game.options))
        self.retranslate()

    def chosen(self) -> frozenset[str]:
        """The options that are ticked."""
        return frozenset(option for option, tick in self._ticks.items() if tick.isChecked())

    def retranslate(self) -> None:
        """Say everything in the present language."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget not in self._ticks.values():
                widget.hide()
                widget.deleteLater()
        if self._game is None:
            return
        heading = label("over")
        heading.setText(translate("OptionList", "Table options"))
        self._grid.addWidget(heading, 0, 0, 1, 2)
        for at, (option, tick) in enumerate(self._ticks.items()):
            name, note = label("read"), label("note", wrap=True)
            name.setText(option_name(self._game, option))
            note.setText(option_text(self._game, option))
            name.setBuddy(tick)
            tick.setAccessibleName(name.text())
            tick.setAccessibleDescription(note.text())
            self._grid.addWidget(tick, 1 + 2 * at, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(name, 1 + 2 * at, 1)
            self._grid.addWidget(note, 2 + 2 * at, 1)
