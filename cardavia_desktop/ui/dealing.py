"""How a deal begins at the table: a new one, one by its number, one on record, one that waits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.match import PERSON, Sitting, Waiting
from cardavia_desktop.rules import GAMES, Game, Record, View
from cardavia_desktop.rules.events import Answered, Claimed, Declared, Discarded
from cardavia_desktop.ui.pages import Pages
from cardavia_desktop.ui.records.deal_entry import Wanted
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.widgets.questions import ask


class Dealing(QObject):
    """Begins deals, and asks before another one is lost by it."""

    def __init__(self, window: QWidget, sitting: Sitting, pages: Pages, settings: Settings) -> None:
        """Questions lie over `window`; one of the `pages` shows the deal that is at the table."""
        super().__init__(window)
        self._window = window
        self._sitting = sitting
        self._pages = pages
        self._settings = settings
        self.waiting: Mapping[str, Waiting] = {}
        """The deals that wait, by the names of their games."""

    @Slot(str)
    def start(self, game: str) -> None:
        """Start a game, unless its deal that waits is to be continued."""
        options = self._settings.options(game)
        self._make_room(game, lambda: self._sitting.start(game, options=options))

    @Slot(object)
    def play(self, wanted: Wanted) -> None:
        """Play a deal by its number."""
        start = partial(
            self._sitting.start,
            wanted.game,
            seed=wanted.seed,
            dealer=wanted.dealer,
            options=wanted.options,
        )
        self._make_room(wanted.game, start)

    def take(self, record: Record) -> None:
        """Go on with a deal on record that is not over."""
        self._make_room(record.game, lambda: self._sitting.take(record))

    @Slot(object)
    def resume(self, deal: Waiting) -> None:
        """Go on with a deal that waits."""
        self._sitting.resume(deal.path)

    @Slot()
    def new_deal(self) -> None:
        """Another deal at this table."""
        self._deal_anew(self._sitting.new_deal)

    @Slot()
    def restart(self) -> None:
        """Begin the sitting at this table anew."""
        self._deal_anew(self._sitting.restart)

    @Slot()
    def next_deal(self) -> None:
        """The next deal of the sitting; the next seat deals (N3.2)."""
        self._deal_anew(self._sitting.next_deal)

    def _deal_anew(self, deal: Callable[..., None]) -> None:
        """Another deal at this table, with the table options that are set now."""
        view = self._pages.view
        if view is not None:
            options = self._settings.options(view.game.name)
            self._leave_deal(lambda: deal(options=options))

    def _make_room(self, game: str, go_on: Callable[[], None]) -> None:
        """Begin a deal of a game; ask first when another one would be lost by it."""
        view, waiting = self._pages.view, self.waiting.get(game)
        if view is not None and view.game.name == game:
            self._leave_deal(go_on)
        elif waiting is None:
            go_on()
        else:
            ask(
                self._window,
                partial(_waits, GAMES[game]),
                lambda: translate("MainWindow", "A new game takes its place."),
                (lambda: translate("MainWindow", "Start game"), go_on),
                (lambda: translate("MainWindow", "Continue"), lambda: self.resume(waiting)),
            )

    def _leave_deal(self, go_on: Callable[[], None]) -> None:
        """Deal anew; ask first when the person has begun to play this deal."""
        view = self._pages.view
        if view is None or view.result is not None or not _begun(view):
            go_on()
            return
        ask(
            self._window,
            lambda: translate("MainWindow", "This deal is not over."),
            lambda: translate("MainWindow", "A new deal takes its place."),
            (lambda: translate("MainWindow", "New deal"), go_on),
            (lambda: translate("MainWindow", "Keep playing"), self._pages.game.table.take_focus),
        )


def _waits(game: Game) -> str:
    """That an unfinished deal of a game is kept."""
    return fill(translate("MainWindow", "A deal of %1 is waiting."), game_title(game))


def _begun(view: View) -> bool:
    """Whether the person has done anything in this deal."""
    own = (Answered, Claimed, Declared, Discarded)
    return any(isinstance(event, own) and event.seat == PERSON for event in view.events)
