"""Things that people carry."""

import math

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon, box

from tools.drawing.block import Block
from tools.drawing.geometry import Area, Path, disc, ellipse, evenly, every, polygon, ribbon, spline


def straw(
    b: Block, root: Path, hem: Path, count: int = 22, depth: float = 16, width: float = 4.2
) -> Area:
    """One tier of a straw cape.

    Args:
        b: where to draw.
        root: an open line from left to right: where the straws begin.
        hem: the same for where they end.
        count: of straws.
        depth: how ragged the hem is.
        width: of a cut between two straws.
    """
    upper, _ = evenly(spline(root), count)
    lower, along = evenly(spline(hem), count)
    ragged: list[tuple[float, float, bool]] = []
    for i, (q, u) in enumerate(zip(lower, along, strict=True)):
        if i:
            x, y = (lower[i - 1] + q) / 2
            ragged.append((x, y, True))
        x, y = q + np.array([-u[1], u[0]]) * depth * b.rng.uniform(0.35, 1.0)
        ragged.append((x, y, True))
    last = count - 1
    top = [(x, y, i in (0, last)) for i, (x, y) in enumerate(upper)]
    area = b.shape([*top, *reversed(ragged)], "paper", 7.5)
    for i in range(1, last):
        a, c = upper[i], lower[i]
        k = b.rng.uniform(0.04, 0.14) if i % 2 else b.rng.uniform(0.42, 0.52)
        start, end = a + (c - a) * k, c + (c - a) * 0.10
        middle = (start + end) / 2 + np.array([b.rng.uniform(-2, 2), 0])
        shaded = width * (1.25 if i > count * 0.68 else 1)
        b.line([start, middle, end], shaded, "thorn" if i % 3 else "brush", "black", area)
    for i in range(1, last, 2):  # dark roots of the next straws, rising from the hem
        a, c = (upper[i] + upper[i + 1]) / 2, (lower[i] + lower[i + 1]) / 2
        b.line([c + (c - a) * 0.04, c - (c - a) * 0.28], width * 1.1, "thorn", "black", area)
    return area


def lantern(b: Block) -> None:
    """Barrel lantern of red paper on black hoops, origin at the middle, 60 × 108."""
    b.line("-2,-87 1,-70 0,-48", 5, "even")
    g = b.shape(
        "-19,-40! -29,-22 -31,0 -29,22 -19,40! 0,43 19,40! 29,22 31,0 29,-22 19,-40! 0,-43",
        "red",
        7.5,
    )
    for y, x in ((-24, 28), (-8, 31), (8, 31), (24, 28)):
        b.line([(-x, y - 2), (0, y + 4), (x, y - 2)], 4.6, "swell", "black", g)
    b.line("-16,-26 -20,0 -16,26", 6, "leaf", "paper", g)
    b.shape("-20,-50! 0,-53 20,-50! 22,-38! 0,-34 -22,-38!", "black", 4)
    b.shape("-20,50! 0,53 20,50! 21,39! 0,35 -21,39!", "black", 4)
    b.carve("-15,-44 0,-41 15,-44", 3.4, "leaf")
    b.carve("-15,45 0,48 15,45", 3.4, "leaf")


def mop(b: Block, half: float, height: float) -> Area:
    """One tier of black hair, hanging from the origin: 2w wide, h high, ragged below."""
    area = b.shape(
        [
            (0, -4),
            (-half * 0.5, 0),
            (-half * 0.86, height * 0.2),
            (-half, height * 0.5),
            (-half * 0.96, height * 0.78),
            (-half * 0.84, height * 1.02, 1),
            (-half * 0.7, height * 0.9),
            (-half * 0.52, height * 1.1, 1),
            (-half * 0.34, height * 0.94),
            (-half * 0.16, height * 1.14, 1),
            (half * 0.02, height * 0.95),
            (half * 0.2, height * 1.13, 1),
            (half * 0.38, height * 0.93),
            (half * 0.54, height * 1.09, 1),
            (half * 0.7, height * 0.9),
            (half * 0.84, height * 1.0, 1),
            (half * 0.96, height * 0.76),
            (half, height * 0.5),
            (half * 0.86, height * 0.2),
            (half * 0.5, 0),
        ],
        "black",
        3,
    )
    for x, a, e in (
        (-0.80, 0.30, 0.78),
        (-0.50, 0.24, 0.90),
        (-0.17, 0.36, 0.88),
        (0.16, 0.24, 0.94),
        (0.48, 0.36, 0.86),
        (0.76, 0.46, 0.76),
    ):
        b.line(
            [
                (x * half * 0.46, height * a * 0.62),
                (x * half * 0.92, height * (a + e) * 0.44),
                (x * half * 0.94, height * e),
            ],
            5.6,
            "leaf",
            "paper",
            area,
        )
    return area


