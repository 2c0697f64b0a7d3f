"""Patterns of cloth. Each fills an area: one texture a figure tells it from its neighbours.

`gap` is from one repeat to the next, `turn` the slant in degrees clockwise. Plain stripes, checks,
dots and ringed waves are methods of `Block`.
"""

import math
from collections.abc import Iterator, Sequence

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box

from tools.drawing.block import Block, Ink
from tools.drawing.geometry import Area, Path, knots

Place = tuple[float, float]


def _reach(area: Area) -> float:
    """A length that crosses the area whatever the direction."""
    x0, y0, x1, y1 = area.bounds
    return math.hypot(x1 - x0, y1 - y0)


def _staggered(area: Area, gap: float, row: float, turn: float) -> Iterator[tuple[int, int, Place]]:
    """The places of staggered rows about the middle of an area: column, row, (x, y)."""
    count = int(_reach(area) / min(gap, row) / 2) + 2
    c, r = area.centroid, math.radians(turn)
    for j in range(-count, count):
        for i in range(-count, count):
            u, v = (i + 0.5 * (j % 2)) * gap, j * row
            x, y = u * math.cos(r) - v * math.sin(r), u * math.sin(r) + v * math.cos(r)
            yield i, j, (c.x + x, c.y + y)


def _about_middle(b: Block, ink: Ink, area: Area, shapes: Sequence[Area], turn: float) -> None:
    """Lay shapes, drawn about the origin, about the middle of an area."""
    c = area.centroid
    moved = affinity.translate(shapely.union_all(shapes), c.x, c.y)
    b.add(ink, affinity.rotate(moved, turn, origin=c), area)


def crosses(
    b: Block,
    area: Area,
    gap: float = 28,
    size: float = 8,
    width: float = 4.8,
    turn: float = 10,
    ink: Ink = "paper",
) -> None:
    """Staggered rows of small crosses, each cut a little differently; `size` is half their span."""
    inner, r, strokes = area.buffer(-size * 0.6), math.radians(turn), []
    for _, _, (x, y) in _staggered(area, gap, gap * 0.8, turn):
        if inner.contains(Point(x, y)):
            k = size * b.rng.uniform(0.88, 1.12)
            u, v = k * math.cos(r), k * math.sin(r)
            strokes += [[(x - u, y - v), (x + u, y + v)], [(x + v, y - u), (x - v, y + u)]]
    b.lines(strokes, width, "brush", ink, area)


def rings(b: Block, area: Area, gap: float, radius: float, shift: float = 0) -> None:
    """White rings on black, each a little different; `shift` moves the rows to the right."""
    x0, y0, x1, y1 = area.bounds
    inner, rows = area.buffer(-3), np.arange(y0 + 8, y1 + radius, gap * 0.84)
    for j, y in enumerate(rows):
        for x in np.arange(x0 + shift + (gap / 2 if j % 2 else 0), x1 + radius, gap):
            k = radius * b.rng.uniform(0.92, 1.08)
            middle = Point(x, y)
            outer, hole = middle.buffer(k, quad_segs=3), middle.buffer(k - 5.2, quad_segs=2)
            b.add("paper", outer.difference(hole), inner)


def bands(b: Block, area: Area, turn: float = 0, gap: float = 42, width: float = 17) -> None:
    """Broad and thin bands by turns."""
    r = math.radians(turn)
    along, across = np.array([math.cos(r), math.sin(r)]), np.array([-math.sin(r), math.cos(r)])
    middle, far = np.array([area.centroid.x, area.centroid.y]), _reach(area) * 0.6
    for k in range(-8, 9):
        for shift, wide in ((0, width), (gap * 0.5, 4.6)):
            m = middle + across * (k * gap + shift)
            b.line([m - along * far, m + across * 3, m + along * far], wide, "even", "black", area)


def triangles(b: Block, area: Area, size: float = 24, turn: float = 0) -> None:
    """Rows of black triangles."""
    x0, y0, x1, y1 = affinity.rotate(area, -turn, origin=(0, 0)).bounds
    height, found = size * 0.9, []
    for j, y in enumerate(np.arange(y0 - height * 0.3, y1, height)):
        foot = y + height - 0.6
        for x in np.arange(x0 - size + (size / 2 if j % 2 else 0), x1 + size, size):
            peak = (x + size / 2, y + 1.2)
            found += [Polygon([(x + 1.2, foot), (x + size - 1.2, foot), peak])]
    b.add("black", affinity.rotate(shapely.union_all(found), turn, origin=(0, 0)), area)


def spirals(
    b: Block, area: Area, gap: float = 44, radius: float = 15, turn: float = 20, width: float = 5
) -> None:
    """White tendrils on black."""
    near, strokes = area.buffer(4), []
    for i, j, (x, y) in _staggered(area, gap, gap * 0.84, turn):
        if near.contains(Point(x, y)):
            side, start = 1 if (i + j) % 2 else -1, b.rng.uniform(0, 6.28)
            path = [(1.75, start - 0.75)]
            path += [(1 - 0.78 * t, start + t * 7.6) for t in np.linspace(0, 1, 14)]
            strokes.append(
                [
                    (x + side * radius * far * math.cos(a), y + radius * far * math.sin(a))
                    for far, a in path
                ]
            )
    b.lines(strokes, width, "brush", "paper", area)


