"""A traveller in a conical straw hat, arm out, leg raised."""

import numpy as np

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.faces import (
    BROWS_MILD,
    CHEEK,
    EAR,
    EYES_LAUGHING,
    LEAN,
    MOUTH_GRIN,
    NOSE_SHORT,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hands import fist, palm
from tools.drawing.parts.marks import ground

LOOK = Look(LEAN, EAR, BROWS_MILD, EYES_LAUGHING, NOSE_SHORT, MOUTH_GRIN, CHEEK)


def _hat(b: Block) -> None:
    """Sedge hat, apex up, origin at the middle of the brim, 190 wide, 112 high."""
    b.shape("-96,4! -60,20 0,27 60,20 96,4! 60,8 0,10 -60,8", "black", 5)
    area = b.shape(
        "0,-104! -24,-86 -60,-42 -97,4! -60,14 0,18 60,14 97,4! 60,-42 24,-86", "paper", 9
    )
    for x in np.linspace(-84, 84, 15):
        y = 17 - 13 * (x / 97) ** 2
        b.line(
            [(x * 0.10, -92), (x * 0.52, -42 + abs(x) * 0.02), (x, y)],
            3.6,
            [(0, 0.3), (0.5, 0.8), (1, 1)],
            "black",
            area,
        )
    for k in (0.36, 0.68):
        b.line(
            [
                (-97 * k, -104 + 108 * k),
                (-50 * k, -104 + 117 * k),
                (0, -104 + 121 * k),
                (50 * k, -104 + 117 * k),
                (97 * k, -104 + 108 * k),
            ],
            10,
            "even",
            "paper",
            area,
        )
        for d in (-5, 5):
            b.line(
                [
                    (-97 * k, -104 + 108 * k + d),
                    (-50 * k, -104 + 117 * k + d),
                    (0, -104 + 121 * k + d),
                    (50 * k, -104 + 117 * k + d),
                    (97 * k, -104 + 108 * k + d),
                ],
                3.8,
                "even",
                "black",
                area,
            )
    b.shape("0,-108 -9,-98 -13,-86 0,-82 13,-86 9,-98", "black", 3)
    b.comb("97,4 60,14 20,17", 26, 8, 4.5, side=1, clip=area, lean=-20)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790, height=46)
    # bundle on the back
    pack = b.shape("172,352 196,340 216,352 222,386 216,424 196,440 176,432", "black", 6)
    b.dots(pack.buffer(-6), 15, 3.8, "paper")
    # standing leg
    b.shape("130,616! 132,660 140,700 144,752! 170,752! 180,706 184,660 186,616!", "paper", 8)
    area = b.shape("136,672! 140,706 144,752! 170,752! 180,708 183,668! 160,676", "black", 5)
    for y in (688, 704, 720, 736):
        b.carve([(130, y), (158, y + 7), (186, y - 3)], 3.6, "even", area)
    with b.at(158, 756, 1.04):
        foot(b)
    # raised leg
    with b.at(5, 0):
        b.shape("44,566! 34,600 42,640 56,672! 82,664! 86,630 98,600!", "paper", 8)
        area = b.shape("35,608! 40,636 56,672! 82,664! 86,632 90,610! 62,622", "black", 5)
        for y in (626, 640, 654):
            b.carve([(30, y), (62, y + 7), (96, y - 7)], 3.6, "even", area)
        with b.at(72, 676, 1.0, 18):
            foot(b)
    # far arm, held out
    with b.at(74, 392, 1.06, 14):
        palm(b)
    sleeve = b.shape(
        "104,350! 88,360 70,378 62,384! 58,410 56,468 70,488 92,474 116,420!", "paper", 8
    )
    b.stripes(sleeve.buffer(-3), 62, 12, 4.2)
    b.line("64,388 74,404 84,410", 4.5, "nail")
    # robe
    torso = b.shape(
        "110,338! 92,352 86,400 92,450 92,500! 134,508 182,496! 188,440 190,392 180,354 146,338!",
        "paper",
        8,
    )
    b.stripes(torso.buffer(-3), 86, 13, 4.4)
    skirt = b.shape(
        "92,506! 74,522 48,546 36,572! 50,594 86,604 116,592! 126,640 128,648! 160,640 "
        "192,646! 196,590 182,506!",
        "paper",
        8.5,
    )
    front = polygon("92,506! 74,522 48,546 36,572! 50,594 86,604 116,592! 130,556 124,510!")
    b.stripes(front.intersection(skirt).buffer(-3), 128, 13, 4.4)
    b.stripes(skirt.difference(front).buffer(-3), 84, 13, 4.4)
    b.line("122,512 132,552 117,594 128,648", 6.5, "nail")
    b.line("39,574 54,591 86,600 115,589", 7, "brush")
    # sash
    b.shape("88,492 134,502 184,488 188,512 134,526 86,514", "black", 5)
    b.carve("92,501 134,511 180,498", 3.4, "brush")
    b.carve("92,510 134,519 182,507", 2.8, "brush")
    # near sleeve and hand at the knot of the bundle cloth
    near = b.shape(
        "168,346! 186,362 200,400 204,440 196,478 180,492 166,484 150,452 134,428! "
        "128,404! 148,404 162,392!",
        "paper",
        8.5,
    )
    b.stripes(near.buffer(-3), 30, 12, 4.2)
    b.line("136,426 150,420 162,404", 4, "nail")
    # cloth of the bundle across the chest, held at the knot
    b.shape("178,352! 154,366 132,386 120,396! 126,410! 142,402 164,386 186,372!", "paper", 6)
    b.dots(
        polygon("178,352! 154,366 132,386 120,396! 126,410! 142,402 164,386 186,372!").buffer(-2),
        11,
        2.2,
    )
    with b.at(136, 412, 1.15, 34):
        fist(b)
    # collar and neck
    b.shape("110,322! 110,336 104,344 122,378! 146,346 138,336 138,322!", "paper", 6)
    b.shape("144,336! 152,342 150,352 130,378 112,402! 104,388! 124,368", "black", 4)
    b.carve("146,344 132,368 114,392", 3.4)
    b.shape("106,338! 98,346 104,362 116,382! 122,374 112,356", "black", 4)
    with b.at(118, 288, 1.06):
        face(b, LOOK)
        b.shape(
            "-2,-53 10,-58 26,-54 40,-40 46,-20 44,-10 36,-15 30,-8 27,8 21,2 20,-12 12,-30",
            "black",
            0,
        )
        b.line("34,16 20,44 2,54 -12,52", 5, "even")
        b.line("-35,-10 -30,34 -12,52", 4.4, "even")
        b.shape("-12,48 -24,54 -26,64 -14,60 -8,54 2,62 10,60 4,52", "black", 2)
    with b.at(118, 233, 1.03, -5):
        _hat(b)
