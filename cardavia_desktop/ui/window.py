"""The main window: its frame, seen at once, and from then on what it contains."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore  # `QtCore.Qt` takes longer to load than the rest of the first paint
from PySide6.QtCore import QEvent, QMimeData, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLayout, QMainWindow, QVBoxLayout, QWidget

from cardavia_desktop.ui import placement
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.theme import look, px

if TYPE_CHECKING:
    from cardavia_desktop.art.cards import Cards
    from cardavia_desktop.i18n.text import Words
    from cardavia_desktop.match import Sitting
    from cardavia_desktop.ui.contents import Contents
    from cardavia_desktop.ui.game.page import GamePage
    from cardavia_desktop.ui.pages import Pages
    from cardavia_desktop.ui.start.page import StartPage

SMALL: Final = (1152, 720)
"""Below this width or height the window is a small one: lower bars, less air."""
SMALLEST: Final = (800, 520)


class MainWindow(QMainWindow):
    """Opens with its ground and the brand, as they stay, and is filled after the first paint.

    What a person does until then waits in the queue of the system, for filling it is one step.
    """

    failed = Signal()
    """An error that nobody foresaw; may be emitted from any thread."""
    seen = Signal()
    """Once, when the first paint has gone to the screen: the time to fill the window."""

    def __init__(self, settings: Settings) -> None:
        """Make the window without contents."""
        super().__init__()
        self.settings = settings
        self._contents: Contents | None = None
        self._look = look()
        self._was_seen = False
        self._header = Header()
        self.setWindowTitle(QGuiApplication.applicationDisplayName())
        self._lay_out()

    def fill(self, sitting: Sitting, cards: Cards) -> None:
        """Show everything; the sitting is closed with the window."""
        from cardavia_desktop.ui.contents import Contents  # noqa: PLC0415  # not before the first paint

        contents = self._contents = Contents(self, self._header, sitting, cards)
        self._column.takeAt(1)
        self._column.addWidget(contents.message)
        self._column.addWidget(contents.pages, 1)
        contents.actions.full_screen.setChecked(self.isFullScreen())
        self.setAcceptDrops(True)
        self._fit()

    @property
    def is_filled(self) -> bool:
        """Whether it shows everything; what is named below is there from then on."""
        return self._contents is not None

    @property
    def contents(self) -> Contents:
        """What the window shows."""
        assert self._contents is not None, "the window is filled"
        return self._contents

    @property
    def sitting(self) -> Sitting:
        """The sitting behind the window."""
        return self.contents.sitting

    @property
    def pages(self) -> Pages:
        """The pages, one of which is seen."""
        return self.contents.pages

    @property
    def start(self) -> StartPage:
        """The start page."""
        return self.contents.pages.start

    @property
    def game(self) -> GamePage:
        """The page of the game, which is made when it is first needed."""
        return self.contents.pages.game

    def say(self, sentence: Words) -> None:
        """Show a sentence until the person has read it."""
        self.contents.say(sentence)

    def open_record(self, path: Path) -> None:
        """Open a file of deal records."""
        self.contents.records.open(path)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the language, of the look, or of the state of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and look() != self._look:
            self._look = look()
            self._fit()
        elif self._contents is None:
            return
        elif event.type() == QEvent.Type.LanguageChange:
            self._contents.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self._contents.actions.full_screen.setChecked(self.isFullScreen())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell of the first paint."""
        super().paintEvent(event)
        if not self._was_seen:
            self._was_seen = True
            QTimer.singleShot(0, self, self._tell_seen)

    def _tell_seen(self) -> None:
        # Qt hands what was painted to some displays only when its loop next waits.
        QTimer.singleShot(1, self, self.seen.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be small in a small window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A window is small as well when its text is large."""
        compact = self.width() < px(SMALL[0]) or self.height() < px(SMALL[1])
        self._header.set_compact(compact)
        if self._contents is not None:
            self._contents.set_compact(compact)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Follow the buttons of the mouse that go back and forward."""
        if self._contents is None:
            return
        actions = self._contents.actions
        ways = {
            QtCore.Qt.MouseButton.BackButton: actions.back,
            QtCore.Qt.MouseButton.ForwardButton: actions.forward,
        }
        if event.button() in ways:
            ways[event.button()].trigger()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where nothing on the page has a use for it, Escape leaves the full screen."""
        if self._contents is None:
            return
        if event.key() == QtCore.Qt.Key.Key_Escape and self.isFullScreen():
            self._contents.actions.full_screen.trigger()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave; the deal is on disk already, so nothing is asked and nothing is waited for."""
        placement.remember(self, self.settings)
        self.settings.close()
        if self._contents is not None:
            self._contents.sitting.close()
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
        column = self._column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addStretch()  # until there are pages, which take all
        self.setCentralWidget(inside)
        # Pages get smaller only once they know that the window is: their size must not stop it.
        layout = self.layout()
        assert layout is not None, "a main window has one"
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(*SMALLEST)


def _dropped(data: QMimeData) -> Path | None:
    """The one file that is being dropped, or None when it is something else."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
