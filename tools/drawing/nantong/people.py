"""Looks, hands and garments of the people on the cards.

Garments are placed as on the card, from the neck at y = 286 to below the sill.
"""

from dataclasses import replace
from functools import partial

import numpy as np
from shapely import affinity
from shapely.geometry import box

from tools.drawing.block import Block, Ink
from tools.drawing.geometry import Area, Path, every, lengths, normals, ribbon, spline
from tools.drawing.parts import faces, hands
from tools.drawing.parts.faces import Feature, Look

# -- women: each has an outline, brows, eyes and a mouth of her own --------------------------------

_woman = partial(Look, ear=faces.EAR_SMALL, jaw="31,16 20,36 4,47", shade=8)

# She looks down: broad lids, long thin brows, a red mark on the forehead.
SERENE = _woman(
    skin="0,-52 -20,-47 -32,-30 -34,-8 -32,12 -25,31 -12,46 2,48 18,38 30,18 34,-10 30,-36 16,-49",
    brows=Feature(
        (("-12,-20 -21,-26 -33,-20|0,-21 13,-28 31,-20", 4.4, "leaf"),),
        red="-9,-38 -5,-31 -9,-25 -13,-31",
    ),
    eyes=Feature(
        (
            ("-33,-3 -23,1 -13,-1|-1,0 10,4 24,2 34,-6", 5.4, "swell"),
            ("-31,-10 -22,-13 -13,-9|1,-9 13,-14 28,-10", 3, "leaf"),
        ),
        "-28,0 -18,1 -20,5 -26,4|6,3 17,4 15,8 8,7",
    ),
    nose=faces.NOSE_STRAIGHT,
    mouth=Feature(
        (("-17,30 -8,31 1,29", 3, "swell"),),
        red="-17,29 -12,26 -8,28 -4,26 1,29 -3,35 -8,37 -13,35",
    ),
)

# Eyes straight ahead under brows that rise outwards, the lids painted as for the stage.
BRAVE = _woman(
    skin="0,-52 -20,-47 -32,-30 -34,-8 -33,14 -28,32 -16,46 0,48 18,40 31,22 34,-8 30,-36 16,-49",
    brows=Feature(
        (("-10,-18 -22,-27 -37,-33", 6.4, "leaf"), ("0,-18 14,-28 36,-35", 7, "leaf")),
        red="-12,-5 -24,-13 -36,-15 -34,-5 -22,-8|0,-4 13,-13 34,-18 36,-9 24,-8 12,-9",
    ),
    eyes=Feature(
        (
            ("-35,-8 -23,-8 -11,-1|-2,-1 12,-9 26,-8 38,-15", 5.6, "swell"),
            ("-29,4 -21,5 -15,3|5,4 14,4 24,-1", 2.8, "leaf"),
        ),
        "-27,-7 -19,-6 -19,0 -22,2 -26,0|8,-7 17,-8 17,-1 12,1 8,-1",
    ),
    nose=faces.NOSE_STRAIGHT,
    mouth=Feature(
        (("-19,28 -9,29 4,27", 3.8, "swell"), ("-13,40 -4,40", 3.4, "leaf")),
        red="-18,27 -13,25 -9,27 -4,25 3,27 -2,32 -8,34 -14,32",
    ),
)

# Young: round cheeks with red on them, eyes wide open, a smile.
MERRY = _woman(
    skin="0,-50 -22,-45 -35,-28 -37,-6 -39,12 -33,30 -18,43 2,45 22,36 34,16 36,-10 32,-36 17,-48",
    brows=Feature((("-15,-23 -22,-28 -31,-24|4,-24 14,-30 26,-25", 5, "swell"),)),
    eyes=Feature(
        (("-35,-3 -25,-10 -14,-3|0,-4 13,-12 28,-6", 5.4, "swell"),),
        "-30,-7 -20,-8 -19,2 -24,5 -29,2|8,-9 19,-9 19,1 13,4 8,1",
        cuts=(("-26,-5 -26,-2|12,-6 12,-3", 3.4, "even"),),
    ),
    nose=Feature((("-15,2 -20,9 -22,13 -17,16 -11,13", 3.4, "brush"),)),
    mouth=Feature(
        (("-25,25 -14,29 -3,28 5,23", 3.8, "swell"),),
        red="-24,26 -14,28 -4,27 4,24 0,31 -9,35 -19,32",
    ),
    lines=Feature(red="12,12 20,9 27,13 24,20 15,21|-34,13 -29,11 -26,15 -29,20 -33,19"),
)

# Steep brows drawn together, a look out of the corners of the eyes.
FIERCE = _woman(
    skin=(
        "0,-52 -20,-47 -31,-30 -33,-10 -32,8 -25,28 -14,46 -4,54 8,46 22,30 31,10 34,-12 30,-37 "
        "16,-49"
    ),
    brows=Feature(
        (("-10,-14 -22,-24 -34,-25", 5.6, "wedge"), ("-1,-14 14,-26 33,-30", 6.2, "wedge"))
    ),
    eyes=Feature(
        (
            ("-34,-11 -23,-9 -11,0|-2,0 12,-8 26,-10 36,-18", 6.2, "swell"),
            ("-30,4 -22,5 -15,4|3,6 14,4 25,-3", 3.2, "leaf"),
        ),
        "-33,-9 -25,-8 -25,-1 -29,0 -33,-3|2,-4 11,-8 11,0 7,3 2,1",
    ),
    nose=faces.NOSE_STRAIGHT,
    mouth=Feature(
        (("-18,31 -8,31.5 4,30.5", 3.4, "swell"),),
        red="-17,30 -12,26 -8,29 -4,26 3,30 -2,36 -8,39 -14,36",
    ),
)

