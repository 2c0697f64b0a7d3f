"""The signs of the application and of its deal records.

The application: a bird whose wing is a hand of long cards, cut out of a red seal. A deal record:
a sheet with the moves in columns, and that seal on it. Each in three drawings, since what is small
needs fewer and larger forms; the smallest, of 16 pixels, is set pixel by pixel.
"""

import io
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Literal, NamedTuple

import shapely
from PIL import Image
from shapely.geometry import box

from tools.drawing.block import BLACK, COLORS, IVORY, RED, Block, Format
from tools.drawing.geometry import Area, disc, polygon
from tools.drawing.press import path_data, svg
from tools.drawing.raster import picture, png

# No paper: what shows no ink is clear. Ivory is an ink of its own, printed below the others.
FORMAT = Format(256, 256, 67.73, paper=None, colors={**COLORS, "third": IVORY}, margin=0, chips=0)
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SEAL = (
    "30,8 128,5 226,8 246,14 250,34 251,128 249,222 243,243 224,249 128,251 32,249 13,243 6,224 "
    "5,128 7,34 13,14"
)
BIRD = (
    "22,150! 44,139 50,122 66,110 86,110 102,122 112,144 134,164 166,178 202,178 238,166! "
    "226,186 236,204! 210,206 190,216 152,228 112,224 80,206 62,180 52,164 42,156"
)


def _seal() -> tuple[Block, Area]:
    """A red seal, and its area: lay it in ivory when all is cut."""
    b = Block(FORMAT, 91)
    seal = polygon(SEAL)
    b.add("red", seal)
    return b, seal


def _card(b: Block, width: float, height: float) -> None:
    """A card of the wing, upwards from (0, 0)."""
    w, h = width / 2, height
    b.add("paper", polygon(f"{-w - 7},{-h - 7}! {w + 7},{-h - 7}! {w + 7},0! {-w - 7},0!"))
    b.shape(
        f"{-w},{-h}! 0,{-h - 1} {w},{-h}! {w + 0.5},{-h / 2} {w},0! {-w},0! {-w - 0.5},{-h / 2}",
        width=8,
        shade=0.3,
    )
    b.line(f"{-w},{33 - h} 0,{34 - h} {w},{33 - h}", 5.4, "even")
    for x, share in ((-10, 0.44), (0, 0.36), (10, 0.44)):  # a feather
        top, middle = -h * share, -h * (share - 0.14)
        b.line(f"{x},{top} {x * 0.9},{middle} {x * 0.7},-18", 5.2, "nail")


def _bird(b: Block) -> None:
    hand = ((42, 126), (17, 146), (-8, 152), (-33, 140))
    for i, (turn, h) in enumerate(hand):  # from the back to the front
        with b.at(138, 196, 1, turn):
            _card(b, 40, h)
            if i == 0:
                b.line(f"-12,{18 - h} 12,{17 - h}", 8, "brush")
            elif i == 1:
                b.line(f"-9,{12 - h} 10,{11 - h}", 6.5, "brush")
                b.line(f"-13,{24 - h} 13,{23 - h}", 7, "brush")
            elif i == 2:
                for y, x in ((9, 9), (17.5, 8), (26, 12)):
                    b.line(f"{-x},{y - h} {x},{y - 1 - h}", 5.2, "brush")
            else:
                b.add("red", disc(0, 17 - h, 10.5))
    b.halo(BIRD, 7)
    body = b.shape(BIRD, "black", 4)
    b.add("paper", disc(73, 135, 7.5))
    b.add("black", disc(72, 136, 3.15, count=8))
    b.carve("24,151 40,150 54,148", 4.6, "nail", body)
    b.carve("96,134 104,156 124,176 152,190|84,158 96,178 120,196 150,206", 5.4, "leaf", body)
    b.carve("160,190 194,190 226,176", 5.4, "nail", body)
    b.carve("170,206 196,199 224,199", 5, "nail", body)
    b.comb("70,188 92,210 124,222", 13, 9, 4.6, side=-1, ink="paper", clip=body)
    for x in (106, 128):
        foot = polygon(f"{x - 4},222! {x + 4},224! {x + 3},243! {x - 5},243!")
        b.add("paper", foot.buffer(4))
        b.line(f"{x},222 {x - 1},234 {x - 8},241", 6, "even")
        b.line(f"{x - 1},235 {x + 6},241", 5, "even")


