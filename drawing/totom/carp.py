"""A carp leaping up."""

import numpy as np
import shapely
from shapely.geometry import box

from drawing.block import Block
from drawing.geometry import EMPTY, Area, Points, ellipse, evenly, lengths, polygon, ribbon, spline
from drawing.parts.marks import stamp
from drawing.parts.scenery import sea

Tips = list[tuple[float, float]]


class _Fish:
    """Body coordinates: `s` along from mouth (0) to tail (1), `u` across from belly to back."""

    def __init__(self) -> None:
        spine = "174,160 160,216 128,288 106,368 114,450 144,526 160,590 140,652"
        self.places, self.along = evenly(spline(spine, step=2), 220)
        across = np.stack([-self.along[:, 1], self.along[:, 0]], 1)
        self.across = np.where(across[:, :1] > 0, across, -across)
        far = lengths(self.places)
        self.share = far / far[-1]
        half = np.interp(
            self.share,
            [0, 0.04, 0.1, 0.18, 0.28, 0.4, 0.55, 0.7, 0.85, 1],
            [10, 22, 36, 50, 60, 64, 57, 43, 29, 21],
        )
        self.half = np.convolve(np.pad(half, 4, mode="edge"), np.ones(9) / 9, "valid")

    def _between(self, values: Points, s: float) -> Points:
        return np.array([np.interp(s, self.share, column) for column in values.T])

    def width(self, s: float) -> float:
        """Half the width of the body."""
        return float(np.interp(s, self.share, self.half))

    def at(self, s: float, u: float) -> Points:
        """A place in the body; its skin is at u = -1 and 1."""
        middle, across = self._between(self.places, s), self._between(self.across, s)
        return np.asarray(middle + across * u * self.width(s))

    def path(self, *places: tuple[float, float]) -> list[Points]:
        """A path through places in the body."""
        return [self.at(s, u) for s, u in places]

    def beside(self, side: int, *places: tuple[float, float]) -> Tips:
        """Places outside of the body: (s, distance from the skin)."""
        found = []
        for s, far in places:
            x, y = self.at(s, side) + far * side * self._between(self.across, s)
            found.append((float(x), float(y)))
        return found

    def scale(self, s: float, u: float) -> tuple[Area, Area]:
        """One scale: what of it is inked, and what it covers."""
        c, r = self.at(s, u), max(6.2, self.width(s) * 0.27)
        a, n = self._between(self.along, s) * r, self._between(self.across, s) * r
        arc = [c - n * 0.98 - a * 0.5, c - n * 0.8 + a * 0.35, c + a * 0.85]
        arc += [c + n * 0.8 + a * 0.35, c + n * 0.98 - a * 0.5]
        edge, root = spline(arc), spline([c - a, c + a * 0.15])
        shade = max(0, u)
        inked = [
            ribbon(edge, np.full(len(edge), 1.6 + 0.9 * shade)),
            ribbon(root, np.linspace(2.2 + 2.6 * max(0, u + 0.2), 0.4, len(root))),
        ]
        return shapely.union_all(inked), polygon([*arc, c - a * 1.1])


