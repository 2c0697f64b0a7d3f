"""A person at the window: clicks, presses keys, and waits for what comes of it.

What they play is decided from what can be seen alone: the answers that are offered, and the cards
that stand up.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QToolButton,
    QWidget,
)

from cardavia_desktop.rules import View
from cardavia_desktop.ui.table.answer import Rank
from cardavia_desktop.ui.table.answer_button import AnswerButton
from cardavia_desktop.ui.table.hand import Hand
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 60_000
"""Milliseconds that anything may take on a loaded machine."""


def texts(within: QWidget) -> list[str]:
    """The texts of all labels and buttons that can be seen."""
    labels = [w.text() for w in within.findChildren(QLabel) if w.isVisible()]
    buttons = [w.text() for w in within.findChildren(QPushButton) if w.isVisible()]
    return [text for text in (*labels, *buttons) if text]


def tap(button: QPushButton) -> None:
    """Click a button with the mouse."""
    QTest.mouseClick(button, LEFT)


class Desk:
    """Drives a window through real events only."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.table = window.game.table
        self._chance = random.Random(4)
        self._wake = QTimer(window)  # so that waiting comes to an end
        self._wake.start(50)
        self.until(window.isActiveWindow)

    @property
    def view(self) -> View:
        view = self.window.game.view
        assert view is not None
        return view

    @property
    def playing(self) -> bool:
        return self.window.game.isVisible()

    def until(self, done: Callable[[], bool]) -> None:
        deadline = QDeadlineTimer(PATIENCE)
        while not done():
            assert not deadline.hasExpired(), f"it never came to that; seen are {self.texts()}"
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def until_asked(self, before: View | None = None) -> None:
        """Wait until the person is asked something new, or the deal is over."""

        def asked() -> bool:
            view = self.window.game.view
            return (
                view is not None
                and view is not before
                and bool(view.legal or view.result is not None)
            )

        self.until(asked)

    # Finding and using what is on the screen.

    def texts(self, within: QWidget | None = None) -> list[str]:
        """All words that can be seen."""
        return texts(within or self.window)

    def sees(self, text: str) -> bool:
        return any(text in seen for seen in self.texts())

    def buttons(self, text: str, within: QWidget | None = None) -> list[QPushButton]:
        """The visible buttons with a label."""
        return [
            button
            for button in (within or self.window).findChildren(QPushButton)
            if button.isVisible() and button.text().split("  ")[0] == text
        ]

    def button(self, text: str, within: QWidget | None = None) -> QPushButton:
        """The one visible button with a label."""
        (found,) = self.buttons(text, within)
        return found

    def menu_actions(self) -> list[QAction]:
        """What the menus offer. Qt shows what the bar has no room for in a menu of its own."""
        more = self.window.findChild(QToolButton, "qt_menubar_ext_button")
        return [
            action
            for menu in self.window.findChildren(QMenu)
            if more is None or menu != more.menu()
            for action in menu.actions()
            if not action.isSeparator()
        ]

    def click(self, text: str, within: QWidget | None = None) -> None:
        tap(self.button(text, within))

    def press(self, *keys: Qt.Key) -> None:
        """Press keys on whatever has the focus."""
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None, "something always has the focus"
            QTest.keyClick(target, key)

    def start(self, game: str) -> None:
        """Choose a game on the start page."""
        place = ["chan", "paohuzi", "nantong"].index(game)
        tap(self.buttons("Start game", self.window.start)[place])

    def shortcut(self, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        """Press a key that the window knows, whatever has the focus."""
        self.window.activateWindow()  # as a window manager does when a dialog is gone
        self.until(self.window.isActiveWindow)
        QTest.keyClick(self.window, key, modifier)

    def go_home(self) -> None:
        """Leave for the start page, by key."""
        self.shortcut(Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)

    def box(self) -> QMessageBox:
        """The question that is open."""
        self.until(lambda: bool(self._boxes()))
        return self._boxes()[0]

    def _boxes(self) -> list[QMessageBox]:
        return [box for box in self.window.findChildren(QMessageBox) if box.isVisible()]

    # Playing.

    @property
    def answers(self) -> list[AnswerButton]:
        """The answers that can be given now."""
        return [button for button in self._shown if button.answer.rank is not Rank.REFUSED]

    @property
    def _shown(self) -> list[AnswerButton]:
        return [button for button in self.table.findChildren(AnswerButton) if button.isVisible()]

    @property
    def hand(self) -> Hand:
        """The cards of the person, as they lie on the table."""
        scene = self.table.scene()
        assert isinstance(scene, TableScene)
        return scene.hand

    @property
    def playable(self) -> list[int]:
        """The places of the cards that stand up."""
        return [place for place in range(len(self.hand.faces)) if self.hand.legal(place)]

    @property
    def asked(self) -> bool:
        """Whether there is anything to answer."""
        return bool(self.answers or self.playable)

    @property
    def over(self) -> bool:
        """Whether the score is told."""
        return self.window.game.sheet.isVisible()

    def play_with_mouse(self) -> None:
        """Answer at random: click an answer, or a card twice."""
        self._play(tap, self._click_card)

    def play_with_keys(self) -> None:
        """Answer at random: Enter on an answer or its key, or go to a card."""
        self._play(self._press_answer, self._press_card)

    def play_out(self, play: Callable[[], None]) -> View:
        """Play until the deal is over."""
        self.until(lambda: self.asked or self.over)
        while not self.over:
            play()
        return self.view

    def _play(self, give: Callable[[AnswerButton], None], play_card: Callable[[int], None]) -> None:
        before, answers, cards = self._sight(), self.answers, self.playable
        if answers and (not cards or self._chance.random() < 0.5):
            give(self._chance.choice(answers))
        else:
            play_card(self._chance.choice(cards))
        self.until(lambda: self._sight() != before and (self.asked or self.over))

    def _sight(self) -> tuple[object, ...]:
        """What looks otherwise after every move."""
        return self.hand.faces, self._shown, self.table.log.lines.count(), self.over

    def _click_card(self, place: int) -> None:
        for _ in range(2):
            strip = self.hand.strip(place)
            spot = QPoint(strip.right - 3, strip.y + strip.h // 2)
            QTest.mouseClick(self.table.viewport(), LEFT, pos=spot)

    def _press_answer(self, button: AnswerButton) -> None:
        key = button.answer.key
        if button.hasFocus():
            self.press(Qt.Key.Key_Return)
        else:
            self.press(Qt.Key.Key_Space if key == "Space" else Qt.Key(ord(key)))

    def _press_card(self, place: int) -> None:
        hand = self.hand
        # The first key only takes the focus from the answers to the hand.
        self.press(Qt.Key.Key_Home, Qt.Key.Key_Home)
        while hand.focus != place:
            # Up and Down stay in a column of cards, Right goes to the next one.
            if hand.rect(hand.focus).x != hand.rect(place).x:
                self.press(Qt.Key.Key_Right)
            else:
                self.press(Qt.Key.Key_Down if hand.focus < place else Qt.Key.Key_Up)
        self.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
