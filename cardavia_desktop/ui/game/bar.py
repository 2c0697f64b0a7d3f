"""The bar above the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.i18n.words import deck_title, game_line, game_title
from cardavia_desktop.rules import GAMES, Game
from cardavia_desktop.ui.menus import Actions
from cardavia_desktop.ui.places import AtDeck, AtRules, AtTable
from cardavia_desktop.ui.widgets.basic import CommandButton, button
from cardavia_desktop.ui.widgets.page_bar import PageBar

_ARROW: Final = "←"
_SPACING: Final = 4  # between commands


class GameBar(PageBar):
    """The bar above the table: back, which game it is, what one can do with the deal."""

    went = Signal(object)

    def __init__(self, actions: Actions) -> None:
        """Make the bar."""
        super().__init__()
        self._game = next(iter(GAMES.values()))
        self._way_back = ""
        self.back.clicked.connect(lambda: self.went.emit(AtDeck(self._game.deck.name)))
        self.table_tab = button("tab")
        self.table_tab.clicked.connect(lambda: self.went.emit(AtTable(self._game.name)))
        self.rules_tab = button("tab")
        self.rules_tab.clicked.connect(lambda: self.went.emit(AtRules(self._game.name)))
        for tab in (self.table_tab, self.rules_tab):
            tab.setCheckable(True)
        self.show_reading(False)
        self.score = button("quiet")
        self._commands = [
            CommandButton(action, self)
            for action in (
                *(actions.undo, actions.hint),
                *(actions.restart, actions.next_deal, actions.new_deal),
            )
        ]
        undo, hint, restart, next_deal, new_deal = self._commands
        self._spare = restart, next_deal, undo, hint, new_deal
        self.row.addWidget(self.table_tab)
        self.row.addWidget(self.rules_tab)
        self.row.addStretch(1)
        self._deal = QWidget()
        commands = QHBoxLayout(self._deal)
        commands.setContentsMargins(0, 0, 0, 0)
        commands.setSpacing(_SPACING)
        commands.addWidget(self.score)
        for command in self._commands:
            commands.addWidget(command)
        self.row.addWidget(self._deal)
        self.show_playing(False)
        self.set_compact(False)
        self.retranslate()

    def show_reading(self, reading: bool) -> None:
        """Mark the tab of the page that is shown: the rules, or the table."""
        self.rules_tab.setChecked(reading)
        self.table_tab.setChecked(not reading)

    def show_playing(self, playing: bool) -> None:
        """Offer what can be done with a deal, if there is one."""
        self.table_tab.setVisible(playing)
        self._deal.setVisible(playing)

    def set_game(self, game: Game) -> None:
        """Name this game."""
        if self._game is not game:
            self._game = game
            self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Be lower, and drop what is not needed, in a small window."""
        super().set_compact(compact)
        self._compact = compact
        for command in self._commands:
            command.set_compact(compact)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Commands come and go."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Where all cannot stand side by side, the title of the window names the game, then the
        arrow speaks for the way back, then the menu has the commands that are needed least.
        """
        offered = [command for command in self._spare if command.is_offered]
        hidden = [command for command in offered if command.isHidden()]
        words = self.back.fontMetrics().horizontalAdvance
        names = (self.title, self.line)
        widths = [name.sizeHint().width() + self.row.spacing() for name in names]
        room = self.width() - self.row.sizeHint().width()
        room += sum(w for name, w in zip(names, widths, strict=True) if name.isVisibleTo(self))
        room += words(self.back.text()) - words(self._way_back)
        room -= sum(_width(command) for command in hidden)
        self.title.setVisible(room >= widths[0])
        self.line.setVisible(not self._compact and room >= sum(widths))
        way_back, whole = self._way_back, room >= 0
        if not whole:
            room += words(way_back) - words(_ARROW)
        self.back.setText(way_back if whole else _ARROW)
        self.back.setToolTip("" if whole else way_back)
        for command in offered:
            command.setVisible(room >= 0)
            room += 0 if room >= 0 else _width(command)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        #: %1 is the name of a deck: the way back to its page
        self._way_back = fill(translate("GameBar", "← %1"), deck_title(self._game.deck))
        self.back.setAccessibleName(self._way_back)
        #: a tab: where the game is played
        self.table_tab.setText(translate("GameBar", "Table"))
        self.rules_tab.setText(translate("GameBar", "Full rules"))
        #: a button that shows the score sheet
        self.score.setText(translate("GameBar", "Score"))
        self.title.setText(game_title(self._game))
        self.line.setText(game_line(self._game))
        self._fit()


def _width(command: CommandButton) -> int:
    return command.sizeHint().width() + _SPACING
