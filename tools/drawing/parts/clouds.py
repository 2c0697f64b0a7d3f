"""Clouds and water."""

from collections.abc import Iterable

import numpy as np
import shapely
from shapely.geometry import Polygon

from tools.drawing.block import Block
from tools.drawing.geometry import Area, spline


def cloud(b: Block, x: float, y: float, scale: float = 1, *, flip: bool = False) -> None:
    """A black cloud with curled heads and a tail to the right, 124 × 50."""
    with b.at(x, y, scale, flip=flip):
        area = b.shape(
            "-40,18! -48,2 -40,-14 -22,-16 -14,-28 4,-31 16,-20 28,-21 36,-10! 56,-8 76,4! 50,9 "
            "30,16 4,20",
            "black",
            3,
        )
        b.carve(
            "-28,12 -37,3 -31,-7 -20,-5 -19,5 -26,7|-6,8 -8,-14 4,-22 12,-12 5,-3 0,-8|"
            "14,12 24,-6 40,-1 68,3",
            4.6,
            "nail",
            area,
        )
        b.carve("-10,14 6,14 26,10", 4, "leaf", area)


def ripples(b: Block, rows: Iterable[tuple[float, float]], clip: Area) -> None:
    """Rows of cusped swell, back to front: a crest, then two lines that follow it.

    Args:
        b: where to draw.
        rows: y of the cusps, and x of the first of them.
        clip: where water may lie.
    """
    period, rise = 72, 17
    for y, x0 in rows:
        edge: list[tuple[float, float, bool]] = []
        for x in range(-2 * period, 6 * period, period):
            edge += [
                (x0 + x, y, True),
                (x0 + x + period * 0.28, y - rise * 0.85, False),
                (x0 + x + period * 0.62, y - rise, False),
            ]
        edge.append((x0 + 6 * period, y, True))
        below = Polygon(np.vstack([spline(edge), [(600, 1200), (-400, 1200)]]))
        water = shapely.make_valid(below).intersection(clip)
        b.add("paper", water.buffer(4).intersection(clip))
        b.line(edge, 7.5, "even", clip=clip)
        for down, width in ((11, 4.8), (21, 4.2)):
            follows = [(px + down * 0.25, py + down, corner) for px, py, corner in edge]
            b.line(follows, width, "even", clip=water.buffer(-5))
