"""A seated woman in a large straw hat."""

import math
from itertools import pairwise

import numpy as np

from tools.drawing.block import Block
from tools.drawing.geometry import ellipse, spline
from tools.drawing.parts.faces import (
    BROWS_LONG,
    EAR_SMALL,
    EAR_SMALL_FOLD,
    EYES_BRIGHT,
    MOUTH_RED,
    NOSE_STRAIGHT,
    OVAL,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hands import grip
from tools.drawing.parts.marks import ground

LOOK = Look(
    OVAL, EAR_SMALL, BROWS_LONG, EYES_BRIGHT, NOSE_STRAIGHT, MOUTH_RED, EAR_SMALL_FOLD, shade=0
)


def _hat(b: Block) -> None:
    """A wide domed hat from a little below, woven in rings; the origin amid the rim, 226 wide."""
    rx, ry, height = 112, 34, 196
    under = b.shape(ellipse(0, 0, rx, ry, 24), "black", 8)
    for k in (0.8, 0.62):  # rings of the underside
        turns = np.linspace(0.15, math.pi - 0.15, 13)
        ring = [(rx * k * math.cos(a), ry * k * math.sin(a) - 1) for a in turns]
        b.line(ring, 3.6, "swell", "paper", under)

    def row(t: float) -> list[tuple[float, float]]:
        """A row of the dome, 0 at the rim, 1 at the top."""
        wide, y, deep = (
            rx * (1 - t) ** 0.72,
            -height * t * 0.93,
            ry * (1 - 0.35 * t) * (1 - t * 0.6),
        )
        turns = np.linspace(math.pi, 0, 15)
        return [(wide * math.cos(a), y - deep * math.sin(a)) for a in turns]

    rise = np.linspace(0, 0.97, 8)
    left, robe = [row(t)[0] for t in rise], [row(t)[-1] for t in reversed(rise)]
    corners = [(*left[0], True), *left[1:], (0, -height), *robe[:-1], (*robe[-1], True)]
    dome = b.shape([*corners, *row(0)[-2:0:-1]], "paper", 9)
    rows = np.linspace(0, 0.9, 10)
    for t in rows[1:]:
        b.line(row(t), 4.2, "even", "black", dome)
    for i, (t0, t1) in enumerate(pairwise(rows)):
        low, high = spline(row(t0)), spline(row(t1))
        count = max(4, int(16 * (1 - t0) ** 0.6))
        for j in range(count):
            u = (j + (0.5 if i % 2 else 0) + 0.25) / count
            p, q = (side[min(len(side) - 1, int(u * len(side)))] for side in (low, high))
            if u > 0.7:  # in the shade
                b.line([p, q], 7, "even", "black", dome)
            else:
                b.line([p, p * 0.25 + q * 0.75], 5, "leaf", "black", dome)
    b.line(row(0.035), 5, "even", "black", dome)
    b.shape(ellipse(0, 4 - height, 15, 11), "black", 4)


def _fan(b: Block) -> None:
    """A round paper fan, red, handle downwards, the origin at the hand."""
    b.line("0,26 0,-30", 8, "even")
    leaf = b.shape(
        "0,-112 -24,-106 -40,-84 -40,-58 -26,-36 -8,-26! 8,-26! 26,-36 40,-58 40,-84 24,-106",
        "red",
        7.5,
    )
    for x in (-31, -17, 0, 17, 31):
        b.line([(x * 0.2, -30), (x * 0.7, -58), (x, -88)], 4.6, "nail", "black", leaf)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 776, height=50)
    # folded leg, skirt on the ground
    folded = b.shape(
        "110,640! 160,636 204,668 230,730 228,768 204,786! 120,788! 92,770 96,700", "black", 8
    )
    b.carve(
        "134,668 168,690 196,728 206,766|126,700 150,716 168,744 174,772|120,738 134,750 "
        "142,770|176,664 204,700 216,740",
        5.5,
        "nail",
        folded,
    )
    # sole of the folded leg under the hem
    b.shape("112,764! 126,758 150,760 170,766 182,776 176,788 156,791 130,787 112,786!", "paper", 7)
    b.line("136,764 132,774 138,785", 4.4, "leaf")
    b.line("112,770 122,771|112,778 122,778", 4, "nail")
    b.line("162,768 168,777 164,786", 4.4, "leaf")
    # robe
    torso = b.shape(
        "100,428! 74,444 72,520 82,600 96,690! 140,702 186,690! 194,600 180,520 178,444 146,428!",
        "black",
        7,
    )
    b.scallops(torso.buffer(-4), 24, 4.2, 2, "paper")
    # supporting arm at the right
    b.halo("158,436 184,446 212,500 222,560 214,640 186,652 168,636 172,580 166,520 156,476", 6)
    sleeve = b.shape(
        "158,436! 184,446 212,500 224,566 216,646! 190,656 166,640! 172,580 166,520 156,476",
        "black",
        6,
    )
    b.scallops(sleeve.buffer(-4), 24, 4.2, 2, "paper")
    # hand on the folded knee
    b.shape(
        "184,640! 178,662 182,684 190,692 197,684 203,694 210,688 214,694 222,686 224,664 218,640!",
        "paper",
        6.5,
    )
    b.line("196,682 195,668|210,686 208,668", 4.4, "nail")
    b.line("180,642 200,652 220,642", 7, "even")
    # raised knee
    knee = (
        "34,620 46,592 72,580 100,588 132,622 160,668 172,708! 150,716 122,696! 116,734 "
        "112,772! 76,780 36,774! 30,720 30,664"
    )
    b.halo(knee, 7)
    robe = b.shape(knee, "black", 7)
    b.carve(
        "56,602 48,650 46,704 48,762|78,600 72,650 68,706 68,764|96,612 96,668 92,716 "
        "90,762|104,604 128,642 146,686|92,594 104,602 112,616",
        5.5,
        "nail",
        robe,
    )
    with b.at(78, 760, 0.95):
        foot(b, "nothing")
    # near arm on the knee, hand with the fan
    arm = b.shape("92,434! 66,446 36,490 16,560 20,596! 46,612 72,600! 84,560 96,500!", "black", 6)
    b.scallops(arm.buffer(-4), 24, 4.2, 2, "paper")
    with b.at(66, 588, 1.0, -10):
        _fan(b)
    with b.at(66, 588, 1.1, -10, flip=True):
        grip(b)
    # collar
    b.shape("104,404! 104,424 96,434 124,490! 148,436 140,424 140,404!", "paper", 6)
    b.shape("146,428! 158,436 154,456 132,500 116,530! 108,512! 126,484", "paper", 6)
    b.line("148,440 134,476 114,518", 4, "nail")
    b.shape("98,430! 88,440 94,462 112,492! 124,482 108,456", "paper", 6)
    # hat and head, cords under the chin
    with b.at(120, 334, 1.0, -3):
        _hat(b)
    with b.at(122, 364, 1.14, -3):
        b.shape(
            "0,-54 -24,-48 -40,-26 -40,6 -34,16! -32,-14 -18,-34 4,-40 24,-32 34,-12 34,20! "
            "44,14 48,-8 44,-34 24,-50",
            "black",
            3,
        )
        face(b, LOOK)
    for c in ("70,356 82,400 102,430 120,442", "184,346 174,392 150,428 124,442"):
        b.line(c, 12, "even", "paper")
        b.line(c, 5, "even")
    b.shape("114,436 124,434 130,442 124,450 114,448", "black", 0)
    b.line("121,444 110,462 112,488", 5, "nail")
    b.line("121,444 131,460 130,484", 5, "nail")
