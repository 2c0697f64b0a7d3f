"""Outlines of the signs on the labels, from a font in `fonts/` that holds these signs only.

    python -m tools.drawing.font FILE

makes that font anew from LXGW WenKai Bold (Debian: package fonts-lxgw-wenkai), which is under the
SIL Open Font License with "LXGW" as a reserved name: what is cut from it needs another name.
"""

import argparse
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import shapely
from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely.geometry import LinearRing, Polygon

from tools.drawing.geometry import Area

FILE = Path(__file__).parent / "fonts" / "CardaviaSigns-Bold.ttf"
NAME = "Cardavia Signs"
SIGNS = "一二三四五六七八九萬索文老湯枝千白紅花"

_STEPS = np.linspace(0.125, 1, 8)[:, None]  # of a quadratic curve


@cache
def _font() -> TTFont:
    return TTFont(FILE)


@cache
def outline(sign: str) -> Area:
    """The outline of a sign in font units, y downwards, as placed in the font."""
    glyphs = _font().getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[_font().getBestCmap()[ord(sign)]].draw(pen)
    rings: list[list[tuple[float, float]]] = []
    ring: list[tuple[float, float]] = []
    for step, points in pen.value:
        if step == "moveTo":
            ring = [points[0]]
        elif step == "lineTo":
            ring.append(points[0])
        elif step == "qCurveTo":
            for control, end in _quadratics(points):
                ring += _curve(ring[-1], control, end)
        else:
            rings.append(ring)
    areas = [Polygon([(x, -y) for x, y in points]).buffer(0) for points in rings]
    turns = [LinearRing(points).is_ccw for points in rings]
    outer = turns[max(range(len(areas)), key=lambda i: areas[i].area)]
    solid = [area for area, turn in zip(areas, turns, strict=True) if turn == outer]
    holes = [area for area, turn in zip(areas, turns, strict=True) if turn != outer]
    return shapely.union_all(solid).difference(shapely.union_all(holes))


Point = tuple[float, float]


def _quadratics(points: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    """Control and end points of the curves that TrueType writes without the ends between."""
    controls, last = points[:-1], points[-1]
    ends = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(controls)]
    return list(zip(controls, [*ends, last], strict=True))


def _curve(start: Point, control: Point, end: Point) -> list[Point]:
    t = _STEPS
    at = (1 - t) ** 2 * np.array(start) + 2 * t * (1 - t) * np.array(control)
    at = at + t * t * np.array(end)
    return [(float(x), float(y)) for x, y in at]


def cut(source: Path, target: Path = FILE) -> None:
    """Write the part of the font `source` that the cards need, under its own name."""
    options = subset.Options()
    options.layout_features = []
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "BASE", "vhea", "vmtx", "VORG"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x0409]
    options.recalc_timestamp = False
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=SIGNS)
    subsetter.subset(font)
    compact = NAME.replace(" ", "")
    names = {1: NAME, 3: f"{NAME} Bold", 4: f"{NAME} Bold", 6: f"{compact}-Bold"}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    subset.save_font(font, str(target), options)


def main() -> None:
    """Make the font of the signs anew."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path, help="LXGWWenKai-Bold.ttf as released")
    cut(parser.parse_args().file)


if __name__ == "__main__":
    main()
