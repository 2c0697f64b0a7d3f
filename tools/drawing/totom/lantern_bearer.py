"""A walker with staff and a lantern on a pole."""

from shapely.geometry import LineString

from tools.drawing.block import Block
from tools.drawing.geometry import polygon, spline
from tools.drawing.parts.faces import (
    BROWS_SLANTED,
    EAR,
    EYES_OLD,
    FURROWS,
    LONG,
    MOUTH_CALM,
    NOSE_LONG,
    STUBBLE,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import hood, hood_front
from tools.drawing.parts.hands import grip
from tools.drawing.parts.marks import ground, stamp
from tools.drawing.parts.props import lantern, straw
from tools.drawing.parts.textiles import crosses

LOOK = Look(LONG, EAR, BROWS_SLANTED, EYES_OLD, NOSE_LONG, MOUTH_CALM, STUBBLE + FURROWS)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 788, height=46)
    stamp(b, 44, 168, 46, 54, -4)
    # rear and front foot
    with b.at(154, 742, 1.0, -24):
        foot(b)
    b.shape("142,676! 142,710 144,736! 166,732! 172,700 174,676!", "paper", 7.5)
    b.comb("166,732 172,700 174,680", 10, 6, 4, side=-1)
    b.shape("64,676! 66,716 70,742! 94,742! 102,710 106,676!", "paper", 8)
    b.comb("94,742 102,710 106,680", 12, 6, 4, side=-1)
    with b.at(82, 746, 1.08, 4):
        foot(b)
    # robe
    robe = b.shape(
        "92,470! 74,540 56,620 48,684! 76,700 104,698 116,676! 132,696 160,704 194,690! "
        "190,610 182,540 172,470!",
        "black",
        7,
    )
    crosses(b, robe.buffer(-6), 31, 7.5)
    b.carve(
        "124,520 122,590 115,670|150,560 158,620 166,690|96,560 80,620 72,690", 5.6, "nail", robe
    )
    b.carve("52,676 78,689 100,687 114,668", 4.4, "brush", robe)
    b.carve("120,672 136,686 160,693 190,681", 4.4, "brush", robe)
    # bamboo staff
    sleeve = polygon("203,196! 215,195! 216,400 214,600 216,792! 203,793! 204,600 205,400")
    b.add("paper", sleeve.buffer(7))
    b.shape("203,196! 215,195! 216,400 214,600 216,792! 203,793! 204,600 205,400", "paper", 6)
    for y in (262, 340, 520, 606, 700):
        b.line([(200, y), (209, y + 2), (219, y)], 5.5, "even")
    # straw cape, two tiers
    b.halo("90,396! 60,508 132,530 196,510! 178,396!", 4)
    straw(b, "100,384 134,396 172,384", "60,506 132,526 194,508", 17, 20)
    b.halo("116,310! 92,372 96,400 140,424 196,404! 172,310!", 3)
    straw(b, "118,314 142,326 170,312", "84,398 112,416 148,424 184,414 206,394", 17, 20)
    # sleeve and hand on the staff
    b.shape("160,440! 180,444 200,446! 206,474 190,498 160,496!", "black", 6)
    b.carve("170,452 184,462 190,482", 4.4, "nail")
    with b.at(207, 464, 1.3, 6, flip=True):
        grip(b)
    # pole with the lantern
    pole = "146,540 112,462 92,400 78,342 66,304 54,286 38,284"
    b.add("paper", LineString(spline(pole)).buffer(9))
    b.line(pole, 8.5, [(0, 0.9), (0.6, 1), (1, 0.65)])
    b.shape("146,436! 126,430 108,424! 94,446 102,474 134,486!", "black", 6)
    b.carve("132,442 116,446 110,464", 4.4, "nail")
    with b.at(96, 439, 1.3, 14):
        grip(b)
    with b.at(43, 372, 0.98):
        b.add(
            "paper",
            polygon(
                "-19,-48! -29,-22 -31,0 -29,22 -19,50! 19,50! 29,22 31,0 29,-22 19,-48!"
            ).buffer(5),
        )
        lantern(b)
    with b.at(142, 238, 1.1, -3):
        b.halo(
            "-2,-84 -30,-76 -47,-54 -52,-24 -44,2 -40,26 -32,44 -14,66 8,68 30,54 46,34 54,6 "
            "56,-28 46,-60 24,-80",
            4,
        )
        hood(b)
        face(b, LOOK)
        b.shape("-16,24 -25,25 -33,31 -36,40 -27,35 -16,30 -4,34 6,42 6,32 -2,26", "black", 0)
        hood_front(b)
