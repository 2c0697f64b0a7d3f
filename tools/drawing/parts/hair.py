"""Hair, caps and cloths round the head, to be drawn over a face, round its origin."""

import math
from dataclasses import dataclass

import numpy as np

from tools.drawing.block import Block
from tools.drawing.geometry import Area, disc, every, knots, polygon, spline


def topknot(b: Block) -> None:
    """Hair with shaved pate, the topknot lying forward on it."""
    b.shape(
        "16,-52 28,-52 41,-40 47,-22 45,-10 37,-16 30,-9 27,8 21,2 20,-12 13,-30 20,-38 20,-46",
        "black",
        0,
    )
    b.shape("-38,-22! -35,-40 -25,-50 -29,-36 -33,-16!", "black", 0)
    b.shape(
        "40,-44 34,-60 22,-70 2,-74 -18,-68 -26,-58 -22,-51 -8,-54 8,-57 20,-54 28,-46", "black", 0
    )
    b.carve("17,-73 24,-62 21,-52", 3.4, "even")
    b.carve("24,-71 31,-60 29,-50", 3, "even")
    b.carve("-18,-61 -4,-65 10,-65", 2.8)
    b.carve("27,-46 36,-34 40,-20", 2.8)
    b.carve("20,-36 28,-28 31,-16", 2.4)


def side_hair(b: Block) -> None:
    """Shaved pate, hair at the temple and round the ear, topknot lying forward."""
    b.shape(
        "12,-54 28,-54 42,-42 48,-22 46,-10 38,-18 30,-11 28,8 21,0 20,-14 12,-32 18,-42",
        "black",
        0,
    )
    b.shape("-38,-24! -36,-40 -25,-52 -30,-38 -34,-18!", "black", 0)
    b.carve("27,-47 37,-35 42,-21", 3)
    b.carve("19,-38 28,-30 32,-17", 2.8)


def headband(b: Block) -> None:
    """Twisted headband below a shaved crown, topknot on it, knot and ends behind."""
    b.shape("42,-46! 58,-60 72,-62! 64,-48 76,-42! 60,-36 46,-34!", "paper", 5.5)
    b.line("48,-44 56,-50 64,-54", 3.6, "leaf")
    g = b.shape("-36,-44! -32,-66 -10,-80 18,-79 38,-64 46,-42!", "paper", 7)
    b.comb("38,-64 18,-79 2,-80", 10, 7, 4, side=-1, clip=g)
    b.shape(
        "50,-50 48,-66 36,-80 14,-88 -8,-89 -20,-82! -18,-73! -4,-77 12,-74 26,-66 34,-54",
        "black",
        2,
    )
    b.line("18,-92 22,-80 18,-68", 5, "even", "paper")
    b.carve("-12,-83 0,-84 10,-82", 3, "leaf")
    band = b.shape(
        "-40,-30! -26,-39 0,-42 26,-39 46,-30! 49,-47 28,-55 0,-58 -24,-55 -39,-46!", "paper", 6
    )
    for x in range(-30, 46, 15):
        b.line([(x - 6, -64), (x + 1, -48), (x + 10, -30)], 7, "swell", "black", band)


def hood(b: Block) -> Area:
    """Dotted cloth tied under the chin; before the face; then `hood_front`."""
    return b.shape(
        "-2,-84 -30,-76 -47,-54 -52,-24 -44,2 -40,26 -32,44 -14,66 8,68 30,54 46,34 54,6 "
        "56,-28 46,-60 24,-80",
        "paper",
        7.5,
    )


def hood_front(b: Block) -> None:
    """The front of the hood, with its knot; after the face."""
    cloth = b.shape(
        "-42,-18! -38,-36 -22,-46 0,-49 18,-45 30,-34 36,-14 35,8 27,34 8,58! 22,62 "
        "42,44 54,16 57,-28 46,-60 24,-80 -2,-86 -30,-78 -47,-54 -51,-24!",
        "paper",
        7,
    )
    spots = (
        "-45,-43 -36,-60 -24,-60 -17,-75 -6,-64 5,-77 14,-63 25,-70 31,-56 42,-54 43,-38 51,-25 "
        "47,-9 51,5 45,20"
    )
    for x, y, _ in knots(spots):
        b.add("black", disc(x, y, b.rng.uniform(3.4, 4.3), 4, 9), cloth)
    b.line("-44,-22 -34,-44 -14,-56 10,-55 30,-43 41,-20 40,8", 5, "brush")
    b.comb("50,30 40,46 24,61", 15, 7, 5, side=1, clip=cloth)
    b.shape("-14,58! -32,66 -40,84! -22,84 -6,70! 0,88 16,96! 18,76 8,60!", "paper", 6.5)
    b.line("-14,64 -24,72 -30,79", 4, "leaf")
    b.line("2,68 8,80 12,88", 4, "leaf")
    b.shape("-18,54 -4,52 11,55 10,68 -5,71 -18,67", "black", 3)
    b.carve("-12,58 -5,62 -9,68", 3.4, "leaf")