def _fin(
    b: Block, base: tuple[Points, Points], tips: Tips, width: float, *, dark: bool, rays: int
) -> Area:
    """A fin from its base to notched tips, `rays` to a tip."""
    first, last = base
    edge: list[tuple[float, float, bool]] = []
    for i, (x, y) in enumerate(tips):
        edge.append((x, y, True))
        if i < len(tips) - 1:
            u, v = tips[i + 1]
            middle = (first + last) / 2 * 0.07
            edge.append(((x + u) / 2 * 0.93 + middle[0], (y + v) / 2 * 0.93 + middle[1], False))
    ends = [(x, y, True) for x, y in base]
    area = b.shape([ends[0], *edge, ends[1]], "black" if dark else "paper", width)
    count = len(tips) * rays
    places, _ = evenly(spline(edge), count)
    for i in range(1, count - 1):
        f = i / (count - 1)
        start = first * (1 - f) + last * f
        end = start + (places[i] - start) * b.rng.uniform(0.84, 0.93)
        ray = [start + (end - start) * 0.08, (start + end) / 2 + (0, 3), end]
        b.line(ray, 4.4, "leaf" if dark else "nail", "paper" if dark else "black", area)
    return area


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
    body = _Fish()
    at = body.at
    tail: Tips = [(62, 688), (48, 730), (58, 772), (100, 748), (136, 716), (160, 748), (196, 778)]
    tail += [(214, 742), (204, 690)]
    _fin(b, (np.array([124, 638]), np.array([162, 642])), tail, 8.5, dark=False, rays=3)
    back = ((0.27, 26), (0.33, 38), (0.41, 36), (0.5, 34), (0.59, 32), (0.68, 28), (0.75, 20))
    _fin(b, (at(0.25, 0.9), at(0.74, 0.8)), body.beside(1, *back), 7, dark=True, rays=4)
    for u, first, last, tips in (
        (-0.9, 0.46, 0.57, ((0.53, 24), (0.60, 38), (0.65, 34), (0.65, 18))),
        (-0.85, 0.76, 0.88, ((0.8, 26), (0.87, 42), (0.93, 36), (0.93, 18))),
    ):
        base = at(first, u), at(last, u)
        fin = _fin(b, base, body.beside(-1, *tips), 7, dark=False, rays=2)
        b.add("red", fin.buffer(-1))
    skin = [at(s, -1) for s in np.linspace(0, 1, 24)] + [at(s, 1) for s in np.linspace(1, 0, 24)]
    whole = b.shape(skin, "paper", 9)
    _scales(b, body, whole)
    _head(b, body, whole)
    # pectoral fin over the body
    tips = ((0.31, 15), (0.37, 23), (0.43, 23), (0.47, 13))
    base = at(0.275, -0.8), at(0.335, -0.75)
    _fin(b, base, body.beside(-1, *tips), 7, dark=False, rays=4)
    sea(b, [(748, -16, 46), (790, 40, 48), (838, -14, 46)], box(15.5, 640, 224.5, 846.5))


def _scales(b: Block, body: _Fish, whole: Area) -> None:
    inked: list[Area] = []
    covered: Area = EMPTY
    for j, s in enumerate(np.linspace(0.27, 0.99, 21)):  # a row overlaps the next
        for i in range(-7, 8):
            u = (i + (0.5 if j % 2 else 0)) / 4.4
            if -0.62 <= u <= 1.08:
                ink, scale = body.scale(float(s), u)
                inked.append(ink.difference(covered))
                covered = covered.union(scale)
    b.add("black", shapely.union_all(inked), whole.buffer(-2))
    for s in np.linspace(0.3, 0.95, 26):  # the belly
        p, q = body.at(s, -0.98), body.at(s + 0.02, -0.62)
        b.line([p, (p + q) / 2 + (0, 2), q], 3.4, "thorn")


def _head(b: Block, body: _Fish, whole: Area) -> None:
    at, path = body.at, body.path
    gill = path((0.285, -0.5), (0.30, 0), (0.285, 0.5))
    head = polygon(
        [at(s, -1.02) for s in np.linspace(0, 0.25, 8)]
        + gill
        + [at(s, 1.02) for s in np.linspace(0.25, 0, 8)]
    )
    b.add("paper", head.buffer(-3))
    b.line(path((0.25, -1), (0.285, -0.5), (0.30, 0), (0.275, 0.5), (0.24, 1)), 9, "brush")
    cheek = path((0.16, -0.9), (0.215, -0.55), (0.24, -0.05), (0.20, 0.32), (0.14, 0.3))
    b.line(cheek, 6, "nail")
    b.comb([at(0.245, 0.95), *reversed(gill)], 15, 6.5, 4.5, side=-1, clip=head)
    # a black crown on the back of the head
    crown = path((0.02, 0.5), (0.08, 0.35), (0.16, 0.45), (0.24, 0.62), (0.24, 1), (0.16, 1))
    b.add("black", polygon([*crown, at(0.08, 1)]).intersection(whole))
    for u in (0.6, 0.75, 0.9):
        b.carve(path((0.07, u), (0.14, u), (0.22, u + 0.02)), 3)
    x, y = at(0.125, 0)
    b.shape(ellipse(x, y, 11, 11, 8), "paper", 5.5)
    b.shape(ellipse(x, y, 5, 5, 8), "black", 0)
    for s, u in ((0.055, -0.25), (0.07, 0.05)):  # nostrils
        x, y = at(s, u)
        b.line([(x, y), (x + 5, y + 5)], 5, "leaf")
    with b.at(35, 3):  # mouth and barbels
        b.shape(
            "120,166 122,152 132,142 146,142 156,150 156,164 146,160 138,162 130,160", "paper", 7
        )
        b.line("128,153 138,148 150,152", 4.5, "leaf")
        b.line("120,170 104,176 92,168 84,176|157,168 172,168 182,158 190,162", 5.5)
        b.line("124,178 110,192 100,190 92,200", 5)
