"""The block: what is laid down in order, each thing in the place where it is drawn.

Black, red and a third ink add; "paper" takes all of them away and "unred" only the red. A form
that stands in front is drawn as paper in its shape, its pattern, then its contour, and whatever
lies behind is hidden by that.
"""

import math
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box

from tools.drawing import font
from tools.drawing.geometry import (
    Area,
    Path,
    Points,
    every,
    lengths,
    normals,
    parts_of,
    polygon,
    ribbon,
    smooth,
    spline,
)

PrintingInk = Literal["black", "red", "third"]
Ink = Literal["black", "red", "third", "paper", "unred"]

IVORY, WHITE = "#f3e9d2", "#f6efdf"
BLACK, RED, INDIGO = "#1a1512", "#bf3a23", "#22365e"
COLORS: Mapping[PrintingInk, str] = {"black": BLACK, "red": RED, "third": INDIGO}

# The width along a stroke: (place from 0 to 1, share of the full width).
Profile = Sequence[tuple[float, float]]
ProfileName = Literal["even", "nail", "leaf", "brush", "wedge", "thorn", "swell"]
PROFILES: Mapping[ProfileName, Profile] = {
    "even": [(0, 1), (1, 1)],
    "nail": [(0, 0.5), (0.05, 1.1), (0.18, 1), (0.6, 0.72), (1, 0.12)],  # nail head, rat tail
    "leaf": [(0, 0.12), (0.28, 0.88), (0.5, 1), (0.72, 0.88), (1, 0.12)],
    "brush": [(0, 0.45), (0.07, 1), (0.45, 0.78), (0.85, 1), (1, 0.4)],
    "wedge": [(0, 1), (1, 0.1)],
    "thorn": [(0, 1), (0.3, 0.8), (1, 0.05)],
    "swell": [(0, 0.35), (0.5, 1), (1, 0.35)],
}
Stroke = ProfileName | Profile

# Light falls from the upper left: contours get heavier where they look this way.
SHADE = np.array([0.55, 0.83])
# Coordinates are rounded so far that the last digits of a sine, which differ from machine to
# machine, can not change what is printed.
DIGITS = 4


@dataclass(frozen=True)
class Format:
    """What a drawing is printed on.

    Args:
        width: in units.
        height: in units.
        mm: the width of the printed card in millimetres.
        paper: color of the paper; None where what bears no ink is clear.
        colors: of the inks.
        margin: nothing is printed nearer to the edge than this, in units.
        fine: print red as finely as black, not as a flat behind it.
        chips: how many places are tried for slivers that did not print, on a Tổ Tôm face.
        reversible: the print looks the same when turned by 180°.
    """

    width: int
    height: int
    mm: float
    paper: str | None = IVORY
    colors: Mapping[PrintingInk, str] = field(default_factory=lambda: COLORS)
    margin: int = 6
    fine: bool = False
    chips: int = 520
    reversible: bool = False


