"""The main window: header, pages, messages, and the sitting behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.tone import Tone
from cardavia_desktop.i18n.index import index_text
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.i18n.words import fill, game_title
from cardavia_desktop.match import PERSON, Sitting, Trouble, Waiting
from cardavia_desktop.rules import DECKS, GAMES, Action, Refusal, View
from cardavia_desktop.rules.events import Answered, Claimed, Declared, Discarded, Event
from cardavia_desktop.ui import placement
from cardavia_desktop.ui.about import show_about
from cardavia_desktop.ui.announcer import Announcer
from cardavia_desktop.ui.game import GamePage
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.menus import Actions, Menus
from cardavia_desktop.ui.message import MessageBar
from cardavia_desktop.ui.places import AtRules, AtTable, History, Place, Traditions
from cardavia_desktop.ui.preferences import CONTRAST, GRAIN, INDEX, LANGUAGE, TEMPERATURE
from cardavia_desktop.ui.questions import ask
from cardavia_desktop.ui.settings import Settings, SettingsTrouble
from cardavia_desktop.ui.settings_dialog import show_settings
from cardavia_desktop.ui.start import StartPage
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
        self._settings = settings
        self._look = look()
        self._waiting: dict[str, Waiting] = {}
        self._actions = Actions(self)
        self._header = Header(self._actions)
        self._menus = Menus(self._header.menus, self._actions)
        self._history = History(Traditions())
        self._message = MessageBar(self)
        self._announcer = Announcer(self)
        self.start = StartPage(cards)
        self.game = GamePage(cards, self._actions)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.game)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._take_settings()
        self._show(self._history.here)

    def say(self, sentence: str) -> None:
        """Show a sentence until the person has read it."""
        self._message.say(sentence)
        self._announcer.warn(sentence)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for part in (
            self._actions,
            self._menus,
            self._header,
            self._message,
            self.start,
            self.game,
        ):
            part.retranslate()
        self._name_place()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language, or of the look."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange and look() != self._look:
            self._look = look()
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be small in a small window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A window is small as well when its text is large."""
        compact = self.width() < px(SMALL[0]) or self.height() < px(SMALL[1])
        for part in (self._header, self.start, self.game):
            part.set_compact(compact)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave; the deal is on disk already, so nothing is asked and nothing is waited for."""
        placement.remember(self, self._settings)
        self._settings.close()
        self.sitting.close()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addWidget(self._message)
        column.addWidget(self._pages, 1)
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
        sitting.refused.connect(self._explain)
        sitting.waiting.connect(self._offer)
        sitting.trouble.connect(self._tell_trouble)
        self.failed.connect(self._tell_failure)
        self._header.dials.changed.connect(self._set_tone)
        self._header.languages.chosen.connect(self._set_language)
        self.start.chosen.connect(self._choose)
        self.start.continued.connect(self._continue)
        self.game.left.connect(actions.traditions.trigger)
        self.game.turned.connect(self._visit)
        self.game.table.answered.connect(sitting.answer)
        self.game.table.asked_why.connect(sitting.why)
        actions.new_deal.triggered.connect(lambda: self._leave_deal(sitting.new_deal))
        actions.restart.triggered.connect(lambda: self._leave_deal(sitting.restart))
        actions.next_deal.triggered.connect(sitting.next_deal)
        actions.settings.triggered.connect(self._show_settings)
        actions.quit.triggered.connect(self.close)
        actions.back.triggered.connect(lambda: self._show(self._history.back()))
        actions.forward.triggered.connect(lambda: self._show(self._history.forward()))
        actions.traditions.triggered.connect(lambda: self._go(Traditions()))
        actions.index.toggled.connect(self._set_index)
        actions.full_screen.toggled.connect(self._fill_screen)
        actions.about.triggered.connect(lambda: show_about(self))

    # What the person has set.

    def _take_settings(self) -> None:
        settings = self._settings
        for dial in (CONTRAST, GRAIN, TEMPERATURE):
            settings.follow(dial, self._show_tone)
        settings.follow(INDEX, self._show_index)
        settings.report(self._tell_settings_trouble)

    def _show_tone(self, _moved: int) -> None:
        tone = self._settings.tone
        self._cards.set_tone(tone)
        self._header.dials.show_tone(tone)

    def _show_index(self, shown: bool) -> None:
        self._cards.show_index(_index if shown else None)
        self._actions.index.setChecked(shown)

    @Slot(Tone)
    def _set_tone(self, tone: Tone) -> None:
        self._settings.tone = tone

    @Slot(bool)
    def _set_index(self, shown: bool) -> None:
        self._settings[INDEX] = shown

    @Slot(str)
    def _set_language(self, language: str) -> None:
        self._settings[LANGUAGE] = language

    @Slot()
    def _show_settings(self) -> None:
        show_settings(self, self._settings)

    def _tell_settings_trouble(self, trouble: SettingsTrouble) -> None:
        self.say(trouble.sentence())

    # What the sitting tells.

    @Slot(object, object)
    def _show_told(self, view: View, events: Sequence[Event]) -> None:
        before = self.game.view
        self.game.show_view(view, events)
        if before is None or before.game is not view.game:
            self._pages.setCurrentWidget(self.game)
            self.game.show_table()
        self._announcer.tell(view, events)

    @Slot(object, object)
    def _explain(self, action: Action, refusal: Refusal) -> None:
        self.game.table.explain(refusal)
        if self.game.view is not None:
            self._announcer.explain(self.game.view, action, refusal)

    @Slot(object)
    def _offer(self, deals: tuple[Waiting, ...]) -> None:
        self._waiting = {deal.game: deal for deal in deals}
        self.start.show_waiting(deals)
        if self._pages.currentWidget() is self.start:
            self.start.take_focus()
        here = self._history.here
        if isinstance(here, AtTable) and self.game.view is None:
            self._come_back(here)

    @Slot(object)
    def _tell_trouble(self, trouble: Trouble) -> None:
        self.say(trouble_text(trouble))

    @Slot()
    def _tell_failure(self) -> None:
        self.say(
            translate(
                "MainWindow", "Something went wrong. The log file in the data folder says what."
            )
        )

    # What the person does.

    @Slot(str)
    def _choose(self, game: str) -> None:
        """Start a game, unless its deal that waits is to be continued."""
        waiting = self._waiting.get(game)
        if waiting is None:
            self.sitting.start(game)
            return
        ask(
            self,
            fill(translate("MainWindow", "A deal of %1 is waiting."), game_title(GAMES[game])),
            translate("MainWindow", "A new game takes its place."),
            (translate("MainWindow", "Start game"), lambda: self.sitting.start(game)),
            (translate("MainWindow", "Continue"), lambda: self._continue(waiting)),
        )

    @Slot(object)
    def _continue(self, deal: Waiting) -> None:
        self.sitting.resume(deal.path)

    def _leave_deal(self, go_on: Callable[[], None]) -> None:
        """Deal anew; ask first when the person has begun to play this deal."""
        view = self.game.view
        if view is None or view.result is not None or not _begun(view):
            go_on()
            return
        ask(
            self,
            translate("MainWindow", "This deal is not over."),
            translate("MainWindow", "A new deal takes its place."),
            (translate("MainWindow", "New deal"), go_on),
            (translate("MainWindow", "Keep playing"), self.game.table.setFocus),
        )

    # Where the person is.

    def _go(self, place: Place) -> None:
        """Go to a place that was not on the way so far."""
        self._history.visit(place)
        self._show(place)

    @Slot(object)
    def _visit(self, place: Place) -> None:
        """The person went to a place by what the page itself offers."""
        self._history.visit(place)
        self._name_place()

    def _show(self, place: Place) -> None:
        """Show a place of the history."""
        game = place.game if isinstance(place, AtTable | AtRules) else None
        if self.game.view is not None and self.game.view.game.name != game:
            self._get_up()
        match place:
            case Traditions():
                self._pages.setCurrentWidget(self.start)
                self.sitting.look()
            case AtTable():
                if self.game.view is None:
                    self.sitting.look()  # then `_come_back`
                else:
                    self.game.show_table()
            case AtRules(rule=rule):
                self.game.show_rule(rule)
        self._name_place()

    def _come_back(self, place: AtTable) -> None:
        """Sit down at a table once more, if its deal still waits."""
        if place.game in self._waiting:
            self._continue(self._waiting[place.game])
        else:
            self._history.forget(place)
            self._show(self._history.here)

    def _get_up(self) -> None:
        """Leave the table: an unfinished deal waits on disk, to a finished one is no way back."""
        view = self.game.view
        assert view is not None, "the person sits at a table"
        if view.result is not None:
            self._history.forget(AtTable(view.game.name))
        self.game.leave()
        self.sitting.leave()

    def _name_place(self) -> None:
        """Say in the title where one is, and offer the ways from here."""
        view = self.game.view
        brand = QGuiApplication.applicationDisplayName()
        if view is None:
            self.setWindowTitle(brand)
        else:
            title = translate("MainWindow", "%1 – %2")
            self.setWindowTitle(fill(title, game_title(view.game), brand))
        history = self._history
        self._actions.back.setEnabled(history.can_go_back)
        self._actions.forward.setEnabled(history.can_go_forward)
        self._actions.traditions.setEnabled(history.here != Traditions())

    # The window itself.

    @Slot(bool)
    def _fill_screen(self, full: bool) -> None:
        state, full_screen = self.windowState(), Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full_screen if full else state & ~full_screen)


def _index(deck: str, code: str) -> str:
    """The index of a card that lies face up."""
    return index_text(DECKS[deck], DECKS[deck].codes.index(code))


def _begun(view: View) -> bool:
    """Whether the person has done anything in this deal."""
    own = (Answered, Claimed, Declared, Discarded)
    return any(isinstance(event, own) and event.seat == PERSON for event in view.events)