def plume(b: Block) -> None:
    """A procession plume, two tiers of black hair and a red tassel, the pole at the origin."""
    t = b.shape(
        "-17,-54! -24,-24 -30,4! -18,0 -10,8! 0,2 10,8! 18,0 30,4! 24,-24 17,-54!", "red", 6.5
    )
    for x in (-14, 0, 14):
        b.line([(x * 0.7, -40), (x * 1.05, -20), (x * 1.3, 2)], 4.4, "nail", "black", t)
    with b.at(0, -138):
        mop(b, 48, 88)
    with b.at(0, -204):
        b.halo(
            "0,-4 -20,0 -34,16 -40,40 -38,62 -34,80 -20,88 0,90 20,88 34,80 38,62 40,40 34,16 20,0",
            4,
        )
        mop(b, 39, 76)
    b.shape("-6,-214 0,-219 6,-214 8,-202 0,-196 -8,-202", "black", 3)
    b.line("-13,-197 0,-194 13,-197", 4.6, "even", "paper")


def shaft(b: Block, path: Path, width: float = 12, gap: float = 16) -> Area:
    """Lacquered pole bound with cord: black with slanting white cuts."""
    points = spline(path)
    b.add("paper", LineString(points).buffer(width / 2 + 5))
    area = b.line(path, width, "even")
    inner, (places, along) = area.buffer(-1.8), every(points, gap)
    for q, u in zip(places[1:-1], along[1:-1], strict=True):
        across = np.array([-u[1], u[0]]) * width * 0.7 + u * 3
        b.line([q - across, q, q + across], 5, "even", "paper", inner)
    return area


def folding_fan(
    b: Block, radius: float, first: float, last: float, *, red: bool = False, folds: int = 6
) -> None:
    """An open fan on its pivot, a red sun on it.

    Args:
        b: where to draw.
        radius: length of the ribs.
        first: direction of the first rib in degrees, -90 is up.
        last: direction of the last one.
        red: the whole leaf is red, without a sun.
        folds: how many.
    """

    def at(far: float, turn: float) -> tuple[float, float]:
        a = math.radians(turn)
        return radius * far * math.cos(a), radius * far * math.sin(a)

    turns = [float(turn) for turn in np.linspace(first, last, folds + 1)]
    for turn in turns:
        b.line([(0, 0), at(0.5, turn)], 4.2, "even")
    edge: list[tuple[float, float, bool]] = []
    for turn in turns:
        edge.append((*at(1.0, turn), True))
        if turn != last:
            edge.append((*at(0.955, turn + (last - first) / folds / 2), False))
    edge += [(*at(0.42, turn), turn in (first, last)) for turn in reversed(turns)]
    leaf = b.shape(edge, "red" if red else "paper", 7)
    if not red:
        b.add("red", disc(*at(0.71, (first + last) / 2), radius * 0.235, count=14))
    for turn in turns[1:-1]:
        b.line([at(0.46, turn), at(0.98, turn)], 4.2 if red else 3, "even", "black", leaf)


def sword(b: Block, length: float = 250) -> None:
    """Drawn blade along -x from the guard at the origin, slightly curved upwards; hilt along +x, 70
    long.
    """
    path = f"0,-10! {-length * 0.5},-24 {-length + 22},-20! {-length},-4! {-length * 0.5},-1 0,10!"
    b.add("paper", polygon(path).buffer(6))
    b.shape(path, "paper", 6)
    b.line([(-2, -6), (-length * 0.5, -20), (-length + 20, -15)], 5, "even")
    b.line([(-length + 30, -16), (-length + 24, -8), (-length + 26, -3)], 3.4, "leaf")
    b.shape("4,-10! 68,-6 75,2 68,10! 4,10!", "black", 4)
    for x in (16, 29, 42, 55):
        b.carve([(x - 5, -7), (x + 1, 1), (x - 4, 8)], 4.2, "leaf")
    b.shape("-5,-19 5,-20 8,0 5,20 -5,19 -7,0", "black", 3)


