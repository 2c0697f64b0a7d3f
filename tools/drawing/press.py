"""The press: turns a block into the printed areas, one for each ink, and these into an SVG.

Ink is squeezed: nicks fill, corners round off, what no knife could hold is lost. Outlines wobble
a little and fall into facets, as cuts of a knife do. Slivers along the grain of a broad black do
not print. The inks do not meet exactly.
"""

import math
import random

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import Point, Polygon, box

from tools.drawing.block import DIGITS, Block, Ink, PrintingInk
from tools.drawing.geometry import EMPTY, Area, Points, parts_of, ribbon, smooth

ORDER: tuple[PrintingInk, ...] = ("third", "red", "black")
SHIFT: dict[PrintingInk, tuple[float, float]] = {
    "black": (0, 0),
    "red": (1.2, -0.8),
    "third": (-0.6, 0.6),
}
# Grow, shrink, grow: what is narrower than the first is filled, than the second is lost.
SQUEEZE = (1.0, -1.6, 0.6)
SQUEEZE_FLAT = (1.2, -2.0, 0.8)
# How far outlines wander, in long waves and in short.
WOBBLE = (0.6, 0.2)
WOBBLE_FLAT = (0.9, 0.6)
FACET = 0.28  # how far a facet may leave the curve
SPECK = 3  # areas smaller than this are dust


def printed(block: Block) -> dict[PrintingInk, Area]:
    """What each ink prints, in the order of printing; inks that print nothing are left out."""
    sheet, prints = block.sheet, {}
    edge, m = (sheet.width, sheet.height), sheet.margin
    inside = box(m, m, edge[0] - m, edge[1] - m)
    for ink in ORDER:
        area = _merged(block.laid, ink)
        if area.is_empty:
            continue
        flat = ink == "red" and not (sheet.fine or sheet.reversible)
        if not flat and sheet.chips:
            area = _chipped(block, area)
        for step in SQUEEZE_FLAT if flat else SQUEEZE:
            area = area.buffer(step, quad_segs=3)
        area = _wobbled(block, area.intersection(inside), *(WOBBLE_FLAT if flat else WOBBLE))
        if not sheet.reversible:
            area = affinity.translate(area, *SHIFT[ink])
        prints[ink] = _reversible(area, edge) if sheet.reversible else area
    return prints


def svg(block: Block) -> str:
    """The print as an SVG: a rectangle of paper, if there is any, and one path for each ink."""
    sheet = block.sheet
    # The same ratio as the view box, or a viewer leaves bars at the sides.
    height_mm = round(sheet.mm * sheet.height / sheet.width, 2)
    size = f'width="{sheet.width * 10}" height="{sheet.height * 10}"'
    paths = {ink: path_data(area) for ink, area in printed(block).items()}
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{sheet.mm:g}mm" height="{height_mm:g}mm" '
        f'viewBox="0 0 {sheet.width * 10} {sheet.height * 10}">'
        + (f'<rect {size} fill="{sheet.paper}"/>' if sheet.paper else "")
        + "".join(
            f'<path fill="{sheet.colors[ink]}" fill-rule="evenodd" d="{path}"/>'
            for ink, path in paths.items()
            if path
        )
        + "</svg>"
    )


# Of a run of what was laid: the ink it adds, and where it takes away what was there before.
_Run = tuple[Area, Area]


def _merged(laid: list[tuple[Ink, Area]], ink: PrintingInk) -> Area:
    """What is left of an ink after everything was laid down."""
    runs: list[tuple[bool, list[Area]]] = []
    for laid_ink, area in laid:
        adds = laid_ink == ink
        if adds or laid_ink == "paper" or (laid_ink == "unred" and ink == "red"):
            if not runs or runs[-1][0] != adds:
                runs.append((adds, []))
            runs[-1][1].append(area)
    united = [(adds, shapely.union_all(areas)) for adds, areas in runs]
    return _folded([(area, EMPTY) if adds else (EMPTY, area) for adds, area in united])[0]


