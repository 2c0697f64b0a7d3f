"""Thang thang: a squatting woman with a child before her."""

from drawing.block import Block
from drawing.geometry import ellipse, polygon
from drawing.parts.dress import collar, neck
from drawing.parts.faces import (
    BROWS_FINE,
    CHILD,
    EAR_SMALL,
    EAR_SMALL_FOLD,
    EYES_SMILING,
    FULL,
    MOUTH_SOFT,
    NOSE_FINE,
    Look,
    face,
)
from drawing.parts.feet import foot
from drawing.parts.hair import HairDress, tufts
from drawing.parts.hands import fist, slender_hand
from drawing.parts.heads import woman
from drawing.parts.marks import ground, stamp
from drawing.parts.props import pinwheel
from drawing.parts.textiles import hemp

LOOK = Look(
    FULL, EAR_SMALL, BROWS_FINE, EYES_SMILING, NOSE_FINE, MOUTH_SOFT, EAR_SMALL_FOLD, shade=0
)


def _noren(b: Block, x0: float, x1: float, y: float, h: float) -> None:
    """Bath-house curtain: three black strips on a pole, steam cut into each."""
    b.line([(x0 - 8, y), ((x0 + x1) / 2, y + 0.8), (x1 + 3, y)], 7, "even")
    w = (x1 - x0) / 3
    for i in range(3):
        a, e = x0 + i * w + 3, x0 + (i + 1) * w - 3
        d = (4, -2, 3)[i]
        g = b.shape(
            [
                (a, y + 8, True),
                (a - 1, y + h * 0.5, False),
                (a + d - 3, y + h, True),
                ((a + e) / 2 + d, y + h + 3, False),
                (e + d, y + h - 2, True),
                (e + 1, y + h * 0.5, False),
                (e, y + 8, True),
            ],
            "black",
            3,
        )
        b.line([(a + 6, y), (a + 7, y + 9)], 6, "even")
        b.line([(e - 6, y), (e - 7, y + 9)], 6, "even")
        m = (a + e) / 2
        for k in (-11, 0, 11):
            q = y + h * 0.26 + abs(k) * 0.5
            b.carve(
                [
                    (m + k, q),
                    (m + k - 4, q + 11),
                    (m + k + 4, q + 22),
                    (m + k, q + 34 - abs(k) * 0.5),
                ],
                4.6,
                "leaf",
                g,
            )


def draw(b: Block) -> None:
    """Draw the picture."""
    stamp(b, 46, 168, 46, 54, -4)
    ground(b, 790)
    _noren(b, 86, 222, 134, 74)
    # drape of the robe behind, far leg, near leg
    b.shape("84,620! 90,668 104,712 120,752! 158,758! 176,744 176,700 130,650!", "paper", 8.5)
    b.line("150,756 146,736 134,712", 4.6, "nail")
    dark = b.shape("151,738! 172,746 210,744 229,730 228,776! 206,788 174,784 154,766!", "black", 6)
    b.carve("166,770 196,776 226,764", 4.4, "brush", dark)
    with b.at(134, 762, 1.1):
        foot(b)
    b.add("paper", polygon("119,728! 147,730! 142,758! 127,758!"))
    # thighs: far knee, near thigh
    b.shape("76,574! 58,588 56,612 74,640! 110,660 130,620 110,580!", "black", 6)
    sleeve = b.shape(
        "224,606! 231,660 230,716 216,752 190,758 164,742 132,706 104,672 84,640 78,612! "
        "82,590 98,576 120,578 160,590 200,600!",
        "black",
        6,
        halo=4.5,
    )
    hemp(
        b,
        sleeve.buffer(-9).difference(polygon("76,560! 120,560 112,600 112,640 124,690! 70,700!")),
        46,
        3.4,
        26,
    )
    b.carve("114,604 106,624 108,646 120,670", 4.6, "leaf", sleeve)
    # back and chest
    box_ = b.shape(
        "122,436! 102,450 94,484 98,530 106,590! 150,612 200,610 226,598! 229,566 "
        "216,512 192,464 162,434!",
        "black",
        6,
        halo=4,
    )
    hemp(b, box_.buffer(-6), 46, 3.4, -14)
    with b.at(132, 432, 0.96, 5):
        neck(b)
        collar(b, ink="paper")
    # sash
    sash = b.shape(
        "100,546! 150,560 200,554 227,540! 229,574 226,600! 196,608 150,606 104,592!", "paper", 7
    )
    for k in (14, 28):
        b.line(
            f"98,{550 + k} 150,{564 + k} 200,{558 + k} 230,{543 + k}", 5.6, "even", "black", sash
        )
    # child
    for x, f in ((34, False), (66, True)):
        b.shape(
            [
                (x - 13, 690, True),
                (x - 14, 716, False),
                (x - 10, 760, True),
                (x + 10, 760, True),
                (x + 13, 716, False),
                (x + 13, 690, True),
            ],
            "paper",
            6.5,
        )
        with b.at(x, 768, 0.78, 0, flip=f):
            b.shape("-12,-10! -22,4 -24,14 -10,20 12,19 18,8 12,-10!", "paper", 7)
            b.line("-17,10 -15,17|-9,12 -8,18", 3.4, "leaf")
    coat = b.shape(
        "40,556! 26,590 20,640 17,700! 50,711 82,702! 85,650 82,600 72,556!", "paper", 7.5, halo=8
    )
    b.dots(coat.buffer(-5), 17, 4.4, "black")
    b.shape("38,556! 32,590 36,626! 53,644 74,628! 77,594 72,556!", "red", 6)
    b.line("24,566 27,480 44,372", 6, "even")
    b.shape("44,562! 28,574 20,560 20,536! 40,534! 42,546!", "paper", 6.5)
    with b.at(30, 548, 0.9, 80):
        fist(b)
    with b.at(47, 358):
        pinwheel(b, 38)
    b.halo(ellipse(62, 518, 40, 39, 14), 2)
    with b.at(62, 518, 0.76, -10, flip=True):
        face(b, CHILD)
        tufts(b)
    # her near arm, sleeve tied back
    b.shape("196,548! 166,564 130,588 107,598! 99,574! 124,560 150,534 164,514!", "paper", 7)
    with b.at(106, 588, 1.1, -16):
        slender_hand(b)
    arm = b.shape(
        "168,446! 182,452 200,484 211,524 208,552 196,568! 172,566 148,542! 140,512 "
        "141,494 154,470!",
        "black",
        5,
        halo=4,
    )
    hemp(b, arm.buffer(-5), 46, 3.4, 24)
    with b.at(138, 350, 1.18, -10):
        woman(b, LOOK, HairDress(pins=0, bloom=False))
