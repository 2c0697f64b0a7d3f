"""A bearer running with a tasselled pole."""

from tools.drawing.block import Block
from tools.drawing.parts.faces import (
    BROWS_MILD,
    CHEEK_DEEP,
    EAR,
    EYES_BOLD,
    LEAN,
    MOUSTACHE_SICKLES,
    MOUTH_SET,
    NOSE_SHARP,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import runner_hair
from tools.drawing.parts.hands import grip
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import plume, shaft
from tools.drawing.parts.textiles import triangles

LOOK = Look(LEAN, EAR, BROWS_MILD, EYES_BOLD, NOSE_SHARP, MOUTH_SET, MOUSTACHE_SICKLES + CHEEK_DEEP)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 788, height=46)
    # leg kicked up behind
    with b.at(188, 690, 1.02, -62):
        foot(b)
    area = b.shape(
        "118,540! 112,600 110,656 122,684 148,704 178,716! 198,692! 190,678 178,664 "
        "164,646! 170,600 192,548!",
        "paper",
        8.5,
    )
    b.comb("122,684 148,704 178,716", 16, 7, 4.6, side=-1, clip=area)
    b.comb("188,560 171,600 165,638", 14, 8, 4.6, side=1, clip=area)
    b.line("166,642 150,650 136,646", 5.5, "nail")
    # leg on the ground
    with b.at(82, 742, 1.08, -4):
        foot(b)
    near_leg = (
        "98,540! 76,594 62,640 70,672 60,704 66,742! 92,744! 102,710 104,676 112,642 "
        "142,594 158,544!"
    )
    b.halo(near_leg, 3)
    area = b.shape(near_leg, "paper", 8.5)
    b.comb("92,742 102,710 104,676 112,642 142,594", 15, 8, 4.8, side=-1, clip=area)
    b.line("66,650 76,658 90,652|80,672 84,700 80,726|92,570 80,600 74,622", 4.6, "nail")
    # shorts
    skirt = b.shape(
        "100,500! 88,560 74,604! 108,626 146,610! 160,600 190,612! 202,560 190,496!", "black", 6
    )
    b.carve(
        "112,540 100,580 92,604|132,546 122,590 116,612|152,550 150,580 146,602|172,546 "
        "178,580 182,602",
        5.4,
        "nail",
        skirt,
    )
    # coat
    torso = b.shape(
        "120,340! 108,362 104,410 108,450 98,500 88,548! 122,560 164,562 192,556 "
        "230,566! 212,520 198,480 192,440 200,390 196,346 160,326!",
        "paper",
        8.5,
    )
    triangles(b, torso.buffer(-3), 27, 3)
    b.comb("228,564 212,520 198,484", 16, 8, 5, side=-1, clip=torso)
    b.line("160,496 166,524 176,552", 5.5, "nail")
    # far sleeve and arm
    b.shape("116,388! 96,396 82,402! 82,426! 104,424 122,418!", "paper", 6.5)
    sleeve = b.shape("128,344! 108,356 94,384! 96,420 112,436! 130,430 140,390!", "paper", 8)
    triangles(b, sleeve.buffer(-3), 24, 16)
    # pole and plume
    shaft(b, "67,330 76,410 88,500 98,596", 12.5)
    with b.at(67, 342, 0.93, -5):
        plume(b)
    with b.at(72, 411, 1.25, 8):
        grip(b)
    # sash
    b.shape("104,452 150,462 196,446 198,478 150,492 102,480", "black", 5)
    b.carve("106,463 150,472 194,458", 4, "brush")
    b.carve("104,474 150,482 194,468", 3.6, "brush")
    # near arm across the body, hand low on the pole
    arm = b.shape(
        "218,430! 196,452 160,478 112,488! 110,514! 150,518 190,506 222,470 228,436!", "paper", 8
    )
    b.comb("112,514 150,518 190,506 218,474", 12, 7, 4.4, side=-1, clip=arm)
    b.line("196,462 178,480 160,488", 4, "leaf")
    with b.at(94, 498, 1.4, 4):
        grip(b)
    sleeve = b.shape(
        "166,344! 192,340 214,362 228,400 233,440! 212,462 184,458! 176,420 164,390!", "paper", 8.5
    )
    triangles(b, sleeve.buffer(-3), 27, -20)
    b.comb("233,440 228,400 214,362", 13, 8, 5, side=-1, clip=sleeve)
    # neck, collar
    b.shape("148,316! 148,336 142,346 166,380! 196,342 184,332 184,312!", "paper", 6)
    b.shape("190,326! 202,336 200,350 178,388 156,424! 150,404! 166,372", "black", 4)
    b.shape("144,332! 136,342 142,362 158,386! 164,374 152,358", "black", 4)
    b.carve("194,340 178,374 158,406", 4)
    with b.at(165, 262, 1.12, -3):
        face(b, LOOK)
        runner_hair(b)
