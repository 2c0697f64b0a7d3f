"""A man under an umbrella, one leg raised."""

from tools.drawing.block import Block
from tools.drawing.parts.faces import (
    BROWS_RAISED,
    CHEEK,
    EAR,
    EYES_KIND,
    LEAN,
    MOUSTACHE_UP,
    MOUTH_SMILE,
    NOSE_HOOKED,
    STUBBLE,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import bun_hair
from tools.drawing.parts.hands import fist, grip
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import umbrella
from tools.drawing.parts.textiles import blossoms

LOOK = Look(LEAN, EAR, BROWS_RAISED, EYES_KIND, NOSE_HOOKED, MOUTH_SMILE, MOUSTACHE_UP + CHEEK)


SKIRT_FOLDS = "134,684 158,698 190,694 218,674|172,524 181,580 178,672"
THIGH_FOLDS = "100,522 74,525 42,534|29,597 58,609 88,597 116,610"


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    # umbrella and shaft
    with b.at(124, 198, turn=17):
        umbrella(b, 109, -68, 24, 20)
    # standing leg
    with b.turned(160, 640, -4):
        b.shape("144,620! 138,664 142,706 148,748! 174,748! 180,710 186,664 186,620!", "paper", 8)
        b.comb("186,664 180,710 174,744", 12, 7, 4, side=1)
        b.line("154,668 152,692 156,712", 4.4, "nail")
        with b.at(162, 742, 1.04, 4):
            foot(b, "clog")
    # raised leg below the skirt
    with b.at(9, -34), b.turned(66, 640, -5):
        b.shape("42,580! 38,626 47,668 53,706! 78,706! 87,668 94,626 94,580!", "paper", 8)
        b.line("74,640 77,658 71,680", 4.6, "nail")
        b.comb("94,620 87,668 78,702", 10, 7, 4, side=1)
        b.line("46,690 64,694 84,688", 5, "even")
        with b.at(66, 708, 1.0, -16):
            foot(b, "clog")
    # skirt of the coat: back panel, then the panel over the lifted thigh
    skirt = b.shape(
        "128,512! 144,580 142,630 130,688! 158,706 192,702 222,680! 218,610 202,550 178,508!",
        "black",
        7,
    )
    blossoms(b, skirt, "160,620 156,666 193,556 202,604 200,652")
    b.shape(
        "100,520! 120,560 128,600 122,640! 144,632 154,590 138,516!", "paper", 6
    )  # lining seen between
    b.line("122,536 136,580 132,626", 4.6, "nail")
    thigh = b.shape(
        "96,510! 62,510 34,522 15,546! 18,580 32,606! 58,618 88,606 118,620! 128,590 "
        "128,556 120,516!",
        "black",
        7,
    )
    blossoms(b, thigh, "66,550 34,556 50,582 86,578 114,586")
    b.carve(THIGH_FOLDS, 5, "nail", thigh)
    b.carve(SKIRT_FOLDS, 5, "nail", skirt)
    # raised arm: sleeve fallen to the elbow
    b.shape("22,462! 28,426 44,394! 70,400! 62,430 52,468!", "paper", 7.5)
    b.line("45,414 40,434 38,452", 3.6, "leaf")
    sleeve = b.shape(
        "104,386! 74,398 42,424 16,452! 18,494 32,532! 58,520 78,500 98,470!", "black", 7
    )
    blossoms(b, sleeve, "74,420 76,454 34,482 58,490 44,511")
    b.carve("24,452 40,462 60,458", 5, "brush")
    b.carve("19,494 32,529 58,517 78,497 97,468", 4.6, "even")
    # body
    torso = b.shape(
        "116,376! 98,386 90,424 92,476 96,520! 134,528 176,516! 178,468 190,420 184,388 154,376!",
        "black",
        7,
    )
    blossoms(b, torso, "146,442 160,476 107,422")
    b.carve("97,396 93,424 95,480", 4.6, "even")
    # sash
    b.shape("93,496 134,507 178,494 181,522 134,535 91,522", "red", 6.5)
    b.line("95,509 134,520 178,507", 4.5, "even")
    b.shape("98,504! 114,508 118,532 106,536 94,529", "red", 6)
    b.shape("100,533! 86,570 94,586! 108,576 114,535!", "red", 6)
    # near sleeve, hand on the hip
    near_sleeve = b.shape(
        "164,384! 190,392 210,420 226,458 228,492! 222,524 202,534 184,522! 196,502 "
        "196,474 186,450 166,434!",
        "black",
        7,
    )
    blossoms(b, near_sleeve, "188,418 206,446 212,484")
    b.carve("166,392 174,420 172,440", 4.6, "even")
    b.carve("222,514 204,525 188,517", 4.4, "even", near_sleeve)
    with b.at(192, 532, 1.15, -22):
        fist(b)
    # collar
    b.shape("120,354! 120,374 108,384 132,426! 158,384 148,372 150,354!", "paper", 6)
    b.line("128,390 131,402 134,418", 3.4, "leaf")
    b.shape("152,374! 162,382 158,396 136,432 116,472! 106,450! 130,412", "paper", 6)
    b.shape("117,376! 106,384 112,404 126,430! 134,416 120,394", "paper", 6)
    b.line("156,386 136,420 114,456", 3, "even")
    with b.at(140, 316, 1.1, 8):
        b.halo("-40,-20 -40,-48 -20,-64 20,-68 60,-68 60,-40 46,0 20,54 -20,54 -38,20", 3)
        face(b, LOOK)
        bun_hair(b)
        STUBBLE.draw(b)
    with b.at(124, 198, turn=17):
        b.line("0,44 0,140 0,190", 13, "even", "paper")
        b.line("0,38 0,140 0,268", 8.5, "even")
    with b.at(66, 380, 1.1, 17):
        grip(b, arm="below")