def bird() -> Block:
    """The sign of the application for 64 pixels and more."""
    b, seal = _seal()
    _bird(b)
    b.add("third", seal.buffer(-3))
    return b


def _plain_bird(b: Block) -> None:
    for turn, h in ((50, 128), (18, 164), (-14, 172)):
        with b.at(136, 204, 1, turn):
            b.add("red", polygon(f"-38,{-h - 13}! 38,{-h - 13}! 30,0! -30,0!"))
            b.add("paper", polygon(f"-27,{-h}! 27,{-h}! 20,0! -20,0!"))
            b.add("black", polygon(f"-27,{30 - h}! 27,{30 - h}! 27,{42 - h}! -27,{42 - h}!"))
    body = (
        "14,142! 36,130 42,106 60,92 82,92 100,106 110,136 134,164 170,178 202,172 237,148! "
        "225,180 236,209! 204,210 186,226 146,240 104,234 74,210 56,176 42,154"
    )
    b.halo(body, 9)
    b.add("black", polygon(body))
    b.carve("98,158 118,190 166,204", 13, "leaf", polygon(body))
    b.add("paper", disc(70, 124, 12, count=8))


def small_bird() -> Block:
    """The sign of the application for 24 to 48 pixels."""
    b, seal = _seal()
    _plain_bird(b)
    b.add("third", seal.buffer(-3))
    return b


TINY_BIRD = """
    .RRRRRRRRRRRRRR.
    RRRRRWWRRWWRRRRR
    RRRRRWWRRWWRRRRR
    RRRRRWWRRWWRRWWR
    RRRRRWWRRWWRRWWR
    RRKKKRWWRWWRWWRR
    RKKKKKWWRWWRWWRR
    RKWKKKWWRWWRWWRR
    KKKKKKKWWWWWWRRK
    RRKKKKKKWWWWRKKK
    RRKKKKKKKKKKKKKR
    RRRKKKKKKKKKKKKR
    RRRRKKKKKKKKKRKK
    RRRRRKKKKKKKRRRR
    RRRRRRRKRKRRRRRR
    .RRRRRRRRRRRRRR.
"""


SHEET = "38,10! 100,8 168,10! 220,62! 221,150 219,246! 128,248 37,246! 36,130"
FOLD = "168,10! 170,36 167,63! 194,61 220,62!"


def _sheet(width: float) -> tuple[Block, Area]:
    """A sheet of paper with a folded corner, and its area: lay it in ivory when all is drawn."""
    b = Block(FORMAT, 92)
    b.shape(SHEET, width=width, shade=0.3)
    return b, polygon(SHEET)


def record() -> Block:
    """The sign of a deal record for 128 pixels and more: moves in columns above the seal."""
    b, sheet = _sheet(9)
    b.comb("212,84 213,160 212,236", 10, 9, 4.4)
    for x, y in ((154, 84), (134, 62), (114, 84), (94, 78), (74, 50), (54, 84)):
        b.line(f"{x},30 {x - 0.8},{(30 + y) / 2} {x},{y}", 8.5, "brush")
    with b.at(46, 92, 0.6):
        b.add("paper", polygon(SEAL).buffer(8))
        b.add("red", polygon(SEAL))
        _bird(b)
    b.shape(FOLD, width=8)
    b.add("third", sheet)
    return b


def small_record() -> Block:
    """The sign of a deal record for 24 to 48 pixels: moves in columns above the bird's seal."""
    b, sheet = _sheet(14)
    for x, y in ((152, 80), (120, 62), (88, 80), (56, 72)):
        b.line(f"{x},34 {x},{y}", 14, "even")
    with b.at(42, 92, 0.64):
        b.add("red", polygon(SEAL))
        _plain_bird(b)
    b.add("black", polygon(FOLD))
    b.add("third", sheet)
    return b


