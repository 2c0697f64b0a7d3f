"""Thang thang: a squatting woman with a child before her."""

from tools.drawing.block import Block
from tools.drawing.geometry import disc, ellipse
from tools.drawing.parts.dress import collar, neck
from tools.drawing.parts.faces import (
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
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import HairDress, tufts
from tools.drawing.parts.hands import fist, slender_hand
from tools.drawing.parts.heads import woman
from tools.drawing.parts.marks import ground, stamp
from tools.drawing.parts.props import pinwheel
from tools.drawing.parts.textiles import hemp

LOOK = Look(
    FULL, EAR_SMALL, BROWS_FINE, EYES_SMILING, NOSE_FINE, MOUTH_SOFT, EAR_SMALL_FOLD, shade=0
)


def draw(b: Block) -> None:
    """Draw the picture."""
    stamp(b, 46, 168, 46, 54, -4)
    ground(b, 788, height=48)
    _curtain(b)
    _legs(b)
    _body(b)
    _child(b)
    # her near arm, the sleeve tied back, the hand on the child
    arm = b.shape(
        "196,566! 170,596 136,612 108,606! 100,582! 128,580 152,560 166,530!", "paper", 7, halo=3
    )
    b.comb("108,606 136,612 170,596 196,566", 10, 7, 4, clip=arm, side=-1)
    with b.at(108, 594, 1.1, -2):
        slender_hand(b)
    sleeve = b.shape(
        "172,470! 190,476 212,508 222,552 218,580 200,592! 176,586 152,562! 144,532 146,508 "
        "158,488!",
        "black",
        5,
        halo=4,
    )
    hemp(b, sleeve.buffer(-5), 46, 3.4, 24)
    with b.at(136, 374, 1.16, -12):
        woman(b, LOOK, HairDress(pins=0, bloom=False))


def _curtain(b: Block) -> None:
    """The curtain of a bath-house: three black strips on a pole, steam cut into each."""
    y, height = 134, 74
    b.line([(78, y), (154, y + 0.8), (225, y)], 7, "even")
    for x, sway in ((89, 4), (134, -2), (180, 3)):
        left, right, middle = x, x + 39, x + 19.5
        strip = b.shape(
            [
                (left, y + 8, True),
                (left - 1, y + height * 0.5),
                (left + sway - 3, y + height, True),
                (middle + sway, y + height + 3),
                (right + sway, y + height - 2, True),
                (right + 1, y + height * 0.5),
                (right, y + 8, True),
            ],
            "black",
            3,
        )
        b.line([(left + 6, y), (left + 7, y + 9)], 6, "even")
        b.line([(right - 6, y), (right - 7, y + 9)], 6, "even")
        for k in (-11, 0, 11):
            q = y + height * 0.26 + abs(k) * 0.5
            steam = [(middle + k, q), (middle + k - 4, q + 11), (middle + k + 4, q + 22)]
            b.carve([*steam, (middle + k, q + 34 - abs(k) * 0.5)], 4.6, "leaf", strip)


def _legs(b: Block) -> None:
    """She squats in profile: knees before the breast, bare shins upright, feet flat."""
    # far leg
    far = b.shape("96,676! 92,712 94,736 96,760! 118,760! 122,734 126,706 130,676!", "paper", 8)
    b.comb("118,758 122,734 126,700", 10, 7, 4, side=-1, clip=far)
    with b.at(106, 762, 1.02):
        foot(b)
    # near leg
    shin = b.shape(
        "134,690! 134,724 138,744 140,768! 164,768! 170,742 172,716 172,690!", "paper", 8
    )
    b.line("146,704 146,730 150,754", 4.4)
    b.comb("164,766 170,742 172,712", 12, 7, 4.4, side=-1, clip=shin)
    with b.at(152, 770, 1.08):
        foot(b)


def _body(b: Block) -> None:
    # the white under-robe hangs from the knees over the shins
    under = b.shape(
        "86,622! 80,660 86,700 92,726! 118,732 148,728 178,726! 174,700 160,680 120,640",
        "paper",
        7.5,
    )
    b.line("98,650 98,690 104,722|116,668 120,700 126,724|136,684 144,704 150,722", 5, clip=under)
    b.line("88,716 118,722 150,719 176,716", 5, "even", "black", under)
    # the near thigh: the knee before the breast, the seat hangs by the heel
    robe = b.shape(
        "84,630 90,606 110,596 134,602 170,622 206,634 228,650! 234,690 228,728 208,750 186,750 "
        "172,738! 160,708 136,692 108,676 90,656",
        "black",
        6,
        halo=4.5,
    )
    hemp(b, robe.buffer(-8).difference(disc(92, 628, 26)), 46, 3.4, 34)
    b.carve("94,634 100,618 116,612|178,736 192,740 208,736", 5, "nail", robe)
    back = b.shape(
        "132,452! 112,466 106,500 110,550 118,604! 158,628 204,640 228,648! 233,606 222,546 "
        "200,490 170,452!",
        "black",
        6,
        halo=4,
    )
    hemp(b, back.buffer(-6), 46, 3.4, -14)
    with b.at(140, 452, 0.94, 5):
        neck(b)
        collar(b, "paper")
    sash = b.shape(
        "110,566! 154,590 200,596 229,588! 232,616 229,646! 198,642 156,630 118,606!", "paper", 7
    )
    for down in (14, 28):
        path = [(108, 566 + down), (154, 591 + down), (200, 598 + down), (232, 590 + down)]
        b.line(path, 5.6, "even", "black", sash)


def _child(b: Block) -> None:
    for x, flip in ((34, False), (62, True)):
        b.shape(
            f"{x - 12},690! {x - 13},716 {x - 10},758! {x + 10},758! {x + 13},716 {x + 12},690!",
            "paper",
            6.5,
        )
        with b.at(x, 764, 0.74, flip=flip):
            b.shape("-12,-10! -22,4 -24,14 -10,20 12,19 18,8 12,-10!", "paper", 7)
            b.line("-17,10 -15,17|-9,12 -8,18", 3.4, "leaf")
    coat = b.shape(
        "40,566! 26,600 20,644 17,702! 48,712 78,704! 82,654 80,608 70,566!",
        "paper",
        7.5,
        halo=7,
    )
    b.dots(coat.buffer(-5), 17, 4.4)
    b.shape("38,566! 32,598 36,634! 53,650 74,636! 76,600 70,566!", "red", 6)
    # the hand with the pinwheel
    b.line("24,576 27,480 42,382", 6, "even")
    b.shape("44,572! 28,584 20,570 20,548! 40,546! 42,558!", "paper", 6.5)
    with b.at(30, 558, 0.9, 80):
        fist(b)
    with b.at(44, 366):
        pinwheel(b, 37)
    b.halo(ellipse(56, 522, 40, 41, 14), 3)
    with b.at(57, 522, 0.80, -10, flip=True):
        face(b, CHILD)
        tufts(b)