def runner_hair(b: Block) -> None:
    """Bald crown, broad black temples, thin topknot bent forward."""
    b.shape(
        "14,-54 30,-54 44,-42 50,-20 48,-8 39,-17 31,-11 31,14 24,22! 20,8 20,-12 10,-30 18,-42",
        "black",
        0,
    )
    b.shape("-38,-26! -35,-42 -24,-52 -31,-38 -33,-14!", "black", 0)
    b.shape(
        "44,-42 40,-60 28,-68 8,-72 -12,-68 -22,-60! -20,-54! -4,-58 10,-60 22,-57 30,-48",
        "black",
        2,
    )
    b.carve("22,-70 29,-60 27,-50", 4.2, "even")
    b.carve("-14,-62 0,-65 14,-65", 3, "leaf")
    b.carve("30,-46 40,-34 44,-18", 3.2)
    b.carve("20,-36 28,-26 29,-8", 3)


def ronin_hair(b: Block) -> None:
    """Unshaven crown bound by a white headband, tuft standing behind."""
    b.shape(
        "14,-50 30,-50 44,-40 50,-20 48,-8 39,-17 31,-11 31,14 24,24! 20,8 20,-12 12,-30 18,-42",
        "black",
        0,
    )
    g = b.shape(
        "-38,-32! -42,-54 -28,-72 -4,-80 22,-76 42,-62 50,-36! 40,-30 28,-40 0,-46 -24,-43",
        "black",
        4,
    )
    b.line(
        "-34,-56 -20,-68 -4,-72|-16,-58 0,-68 18,-68|2,-58 18,-64 32,-58", 4.4, "leaf", "paper", g
    )
    b.shape(
        "-40,-32! -24,-43 2,-46 28,-42 48,-32! 51,-45 30,-55 2,-59 -26,-55 -41,-45!", "paper", 5.5
    )
    b.carve("30,-34 40,-24 44,-12", 3.4)
    b.carve("22,-30 27,-20 28,-2", 3.2)
    b.line("44,-40 58,-30 64,-16 74,-6", 11, [(0, 0.6), (0.6, 1), (1, 0.8)])
    b.line("46,-39 58,-29 64,-16 72,-8", 4.4, "even", "paper")


def bun_hair(b: Block) -> None:
    """Full hair drawn back to a bun, forelock."""
    b.shape("28,-50 30,-64 42,-72 56,-66 58,-52 48,-42 36,-42", "black", 4)
    b.carve("36,-62 45,-64 53,-56", 3.4)
    b.carve("36,-53 44,-55 51,-50", 3)
    b.shape(
        "-36,-26! -38,-44 -28,-58 -8,-66 16,-66 36,-56 47,-38 48,-16 45,-8 38,-16 31,-10 "
        "28,8 22,4! 22,-12 16,-28 2,-40! -8,-32 -18,-34 -22,-42! -28,-36 -30,-28",
        "black",
        0,
    )
    b.carve(
        "-30,-48 -10,-57 20,-57|-14,-44 6,-52 30,-48|8,-42 24,-42 38,-34|22,-32 34,-30 42,-18",
        3.2,
        "leaf",
    )


def spotted_cloth(b: Block) -> None:
    """Spotted black cloth bound round the head, tied behind."""
    b.shape("46,-12! 63,-5 77,14 80,42! 70,36 60,46! 53,22 44,8", "paper", 6)
    g = b.shape(
        "-40,-24! -43,-48 -31,-70 -5,-83 25,-78 44,-58 50,-28 49,-6! 42,-14 38,-24 "
        "24,-39 2,-45 -20,-39",
        "black",
        5,
    )
    b.dots(
        polygon("-38,-50 -28,-68 -4,-81 24,-76 42,-56 48,-38 30,-54 4,-61 -20,-56").intersection(
            g.buffer(-3)
        ),
        14,
        3.8,
        "paper",
        14,
    )
    roll = "-41,-32 -22,-45 3,-51 28,-45 47,-25"  # twisted roll over the brow
    b.line(roll, 21, [(0, 0.8), (0.5, 1), (1, 0.8)])
    b.line(roll, 11.5, [(0, 0.7), (0.5, 1), (1, 0.75)], "paper")
    places, along = every(spline(roll), 11)
    for q, t in zip(places[1:], along[1:], strict=True):
        across = np.array([-t[1], t[0]]) * 7
        b.line([q - across + t * 4, q, q + across - t * 4], 4, "even")
    b.shape("38,-18 48,-22 54,-12 52,2 44,4 37,-6", "black", 3)
    b.carve("42,-14 48,-10 48,-2", 3.6, "leaf")


