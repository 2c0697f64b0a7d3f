"""The hands of the other players, laid open: the heads of their cards in a row for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.i18n.words import face_names, seat_name
from cardavia_desktop.match import PERSON
from cardavia_desktop.rules import Game
from cardavia_desktop.ui.theme import UI, font, px, table_colors

_HEADS: Final = {"totom": 0.6, "nantong": 0.6, "zipai": 1.06}
"""The part of a card that tells its face : its width, by deck."""
_WIDEST: Final = 34
_GAP: Final = 2
_ROW_GAP: Final = 5
_MARGIN: Final = 16
_NAME: Final = 64


class OpenHands(QWidget):
    """A row for each seat but the person's, from the top."""

    def __init__(self, cards: Cards) -> None:
        """Draw with `cards`; empty until `show_hands`."""
        super().__init__()
        self._cards = cards
        self._game: Game | None = None
        self._hands: tuple[tuple[int, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        cards.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As high as the rows."""
        rows = max(0, len(self._hands) - 1)
        return QSize(px(600), round(rows * (self._head + _ROW_GAP) + _ROW_GAP))

    def show_hands(self, game: Game, hands: Sequence[Sequence[int]]) -> None:
        """Show the cards by face that each seat holds."""
        if self._game is not game or len(self._hands) != len(hands):
            self.updateGeometry()
        self._game = game
        self._hands = tuple(map(tuple, hands))
        self.retranslate()

    def retranslate(self) -> None:
        """Name the cards for those who cannot see them."""
        if self._game is not None:
            deck = self._game.deck
            #: %1 is a player, %2 the cards in that hand
            told = translate("OpenHands", "%1: %2")
            names = (
                fill(told, seat_name(seat), face_names(deck, _faces(hand)))
                for seat, hand in self._others()
            )
            self.setAccessibleName(translate("OpenHands", "The hands of the others"))
            self.setAccessibleDescription("; ".join(names))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw name and cards of each seat."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(table_colors().lacquer2))
            most = max((sum(hand) for _, hand in self._others()), default=0)
            room = (self.width() - 2 * _MARGIN - px(_NAME)) / max(1, most) - _GAP
            width = max(8, min(_WIDEST, int(room)))
            for row, (seat, hand) in enumerate(self._others()):
                at = QPointF(_MARGIN, _ROW_GAP + row * (self._head + _ROW_GAP))
                painter.setFont(font(UI, 13))
                painter.setPen(QColor(table_colors().t_ink2))
                name = QRectF(at.x(), at.y(), px(_NAME), self._head)
                painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, seat_name(seat))
                self._paint_cards(painter, _faces(hand), at + QPointF(px(_NAME), 0), width)

    def _paint_cards(
        self, painter: QPainter, faces: Sequence[int], at: QPointF, width: int
    ) -> None:
        assert self._game is not None, "there are hands to paint"
        deck, ratio = self._game.deck, self.devicePixelRatioF()
        height = round(width * ASPECT[deck.name])
        for place, face in enumerate(faces):
            spot = at + QPointF(place * (width + _GAP), 0)
            painter.save()
            painter.setClipRect(QRectF(spot.x(), spot.y(), width, width * _HEADS[deck.name]))
            self._cards.draw(painter, Card(deck.name, deck.codes[face], width, height, ratio), spot)
            painter.restore()

    @property
    def _head(self) -> float:
        """The height of a row."""
        return _WIDEST * (_HEADS[self._game.deck.name] if self._game is not None else 0)

    def _others(self) -> list[tuple[int, tuple[int, ...]]]:
        return [(seat, hand) for seat, hand in enumerate(self._hands) if seat != PERSON]


def _faces(hand: Sequence[int]) -> list[int]:
    """The faces of a hand in face order, as often as they are held."""
    return [face for face, n in enumerate(hand) for _ in range(n)]
