"""The zipai deck: twenty written signs, the same at the head and, turned by 180°, at the foot.

Between them a vine winds round two seals that show the plain numeral: on paper inside a ring for
the small set (`x`), cut out of a solid disc for the large set (`d`). So the left half of a card
tells rank and set, also where a sign is too dense to be read at a glance. The vine bears one
blossom a half, with as many petals as the rank, open or solid like the seal. 2, 7 and 10 are red.
"""

import math
from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal, NamedTuple

from tools.drawing.block import WHITE, Block, Format, PrintingInk
from tools.drawing.brush import write
from tools.drawing.geometry import Path, disc, ellipse, polygon
from tools.drawing.signs import FORMAL

FORMAT = Format(240, 696, 62, paper=WHITE, fine=True)

Set = Literal["x", "d"]
NUMERALS: Mapping[Set, str] = {"x": "一二三四五六七八九十", "d": "壹貳叁肆伍陸柒捌玖拾"}
RED = (2, 7, 10)


class Hand(NamedTuple):
    """How large a sign is written, so that all of a set weigh alike.

    Args:
        tip: width of the brush.
        width: of the box of the strokes.
        height: of the box of the strokes.
        right: how far the box is moved to the right.
        down: how far it is moved down.
    """

    tip: float
    width: float
    height: float
    right: float = 0
    down: float = 0


HANDS = {
    "一": Hand(64, 138, 62, -1, -22),
    "二": Hand(50, 140, 130, 0, -2),
    "三": Hand(43, 146, 154, 0, -3),
    "四": Hand(29, 164, 148, 2, -3),
    "五": Hand(33.5, 154, 166, 0, -3),
    "六": Hand(38, 152, 156),
    "七": Hand(38, 150, 160, 0, -3),
    "八": Hand(41, 150, 158, 1, -2),
    "九": Hand(35, 158, 166, -1, 1),
    "十": Hand(45, 140, 152, 0, -3),
    "壹": Hand(23, 158, 180, 0, -4),
    "貳": Hand(20.5, 158, 178, 0, -4),
    "叁": Hand(25, 156, 172),
    "肆": Hand(19.6, 156, 180, -1, -3),
    "伍": Hand(27, 148, 176, -5, -3),
    "陸": Hand(20.6, 146, 178, -6, -4),
    "柒": Hand(26, 150, 176, 0, -3),
    "捌": Hand(17.8, 150, 182, 3, 2),
    "玖": Hand(27, 146, 178, 4, -2),
    "拾": Hand(25.5, 152, 174, 4, -3),
}
SEALED = {
    "一": Hand(20, 44, 20),
    "二": Hand(17, 45, 27),
    "三": Hand(15, 48, 44),
    "四": Hand(9.4, 49, 44),
    "五": Hand(11, 48, 47),
    "六": Hand(12, 51, 49),
    "七": Hand(13, 49, 50),
    "八": Hand(14, 50, 47, 1),
    "九": Hand(11.5, 48, 50),
    "十": Hand(15, 49, 51),
}


def _sign(b: Block, sign: str, ink: PrintingInk) -> None:
    tip, width, height, right, down = HANDS[sign]
    write(b, FORMAL[sign], 120 + right, 138 + down, width, height, tip, ink, streaks=True)


def _leaf(b: Block, ink: PrintingInk) -> None:
    """A leaf that grows from (0, 0) to the right, its veins cut out."""
    area = b.shape("0,0! 12,-13 32,-16 56,-5! 38,7 16,9", ink, 0)
    b.carve("4,-1 24,-4 46,-5", 3.4, "nail", area)
    b.carve("17,-3 24,-11|29,-5 36,-11|20,-2 28,4", 2.8, "leaf", area)


def _vine(b: Block, ink: PrintingInk) -> None:
    """Half of a vine that winds through the middle; it joins its own half turn."""
    stem = "27,270 44,254 71,247 99,256 117,285 119,318 120,349"
    b.line(stem, 6.5, [(0, 0.15), (0.2, 0.8), (1, 1)], ink)
    b.line("120,344 128,330 142,319 158,310", 5.5, [(0, 1), (1, 0.8)], ink)
    b.line("116,281 123,268 133,260", 4, "nail", ink)
    for x, y, size, turn in ((133, 325, 0.74, -84), (113, 267, 0.46, -60)):
        with b.at(x, y, size, turn):
            _leaf(b, ink)
    b.add(ink, disc(135, 258, 4.8))
    b.line("118,330 106,350 86,360 62,361", 4.6, "nail", ink)


class Petal(NamedTuple):
    """One kind of petal; its width is what the circle has room for.

    Args:
        widest: how far out it is widest, as a share of its length.
        end: how far out the middle of its end lies: above 1 a point, below 1 a notch.
        heart: the radius of the heart of the flower, in units.
    """

    widest: float
    end: float
    heart: float = 6.5


PETALS = {
    3: Petal(0.60, 1.14),
    4: Petal(0.68, 0.80),
    5: Petal(0.64, 1.0),
    6: Petal(0.56, 1.14),
    7: Petal(0.74, 0.86),
    8: Petal(0.60, 1.14),
    9: Petal(0.76, 1.0, 7.5),
    10: Petal(0.66, 1.1, 8),
}
RADIUS = 34


