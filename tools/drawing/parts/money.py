"""Cash, single and strung, ingots, and the red cords, knots and ribbons that go with them."""

from shapely.geometry import box

from tools.drawing.block import Block, Ink
from tools.drawing.geometry import Path, disc, polygon

# Invented marks, not signs: the four that stand round the hole, for a coin of radius 50.
_MARKS = (
    "-7,-31 8,-31|0,-33 0,-21|-8,-22 9,-22",
    "-7,-32 -8,-21|-1,-32 0,-22|7,-32 8,-21",
    "-8,-31 7,-32 8,-25 -7,-24 -8,-20 9,-21",
    "-8,-27 8,-28|-2,-33 -6,-21|2,-33 7,-21",
)
_SMALL = 36  # below this radius a coin is only ring and hole


def cash(b: Block, x: float, y: float, r: float, turn: float = 0) -> None:
    """A coin of radius `r`: black field with four carved marks, white rim, square hole."""
    if r < _SMALL:
        b.add("paper", disc(x, y, r + 2.6, count=14))
        ring = disc(x, y, r, count=14).difference(disc(x, y, r - 4.6, count=14))
        field = disc(x, y, r - 8.2, count=14)
        q = r * 0.27
        b.add("black", ring.union(field).difference(box(x - q, y - q, x + q, y + q)))
        return
    k, count = r / 50, 20 if r > 40 else 14
    with b.at(x, y, 1, turn):
        b.add("paper", disc(0, 0, r + 3, count=count))
        b.add("black", disc(0, 0, r, count=count))
        b.add("paper", disc(0, 0, r - 6.5 * k, count=count))
        b.add("black", disc(0, 0, r - 12.5 * k, count=count))
        hole: tuple[tuple[Ink, float], ...] = (
            ("paper", 17 * k),
            ("black", 13.4 * k),
            ("paper", 11.5 * k - 2),
        )
        for ink, half in hole:
            b.add(ink, box(-half, -half, half, half))
        for quarter, marks in enumerate(_MARKS):
            with b.at(0, 0, k, quarter * 90):
                b.carve(marks, max(3.4 / k, 3.8), "brush")


def string(b: Block, height: float = 150, r: float = 28) -> None:
    """Strung cash, origin in the middle: coins that lie on one another like scales.

    The top one is whole; a red bow above, two ends of the cord below.
    """
    top, bottom, h = -height / 2 + r, height / 2 - r, height / 2
    ends = f"0,{h - 8} -9,{h + 6} -14,{h + 19}|0,{h - 8} 9,{h + 7} 15,{h + 17}"
    b.line(ends, 6, "nail", "red")
    last = max(2, round((height - 2 * r) / 15))
    for i in range(last + 1):
        x, y = b.rng.uniform(-1.6, 1.6), bottom + (top - bottom) * i / last
        b.add("paper", disc(x, y, r + 2.2, count=12))
        b.add("black", disc(x, y, r, count=12))
        inner = disc(x, y, r - 6.4, count=12)
        field = disc(x, y, r - 10.6, count=12)
        b.add("paper", inner if i < last else inner.difference(field))
    b.add("paper", box(-8.5, top - 8.5, 8.5, top + 8.5))
    b.line(
        f"0,{-h - 9} -13,{-h - 17} -18,{-h - 8} -8,{-h - 5} 8,{-h - 12} 18,{-h - 17} "
        f"16,{-h - 6} 0,{-h - 9}",
        5.4,
        "even",
        "red",
    )


def cord(b: Block, path: Path, width: float = 11) -> None:
    """A red cord."""
    b.line(path, width, "even", "red")


def knot(b: Block, x: float, y: float, scale: float = 1) -> None:
    """A flat red knot: a lozenge with four loops, 76 wide."""
    with b.at(x, y, scale):
        for quarter in range(4):
            with b.at(turn=quarter * 90):
                cord(b, "0,-8 -15,-20 -13,-34 0,-38 13,-34 15,-20 0,-8", 6.5)
        b.add("paper", polygon("0,-20! 20,0! 0,20! -20,0!"))
        b.add("red", polygon("0,-16! 16,0! 0,16! -16,0!"))


def tassel(b: Block, x: float, y: float, scale: float = 1) -> None:
    """A red tassel below a black bead, 85 long, origin in the bead."""
    with b.at(x, y, scale):
        b.shape("-14,-4 0,-9 14,-4 15,10 0,15 -15,10", "black", 4)
        fringe = b.shape("-14,13! -20,44 -24,76! 24,76! 20,44 14,13!", "red", 5.5)
        for at in (-13, -4.5, 4.5, 13):
            b.line(f"{at * 0.8},22 {at * 1.1},48 {at * 1.4},76", 4, "nail", clip=fringe)


def silk(b: Block, path: Path, width: float = 15) -> None:
    """A red silk ribbon with a black edge."""
    b.line(path, width + 12, "even", "paper")
    b.line(path, width + 9, [(0, 0.8), (0.1, 1), (0.9, 1), (1, 0.7)])
    inks: tuple[Ink, Ink] = ("paper", "red")
    for ink in inks:
        b.line(path, width - 1, [(0, 0.5), (0.1, 1), (0.9, 1), (1, 0.4)], ink)


def bow(b: Block, x: float, y: float, scale: float = 1) -> None:
    """A bow of red silk with its knot, 80 wide."""
    with b.at(x, y, scale):
        for flip in (False, True):
            with b.at(flip=flip):
                b.shape("0,0! 20,-17 42,-14 37,9! 18,13", "red", 6)
                b.carve("14,-4 24,-6 32,-6", 4.4, "leaf")
        b.shape("-9,-8 0,-12 10,-7 11,6 0,11 -10,7", "red", 6)


def ingot(b: Block, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    """An ingot in the shape of a boat, 124 wide, origin in the middle."""
    with b.at(x, y, scale, turn):
        dome = b.shape("-34,2! -30,-24 -12,-38 12,-38 30,-24 34,2!", "paper", 7)
        b.comb("34,0 30,-22 12,-36", 20, 7, 4.6, side=-1, clip=dome)
        hull = b.shape(
            "-62,-30! -46,-8 -24,2 0,5 24,2 46,-8 62,-30! 60,4 46,30 34,40! 0,44 -34,40! "
            "-46,30 -60,4",
            "black",
            5,
        )
        b.carve("-54,-14 -38,4 -14,14 14,14 38,4 54,-14", 5.5, "even", hull)
        b.carve("-48,14 -36,26 -26,32", 5, "leaf", hull)
        b.carve("-30,22 -18,28", 4.6, "leaf", hull)
