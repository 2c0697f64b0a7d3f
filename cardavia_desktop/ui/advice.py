"""Hints, undo and redo for the deal at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot

from cardavia_desktop.i18n.words import action_text
from cardavia_desktop.match import Kind, Sitting, Trouble
from cardavia_desktop.rules import Action, View
from cardavia_desktop.ui.menus import Actions
from cardavia_desktop.ui.pages import Pages

if TYPE_CHECKING:
    from cardavia_desktop.players import Assessment
    from cardavia_desktop.ui.announcer import Announcer
    from cardavia_desktop.ui.game.page import GamePage

_PATIENCE: Final = 400
"""Milliseconds after which a hint is said to be on its way."""


class Advice(QObject):
    """Lets the person have a hint, and take decisions back."""

    def __init__(
        self, sitting: Sitting, pages: Pages, actions: Actions, announcer: Callable[[], Announcer]
    ) -> None:
        """Offer it with `actions`, for the table that one of the `pages` shows."""
        super().__init__(pages)
        self._sitting = sitting
        self._pages = pages
        self._actions = actions
        self._announcer = announcer
        self._is_at_table = False
        self._undoable = self._redoable = False
        self._is_awaited = False  # the person has been told that a hint will come
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PATIENCE)
        self._timer.timeout.connect(self._say_that_it_comes)
        pages.game_made.connect(self._follow)
        sitting.undoable.connect(self._set_undoable)
        sitting.told.connect(self._meet_view)
        sitting.took_back.connect(self._tell_taken_back)
        sitting.hinted.connect(self._show_hint)
        sitting.trouble.connect(self._meet_trouble)
        actions.hint.triggered.connect(self._ask)
        actions.undo.triggered.connect(sitting.undo)
        actions.redo.triggered.connect(sitting.redo)
        self._offer()

    def be_at_table(self, at_table: bool) -> None:
        """The table is seen, or no longer."""
        self._is_at_table = at_table
        self._offer()

    @Slot(object)
    def _follow(self, page: GamePage) -> None:
        page.table.reason_closed.connect(self._cancel)

    @Slot(bool, bool)
    def _set_undoable(self, undo: bool, redo: bool) -> None:
        self._undoable, self._redoable = undo, redo

    @Slot()
    def _meet_view(self) -> None:
        self._end_waiting()
        self._offer()

    def _offer(self) -> None:
        view = self._pages.view if self._is_at_table else None
        self._actions.hint.setEnabled(view is not None and bool(view.legal))
        self._actions.undo.setEnabled(view is not None and self._undoable)
        self._actions.redo.setEnabled(view is not None and self._redoable)

    @Slot()
    def _ask(self) -> None:
        self._pages.game.table.close_reason()
        self._timer.start()
        self._sitting.hint()

    @Slot()
    def _say_that_it_comes(self) -> None:
        self._pages.game.table.wait_for_hint()
        self._is_awaited = True

    @Slot()
    def _cancel(self) -> None:
        """The person has closed what says that a hint will come."""
        if self._is_awaited:
            self._end_waiting()
            self._sitting.cancel_hint()

    def _end_waiting(self) -> None:
        self._is_awaited = False
        self._timer.stop()

    @Slot(object)
    def _meet_trouble(self, trouble: Trouble) -> None:
        if trouble.kind is Kind.NO_ADVICE:
            awaited = self._is_awaited
            self._end_waiting()
            if awaited:
                self._pages.game.table.close_reason()

    @Slot(object, object)
    def _show_hint(self, view: View, thought: Assessment) -> None:
        from cardavia_desktop.i18n.advice import advice_text  # noqa: PLC0415  # not before it is needed

        self._end_waiting()
        best = thought.best
        why = advice_text(view.game, best)
        self._pages.game.table.hint(best.action, action_text(view, best.action), why)
        self._announcer().hint(view, best.action, why)

    @Slot(object)
    def _tell_taken_back(self, action: Action) -> None:
        view = self._pages.view
        if view is not None:
            self._announcer().take_back(view, action)
