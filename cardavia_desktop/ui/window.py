"""The main window: header, pages, messages, and the sitting behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLayout, QMainWindow, QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.tone import Tone
from cardavia_desktop.i18n.index import index_text
from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.i18n.words import deck_title, fill, game_title
from cardavia_desktop.match import PERSON, Replay, Sitting, Standing, Trouble, Waiting
from cardavia_desktop.rules import DECKS, GAMES, Action, Game, Refusal, View
from cardavia_desktop.rules.deal_number import DealNumber
from cardavia_desktop.rules.events import Answered, Claimed, Declared, Discarded, Event
from cardavia_desktop.ui import placement
from cardavia_desktop.ui.about import show_about
from cardavia_desktop.ui.accessibility.announcer import Announcer
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.keys import show_keys
from cardavia_desktop.ui.menus import Actions, Menus
from cardavia_desktop.ui.message import MessageBar
from cardavia_desktop.ui.pages import Pages
from cardavia_desktop.ui.places import (
    AtDeck,
    AtReplay,
    AtRules,
    AtTable,
    History,
    Place,
    Traditions,
)
from cardavia_desktop.ui.questions import ask
from cardavia_desktop.ui.records.deal_entry import Wanted
from cardavia_desktop.ui.records.records import Records
from cardavia_desktop.ui.records.replay_page import ReplayPage
from cardavia_desktop.ui.settings.dialog import show_settings
from cardavia_desktop.ui.settings.preferences import (
    CONTRAST,
    GRAIN,
    INDEX,
    LANGUAGE,
    SORT,
    TEMPERATURE,
)
from cardavia_desktop.ui.settings.store import Settings, SettingsTrouble
from cardavia_desktop.ui.theme import look, px
from cardavia_desktop.ui.troubles import trouble_text

SMALL: Final = (1152, 720)
"""Below this width or height the window is a small one: lower bars, less air."""
SMALLEST: Final = (800, 520)


class MainWindow(QMainWindow):
    """Shows what the sitting tells, and passes on what the person does."""

    failed = Signal()
    """An error that nobody foresaw; may be emitted from any thread."""

    def __init__(self, sitting: Sitting, cards: Cards, settings: Settings) -> None:
        """Make the window, at the start page; the sitting is closed with it."""
        super().__init__()
        self.sitting = sitting
        self._cards = cards
        self.settings = settings
        self._look = look()
        self._waiting: dict[str, Waiting] = {}
        self._actions = Actions(self)
        self._header = Header(self._actions)
        self._menus = Menus(self._header.menus, self._actions)
        self._history = History(Traditions())
        self._message = MessageBar(self)
        self._announcer = Announcer(self)
        self._records = Records(self, sitting, settings.options)
        self._replay_page: ReplayPage | None = None
        self.pages = Pages(cards, self._actions)
        self.start = self.pages.start
        self.game = self.pages.game
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._take_settings()
        self._show(self._history.here)

    def say(self, sentence: Words) -> None:
        """Show a sentence until the person has read it."""
        self._message.say(sentence)
        self._announcer.warn(sentence())

    def open_record(self, path: Path) -> None:
        """Open a file of deal records."""
        self._records.open(path)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for part in (self._actions, self._menus, self._header, self._message, self.pages):
            part.retranslate()
        if self._replay_page is not None:
            self._replay_page.retranslate()
        self._name_place()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language, of the look, or of the state of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and look() != self._look:
            self._look = look()
            self._fit()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._actions.full_screen.setChecked(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be small in a small window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A window is small as well when its text is large."""
        compact = self.width() < px(SMALL[0]) or self.height() < px(SMALL[1])
        for part in (self._header, self.pages):
            part.set_compact(compact)
        if self._replay_page is not None:
            self._replay_page.set_compact(compact)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Follow the buttons of the mouse that go back and forward."""
        actions = self._actions
        ways = {
            Qt.MouseButton.BackButton: actions.back,
            Qt.MouseButton.ForwardButton: actions.forward,
        }
        if event.button() in ways:
            ways[event.button()].trigger()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nothing on the page has a use for: a question mark asks for the keys, Escape leaves
        the full screen.
        """
        if event.text() == "?":
            self._actions.keys.trigger()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._actions.full_screen.trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave; the deal is on disk already, so nothing is asked and nothing is waited for."""
        placement.remember(self, self.settings)
        self.settings.close()
        self.sitting.close()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped: it is opened as a record."""
        if _dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the record that was dropped."""
        path = _dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_record(path)

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addWidget(self._message)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(inside)
        # Pages get smaller only once they know that the window is: their size must not stop it.
        layout = self.layout()
        assert layout is not None, "a main window has one"
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*SMALLEST)

    def _connect(self) -> None:
        sitting, actions = self.sitting, self._actions
        sitting.told.connect(self._show_told)
        sitting.standing.connect(self.game.show_standing)
        sitting.standing.connect(self._follow_standing)
        sitting.refused.connect(self._explain)
        sitting.waiting.connect(self._offer)
        sitting.trouble.connect(self._tell_trouble)
        sitting.replayed.connect(self._take_replay)
        self._records.said.connect(self.say)
        self._records.wanted.connect(self._play_wanted)
        self.failed.connect(self._tell_failure)
        self._header.dials.changed.connect(self._set_tone)
        self._header.languages.chosen.connect(self._set_language)
        self.pages.went.connect(self._go)
        self.pages.chosen.connect(self._choose)
        self.pages.continued.connect(self._continue)
        self.pages.linked.connect(self._browse)
        self.game.table.answered.connect(sitting.answer)
        self.game.table.asked_why.connect(sitting.why)
        self.game.table.dealing_skipped.connect(sitting.skip_dealing)
        actions.new_deal.triggered.connect(lambda: self._deal_anew(sitting.new_deal))
        actions.restart.triggered.connect(lambda: self._deal_anew(sitting.restart))
        actions.next_deal.triggered.connect(lambda: self._deal_anew(sitting.next_deal))
        actions.by_number.triggered.connect(self._ask_number)
        actions.copy_number.triggered.connect(self._copy_number)
        actions.open_record.triggered.connect(self._records.ask_file)
        actions.save_record.triggered.connect(self._save_record)
        actions.past_deals.triggered.connect(self._records.look_back)
        actions.settings.triggered.connect(self._show_settings)
        actions.quit.triggered.connect(self.close)
        actions.back.triggered.connect(lambda: self._show(self._history.back()))
        actions.forward.triggered.connect(lambda: self._show(self._history.forward()))
        self._lead(actions.traditions, Traditions())
        for name, action in actions.decks.items():
            self._lead(action, AtDeck(name))
        for name, action in actions.rules.items():
            self._lead(action, AtRules(name))
        actions.full_rules.triggered.connect(self._read_on)
        actions.sort.triggered.connect(self.game.table.sort_again)
        for order, action in actions.orders.items():
            action.triggered.connect(lambda _, chosen=order: self._set_order(chosen))
        actions.index.toggled.connect(self._set_index)
        actions.full_screen.toggled.connect(self._fill_screen)
        actions.keys.triggered.connect(lambda: show_keys(self, actions))
        actions.about.triggered.connect(lambda: show_about(self))

    def _lead(self, action: QAction, place: Place) -> None:
        """Let an action go to a place."""
        action.triggered.connect(lambda: self._go(place))

    # What the person has set.

    def _take_settings(self) -> None:
        settings = self.settings
        for dial in (CONTRAST, GRAIN, TEMPERATURE):
            settings.follow(dial, self._show_tone)
        settings.follow(INDEX, self._show_index)
        settings.follow(SORT, self._show_order)
        settings.report(self._tell_settings_trouble)

    def _show_tone(self, _moved: int) -> None:
        tone = self.settings.tone
        self._cards.set_tone(tone)
        self._header.dials.show_tone(tone)

    def _show_index(self, shown: bool) -> None:
        self._cards.show_index(_index if shown else None)
        self._actions.index.setChecked(shown)

    def _show_order(self, order: str) -> None:
        self._actions.orders[order].setChecked(True)

    def _set_order(self, order: str) -> None:
        self.settings[SORT] = order

    @Slot(Tone)
    def _set_tone(self, tone: Tone) -> None:
        self.settings.tone = tone

    @Slot(bool)
    def _set_index(self, shown: bool) -> None:
        self.settings[INDEX] = shown

    @Slot(str)
    def _set_language(self, language: str) -> None:
        self.settings[LANGUAGE] = language

    @Slot()
    def _show_settings(self) -> None:
        show_settings(self, self.settings)

    def _tell_settings_trouble(self, trouble: SettingsTrouble) -> None:
        self.say(trouble.sentence)

    # What the sitting tells.

    @Slot(object, object)
    def _show_told(self, view: View, events: Sequence[Event]) -> None:
        before = self.game.view
        self.game.show_view(view, events)
        if before is None or before.game is not view.game:
            self._history.visit(AtTable(view.game.name))
            self.pages.show_game()
            self.game.show_table()
            self._name_place()
        self._announcer.tell(view, events)

    @Slot(object)
    def _follow_standing(self, standing: Standing) -> None:
        self._name_place()

    @Slot(object, object)
    def _explain(self, action: Action, refusal: Refusal) -> None:
        self.game.table.explain(refusal)
        if self.game.view is not None:
            self._announcer.explain(self.game.view, action, refusal)

    @Slot(object)
    def _offer(self, deals: tuple[Waiting, ...]) -> None:
        self._waiting = {deal.game: deal for deal in deals}
        self.pages.show_waiting(self._waiting)
        here = self._history.here
        if isinstance(here, AtTable) and self.game.view is None:
            self._come_back(here)

    @Slot(object)
    def _tell_trouble(self, trouble: Trouble) -> None:
        self.say(partial(trouble_text, trouble))

    @Slot()
    def _tell_failure(self) -> None:
        self.say(
            lambda: translate(
                "MainWindow", "Something went wrong. The log file in the data folder says what."
            )
        )

    # What the person does.

    @Slot(str)
    def _choose(self, game: str) -> None:
        """Start a game, unless its deal that waits is to be continued."""
        options = self.settings.options(game)
        self._make_room(game, lambda: self.sitting.start(game, options=options))

    def _make_room(self, game: str, go_on: Callable[[], None]) -> None:
        """Begin a deal of a game; ask first when another one would be lost by it."""
        view, waiting = self.game.view, self._waiting.get(game)
        if view is not None and view.game.name == game:
            self._leave_deal(go_on)
        elif waiting is None:
            go_on()
        else:
            ask(
                self,
                partial(_waits, GAMES[game]),
                lambda: translate("MainWindow", "A new game takes its place."),
                (lambda: translate("MainWindow", "Start game"), go_on),
                (lambda: translate("MainWindow", "Continue"), lambda: self._continue(waiting)),
            )

    @Slot(object)
    def _play_wanted(self, wanted: Wanted) -> None:
        """Play a deal by its number."""
        start = partial(
            self.sitting.start,
            wanted.game,
            seed=wanted.seed,
            dealer=wanted.dealer,
            options=wanted.options,
        )
        self._make_room(wanted.game, start)

    @Slot(object)
    def _continue(self, deal: Waiting) -> None:
        self.sitting.resume(deal.path)

    def _deal_anew(self, deal: Callable[..., None]) -> None:
        """Another deal at this table, with the table options that are set now."""
        view = self.game.view
        if view is not None:
            options = self.settings.options(view.game.name)
            self._leave_deal(lambda: deal(options=options))

    def _leave_deal(self, go_on: Callable[[], None]) -> None:
        """Deal anew; ask first when the person has begun to play this deal."""
        view = self.game.view
        if view is None or view.result is not None or not _begun(view):
            go_on()
            return
        ask(
            self,
            lambda: translate("MainWindow", "This deal is not over."),
            lambda: translate("MainWindow", "A new deal takes its place."),
            (lambda: translate("MainWindow", "New deal"), go_on),
            (lambda: translate("MainWindow", "Keep playing"), self.game.table.take_focus),
        )

    # Deals on record.

    @Slot(object)
    def _take_replay(self, replay: Replay) -> None:
        """Go through a deal that is over; go on with one that is not."""
        record = replay.record
        if replay.result is None:
            self._make_room(record.game, lambda: self.sitting.take(record))
            return
        place = AtReplay(record)
        self._history.visit(place)
        self._leave_table_for(place)
        page = self._replay_page or self._make_replay_page()
        page.follow(self.game.table)
        page.show_replay(replay)
        self.pages.setCurrentWidget(page)
        self.sitting.look()
        self._name_place()

    def _make_replay_page(self) -> ReplayPage:
        page = self._replay_page = ReplayPage(self._cards)
        page.left.connect(self._actions.back.trigger)
        page.again.connect(self._play_again)
        page.save.connect(self._save_record)
        self.pages.addWidget(page)
        self._fit()
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
        return None if self.game.view is None else self.game.standing

    @Slot(object)
    def _play_again(self, number: DealNumber) -> None:
        self._play_wanted(Wanted(number.game, number.seed, number.dealer, number.options))

    @Slot()
    def _ask_number(self) -> None:
        here = self._standing
        self._records.ask_number(next(iter(GAMES)) if here is None else here.game)

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
            self._records.save(here.number, here.game, record)

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
            case AtTable() if self.game.view is None:
                self.sitting.look()  # then `_come_back`
            case AtTable():
                self.game.show_table()
            case AtReplay(record=record):
                self.sitting.replay(record, "")
        self._name_place()

    def _leave_table_for(self, place: Place) -> None:
        """Get up, unless the place belongs to this table."""
        view = self.game.view
        if view is not None and view.game is not _game_at(place):
            self._get_up(view)

    def _read_on(self) -> None:
        """Read the rules of the game that one is at."""
        game = _game_of(self._history.here)
        if game is not None:
            self._go(AtRules(game.name))

    def _come_back(self, place: AtTable) -> None:
        """Sit down at a table once more, if its deal still waits."""
        if place.game in self._waiting:
            self._continue(self._waiting[place.game])
        else:
            self._history.forget(place)
            self._show(self._history.here)

    def _get_up(self, view: View) -> None:
        """Leave the table: an unfinished deal waits on disk, to a finished one is no way back."""
        if view.result is not None:
            self._history.forget(AtTable(view.game.name))
        self.game.leave()
        self.sitting.leave()

    def _name_place(self) -> None:
        """Say in the title where one is, and offer the ways from here."""
        here, history, actions = self._history.here, self._history, self._actions
        self.setWindowTitle(_title(here))
        actions.back.setEnabled(history.can_go_back)
        actions.forward.setEnabled(history.can_go_forward)
        actions.traditions.setEnabled(here != Traditions())
        actions.full_rules.setEnabled(_game_of(here) is not None)
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

    # The window itself.

    @Slot(bool)
    def _fill_screen(self, full: bool) -> None:
        state, full_screen = self.windowState(), Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full_screen if full else state & ~full_screen)


def _dropped(data: QMimeData) -> Path | None:
    """The one file that is being dropped, or None when it is something else."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None


