"""A real window with a position on its table, brought to where a picture can be taken."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

from PySide6.QtCore import QDeadlineTimer, QEvent, QEventLoop, QRect, QTimer, QTranslator
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.match import Sitting, Storage
from cardavia_desktop.players import About, Assessment, Candidate, Fact
from cardavia_desktop.rules import Action, Record, View
from cardavia_desktop.rules.record import result_of
from cardavia_desktop.ui.appearance import Appearance
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.settings.preferences import LANGUAGE
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.system import System
from cardavia_desktop.ui.window import MainWindow
from tools.screenshots.positions import Position

PATIENCE: Final = 60_000
"""Milliseconds that anything may take on a loaded machine."""
_TIME: Final = "2026-03-08T19:30:00+00:00"

_Part = TypeVar("_Part", QAbstractButton, QAction)


class Stage:
    """A window of a size, in a language, at the start page; to be closed at the end.

    What a person would click is found by its English name, whatever the language.
    """

    def __init__(
        self,
        cards: Cards,
        size: tuple[int, int],
        language: str,
        system: System,
        over: QTranslator | None = None,
    ) -> None:
        """Open the window; `cards` draws the cards, the text is as large as `system` wants it.

        What `over` translates takes the place of what the language says.
        """
        self._folder = TemporaryDirectory(prefix="cardavia-")
        self._cards = cards
        self._language = language
        self._over = over
        self._thinker = _Thinker()
        self._wake = QTimer()
        self._wake.start(50)  # so that waiting comes to an end
        self._settings = Settings(self.folder)
        Appearance(_application(), self._settings, system)
        self._speak()
        sitting = Sitting(self.folder, lambda level, seed: self._thinker, lambda seed: _Expert())
        self.window: Final = MainWindow(self._settings)
        self.window.fill(sitting, cards)
        self.window.game.table.speed = Speed.OFF
        self.window.resize(*size)
        self.window.show()
        self.until(self.window.isActiveWindow)
        self.settle()

    @property
    def folder(self) -> Path:
        """The data folder."""
        return Path(self._folder.name)

    def close(self) -> None:
        """Take the window away, and whatever it has opened; English is spoken again."""
        self._thinker.release.set()
        self._be_english()
        self.window.close()
        assert self.window.sitting.wait(PATIENCE), "the worker ends"
        self.window.deleteLater()
        self._settings.deleteLater()  # what follows them through signals keeps them, and the window
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._folder.cleanup()

    # Waiting.

    def until(self, done: Callable[[], object]) -> None:
        """Let the window work until something is so."""
        deadline = QDeadlineTimer(PATIENCE)
        while not done():
            assert not deadline.hasExpired(), "it never came to that"
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def settle(self) -> None:
        """Let everything that was posted to the worker be carried out and shown."""
        heard: list[object] = []
        connection = self.window.sitting.waiting.connect(heard.append)
        self.window.sitting.look()
        self.until(lambda: heard)
        self.window.sitting.waiting.disconnect(connection)
        QApplication.processEvents()

    # Deals.

    def keep(self, position: Position) -> Path:
        """Put a deal on disk."""
        return Storage(self.folder).save(_record(position))

    def keep_finished(self, position: Position) -> None:
        """Put a deal among the past ones."""
        table, seed = position
        record = Record.of(table, seed=seed, time=_TIME, result=result_of(table))
        Storage(self.folder).finish(record)

    def sit_down(self, position: Position) -> None:
        """Have this position on the table; another seat whose turn it is thinks for ever."""
        told: list[View] = []
        connection = self.window.sitting.told.connect(lambda view, _: told.append(view))
        self.window.sitting.resume(self.keep(position))
        self.until(lambda: told)
        self.window.sitting.told.disconnect(connection)
        if position.table.to_move in (None, 0):
            self.settle()

    # What a person does.

    def click(self, english: str) -> None:
        """Click the button with an English label."""
        self._find(QAbstractButton, english).click()
        QApplication.processEvents()

    def choose(self, english: str) -> None:
        """Choose the command with an English name."""
        self._find(QAction, english).trigger()
        QApplication.processEvents()

    def press(self, *keys: str) -> None:
        """Press keys, by the names that shortcuts have, on whatever has the focus."""
        for key in keys:
            QTest.keySequence(QApplication.focusWidget() or self.window, key)
            QApplication.processEvents()  # the next key goes to what this one has opened

    def go_to_card(self, *, legal: bool) -> None:
        """Go with the arrow keys to a card in the middle that may be played, or may not."""
        hand = self.window.game.table.hand
        self.window.game.table.setFocus()
        places = [place for place in range(len(hand.faces)) if hand.legal(place) is legal]
        wanted = places[len(places) // 2]
        self.press("Home")
        while hand.focus != wanted:
            # Up and Down stay in a column of cards, Right goes to the next one.
            same_column = hand.rect(hand.focus).x == hand.rect(wanted).x
            along = "Down" if hand.focus < wanted else "Up"
            self.press(along if same_column else "Right")

    def _find(self, kind: type[_Part], english: str) -> _Part:
        with self._in_english():
            parts = [part for part in self.window.findChildren(kind) if _label(part) == english]
        assert parts, f"nothing is called {english!r}"
        return next((part for part in parts if part.isVisible()), parts[0])

    @contextmanager
    def _in_english(self) -> Iterator[None]:
        self._be_english()
        yield
        self._speak()
        QApplication.processEvents()

    def _be_english(self) -> None:
        if self._over is not None:
            _application().removeTranslator(self._over)
        self._settings[LANGUAGE] = languages.ENGLISH
        QApplication.processEvents()

    def _speak(self) -> None:
        self._settings[LANGUAGE] = self._language
        if self._over is not None:
            _application().installTranslator(self._over)

    # The picture.

    def picture(self) -> QPixmap:
        """The window with everything that lies over it, all cards sharp."""
        self.window.grab()  # orders the cards
        self._cards.finish()
        QApplication.processEvents()
        picture = self.window.grab()
        painter = QPainter(picture)
        for part in self.open():
            place = self._place(part)
            painter.drawPixmap(place.topLeft(), part.grab())
            if isinstance(part, QDialog):
                painter.drawRect(place.adjusted(-1, -1, 0, 0))
        painter.end()
        return picture

    def _place(self, part: QWidget) -> QRect:
        """Where something open lies on the picture: dialogs in the middle, as on a desktop."""
        place = part.geometry().translated(-self.window.pos())
        if isinstance(part, QDialog):
            place.moveCenter(self.window.rect().center())
        return place

    def open(self) -> list[QWidget]:
        """Dialogs, menus and the like that are open over the window."""
        parts = [part for part in QApplication.topLevelWidgets() if part.isVisible()]
        return [part for part in parts if part is not self.window]


class _Thinker:
    """Thinks until it is released."""

    def __init__(self) -> None:
        self.release = threading.Event()

    def choose(self, view: View) -> Action:
        self.release.wait()
        return view.legal[0]


class _Expert:
    """Knows at once what is best, and says much about it; other answers cost more and more."""

    def choose(self, view: View) -> Action:
        return self.consider(view).best.action

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        answers = [*dict.fromkeys((*also, *reversed(view.legal)))][::-1]
        told = (Fact(About.WAITS, view.game.faces[3:6], 7), Fact(About.PAYS, (), 12))
        best, *others = answers
        behind = [Candidate(action, -0.7 * n, 0.3, (), 0.4) for n, action in enumerate(others, 1)]
        return Assessment((Candidate(best, 0.0, 0.3, told), *behind))


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication), "somebody has made it"
    return application


def _record(position: Position) -> Record:
    return Record.of(position.table, seed=position.seed, time=_TIME)


def _label(part: QAbstractButton | QAction) -> str:
    """The label without the keys that stand behind it, and without its mnemonic."""
    return part.text().split("  ")[0].replace("&", "")
