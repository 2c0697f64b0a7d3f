"""The backs of the decks. Each looks the same when turned by 180°, so no card tells its way up.

One ink each, told across the room: Tổ Tôm cinnabar, zipai ochre under black, Nantong indigo. A
back wears a different pattern for a different deck, and no mark that tells one card from another.
"""

import math
from collections.abc import Callable, Iterator, Mapping

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import Polygon, box

from tools.drawing.block import COLORS, WHITE, Block, Format, Ink
from tools.drawing.geometry import Area, disc, polygon

OCHRE = "#b48a4a"
TOTOM = Format(240, 970, 24, chips=0, reversible=True)
ZIPAI = Format(240, 696, 62, paper=WHITE, colors={**COLORS, "red": OCHRE}, chips=0, reversible=True)
NANTONG = Format(240, 1128, 21, chips=0, reversible=True)

Point = tuple[float, float]


def _halves(b: Block) -> Iterator[None]:
    """Draw twice, the second time turned about the middle of the card."""
    for turn in (0, 180):
        with b.turned(b.sheet.width / 2, b.sheet.height / 2, turn):
            yield


def _panel(b: Block, ink: Ink, round_by: float) -> Area:
    """The field of the pattern, laid in an ink: the whole card but for a rim of paper."""
    field = box(12, 12, b.sheet.width - 12, b.sheet.height - 12)
    return b.add(ink, field.buffer(-round_by).buffer(round_by, quad_segs=4))


# -- Tổ Tôm: S clouds between two shores of waves ---------------------------------------------


def _spiral(x: float, y: float, radii: tuple[float, float], turns: float) -> list[Point]:
    """A spiral round (x, y) that begins to its right at the first radius."""
    return [
        (x + r * math.cos(a), y + r * math.sin(a))
        for r, a in zip(
            np.linspace(*radii, 26), np.linspace(0, 2 * math.pi * turns, 26), strict=True
        )
    ]


def _cloud(b: Block, size: float) -> None:
    """Two joined spirals: an S that is its own half turn."""
    half = _spiral(-15 * size, 0, (15 * size, 3.2 * size), -1.45)
    whole = [(-x, -y) for x, y in half[::-1]] + half[1:]
    profile = [(0, 0.5), (0.2, 0.9), (0.5, 1.15), (0.8, 0.9), (1, 0.5)]
    b.line(whole, 6, profile, "paper")


def totom() -> Block:
    """Cinnabar: drifting clouds between two shores of ringed waves."""
    b = Block(TOTOM, 71)
    panel = _panel(b, "red", 8)
    for row in range(-5, 6):  # rows lean to and fro; an odd count: the middle turns into itself
        for column in range(-1, 2):
            lean = 45 if row % 2 else -45
            with b.at(120 + column * 64, 485 + row * 58.4, 1, lean):
                _cloud(b, 1.22)
                for f in (1, -1):
                    b.line(
                        f"{-4 * f},{-20 * f} {10 * f},{-28 * f} {26 * f},{-28 * f}",
                        5,
                        "nail",
                        "paper",
                    )
    for _ in _halves(b):
        with b.at(240, 182, 1, 180):
            b.scallops(box(24, 24, 216, 158), 32, 4.4, 3, "paper")
        b.line("20,163 120,163.6 220,163", 4.6, "even", "paper")
    frame = box(22, 22, 218, 948)
    b.add("red", panel.difference(frame))  # no cloud drifts over the frame
    b.add("paper", frame.buffer(1).difference(frame.buffer(-3.4)))
    return b


# -- zipai: a lattice of eight-sided panes ----------------------------------------------------


def _rim(area: Area, outer: float, inner: float) -> Area:
    """What lies between an area grown by `outer` and the same grown by `inner`."""
    grown, left = (area.buffer(by, join_style="mitre") for by in (outer, inner))
    return grown.difference(left)


