"""Fish: a body along a curved spine, with scales and fins that follow it."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry import Polygon

from tools.drawing.block import Block, Ink
from tools.drawing.geometry import EMPTY, Area, Path, Points, evenly, polygon, ribbon, spline

Place = tuple[float, float]


class Body:
    """A body along a curve, from the head to the tail.

    Args:
        spine: the curve.
        widths: (place along the spine from 0 to 1, half the width there).
    """

    def __init__(self, spine: Path, widths: Sequence[tuple[float, float]]) -> None:
        self._places, self._along = evenly(spline(spine, step=2), 180)
        self._at = np.linspace(0, 1, 180)
        where, half = zip(*widths, strict=True)
        wide = np.pad(np.interp(self._at, where, half), 4, mode="edge")
        self._half = np.convolve(wide, np.ones(9) / 9, "valid")

    def half(self, s: float) -> float:
        """Half the width at a place along the spine from 0 to 1."""
        return float(np.interp(s, self._at, self._half))

    def _value(self, values: Points, s: float) -> Points:
        return np.array([np.interp(s, self._at, values[:, i]) for i in (0, 1)])

    def along(self, s: float) -> Points:
        """The direction of the spine."""
        return self._value(self._along, s)

    def at(self, s: float, u: float, beyond: float = 0) -> Place:
        """A place: along the spine, across it from -1 to 1, and so far beyond on that side."""
        dx, dy = self.along(s)
        far = u * self.half(s) + beyond * float(np.sign(u))
        x, y = self._value(self._places, s) + np.array([-dy, dx]) * far
        return float(x), float(y)

    def outline(self, start: float = 0, end: float = 1, out: float = 1) -> list[Place]:
        """A closed path round the body."""
        there = np.linspace(start, end, 22)
        return [self.at(s, -out) for s in there] + [self.at(s, out) for s in there[::-1]]

    def scales(self, b: Block, area: Area, start: float, rows: int, columns: int) -> None:
        """Rows of scales inside `area`, each row over the next, from `start` to the tail."""
        lines: list[Area] = []
        covered: Area = EMPTY
        for row in range(rows):
            s = start + (0.96 - start) * row / (rows - 1)
            a = self.along(s)
            n = np.array([-a[1], a[0]])
            r = max(7, self.half(s) * 0.58 / (columns - 0.9))
            scales = []
            for i in range(-columns, columns + 1):
                u = (i + 0.5 * (row % 2)) / (columns - 0.9)
                if abs(u) > 1.1:
                    continue
                c = np.array(self.at(s, u))
                arc = [
                    c + n * (r * x) + a * (r * y)
                    for x, y in ((-0.98, -0.5), (-0.8, 0.35), (0, 0.85), (0.8, 0.35), (0.98, -0.5))
                ]
                rim, mark = spline(arc), spline([c - a * r, c + a * (r * 0.2)])
                ink = ribbon(rim, np.full(len(rim), 2.1)).union(
                    ribbon(mark, np.linspace(3.4, 0.4, len(mark)))
                )
                lines.append(ink.difference(covered))
                scales.append(polygon([*arc, c - a * (r * 1.1)]))
            covered = shapely.union_all([covered, *scales])
        b.add("black", shapely.union_all(lines), area.buffer(-2))


def fin(
    b: Block,
    root: tuple[Place, Place],
    tips: Sequence[Place],
    width: float = 7,
    rays: int = 3,
    ink: Ink = "paper",
) -> Area:
    """A fin between the two ends of its root, with `rays` rays to each tip."""
    a, c = np.array(root[0]), np.array(root[1])
    edge: list[tuple[float, float, bool]] = [(*tips[0], True)]
    for p, q in pairwise(tips):
        notch = (np.array(p) + np.array(q)) / 2 * 0.93 + (a + c) * 0.035
        edge += [(notch[0], notch[1], False), (*q, True)]
    area = b.shape([(*root[0], True), *edge, (*root[1], True)], ink, width)
    ends, _ = evenly(spline(edge), len(tips) * rays)
    lines = []
    for end, f in list(zip(ends, np.linspace(0, 1, len(ends)), strict=True))[1:-1]:
        foot = a * (1 - f) + c * f
        lines.append([foot + (end - foot) * k for k in (0.1, 0.5, 0.9)])
    b.lines(lines, 4.6, "nail", "paper" if ink == "black" else "black", area)
    return area


def flat_fish(b: Block) -> None:
    """A small fish left white on black, head up, 64 × 118, origin in the middle."""
    fish = Polygon(
        spline(
            "-6,-58! -30,-28 -32,8 -12,34! -30,58 -12,56 4,44! 22,60 34,52 14,34! 26,8 22,-30",
            closed=True,
        )
    )
    b.add("paper", fish)
    b.line("-30,-18 -12,-14 4,-22 22,-24", 5.4, "even", clip=fish)
    b.add("black", polygon("-16,-38 -9,-38 -8,-31 -15,-30"))
    for y, half in ((-2, 24), (12, 20), (26, 14)):
        rows = (
            f"{-half - 4},{y} {-half / 2 - 4},{y + 8} -4,{y}! {half / 2 - 4},{y + 8} {half - 4},{y}"
        )
        b.line(rows, 4.6, "even", clip=fish)
    b.line("-8,44 -16,52|12,44 22,50", 4.6, "leaf")
