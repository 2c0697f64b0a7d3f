"""Geometry of the card table: plain numbers in, rectangles out.

Nothing here knows Qt, cards or rules. All lengths are logical pixels and every rectangle is on
whole pixels. The functions are pure: the same arguments give the same rectangles, and a resize is
one call. Seat 0 is the person (bottom); seats follow in turn order, which runs counter-clockwise:
four seats are bottom, right, top, left; three seats bottom, right, left.

    table = table_layout(1280, 700, seats=4, deck="totom")
    cards = hand_row(table, groups=(2, 3, 1, 2, 2, 2, 3, 2, 2))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from cardavia_desktop.art.drawings import ASPECT
from cardavia_desktop.art.index import HEAD, index_height

RACK_VISIBLE: Final = {"totom": 0.56, "zipai": 0.43, "nantong": 0.37}
"""Part of a card that stays visible above the bar of a rack."""
HEADS: Final = {"totom": 1, "zipai": 2, "nantong": 3}
"""Heads above the front card for which a tray of open groups has full room."""
GATE_MIN: Final = {"totom": 0.54, "zipai": 0.6, "nantong": 0.6}
"""Closest that discards may lie: part of the width."""

HAND_SHARE: Final = 0.33  # height of a hand card : measure (see _Measures)
PUBLIC_SHARE: Final = 0.34  # largest height of the public card : measure
TABLE_SHARE: Final = {"totom": 0.057, "zipai": 0.052, "nantong": 0.057}
"""Width of a table card : measure."""
SIDE_SHARE: Final = 0.222  # width of a side column : width of the table
ANSWER_SHARE: Final = {4: 0.165, 3: 0.24}
"""Width of the answers : width of the table, by the number of seats."""
STRIP: Final = 0.54  # visible part of a covered card in the hand: the whole rank sign
STRIP_MIN: Final = 0.48  # below this the rank sign is cut: make the cards smaller instead
GATE_PITCH: Final = 1.05  # discards lie side by side while there is room
GROUP_GAP: Final = 0.14  # extra gap between groups : card width
LIFT: Final = 0.06  # a legal card stands up by this part of its height
PAD: Final = 8  # air above the cards in a tray
FOOT: Final = 6  # room below the hand for the marks of the groups
SMALLEST_SIGN: Final = 12  # a sign that is read, whatever the size of the window
TOP_GATE: Final = 0.82  # width of the gate of the top seat : width of a side column
TEXT_ROOM: Final = 420  # with this measure for each time that it is enlarged, text has room
WIDEST: Final = 0.60  # in windows taller than this part of their width, cards follow the width
STATUS_LINES: Final = 4.2  # a heading and two lines of text left of the hand
READING_LINES: Final = 5.2  # a small heading and four lines right of it


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle on whole pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column to the right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    @property
    def cx(self) -> int:
        """The column in its middle."""
        return self.x + self.w // 2

    def inset(self, d: int) -> Rect:
        """The rectangle `d` pixels inside of it."""
        return Rect(self.x + d, self.y + d, self.w - 2 * d, self.h - 2 * d)

    def moved(self, dx: int, dy: int) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, other: Rect) -> bool:
        """Whether the other lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def shared(self, other: Rect) -> int:
        """How many pixels both cover."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return w * h if w > 0 and h > 0 else 0


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table.

    `plate` bears name and cards in hand and is the bar behind which the open groups stand;
    `groups` and `gate` are the trays of open groups and of discards; `public` is where the public
    card lies when it was exposed at this gate, `answers` the place of the buttons beside it.
    """

    plate: Rect
    groups: Rect
    gate: Rect
    public: Rect
    answers: Rect


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All places of a table; card sizes are (width, height).

    `hand` is the widest place of the hand (cards are centered in it), `status` lies left of it
    and `reading` right of it, `log` upper left and `facts` upper right. `shelf` is the bar before
    stock and indicators, when the deck has indicators.
    """

    width: int
    height: int
    deck: str
    margin: int
    line: int
    seats: tuple[Seat, ...]
    hand: Rect
    status: Rect
    reading: Rect
    stock: Rect
    indicators: tuple[Rect, ...]
    shelf: Rect | None
    log: Rect
    facts: Rect
    hand_card: tuple[int, int]
    table_card: tuple[int, int]
    public_card: tuple[int, int]
    index: bool
    """Whether the cards bear an index below their sign."""
    text: float
    """How much larger all text becomes than it is designed, as the person needs it."""

    def text_px(self, base: int) -> int:
        """The size of text on this table before it becomes `text` times as large.

        That is `base` up to 720 px, then it grows to 1.8 times. Large text grows less: on a
        large table everybody's is large, and on a small one it must leave room for the cards.
        """
        return round(base * _growth(self.width, self.height, self.text) / self.text)


def _growth(width: int, height: int, text: float) -> float:
    """How large text is on a table where a person needs it `text` times as large as designed."""
    measure = min(height, width * WIDEST)
    return max(_clamp(measure / 720, 1.0, 1.8), min(text, measure / TEXT_ROOM))


class _Measures:
    """Lengths that follow from the size of the table and of the text."""

    def __init__(self, width: int, height: int, deck: str, text: float) -> None:
        self.width, self.height = width, height
        measure = min(height, width * WIDEST)
        self.ratio = ASPECT[deck]
        self.margin = round(_clamp(width * 0.0125, 12, 32))
        self.gap = round(self.margin * 0.75)
        growth = _growth(width, height, text)
        self.line = round(max(_clamp(measure * 0.032, 18, 40), 18 * growth))
        self.plate = round(max(_clamp(measure * 0.044, 26, 60), 26 * growth))
        self.side = round(width * SIDE_SHARE)
        self.mid = width // 2

        self.hand = round(measure * HAND_SHARE)
        self.hand_y = height - self.margin - FOOT - self.hand
        self.flank_y = self.hand_y - round(self.hand * LIFT)
        self.upper = self.flank_y - self.gap  # lower edge of the seats and of the middle

        self.card_w = round(measure * TABLE_SHARE[deck])
        self.card_h = round(self.card_w * self.ratio)
        self.rack = round(self.card_h * RACK_VISIBLE[deck])
        self.tray = self.rack + round(self.card_h * HEAD[deck]) * HEADS[deck] + PAD
        self.gate = round(self.card_h * max(RACK_VISIBLE[deck], 0.52)) + PAD
        self.public_limit = measure * PUBLIC_SHARE

        self.zone_x = self.margin + self.side + self.gap
        self.zone_right = width - self.zone_x


@dataclass(frozen=True, slots=True)
class _Middle:
    """Between the seats: the stock, and where public cards and answers go."""

    stock: Rect
    indicators: tuple[Rect, ...]
    shelf: Rect | None
    public_y: int
    public_w: int
    public_h: int
    own_x: int
    answers_w: int

    def spot(self, x: int, margin: int, *, to_right: bool) -> tuple[Rect, Rect]:
        """A public card at x and its answers."""
        card = Rect(x, self.public_y, self.public_w, self.public_h)
        answers_x = card.right + margin if to_right else card.x - margin - self.answers_w
        return card, Rect(answers_x, self.public_y, self.answers_w, self.public_h)


def table_layout(  # noqa: PLR0913  # plain numbers in, those that are not places named
    width: int, height: int, seats: int, deck: str, *, index: bool = False, text: float = 1.0
) -> TableLayout:
    """Places of a table of that size, for three or four seats; `index` leaves room for one.

    `text` is how much larger than designed the text will be.

    Raises ValueError for another number of seats.
    """
    if seats not in (3, 4):
        raise ValueError(f"{seats} seats")
    m = _Measures(width, height, deck, text)
    middle = _middle(m, seats, deck)
    own = _own_seat(m, middle)
    right = _side_seat(m, middle, width - m.margin - m.side, to_right=False)
    left = _side_seat(m, middle, m.margin, to_right=True)
    order = (own, right, _top_seat(m, middle), left) if seats == 4 else (own, right, left)
    corner = max(0, left.groups.y - m.margin - m.gap)
    flank_x = width - m.margin - m.side
    return TableLayout(
        width=width,
        height=height,
        deck=deck,
        margin=m.margin,
        line=m.line,
        seats=order,
        hand=Rect(m.zone_x, m.hand_y, m.zone_right - m.zone_x, m.hand),
        status=Rect(m.margin, m.flank_y, m.side, max(0, own.groups.y - m.flank_y)),
        reading=Rect(flank_x, m.flank_y, m.side, max(0, own.gate.y - m.flank_y)),
        stock=middle.stock,
        indicators=middle.indicators,
        shelf=middle.shelf,
        log=Rect(m.margin, m.margin, m.side, corner),
        facts=Rect(flank_x, m.margin, m.side, corner),
        hand_card=(round(m.hand / m.ratio), m.hand),
        table_card=(m.card_w, m.card_h),
        public_card=(middle.public_w, middle.public_h),
        index=index,
        text=text,
    )


def _middle(m: _Measures, seats: int, deck: str) -> _Middle:
    """With four seats the stock lies in the middle; with three it lies above, out of the way."""
    above = seats == 3
    shelf: Rect | None = None
    indicators: tuple[Rect, ...] = ()
    stock_x, zone_y = m.mid - m.card_w // 2, m.margin + m.tray + m.plate + m.gap
    if deck == "nantong":
        bar = Rect(m.mid - m.side // 2, m.margin + PAD + m.rack, m.side, m.plate)
        shelf, zone_y = bar, bar.bottom + m.gap
        step = m.card_w + PAD
        stock_x = bar.x + PAD
        indicators = tuple(
            Rect(bar.right - step * place, m.margin + PAD, m.card_w, m.card_h) for place in (2, 1)
        )
    elif above:
        zone_y = m.margin + PAD + m.card_h + m.gap
    room = m.upper - zone_y - m.line - m.gap
    public_w = round(min(m.public_limit, room) / m.ratio)
    public_h = round(public_w * m.ratio)
    public_y = zone_y + m.line + (m.upper - zone_y - m.line - public_h) // 2
    answers = round(m.width * ANSWER_SHARE[seats])
    if deck == "zipai":  # chi groups need all the width there is
        own_x = m.zone_x + public_w
        stock_y = m.margin + PAD
    elif above:
        own_x = m.mid - (public_w + m.margin + answers) // 2
        stock_y = m.margin + PAD
    else:
        own_x = m.mid + m.card_w // 2 + m.margin * 2
        stock_y = public_y + (public_h - m.card_h) // 2
    return _Middle(
        Rect(stock_x, stock_y, m.card_w, m.card_h),
        indicators,
        shelf,
        public_y,
        public_w,
        public_h,
        own_x,
        min(round(_clamp(answers, 150, 600)), m.zone_right - own_x - public_w - m.margin),
    )


def _side_seat(m: _Measures, middle: _Middle, x: int, *, to_right: bool) -> Seat:
    """Groups, plate, gate: one block that ends at the lower edge of the middle."""
    gate = Rect(x, m.upper - m.gate, m.side, m.gate)
    plate = Rect(x, gate.y - m.plate, m.side, m.plate)
    card_x = m.zone_x if to_right else m.zone_right - middle.public_w
    spot = middle.spot(card_x, m.margin, to_right=to_right)
    return Seat(plate, Rect(x, plate.y - m.tray, m.side, m.tray), gate, *spot)


def _own_seat(m: _Measures, middle: _Middle) -> Seat:
    """Open groups left of the hand, gate right of it."""
    plate = Rect(m.margin, m.height - m.margin - m.plate, m.side, m.plate)
    tray = min(m.tray, plate.y - m.flank_y - round(m.line * STATUS_LINES))
    groups = Rect(m.margin, plate.y - tray, m.side, tray)
    gate_y = max(groups.y, m.flank_y + round(m.line * READING_LINES))
    gate = Rect(m.width - m.margin - m.side, gate_y, m.side, plate.bottom - gate_y)
    return Seat(plate, groups, gate, *middle.spot(middle.own_x, m.margin, to_right=True))


def _top_seat(m: _Measures, middle: _Middle) -> Seat:
    """Groups and gate side by side above one plate."""
    gate = round(m.side * TOP_GATE)
    x = m.mid - (m.side + m.gap + gate) // 2
    return Seat(
        Rect(x, m.margin + m.tray, m.side + m.gap + gate, m.plate),
        Rect(x, m.margin, m.side, m.tray),
        Rect(x + m.side + m.gap, m.margin, gate, m.tray),
        *middle.spot(middle.stock.x - m.margin * 2 - middle.public_w, m.margin, to_right=False),
    )


def left_on_top(deck: str) -> bool:
    """Whether cards that overlap lie under their left neighbor, so that right strips show.

    The rank of a Tổ Tôm card stands right at its head, that of a Nantong card left.
    """
    return deck == "totom"


def hand_row(table: TableLayout, groups: Sequence[int]) -> tuple[Rect, ...]:
    """Cards of an overlapping hand, left to right; `groups` are the cards in each group.

    The leftmost card lies on top; of each other card the right strip shows. Strip and gaps
    shrink together until STRIP_MIN, then the card itself.
    """
    n = sum(groups)
    if n == 0:
        return ()
    ratio = ASPECT[table.deck]
    space = table.hand.w
    breaks = len(groups) - 1
    strip, gap = STRIP, GROUP_GAP
    w = table.hand_card[1] / ratio
    spread = (n - 1) * strip + breaks * gap
    if w * (1 + spread) > space:
        k = max((space / w - 1) / spread, STRIP_MIN / STRIP)
        strip, gap = strip * k, gap * k
        w = min(w, space / (1 + spread * k))
    # Rounded down: never wider than the space.
    card_w, step, jump = int(w), int(w * strip), int(w * gap)
    card_h = round(card_w * ratio)
    x = table.hand.x + (space - card_w - (n - 1) * step - breaks * jump) // 2
    out: list[Rect] = []
    for size in groups:
        for _ in range(size):
            out.append(Rect(x, table.hand.bottom - card_h, card_w, card_h))
            x += step
        x += jump
    return tuple(out)


def hand_columns(table: TableLayout, columns: Sequence[int]) -> tuple[tuple[Rect, ...], ...]:
    """A hand in columns, the head of each card visible, for decks whose sign fills the head.

    Columns stand on one base line. The first card of a column is the hindmost and highest. There
    is always room for columns of three, so that cards keep their size.
    """
    return _columns(table, table.hand, columns, max(3, *columns)) if columns else ()


def won_columns(table: TableLayout, columns: Sequence[int]) -> tuple[tuple[Rect, ...], ...]:
    """The same for the won hand, in the middle, where the public cards lie."""
    public = table.seats[0].public
    place = Rect(table.hand.x, public.y, table.hand.w, public.h)
    return _columns(table, place, columns, max(columns)) if columns else ()


def _columns(
    table: TableLayout, place: Rect, columns: Sequence[int], longest: int
) -> tuple[tuple[Rect, ...], ...]:
    """Columns in a place that has room for a column of `longest` cards."""
    head = HEAD[table.deck]
    ratio = ASPECT[table.deck]
    covered = longest - 1
    w = place.h / (1 + head * covered) / ratio
    if table.index:
        w -= index_height(int(w)) * covered / (1 + head * covered) / ratio
    spread = len(columns) * w + (len(columns) - 1) * w * GROUP_GAP
    k = min(1.0, place.w / spread)
    card_w, jump = int(w * k), int(w * GROUP_GAP * k)
    card_h = round(card_w * ratio)
    step = max(SMALLEST_SIGN, int(card_h * head)) + (index_height(card_w) if table.index else 0)
    if (over := card_h + covered * step - place.h) > 0:
        card_w -= ceil(over / ratio)
        card_h = round(card_w * ratio)
    total = len(columns) * card_w + (len(columns) - 1) * jump
    x = place.x + (place.w - total) // 2
    out: list[tuple[Rect, ...]] = []
    for size in columns:
        top = place.bottom - card_h - (size - 1) * step
        out.append(tuple(Rect(x, top + i * step, card_w, card_h) for i in range(size)))
        x += card_w + jump
    return tuple(out)


def group_columns(
    table: TableLayout, seat: int, sizes: Sequence[int]
) -> tuple[tuple[Rect, ...], ...]:
    """Open groups of a seat: one column a group, heads above the plate.

    Rectangles have the full height of the card; clip them at the bottom of the tray. Columns move
    closer together when there are many, down to 0.4 of a card.
    """
    box = table.seats[seat].groups
    card_w, card_h = table.table_card
    visible = round(card_h * RACK_VISIBLE[table.deck])
    room = box.h - PAD - visible
    pitch = card_w + max(4, round(card_w * 0.18))
    if len(sizes) > 1:
        closest = (box.w - 2 * PAD - card_w) // (len(sizes) - 1)
        pitch = min(pitch, max(round(card_w * 0.4), closest))
    out: list[tuple[Rect, ...]] = []
    for i, size in enumerate(sizes):
        step = min(round(card_h * HEAD[table.deck]), room // max(1, size - 1))
        x, top = box.x + PAD + i * pitch, box.bottom - visible - (size - 1) * step
        out.append(tuple(Rect(x, top + j * step, card_w, card_h) for j in range(size)))
    return tuple(out)


def gate_visible(table: TableLayout, seat: int) -> int:
    """Visible height of a discard: the whole card where it fits, else never a cut foot sign."""
    room = table.seats[seat].gate.h - PAD
    card_h = table.table_card[1]
    return card_h if room >= card_h else min(room, round(card_h * (1 - HEAD[table.deck])))


def gate_row(table: TableLayout, seat: int, count: int) -> tuple[Rect, ...]:
    """Discards at a gate, oldest first; clip them at the lower edge of the gate.

    Suit and rank of each are whole while they lie side by side; then they move together down to
    GATE_MIN (in Tổ Tôm the rank stays whole); after that the oldest are left out.
    """
    box = table.seats[seat].gate
    card_w, card_h = table.table_card
    if count <= 0:
        return ()
    space = box.w - 2 * PAD
    step = round(card_w * GATE_PITCH)
    if count > 1:
        step = min(step, (space - card_w) // (count - 1))
    step = max(step, round(card_w * GATE_MIN[table.deck]))
    fit = min(count, 1 + (space - card_w) // step)
    y = box.bottom - gate_visible(table, seat)
    return tuple(Rect(box.x + PAD + i * step, y, card_w, card_h) for i in range(fit))


def _clamp(v: float, low: float, high: float) -> float:
    return max(low, min(high, v))
