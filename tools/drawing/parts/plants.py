"""Flowers, leaves and fruit."""

import math

from tools.drawing.block import Block
from tools.drawing.geometry import disc, ellipse


def peony_petal(b: Block, scale: float = 1, turn: float = 0) -> None:
    """A red petal with a notched rim, pointing up, 88 long, origin at its foot."""
    with b.at(0, 0, scale, turn):
        petal = b.shape(
            "0,6! -22,-22 -37,-52 -34,-74 -22,-85 -11,-78! 0,-88 12,-80! 25,-86 36,-72 36,-50 "
            "20,-20",
            "red",
            6.5,
        )
        for x, y in ((-24, -70), (-12, -66), (0, -74), (12, -68), (24, -71)):
            cut = [(x * 1.02, y - 10), (x * 0.82, y + 8), (x * 0.55, y + 34)]
            b.carve(cut, 4.6, "thorn", petal)


def peony(b: Block) -> None:
    """An open red flower of radius 96: three rings of petals, then the stamens."""
    rings = (
        ((18, -40, 75, -98, 132, -152, 180), 0.96, -12),
        ((-10, 50, -72, 112, -132, 168), 0.70, 0),
        ((10, 85, -80, -165), 0.42, 6),
    )
    for turns, scale, foot in rings:
        for turn in turns:
            with b.at(turn=turn), b.at(0, foot):
                peony_petal(b, scale)
    b.shape(ellipse(0, 4, 15, 13), "black", 3)
    for i in range(7):
        at = 0.9 * i
        b.add("paper", disc(8.5 * math.cos(at), 4 + 7.5 * math.sin(at), 2.6))


def peony_leaf(b: Block) -> None:
    """A black leaf of three lobes pointing right, 84 long, origin at the stalk."""
    leaf = b.shape(
        "0,0! 12,-14 26,-32 46,-40! 44,-24 50,-16! 62,-16 84,-2! 64,8 50,10! 48,20 52,36! "
        "30,28 14,12",
        "black",
        3,
    )
    b.carve("2,0 30,-3 74,-3", 4.6, "nail", leaf)
    b.carve("14,-4 26,-20 40,-33|14,3 28,14 44,28", 4.2, "nail", leaf)
    b.carve("46,-4 56,-11|46,-1 56,5|58,-3 66,-8|26,-18 36,-20|27,12 36,13", 3.2, "leaf", leaf)


def plum_blossom(b: Block, x: float, y: float, scale: float = 1, turn: float = 0) -> None:
    """A red flower of five round petals, radius 24."""
    with b.at(x, y, scale, turn):
        for i in range(5):
            with b.at(turn=i * 72):
                b.shape(ellipse(0, -13, 11, count=9), "red", 4.6)
        b.add("paper", disc(0, 0, 7))
        b.add("black", disc(0, 0, 3.4))


def long_leaf(b: Block) -> None:
    """A slender black leaf pointing right from the origin, as on a peach, 92 long."""
    leaf = b.shape("0,0! 20,-15 51,-20 92,-4! 61,14 28,14", "black", 4)
    b.carve("4,0 46,-3 86,-4", 4.6, "nail", leaf)
    b.carve("20,-2 31,-13|20,0 32,9|39,-2 50,-13|39,0 51,9|57,-2 68,-13|57,0 69,9", 3.8, clip=leaf)


def lotus_petal(b: Block, scale: float, turn: float, width: float = 8) -> None:
    """A red petal of a lotus, pointing up, 146 long, origin at its foot."""
    with b.at(0, 0, scale, turn):
        petal = b.shape(
            "0,12! -30,-30 -36,-84 -14,-126 2,-146! 16,-126 36,-84 30,-30", "red", width
        )
        for x in (-18, -6, 6, 18):
            tip = [(x * 0.4, -128 + abs(x) * 1.4), (x * 0.9, -104 + abs(x)), (x, -70)]
            b.carve(tip, width * 0.6, "thorn", petal)
        b.carve("0,0 -1,-30 0,-62", width * 0.6, "thorn", petal)


def lotus(b: Block) -> None:
    """An open red lotus on its cup, 290 wide, 160 high, origin at the foot of the petals."""
    for turn, scale in (
        (-72, 0.86),
        (72, 0.86),
        (-50, 1.0),
        (50, 1.0),
        (-26, 1.06),
        (26, 1.06),
        (0, 1.1),
    ):
        lotus_petal(b, scale, turn)
    for turn, scale in ((-62, 0.62), (62, 0.62), (-32, 0.66), (32, 0.66), (0, 0.52)):
        with b.at(0, 8):
            lotus_petal(b, scale, turn, 11)
    b.shape("-40,4 -20,18 0,24 20,18 40,4! 24,40 0,48 -24,40", "black", 3)
