"""What all faces of the deck share: the format, the signs at head and foot, picture and fields.

A card is 240 × 1128. The signs stand at the head, and turned at the foot: the number to the
left, the suit to the right. Below the head the picture; below its sill the field, with the
pattern that counts.
"""

from collections.abc import Callable

from shapely.geometry import box

from tools.drawing.block import Block, Format, Ink
from tools.drawing.brush import write
from tools.drawing.parts.clouds import cloud
from tools.drawing.parts.money import cash, cord, knot, string, tassel
from tools.drawing.signs import FREE

SHEET = Format(width=240, height=1128, mm=21, fine=True)
HEAD, SILL, FOOT = 121, 456, 1128 - 121  # y of the rules

PICTURE = box(13, HEAD, 227, SILL)
NUMBERS = "一二三四五六七八九"

Picture = Callable[[Block], None]


def card(seed: int, signs: str, ink: Ink = "black") -> Block:
    """A block with frame and signs on it; a sign alone is written, with a cloud beside it."""
    b = Block(SHEET, seed)
    b.border()
    b.rule(HEAD)
    b.rule(FOOT)
    for turn, y, side in ((0, 67, 1), (180, SHEET.height - 67, -1)):
        if len(signs) == 1:
            _written(b, signs, ink, turn, y, side)
            continue
        for sign, x in zip(signs, (-51, 51), strict=True):
            size = 84 if sign == "一" else 90
            grow = 1.3 if sign == "萬" else 1.9
            b.sign(sign, SHEET.width / 2 + side * x, y, size, grow, turn, ink, 1.04)
    return b


def _written(b: Block, sign: str, ink: Ink, turn: float, y: float, side: int) -> None:
    # To the left, where a hand shows it: 福 and 祿 share their left half.
    write(b, FREE[sign], SHEET.width / 2 - 50 * side, y, 84, 78, 13, ink, dry=0, turn=turn)
    with b.at(SHEET.width / 2 + 46 * side, y + 4 * side, 0.86, turn):
        cloud(b, 0, 0)


def sill(b: Block) -> None:
    """Clear what hangs below the picture, and draw the frame and the sill over it."""
    b.add("paper", box(0, SILL, SHEET.width, SILL + 120))
    b.border()
    b.rule(SILL, 5)


def coins(n: int, seed: int, picture: Picture) -> Block:
    """The card of `n` coins."""
    b = card(seed, f"{NUMBERS[n - 1]}文")
    b.rule(SILL)
    picture(b)
    sill(b)
    for path in _CORDS.get(n, ()):
        cord(b, path, 11 if n < 7 else 9)
    if n == 1:
        knot(b, 120, 556, 1.5)
        tassel(b, 120, 888, 1.3)
    elif n == 2:
        knot(b, 120, 731, 1.02)
    for i, (x, y, r) in enumerate(_COINS[n]):
        cash(b, x, y, r, turn=(0, 3, -3)[i % 3])
    return b


# Counted at a glance: each number has a figure of its own; cords tell what belongs together.
_CORDS: dict[int, tuple[str, ...]] = {
    1: ("120,470 119,560 120,640", "120,820 120,860 120,890"),
    2: ("120,470 120,731 120,995",),
    3: ("36,470 86,548 154,914 206,995",),
    4: (
        "120,545! 67,731! 120,917! 173,731! 120,545!",
        "120,466 121,500 120,520",
        "120,950 121,980 120,998",
    ),
    5: ("67,519 84,620 120,731 156,842 176,944", "173,519 156,620 120,731 84,842 64,944"),
    6: ("67,472 68,731 67,992", "173,472 174,731 173,992"),
    7: ("20,475 120,556 220,637", "67,740! 173,740! 173,918! 67,918! 67,740!"),
    8: ("67,530! 173,664! 67,798! 173,932!", "173,530! 67,664! 173,798! 67,932!"),
    9: ("50,480 51,731 50,980", "120,480 121,731 120,980", "190,480 191,731 190,980"),
}

# Middle and radius of each coin.
_COINS: dict[int, list[tuple[float, float, float]]] = {
    1: [(120, 731, 100)],
    2: [(120, 596, 92), (120, 866, 92)],
    3: [(86, 548, 66), (120, 731, 66), (154, 914, 66)],
    4: [(120, 545, 68), (67, 731, 51), (173, 731, 51), (120, 917, 68)],
    5: [(67, 519, 49), (173, 519, 49), (120, 731, 91), (67, 944, 49), (173, 944, 49)],
    6: [(x, y, 51) for y in (540, 731, 922) for x in (67, 173)],
    7: [
        *[(52, 501, 32), (120, 556, 32), (188, 611, 32)],
        *[(x, y, 50) for y in (740, 918) for x in (67, 173)],
    ],
    8: [(x, y, 50) for y in (530, 664, 798, 932) for x in (67, 173)],
    9: [(x, y, 33.5) for y in (548, 731, 914) for x in (50, 120, 190)],
}


def strings(n: int, seed: int, picture: Picture) -> Block:
    """The card of `n` strings of cash."""
    b = card(seed, f"{NUMBERS[n - 1]}索")
    b.rule(SILL)
    picture(b)
    sill(b)
    for x, y, scale, height in _STRINGS[n]:
        with b.at(x, y, scale):
            string(b, height)
    return b


# Middle and scale of each string, and its height before scaling.
_STRINGS: dict[int, list[tuple[float, float, float, float]]] = {
    1: [(120, 735, 2.3, 190)],
    2: [(x, 735, 1.55, 270) for x in (70, 170)],
    3: [(120, 598, 1.4, 138), (66, 872, 1.4, 138), (174, 872, 1.4, 138)],
    4: [(x, y, 1.5, 128) for y in (598, 874) for x in (67, 173)],
    5: [(120, 733, 1.3, 116), *[(x, y, 1.12, 106) for y in (546, 916) for x in (60, 180)]],
    6: [(x, y, 1.04, 196) for y in (600, 873) for x in (48, 120, 192)],
    7: [(120, 552, 1.2, 106), *[(x, y, 1.04, 128) for y in (740, 922) for x in (48, 120, 192)]],
    8: [
        *[(x, y, 1.04, 116) for y in (552, 922) for x in (48, 120, 192)],
        *[(x, 738, 1.04, 116) for x in (78, 162)],
    ],
    9: [(x, y, 1, 128) for y in (556, 735, 914) for x in (50, 120, 190)],
}


def myriads(n: int, seed: int, picture: Picture) -> Block:
    """The card of `n` myriads: number and 萬, written on a scroll between two bands of waves."""
    number = NUMBERS[n - 1]
    b = card(seed, f"{number}萬")
    b.rule(SILL)
    picture(b)
    sill(b)
    for y0, y1, rule in ((SILL, 506, 506), (FOOT - 50, FOOT, FOOT - 50)):
        b.scallops(box(15, y0 + 2, 225, y1), 22, 4, 2)
        b.rule(rule)
    height, tip = _NUMBER_SIZES[number]
    width = 166 if n < 4 else 148
    write(b, FREE[number], 120, 572 if n == 1 else 575, width, height, tip, "red")
    write(b, FREE["萬"], 120, 790, 178, 290, 30, dry=1.2)
    return b


# The fewer strokes, the broader the brush: height of the box, full width of the brush.
_NUMBER_SIZES = {
    "一": (66, 48),
    "二": (80, 38),
    "三": (94, 27),
    "四": (88, 24),
    "五": (92, 27),
    "六": (94, 31),
    "七": (90, 31),
    "八": (88, 35),
    "九": (92, 31),
}
