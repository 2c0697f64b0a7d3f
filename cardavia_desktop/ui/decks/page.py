"""The page of a deck: what it is, its game, and every face of it."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import Counted, fill, translate
from cardavia_desktop.i18n.words import deck_place, deck_title, game_line, game_summary, game_title
from cardavia_desktop.library.decks import cards_used, deck_article, deck_description, deck_sources
from cardavia_desktop.match import Waiting
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.decks.face_view import FaceView
from cardavia_desktop.ui.decks.gallery import Gallery
from cardavia_desktop.ui.places import AtRules, Traditions
from cardavia_desktop.ui.theme import colors, px
from cardavia_desktop.ui.widgets.basic import (
    button,
    hung,
    label,
    restyle,
    scrolling,
    set_role,
    surface,
)
from cardavia_desktop.ui.widgets.controls import Tick

_FRAME: Final = 3  # round links: the frame of the focus
_SIDES: Final = {False: 376, True: 300}
_MARGINS: Final = {False: (40, 20, 36, 24), True: (24, 10, 16, 16)}
_PANE: Final = {False: (28, 20, 28, 8), True: (16, 12, 16, 4)}
_TITLE: Final = {False: "display", True: "title"}
_READ: Final = {False: "read", True: "note"}
_ROOM_FOR_FACE: Final = 640
"""Pixels that an enlarged face and its words have beside the column, or they have all the page."""


class DeckPage(QWidget):
    """The deck of a game: on the left what one can read and do, on the right its faces."""

    went = Signal(object)
    """The Place that the person goes to."""
    chosen = Signal(str)
    """The name of a game to start."""
    continued = Signal(object)
    """A Waiting to go on with."""
    linked = Signal(str)
    """The address of a page that the person wants to see in the browser."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Make the page of the deck with which `game` is played, drawn by `cards`."""
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.game = game
        self.side = DeckColumn(game)
        self.faces = FacesPane(game, cards)
        for name in ("went", "chosen", "continued", "linked"):
            getattr(self.side, name).connect(getattr(self, name))
        self.faces.turned.connect(self._share)
        self._scroll = scrolling(self.side)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._scroll)
        row.addWidget(self.faces, 1)
        self.set_compact(False)

    def show_waiting(self, deal: Waiting | None) -> None:
        """Offer the deal that waits, if there is one."""
        self.side.show_waiting(deal)

    def take_focus(self) -> None:
        """Put the focus on what a person most likely wants."""
        self._scroll.ensureWidgetVisible(self.side.take_focus(), 0, 0)

    def set_compact(self, compact: bool) -> None:
        """Have less air and smaller titles in a small window."""
        self._scroll.setFixedWidth(px(_SIDES[compact]))
        self.side.set_compact(compact)
        self.faces.set_compact(compact)
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """The column gives way to a face that would be small beside it."""
        beside = self.width() - self._scroll.width()
        self._scroll.setVisible(not self.faces.enlarges or beside >= px(_ROOM_FOR_FACE))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.side.retranslate()
        self.faces.retranslate()


