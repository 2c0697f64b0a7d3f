"""Everything one can do by a menu or a key: the actions, and the bar that holds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from cardavia_desktop.i18n.text import Words, fill, translate
from cardavia_desktop.i18n.words import deck_title, game_title
from cardavia_desktop.rules import DECKS, GAMES, Game, View
from cardavia_desktop.ui.settings.preferences import SORT

_Keys = QKeySequence.StandardKey | str


class Actions:
    """What one can do; menus, buttons and keys all use these.

    Whoever adds one makes it in its section here, and gives it a place in `Menus`.
    """

    def __init__(self, owner: QWidget) -> None:
        """Make the actions for the window `owner`."""
        self._owner = owner
        self._words: list[tuple[QAction, Words]] = []

        # Game.
        self.new_deal = self._new(
            lambda: translate("Menus", "&New deal"), QKeySequence.StandardKey.New
        )
        self.next_deal = self._new(lambda: translate("Menus", "Ne&xt deal"))
        self.restart = self._new(lambda: translate("Menus", "&Restart"))
        self.undo = self._new(lambda: translate("Menus", "&Undo"), QKeySequence.StandardKey.Undo)
        self.redo = self._new(
            lambda: translate("Menus", "R&edo"), QKeySequence.StandardKey.Redo, "Ctrl+Y"
        )
        #: shows what the strongest AI player would do now
        self.hint = self._new(lambda: translate("Menus", "&Hint"), "H")
        self.by_number = self._new(lambda: translate("Menus", "Play a deal &by number…"), "Ctrl+G")
        self.copy_number = self._new(
            lambda: translate("Menus", "&Copy the deal number"), "Ctrl+Shift+C"
        )
        self.open_record = self._new(
            lambda: translate("Menus", "&Open record…"), QKeySequence.StandardKey.Open
        )
        self.save_record = self._new(
            lambda: translate("Menus", "Sa&ve record…"), QKeySequence.StandardKey.Save
        )
        self.past_deals = self._new(lambda: translate("Menus", "&Past deals…"), "Ctrl+H")
        self.settings = self._new(
            lambda: translate("Menus", "&Settings…"),
            QKeySequence.StandardKey.Preferences,
            "Ctrl+,",
        )
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit = self._new(
            lambda: translate("Menus", "&Quit"), QKeySequence.StandardKey.Quit, "Ctrl+Q"
        )
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        # View.
        self.back = self._new(
            lambda: translate("Menus", "&Back"), QKeySequence.StandardKey.Back, "Alt+Left", "Back"
        )
        self.forward = self._new(
            lambda: translate("Menus", "&Forward"),
            QKeySequence.StandardKey.Forward,
            "Alt+Right",
            "Forward",
        )
        self.traditions = self._new(lambda: translate("Menus", "&Card traditions"), "Alt+Home")
        self.decks = {
            deck.name: self._new(partial(deck_title, deck), f"Ctrl+{number}")
            for number, deck in enumerate(DECKS.values(), 1)
        }
        self.full_rules = self._new(lambda: translate("Menus", "Full &rules"), "F2")
        self.sort = self._new(lambda: translate("Menus", "&Sort the hand"), "S")
        self.sort.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)  # a key of the table
        self.orders = {order: self._new(partial(_order_text, order)) for order in SORT.choices()}
        either = QActionGroup(owner)
        for action in self.orders.values():
            action.setCheckable(True)
            either.addAction(action)
        self.index = self._new(lambda: translate("Menus", "&Latin indices on the cards"))
        self.index.setCheckable(True)
        self.full_screen = self._new(lambda: translate("Menus", "F&ull screen"), "F11")
        self.full_screen.setCheckable(True)

        # Help.
        self.keys = self._new(
            lambda: translate("Menus", "&Keys"), QKeySequence.StandardKey.HelpContents, "F1", "?"
        )
        self.rules = {game.name: self._new(partial(_rules_of, game)) for game in GAMES.values()}
        self.about = self._new(lambda: translate("Menus", "&About Cardavia"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

        self.offer(None)
        self.retranslate()

    def __iter__(self) -> Iterator[QAction]:
        """All of them, in the order of the menus."""
        return (action for action, _ in self._words)

    def offer(self, view: View | None) -> None:
        """Offer what can be done with the deal of a view; nothing without one."""
        passes_on = view is not None and view.game.passes_deal_on
        over = view is not None and view.result is not None
        self.new_deal.setEnabled(view is not None)
        self.sort.setEnabled(view is not None)
        self.restart.setVisible(passes_on)
        self.next_deal.setVisible(passes_on and over)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for action, words in self._words:
            action.setText(words())

    def _new(self, words: Words, *keys: _Keys) -> QAction:
        """An action with its words, and the keys for it: the first ones are shown."""
        action = QAction(self._owner)
        action.setShortcuts(_sequences(keys))
        self._words.append((action, words))
        return action


class Menus:
    """Fills the menu bar."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        """Make the menus of `actions`; None stands for a line between them."""
        self._bar = bar
        self._menus: list[tuple[QMenu, Words]] = []
        a = actions
        order = self._new(lambda: translate("Menus", "&Order of the hand"), [*a.orders.values()])
        self._add(
            lambda: translate("Menus", "&Game"),
            [
                *(a.new_deal, a.next_deal, a.restart, None),
                *(a.undo, a.redo, a.hint, None),
                *(a.by_number, a.copy_number, None),
                *(a.open_record, a.save_record, a.past_deals, None),
                *(a.settings, None, a.quit),
            ],
        )
        self._add(
            lambda: translate("Menus", "&View"),
            [
                *(a.back, a.forward, None),
                *(a.traditions, *a.decks.values(), a.full_rules, None),
                *(a.sort, order.menuAction(), a.index, None),
                a.full_screen,
            ],
        )
        self._add(lambda: translate("Menus", "&Help"), [a.keys, *a.rules.values(), None, a.about])
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for menu, words in self._menus:
            menu.setTitle(words())

    def _add(self, words: Words, actions: Sequence[QAction | None]) -> None:
        """Put a menu at the end of the bar."""
        self._bar.addMenu(self._new(words, actions))

    def _new(self, words: Words, actions: Sequence[QAction | None]) -> QMenu:
        menu = QMenu(self._bar)
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        self._menus.append((menu, words))
        return menu


def _order_text(order: str) -> str:
    return SORT.choices()[order]


def _rules_of(game: Game) -> str:
    return fill(translate("Menus", "Rules of %1", "the name of a game"), game_title(game))


def _sequences(keys: Sequence[_Keys]) -> list[QKeySequence]:
    """The keys of the platform for what is named, and the others, each once."""
    found: list[QKeySequence] = []
    for key in keys:
        if isinstance(key, QKeySequence.StandardKey):
            found += QKeySequence.keyBindings(key)
        else:
            found.append(QKeySequence(key))
    return [key for at, key in enumerate(found) if key not in found[:at]]
