"""The person's hand: cards in a row or in columns, one with the focus, one selected."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from cardavia_desktop.rules.faces import Face
from cardavia_desktop.ui.table.arrange import Block
from cardavia_desktop.ui.table.items import (
    DARK,
    CardItem,
    Pack,
    Painted,
    Zone,
    draw_frame,
    rect_f,
)
from cardavia_desktop.ui.table.layout import (
    LIFT,
    Rect,
    TableLayout,
    hand_columns,
    hand_row,
    left_on_top,
)
from cardavia_desktop.ui.table.motion import LIFT as LIFT_TIME
from cardavia_desktop.ui.table.motion import SELECT, SORT, Flight, Motion, Slide
from cardavia_desktop.ui.table.own_order import Groups
from cardavia_desktop.ui.theme import TABLE, UI, font

_IN_FRONT: Final = 1000  # above every card of the hand
_OUTSIDE: Final = 5  # from one frame to another round it
_MARK: Final = 3  # thickness of the line under a group, growing with the table
_MARK_GAP: Final = 3  # between the cards and that line
_TAB: Final = (30, 18)  # the sign "?" over a card that is pointed at


@dataclass(slots=True)
class Carried:
    """A card that follows the pointer: its place, and where in it the pointer holds it."""

    place: int
    item: CardItem
    grip: QPointF


class Hand:
    """The cards of the hand on the scene.

    A card is known by its place, counted from the left and, in a column, from the top. `focus` is
    the place with the keyboard focus (-1 for an empty hand), `selected` the place of the card
    that stands in front, `asked` that of the card whose bubble is open, `hinted` that of the card
    that a hint is about, `pointed` that under the pointer, `carried` the card that is dragged.
    """

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        """Start empty; cards move by `motion`."""
        self._scene = scene
        self._motion = motion
        self._items: list[CardItem] = []  # by place
        self._aims: dict[CardItem, QPointF] = {}  # where they are, or are going
        self._lines = Zone(scene)
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
        self.hinted: int | None = None
        self.pointed: int | None = None
        self.carried: Carried | None = None
        self.focus_shown = False
        self.marks = True
        """Whether groups are marked."""

    def lay(
        self,
        layout: TableLayout,
        pack: Pack,
        blocks: Sequence[Block],
        legal: frozenset[Face],
        fresh: Face | None,
    ) -> None:
        """Lay out a hand; `legal` faces may be played now, `fresh` is the one just drawn."""
        focused = self.faces[self.focus] if self.faces else None
        faces = tuple(face for block in blocks for face in block.cards)
        moved = faces != self.faces
        if layout != self._layout or self._pack is None or not self._pack.draws_as(pack):
            self._take_away(self._items)
            self._items, self.carried = [], None
        self._layout, self._pack, self._blocks, self._legal = layout, pack, tuple(blocks), legal
        self._rects = _rects(layout, blocks)
        self.selected = self.asked = self.hinted = None
        if moved:
            self._reuse_items(pack, faces)
            self.pointed = None
        self.faces = faces
        if not self._items:
            self._items = [self._new_item(pack, place) for place in range(len(faces))]
        self.fresh = self.faces.index(fresh) if fresh in self.faces else None
        if focused in self.faces:
            if self.focus >= len(self.faces) or self.faces[self.focus] != focused:
                self.focus = self.faces.index(focused)
        else:
            self.focus = min(max(self.focus, 0), len(self.faces) - 1)
        self._lines.clear()
        if self.marks:
            self._mark_groups(layout)
        self._show(SORT if moved else LIFT_TIME)

    def forget(self) -> None:
        """Lay all cards anew the next time: they have other names now."""
        self._pack = None

    def refresh(self) -> None:
        """Show what has changed of focus, selection and pointer."""
        self._show(SELECT)

    @property
    def groups(self) -> Groups:
        """The cards, block by block."""
        return tuple(block.cards for block in self._blocks)

    @property
    def items(self) -> Sequence[CardItem]:
        """The cards as they lie on the table, by place."""
        return self._items

    def _reuse_items(self, pack: Pack, faces: Sequence[Face]) -> None:
        """Give the new places the cards that lie there already; `faces` are not set yet."""
        pool: dict[Face, list[CardItem]] = defaultdict(list)
        carried = None if self.carried is None else self.carried.item
        for face, item in zip(self.faces, self._items, strict=False):
            if item is not carried:
                pool[face].append(item)
        self.faces = tuple(faces)
        self._items = []
        for place, face in enumerate(faces):
            if carried is not None and self.carried is not None and place == self.carried.place:
                self._items.append(carried)
            elif pool[face]:
                self._items.append(pool[face].pop(0))
            else:
                self._items.append(self._new_item(pack, place))
        self._take_away([item for items in pool.values() for item in items])

    def _new_item(self, pack: Pack, place: int) -> CardItem:
        item = pack.card(self.faces[place], self._at_rest(place))
        self._aims[item] = item.pos()
        self._scene.addItem(item)
        return item

    def _take_away(self, items: Iterable[CardItem]) -> None:
        gone = list(items)
        self._motion.drop(gone)
        for item in gone:
            del self._aims[item]
            self._scene.removeItem(item)

    def _show(self, milliseconds: float) -> None:
        """Bring every card where it belongs, and frame those that stand out."""
        pack = self._pack
        self._motion.drop(self._frames.items)
        self._frames.clear()
        if pack is None:
            return
        flights: list[Flight] = []
        carried = None if self.carried is None else self.carried.item
        for place, item in enumerate(self._items):
            rect = self.rect(place)
            aim = pack.snap(rect.x, rect.y)
            item.setZValue(self._depth(place))
            if item is carried:
                self._aims[item] = QPointF(-1, -1)  # it comes back from wherever it is
            elif aim != self._aims[item]:
                self._aims[item] = aim
                flights.append(Slide(item, aim, milliseconds))
        self._motion.start(flights)
        if carried is not None:
            self._frame_carried(carried)
            return
        if self.fresh is not None:
            self._mark_fresh(self.fresh, milliseconds)
        if self.asked is not None:
            self._frame(self.asked, self.strip(self.asked), TABLE.t_ink, 2, milliseconds)
        if self.hinted is not None:
            self._frame(self.hinted, self.strip(self.hinted), TABLE.t_ochre, 4, milliseconds)
        if self.selected is not None:
            self._frame(self.selected, self.rect(self.selected), TABLE.t_red, 3, milliseconds)
        if self.focus_shown and self.faces:
            # Round the frame that a card has already, not over it.
            out = _OUTSIDE if self.focus in (self.selected, self.hinted) else 0
            strip = self.strip(self.focus).inset(-out)
            self._frame(self.focus, strip, TABLE.t_focus, 3, milliseconds)
        if self.pointed is not None and not self.legal(self.pointed):
            self._show_tab(self.strip(self.pointed))

    # Carrying a card about.

    def carry(self, place: int, point: QPointF) -> None:
        """Take a card up at a point of it."""
        self.selected = self.asked = self.hinted = self.pointed = None
        item = self._items[place]
        self.carried = Carried(place, item, point - item.pos())
        self.carry_to(point)
        self.refresh()

    def carry_to(self, point: QPointF) -> None:
        """Let the card that is carried follow the pointer."""
        if self.carried is None or self._pack is None:
            return
        corner = point - self.carried.grip
        self.carried.item.setPos(self._pack.snap(corner.x(), corner.y()))
        for frame in self._frames.items:
            frame.setPos(self.carried.item.pos())

    def put_down(self) -> None:
        """Let the card go that is carried: it slides to its place in the hand."""
        self.carried = None
        self._show(SORT)

    def next_of_rank(self, rank: int) -> int | None:
        """The next place, after that with the focus, of a card of a rank; 0 for cards without."""
        if self._pack is None:
            return None
        ranks, n = self._pack.deck.ranks, len(self.faces)
        places = [(self.focus + step) % n for step in range(1, n + 1)]
        return next((place for place in places if ranks[self.faces[place]] % 10 == rank), None)

    def lying(self) -> dict[Face, list[Rect]]:
        """Where the cards of each face are seen now; the selected one before the others."""
        found: dict[Face, list[Rect]] = defaultdict(list)
        first = self.selected if self.carried is None else self.carried.place
        for place in sorted(range(len(self._items)), key=lambda place: place != first):
            corner, rect = self._items[place].pos(), self._rects[place]
            there = Rect(round(corner.x()), round(corner.y()), rect.w, rect.h)
            found[self.faces[place]].append(there)
        return found

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
        if self.in_row:
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
        if self.in_row:
            return min(max(self.focus + step, 0), len(self.faces) - 1)
        columns = self._column_starts()
        column = max(i for i, start in enumerate(columns) if start <= self.focus)
        other = min(max(column + step, 0), len(columns) - 1)
        above_foot = columns[column] + len(self._blocks[column].cards) - 1 - self.focus
        return columns[other] + max(0, len(self._blocks[other].cards) - 1 - above_foot)

    def _along(self, step: int) -> int | None:
        """The neighbor in the same column; None in a row."""
        place = self.focus + step
        if self.in_row or place not in range(len(self._rects)):
            return None
        return place if self._rects[place].x == self._rects[self.focus].x else None

    @property
    def in_row(self) -> bool:
        """Whether the cards lie in one row, not in columns."""
        return self._layout is not None and left_on_top(self._layout.deck)

    def _column_starts(self) -> list[int]:
        starts, place = [], 0
        for block in self._blocks:
            starts.append(place)
            place += len(block.cards)
        return starts

    def _depth(self, place: int) -> float:
        """What lies in front has more."""
        if self.carried is not None and place == self.carried.place:
            return _IN_FRONT + 5
        if place == self.selected:
            return _IN_FRONT
        return len(self.faces) - place if self.in_row else place

    def _frame(self, place: int, rect: Rect, color: str, width: float, milliseconds: float) -> None:
        area = rect_f(rect)
        frame = Painted(
            area.adjusted(-6, -6, 6, 6),
            lambda painter: draw_frame(painter, area, QColor(color), width),
        )
        self._frames.add(frame, _IN_FRONT + 1)
        self._follow(frame, place, milliseconds)

    def _follow(self, frame: Painted, place: int, milliseconds: float) -> None:
        """What belongs to a card moves along with it."""
        item = self._items[place]
        if item.pos() != self._aims[item]:
            frame.setPos(item.pos() - self._aims[item])
            self._motion.start([Slide(frame, QPointF(0, 0), milliseconds)])

    def _frame_carried(self, item: CardItem) -> None:
        area = item.card
        frame = Painted(
            area.adjusted(-6, -6, 6, 6),
            lambda painter: draw_frame(painter, area, QColor(TABLE.t_ink), 2),
        )
        self._frames.add(frame, _IN_FRONT + 6)
        frame.setPos(item.pos())

    def _mark_groups(self, layout: TableLayout) -> None:
        """Lines under the groups, as far as the cards over them are seen."""
        y, thick = layout.hand.bottom + _MARK_GAP, round(layout.text_px(_MARK) * layout.text)
        pieces: list[QRect] = []
        for start, block in zip(self._column_starts(), self._blocks, strict=True):
            for mark in block.marks:
                first, last = self._rects[start + mark.first], self._rects[start + mark.last]
                left = first.x
                if self.in_row and start + mark.first > 0:
                    left = max(left, self._rects[start + mark.first - 1].right)
                pieces += _line(QRect(left + 2, y, last.right - left - 4, thick), full=mark.full)

        def paint(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(TABLE.t_ink2))
            painter.drawRects(pieces)

        area = QRectF(layout.hand.x, y, layout.hand.w, thick)
        self._lines.add(Painted(area, paint), 0)

    def _mark_fresh(self, place: int, milliseconds: float) -> None:
        """A corner of the card that was just drawn, turned down."""
        strip = self.strip(place)
        side = round(strip.w * 0.3)
        x, y = strip.right - 1, strip.y + 1
        fold = QPolygonF([QPointF(x - side, y), QPointF(x, y), QPointF(x, y + side)])

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(DARK, 1))
            painter.setBrush(QColor(TABLE.t_ochre))
            painter.drawPolygon(fold)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

        mark = Painted(fold.boundingRect().adjusted(-1, -1, 1, 1), paint)
        self._frames.add(mark, _IN_FRONT + 2)
        self._follow(mark, place, milliseconds)

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


def _line(area: QRect, *, full: bool) -> list[QRect]:
    """A full line, or square dots from one end of the area to the other."""
    if full:
        return [area]
    side = area.height()
    dots = max(2, round((area.width() + side) / (2 * side)))
    step = (area.width() - side) / (dots - 1)
    return [QRect(area.x() + round(dot * step), area.y(), side, side) for dot in range(dots)]
