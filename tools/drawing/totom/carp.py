"""A carp leaping up."""

import numpy as np
import shapely
from shapely.geometry import box

from tools.drawing.block import Block
from tools.drawing.geometry import EMPTY, Area, ellipse, polygon, ribbon, spline
from tools.drawing.parts.fish import Body, Place, fin
from tools.drawing.parts.marks import stamp
from tools.drawing.parts.scenery import sea

# Across the body runs from the back (-1, to the right) to the belly (1).
CARP = Body(
    "174,160 160,216 128,288 106,368 114,450 144,526 160,590 140,652",
    (
        (0, 10),
        (0.04, 22),
        (0.1, 36),
        (0.18, 50),
        (0.28, 60),
        (0.4, 64),
        (0.55, 57),
        (0.7, 43),
        (0.85, 29),
        (1, 21),
    ),
)


def draw(b: Block) -> None:
    """Draw the picture."""
    # spray and stream behind
    b.line(
        "207,540 212,610 207,690|196,560 200,650|30,430 26,520 34,640|42,500 38,590 44,650|"
        "212,220 208,250 212,280|104,140 100,176 102,214|122,146 120,178|30,216 26,262 30,292|"
        "54,560 58,640|70,214 62,244",
        4.6,
        "leaf",
    )
    stamp(b, 52, 178, 50, 58, -4)
    at = CARP.at
    tail: list[Place] = [(62, 688), (48, 730), (58, 772), (100, 748), (136, 716), (160, 748)]
    tail += [(196, 778), (214, 742), (204, 690)]
    fin(b, ((124, 638), (162, 642)), tail, 8.5)
    back = ((0.27, 26), (0.33, 38), (0.41, 36), (0.5, 34), (0.59, 32), (0.68, 28), (0.75, 20))
    tips = [at(s, -1, far) for s, far in back]
    fin(b, (at(0.25, -0.9), at(0.74, -0.8)), tips, 7, 4, "black")
    for u, first, last, edge in (
        (0.9, 0.46, 0.57, ((0.53, 24), (0.60, 38), (0.65, 34), (0.65, 18))),
        (0.85, 0.76, 0.88, ((0.8, 26), (0.87, 42), (0.93, 36), (0.93, 18))),
    ):
        tips = [at(s, 1, far) for s, far in edge]
        b.add("red", fin(b, (at(first, u), at(last, u)), tips, 7, 2).buffer(-1))
    whole = b.shape(CARP.outline(), "paper", 9)
    _scales(b, whole)
    _head(b, whole)
    # pectoral fin over the body
    tips = [at(s, 1, far) for s, far in ((0.31, 15), (0.37, 23), (0.43, 23), (0.47, 13))]
    fin(b, (at(0.275, 0.8), at(0.335, 0.75)), tips, 7, 4)
    sea(b, [(748, -16, 46), (790, 40, 48), (838, -14, 46)], box(15.5, 640, 224.5, 846.5))


def _scale(s: float, u: float) -> tuple[Area, Area]:
    """One scale: what of it is inked, the more towards the back, and what it covers."""
    c, r = np.array(CARP.at(s, u)), max(6.2, CARP.half(s) * 0.27)
    a = CARP.along(s) * r
    n = np.array([a[1], -a[0]])
    arc = [c - n * 0.98 - a * 0.5, c - n * 0.8 + a * 0.35, c + a * 0.85]
    arc += [c + n * 0.8 + a * 0.35, c + n * 0.98 - a * 0.5]
    edge, root = spline(arc), spline([c - a, c + a * 0.15])
    inked = [
        ribbon(edge, np.full(len(edge), 1.6 + 0.9 * max(0, -u))),
        ribbon(root, np.linspace(2.2 + 2.6 * max(0, 0.2 - u), 0.4, len(root))),
    ]
    return shapely.union_all(inked), polygon([*arc, c - a * 1.1])


def _scales(b: Block, whole: Area) -> None:
    inked: list[Area] = []
    covered: Area = EMPTY
    for j, s in enumerate(np.linspace(0.27, 0.99, 21)):  # a row overlaps the next
        for i in range(-7, 8):
            u = -(i + (0.5 if j % 2 else 0)) / 4.4
            if -1.08 <= u <= 0.62:
                ink, scale = _scale(float(s), u)
                inked.append(ink.difference(covered))
                covered = covered.union(scale)
    b.add("black", shapely.union_all(inked), whole.buffer(-2))
    for s in np.linspace(0.3, 0.95, 26):  # the belly
        (x, y), (u, v) = CARP.at(s, 0.98), CARP.at(s + 0.02, 0.62)
        b.line([(x, y), ((x + u) / 2, (y + v) / 2 + 2), (u, v)], 3.4, "thorn")


def _path(*places: tuple[float, float]) -> list[Place]:
    return [CARP.at(s, u) for s, u in places]


def _head(b: Block, whole: Area) -> None:
    gill = _path((0.285, 0.5), (0.30, 0), (0.285, -0.5))
    along = np.linspace(0, 0.25, 8)
    belly, back = [CARP.at(s, 1.02) for s in along], [CARP.at(s, -1.02) for s in along]
    head = polygon([*belly, *gill, *reversed(back)])
    b.add("paper", head.buffer(-3))
    b.line(_path((0.25, 1), (0.285, 0.5), (0.30, 0), (0.275, -0.5), (0.24, -1)), 9, "brush")
    b.line(_path((0.16, 0.9), (0.215, 0.55), (0.24, 0.05), (0.20, -0.32), (0.14, -0.3)), 6)
    shade = [CARP.at(0.245, -0.95), *reversed(gill)]
    b.comb(shade, 15, 6.5, 4.5, side=-1, clip=head)
    crown = _path(
        (0.02, -0.5),
        (0.08, -0.35),
        (0.16, -0.45),
        (0.24, -0.62),
        (0.24, -1),
        (0.16, -1),
        (0.08, -1),
    )
    b.add("black", polygon(crown).intersection(whole))
    for u in (-0.6, -0.75, -0.9):
        b.carve(_path((0.07, u), (0.14, u), (0.22, u - 0.02)), 3)
    x, y = CARP.at(0.125, 0)
    b.shape(ellipse(x, y, 11, 11, 8), "paper", 5.5)
    b.shape(ellipse(x, y, 5, 5, 8), "black", 0)
    for s, u in ((0.055, 0.25), (0.07, -0.05)):  # nostrils
        x, y = CARP.at(s, u)
        b.line([(x, y), (x + 5, y + 5)], 5, "leaf")
    with b.at(35, 3):  # mouth and barbels
        b.shape(
            "120,166 122,152 132,142 146,142 156,150 156,164 146,160 138,162 130,160", "paper", 7
        )
        b.line("128,153 138,148 150,152", 4.5, "leaf")
        b.line("120,170 104,176 92,168 84,176|157,168 172,168 182,158 190,162", 5.5)
        b.line("124,178 110,192 100,190 92,200", 5)