def herringbone(
    b: Block, area: Area, column: float = 20, width: float = 4.6, gap: float = 11
) -> None:
    """Slanting cuts, column by column the other way."""
    x0, y0, x1, y1 = area.bounds
    for i, x in enumerate(np.arange(x0, x1, column)):
        inside = area.intersection(box(x + 2, y0, x + column - 2, y1))
        slant = 5 if i % 2 else -5
        rows = np.arange(y0 - 20, y1 + 20, gap)
        strokes = [[(x, y - slant), (x + column, y + slant)] for y in rows]
        b.lines(strokes, width, "brush", "black", inside)


def blossoms(b: Block, area: Area, places: Path, radius: float = 9.5) -> None:
    """Plum blossoms of five round petals, cut out of a black where they are put."""
    petals = []
    for x, y, _ in knots(places):
        start = b.rng.uniform(0, 1.2)
        for k in range(5):
            a = start + k * 2 * math.pi / 5
            middle = Point(x + radius * 0.84 * math.cos(a), y + radius * 0.84 * math.sin(a))
            petals.append(middle.buffer(radius * 0.47, quad_segs=2))
    b.add("paper", shapely.union_all(petals), area.buffer(-3))


def hexagons(b: Block, area: Area, radius: float = 15, width: float = 4, turn: float = 0) -> None:
    """Tortoise shell: a net of hexagons, a dot in each, cut out of a black."""
    found, start = [], math.radians(turn) + math.pi / 6
    for _, _, (x, y) in _staggered(area, radius * math.sqrt(3), radius * 1.5, turn):
        middle = Point(x, y)
        if area.intersects(middle.buffer(radius)):
            angles = [start + k * math.pi / 3 for k in range(6)]
            cell = Polygon([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles])
            found.append(cell.buffer(width / 2).difference(cell.buffer(-width / 2)))
            found.append(middle.buffer(radius * 0.26, quad_segs=2))
    b.add("paper", shapely.union_all(found), area)


def chevrons(
    b: Block, area: Area, gap: float = 17, width: float = 7.5, half: float = 14, turn: float = 0
) -> None:
    """Rows of zigzag; `half` is from a peak to the next valley."""
    c, reach = area.centroid, _reach(area)
    rows, points = int(reach / gap / 2) + 2, int(reach / half / 2) + 2
    inside = affinity.rotate(affinity.translate(area, -c.x, -c.y), -turn, origin=(0, 0))
    height = half * 0.42
    with b.at(c.x, c.y, 1, turn):
        for j in range(-rows, rows):
            zigzag = [
                (i * half, j * gap + (height if i % 2 else -height), True)
                for i in range(-points, points)
            ]
            b.line(zigzag, width, "even", "black", inside)


def arrows(b: Block, area: Area, width: float = 21, height: float = 46, turn: float = 0) -> None:
    """Columns of arrow feathers, up and down by turns."""
    reach, slant = _reach(area) / 2, width * 0.42
    columns, rows, vanes = int(reach / width) + 2, int(reach / height) + 2, []
    for i in range(-columns, columns):
        up = slant if i % 2 else -slant
        left, right = i * width + 0.9, (i + 1) * width - 0.9
        inner = (left + right) / 2 - 1.2, (left + right) / 2 + 1.2
        for j in range(-rows, rows):
            top = (j + (0.5 if i % 2 else 0)) * height
            low = top + height / 2
            for edge, middle in ((left, inner[0]), (right, inner[1])):
                vanes.append(
                    Polygon([(edge, top), (middle, top + up), (middle, low + up), (edge, low)])
                )
    _about_middle(b, "black", area, vanes, turn)


def hemp(b: Block, area: Area, side: float = 26, width: float = 3.8, turn: float = 0) -> None:
    """Six-pointed hemp leaves on a net of triangles with this side, cut out of a black."""
    reach, height = _reach(area) / 2, side * math.sqrt(3) / 2
    rows, columns = int(reach / height) + 2, int(reach / side) + 2
    lines = []
    for j in range(-rows, rows + 1):
        for i in range(-columns, columns + 1):
            x, y = i * side + (side / 2 if j % 2 else 0), j * height
            right = (x + side, y)
            for peak in ((x + side / 2, y + height), (x + side / 2, y - height)):
                heart = (x + side / 2, (2 * y + peak[1]) / 3)
                lines += [LineString([corner, heart]) for corner in ((x, y), right, peak)]
            below = y + height
            for end in (right, (x + side / 2, below), (x - side / 2, below)):
                lines.append(LineString([(x, y), end]))
    strokes = shapely.union_all(lines).buffer(width / 2, quad_segs=2)
    _about_middle(b, "paper", area, [strokes], turn)
