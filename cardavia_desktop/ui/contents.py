"""What the window shows: menus, pages, messages, and the sitting behind them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import Words, fill, translate
from cardavia_desktop.match import Kind, Replay, Review, Sitting, Standing, Trouble, Waiting
from cardavia_desktop.rules import GAMES, Action, Refusal, View
from cardavia_desktop.rules.deal_number import DealNumber
from cardavia_desktop.rules.events import Event
from cardavia_desktop.ui.advice import Advice
from cardavia_desktop.ui.dealing import Dealing
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.menus import Actions, Menus
from cardavia_desktop.ui.message import MessageBar, Remedy
from cardavia_desktop.ui.pages import Pages
from cardavia_desktop.ui.places import (
    AtDeck,
    AtReplay,
    AtRules,
    AtTable,
    History,
    Place,
    Traditions,
    game_at,
    game_of,
    title_of,
)
from cardavia_desktop.ui.records.deal_entry import Wanted
from cardavia_desktop.ui.records.records import Records
from cardavia_desktop.ui.settings.store import SettingsTrouble
from cardavia_desktop.ui.troubles import trouble_text
from cardavia_desktop.ui.window_settings import follow_settings, take_settings

if TYPE_CHECKING:
    from cardavia_desktop.ui.announcer import Announcer
    from cardavia_desktop.ui.game.page import GamePage
    from cardavia_desktop.ui.records.replay_page import ReplayPage
    from cardavia_desktop.ui.window import MainWindow


class Contents(QObject):
    """Shows what the sitting tells, and passes on what the person does."""

    def __init__(self, window: MainWindow, header: Header, sitting: Sitting, cards: Cards) -> None:
        """Make everything for `window` and its `header`, at the start page; `cards` draws the
        cards of all.
        """
        super().__init__(window)
        self._window = window
        self.sitting = sitting
        self.cards = cards
        settings = window.settings
        self._header = header
        self.actions = Actions(window)
        header.fill(self.actions)
        self._menus = Menus(header.menus, self.actions)
        self._history = History(Traditions())
        self.message = MessageBar(window)
        self.records = Records(window, sitting, settings.options)
        self._replay_page: ReplayPage | None = None
        self._reviews_table = False  # the deal at the table is to be reviewed
        self._own: Place | None = None  # where that is done, without getting up
        self.pages = Pages(cards, self.actions)
        self._dealing = Dealing(window, sitting, self.pages, settings)
        self._compact = False
        self._connect()
        self._advice = Advice(sitting, self.pages, self.actions, lambda: self._announcer)
        self.retranslate()
        follow_settings(cards, header, self.actions, settings)
        take_settings(header, self.actions, settings)
        settings.report(self._tell_settings_trouble)
        self._show(self._history.here)

    @property
    def game(self) -> GamePage:
        """The page of the game, which is made when it is first needed."""
        return self.pages.game

    def say(self, sentence: Words, remedy: Remedy | None = None) -> None:
        """Show a sentence until the person has read it."""
        self.message.say(sentence, remedy)
        self._announcer.warn(sentence())

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for part in (self.actions, self._menus, self._header, self.message, self.pages):
            part.retranslate()
        if self._replay_page is not None:
            self._replay_page.retranslate()
        self._name_place()

    def set_compact(self, compact: bool) -> None:
        """Be small in a small window."""
        self._compact = compact
        self.pages.set_compact(compact)
        if self._replay_page is not None:
            self._replay_page.set_compact(compact)

    def end(self, milliseconds: int) -> bool:
        """Wait for the end of what works behind the window, at the end of the process; False when
        an AI player still thinks.
        """
        self.cards.close()
        self.sitting.close()
        return self.sitting.wait(milliseconds)

    def _connect(self) -> None:
        sitting, actions, dealing = self.sitting, self.actions, self._dealing
        sitting.told.connect(self._show_told)
        sitting.standing.connect(self._follow_standing)
        sitting.refused.connect(self._explain)
        sitting.waiting.connect(self._offer)
        sitting.trouble.connect(self._tell_trouble)
        sitting.replayed.connect(self._take_replay)
        sitting.reviewed.connect(self._show_review)
        self.records.said.connect(self.say)
        self.records.wanted.connect(dealing.play)
        self._window.failed.connect(self._tell_failure)
        self.pages.went.connect(self._go)
        self.pages.chosen.connect(dealing.start)
        self.pages.continued.connect(dealing.resume)
        self.pages.linked.connect(self._browse)
        self.pages.game_made.connect(self._seat)
        actions.new_deal.triggered.connect(dealing.new_deal)
        actions.restart.triggered.connect(dealing.restart)
        actions.next_deal.triggered.connect(dealing.next_deal)
        actions.by_number.triggered.connect(self._ask_number)
        actions.copy_number.triggered.connect(self._copy_number)
        actions.open_record.triggered.connect(self.records.ask_file)
        actions.save_record.triggered.connect(self._save_record)
        actions.past_deals.triggered.connect(self.records.look_back)
        actions.settings.triggered.connect(self._show_settings)
        actions.quit.triggered.connect(self._window.close)
        actions.back.triggered.connect(lambda: self._show(self._history.back()))
        actions.forward.triggered.connect(lambda: self._show(self._history.forward()))
        self._lead(actions.traditions, Traditions())
        for name, action in actions.decks.items():
            self._lead(action, AtDeck(name))
        for name, action in actions.rules.items():
            self._lead(action, AtRules(name))
        actions.full_rules.triggered.connect(self._read_on)
        actions.full_screen.toggled.connect(self._fill_screen)
        actions.keys.triggered.connect(self._show_keys)
        self._window.addAction(actions.keys)  # dialogs take over the actions of the window itself
        actions.about.triggered.connect(self._show_about)

    @Slot(object)
    def _seat(self, page: GamePage) -> None:
        """Let the person play at the table of a page."""
        page.table.answered.connect(self.sitting.answer)
        page.table.answered.connect(self.message.withdraw)  # what failed before that is past
        page.table.asked_why.connect(self.sitting.why)
        page.table.dealing_skipped.connect(self.sitting.skip_dealing)
        page.sheet.review.connect(self._review_table)
        self.actions.sort.triggered.connect(page.table.sort_again)

    # Dialogs: loaded when somebody first wants them.

    @Slot()
    def _show_settings(self) -> None:
        from cardavia_desktop.ui.settings.dialog import show_settings  # noqa: PLC0415  # not before the first paint

        show_settings(self._window, self._window.settings)

    @Slot()
    def _show_keys(self) -> None:
        from cardavia_desktop.ui.keys import show_keys  # noqa: PLC0415  # not before the first paint

        show_keys(self._window, self.actions)

    @Slot()
    def _show_about(self) -> None:
        from cardavia_desktop.ui.about import show_about  # noqa: PLC0415  # not before the first paint

        show_about(self._window)

    def _lead(self, action: QAction, place: Place) -> None:
        """Let an action go to a place."""
        action.triggered.connect(lambda: self._go(place))

    # What the sitting tells.

    @cached_property
    def _announcer(self) -> Announcer:
        from cardavia_desktop.ui.announcer import Announcer  # noqa: PLC0415  # not before the first paint

        return Announcer(self._window)

    @Slot(object, object)
    def _show_told(self, view: View, events: Sequence[Event]) -> None:
        before = self.pages.view
        self._own = None
        self.game.show_view(view, events)
        if before is None or before.game is not view.game or self._replay is not None:
            self._history.visit(AtTable(view.game.name))
            self.pages.show_game()
            self.game.show_table()
            self._name_place()
        self._announcer.tell(view, events)

    @Slot(object)
    def _follow_standing(self, standing: Standing) -> None:
        self.game.show_standing(standing)
        self._name_place()

    @Slot(object, object)
    def _explain(self, action: Action, refusal: Refusal) -> None:
        self.game.table.explain(refusal)
        if self.game.view is not None:
            self._announcer.explain(self.game.view, action, refusal)

    @Slot(object)
    def _offer(self, deals: tuple[Waiting, ...]) -> None:
        waiting = self._dealing.waiting = {deal.game: deal for deal in deals}
        self.pages.show_waiting(waiting)
        here = self._history.here
        if isinstance(here, AtTable) and self.pages.view is None:
            self._come_back(here)

    def _tell_settings_trouble(self, trouble: SettingsTrouble) -> None:
        self.say(trouble.sentence)

    @Slot(object)
    def _tell_trouble(self, trouble: Trouble) -> None:
        again: Remedy = (lambda: translate("Trouble", "Try again"), self.sitting.retry)
        self.say(
            partial(trouble_text, trouble), again if trouble.kind is Kind.PLAYER_FAILED else None
        )
        if trouble.kind is Kind.NO_ADVICE and self._replay_page is not None:
            self._replay_page.end_review()

    @Slot()
    def _tell_failure(self) -> None:
        self.say(
            lambda: translate(
                "MainWindow", "Something went wrong. The log file in the data folder says what."
            )
        )

    # Deals on record.

    @Slot(object)
    def _take_replay(self, replay: Replay) -> None:
        """Go through a deal that is over; go on with one that is not."""
        record = replay.record
        if replay.result is None:
            self._dealing.take(record)
            return
        place = AtReplay(record)
        if self._reviews_table:
            self._own = place
        self._history.visit(place)
        self._leave_table_for(place)
        page = self._replay_page or self._make_replay_page()
        page.follow(self.game.table)
        page.show_replay(replay)
        self.pages.setCurrentWidget(page)
        if self._reviews_table:
            self._reviews_table = False
            page.start_review()
        self.sitting.look()
        self._name_place()

    @Slot()
    def _review_table(self) -> None:
        """Review the deal at the table; the sitting can go on after it."""
        if not self._reviews_table:
            self._reviews_table = True
            self.sitting.replay()

    @Slot(object)
    def _show_review(self, review: Review) -> None:
        if self._replay_page is not None:
            self._replay_page.show_review(review)

    def _make_replay_page(self) -> ReplayPage:
        from cardavia_desktop.ui.records.replay_page import (  # noqa: PLC0415  # not before the first paint
            ReplayPage,
        )

        page = self._replay_page = ReplayPage(self.cards)
        page.left.connect(self.actions.back.trigger)
        page.again.connect(self._play_again)
        page.save.connect(self._save_record)
        page.review_wanted.connect(self.sitting.review)
        page.review_stopped.connect(self.sitting.stop_review)
        page.set_compact(self._compact)
        self.pages.addWidget(page)
        return page

    @property
    def _replay(self) -> Replay | None:
        """The deal that is gone through now."""
        page = self._replay_page
        return page.replay if page is not None and self.pages.currentWidget() is page else None

    @property
    def _standing(self) -> Standing | None:
        """What is known of the deal that is seen now."""
        if self._replay is not None:
            return self._replay.standing
        return None if self.pages.view is None else self.game.standing

    @Slot(object)
    def _play_again(self, number: DealNumber) -> None:
        self._dealing.play(Wanted(number.game, number.seed, number.dealer, number.options))

    @Slot()
    def _ask_number(self) -> None:
        here = self._standing
        self.records.ask_number(next(iter(GAMES)) if here is None else here.game)

    @Slot()
    def _copy_number(self) -> None:
        here = self._standing
        if here is not None and here.number is not None:
            QGuiApplication.clipboard().setText(str(here.number))

    @Slot()
    def _save_record(self) -> None:
        here, replay = self._standing, self._replay
        if here is not None:
            record = None if replay is None else replay.record
            self.records.save(here.number, here.game, record)

    # Where the person is.

    @Slot(object)
    def _go(self, place: Place) -> None:
        """Go to a place that was not on the way so far."""
        self._history.visit(place)
        self._show(place)

    def _show(self, place: Place) -> None:
        """Show a place of the history."""
        self._leave_table_for(place)
        match place:
            case Traditions():
                self.pages.show_start()
                self.sitting.look()
            case AtDeck(deck):
                self.pages.show_deck(deck)
                self.sitting.look()
            case AtRules(game, rule):
                self.pages.show_game()
                self.game.show_rules(GAMES[game], rule)
            case AtTable() if self.pages.view is None:
                self.sitting.look()  # then `_come_back`
            case AtTable():
                self.pages.show_game()
                self.game.show_table()
            case AtReplay(record=record):
                self.sitting.replay(record, "")
        self._name_place()

    def _leave_table_for(self, place: Place) -> None:
        """Get up, unless the place belongs to this table."""
        view = self.pages.view
        if view is not None and view.game is not game_at(place) and place != self._own:
            self._get_up(view)

    def _read_on(self) -> None:
        """Read the rules of the game that one is at."""
        game = game_of(self._history.here)
        if game is not None:
            self._go(AtRules(game.name))

    def _come_back(self, place: AtTable) -> None:
        """Sit down at a table once more, if its deal still waits."""
        waiting = self._dealing.waiting.get(place.game)
        if waiting is not None:
            self._dealing.resume(waiting)
        else:
            self._history.forget(place)
            self._show(self._history.here)

    def _get_up(self, view: View) -> None:
        """Leave the table: an unfinished deal waits on disk, to a finished one is no way back."""
        if view.result is not None:
            self._history.forget(AtTable(view.game.name))
        self._own = None
        self._reviews_table = False
        self.game.leave()
        self.sitting.leave()

    def _name_place(self) -> None:
        """Say in the title where one is, and offer the ways from here."""
        here, history, actions = self._history.here, self._history, self.actions
        self._window.setWindowTitle(title_of(here))
        actions.back.setEnabled(history.can_go_back)
        actions.forward.setEnabled(history.can_go_forward)
        actions.traditions.setEnabled(here != Traditions())
        self._advice.be_at_table(isinstance(here, AtTable))
        actions.full_rules.setEnabled(game_of(here) is not None)
        for name, action in actions.decks.items():
            action.setEnabled(here != AtDeck(name))
        standing = self._standing
        actions.save_record.setEnabled(standing is not None)
        actions.copy_number.setEnabled(standing is not None and standing.number is not None)

    @Slot(str)
    def _browse(self, address: str) -> None:
        """Open a page in the browser of the person; nothing is loaded here."""
        if not QDesktopServices.openUrl(QUrl(address)):
            self.say(lambda: fill(translate("MainWindow", "No browser opens %1."), address))

    @Slot(bool)
    def _fill_screen(self, full: bool) -> None:
        state, full_screen = self._window.windowState(), Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | full_screen if full else state & ~full_screen)
