"""Heads, hands and garments of the people on the cards.

Faces are turned three quarters to the left, origin in the middle; hair and hats are laid over
them. Garments are placed as on the card, from the neck at y = 286 to below the sill.
"""

from typing import Literal

import numpy as np
from shapely import affinity
from shapely.geometry import box

from drawing.block import Block, Ink
from drawing.geometry import Area, Path, every, lengths, normals, polygon, ribbon, spline

Mood = Literal["serene", "brave", "merry", "fierce", "dreamy"]

# Each woman has her own outline, brows, eyes and mouth.
_OUTLINES: dict[Mood, str] = {
    "serene": (
        "0,-52 -20,-47 -32,-30 -34,-8 -32,12 -25,31 -12,46 2,48 18,38 30,18 34,-10 30,-36 16,-49"
    ),
    "brave": (
        "0,-52 -20,-47 -32,-30 -34,-8 -33,14 -28,32 -16,46 0,48 18,40 31,22 34,-8 30,-36 16,-49"
    ),
    "merry": (
        "0,-50 -22,-45 -35,-28 -37,-6 -39,12 -33,30 -18,43 2,45 22,36 34,16 36,-10 32,-36 17,-48"
    ),
    "fierce": (
        "0,-52 -20,-47 -31,-30 -33,-10 -32,8 -25,28 -14,46 -4,54 8,46 22,30 31,10 34,-12 30,-37 "
        "16,-49"
    ),
    "dreamy": (
        "0,-52 -20,-47 -32,-30 -34,-8 -34,12 -28,32 -14,47 0,49 18,40 31,20 34,-10 30,-36 16,-49"
    ),
}


def woman_face(b: Block, mood: Mood) -> Area:
    """A woman's face, 70 × 100."""
    b.shape("30,-8 38,-12 43,-4 40,9 33,15 28,10", "paper", 5)
    face = b.shape(_OUTLINES[mood], "paper", 6.5)
    {
        "serene": _serene,
        "brave": _brave,
        "merry": _merry,
        "fierce": _fierce,
        "dreamy": _dreamy,
    }[mood](b)
    b.comb("31,16 20,36 4,47", 8, 6, 3.2, side=1, clip=face)
    return face


_NOSE = [(0, 0.1), (0.5, 0.8), (0.8, 1.1), (1, 0.5)]


def _serene(b: Block) -> None:
    """She looks down: broad lids, thin long brows, a red mark on the forehead."""
    b.line("-12,-20 -21,-26 -33,-20|0,-21 13,-28 31,-20", 4.4, "leaf")
    b.line("-33,-3 -23,1 -13,-1|-1,0 10,4 24,2 34,-6", 5.4, "swell")
    b.line("-31,-10 -22,-13 -13,-9|1,-9 13,-14 28,-10", 3, "leaf")
    b.shape("-28,0 -18,1 -20,5 -26,4", "black", 0)
    b.shape("6,3 17,4 15,8 8,7", "black", 0)
    b.line("-12,-8 -15,6 -20,14 -15,18 -9,16", 3.4, _NOSE)
    b.add("red", polygon("-17,29 -12,26 -8,28 -4,26 1,29 -3,35 -8,37 -13,35"))
    b.line("-17,30 -8,31 1,29", 3, "swell")
    b.add("red", polygon("-9,-38 -5,-31 -9,-25 -13,-31"))