def horned_cap(b: Block) -> None:
    """Black cloth cap folded into two horns, white band knotted behind, neck flap;
    origin as face.
    """
    b.shape("30,-30! 44,-34 49,-20 50,6 54,24 48,32 40,28 35,14! 38,-6", "black", 4)  # neck flap
    b.carve("42,-22 43,2 46,22", 4, "nail")
    g = b.shape(
        "-40,-30! -50,-48 -58,-74 -57,-102 -47,-126! -42,-108 -30,-90 -14,-76 -2,-90! "
        "12,-74 30,-82 42,-96 48,-112 47,-128! 64,-110 71,-86 66,-58 48,-34! 20,-44 "
        "-14,-46",
        "black",
        5,
    )
    b.carve(
        "-34,-46 -44,-62 -50,-84 -49,-108|-22,-50 -32,-66 -42,-84 -46,-100|-10,-54 "
        "-20,-68 -31,-78|40,-46 52,-62 60,-84 57,-106|28,-50 42,-64 52,-80 54,-96|16,-54 "
        "28,-66 39,-74|2,-56 0,-68 -2,-80",
        5.4,
        "nail",
        g,
    )
    band = b.shape(
        "-41,-24! -30,-34 -10,-39 16,-37 38,-26 47,-10! 51,-24 45,-39 20,-50 -10,-53 "
        "-32,-47 -45,-37",
        "paper",
        5.5,
    )
    b.line("-30,-41 -8,-46 18,-43 36,-34", 3.4, "leaf", "black", band)
    b.shape("45,-28! 58,-36 66,-27 60,-16 48,-14!", "paper", 5)  # knot


def white_cloth(b: Block) -> None:
    """White spotted cloth tied round the head, knot behind; hair below; origin as face()."""
    b.shape("27,-34! 40,-40 47,-26 46,-8 38,-15 31,-9 28,10 21,4 20,-12", "black", 3)
    b.shape("-38,-24! -33,-8 -36,-2! -40,-14", "black", 2)
    b.shape("44,-38! 62,-54 78,-52 74,-40 58,-32 46,-26!", "paper", 5.5)
    b.shape("46,-32! 64,-30 74,-14 70,-4 58,-12 44,-22!", "paper", 5.5)
    g = b.shape(
        "-42,-22! -46,-40 -34,-56 -10,-66 18,-64 38,-53 49,-36 48,-16! 38,-28 16,-38 "
        "-10,-40 -30,-33",
        "paper",
        7,
    )
    for x, y in ((-35, -39), (-22, -50), (-2, -55), (18, -53), (34, -42), (-14, -44), (8, -46)):
        b.add("black", disc(x, y, 4.6, 4.6, 7), g)
    b.line("-40,-26 -10,-43 16,-41 40,-30 47,-20", 6, "even")
    b.shape("42,-40 50,-42 55,-33 51,-24 43,-26", "paper", 5)


def full_beard(b: Block) -> None:
    """A black beard from ear to ear, the mouth open in it."""
    beard = b.shape(
        "-42,22! -36,30 -30,27 -22,25 -14,27 -6,25 4,28 14,32 24,24 34,4 40,-6! 42,12 42,32 "
        "34,54 16,68 -8,72 -30,64 -42,46",
        "black",
        2,
    )
    b.add("paper", polygon("-27,35 -16,32 -6,33 2,37 -6,42 -18,42"))
    b.line("-27,38 -14,36.5 2,38", 4.2, "swell")
    b.carve(
        "-35,34 -37,44 -33,55|-25,46 -26,56 -22,66|-14,48 -14,58 -11,69|-3,48 -1,57 -1,68|"
        "8,43 12,52 11,63|18,36 24,44 23,57|28,24 34,32 33,46|35,10 38,20 38,32",
        3.4,
        "leaf",
        beard,
    )


def tufts(b: Block) -> None:
    """Shaved head with a forelock, a side lock and a nape lock."""
    b.shape(
        "-16,-58 -2,-72 20,-72 32,-58 30,-46 22,-50 18,-38 10,-48 4,-33 -4,-46 -12,-36! "
        "-14,-47 -22,-44!",
        "black",
        3,
    )
    b.carve("6,-70 -4,-58 -7,-47|14,-70 8,-56 5,-43|23,-66 20,-56 18,-47", 3.2)
    b.shape("31,-30 42,-34 49,-20 51,-8 44,-6 40,4 34,6! 35,-6 30,-14", "black", 2)
    b.carve("42,-28 42,-14 38,-2", 3)


def bound_hair(b: Block) -> None:
    """Full black hair drawn back, for the two faces of a man."""
    b.shape(
        "-36,-18! -40,-40 -26,-58 0,-65 26,-60 43,-44 49,-22 46,-8 38,-16 31,-9 28,10 "
        "21,2 20,-14 14,-30! -2,-40 -20,-40 -31,-30",
        "black",
        2,
    )
    b.carve("-30,-42 -12,-54 8,-57|-8,-44 14,-51 32,-45|16,-36 30,-37 41,-24", 4.2)