def _folded(runs: list[_Run], *, cuts: bool = False) -> _Run:
    """Many runs as one. By halves: areas stay small as long as possible, which is far faster.

    The cuts of the result are worked out only if something comes before it.
    """
    if len(runs) <= 1:
        return runs[0] if runs else (EMPTY, EMPTY)
    half = len(runs) // 2
    added, cut = _folded(runs[:half], cuts=cuts)
    then_added, then_cut = _folded(runs[half:], cuts=True)
    return (
        shapely.union_all([added.difference(then_cut), then_added]),
        shapely.union_all([cut, then_cut]) if cuts else EMPTY,
    )


def _chipped(block: Block, area: Area) -> Area:
    """Short slivers along the grain, where a broad area did not print."""
    deep = area.buffer(-5)
    if deep.is_empty:
        return area
    shapely.prepare(deep)
    sheet, rng = block.sheet, block.rng
    slivers = []
    for _ in range(int(sheet.chips * sheet.width * sheet.height / (240 * 970))):
        x, y = rng.uniform(14, sheet.width - 14), rng.uniform(14, sheet.height - 14)
        if deep.contains(Point(x, y)):
            n = rng.uniform(4, 15)
            middle = [x + rng.uniform(-1, 1), y]
            points = smooth(np.array([[x, y - n / 2], middle, [x, y + n / 2]]), 3)
            thick = [0.3, rng.uniform(0.6, 1.1), 0.3]
            slivers.append(
                ribbon(points, np.interp(np.linspace(0, 1, len(points)), [0, 0.5, 1], thick))
            )
    return area.difference(shapely.union_all(slivers))


def _wobbled(block: Block, area: Area, long: float, short: float) -> Area:
    """The area with outlines that wander, cut into facets."""
    rng = random.Random(block.seed * 7 + 3)
    waves = []
    for far, length in ((long, 83), (long * 0.7, 37), (long * 0.4, 19), (short, 11)):
        for _ in range(3):
            way, per = rng.uniform(0, 6.28), 6.28 / (length * rng.uniform(0.75, 1.4))
            step = np.array([math.cos(way), math.sin(way)]) * per
            phases = np.array([rng.uniform(0, 6.28), rng.uniform(0, 6.28) + math.pi / 2])
            waves.append((far / 2.2, step, phases))

    def wander(points: Points) -> Points:
        moved = np.zeros_like(points)
        for far, step, phases in waves:
            moved += far * np.sin((points @ step)[:, None] + phases)
        return moved

    def shaken(points: Points) -> Points:
        if not block.sheet.reversible:
            return np.round(points + wander(points), DIGITS)
        corner = np.array([block.sheet.width, block.sheet.height])
        odd = (wander(points) - wander(corner - points)) * 0.7  # odd about the middle
        return np.round(points + odd, DIGITS)

    fine = shapely.segmentize(shapely.set_precision(area, 10.0**-DIGITS), 3.0)
    return shapely.make_valid(shapely.transform(fine, shaken)).simplify(FACET)


def _reversible(area: Area, edge: tuple[int, int]) -> Area:
    """The upper half, and the same turned by 180° as the lower half."""
    width, height = edge
    upper = area.intersection(box(-9, -9, width + 9, height / 2 + 0.02))
    lower = affinity.rotate(upper, 180, origin=(width / 2, height / 2))
    return shapely.union_all([upper, lower])


def path_data(area: Area) -> str:
    """The data of an SVG path round an area, in tenths of a unit."""
    words = []
    for piece in parts_of(area):
        if not isinstance(piece, Polygon) or piece.area < SPECK:
            continue
        for ring in (piece.exterior, *piece.interiors):
            points = np.round(np.array(ring.coords) * 10).astype(int)
            steps = np.diff(points, axis=0)[:-1]
            (x, y), moves = points[0], " ".join(f"{dx} {dy}" for dx, dy in steps)
            words.append(f"M{x} {y}l{moves}z")
    return "".join(words)