def zipai() -> Block:
    """Ochre and black: window lattice, a four-petalled flower in each pane."""
    b = Block(ZIPAI, 73)
    _panel(b, "red", 6)
    field = box(20, 20, 220, 676)
    pitch, rows = 50.0, 13
    half, cut = pitch / 2, pitch / 2 * (math.sqrt(2) - 1)
    corners = [(half, cut), (cut, half), (-cut, half), (-half, cut)]
    pane = Polygon([*corners, *((-x, -y) for x, y in corners)])
    lattice = _rim(pane, 2.2, -2.2)
    between = Polygon([(half, half - 5), (half + 5, half), (half, half + 5), (half - 5, half)])
    petal = polygon(
        [
            (3.6, 0, 1),
            *((r * math.cos(a), r * math.sin(a)) for r, a in ((9, -0.56), (16, -0.26))),
            *((r * math.cos(a), r * math.sin(a)) for r, a in ((16, 0.26), (9, 0.56))),
        ],
        1.5,
    )
    found: list[Area] = []
    pips: list[Area] = []
    for j in range(-rows // 2, rows // 2 + 2):
        for i in range(-3, 3):
            lean = 45 if (abs(2 * i + 1) // 2 + j) % 2 else 0
            flower = [affinity.rotate(petal, lean + 90 * k, origin=(0, 0)) for k in range(4)]
            x, y = 120 + (i + 0.5) * pitch, 348 + j * 656 / rows
            found += [affinity.translate(a, x, y) for a in (lattice, *flower)]
            pips.append(affinity.translate(between, x, y))
    b.add("black", shapely.union_all(found), field)
    b.add("paper", shapely.union_all(pips), field)
    b.add("black", _rim(field, 3, -3))
    b.add("black", _rim(field, 8.4, 5.6))
    return b


# -- Nantong: blue calico ---------------------------------------------------------------------


def _bloom(b: Block, radius: float, petals: int) -> None:
    """A flower as a paper stencil gives it: every petal stands alone, dots for pollen."""
    r = radius
    b.add("paper", disc(0, 0, r * 0.17))
    petal = [
        (0, -0.28, 1),
        (-0.20, -0.55),
        (-0.27, -0.82),
        (-0.12, -1.0),
        (0, -0.90),
        (0.12, -1.0),
        (0.27, -0.82),
        (0.20, -0.55),
    ]
    area = polygon([(x * r, y * r, *corner) for x, y, *corner in petal], 1.5)
    large = r > 40
    for i in range(petals):
        with b.at(0, 0, 1, i * 360 / petals):
            b.add("paper", area)
            if large:
                b.line(f"0,{-r * 0.42} 0,{-r * 0.58} 0,{-r * 0.74}", r * 0.085, "leaf", "third")
        with b.at(0, 0, 1, (i + 0.5) * 360 / petals):
            b.add("paper", disc(0, -r * 1.04, max(3.2, r * 0.065)))
            if large:
                b.add("paper", disc(0, -r * 0.32, 3.2))


def _spray(b: Block) -> None:
    """A stalk of short dashes upwards, its leaves in two halves, 94 long."""
    for y in (-4, -20, -36, -52):
        b.line(f"0,{y} 0.5,{y - 6} 0,{y - 12}", 5, "leaf", "paper")
    for flip in (False, True):
        for y in (-14, -36):
            with b.at(0, y, flip=flip):
                b.add("paper", polygon("5,2! 12,-12 26,-20 38,-20! 28,-9 16,-1", 1.5))
                b.add("paper", polygon("7,5! 18,3 30,-4 38,-13! 34,2 22,9", 1.5))
        with b.at(flip=flip):
            b.add("paper", polygon("3,-66! 10,-76 5,-90 1,-94! 1,-80", 1.5))


def nantong() -> Block:
    """Indigo: calico with flowers and leaves reserved in white, broken by stencil bridges."""
    b = Block(NANTONG, 79)
    _panel(b, "third", 6)
    middle = 564
    with b.at(120, middle):
        _bloom(b, 74, 10)
        for i in range(20):
            with b.at(turn=18 * i):
                b.add("paper", disc(89, 0, 3.6))
    for _ in _halves(b):
        for x, y, radius, petals in ((63, middle - 218, 26, 6), (64, 76, 28, 6)):
            for flip in (False, True):
                with b.at(240 - x if flip else x, y, flip=flip):
                    _bloom(b, radius, petals)
        for x, y, size, turn in (
            (62, middle - 98, 0.68, -16),
            (55, middle - 258, 0.58, -12),
            (60, 128, 0.66, 170),
        ):
            for flip in (False, True):
                with b.at(240 if flip else 0, flip=flip), b.at(x, y, size, turn):
                    _spray(b)
        for y, size in ((middle - 112, 1), (150, 0.86)):
            with b.at(120, y, size):
                _spray(b)
        with b.at(120, 232):
            _bloom(b, 54, 8)
        for x, y, dot in (
            *((120, 330, 4.4), (98, 318, 4.4), (142, 318, 4.4), (120, 309, 4.4)),
            *((120, middle - 222, 4.0), (106, middle - 212, 4.0), (134, middle - 212, 4.0)),
        ):
            b.add("paper", disc(x, y, dot))
    _dotted(b)
    return b


def _dotted(b: Block) -> None:
    """A border of dots and dashes."""
    for down in range(32, 1097, 28):
        for x in (22, 218):
            b.add("paper", disc(x, down, 3.6))
            if down < 1080:
                b.add("paper", disc(x, down + 14, 2.4, 6, 8))
    for across in range(50, 191, 28):
        for y in (24, 1104):
            b.add("paper", disc(across, y, 3.6))
            if across < 180:
                b.add("paper", disc(across + 14, y, 6, 2.4, 8))


BACKS: Mapping[str, Callable[[], Block]] = {"totom": totom, "zipai": zipai, "nantong": nantong}
