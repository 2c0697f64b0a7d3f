"""The page of a game: its bar, the table, and the score sheet over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.match import PERSON, Standing
from cardavia_desktop.rules import Game, View
from cardavia_desktop.rules.events import Event
from cardavia_desktop.ui.game.bar import GameBar
from cardavia_desktop.ui.menus import Actions
from cardavia_desktop.ui.motion import fade, rise
from cardavia_desktop.ui.places import AtRules
from cardavia_desktop.ui.rules import RulesPage
from cardavia_desktop.ui.score.sheet import ScoreSheet, sheet_room
from cardavia_desktop.ui.table.view import TableView

_SHEET_RISE: Final = 200
"""Milliseconds that the score sheet takes to come up, at normal speed."""
_SHEET_DEPTH: Final = 12
"""Pixels by which it comes up."""


class GamePage(QWidget):
    """A game being played."""

    went = Signal(object)
    """The Place that the person goes to."""
    chosen = Signal(str)
    """The name of a game to start."""

    def __init__(self, cards: Cards, actions: Actions) -> None:
        """Make the page; `cards` draws the cards."""
        super().__init__()
        self.setObjectName("page")
        self._view: View | None = None
        self._standing: Standing | None = None
        self._compact = False
        self._is_sheet_due = False
        self._bar = GameBar(actions)
        self._bar.went.connect(self.went)
        self.table = TableView(cards)
        self.table.rule_wanted.connect(self._want_rule)
        self._cards = cards
        self._rules: RulesPage | None = None
        self.sheet = ScoreSheet(cards, self)
        self.sheet.new_deal.connect(actions.new_deal.trigger)
        self.sheet.next_deal.connect(actions.next_deal.trigger)
        self.sheet.restart.connect(actions.restart.trigger)
        self.sheet.closed.connect(self._hide_sheet)
        self.sheet.covers.connect(self.table.setDisabled)  # nobody gets lost below it
        self.sheet.save.connect(actions.save_record.trigger)
        self._bar.score.clicked.connect(self._show_sheet)
        self._actions = actions
        self._sheet_timer = QTimer(self)
        self._sheet_timer.setSingleShot(True)
        self._sheet_timer.timeout.connect(self._show_sheet)
        self.sheet_delay = 0
        """Milliseconds between the end of a deal and its score sheet."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._bar)
        self._column.addWidget(self.table, 1)
        self.sheet.raise_()

    @property
    def rules(self) -> RulesPage:
        """The full rules, made when somebody first wants to read them."""
        if self._rules is None:
            self._rules = RulesPage(self._cards)
            self._rules.set_compact(self._compact)
            self._rules.start_wanted.connect(self.chosen)
            self._rules.rule_wanted.connect(self._read_rule)
            self._rules.hide()
            self._column.addWidget(self._rules, 1)
        return self._rules

    @property
    def view(self) -> View | None:
        """What the person sees of the deal; None before the first one."""
        return self._view

    @property
    def standing(self) -> Standing | None:
        """What is known of the deal besides its cards; None before the first one."""
        return self._standing

    def show_standing(self, standing: Standing) -> None:
        """A deal begins, or is settled."""
        self._standing = standing
        self.table.set_facts(standing.number, standing.totals[PERSON])

    def show_view(self, view: View, events: Sequence[Event]) -> None:
        """Show what happened; after the end the score sheet follows."""
        over = view.result is not None
        self._view = view
        self._actions.offer(view)
        self._bar.set_game(view.game)
        self._bar.show_playing(True)
        self._bar.score.setVisible(over)
        self._sheet_timer.stop()
        self._is_sheet_due = False
        if not self.sheet.isHidden():
            self._hide_sheet()
        self.table.tell(view, events)
        if over:
            self._sheet_timer.start(self.sheet_delay)

    def show_table(self) -> None:
        """Turn to the table, and to the score sheet that came meanwhile."""
        was_reading = self._is_reading
        self._turn_to(reading=False)
        self.table.take_focus()
        if was_reading and self._is_sheet_due:
            self._show_sheet()

    def show_rules(self, game: Game, rule: str = "") -> None:
        """Turn to the full rules of a game, its deal or none on the table: to one rule by its
        number (as C6.5), or to where one reads.
        """
        self.sheet.setVisible(False)
        self._bar.set_game(game)
        self.rules.set_game(game)
        self.rules.offer_start(self._view is None)
        self._turn_to(reading=True)
        self.rules.reader.setFocus()
        if rule:
            self._column.activate()
            self.rules.show_rule(rule)

    def _want_rule(self, number: str) -> None:
        if self._view is not None:
            self.went.emit(AtRules(self._view.game.name, number))

    @Slot(str, str)
    def _read_rule(self, game: str, number: str) -> None:
        self.went.emit(AtRules(game, number))

    @property
    def _is_reading(self) -> bool:
        return self._rules is not None and not self._rules.isHidden()

    def _turn_to(self, reading: bool) -> None:
        self.table.setVisible(not reading)
        if reading or self._rules is not None:
            self.rules.setVisible(reading)
        self._bar.show_reading(reading)

    def leave(self) -> None:
        """Forget the deal: the person is no longer here."""
        self._turn_to(reading=False)
        self._is_sheet_due = False
        self._view = None
        self._sheet_timer.stop()
        self.sheet.setVisible(False)
        self._bar.show_playing(False)
        self._actions.offer(None)

    def set_compact(self, compact: bool) -> None:
        """Have lower bars in a small window."""
        self._compact = compact
        self._bar.set_compact(compact)
        self.sheet.set_compact(compact)
        if self._rules is not None:
            self._rules.set_compact(compact)
        self._place_sheet()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The score sheet goes with the table."""
        super().resizeEvent(event)
        self._place_sheet()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._bar.retranslate()
        self.sheet.retranslate()
        if self._rules is not None:
            self._rules.retranslate()

    def _show_sheet(self) -> None:
        self._is_sheet_due = self._is_reading
        if self._view is not None and self._standing is not None and not self._is_reading:
            self._place_sheet()
            lasting = self.table.speed.time(_SHEET_RISE)
            fade(self, lasting, self.sheet.geometry())
            self.sheet.show_result(self._view, self._standing)
            if not self.table.reduced:
                rise(self.sheet, _SHEET_DEPTH, lasting)

    def _hide_sheet(self) -> None:
        self.sheet.setVisible(False)
        self.table.take_focus()

    def _place_sheet(self) -> None:
        self.sheet.lie_over(sheet_room(self.table.geometry(), compact=self._compact))