def _game_at(place: Place) -> Game | None:
    """The game at whose table, or over whose rules, one sits at a place."""
    return GAMES[place.game] if isinstance(place, AtTable | AtRules) else None


def _game_of(place: Place) -> Game | None:
    """The game that a place has to do with."""
    if isinstance(place, AtDeck):
        return next(game for game in GAMES.values() if game.deck.name == place.deck)
    if isinstance(place, AtReplay):
        return GAMES[place.record.game]
    return _game_at(place)


def _title(place: Place) -> str:
    """The title of the window at a place."""
    brand = QGuiApplication.applicationDisplayName()
    match place:
        case Traditions():
            return brand
        case AtDeck(deck):
            name = deck_title(DECKS[deck])
        case AtTable(game) | AtRules(game):
            name = game_title(GAMES[game])
        case AtReplay(record):
            name = game_title(GAMES[record.game])
    return fill(translate("MainWindow", "%1 – %2"), name, brand)


def _waits(game: Game) -> str:
    """That an unfinished deal of a game is kept."""
    return fill(translate("MainWindow", "A deal of %1 is waiting."), game_title(game))


def _index(deck: str, code: str) -> str:
    """The index of a card that lies face up."""
    return index_text(DECKS[deck], DECKS[deck].codes.index(code))


def _begun(view: View) -> bool:
    """Whether the person has done anything in this deal."""
    own = (Answered, Claimed, Declared, Discarded)
    return any(isinstance(event, own) and event.seat == PERSON for event in view.events)