def _brave(b: Block) -> None:
    """Eyes straight ahead under brows that rise outwards, the lids painted as for the stage."""
    b.line("-10,-18 -22,-27 -37,-33", 6.4, [(0, 0.5), (0.5, 1), (1, 0.2)])
    b.line("0,-18 14,-28 36,-35", 7, [(0, 0.5), (0.5, 1), (1, 0.2)])
    for rouge in ("-12,-5 -24,-13 -36,-15 -34,-5 -22,-8", "0,-4 13,-13 34,-18 36,-9 24,-8 12,-9"):
        b.add("red", polygon(rouge))
    b.line("-35,-8 -23,-8 -11,-1|-2,-1 12,-9 26,-8 38,-15", 5.6, "swell")
    b.shape("-27,-7 -19,-6 -19,0 -22,2 -26,0", "black", 0)
    b.shape("8,-7 17,-8 17,-1 12,1 8,-1", "black", 0)
    b.line("-29,4 -21,5 -15,3|5,4 14,4 24,-1", 2.8, "leaf")
    b.line("-12,-8 -16,6 -21,13 -16,17 -9,15", 4, _NOSE)
    b.add("red", polygon("-18,27 -13,25 -9,27 -4,25 3,27 -2,32 -8,34 -14,32"))
    b.line("-19,28 -9,29 4,27", 3.8, "swell")
    b.line("-13,40 -4,40", 3.4, "leaf")


def _merry(b: Block) -> None:
    """A young face: round cheeks with red on them, eyes wide open, a smile."""
    b.line("-15,-23 -22,-28 -31,-24|4,-24 14,-30 26,-25", 5, "swell")
    b.line("-35,-3 -25,-10 -14,-3|0,-4 13,-12 28,-6", 5.4, "swell")
    b.shape("-30,-7 -20,-8 -19,2 -24,5 -29,2", "black", 0)
    b.shape("8,-9 19,-9 19,1 13,4 8,1", "black", 0)
    for x, y in ((-26, -5), (12, -6)):
        b.add("paper", box(x - 2, y - 1, x + 1.4, y + 2.4))
    b.line("-15,2 -20,9 -22,13 -17,16 -11,13", 3.4, _NOSE)
    b.add("red", polygon("-24,26 -14,28 -4,27 4,24 0,31 -9,35 -19,32"))
    b.line("-25,25 -14,29 -3,28 5,23", 3.8, "swell")
    b.add("red", polygon("12,12 20,9 27,13 24,20 15,21"))
    b.add("red", polygon("-34,13 -29,11 -26,15 -29,20 -33,19"))


def _fierce(b: Block) -> None:
    """Brows drawn together and steep, a look out of the corners of the eyes, lips pressed."""
    b.line("-10,-14 -22,-24 -34,-25", 5.6, [(0, 0.8), (0.4, 1), (1, 0.25)])
    b.line("-1,-14 14,-26 33,-30", 6.2, [(0, 0.8), (0.4, 1), (1, 0.25)])
    b.line("-34,-11 -23,-9 -11,0|-2,0 12,-8 26,-10 36,-18", 6.2, "swell")
    b.shape("-33,-9 -25,-8 -25,-1 -29,0 -33,-3", "black", 0)
    b.shape("2,-4 11,-8 11,0 7,3 2,1", "black", 0)
    b.line("-30,4 -22,5 -15,4|3,6 14,4 25,-3", 3.2, "leaf")
    b.line("-12,-7 -15,6 -21,14 -15,18 -9,16", 3.8, _NOSE)
    b.add("red", polygon("-17,30 -12,26 -8,29 -4,26 3,30 -2,36 -8,39 -14,36"))
    b.line("-18,31 -8,31.5 4,30.5", 3.4, "swell")


def _dreamy(b: Block) -> None:
    """Moth brows high on the forehead, half closed eyes that look aside, a tiny mouth."""
    for brow in ("-14,-29 -20,-35 -28,-33 -27,-28 -20,-29", "4,-29 12,-37 23,-35 22,-29 12,-31"):
        b.add("black", polygon(brow))
    b.line("-33,-4 -23,-8 -12,-3|-1,-3 12,-9 26,-6 35,-10", 5.2, "swell")
    b.shape("-23,-7 -16,-6 -16,-1 -20,0 -23,-2", "black", 0)
    b.shape("14,-8 22,-7 21,-2 17,-1 14,-3", "black", 0)
    b.line("-31,-13 -23,-15 -15,-12|2,-13 13,-17 26,-13", 2.8, "leaf")
    b.line("-12,-8 -15,6 -20,13 -15,17 -9,15", 3.4, _NOSE)
    b.add("red", polygon("-14,27 -11,25 -8,27 -5,25 -2,27 -5,35 -8,37 -11,35"))
    b.line("-14,29 -8,30 -2,29", 3, "swell")