# Moth brows high on the forehead, half closed eyes that look aside, a tiny mouth.
DREAMY = _woman(
    skin="0,-52 -20,-47 -32,-30 -34,-8 -34,12 -28,32 -14,47 0,49 18,40 31,20 34,-10 30,-36 16,-49",
    brows=Feature(
        black="-14,-29 -20,-35 -28,-33 -27,-28 -20,-29|4,-29 12,-37 23,-35 22,-29 12,-31"
    ),
    eyes=Feature(
        (
            ("-33,-4 -23,-8 -12,-3|-1,-3 12,-9 26,-6 35,-10", 5.2, "swell"),
            ("-31,-13 -23,-15 -15,-12|2,-13 13,-17 26,-13", 2.8, "leaf"),
        ),
        "-23,-7 -16,-6 -16,-1 -20,0 -23,-2|14,-8 22,-7 21,-2 17,-1 14,-3",
    ),
    nose=faces.NOSE_STRAIGHT,
    mouth=Feature(
        (("-14,29 -8,30 -2,29", 3, "swell"),),
        red="-14,27 -11,25 -8,27 -5,25 -2,27 -5,35 -8,37 -11,35",
    ),
)

# -- men ---------------------------------------------------------------------------------------

SCHOLAR = Look(
    skin=(
        "0,-52 -21,-47 -33,-30 -35,-12 -32,-2 -35,12 -31,30 -19,46 -2,50 16,42 30,22 35,-8 31,-36 "
        "16,-49"
    ),
    ear=faces.EAR,
    brows=Feature((("-12,-20 -22,-26 -36,-23", 7, "leaf"), ("-1,-21 13,-29 32,-24", 7.6, "leaf"))),
    eyes=Feature(
        (("-35,-5 -25,-9 -13,-3|-3,-3 11,-10 28,-7", 5.2, "swell"),),
        "-28,-8 -20,-8 -20,-1.5 -24,0 -28,-2|7,-9 16,-9 16,-2 11,-0.5 7,-2",
    ),
    nose=Feature((("-12,-14 -15,0 -21,10 -26,15 -21,19 -13,17", 4.2, "brush"),)),
    mouth=Feature((("-23,30 -15,31 -9,31 2,28", 5, "swell"), ("-15,38 -7,38", 3, "leaf"))),
    jaw="32,18 20,38 4,49",
    shade=9,
)

SMILING = replace(faces.STERN, mouth=faces.MOUTH_SMILE)

# Wide eyes under brows like wings, a broad nose; the mouth is in the beard.
GLARING = Look(
    skin=faces.LEAN,
    ear=faces.EAR,
    brows=Feature(
        black="-9,-13! -17,-25 -32,-37 -48,-46! -45,-34 -34,-23 -20,-13!|"
        "-3,-13! 8,-27 28,-41 48,-50! 44,-36 28,-24 10,-12!"
    ),
    eyes=Feature(
        (
            ("-37,-12 -24,-10 -11,-2 -21,5 -31,4 -37,-2 -37,-12", 4.4, "even"),
            ("-3,-2 12,-10 32,-13 30,-1 20,5 8,4 -3,-2", 4.8, "even"),
            ("-32,11 -24,12 -17,9|6,11 16,11 26,7", 3.4, "leaf"),
        ),
        "-30,-6 -25,-9 -20,-6 -20,0 -25,2 -30,-1|8,-7 13,-10 18,-7 18,-1 13,1 8,-2",
    ),
    nose=Feature(
        (
            ("-13,-10 -15,0 -18,9|-4,-10 -4,2 -3,10", 3.6, "leaf"),
            ("-26,20 -22,19|-8,19 -4,17", 4, "leaf"),
        ),
        white=(
            ("-17,8 -29,13 -32,20 -24,25 -14,22 -4,24 2,18 -4,10", 4.6),
            ("-12,-14! -4,-14! -4,10! -15,8!", 0),
        ),
    ),
    mouth=Feature(),
    shade=0,
)


def grip(b: Block, x: float, y: float, *, flip: bool = False, cuff: bool = True) -> None:
    """A hand closed round an upright at x, fingers to the right; below it a wide black sleeve."""
    with b.at(x, y, flip=flip):
        with b.at(0, 0, 1.2, flip=True):
            hands.grip(b)
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


def feather(b: Block, path: Path, width: float) -> None:
    """The long tail feather of a pheasant: a black ribbon with white bars."""
    points = spline(path)
    far = lengths(points)
    half = np.interp(far / far[-1], [0, 0.15, 0.6, 1], [width * k for k in (0.30, 0.5, 0.46, 0.1)])
    whole = ribbon(points, half)
    b.add("paper", whole.buffer(4))
    b.add("black", whole)
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