class Block:
    """A drawing in the making.

    Args:
        sheet: what it will be printed on.
        seed: of the chance that makes lines uneven; the same seed gives the same drawing.
    """

    def __init__(self, sheet: Format, seed: int) -> None:
        self.sheet = sheet
        self.seed = seed
        self.rng = random.Random(seed)
        self.laid: list[tuple[Ink, Area]] = []
        self._place = np.eye(3)

    # -- placing ------------------------------------------------------------------------------

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        *,
        flip: bool = False,
        narrow: float = 1,
    ) -> Iterator[None]:
        """Draw what follows round (x, y): mirrored, scaled, turned by degrees clockwise."""
        old, r = self._place, math.radians(turn)
        cos, sin, wide = math.cos(r) * scale, math.sin(r) * scale, -narrow if flip else narrow
        self._place = np.asarray(
            old @ np.array([[cos * wide, -sin, x], [sin * wide, cos, y], [0, 0, 1]])
        )
        yield
        self._place = old

    @contextmanager
    def turned(self, x: float, y: float, turn: float) -> Iterator[None]:
        """Turn what follows about a point: the cheapest way out of a stiff pose."""
        with self.at(x, y, 1, turn), self.at(-x, -y):
            yield

    def add(self, ink: Ink, area: Area, clip: Area | None = None) -> Area:
        """Lay down an area, only inside of `clip`; returns what was laid, where it was drawn."""
        if clip is not None:
            area = area.intersection(clip)
        if area.is_empty:
            return area
        turn, shift = self._place[:2, :2].T, self._place[:2, 2]
        placed = shapely.transform(area, lambda p: np.round(p @ turn + shift, DIGITS))
        self.laid.append((ink, placed if placed.is_valid else shapely.make_valid(placed)))
        return area

    # -- strokes ------------------------------------------------------------------------------

    def tremble(self, at: Points) -> Points:
        """Uneven values between -1 and 1 for places along a stroke, as a hand makes them."""
        a, b, c = (self.rng.random() * 6.28 for _ in range(3))
        return np.asarray(
            0.5 * np.sin(at * 2.1 + a) + 0.3 * np.sin(at * 3.7 + b) + 0.2 * np.sin(at * 6.1 + c)
        )

    def _halves(self, points: Points, width: float, stroke: Stroke, shade: float = 0) -> Points:
        """Half the width of a stroke at each of its points."""
        far = lengths(points)
        profile = PROFILES[stroke] if isinstance(stroke, str) else stroke
        at, share = zip(*profile, strict=True)
        k = np.interp(far / max(far[-1], 1e-6), at, share)
        k = k * (1 + 0.07 * self.tremble(far / 23) + 0.05 * self.tremble(far / 9))
        if shade:
            k = k * (1 - shade * (normals(points) @ SHADE))
        return np.asarray(np.maximum(width * k / 2, 0.35))

    def _stroke(self, points: Points, width: float, stroke: Stroke) -> Area:
        return ribbon(points, self._halves(points, width, stroke))

    def line(
        self,
        path: Path,
        width: float = 6,
        stroke: Stroke = "nail",
        ink: Ink = "black",
        clip: Area | None = None,
    ) -> Area:
        """A stroke along a path; in a string, `|` stands between several paths."""
        return self.lines(_several(path), width, stroke, ink, clip)

    def lines(
        self,
        paths: Iterable[Path],
        width: float = 6,
        stroke: Stroke = "nail",
        ink: Ink = "black",
        clip: Area | None = None,
    ) -> Area:
        """Strokes of one kind, laid at one go."""
        strokes = [self._stroke(spline(path), width, stroke) for path in paths]
        return self.add(ink, shapely.union_all(strokes), clip)

    def carve(
        self, path: Path, width: float = 4, stroke: Stroke = "leaf", clip: Area | None = None
    ) -> Area:
        """A stroke cut out of the block; in a string, `|` stands between several paths."""
        return self.line(path, width, stroke, "paper", clip)

    def outline(self, path: Path, width: float = 8, shade: float = 0.42) -> None:
        """The contour of a closed path, heavier on the side away from the light."""
        self._contour(spline(path, closed=True), width, shade, None)

    def _contour(self, points: Points, width: float, shade: float, clip: Area | None) -> None:
        outwards = shade if Polygon(points).exterior.is_ccw else -shade
        self.add("black", ribbon(points, self._halves(points, width, "even", outwards)), clip)

    def shape(
        self,
        path: Path,
        ink: Ink = "paper",
        width: float = 8,
        shade: float = 0.42,
        clip: Area | None = None,
        halo: float = 0,
    ) -> Area:
        """A closed form: filled with an ink, then its contour, heavier on the shadow side.

        Args:
            path: its edge.
            ink: what it is filled with.
            width: of the contour; 0 for none.
            shade: by how much the contour is heavier in the shade.
            clip: where it may lie.
            halo: how wide a rim of paper is cleared round it first, before other dark forms.

        Returns:
            Its area, to clip patterns to.
        """
        if halo:
            self.halo(path, halo)
        points = spline(path, closed=True)
        area = shapely.make_valid(Polygon(points))
        if clip is not None:
            area = area.intersection(clip)
        if ink == "red":
            self.add("paper", area)
        self.add(ink, area)
        if width:
            self._contour(points, width, shade, clip)
        return area

    def halo(self, path: Path, width: float = 6) -> None:
        """Clear a rim of paper round a dark form that will stand before another dark form."""
        self.add("paper", polygon(path).buffer(width))

    # -- tone ---------------------------------------------------------------------------------

    def hatch(
        self,
        area: Area,
        turn: float = 60,
        gap: float = 9,
        width: float = 3.4,
        stroke: Stroke = "wedge",
        ink: Ink = "black",
        uneven: float = 0.18,
    ) -> None:
        """Parallel strokes across an area, `turn` degrees from the horizontal, `gap` apart."""
        r = math.radians(turn)
        along = np.array([math.cos(r), math.sin(r)])
        across = np.array([-along[1], along[0]])
        x0, y0, x1, y1 = area.bounds
        reach = math.hypot(x1 - x0, y1 - y0)
        middle = np.array([area.centroid.x, area.centroid.y])
        strokes, at = [], -reach
        while at < reach:
            o = middle + across * (at + self.rng.uniform(-1, 1) * gap * uneven)
            inside = area.intersection(LineString([o - along * reach, o + along * reach]))
            for piece in parts_of(inside):
                if piece.geom_type == "LineString" and piece.length > gap * 0.6:
                    a, b = np.array(piece.coords)[[0, -1]]
                    if (b - a) @ along < 0:
                        a, b = b, a
                    points = smooth(np.array([a, a + (b - a) * self.rng.uniform(0.9, 1)]), 4)
                    strokes.append(self._stroke(points, width, stroke))
            at += gap
        self.add(ink, shapely.union_all(strokes), area)

    def comb(
        self,
        path: Path,
        depth: float = 16,
        gap: float = 8,
        width: float = 5,
        *,
        side: Literal[-1, 1] = 1,
        ink: Ink = "black",
        clip: Area | None = None,
        lean: float = 0,
        fade: tuple[float, float] = (1, 1),
    ) -> None:
        """Wedges that start on a contour and run inwards: the woodcutter's shade.

        Args:
            path: the contour.
            depth: how far the wedges run in.
            gap: from one to the next.
            width: of a wedge on the contour.
            side: 1 to the right of the path, -1 to the left.
            ink: what they are laid in.
            clip: where they may lie.
            lean: degrees by which they lean forward along the path.
            fade: share of the depth at the beginning and at the end of the path.
        """
        places, along = every(spline(path), gap)
        strokes, r = [], math.radians(lean)
        for i, (q, u) in enumerate(zip(places, along, strict=True)):
            inwards = np.array([-u[1], u[0]]) * side
            d = inwards * math.cos(r) + u * math.sin(r)
            share = fade[0] + (fade[1] - fade[0]) * i / max(1, len(places) - 1)
            far = depth * share * self.rng.uniform(0.72, 1.12)
            if far >= 2:
                middle = q + d * far * 0.5 + u * self.rng.uniform(-0.6, 0.6)
                points = smooth(np.array([q - d * 1.5, middle, q + d * far]), 3)
                strokes.append(self._stroke(points, width, "thorn"))
        self.add(ink, shapely.union_all(strokes), clip)

    # -- plain patterns; garments have more in parts/textiles.py -------------------------------

    def stripes(
        self, area: Area, turn: float = 90, gap: float = 16, width: float = 6, ink: Ink = "black"
    ) -> None:
        """Even stripes."""
        self.hatch(area, turn, gap, width, "even", ink, 0.06)

    def dots(
        self, area: Area, gap: float = 15, radius: float = 3.2, ink: Ink = "black", turn: float = 20
    ) -> None:
        """Rows of dots."""
        x0, y0, x1, y1 = area.bounds
        centre = area.centroid
        count = int(max(x1 - x0, y1 - y0) / gap) + 2
        found = []
        for i in range(-count, count):
            for j in range(-count, count):
                x, y = centre.x + (i + 0.5 * (j % 2)) * gap, centre.y + j * gap * 0.87
                place = affinity.rotate(Point(x, y), turn, origin=centre)
                if area.contains(place):
                    found.append(place.buffer(radius * self.rng.uniform(0.8, 1.15), quad_segs=3))
        self.add(ink, shapely.union_all(found), area)

    def checks(self, area: Area, size: float = 15, turn: float = 0, ink: Ink = "black") -> None:
        """Every other square of a net."""
        x0, y0, x1, y1 = affinity.rotate(area, -turn, origin=(0, 0)).bounds
        inner = size - 0.8
        cells = [
            box(
                x0 + i * size + 0.8,
                y0 + j * size + 0.8,
                x0 + i * size + inner,
                y0 + j * size + inner,
            )
            for i in range(int((x1 - x0) / size) + 1)
            for j in range(int((y1 - y0) / size) + 1)
            if (i + j) % 2
        ]
        self.add(ink, affinity.rotate(shapely.union_all(cells), turn, origin=(0, 0)), area)

    def scallops(
        self, area: Area, radius: float = 22, width: float = 3.6, rings: int = 2, ink: Ink = "black"
    ) -> None:
        """Overlapping ringed waves, as on cloth and in the sea."""
        x0, y0, x1, y1 = area.bounds
        covered: Area = Polygon()
        waves, y, row = [], y1 + radius, 0
        radii = [radius * k / (rings + 0.3) for k in range(1, rings + 1)]
        while y > y0 - radius:
            fans = []
            for i in range(-1, int((x1 - x0) / (2 * radius)) + 2):
                c = Point(x0 + 2 * radius * i + (radius if row % 2 else 0), y)
                arcs = [c.buffer(r).difference(c.buffer(max(0.1, r - width))) for r in radii]
                arcs.append(c.buffer(radius).difference(c.buffer(radius - width * 1.25)))
                waves.append(shapely.union_all(arcs).difference(covered))
                fans.append(c.buffer(radius))
            covered = shapely.union_all([covered, *fans])
            y -= radius * 0.52
            row += 1
        self.add(ink, shapely.union_all(waves), area)

    # -- card furniture -----------------------------------------------------------------------

    def sign(
        self,
        sign: str,
        x: float,
        y: float,
        size: float,
        grow: float = 1.5,
        turn: float = 0,
        ink: Ink = "black",
        stretch: float = 1,
    ) -> Area:
        """A sign of the font with its middle at (x, y).

        Args:
            sign: one that is in the font.
            x: of the middle.
            y: of the middle.
            size: of the longer side.
            grow: how much bolder on every side: it has to weigh as much as the picture.
            turn: degrees clockwise.
            ink: what it is laid in.
            stretch: width over height, beside the font's own.
        """
        area = font.outline(sign)
        x0, y0, x1, y1 = area.bounds
        k = size / max((x1 - x0) * stretch, y1 - y0)
        area = affinity.translate(area, -(x0 + x1) / 2, -(y0 + y1) / 2)
        area = affinity.scale(area, k * stretch, k, origin=(0, 0)).buffer(grow, quad_segs=3)
        with self.at(x, y, 1, turn):
            return self.add(ink, area)

    def border(self, inset: float = 13, width: float = 5, ink: Ink = "black") -> None:
        """A frame line round the card."""
        d, a, b = inset, self.sheet.width - inset, self.sheet.height - inset
        m, n = self.sheet.width / 2, self.sheet.height / 2
        for side in (
            f"{d},{d} {m},{d - 0.6} {a},{d}",
            f"{d},{b} {m},{b + 0.6} {a},{b}",
            f"{d},{d - 2} {d - 0.6},{n * 0.6} {d + 0.4},{n * 1.4} {d},{b + 2}",
            f"{a},{d - 2} {a + 0.6},{n * 0.6} {a - 0.4},{n * 1.4} {a},{b + 2}",
        ):
            self.line(side, width, "even", ink)

    def rule(self, y: float, width: float = 4.5) -> None:
        """A line across the card, from frame to frame."""
        x0, x1 = 13, self.sheet.width - 13
        self.line(f"{x0},{y} {x0 + 60},{y + 0.8} {x1 - 80},{y - 0.6} {x1},{y + 0.3}", width, "even")


def _several(path: Path) -> list[Path]:
    return list(path.split("|")) if isinstance(path, str) else [path]