def man_face(b: Block, mouth: Literal["stern", "smile", "none"] = "none") -> Area:
    """A man's face, 76 × 110: brows thick at the nose, narrow eyes, the nose in one line."""
    face = b.shape(
        "-2,-54 -24,-48 -36,-30 -36,-15 -32,-4 -36,10 -35,27 -28,43 -14,55 2,54 18,44 30,27 34,6 "
        "36,-14 30,-38 16,-51",
        "paper",
        7,
    )
    b.shape("30,-10 39,-16 46,-6 43,9 34,19 28,13", "paper", 6)
    b.line("36,-8 40,-3 37,8", 3, "leaf")
    b.line("-16,-25 -26,-33 -36,-27", 7, "nail")
    b.line("-4,-26 10,-37 27,-27", 8, "nail")
    b.line("-37,-8 -28,-12 -14,-4", 5, "swell")
    b.shape("-30,-11 -22,-10 -22,-4.5 -26,-3 -30,-5", "black", 0)
    b.line("-33,-3 -25,-1 -16,-2", 2.8, "leaf")
    b.line("-6,-3 8,-13 28,-9", 5.6, "swell")
    b.shape("4,-12 13,-13 13,-5 9,-3.5 4,-5", "black", 0)
    b.line("-2,0 9,2 22,-3", 3, "leaf")
    b.line("-13,-21 -14,-7 -21,6 -28,14 -25,20 -19,20 -15,17 -10,19", 4.8, "brush")
    if mouth == "stern":
        b.line("-24,36 -16,32 -11,34 -5,32 5,37", 5.6, "swell")
        b.line("-17,42 -11,43 -5,41", 3.4, "leaf")
    elif mouth == "smile":
        b.line("-26,28 -17,34 -4,33 7,24", 5, "swell")
        b.line("-16,41 -8,41", 3.4, "leaf")
    b.line("1,14 8,22 8,31", 3, "leaf")
    return face


def young_face(b: Block) -> Area:
    """A young scholar's face, 72 × 104: smooth, straight brows, mild eyes."""
    b.shape("30,-8 39,-13 44,-4 41,10 33,17 28,11", "paper", 5.4)
    face = b.shape(
        "0,-52 -21,-47 -33,-30 -35,-12 -32,-2 -35,12 -31,30 -19,46 -2,50 16,42 30,22 35,-8 31,-36 "
        "16,-49",
        "paper",
        6.8,
    )
    b.line("-12,-20 -22,-26 -36,-23", 7, [(0, 0.6), (0.5, 1), (1, 0.4)])
    b.line("-1,-21 13,-29 32,-24", 7.6, [(0, 0.6), (0.5, 1), (1, 0.4)])
    b.line("-35,-5 -25,-9 -13,-3|-3,-3 11,-10 28,-7", 5.2, "swell")
    b.shape("-28,-8 -20,-8 -20,-1.5 -24,0 -28,-2", "black", 0)
    b.shape("7,-9 16,-9 16,-2 11,-0.5 7,-2", "black", 0)
    b.line("-12,-14 -15,0 -21,10 -26,15 -21,19 -13,17", 4.2, "brush")
    b.line("-23,30 -15,31 -9,31 2,28", 5, "swell")
    b.line("-15,38 -7,38", 3, "leaf")
    b.comb("32,18 20,38 4,49", 9, 6, 3.4, side=1, clip=face)
    return face