def pin(b: Block, x: float, y: float, u: float, v: float) -> None:
    """A flat hairpin of shell, from its free end (x, y) to the hair at (u, v)."""
    length = math.hypot(u - x, v - y)
    nx, ny = -(v - y) / length * 5, (u - x) / length * 5
    b.shape(
        [
            (x + nx * 1.1, y + ny * 1.1, True),
            (x - nx * 1.1, y - ny * 1.1, True),
            (u - nx * 0.55, v - ny * 0.55, True),
            (u + nx * 0.55, v + ny * 0.55, True),
        ],
        "paper",
        5,
    )


def flower(b: Block, x: float, y: float, radius: float, turn: float = 0) -> None:
    """A white flower of five notched petals, on black."""
    petal = (
        (-0.50, 0.62, False),
        (-0.40, 0.92, False),
        (-0.16, 1.03, False),
        (0, 0.84, True),
        (0.16, 1.03, False),
        (0.40, 0.92, False),
        (0.50, 0.62, False),
        (0.628, 0.34, True),
    )
    edge = []
    for i in range(5):
        a = math.radians(turn + i * 72 - 90)
        for aside, far, corner in petal:
            u, v = radius * far * math.cos(a + aside), radius * far * math.sin(a + aside)
            edge.append((x + u, y + v, corner))
    b.add("paper", polygon(edge, 2))
    b.add("black", disc(x, y, radius * 0.2, radius * 0.2, 7))


def woman_hair_behind(b: Block) -> None:
    """Roll of hair behind ear and nape; before the face."""
    b.shape("26,-60 48,-52 62,-34 68,-8 66,14 58,28 47,33 40,24 37,8 34,-10 30,-40", "black", 0)


@dataclass(frozen=True)
class HairDress:
    """What is put into a woman's hair.

    Args:
        comb: a comb before the top roll.
        pins: how many pins of shell, at most two.
        bloom: a flower above the ear.
    """

    comb: bool = True
    pins: int = 2
    bloom: bool = True


DRESSED = HairDress()


def woman_hair(b: Block, dress: HairDress) -> None:
    """Hair combed up: wings, forelock, top roll with its tie; after the face."""
    for end in ((-74, -46, -44, -52), (86, -72, 44, -62))[: dress.pins]:
        pin(b, *end)
    mass = b.shape(
        "-33,-6! -43,-10 -52,-24 -50,-42 -40,-58 -22,-69 2,-73 28,-70 49,-60 62,-42 "
        "67,-18 64,2 55,6 46,-8 38,-14! 35,-13 36,-22 30,-33 16,-41 -1,-43! -17,-40 "
        "-27,-31 -32,-20",
        "black",
        0,
    )
    b.carve(
        "-37,-12 -46,-26 -43,-44 -31,-58|-34,-22 -39,-38 -27,-57|-26,-36 -28,-48 "
        "-17,-63|-14,-45 -15,-55 -7,-67|-1,-48 -2,-58 2,-69|11,-46 14,-57 12,-68|23,-43 "
        "28,-55 24,-67|32,-34 41,-50 36,-64|39,-26 51,-42 47,-58|43,-16 58,-30 "
        "57,-46|52,-8 63,-20 63,-34",
        3.5,
        "leaf",
        mass,
    )
    b.carve("48,2 57,18 52,29", 3.4, "leaf")
    b.carve("54,6 63,12 61,22", 3, "leaf")
    # top roll
    roll = b.shape(
        "-18,-78 -25,-90 -15,-101 10,-107 36,-104 51,-92 47,-79 28,-73 4,-72", "black", 0, halo=3.4
    )
    b.carve(
        "-18,-86 -15,-95 3,-101|-10,-80 -8,-90 6,-97|46,-84 44,-94 30,-100|38,-79 36,-89 26,-96",
        3.6,
        "leaf",
        roll,
    )
    tie = b.shape("9,-110! 23,-109! 24,-92 22,-72! 8,-71! 10,-92", "paper", 4.6)
    b.line("16,-106 17,-90 15,-75", 4, "even", "black", tie)
    if dress.comb:
        shell = b.shape(
            "-37,-62! -36,-77 -23,-87 -3,-88 12,-81 16,-71! 4,-75 -12,-73 -26,-68", "paper", 5.4
        )
        for x, y in ((-27, -66), (-15, -71), (-3, -74), (8, -74)):
            b.line([(x, y), (x - 1, y - 8)], 3.6, "even", "black", shell)
    if dress.bloom:
        b.add("black", disc(52, -56, 22, 22, 12))
        flower(b, 52, -56, 19, 12)