def umbrella(b: Block, radius: float, top: float, rim: float, bow: float) -> None:
    """An open umbrella of oiled paper from the front, black with a red ring; the stick is x = 0.

    Args:
        b: where to draw.
        radius: half its width.
        top: y of the tip.
        rim: y of the ends of the ribs at the sides.
        bow: how much lower the ribs in front end.
    """
    count = 8
    angles = [math.pi * i / count for i in range(count + 1)]
    ends = [(-radius * math.cos(a), rim + bow * math.sin(a)) for a in angles]
    edge: list[tuple[float, float, bool]] = [(-4, top, False), (4, top, False)]
    edge += [(radius * 0.36, top + 19, False), (radius * 0.72, top + 47, False)]
    for i in range(count, -1, -1):
        edge.append((*ends[i], True))
        if i:
            (x, y), (u, v) = ends[i], ends[i - 1]
            edge.append(((x + u) / 2, (y + v) / 2 - 5.5, False))
    edge += [(-radius * 0.72, top + 47, False), (-radius * 0.36, top + 19, False)]
    area = b.shape(edge, "black", 8)

    def rib(i: int, t: float) -> tuple[float, float]:
        (x, y), swell = ends[i], math.sin(math.pi * t)
        return x * t + x * 0.16 * swell, top + (y - top) * t - (rim - top) * 0.14 * swell

    def ring(t: float) -> list[tuple[float, float]]:
        return [rib(i, t) for i in range(count + 1)]

    band = Polygon([*ring(0.50), *reversed(ring(0.76))]).buffer(0).intersection(area.buffer(-4))
    b.add("paper", band)
    b.add("red", band.buffer(-1.5))
    outside, inside = area.difference(band.buffer(1)), band.buffer(1)
    for i in range(1, count):
        path = [rib(i, t) for t in np.linspace(0.16, 1, 8)]
        b.line(path, 4.6, [(0, 0.5), (0.3, 0.9), (1, 1)], "paper", outside)
        b.line(path, 4.6, "even", "black", inside)
    for t in (0.50, 0.76):
        b.line(ring(t), 4.6, "even", "black", area)
    b.line([(x * 0.965, y - 7) for x, y in ends], 3.4, "even", "paper", area)
    knob = ((-13, 6), (-9, -4), (-5, -12), (5, -12), (9, -4), (13, 6), (0, 10))
    b.shape([(x, top + y) for x, y in knob], "black", 3)
    b.line([(-11, top + 4), (0, top + 7), (11, top + 4)], 3.4, "even", "paper")


def axe_head(b: Block) -> Area:
    """Great felling axe, blade left, origin on the shaft; 96 high."""
    g = b.shape(
        "20,-24! 22,-2 20,20! 4,18 -10,20 -30,36 -50,60! -57,32 -60,4 -57,-24 -48,-54! "
        "-28,-36 -10,-26 4,-22",
        "black",
        5,
    )
    b.add(
        "paper",
        polygon("-50,50! -55,26 -56,4 -54,-20 -48,-44! -42,-20 -40,4 -43,28").intersection(g),
    )
    b.line("-48,-46 -42,-20 -40,4 -43,28 -50,52", 5, "even")
    b.comb("-42,-20 -40,4 -43,28", 11, 8, 4, side=1, clip=g)
    b.carve("-30,-22 -12,-13 6,-12", 4.4, "nail", g)
    b.carve("-30,22 -14,9 0,8", 4, "nail", g)
    b.carve("14,-20 15,-2 14,16", 3.6, "leaf", g)
    return g


def gourd(b: Block) -> None:
    """A red bottle gourd, 44 × 74, the origin at its cord."""
    b.line("0,-26 -2,-10 0,2", 5, "even")
    b.shape(
        "-5,0! -6,7 -14,15 -15,26 -9,33 -20,42 -24,57 -15,71 2,75 18,69 24,55 19,41 9,33 "
        "14,25 13,14 6,7 5,0!",
        "red",
        7,
    )
    b.line("-11,34 0,37 11,34", 5, "even")
    b.shape("-6,-6! 6,-6! 6,5! -6,5!", "black", 2)
    b.line("-15,50 -15,59 -9,66|-8,18 -9,24 -6,28", 4.2, "swell", "paper")


