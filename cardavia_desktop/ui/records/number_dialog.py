"""The dialog in which a deal is chosen by its number."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.i18n.words import game_title, seat_name
from cardavia_desktop.rules import GAMES, Game
from cardavia_desktop.rules.deal_number import DealNumber
from cardavia_desktop.ui.numbers import threes
from cardavia_desktop.ui.records.deal_entry import (
    MisreadError,
    Wanted,
    is_shared,
    read_seed,
    read_shared,
)
from cardavia_desktop.ui.records.option_list import OptionList
from cardavia_desktop.ui.theme import px
from cardavia_desktop.ui.widgets.basic import button, label, scrolling
from cardavia_desktop.ui.widgets.controls import Selector
from cardavia_desktop.ui.widgets.dialog import Dialog

_WIDTH: Final = 560
_BESIDE: Final = 10  # right of the form: the scroll bar
_DRAWN: Final = ""
"""The choice of a dealer that leaves it to the cards."""

StoredOptions = Callable[[str], Collection[str]]
"""The table options with which a game is dealt, by its name."""


class NumberDialog(Dialog):
    """Game, number, dealer and table options; a whole shared deal may be pasted as the number."""

    chosen = Signal(object)
    """Wanted: the deal that the person wants."""

    def __init__(self, parent: QWidget, game: str, options: StoredOptions) -> None:
        """Make the dialog with `game` chosen; `options` gives what is ticked at first."""
        super().__init__(parent)
        self._stored = options
        self._seed: int | None = None
        self._title = label("head")
        self._note = label("note", wrap=True)
        self._game_label, self._game = label("read"), Selector()
        self._number_label, self._number = label("read"), QLineEdit()
        self._below = label("note", wrap=True)
        self._dealer_label, self._dealer = label("read"), Selector()
        self._options = OptionList()
        self._play, self._cancel = button("primary"), button()
        self._form = QWidget()
        self._area = scrolling(self._form)
        self._lay_out()
        self._offer_games()
        self._game.show_value(game)
        self._take_game()
        self.retranslate()
        self._game.currentIndexChanged.connect(self._take_game)
        self._number.textChanged.connect(self._read)
        self._play.clicked.connect(self.accept)
        self._play.setDefault(True)
        self._cancel.clicked.connect(self.reject)
        self._number.setFocus()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        title = translate("NumberDialog", "Play a deal by its number")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._note.setText(
            translate("NumberDialog", "The same number gives everybody the same cards.")
        )
        self._game_label.setText(translate("NumberDialog", "Game"))
        self._number_label.setText(translate("NumberDialog", "Deal number"))
        self._dealer_label.setText(translate("NumberDialog", "Dealer"))
        self._offer_games()
        self._offer_dealers()
        self._options.retranslate()
        #: a button: play this deal
        self._play.setText(translate("NumberDialog", "Play"))
        self._cancel.setText(translate("NumberDialog", "Cancel"))
        self._read()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as large as the words are in the look of now."""
        super().showEvent(event)
        self._fit()

    def accept(self) -> None:
        """Play, when the number is one."""
        if self._seed is None:
            return
        dealer = self._dealer.currentData()
        wanted = Wanted(
            self._chosen_game().name,
            self._seed,
            None if dealer == _DRAWN else int(dealer),
            self._options.chosen(),
        )
        super().accept()
        self.chosen.emit(wanted)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        rows: list[tuple[QLabel, QWidget]] = [
            (self._game_label, self._game),
            (self._number_label, self._number),
            (self._dealer_label, self._dealer),
        ]
        for at, (name, field) in enumerate(rows):
            name.setBuddy(field)
            grid.addWidget(name, 2 * at, 0)
            grid.addWidget(field, 2 * at, 1)
        grid.addWidget(self._below, 3, 1)
        # Room for a fault of two lines: what stands below must not move while one types.
        self._below.setMinimumHeight(px(38))
        self._below.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, _BESIDE, 0)
        buttons.setSpacing(10)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._play)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(32, 24, 32 - _BESIDE, 24)
        column.setSpacing(14)
        column.addWidget(self._title)
        column.addWidget(self._area, 1)
        column.addLayout(buttons)
        inside = self._inside = QVBoxLayout(self._form)
        inside.setContentsMargins(0, 0, _BESIDE, 0)
        inside.setSpacing(14)
        inside.addWidget(self._note)
        inside.addLayout(grid)
        inside.addWidget(self._options)
        inside.addStretch(1)

    def _fit(self) -> None:
        """Be as large as the form, but stay within the window: then the form scrolls."""
        room = self.room
        width = min(px(_WIDTH), room.width())
        margins = self._column.contentsMargins()
        form = self._inside.totalHeightForWidth(width - margins.left() - margins.right())
        frame = self._column.totalSizeHint().height() - self._area.sizeHint().height()
        self.setFixedSize(width, min(frame + form, room.height()))

    def _chosen_game(self) -> Game:
        return GAMES[self._game.currentData()]

    def _take_game(self) -> None:
        """Offer the dealers and options of the game."""
        game = self._chosen_game()
        self._offer_dealers()
        self._options.offer(game, self._stored(game.name))
        self._fit()

    def _offer_games(self) -> None:
        self._game.offer({name: game_title(game) for name, game in GAMES.items()})

    def _offer_dealers(self) -> None:
        drawn = translate("NumberDialog", "As drawn with the cards")
        seats = range(self._chosen_game().seats)
        self._dealer.offer({_DRAWN: drawn} | {str(seat): seat_name(seat) for seat in seats})
        if self._dealer.currentIndex() < 0:
            self._dealer.show_value(_DRAWN)

    def _read(self) -> None:
        """Read the number, and say what is wrong with it."""
        text = self._number.text()
        fault = ""
        self._seed = None
        try:
            if is_shared(text):
                self._take_shared(read_shared(text))
            elif text.strip():
                self._seed = read_seed(text)
        except MisreadError as misread:
            fault = str(misread)
        self._play.setEnabled(self._seed is not None)
        self._below.setText(fault or _hint())
        self._number.setAccessibleDescription(fault)

    def _take_shared(self, deal: DealNumber) -> None:
        """Put a whole deal into the fields."""
        self._game.setCurrentIndex(self._game.findData(deal.game))
        self._dealer.show_value(str(deal.dealer))
        self._options.offer(self._chosen_game(), deal.options)
        self._seed = deal.seed
        with QSignalBlocker(self._number):
            self._number.setText(threes(deal))


def _hint() -> str:
    """What stands below the number while nothing is wrong with it."""
    return translate("NumberDialog", "Or paste a whole deal that somebody shared with you.")