def blossom(b: Block, rank: int, ink: PrintingInk, *, solid: bool) -> None:
    """A flower with as many petals as the rank round (0, 0); 1 is a bud, 2 are cherries."""
    if rank == 1:
        _bud(b, ink, solid=solid)
        return
    if rank == 2:
        _cherries(b, ink, solid=solid)
        return
    kind = PETALS[rank]
    half = kind.widest * math.sin(math.pi / max(rank, 4)) * 0.95
    side = [(half * 0.7, -kind.widest * 0.62), (half, -kind.widest), (half * 0.7, -0.93)]
    petal = [
        (0, -0.06, True),
        *((-x, y) for x, y in side),
        (0, -kind.end, kind.end != 1),
        *side[::-1],
    ]
    path = [(x * RADIUS, y * RADIUS, *corner) for x, y, *corner in petal]
    first = 0 if rank % 4 == 2 else 180 / rank  # no point right and left: there are the frames
    for i in range(rank):
        with b.at(0, 0, 1, first + i * 360 / rank):
            _filled(b, path, ink, solid=solid)
            if solid:
                inner = kind.heart + 9
                b.carve(f"0,{-inner} 0,{-inner - 9}", 4, "nail")
    b.add("paper", disc(0, 0, kind.heart + 3.6))
    b.add(ink, disc(0, 0, kind.heart))


def _sprig(b: Block, ink: PrintingInk) -> None:
    """A sprig of the vine in the room that a sign of one stroke leaves."""
    b.line("115,268 122,248 120,226 108,208 92,200 76,201", 5, [(0, 1), (1, 0.4)], ink)
    b.line("122,246 134,228 152,220 168,222", 4.6, "nail", ink)
    for x, y, size, turn in (
        (97, 201, 0.66, -104),
        (112, 213, 0.72, -62),
        (80, 201, 0.6, 172),
        (146, 221, 0.66, -64),
        (164, 221, 0.62, 8),
        (140, 226, 0.56, 52),
    ):
        with b.at(x, y, size, turn):
            _leaf(b, ink)
    for x, y in ((98, 216), (156, 212)):
        b.add(ink, disc(x, y, 4.8))


def _filled(b: Block, path: Path, ink: PrintingInk, *, solid: bool) -> None:
    """A form in front of others: all ink, or its outline only."""
    area = polygon(path)
    b.add("paper", area.buffer(3 if solid else 1))
    b.add(ink, area if solid else area.difference(area.buffer(-4.2)))


def _bud(b: Block, ink: PrintingInk, *, solid: bool) -> None:
    """A bud on its stalk."""
    b.line("-27,20 -14,29 0,30", 5, "even", ink)
    _filled(b, "0,-36! 18,-16 22,6 12,24 0,29 -12,24 -22,6 -18,-16", ink, solid=solid)
    b.line("0,-18 1,0 0,14|-9,-4 -8,6 -6,14|9,-4 8,6 6,14", 3.4, "nail", "paper" if solid else ink)
    b.add(ink, polygon("0,16! 7,24 24,22! 18,32 0,35 -18,32 -24,22! -7,24"))


def _cherries(b: Block, ink: PrintingInk, *, solid: bool) -> None:
    """Two cherries that hang from one place."""
    b.line("-27,19 -31,0 -22,-22 4,-34 14,-14 16,4|2,-33 -8,-14 -12,8", 4.6, "even", ink)
    with b.at(5, -30, 0.5, -6):
        _leaf(b, ink)
    for x, y in ((18, 12), (-11, 19)):
        _filled(b, ellipse(x, y, 15, 14.4, 12), ink, solid=solid)
        b.line(
            f"{x - 7},{y + 1} {x - 4},{y - 6} {x + 1},{y - 8}",
            3.4,
            "leaf",
            "paper" if solid else ink,
        )


def _seal(b: Block, of: Set, numeral: str, ink: PrintingInk) -> None:
    x, y = 71, 303
    whole = disc(x, y, 43, count=14)
    b.add("paper", whole.buffer(3.5))
    solid = of == "d"
    b.add(ink, whole if solid else whole.difference(disc(x, y, 38.5, count=14)))
    tip, width, height, right, down = SEALED[numeral]
    write(
        b,
        FORMAL[numeral],
        x + right,
        y + down,
        width,
        height,
        tip,
        "paper" if solid else ink,
        dry=0,
    )


def draw(of: Set, rank: int) -> Block:
    """The face of a rank, from 1 to 10, in one of the two sets."""
    b = Block(FORMAT, seed=100 + rank + (20 if of == "d" else 0))
    ink: PrintingInk = "red" if rank in RED else "black"
    b.border(13, 5)
    if of == "d":
        b.border(22, 3.4)
    for turn in (0, 180):  # each half is cut on its own: two prints of one hand
        with b.turned(FORMAT.width / 2, FORMAT.height / 2, turn):
            _sign(b, NUMERALS[of][rank - 1], ink)
            _vine(b, ink)
            _seal(b, of, NUMERALS["x"][rank - 1], ink)
            if (of, rank) == ("x", 1):
                _sprig(b, ink)
            with b.at(178, 292):
                blossom(b, rank, ink, solid=of == "d")
    return b


FACES: Mapping[str, Callable[[], Block]] = {
    f"{of}{rank}": partial(draw, of, rank) for of in NUMERALS for rank in range(1, 11)
}
