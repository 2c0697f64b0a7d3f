"""Signs written with a brush, not taken from a font: a faceted tip swept along strokes.

A sign is its strokes in a box of 100 × 100, `|` between two strokes. A stroke is
"x,y,p x,y,p …": p is the pressure, `!` after a point makes a corner. Before the first point:

- `~` the brush runs dry towards the end;
- `H` a horizontal given by its two ends: head, waist and end are put in;
- `h` only the head of a horizontal, before a turn;
- `V` only the head of a vertical.

Heads and ends are measured in widths of the tip, so they suit a box of any size.
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
import shapely
from shapely.geometry import Polygon

from tools.drawing.block import Block, Ink
from tools.drawing.geometry import Points, evenly, lengths, normals, ribbon, smooth, steady

# The tilt makes verticals heavier than horizontals, and gives the slanted entry of a real brush.
TIP = np.array(
    [
        (-0.60, -0.40),
        (-0.16, -0.40),
        (0.24, -0.30),
        (0.50, -0.02),
        (0.52, 0.26),
        (0.28, 0.40),
        (-0.06, 0.34),
        (-0.40, 0.04),
    ]
)

FACET = 8.0  # how long a cut of the knife round the tip is at least


def tip_of(width: float) -> Points:
    """The outline of a tip: a broad one takes more cuts of the knife, so it gets rounder."""
    cuts = int(lengths(smooth(TIP, 0.05, closed=True))[-1] * width / FACET)
    if cuts <= 2 * len(TIP):
        return TIP * width
    return evenly(smooth(TIP, 0.05, closed=True) * width, cuts)[0]


class Press(NamedTuple):
    """A point of a stroke: where, how hard, and whether the brush turns a corner there."""

    x: float
    y: float
    force: float
    corner: bool = False


class Hairs(NamedTuple):
    """How a dry stroke parts into hairs; shares are of the length of the stroke.

    Args:
        late: the hairs begin between these two.
        long: each is so long, between these two.
        width: where along a hair it has which width.
        spread: by how much a hair may lie beside its place, in widths of the stroke.
    """

    late: tuple[float, float]
    long: tuple[float, float]
    width: tuple[tuple[float, ...], tuple[float, ...]]
    spread: float


LOOSE = Hairs((0.30, 0.68), (0.10, 0.34), ((0, 0.25, 0.8, 1), (0.2, 1.1, 1.8, 0.2)), 0.04)
# Long staggered hairs that end before the turn of a stroke.
STREAKS = Hairs((0.16, 0.60), (0.24, 0.46), ((0, 0.2, 0.8, 1), (0.3, 1.1, 1.7, 0.2)), 0.03)
LATE_STREAKS = STREAKS._replace(late=(0.48, 0.70), long=(0.168, 0.322))


def write(
    b: Block,
    sign: str,
    x: float,
    y: float,
    width: float,
    height: float,
    tip: float,
    ink: Ink = "black",
    *,
    dry: float = 1,
    turn: float = 0,
    streaks: bool = False,
) -> None:
    """Write a sign with its middle at (x, y).

    Args:
        b: where to write.
        sign: its strokes, from `signs.py`.
        x: of the middle.
        y: of the middle.
        width: of the box of the strokes.
        height: of the box of the strokes.
        tip: full width of the brush, in units.
        ink: what to write with.
        dry: how many hairs a dry stroke parts into; 1 is usual, 0 is none.
        turn: degrees clockwise.
        streaks: part dry strokes into long staggered hairs.
    """
    with b.at(x, y, 1, turn):
        for stroke in sign.split("|"):
            _stroke(b, stroke, (width, height), tip, ink, dry, streaks)


def _stroke(
    b: Block,
    stroke: str,
    box: tuple[float, float],
    tip: float,
    ink: Ink,
    dry: float,
    streaks: bool,
) -> None:
    runs_dry, stroke = stroke.startswith("~"), stroke.lstrip("~")
    kind = stroke[0] if stroke[0] in "HhV" else ""
    given = []
    for word in stroke.lstrip("HhV").split():
        x, y, pressed = (float(value) for value in word.rstrip("!").split(","))
        place = (x / 100 - 0.5) * box[0], (y / 100 - 0.5) * box[1]
        given.append(Press(*place, pressed, word.endswith("!")))
    presses = _with_heads(given, kind, tip)
    xy = np.array([(p.x, p.y) for p in presses])
    last = len(presses) - 1
    cuts = sorted({0, last, *(i for i, p in enumerate(presses) if p.corner)})
    runs = [smooth(xy[i : j + 1], 3) for i, j in pairwise(cuts)]
    points = np.vstack([runs[0]] + [run[1:] for run in runs[1:]])
    far = lengths(points)
    near = [int(np.argmin(np.hypot(*(points - q).T))) for q in xy]
    near[0], near[-1] = 0, len(points) - 1
    apart = np.maximum.accumulate(far[near]) + np.arange(len(near)) * 1e-6
    force = np.interp(far, apart, [p.force for p in presses])
    force = force * (1 + 0.03 * b.tremble(far / 19))
    outline = tip_of(tip)
    tips = [Polygon(steady(outline * f + q)) for f, q in zip(force, points, strict=True)]
    swept = [shapely.union(m, n).convex_hull for m, n in pairwise(tips)]
    b.add(ink, shapely.union_all(swept))
    if runs_dry and dry:
        corners = [4] if kind == "H" else [i for i, p in enumerate(presses) if p.corner]
        turn = max(corners, default=0) if streaks else 0
        ends = far[near[turn]] if turn > 1 else far[-1]
        hairs = (LATE_STREAKS if kind == "V" else STREAKS) if streaks else LOOSE
        _part(b, points, tip * force, far / ends, hairs, tip, dry)


def _part(
    b: Block, points: Points, width: Points, at: Points, hairs: Hairs, tip: float, dry: float
) -> None:
    """Flying white: hairs part where the brush ran fast. `at`: the place along the stroke."""
    across = normals(points)
    count = max(2, round(tip * 0.70 * dry / 8.5))  # closer hairs run together in the squeeze
    order = list(range(count))
    staggered = hairs is not LOOSE
    thick = min(1, 0.35 + tip / 48) if staggered else 1
    if staggered:
        b.rng.shuffle(order)
    for i in range(count):  # no two begin or end together: else they are a fork
        aside = ((i + 0.5) / count * 2 - 1) * 0.35 + b.rng.uniform(-hairs.spread, hairs.spread)
        early, late = hairs.late
        if staggered:
            begin = early + (late - early) * (order[i] + b.rng.uniform(0.2, 0.8)) / count
        else:
            begin = b.rng.uniform(early, late)
        end = begin + b.rng.uniform(*hairs.long)
        part = (at > begin) & (at < min(end, 0.9))
        if part.sum() < 4:
            continue
        hair = (points + across * (aside * width)[:, None])[part]
        half = np.interp(np.linspace(0, 1, len(hair)), *hairs.width)
        b.add("paper", ribbon(hair, half * b.rng.uniform(0.8, 1.2) * thick))


def _with_heads(presses: list[Press], kind: str, tip: float) -> list[Press]:
    """The stroke with the entry and the end of its kind put in, in widths of the tip."""
    first, last = presses[0], presses[-1]
    k = first.force * tip
    if kind == "H":
        rise = (last.y - first.y) / (last.x - first.x)
        begin = first.x + 0.14 * k
        stop = last.x - 0.14 * k  # here the brush stops, lifts a shoulder and is pressed down
        down = first.y + (stop - first.x) * rise
        waist = [
            Press(begin + t * (stop - begin), first.y + t * (down - first.y) + sag * k, force)
            for t, sag, force in (
                (0.28, -0.02, first.force * 0.84),
                (0.62, -0.03, (first.force + last.force) * 0.37),
            )
        ]
        return [
            Press(first.x - 0.08 * k, first.y - 0.20 * k, first.force * 0.58),
            Press(begin, first.y, first.force * 0.96, corner=True),
            *waist,
            Press(stop, down, last.force * 0.80, corner=True),
            Press(last.x - 0.90 * k, down - 0.76 * k * rise, last.force * 0.78, corner=True),
            Press(last.x - 0.30 * k, last.y - 0.25 * k, last.force * 0.50),
            Press(last.x, last.y + 0.03 * k, last.force * 0.92),
        ]
    if kind:
        dx, dy = (-0.20, -0.18) if kind == "h" else (-0.22, -0.06)
        entry = Press(first.x + dx * k, first.y + dy * k, first.force * 0.55)
        return [entry, first._replace(corner=True), *presses[1:]]
    return presses
