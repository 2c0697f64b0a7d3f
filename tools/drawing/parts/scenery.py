"""What stands or lies around."""

import math

import numpy as np
from shapely.geometry import Point

from tools.drawing.block import Block
from tools.drawing.geometry import Area, Path, polygon


def sea(b: Block, rows: list[tuple[float, float, float]], clip: Area) -> None:
    """Rows of breaking waves, back to front, each (y, shift to the right, height)."""
    period = 118
    wave = (
        (0, 0.55, False),
        (0.24, 0.22, False),
        (0.46, -0.38, False),
        (0.62, -0.62, False),
        (0.80, -0.50, False),
        (0.86, -0.18, True),
        (0.74, -0.26, False),
        (0.70, 0.02, False),
        (0.76, 0.38, False),
    )
    for y, shift, height in rows:
        starts = np.arange(shift - period, 360, period)
        edge = [(x + period * u, y + height * v, c) for x in starts for u, v, c in wave]
        water = polygon([*edge, (400, 990, True), (-200, 990, True)]).intersection(clip)
        b.add("paper", water.buffer(5).intersection(clip))
        for down, width in ((15, 5), (27, 4.2), (39, 3.6)):
            b.line(
                [(px - 3, py + down) for px, py, _ in edge],
                width,
                "even",
                "black",
                water.buffer(-4),
            )
        b.line(edge, 7, "even", "black", clip)
        for x in starts:  # foam: claws on the crest, a few drops
            tip = np.array([x + period * 0.86, y - height * 0.18])
            crest = np.array([x + period * 0.62, y - height * 0.62])
            for f in (0.25, 0.55, 0.85):
                u, v = crest + (tip - crest) * f - (0, 3)
                b.line([(u - 2, v), (u + 7, v - 1), (u + 9, v + 7)], 5, "nail", "black", clip)
            for dx, dy, radius in ((12, -10, 3.4), (16, 6, 2.6), (2, -22, 2.8)):
                drop = Point(tip[0] + dx, tip[1] + dy).buffer(radius + 1.2, quad_segs=4)
                b.add("black", drop, clip)


def needles(b: Block, x: float, y: float, radius: float, turn: float = 0, count: int = 9) -> None:
    """A tuft of pine: a black half disc, cut so that its edge is needles."""
    with b.at(x, y, 1, turn):
        round_edge = [
            (radius * math.sin(a), -radius * math.cos(a)) for a in np.linspace(-1.72, 1.72, 19)
        ]
        tuft = polygon([(0, radius * 0.16, True), *round_edge])
        b.add("paper", tuft.buffer(3.6))
        b.add("black", tuft)
        rows = []
        for a in np.linspace(-1.5, 1.5, count):
            way = a + b.rng.uniform(-0.05, 0.05)
            u, v = math.sin(way) * radius, -math.cos(way) * radius
            rows.append([(u * far, v * far) for far in (0.34, 0.7, 1.08)])
        b.lines(rows, 4.8, [(0, 0.3), (0.6, 0.85), (1, 1.25)], "paper")


def tile_roof(
    b: Block, top: float, eave: float, height: float, lift: float = 26, rows: int = 9
) -> None:
    """A tiled roof with turned-up corners, the origin in the middle of the ridge.

    Args:
        b: where to draw.
        top: half the length of the ridge.
        eave: half the length of the eave.
        height: from ridge to eave.
        lift: how far the corners rise.
        rows: of tiles, cut white; rafters show under the eave.
    """
    board = b.shape(
        [
            (22 - eave, height + 2, True),
            (eave - 22, height + 2, True),
            (eave - 34, height + 30, True),
            (34 - eave, height + 30, True),
        ],
        "paper",
        5,
    )
    count = int((eave - 40) * 2 / 11.5)
    for x in (np.arange(count + 1) - count / 2) * 11.5:
        b.line([(x * 1.06, height), (x, height + 30)], 5, "even", "black", board)

    half = [
        (top, 0, True),
        (top + (eave - top) * 0.30, height * 0.48, False),
        (eave - 22, height - 14, False),
        (eave + 1, height - lift - 4, True),
        (eave - 2, height - 4, False),
        (eave - 16, height + 7, True),
        (eave * 0.5, height + 12, False),
    ]
    left = [(-x, y, corner) for x, y, corner in reversed(half)]
    roof = b.shape([*half, (0, height + 13, False), *left], "black", 4)
    for t in np.linspace(-1, 1, rows):
        if abs(t) <= 0.9:
            x0, x1 = t * top * 0.92, t * (eave - 20)
            row = [(x0, 9), (x0 + (x1 - x0) * 0.42, height * 0.48), (x1, height - 2)]
            b.line(row, 6.4, [(0, 0.5), (0.6, 0.85), (1, 1)], "paper", roof)
    for side in (-1, 1):
        ridge = [
            (side * (top - 2), 10),
            (side * (top + (eave - top) * 0.26), height * 0.46),
            (side * (eave - 26), height - 16),
            (side * (eave - 7), height - lift + 2),
        ]
        b.line(ridge, 4.2, "leaf", "paper", roof)
    u, v = eave - 20, eave * 0.5
    gutter = [(-u, height + 1), (-v, height + 4.5), (0, height + 5.5)]
    gutter += [(v, height + 4.5), (u, height + 1)]
    b.line(gutter, 3.6, "even", "paper", roof)


def window(b: Block, path: Path, wide: float = 12, high: float = 13) -> None:
    """A window with bars, about so far apart."""
    area = b.shape(path, "paper", 5)
    x0, y0, x1, y1 = area.bounds
    across, down = max(1, round((x1 - x0) / wide)), max(1, round((y1 - y0) / high))
    for x in np.linspace(x0, x1, across + 1)[1:-1]:
        b.line([(x, y0), (x + 0.6, (y0 + y1) / 2), (x, y1)], 4.2, "even", "black", area)
    for y in np.linspace(y0, y1, down + 1)[1:-1]:
        b.line([(x0, y), ((x0 + x1) / 2, y + 0.6), (x1, y)], 4.2, "even", "black", area)
