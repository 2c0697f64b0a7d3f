"""A branch with two peaches, a third below."""

import numpy as np

from tools.drawing.block import Block, Profile
from tools.drawing.geometry import ellipse, evenly, polygon, spline


def _peach(b: Block) -> None:
    """A peach, tip down, the origin in its middle, 96 × 104."""
    skin = b.shape(
        "0,-46 -22,-50 -42,-34 -50,-8 -44,20 -28,40 -10,52 -2,64! 8,52 28,40 44,18 48,-8 42,-34 "
        "22,-50",
        "paper",
        9,
    )
    blush = polygon("-2,62! -12,50 -30,36 -42,16 -30,14 -16,20 -2,16 12,22 26,14 42,12 32,34 10,50")
    b.add("red", blush, skin.buffer(-3))
    b.line("0,-44 12,-26 16,0 10,30 -2,60", 6.5)
    b.comb("43,-32 48,-8 44,18 28,39 8,52", 18, 6.5, 4.2, clip=skin, fade=(0.8, 1))
    b.comb("15,-8 15,6 11,28 3,48", 11, 6.5, 3.8, clip=skin)
    down = (
        (-32, -22),
        (-24, -34),
        (-36, -6),
        (-22, -14),
        (-12, -30),
        (-26, 4),
        (-10, -12),
        (-14, 4),
        (26, -30),
        (30, -12),
    )
    for x, y in down:
        b.line([(x, y), (x + 1.5, y + 5)], 3.6, "leaf")


def _leaf(b: Block, *, dark: bool) -> None:
    """A leaf 90 long that points upwards, the origin at its stalk."""
    n, w, bend = 90, 22, 10
    edge = [
        (0, 0, True),
        (-w * 0.75, -n * 0.25),
        (-w, -n * 0.5),
        (-w * 0.6 + bend * 0.5, -n * 0.8),
        (bend, -n, True),
        (w * 0.8 + bend * 0.4, -n * 0.7),
        (w, -n * 0.4),
        (w * 0.6, -n * 0.15),
    ]
    area = b.shape(edge, "black" if dark else "paper", 6)
    rib = [(0, -2), (-1, -n * 0.4), (bend * 0.4, -n * 0.75), (bend * 0.9, -n * 0.94)]
    places, _ = evenly(spline(rib), 9)
    veins = []
    for i in range(1, 8):
        x, y = places[i]
        k = w * (1 - abs(i - 3) / 7)
        for side in (-k, k):
            veins += [[(x, y), (x + side * 0.45, y - 7), (x + side * 0.86, y - 17)]]
    b.line(rib, 5 if dark else 5.5, "nail", "paper" if dark else "black", area)
    b.lines(veins, 3.4, "nail", "paper" if dark else "black", area)


def draw(b: Block) -> None:
    """Draw the picture."""
    # leaves behind
    for x, y, scale, turn, dark in (
        (112, 330, 1.0, -66, True),
        (140, 500, 1.0, 70, True),
        (84, 590, 0.95, -48, False),
    ):
        with b.at(x, y, scale, turn):
            _leaf(b, dark=dark)
    _branch(b)
    with b.at(76, 448, 1, 6):
        _peach(b)
    with b.at(162, 556, 1.02, -8, flip=True):
        _peach(b)
    with b.at(124, 742, 1.3, 3):
        _peach(b)
    # leaves in front
    for x, y, scale, turn, dark, flip in (
        (70, 384, 0.9, -22, True, False),
        (172, 478, 0.95, 24, False, False),
        (78, 642, 0.95, 206, True, False),
        (126, 650, 0.98, 106, True, False),
        (72, 646, 0.6, -58, False, False),
        (170, 206, 0.85, 150, False, False),
        (92, 216, 0.82, -58, True, True),
        (120, 326, 0.92, 66, True, False),
        (100, 222, 0.7, -8, False, False),
    ):
        with b.at(x, y, scale, turn, flip=flip):
            _leaf(b, dark=dark)


def _branch(b: Block) -> None:
    """Black, knotty strokes with carved bark."""
    boughs = (
        (
            "221,140 190,174 166,214 140,250 116,300 108,352 118,410 112,470 92,530 78,580 70,640",
            30,
        ),
        ("116,400 140,420 166,452 176,480", 15),
        ("150,240 120,226 92,214 76,196", 13),
        ("84,560 108,590 122,624 126,690", 13),
        ("112,320 90,340 72,362 66,384", 13),
    )
    knotty: Profile = [
        (0, 1.1),
        (0.2, 0.9),
        (0.24, 1.15),
        (0.3, 0.9),
        (0.55, 0.7),
        (0.6, 0.9),
        (0.66, 0.62),
        (1, 0.2),
    ]
    for path, width in boughs:
        b.line(path, width + 9, [(0, 1.05), (0.5, 0.75), (1, 0.34)], "paper")
    for path, width in boughs:
        b.line(path, width, knotty)
    b.carve(
        "210,160 188,180 176,196|196,162 178,184|160,216 146,238 136,258|150,222 140,240|"
        "120,292 112,316 112,340|108,344 112,372 117,396|116,420 112,448 104,476|"
        "106,486 96,514 90,536",
        3.6,
    )
    turns = np.linspace(0, 5.5, 7)
    for x, y in ((130, 268), (112, 400), (86, 550)):  # knots
        b.shape([(x + 6 * np.cos(a), y + 8 * np.sin(a)) for a in turns], "paper", 0)
        b.shape(ellipse(x, y, 2.5, 4, 7), "black", 0)