def grip(b: Block, x: float, y: float, *, flip: bool = False, cuff: bool = True) -> None:
    """A hand closed round an upright at x, fingers to the right; below it a wide black sleeve."""
    with b.at(x, y, flip=flip):
        b.shape("-6,-28! -20,-14 -24,8 -10,26 10,28! 20,8 20,-16", "paper", 7)
        b.line("-2,-20 16,-22|-6,-9 18,-10|-6,3 17,3|-2,15 14,15", 4.6, "nail")
        if cuff:
            outline = "-20,-4! -46,12 -62,44 -66,92! 12,92! 12,50 -2,24!"
            b.halo(outline, 4.5)
            sleeve = b.shape(outline, "black", 5)
            b.carve("-24,2 -18,18 -4,32", 5.4, "even", sleeve)
            b.carve("-36,20 -48,52 -50,88|-20,32 -28,60 -28,88", 5, "nail", sleeve)
            b.carve("-6,40 -6,64 -8,88", 4.4, "nail", sleeve)


_ROBE = "-42,316! -70,332 -90,362 -100,410 -104,470! 106,470! 102,408 90,362 70,332 42,316!"


def robe(b: Block, x: float, ink: Ink = "paper") -> Area:
    """Shoulders and chest of a robe round x; returns what of it lies on the card."""
    with b.at(x, 0):
        area = b.shape(_ROBE, ink, 6 if ink == "black" else 9)
        if ink == "black":
            b.carve(
                "-76,354 -84,392 -86,452|-64,344 -70,390 -68,452|76,354 86,392 88,452|"
                "64,344 72,390 70,452",
                5.4,
                "nail",
                area,
            )
    return affinity.translate(area, x, 0).intersection(box(8, 300, 232, 480))


def neck(b: Block, x: float) -> None:
    """A neck and the bare triangle below it."""
    with b.at(x, 0):
        b.shape("-15,286! -14,312 -24,322 0,352 26,322 15,312 16,286!", "paper", 6)
        b.line("-10,306 2,316 14,304", 4, "leaf")


def lapels(b: Block, x: float, width: float = 17, ink: Ink = "paper") -> None:
    """Two lapels, the left over the right, cut off level at the neck."""
    edge: Ink = "paper" if ink == "black" else "black"
    with b.at(x, 0):
        below = box(-x, 315, 240 - x, 480)
        for path in ("34,296 12,346 2,366", "-36,296 -6,360 18,416 26,476"):
            b.line(path, width + 11, "even", edge, below)
            b.line(path, width, "even", "paper", below)
            b.line(path, width, "even", ink, below)


def plume(b: Block, path: Path, width: float = 15) -> None:
    """The long tail feather of a pheasant: a black ribbon with white bars."""
    points = spline(path)
    far = lengths(points)
    half = np.interp(far / far[-1], [0, 0.15, 0.6, 1], [width * k for k in (0.30, 0.5, 0.46, 0.1)])
    feather = ribbon(points, half)
    b.add("paper", feather.buffer(4))
    b.add("black", feather)
    across = normals(points) * (half * 0.74)[:, None]
    places, along = every(points, 12)
    for place, u in zip(places[1:-1], along[1:-1], strict=True):
        aside = across[int(np.argmin(np.hypot(*(points - place).T)))]
        b.carve([place - aside + u * 2, place - u * 1.5, place + aside + u * 2], 4, "even")


def plates(b: Block, area: Area, size: float = 17, height: float = 15, width: float = 4.2) -> None:
    """Armor of small plates: rows of upright strokes under a line, staggered."""
    x0, y0, x1, y1 = area.bounds
    for row in range(int((y1 - y0) / height) + 1):
        y = y0 + row * height
        b.line([(x0 - 4, y), ((x0 + x1) / 2, y + 3), (x1 + 4, y)], width * 1.15, "even", clip=area)
        first = x0 + (size / 2 if row % 2 else 0)
        uprights = [
            [(x, y + 2), (x + 0.6, y + height * 0.5), (x, y + height)]
            for x in np.arange(first, x1, size)
        ]
        b.lines(uprights, width, "nail", clip=area)