def drum(b: Block, radius: float = 66) -> None:
    """A round drum, its skin to us, the barrel to the right."""
    r, count = radius, 22
    b.add("paper", disc(6, 3, r + 8, r + 6, count))
    b.shape(ellipse(12, 5, r, r, count), "black", 6)
    for t in np.radians(np.arange(-62, 100, 18)):
        x, y = r * math.cos(t), r * math.sin(t)
        b.line([(x + 2, y + 1), (x + 14, y + 7)], 4.4, "leaf", "paper")
    skin = b.shape(ellipse(0, 0, r, r, count), "paper", 9)
    for x, y in ellipse(0, 0, r - 11, r - 11, 20):
        b.add("black", Point(x, y).buffer(3.4, quad_segs=3))
    b.line([*ellipse(0, 0, r - 20, r - 20, count), (r - 20, 0)], 4.4, "even")
    q = r - 27
    b.add("red", disc(0, 0, q, q, count))
    comma = ((-0.05, -0.10), (0.30, -0.42), (0.10, -0.78), (-0.42, -0.92))
    for k in range(3):
        with b.at(turn=k * 120 + 20):
            path = [(q * x, q * y) for x, y in comma]
            b.line(path, 8, [(0, 1.5), (0.3, 1.3), (0.7, 0.9), (1, 0.3)], "paper")
    b.comb(ellipse(0, 0, r, r, count)[1:9], 9, 8, 4, clip=skin)


def stick(b: Block, path: Path, width: float = 15) -> None:
    """A gnarled stick: black with one cut along it, knots left and right."""
    points = spline(path)
    count = len(points)
    i = np.arange(count)
    half = width * 0.5 * (1 + 0.16 * np.sin(i * 0.31) + 0.10 * np.sin(i * 0.83 + 1))
    area = ribbon(points, half)
    b.add("paper", area.buffer(4))
    b.add("black", area)
    for at, side in ((0.18, 1), (0.43, -1), (0.66, 1), (0.84, -1)):
        x, y = points[int(count * at)]
        b.add("black", disc(x + side * width * 0.45, y, width * 0.36, width * 0.42, 7))
        u, v = x + side * width * 0.30 - 2, x + side * width * 0.42
        b.carve([(u, y - 5), (v, y), (u, y + 5)], 2.8, "leaf")
    for begin, end in ((0.05, 0.16), (0.22, 0.40), (0.47, 0.63), (0.70, 0.81), (0.87, 0.97)):
        cut = [points[int(count * at)] for at in (begin, (begin + end) / 2, end)]
        b.carve([q - (2.2, 0) for q in cut], 3.4)


def chest(b: Block) -> Area:
    """Wooden chest carried upright on the back, 100 × 240, origin in the middle."""
    g = b.shape("-44,-96! 46,-96! 47,112! -45,112!", "paper", 9)
    for x in (-34, 36):
        b.line(
            [(x, -90), (x + 2, -40), (x - 2, 20), (x + 1, 70), (x, 106)], 3.4, "swell", "black", g
        )
    b.shape("-27,-82! 30,-82! 30,6! -27,6!", "red", 7)
    b.line("4,-80 4.6,-40 4,4", 5, "even")
    for y in (-52, -22):
        b.line(f"-26,{y} 0,{y + 0.6} 29,{y}", 5, "even")
    b.line("-46,17 0,18 48,17", 15, "even", "black", g.buffer(3))
    b.line("-46,105 0,106 48,105", 15, "even", "black", g.buffer(3))
    for y in (17, 105):
        for x in (-36, -18, 0, 18, 36):
            b.add("paper", disc(x, y + 0.5, 3.2, 3.2, 6))
    for x in (-30, -14, 2, 18, 33):
        b.line(f"{x},28 {x + 2},60 {x},96", 4, "swell", "black", g)
    # lid: a low roof of white boards on a black edge
    b.shape("-50,-98! -42,-116 0,-128 42,-116 51,-98! 0,-94", "paper", 8)
    b.line("-48,-99 0,-96 49,-99", 9, "even", "black")
    b.line("-36,-109 0,-119 36,-109", 4.4, "leaf")
    return g


