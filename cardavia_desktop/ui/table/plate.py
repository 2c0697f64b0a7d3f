"""The plate of a seat: who sits there, and whether it is their turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import Counted, fill, join, number_text, points_text, translate
from cardavia_desktop.rules.paohuzi.hand import HUXI
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.motion import fade
from cardavia_desktop.ui.theme import TABLE
from cardavia_desktop.ui.widgets.basic import restyle

_GAP: Final = 8
_MARGIN: Final = 20 + 2 * _GAP  # beside the words


class Plate(QFrame):
    """The plate of a seat: who sits there, how many cards they hold; red when it is their turn, and
    lit when they have won.
    """

    def __init__(self, parent: QWidget) -> None:
        """An empty plate."""
        super().__init__(parent)
        self._name = QLabel(self)
        self._name.setProperty("part", "name")
        self._note = QLabel(self)
        # An empty label would take some room, too.
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._state = QLabel(self)
        self._texts = "", "", ""  # of the last two, the last one in full and in figures
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 2, 10, 0)
        row.setSpacing(_GAP)
        row.addWidget(self._name)
        row.addWidget(self._note, 1)
        row.addWidget(self._state)

    def tell(self, view: View, seat: int, fading: int = 0) -> None:
        """Show a seat of a view; the turn comes and goes in `fading` milliseconds."""
        turn = view.to_move == seat
        style = "turn" if turn else "won" if view.winner == seat else "idle"
        if self.property("plate") not in (style, None):
            fade(self, fading)
        self._name.setText(words.seat_name(seat))
        self._name.setIndent(self._name.fontMetrics().ascent() if turn else 0)
        note, state = " · ".join(words.seat_notes(view, seat)), _state(view, seat)
        self._texts = note, state, _state(view, seat, brief=True)
        told = (words.seat_name(seat), note, state)
        self.setAccessibleName(join([text for text in told if text]))
        if self.property("plate") != style:
            self.setProperty("plate", style)
            for widget in (self, self._name, self._note, self._state):
                restyle(widget)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """The words may be larger now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """First the cards are told in figures, then the note is cut short, then what stands at the
        right; the pointer learns all.
        """
        note, *states = self._texts
        for label in (self._name, self._state):
            label.ensurePolished()
        metrics, shorten = self._state.fontMetrics(), Qt.TextElideMode.ElideRight
        room = self.width() - self._name.sizeHint().width() - _MARGIN
        fitting = (s for s in states if sum(map(metrics.horizontalAdvance, (note, s))) <= room)
        state = next(fitting, states[-1])
        shown = metrics.elidedText(state, shorten, room)
        self._state.setText(shown)
        room -= metrics.horizontalAdvance(shown)
        shortened = metrics.elidedText(note, shorten, max(0, room))
        self._note.setText("" if shortened == "…" else shortened)
        whole = shown == states[0] and self._note.text() == note
        self.setToolTip("" if whole else self.accessibleName())

    def think(self) -> None:
        """Say that who sits there is thinking, until something else is told."""
        thinking = translate("Table", "thinking…")
        self._texts = self._texts[0], thinking, thinking
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign of the turn before the name: it must not be told by color alone."""
        super().paintEvent(event)
        if self.property("plate") != "turn":
            return
        half = self._name.fontMetrics().ascent() * 0.36
        x, y = self._name.x() + 1, self._name.geometry().center().y() + 1
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(TABLE.t_ink))
            corners = ((x, y - half), (x + 1.6 * half, y), (x, y + half))
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def _state(view: View, seat: int, *, brief: bool = False) -> str:
    """How many cards a seat holds, in words or as a figure; after the end the points that it wins
    or loses.
    """
    if view.result is not None:
        return points_text(view.result.points[seat])
    count = view.sizes[seat]
    held = number_text(count) if brief else Counted.in_hand(count)
    if view.game.name != "paohuzi":
        return held
    huxi = sum(HUXI[meld] for meld in view.melds[seat])
    return fill(translate("Table", "%1 · %2 huxi"), held, number_text(huxi))
