"""A squatting man with headcloth and pipe."""

import numpy as np

from tools.drawing.block import SHADE, Block, Profile
from tools.drawing.geometry import Path, lengths, normals, ribbon, spline
from tools.drawing.parts.faces import (
    BROWS_MILD,
    EAR_LOW,
    EYES_LOWERED,
    LEAN,
    MOUTH_PURSED,
    NOSE_HOOKED,
    WRINKLES,
    Look,
    face,
)
from tools.drawing.parts.feet import squatting_legs
from tools.drawing.parts.hands import grip
from tools.drawing.parts.marks import ground, stamp
from tools.drawing.parts.textiles import crosses

LOOK = Look(LEAN, EAR_LOW, BROWS_MILD, EYES_LOWERED, NOSE_HOOKED, MOUTH_PURSED, WRINKLES)


def _smoke(b: Block, path: Path, width: float, profile: Profile) -> None:
    """A ribbon of smoke: white between two cut lines, the shadow side heavier."""
    points = spline(path)
    share = lengths(points) / lengths(points)[-1]
    at, widths = zip(*profile, strict=True)
    half = width / 2 * np.interp(share, at, widths)
    b.add("paper", ribbon(points, half + 6))
    across = normals(points)
    for side in (1, -1):
        edge = points + side * across * half[:, None]
        shade = 1 + 0.42 * side * (across @ SHADE)
        b.add("black", ribbon(edge, 3.3 * shade * (1 + 0.12 * np.sin(share * 31 + side))))
    count = len(points)
    for begin, end, aside in (
        (0.10, 0.37, -3),
        (0.30, 0.58, 4),
        (0.55, 0.74, -3),
        (0.76, 0.92, 4),
    ):
        wisp = (points + across * aside)[int(count * begin) : int(count * end) : 3]
        b.line(wisp, 5.4, "leaf")


def _headcloth(b: Block) -> None:
    """Cloth wound round the head, tied in front with two ends like an axe head."""
    b.shape("28,-34 44,-36 50,-14 48,8 40,12 38,-8 30,-6 26,10 20,0 20,-20", "black", 2)
    b.carve("44,-20 44,-6 42,6", 3)
    area = b.shape(
        "-40,-20! -41,-40 -28,-58 -4,-68 24,-65 45,-47 51,-20! 34,-30 8,-38 -16,-35", "red", 7
    )
    b.line("-36,-30 -10,-47 20,-50 47,-32", 5.5, "swell")
    b.line("-24,-46 -2,-58 22,-58 38,-48", 4.6, "swell")
    b.comb("51,-22 45,-47 24,-65", 12, 7, 4, side=-1, clip=area)
    b.shape("-28,-42 -44,-46 -58,-58! -50,-76! -36,-68 -22,-50", "red", 6)
    b.shape("-22,-46 -28,-66 -26,-84! -6,-86! -4,-66 -12,-46", "red", 6)
    b.line("-28,-46 -38,-56 -46,-62", 4, "nail")
    b.line("-17,-50 -17,-66 -16,-76", 4, "nail")
    b.shape("-31,-44 -20,-52 -10,-46 -9,-36 -20,-31 -30,-35", "red", 6)
    b.line("-25,-43 -17,-38", 4, "leaf")


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 786)
    stamp(b, 48, 170, 46, 56, -3)
    # smoke
    _smoke(
        b,
        "30,512 25,470 40,432 62,396 62,352 43,320 43,284 68,254 108,248 152,250 188,232 "
        "202,194 184,158 148,150 124,172 130,204 152,212 166,198",
        42,
        [(0, 0.15), (0.15, 0.55), (0.4, 1), (0.7, 0.9), (0.88, 0.5), (1, 0.15)],
    )
    # body
    torso = b.shape(
        "126,470! 100,492 92,560 112,650! 160,706 216,712! 232,650 224,550 204,486 176,462!",
        "black",
        8,
    )
    crosses(b, torso.buffer(-4), 30, 8, 5, 4)
    # legs
    with b.at(118, 577, 0.95):
        squatting_legs(b)
    # near arm: sleeve to the knee, forearm up to the pipe
    b.shape("98,566! 84,536 70,500! 92,486! 112,520 128,548 140,580! 124,592", "paper", 7.5)
    sleeve = b.shape(
        "164,476! 150,520 140,544 118,540! 100,566 104,594 130,616! 164,606 196,572 "
        "206,528 196,484!",
        "black",
        7,
    )
    crosses(b, sleeve.buffer(-4), 30, 8, 5, 4)
    # neck and collar
    b.shape("134,438! 132,466 126,480 150,520! 182,476 178,460 178,440!", "paper", 6)
    b.shape("176,462! 188,474 182,496 158,530 142,540! 138,516! 158,494", "black", 4)
    b.carve("180,474 166,502 148,528", 3.6)
    with b.at(154, 394, 1.14, -4):
        face(b, LOOK)
        b.shape("-27,43! -27,58 -18,86! -4,70 8,54! -4,50 -18,47", "paper", 6)
        b.line("-20,54 -19,74|-10,54 -13,72|-1,55 -6,66", 4.4, "nail")
        b.line("-8,24 6,28 12,42", 5.2, "nail")
        _headcloth(b)
    # the pipe in front, hand round the stem
    b.line("134,434 90,474 30,532", 15, "even", "paper")
    b.line("134,434 90,474 30,532", 8.5, "even")
    b.line("136,432 122,445", 11, "even")
    b.shape("16,512! 42,510! 42,530 34,542 20,536!", "black", 4)
    b.carve("22,520 36,519", 4, "even")
    with b.at(76, 487, 1.12, 44):
        grip(b)
