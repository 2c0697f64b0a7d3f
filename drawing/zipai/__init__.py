"""The zipai deck: twenty written signs, the same at the head and, turned by 180°, at the foot.

Between them a vine winds round two seals that show the plain numeral: on paper inside a ring for
the small set (`x`), cut out of a solid disc for the large set (`d`). So the left half of a card
tells rank and set, also where a sign is too dense to be read at a glance. 2, 7 and 10 are red.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal, NamedTuple

from drawing.block import WHITE, Block, Format, PrintingInk
from drawing.brush import write
from drawing.geometry import disc
from drawing.signs import FORMAL

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
    "一": Hand(60, 138, 62, 0, -2),
    "二": Hand(50, 140, 130, 0, -2),
    "三": Hand(43, 146, 154, 0, -3),
    "四": Hand(29, 164, 148, 2, -3),
    "五": Hand(33.5, 154, 166, 0, -3),
    "六": Hand(38, 152, 156),
    "七": Hand(38, 150, 160, 0, -3),
    "八": Hand(40, 156, 158, -1, -2),
    "九": Hand(35, 158, 166, -1, 1),
    "十": Hand(45, 140, 152, 0, -3),
    "壹": Hand(23, 158, 180, 0, -4),
    "貳": Hand(20.5, 158, 178, 0, -4),
    "叁": Hand(25, 156, 172),
    "肆": Hand(21.5, 156, 180, -1, -3),
    "伍": Hand(27, 148, 176, -5, -3),
    "陸": Hand(22.5, 146, 178, -6, -4),
    "柒": Hand(26, 150, 176, 0, -3),
    "捌": Hand(19, 150, 182, 3, 2),
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
    tendril = (
        "120,342 128,308 146,284 172,272 198,280 206,302 196,320 178,324 166,312 169,298 182,294 "
        "190,303 184,311"
    )
    b.line(tendril, 5.5, [(0, 0.9), (0.6, 0.85), (1, 1.1)], ink)
    b.line("113,288 126,272 142,264", 4, "nail", ink)
    for x, y, size, turn in (
        (148, 282, 0.82, -38),
        (130, 312, 0.86, 16),
        (203, 288, 0.5, -78),
    ):
        with b.at(x, y, size, turn):
            _leaf(b, ink)
    for x, y, radius in ((110, 254, 4.4), (142, 262, 5.0)):
        b.add(ink, disc(x, y, radius))
    b.line("118,330 106,350 86,360 62,361", 4.6, "nail", ink)


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
    return b


FACES: Mapping[str, Callable[[], Block]] = {
    f"{of}{rank}": partial(draw, of, rank) for of in NUMERALS for rank in range(1, 11)
}