TINY_RECORD = """
    ..KKKKKKKKK.....
    ..KWWWWWWWKK....
    ..KWKWKWKWKKK...
    ..KWKWKWKWKKKK..
    ..KWKWKWKWWWWK..
    ..KWKWKWKWWKWK..
    ..KWKWWWKWWKWK..
    ..KWKWWWKWWKWK..
    ..KWWWWWWWWWWK..
    ..KWRRRRRWWKWK..
    ..KWRRRRRWWKWK..
    ..KWRRWRRWWKWK..
    ..KWRRRRRWWWWK..
    ..KWRRRRRWWWWK..
    ..KWWWWWWWWWWK..
    ..KKKKKKKKKKKK..
"""

TONES = {"R": RED, "K": BLACK, "W": IVORY}


def tiny_svg(rows: str) -> str:
    """A drawing of 16 × 16 pixels as an SVG: one path for each tone."""
    paths = []
    for tone, color in TONES.items():
        pixels = [
            box(16 * x, 16 * y, 16 * x + 16, 16 * y + 16)
            for y, row in enumerate(rows.split())
            for x, pixel in enumerate(row)
            if pixel == tone
        ]
        data = path_data(shapely.union_all(pixels))
        paths.append(f'<path fill="{color}" fill-rule="evenodd" d="{data}"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{FORMAT.mm}mm" height="{FORMAT.mm}mm" '
    return f'{head}viewBox="0 0 2560 2560">{"".join(paths)}</svg>'


@cache
def _printed(draw: Callable[[], Block]) -> str:
    return svg(draw())


class Sign(NamedTuple):
    """A sign in its three drawings.

    Args:
        full: the drawing for large sizes.
        small: the drawing for smaller sizes.
        tiny: the rows of the drawing for 16 pixels.
        least: how many pixels wide the first is at least.
    """

    full: Callable[[], Block]
    small: Callable[[], Block]
    tiny: str
    least: int

    def svg(self, size: int) -> str:
        """The drawing that suits a size in pixels."""
        if size <= 16:
            return tiny_svg(self.tiny)
        return _printed(self.full if size >= self.least else self.small)

    def picture(self, size: int) -> Image.Image:
        """The sign `size` pixels wide."""
        return picture(self.svg(size), size)


SIGNS = {
    "icon": Sign(bird, small_bird, TINY_BIRD, 64),
    "record": Sign(record, small_record, TINY_RECORD, 128),
}


def bundle(sign: Sign, kind: Literal["ICO", "ICNS"]) -> bytes:
    """All sizes in one file, as Windows ("ICO") or macOS ("ICNS") wants it."""
    sizes = (16, 24, 32, 48, 64, 128, 256) if kind == "ICO" else (32, 64, 128, 256, 512, 1024)
    *others, largest = (sign.picture(size) for size in sizes)
    file = io.BytesIO()
    largest.save(file, kind, append_images=others, sizes=[(size, size) for size in sizes])
    return file.getvalue()


def _files() -> Iterator[tuple[str, Callable[[], bytes]]]:
    for name, sign in SIGNS.items():
        for ending, size in (("", 512), ("_small", 24), ("_tiny", 16)):
            yield f"{name}{ending}.svg", partial(_svg, sign, size)
        for size in SIZES:
            yield f"{name}_{size}.png", partial(_png, sign, size)
        yield f"{name}.ico", partial(bundle, sign, "ICO")
        yield f"{name}.icns", partial(bundle, sign, "ICNS")


def _svg(sign: Sign, size: int) -> bytes:
    return sign.svg(size).encode()


def _png(sign: Sign, size: int) -> bytes:
    return png(sign.picture(size))


# The name of each file in `assets/icons/`, and what draws it.
FILES: Mapping[str, Callable[[], bytes]] = dict(_files())
