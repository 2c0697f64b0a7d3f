"""Whole heads: from behind, in lost profile, an old man's, a woman's."""

from dataclasses import replace

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.faces import BROWS_TUFTED, OLD, Feature, Look, face
from tools.drawing.parts.hair import DRESSED, HairDress, woman_hair, woman_hair_behind


def head_back(b: Block) -> None:
    """Head from behind: both ears, the nape, hair drawn up to the knot, a band; 84 × 96."""
    b.shape("-33,-6 -41,-13 -46,-3 -42,12 -32,18", "paper", 6)
    b.shape("33,-6 41,-13 46,-3 42,12 32,18", "paper", 6)
    b.line("-38,-6 -40,0 -37,9", 3, "leaf")
    b.line("38,-6 40,0 37,9", 3, "leaf")
    b.shape(
        "0,-48 -22,-44 -35,-24 -36,0 -30,22 -22,34 -20,50! 20,50! 22,34 30,22 36,0 35,-24 22,-44",
        "paper",
        7,
    )
    b.shape(
        "0,-48 -22,-44 -35,-24 -36,0 -31,16! -24,10 -21,22! -10,18 0,34! 10,18 21,22! "
        "24,10 31,16! 36,0 35,-24 22,-44",
        "black",
        0,
    )
    for x in (-28, -19, -9, 0, 9, 19, 28):
        b.carve(
            [(x * 0.16, -40), (x * 0.72, -26), (x, -8), (x * 0.96, 8 + (7 if abs(x) < 12 else 0))],
            3.3,
            "leaf",
        )
    band = b.shape("-37,-20 -20,-15 0,-13 20,-15 37,-20 38,-6 20,0 0,2 -20,0 -38,-6", "paper", 5.5)
    for x in range(-34, 36, 10):
        b.line([(x - 4, 2), (x + 1, -8), (x + 5, -20)], 4, "swell", "black", band)


def lost_profile(b: Block) -> None:
    """Lost profile from behind, looking left: cheek, ear, whiskers, hair drawn up to a pinned knot;
    origin in the middle.
    """
    b.line("-6,-56 20,-66 54,-80", 6, "brush")  # pin
    b.shape("10,-46 2,-58 6,-74 22,-80 37,-74 41,-58 34,-44", "black", 4)
    b.carve("8,-60 20,-66 36,-62", 3.6, "leaf")
    b.carve("12,-70 22,-74 32,-70", 3, "leaf")
    b.shape("-28,-14! -42,-3 -53,9 -48,15 -28,15", "paper", 5)  # tip of the nose
    b.shape("-22,32! -19,50 -24,64! 40,64! 36,50 36,24!", "paper", 6)  # neck
    b.line("20,40 17,51 19,62", 4, "nail")
    b.shape(
        "2,-52 -18,-48 -31,-36 -38,-20 -35,-9! -41,2 -40,16 -36,30 -28,39 -14,40 0,34! "
        "20,36 36,30 43,10 42,-14 32,-38 18,-50",
        "paper",
        7,
    )
    b.shape(
        "4,-53 -14,-49 -25,-40 -22,-28 -17,-16 -17,0! -12,-14 0,-16 10,-8 11,6 4,18 "
        "-8,22! -12,34 0,37 20,38 34,35 43,14 43,-14 33,-38 20,-50",
        "black",
        3,
    )
    b.shape("-15,-6 -8,-14 3,-11 7,0 3,13 -4,19 -11,15 -15,4", "paper", 6)  # ear
    b.line("-10,-5 -2,-6 0,3 -5,11", 3.6, "leaf")
    b.line("-41,-18 -34,-24 -27,-20", 7.5, "nail")  # brow
    b.line("-38,-6 -32,-10 -25,-7", 5.4, "leaf")  # lid
    b.add("paper", polygon("-46,40 -30,46 -29,62 -42,70 -54,66").buffer(2))
    b.shape(
        "-18,4! -13,16 -8,28 -12,42 -24,46 -36,58 -44,62! -44,48 -38,36! -28,34 -20,24!", "black", 3
    )  # whiskers and beard
    b.carve("-16,26 -24,37 -38,50", 3.6, "leaf")
    b.line("-33,10 -28,16 -29,24", 3.8, "leaf")
    b.carve(
        "-24,-34 -4,-42 16,-48|-14,-24 4,-36 24,-44|14,-14 22,-28 28,-40|16,4 28,-10 "
        "36,-28|16,22 30,8 40,-10",
        3.6,
        "leaf",
    )


def old_man(b: Block, brows: Feature = BROWS_TUFTED, beard: float = 150, turn: float = 0) -> None:
    """A bald old man with a white beard.

    Args:
        b: where to draw.
        brows: white ones.
        beard: where it ends, below the middle of the head.
        turn: of the head in degrees; the beard falls straight all the same.
    """
    with b.at(0, 0, 1, turn):
        face(b, replace(OLD, brows=brows))
        b.shape("30,-36! 41,-42 47,-28 45,-14 38,-19 32,-12 29,4 24,6 22,-8 26,-22", "black", 3)
        b.carve("28,2 29,-14 35,-30|37,-22 41,-28 40,-36", 3)
    n = beard
    hair = b.shape(
        f"33,10! 39,36 35,64 32,{n * 0.5} 21,{n * 0.72} 2,{n * 0.92} -10,{n}! -14,{n * 0.86} "
        f"-30,{n * 0.66} -41,{n * 0.44} -41,56 -36,32! -26,38 -14,34 4,38 20,26",
        "paper",
        7,
    )
    for x0, x1, x2, end in (
        (-28, -30, -18, 0.80),
        (-16, -18, -12, 0.93),
        (-3, -6, -8, 0.88),
        (10, 8, -1, 0.90),
        (22, 20, 10, 0.74),
        (30, 28, 24, 0.56),
    ):
        start = 46 if x0 < 12 else 34
        b.line([(x0, start), (x1, n * 0.42), (x2, n * end)], 4.4, "swell", "black", hair)
    for tip in (
        "-10,33! -26,32 -42,50 -48,78! -34,66 -21,52 -10,44",
        "-12,33! 6,29 24,42 34,72! 19,62 5,50 -10,44",
    ):
        b.shape(tip, "paper", 5.5)
    b.line("-22,40 -34,52 -41,64|4,38 16,47 25,60", 3.6, "leaf")
    b.line("-17,49 -10,53 -3,50", 4.6, "leaf")
    with b.at(0, 0, 1, turn):  # the nose lies over the moustache
        b.add("paper", polygon("-10,-10! -15,0 -24,11 -32,20 -28,29 -19,29 -13,25 -4,28 0,18 -6,6"))
        OLD.nose.draw(b)
        b.line("-12,24 -6,28 0,22 -2,15", 4.6, "nail")


def woman(b: Block, look: Look, dress: HairDress = DRESSED) -> None:
    """A woman with combed-up hair."""
    woman_hair_behind(b)
    face(b, look)
    woman_hair(b, dress)
