"""The main window: header, pages, messages, and the sitting behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QLayout,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop import __version__
from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.tone import Tone
from cardavia_desktop.i18n.index import index_text
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.i18n.words import fill, game_title
from cardavia_desktop.match import PERSON, Sitting, Trouble, Waiting
from cardavia_desktop.rules import DECKS, GAMES, Refusal, View
from cardavia_desktop.rules.events import Answered, Claimed, Declared, Discarded, Event
from cardavia_desktop.ui.game import GameActions, GamePage
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.message import MessageBar
from cardavia_desktop.ui.settings import Settings
from cardavia_desktop.ui.start import StartPage
from cardavia_desktop.ui.troubles import trouble_text

SMALL: Final = (1152, 720)
"""Below this width or height the window is a small one: lower bars, less air."""
SMALLEST: Final = (800, 520)

_Choice = tuple[str, Callable[[], None]]
"""The label of a button, and what it does."""


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
        self._waiting: dict[str, Waiting] = {}
        self._actions = GameActions(self)
        self._header = Header()
        self._message = MessageBar(self)
        self.start = StartPage(cards)
        self.game = GamePage(cards, self._actions)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.game)
        self._lay_out()
        self._make_menus()
        self._connect()
        self.retranslate()
        self._take_settings()
        self._go_to_start()

    def say(self, sentence: str) -> None:
        """Show a sentence until the person has read it."""
        self._message.say(sentence)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._game_menu.setTitle(translate("MainWindow", "&Game"))
        self._view_menu.setTitle(translate("MainWindow", "&View"))
        self._help_menu.setTitle(translate("MainWindow", "&Help"))
        self._leave_action.setText(translate("MainWindow", "&Card traditions"))
        self._quit_action.setText(translate("MainWindow", "&Quit"))
        self._index_action.setText(translate("MainWindow", "&Latin indices on the cards"))
        self._about_action.setText(translate("MainWindow", "&About Cardavia"))
        for part in (self._header, self._actions, self._message, self.start, self.game):
            part.retranslate()
        self._name_window()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be small in a small window."""
        super().resizeEvent(event)
        size = event.size()
        compact = size.width() < SMALL[0] or size.height() < SMALL[1]
        for part in (self._header, self.start, self.game):
            part.set_compact(compact)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave; the deal is on disk already, so nothing is asked and nothing is waited for."""
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

    def _make_menus(self) -> None:
        self._leave_action = QAction(self)
        self._leave_action.triggered.connect(self._leave)
        self._quit_action = QAction(self)
        self._quit_action.setShortcut(QKeySequence.StandardKey.Quit)
        self._quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self._quit_action.triggered.connect(self.close)
        self._index_action = QAction(self)
        self._index_action.setCheckable(True)
        self._index_action.toggled.connect(self._show_index)
        self._about_action = QAction(self)
        self._about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self._about_action.triggered.connect(self._show_about)
        actions = self._actions
        menus = self._header.menus
        self._game_menu = menus.addMenu("")
        self._game_menu.addActions([actions.new_deal, actions.next_deal, actions.restart])
        self._game_menu.addSeparator()
        self._game_menu.addActions([self._leave_action, self._quit_action])
        self._view_menu = menus.addMenu("")
        self._view_menu.addAction(self._index_action)
        self._help_menu = menus.addMenu("")
        self._help_menu.addAction(self._about_action)

    def _connect(self) -> None:
        sitting = self.sitting
        sitting.told.connect(self._show_told)
        sitting.standing.connect(self.game.show_standing)
        sitting.refused.connect(self._explain)
        sitting.waiting.connect(self._offer)
        sitting.trouble.connect(self._tell_trouble)
        self.failed.connect(self._tell_failure)
        self._header.dials.changed.connect(self._set_tone)
        self.start.chosen.connect(self._choose)
        self.start.continued.connect(self._continue)
        self.game.left.connect(self._leave)
        self.game.table.answered.connect(sitting.answer)
        self.game.table.asked_why.connect(sitting.why)
        actions = self._actions
        actions.new_deal.triggered.connect(lambda: self._leave_deal(sitting.new_deal))
        actions.restart.triggered.connect(lambda: self._leave_deal(sitting.restart))
        actions.next_deal.triggered.connect(sitting.next_deal)

    # What the person has set.

    def _take_settings(self) -> None:
        tone = self._settings.tone
        self._cards.set_tone(tone)
        self._header.dials.show_tone(tone)
        self._index_action.setChecked(self._settings.index)

    @Slot(Tone)
    def _set_tone(self, tone: Tone) -> None:
        self._cards.set_tone(tone)
        self._settings.tone = tone

    @Slot(bool)
    def _show_index(self, shown: bool) -> None:
        self._cards.show_index(_index if shown else None)
        self._settings.index = shown

    # What the sitting tells.

    @Slot(object, object)
    def _show_told(self, view: View, events: Sequence[Event]) -> None:
        self.game.show_view(view, events)
        if self._pages.currentWidget() is not self.game:
            self._pages.setCurrentWidget(self.game)
            self.game.table.setFocus()
        self._name_window()

    @Slot(object, object)
    def _explain(self, action: object, refusal: Refusal) -> None:
        self.game.table.explain(refusal)

    @Slot(object)
    def _offer(self, deals: tuple[Waiting, ...]) -> None:
        self._waiting = {deal.game: deal for deal in deals}
        self.start.show_waiting(deals)
        if self._pages.currentWidget() is self.start:
            self.start.take_focus()

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
        self._ask(
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
        self._ask(
            translate("MainWindow", "This deal is not over."),
            translate("MainWindow", "A new deal takes its place."),
            (translate("MainWindow", "New deal"), go_on),
            (translate("MainWindow", "Keep playing"), self.game.table.setFocus),
        )

    @Slot()
    def _leave(self) -> None:
        """Back to the start page, where the deal waits."""
        self.sitting.leave()
        self._go_to_start()

    def _go_to_start(self) -> None:
        self.game.leave()
        self._pages.setCurrentWidget(self.start)
        self.sitting.look()
        self._name_window()

    def _name_window(self) -> None:
        view = self.game.view
        brand = QGuiApplication.applicationDisplayName()
        if view is None:
            self.setWindowTitle(brand)
        else:
            title = translate("MainWindow", "%1 – %2")
            self.setWindowTitle(fill(title, game_title(view.game), brand))
        self._leave_action.setEnabled(view is not None)

    # Questions.

    def _ask(self, question: str, note: str, yes: _Choice, no: _Choice) -> None:
        """Ask before something is lost; the safe answer is the default."""
        box = QMessageBox(QMessageBox.Icon.NoIcon, self.windowTitle(), question, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setInformativeText(note)
        accept = box.addButton(yes[0], QMessageBox.ButtonRole.AcceptRole)
        refuse = box.addButton(no[0], QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(refuse)
        box.setEscapeButton(refuse)
        accept.clicked.connect(yes[1])
        refuse.clicked.connect(no[1])
        box.open()

    @Slot()
    def _show_about(self) -> None:
        text = fill(translate("MainWindow", "Cardavia Desktop %1"), __version__)
        box = QMessageBox(
            QMessageBox.Icon.NoIcon, translate("MainWindow", "About"), text, parent=self
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIconPixmap(self.windowIcon().pixmap(64, 64))
        box.setInformativeText(
            translate(
                "MainWindow",
                "An offline library of East Asian card games.\n"
                "Code under the MIT license, drawings under CC BY 4.0, Noto fonts under the "
                "SIL Open Font License.",
            )
        )
        box.addButton(translate("MainWindow", "Close"), QMessageBox.ButtonRole.RejectRole)
        box.open()


def _index(deck: str, code: str) -> str:
    """The index of a card that lies face up."""
    return index_text(DECKS[deck], DECKS[deck].codes.index(code))


def _begun(view: View) -> bool:
    """Whether the person has done anything in this deal."""
    own = (Answered, Claimed, Declared, Discarded)
    return any(isinstance(event, own) and event.seat == PERSON for event in view.events)
