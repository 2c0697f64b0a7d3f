"""Points, curves and areas.

Unit: a card is 240 units wide, so one unit is a tenth of a millimetre on a Tổ Tôm card; y runs
downwards. A path is written "x,y x,y! …": a smooth curve through the points, `!` after a point
makes it a corner. It may also be any sequence of points (x, y) or (x, y, is a corner).
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

Area = BaseGeometry
Points = npt.NDArray[np.float64]
Path = str | Iterable[Sequence[float] | Points]

EMPTY = Polygon()
STEP = 3.2  # how far apart the points of a drawn curve lie

_NEARLY_NOTHING = 1e-9
_DIGITS = 6


def steady(points: Points) -> Points:
    """The points, rounded.

    The last digits of what numpy works out depend on the processor, and where areas touch they
    would decide how these are cut. So curves are rounded as soon as they are worked out.
    """
    return np.asarray(np.round(points, _DIGITS))


def knots(path: Path) -> list[tuple[float, float, bool]]:
    """The points that a path goes through: x, y, and whether the path has a corner there."""
    if not isinstance(path, str):
        return [(float(p[0]), float(p[1]), len(p) > 2 and bool(p[2])) for p in path]
    found = []
    for word in path.split():
        x, y = word.rstrip("!").split(",")
        found.append((float(x), float(y), word.endswith("!")))
    return found


def smooth(points: Sequence[Sequence[float]] | Points, step: float, closed: bool = False) -> Points:
    """One smooth curve through points, sampled about every `step`."""
    p = np.asarray(points, float)
    if len(p) == 2 and not closed:
        count = max(2, int(np.hypot(*(p[1] - p[0])) / step) + 1)
        return steady(p[0] + (p[1] - p[0]) * np.linspace(0, 1, count)[:, None])
    q = np.vstack([p, p[:1]]) if closed else p
    d = np.maximum(np.hypot(*(q[1:] - q[:-1]).T), 1e-6)
    s = (q[1:] - q[:-1]) / d[:, None]
    v = np.zeros_like(q)
    for i in range(1, len(q) - 1):
        v[i] = (s[i] * d[i - 1] + s[i - 1] * d[i]) / (d[i] + d[i - 1])
    if closed:
        v[0] = v[-1] = (s[0] * d[-1] + s[-1] * d[0]) / (d[0] + d[-1])
    else:
        v[0] = 1.5 * s[0] - 0.5 * v[1]
        v[-1] = 1.5 * s[-1] - 0.5 * v[-2]
    pieces = []
    for i in range(len(q) - 1):  # a cubic Hermite piece between each two points
        t = np.linspace(0, 1, max(2, int(d[i] / step) + 1), endpoint=False)[:, None]
        ends = (2 * t**3 - 3 * t**2 + 1) * q[i] + (-2 * t**3 + 3 * t**2) * q[i + 1]
        pulls = (t**3 - 2 * t**2 + t) * v[i] + (t**3 - t**2) * v[i + 1]
        pieces.append(ends + pulls * d[i])
    pieces.append(q[-1:])
    return steady(np.vstack(pieces))


def spline(path: Path, closed: bool = False, step: float = STEP) -> Points:
    """The curve of a path, sampled about every `step`."""
    found = knots(path)
    xy = [(x, y) for x, y, _ in found]
    corners = [i for i, (_, _, corner) in enumerate(found) if corner]
    if closed and not corners:
        return smooth(xy, step, closed=True)
    if closed:
        first = corners[0]
        xy = [*xy[first:], *xy[:first], xy[first]]
        cuts = [i - first for i in corners] + [len(xy) - 1]
    else:
        cuts = sorted({0, len(xy) - 1, *corners})
    runs = [xy[a : b + 1] for a, b in pairwise(cuts)]
    pieces = [smooth(run, step) for run in runs if len(run) > 1]
    return np.vstack([pieces[0]] + [piece[1:] for piece in pieces[1:]])


def lengths(points: Points) -> Points:
    """How far along a curve each of its points lies."""
    return np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])


def tangents(points: Points) -> Points:
    """The direction of a curve at each of its points, as vectors of length 1."""
    along = np.gradient(points, axis=0)
    along /= np.maximum(np.hypot(*along.T), _NEARLY_NOTHING)[:, None]
    return np.asarray(along)


def normals(points: Points) -> Points:
    """The direction across a curve at each of its points, to the right as y runs downwards."""
    along = tangents(points)
    return np.stack([-along[:, 1], along[:, 0]], 1)


def evenly(points: Points, count: int) -> tuple[Points, Points]:
    """`count` points at even distances along a curve, and the directions of the curve there."""
    far = lengths(points)
    at = np.linspace(0, far[-1], count)
    apart = far + np.arange(len(far)) * _NEARLY_NOTHING
    x, y = points.T
    places = np.stack([np.interp(at, far, x), np.interp(at, far, y)], 1)
    along = np.stack(
        [np.interp(at, far, np.gradient(x, apart)), np.interp(at, far, np.gradient(y, apart))], 1
    )
    along /= np.maximum(np.hypot(*along.T), _NEARLY_NOTHING)[:, None]
    return steady(places), steady(along)


def every(points: Points, gap: float) -> tuple[Points, Points]:
    """Like `evenly`, with as many points as come to lie about `gap` apart."""
    return evenly(points, max(2, int(lengths(points)[-1] / gap) + 1))


def ribbon(points: Points, half: Points) -> Area:
    """The area of a stroke along `points` that is `half` as wide to either side of each."""
    across = normals(points) * half[:, None]
    a, b = steady(points + across), steady(points - across)
    points, half = steady(points), steady(half)
    round_ends = np.maximum(half, 0.05)
    if np.hypot(*(points[0] - points[-1])) > 1:
        whole = Polygon(np.vstack([a, b[::-1]]))
        if whole.is_valid:  # open and nowhere folded
            ends = shapely.points(points[[0, -1]])
            caps = shapely.buffer(ends, round_ends[[0, -1]], quad_segs=3)
            return shapely.union_all([whole, *caps])
    quads = shapely.polygons(np.stack([a[:-1], a[1:], b[1:], b[:-1]], 1))
    discs = shapely.buffer(shapely.points(points), round_ends, quad_segs=3)
    return shapely.union_all(np.concatenate([shapely.make_valid(quads), discs]))


def polygon(path: Path, step: float = STEP) -> Area:
    """The area that a closed path encloses."""
    return shapely.make_valid(Polygon(spline(path, closed=True, step=step)))


def ellipse(
    x: float, y: float, rx: float, ry: float | None = None, count: int = 10
) -> list[tuple[float, float]]:
    """A path round an ellipse of radii `rx`, `ry` (without `ry` a circle), as `count` points."""
    ry = rx if ry is None else ry
    turn = 2 * math.pi / count
    return [(x + rx * math.cos(i * turn), y + ry * math.sin(i * turn)) for i in range(count)]


def disc(x: float, y: float, rx: float, ry: float | None = None, count: int = 10) -> Area:
    """The area of an ellipse; the fewer points, the more it looks cut by a knife."""
    return polygon(ellipse(x, y, rx, ry, count))


def parts_of(area: Area) -> list[Area]:
    """The single areas or lines that an area consists of."""
    return list(getattr(area, "geoms", [area]))
