"""The won hand, laid out in its groups."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessibleInterface, QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.i18n.text import capital, fill, translate
from cardavia_desktop.i18n.words import kind_name, meld_text
from cardavia_desktop.rules import NO_FACE, Game, Meld, Result
from cardavia_desktop.ui.accessibility.accessible import Line, Part, Role, Whole, attach
from cardavia_desktop.ui.theme import UI, colors, font, px, table_colors

_GAP: Final = 0.1  # between the cards of a group : width of a card
_BREAK: Final = 0.65  # between groups, at least
_AIR: Final = 10  # pixels between the names of two groups
_FOOT: Final = 34  # pixels for the line and the name below a group
_SECOND: Final = 18  # pixels more where a name takes two lines
_ABOVE_NAME: Final = 9  # pixels from the cards to their name
_WRAPPED: Final = (
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)
_PAD: Final = 4  # pixels for the frame of the winning card


class WonHand(QWidget):
    """The groups of a result side by side, the winning card framed."""

    def __init__(self, cards: Cards) -> None:
        """Draw with `cards`; empty until `show_result`."""
        super().__init__()
        self._cards = cards
        self._game: Game | None = None
        self._groups: tuple[Meld, ...] = ()
        self._winning: tuple[int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        cards.changed.connect(self.update)
        attach(_AccessibleHand(self))

    def sizeHint(self) -> QSize:
        """As in the pictures of the design, at 1280 × 800."""
        return QSize(1000, 156 + px(_FOOT))

    def minimumSizeHint(self) -> QSize:
        """The smallest cards that can be told apart, and their names."""
        return QSize(0, px(100 + _FOOT))

    def show_result(self, game: Game, result: Result) -> None:
        """Show the won hand of a result; nobody's when nobody won."""
        self._game = game
        self._groups = result.hand
        self._winning = _winning(result)
        self.setVisible(bool(result.hand))
        self.retranslate()

    def retranslate(self) -> None:
        """Name the groups in the present language."""
        self.update()

    def highest(self, width: int) -> int:
        """The height with which the cards fill this width; more would stay empty."""
        if self._game is None:
            return self.minimumSizeHint().height()
        cards = (width - 2 * _PAD) / self._units * ASPECT[self._game.deck.name]
        return round(cards) + px(_FOOT) + 2 * _PAD

    @property
    def _units(self) -> float:
        """How wide the hand is, in widths of a card."""
        cards = sum(len(group.cards) for group in self._groups)
        groups = len(self._groups)
        return cards + _GAP * (cards - groups) + _BREAK * (groups - 1)

    def group_texts(self) -> list[str]:
        """The groups in words."""
        return [] if self._game is None else [meld_text(self._game.deck, m) for m in self._groups]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groups from the left."""
        if self._game is None or not self._groups:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            deck = self._game.deck
            width, height, between, foot = self._sizes(deck.name)
            ratio = self.devicePixelRatioF()
            step = _span(width, 2) - width
            x = _PAD
            for at, group in enumerate(self._groups):
                span = _span(width, len(group.cards))
                for place, face in enumerate(group.cards):
                    spot = QRect(x + place * step, _PAD, width, height)
                    _paint_shadow(painter, spot)
                    card = Card(deck.name, deck.codes[face], width, height, ratio)
                    self._cards.draw(painter, card, QPointF(spot.topLeft()))
                    if (at, place) == self._winning:
                        _paint_frame(painter, spot)
                below = QRect(x, height + 2 * _PAD, span, foot)
                self._paint_foot(painter, below, at, between // 2)
                x += span + between

    def _paint_foot(self, painter: QPainter, area: QRect, at: int, reach: int) -> None:
        """A full line under identical cards, dots under others, and the name of the group, which
        may reach so many pixels to both sides.
        """
        group = self._groups[at]
        wins = self._winning is not None and self._winning[0] == at
        alike = len(set(group.cards)) == 1
        pen = QPen(QColor(colors().ink), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if not alike:
            pen.setDashPattern([1, 2])
        painter.setPen(pen)
        y = area.top() + 4
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right() + 1, y))
        painter.setPen(QColor(colors().redtext if wins else colors().ink2))
        room = area.adjusted(-reach, _ABOVE_NAME, reach, 0).intersected(self.rect())
        name = _name(group)
        full = fill(translate("WonHand", "%1, wins"), name)
        plain, bold = font(UI, 13), font(UI, 13, bold=True)
        ways = [*([(full, bold), (name, bold)] if wins else []), (name, plain)]
        for text, written in ways:
            painter.setFont(written)
            needed = painter.boundingRect(room, _WRAPPED, text).size()
            if needed.width() <= room.width() and needed.height() <= room.height():
                break
        else:
            needed = room.size()
            text = QFontMetrics(plain).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        middle = area.center().x() - needed.width() // 2
        left = max(room.left(), min(middle, room.right() + 1 - needed.width()))
        painter.drawText(QRect(QPoint(left, room.top()), needed), _WRAPPED, text)

    def _sizes(self, deck: str) -> tuple[int, int, int, int]:
        """Width and height of the largest card with which the hand fits into the widget, the way
        from one group to the next, and the height of what stands below: of two lines where a name
        has no room in one.
        """
        for foot in (px(_FOOT), px(_FOOT + _SECOND)):
            width, height = self._card_size(deck, foot)
            spans = [_span(width, len(group.cards)) for group in self._groups]
            left = self.width() - 2 * _PAD - sum(spans)
            least = round(width * _BREAK)
            most = max(least, left // max(1, len(spans) - 1))
            wider = list(map(operator.sub, self._names_need(), spans))
            wider[0] *= 2  # it reaches out to one side only
            needed = max(wider)
            if needed <= most:
                break
        return width, height, max(least, min(needed, most)), foot

    def _names_need(self) -> list[int]:
        """How wide the name of each group is, with some air, in one line."""
        winning = None if self._winning is None else self._winning[0]
        return [
            QFontMetrics(font(UI, 13, bold=at == winning)).horizontalAdvance(_name(group)) + _AIR
            for at, group in enumerate(self._groups)
        ]

    def _card_size(self, deck: str, foot: int) -> tuple[int, int]:
        aspect = ASPECT[deck]
        room = self.height() - foot - 2 * _PAD
        width = int(min((self.width() - 2 * _PAD) / self._units, room / aspect))
        return max(8, width), round(max(8, width) * aspect)


class _AccessibleHand(Whole):
    """The groups as those find them who cannot see them."""

    def __init__(self, hand: WonHand) -> None:
        """Speak for `hand`."""
        super().__init__(hand, Role.List)

    def name(self) -> str:
        """What it is."""
        return translate("WonHand", "The winning hand")

    def parts(self) -> Sequence[QAccessibleInterface]:
        """The groups."""
        return [self.kept(i, partial(self._line, i)) for i in range(len(self._texts()))]

    def _texts(self) -> list[str]:
        return cast(WonHand, self.owner).group_texts()

    def _line(self, place: int) -> Part:
        def say() -> str:
            return "".join(self._texts()[place : place + 1])

        return Line(self.owner, self, say, self.area, Role.ListItem)


def _winning(result: Result) -> tuple[int, int] | None:
    """Group and place of the winning card; which of several alike does not matter."""
    if result.card != NO_FACE:
        for at in reversed(range(len(result.hand))):
            cards = result.hand[at].cards
            if result.card in cards:
                return at, len(cards) - 1 - cards[::-1].index(result.card)
    return None


def _name(group: Meld) -> str:
    return capital(kind_name(group.kind))


def _span(width: int, cards: int) -> int:
    """How wide a group is, with cards of a width."""
    return width + (cards - 1) * round(width * (1 + _GAP))


def _paint_shadow(painter: QPainter, spot: QRect) -> None:
    """The flat shadow below a card."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(table_colors().shadow))
    painter.drawRoundedRect(QRectF(spot).translated(1, 1), 3, 3)


def _paint_frame(painter: QPainter, spot: QRect) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colors().cinnabar), 3))
    painter.drawRoundedRect(QRectF(spot).adjusted(-2, -2, 2, 2), 4, 4)
