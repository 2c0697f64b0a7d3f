"""The person's hand: cards in a row or in columns, one with the focus, one selected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.rules.faces import Face
from cardavia_desktop.ui.table.arrange import Block
from cardavia_desktop.ui.table.items import DARK, Pack, Painted, Zone, draw_frame, rect_f
from cardavia_desktop.ui.table.layout import (
    LIFT,
    Rect,
    TableLayout,
    hand_columns,
    hand_row,
    left_on_top,
)
from cardavia_desktop.ui.theme import TABLE, UI, font

_IN_FRONT: Final = 1000  # above every card of the hand
_OUTSIDE: Final = 5  # from one frame to another round it
_MARK: Final = 3  # thickness of the line under a group, growing with the table
_MARK_GAP: Final = 3  # between the cards and that line
_TAB: Final = (30, 18)  # the sign "?" over a card that is pointed at


class Hand:
    """The cards of the hand on the scene.

    A card is known by its place, counted from the left and, in a column, from the top. `focus` is
    the place with the keyboard focus (-1 for an empty hand), `selected` the place of the card
    that stands in front, `asked` that of the card whose bubble is open, `pointed` that under the
    pointer.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        """Start empty."""
        self._cards = Zone(scene)
        self._frames = Zone(scene)
        self._layout: TableLayout | None = None
        self._blocks: tuple[Block, ...] = ()
        self._rects: tuple[Rect, ...] = ()
        self._legal: frozenset[Face] = frozenset()
        self.fresh: int | None = None
        self._pack: Pack | None = None
        self.faces: tuple[Face, ...] = ()
        self.focus = -1
        self.selected: int | None = None
        self.asked: int | None = None
        self.pointed: int | None = None
        self.focus_shown = False

    def lay(
        self,
        layout: TableLayout,
        pack: Pack,
        blocks: Sequence[Block],
        legal: frozenset[Face],
        fresh: Face | None,
    ) -> None:
        """Lay out a hand; `legal` faces may be played now, `fresh` is the one just drawn."""
        before = self.faces[self.focus] if self.faces else None
        self._layout, self._pack, self._blocks, self._legal = layout, pack, tuple(blocks), legal
        self.faces = tuple(face for block in blocks for face in block.cards)
        self._rects = _rects(layout, blocks)
        self.selected = self.asked = self.pointed = None
        self.fresh = self.faces.index(fresh) if fresh in self.faces else None
        if before in self.faces:
            if self.focus >= len(self.faces) or self.faces[self.focus] != before:
                self.focus = self.faces.index(before)
        else:
            self.focus = min(max(self.focus, 0), len(self.faces) - 1)
        self.refresh()

    def refresh(self) -> None:
        """Show what has changed of focus, selection and pointer."""
        self._cards.clear()
        self._frames.clear()
        if self._layout is None or self._pack is None:
            return
        for place, face in enumerate(self.faces):
            card = self._pack.card(face, self.rect(place))
            self._cards.add(card, self._depth(place))
        self._mark_groups(self._layout)
        if self.fresh is not None:
            self._mark_fresh(self.strip(self.fresh))
        if self.asked is not None:
            self._frame(self.strip(self.asked), TABLE.t_ink, 2)
        if self.selected is not None:
            self._frame(self.rect(self.selected), TABLE.t_red, 3)
        if self.focus_shown and self.faces:
            # Round the frame of a selected card, not over it.
            out = _OUTSIDE if self.focus == self.selected else 0
            self._frame(self.strip(self.focus).inset(-out), TABLE.t_focus, 3)
        if self.pointed is not None and not self.legal(self.pointed):
            self._show_tab(self.strip(self.pointed))

    def rect_of(self, face: Face) -> Rect | None:
        """Where a card of this face lies; the selected one rather than another."""
        places = [place for place, held in enumerate(self.faces) if held == face]
        if not places:
            return None
        return self.rect(self.selected if self.selected in places else places[0])

    def legal(self, place: int) -> bool:
        """Whether the card at a place may be played now."""
        return self.faces[place] in self._legal

    def rect(self, place: int) -> Rect:
        """Where the whole card lies."""
        return self._raised(place, 2 * LIFT) if place == self.selected else self._at_rest(place)

    def strip(self, place: int) -> Rect:
        """The part of the card that is seen: all of a selected one, else its strip."""
        return self.rect(place) if place == self.selected else self._strip(place)

    def at(self, point: QPointF) -> int | None:
        """The place of the card at a point of the scene, the selected one in front.

        The selected card is also hit where it was before it rose: the second of two clicks at
        one point is for the card of the first.
        """
        chosen = self.selected
        if chosen is not None:
            parts = (self.rect(chosen), self._strip(chosen))
            if any(rect_f(part).contains(point) for part in parts):
                return chosen
        places = range(len(self.faces))
        return next((p for p in places if rect_f(self._strip(p)).contains(point)), None)

    def _raised(self, place: int, share: float) -> Rect:
        rect = self._rects[place]
        return rect.moved(0, -round(rect.h * share))

    def _at_rest(self, place: int) -> Rect:
        return self._raised(place, LIFT if self.legal(place) else 0)

    def _strip(self, place: int) -> Rect:
        """In a row the right part of a card, in a column its head; all of one in front."""
        rect = self._at_rest(place)
        if self._row:
            x = rect.x if place == 0 else max(rect.x, self._rects[place - 1].right)
            return Rect(x, rect.y, rect.right - x, rect.h)
        below = place + 1
        if below < len(self._rects) and self._rects[below].x == rect.x:
            return Rect(rect.x, rect.y, rect.w, max(1, self._at_rest(below).y - rect.y))
        return rect

    def moved(self, key: Qt.Key) -> int | None:
        """The place that an arrow key leads to, or None when it leads nowhere."""
        if not self.faces:
            return None
        places = {
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self.faces) - 1,
            Qt.Key.Key_Left: self._beside(-1),
            Qt.Key.Key_Right: self._beside(1),
            Qt.Key.Key_Up: self._along(-1),
            Qt.Key.Key_Down: self._along(1),
        }
        return places.get(key)

    def _beside(self, step: int) -> int:
        """The next card of the row; in columns the same height in the next one, or its end."""
        if self._row:
            return min(max(self.focus + step, 0), len(self.faces) - 1)
        columns = self._column_starts()
        column = max(i for i, start in enumerate(columns) if start <= self.focus)
        other = min(max(column + step, 0), len(columns) - 1)
        above_foot = columns[column] + len(self._blocks[column].cards) - 1 - self.focus
        return columns[other] + max(0, len(self._blocks[other].cards) - 1 - above_foot)

    def _along(self, step: int) -> int | None:
        """The neighbor in the same column; None in a row."""
        place = self.focus + step
        if self._row or place not in range(len(self._rects)):
            return None
        return place if self._rects[place].x == self._rects[self.focus].x else None

    @property
    def _row(self) -> bool:
        return self._layout is not None and left_on_top(self._layout.deck)

    def _column_starts(self) -> list[int]:
        starts, place = [], 0
        for block in self._blocks:
            starts.append(place)
            place += len(block.cards)
        return starts

    def _depth(self, place: int) -> float:
        """What lies in front has more."""
        if place == self.selected:
            return _IN_FRONT
        return len(self.faces) - place if self._row else place

    def _frame(self, rect: Rect, color: str, width: float) -> None:
        area = rect_f(rect)
        frame = Painted(
            area.adjusted(-6, -6, 6, 6),
            lambda painter: draw_frame(painter, area, QColor(color), width),
        )
        self._frames.add(frame, _IN_FRONT + 1)

    def _mark_groups(self, layout: TableLayout) -> None:
        """Lines under the groups, as far as the cards over them are seen."""
        lines: list[tuple[int, int, bool]] = []
        for start, block in zip(self._column_starts(), self._blocks, strict=True):
            for mark in block.marks:
                first, last = self._rects[start + mark.first], self._rects[start + mark.last]
                left = first.x
                if self._row and start + mark.first > 0:
                    left = max(left, self._rects[start + mark.first - 1].right)
                lines.append((left + 2, last.right - 2, mark.full))
        y, thick = layout.hand.bottom + _MARK_GAP, layout.text_px(_MARK)

        def paint(painter: QPainter) -> None:
            for left, right, full in lines:
                if full:
                    painter.fillRect(left, y, right - left, thick, QColor(TABLE.t_ink2))
                    continue
                dots = max(2, round((right - left + thick) / (2 * thick)))
                step = (right - left - thick) / (dots - 1)
                for dot in range(dots):
                    x = round(left + dot * step)
                    painter.fillRect(x, y, thick, thick, QColor(TABLE.t_ink2))

        area = QRectF(layout.hand.x, y, layout.hand.w, thick)
        self._cards.add(Painted(area, paint), 0)

    def _mark_fresh(self, strip: Rect) -> None:
        """A corner of the card that was just drawn, turned down."""
        side = round(strip.w * 0.3)
        x, y = strip.right - 1, strip.y + 1
        fold = QPolygonF([QPointF(x - side, y), QPointF(x, y), QPointF(x, y + side)])

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(DARK, 1))
            painter.setBrush(QColor(TABLE.t_ochre))
            painter.drawPolygon(fold)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

        area = fold.boundingRect().adjusted(-1, -1, 1, 1)
        self._frames.add(Painted(area, paint), _IN_FRONT + 2)

    def _show_tab(self, strip: Rect) -> None:
        """The sign that a card may be asked about."""
        width, height = _TAB
        area = QRectF(strip.cx - width / 2, strip.y - height - 4, width, height)

        def paint(painter: QPainter) -> None:
            painter.fillRect(area, QColor(TABLE.lacquer2))
            painter.setPen(QPen(QColor(TABLE.t_ink2), 1))
            painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
            painter.setFont(font(UI, 12, bold=True))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")

        self._frames.add(Painted(area, paint), _IN_FRONT + 2)


def _rects(layout: TableLayout, blocks: Sequence[Block]) -> tuple[Rect, ...]:
    sizes = [len(block.cards) for block in blocks]
    if left_on_top(layout.deck):
        return hand_row(layout, sizes)
    return tuple(rect for column in hand_columns(layout, sizes) for rect in column)