def wheel(
    b: Block, radius: float, narrow: float, rim: float, spokes: int = 10, turn: float = 0
) -> None:
    """A cart wheel seen a little from the side, the origin at the hub.

    Args:
        b: where to draw.
        radius: half its height.
        narrow: width over height.
        rim: how broad the rim is.
        spokes: how many.
        turn: of the spokes, in radians.
    """

    def oval(r: float, dx: float = 0) -> Area:
        return disc(dx, 0, r * narrow, r, 28)

    def at(r: float, a: float) -> tuple[float, float]:
        return r * math.cos(a) * narrow, r * math.sin(a)

    tread = oval(radius, 7)  # the thickness of the rim, to the right
    b.add("paper", shapely.union_all([oval(radius + 3), oval(radius + 4, 9)]))
    b.add("black", tread)
    b.add("paper", oval(radius - 2).buffer(1.5).intersection(tread))
    front = oval(radius)
    b.add("black", front)
    b.add("paper", oval(radius - rim))
    step = 2 * math.pi / spokes
    inner, middle = radius - rim, radius - rim / 2
    for i in range(spokes):  # the joints of the rim, and a line along it
        a = step * (i + 0.5) + turn
        b.line([at(inner - 1, a), at(radius + 2, a)], 4.6, "even", "paper", front)
        arc = [at(middle, a + 0.10 + (step - 0.20) * t) for t in (0, 0.25, 0.5, 0.75, 1)]
        b.line(arc, 4, "leaf", "paper", front)
    for i in range(spokes):  # turned spokes, thick in the middle
        a = step * i + turn
        profile = [(0, 0.62), (0.5, 1.0), (0.85, 0.72), (1, 1)]
        b.line([at(14, a), at(inner * 0.55, a), at(inner + 3, a)], 11.5, profile)
        shine = [(x - 1, y - 1) for x, y in (at(inner * 0.42, a), at(inner * 0.74, a))]
        b.line(shine, 2.8, "leaf", "paper")
    b.shape(ellipse(0, 0, 24 * narrow, 24, 12), "paper", 7)
    b.shape(ellipse(1, 0, 12 * narrow, 12, 10), "black", 3)
    b.carve("-5,-4 0,-6 5,-4", 3)


def bamboo(
    b: Block,
    start: tuple[float, float],
    end: tuple[float, float],
    width: float = 17,
    joints: tuple[float, ...] = (0.18, 0.4, 0.62, 0.84),
) -> None:
    """A bamboo pole from `start` down to `end`, its joints at these shares of the length."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length, half = math.hypot(dx, dy), width / 2
    with b.at(*start, 1, math.degrees(math.atan2(dy, dx)) - 90):
        b.add("paper", box(-half - 4.5, 0, half + 4.5, length))
        side, y = [(half, 0.0, True)], 0.0
        for t in (*joints, 1):
            side += [(half, y + (length * t - y) * k, False) for k in (0.25, 0.5, 0.75)]
            y = length * t
            if t < 1:
                knot = ((0, -10), (2.4, -2), (2.4, 3), (0, 10))
                side += [(half + out, y + down, False) for out, down in knot]
        side.append((half, length, True))
        b.shape([*side, *((-x, y, corner) for x, y, corner in reversed(side))], "paper", 6)
        for t in joints:
            y = length * t
            b.line([(-half - 3, y - 1), (0, y + 2), (half + 3, y - 1)], 5.4, "even")
            b.line([(half - 4.6, y + 8), (half - 4.6, y + 44)], 4.4, "nail")
        b.add("black", disc(0, 0, half + 3, 4.6))


def pinwheel(b: Block, radius: float = 36) -> None:
    """Paper wheel of four folded sails, red outside, white folds, origin at the pin."""
    k = radius / 36
    for a in range(4):
        with b.at(turn=a * 90 + 14, scale=k):
            b.shape("0,0! -4,-20 2,-38! 16,-36 28,-27! 22,-12", "red", 5)
            b.shape("0,0! 8,-10 22,-14 28,-27! 30,-12 20,-2", "paper", 4.5)
    b.add("black", disc(0, 0, 5.5 * k, 5.5 * k, 8))