class DeckColumn(QWidget):
    """What one can read about a deck, and what one can do with it."""

    went = Signal(object)
    chosen = Signal(str)
    continued = Signal(object)
    linked = Signal(str)

    def __init__(self, game: Game) -> None:
        """Make the column for the deck of `game`."""
        super().__init__()
        self._game = game
        self._deal: Waiting | None = None
        self._back = button("inline")
        self._back.clicked.connect(lambda: self.went.emit(Traditions()))
        self._place = label("over", wrap=True)
        self._name = label("display", wrap=True)
        first, *rest = deck_description(game.deck)
        self._paragraphs = [label("read", wrap=True) for _ in (first, *rest)]
        self._article = button("inline")
        self._article.clicked.connect(lambda: self.linked.emit(deck_article(game.deck)))
        self._games = label("over")
        self._title = label("title", wrap=True)
        self._line = label("small", wrap=True)
        self._summary = label("read", wrap=True)
        self._waiting = label("note", wrap=True)
        self._continue = button("primary")
        self._continue.clicked.connect(lambda: self.continued.emit(self._deal))
        self._start = button("primary")
        self._start.clicked.connect(lambda: self.chosen.emit(game.name))
        self._rules = button()
        self._rules.clicked.connect(lambda: self.went.emit(AtRules(game.name)))
        self._use = label("note", wrap=True)
        self._more = label("over", wrap=True)
        self._from = label("over", wrap=True)
        self._sources = label("small", wrap=True)
        self._sources.setObjectName("links")
        self._sources.setTextFormat(Qt.TextFormat.RichText)
        self._sources.setIndent(0)
        self._sources.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._sources.linkActivated.connect(self.linked)
        self._lay_out()
        self.show_waiting(None)
        self.retranslate()

    def _lay_out(self) -> None:
        left = Qt.AlignmentFlag.AlignLeft
        ways = QHBoxLayout()
        ways.setSpacing(10)
        ways.addWidget(self._start)
        ways.addWidget(self._rules)
        ways.addStretch(1)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(4)
        column.addLayout(hung(self._back))
        column.addSpacing(8)
        column.addWidget(self._place)
        column.addWidget(self._name)
        column.addWidget(self._paragraphs[0])
        column.addLayout(hung(self._article))
        column.addSpacing(8)
        column.addWidget(surface("inkrule"))
        column.addSpacing(8)
        column.addWidget(self._games)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._summary)
        column.addSpacing(8)
        column.addWidget(self._waiting)
        column.addWidget(self._continue, 0, left)
        column.addLayout(ways)
        column.addSpacing(8)
        column.addWidget(self._use)
        column.addSpacing(8)
        column.addWidget(surface("rule"))
        column.addSpacing(8)
        column.addWidget(self._more)
        for paragraph in self._paragraphs[1:]:
            column.addWidget(paragraph)
            column.addSpacing(4)
        column.addWidget(self._from)
        sources = QHBoxLayout()
        sources.addSpacing(-_FRAME)
        sources.addWidget(self._sources, 1)
        column.addLayout(sources)
        column.addStretch(1)

    def show_waiting(self, deal: Waiting | None) -> None:
        """Offer the deal that waits, if there is one."""
        had_focus = self._start.hasFocus() or self._continue.hasFocus()
        self._deal = deal
        self._waiting.setVisible(deal is not None)
        self._continue.setVisible(deal is not None)
        self._start.setProperty("kind", "primary" if deal is None else "")
        restyle(self._start)
        if had_focus:
            self.take_focus()
        self._write_waiting()

    def take_focus(self) -> QWidget:
        """Put the focus on the game; returns what has it now."""
        chosen = self._start if self._deal is None else self._continue
        chosen.setFocus()
        return chosen

    def set_compact(self, compact: bool) -> None:
        """Have less air and smaller texts in a small window."""
        self._column.setContentsMargins(*_MARGINS[compact])
        set_role(self._name, _TITLE[compact])
        for text in (*self._paragraphs, self._summary):
            set_role(text, _READ[compact])

    def changeEvent(self, event: QEvent) -> None:
        """The links have the color of the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write_sources()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        game, deck = self._game, self._game.deck
        self._back.setText(translate("DeckPage", "← Card traditions"))
        self._place.setText(f"{deck_place(deck)} · {Counted.cards(sum(deck.copies))}")
        self._name.setText(deck_title(deck))
        for place, text in zip(self._paragraphs, deck_description(deck), strict=True):
            place.setText(text)
        self._article.setText(translate("DeckPage", "Wikipedia ↗"))
        self._article.setToolTip(translate("DeckPage", "Opens in the browser"))
        self._games.setText(translate("DeckPage", "Games"))
        self._title.setText(game_title(game))
        self._line.setText(game_line(game))
        self._summary.setText(game_summary(game))
        self._continue.setText(translate("DeckPage", "Continue"))
        self._start.setText(translate("DeckPage", "Start game"))
        self._rules.setText(translate("DeckPage", "Rules"))
        self._use.setText(cards_used(game))
        self._more.setText(translate("DeckPage", "Origin and pictures"))
        self._from.setText(translate("DeckPage", "Sources"))
        self._write_waiting()
        self._write_sources()

    def _write_waiting(self) -> None:
        if self._deal is not None:
            sentence = translate("DeckPage", "A deal is waiting where you left it")
            self._waiting.setText(f"{sentence} · {Counted.in_stock(self._deal.stock)}")

    def _write_sources(self) -> None:
        links = (
            f'<a href="{escape(source.address)}" style="color: {colors().indigo}">'
            f"{escape(source.title)}</a>"
            for source in deck_sources(self._game.deck)
        )
        self._sources.setText("<br>".join(links))


class FacesPane(QFrame):
    """The gallery of a deck, or one face of it."""

    turned = Signal()
    """A face is enlarged now, or no longer."""

    def __init__(self, game: Game, cards: Cards) -> None:
        """Show the faces of the deck of `game`, drawn by `cards`."""
        super().__init__()
        self.setObjectName("faces")
        self._game = game
        self._heading = label("head")
        self._only_used = Tick()
        self.gallery = Gallery(game, cards)
        self.view = FaceView(game, cards)
        self._only_used.toggled.connect(self._show_only_used)
        self.gallery.opened.connect(self._open)
        self.view.closed.connect(self._close)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._only_used)
        all_faces = QWidget()
        all_faces.setObjectName("lists")
        column = QVBoxLayout(all_faces)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.gallery, 1)
        self._column = QVBoxLayout(self)
        self._stack = QStackedLayout()
        self._column.addLayout(self._stack)
        self._stack.addWidget(all_faces)
        self._stack.addWidget(self.view)
        self._only_used.setVisible(len(game.faces) < game.deck.size)
        self.retranslate()

    @property
    def enlarges(self) -> bool:
        """Whether one face is shown, rather than all."""
        return self._stack.currentWidget() is self.view

    def set_compact(self, compact: bool) -> None:
        """Have less air in a small window."""
        self._column.setContentsMargins(*_PANE[compact])
        self.view.set_compact(compact)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._count()
        only = translate("DeckPage", "Only those used in %1", "the name of a game")
        self._only_used.setText(fill(only, game_title(self._game)))
        self.gallery.retranslate()
        self.view.retranslate()

    def _count(self) -> None:
        self._heading.setText(Counted.faces(len(self.gallery.faces)))

    def _show_only_used(self, only: bool) -> None:
        self.gallery.show_only_used(only)
        self._count()

    def _open(self, face: int) -> None:
        self._stack.setCurrentWidget(self.view)
        self.turned.emit()
        self.view.show_face(face, self.gallery.faces)

    def _close(self, face: int) -> None:
        self._stack.setCurrentIndex(0)
        self.turned.emit()
        self.gallery.take_focus(face)
