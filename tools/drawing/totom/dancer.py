"""A dancing woman, long sleeves, one arm raised."""

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.dress import collar, neck
from tools.drawing.parts.faces import (
    BROWS_HIGH,
    EAR_SMALL,
    EAR_SMALL_FOLD,
    EYES_BRIGHT,
    HEART,
    MOUTH_SOFT,
    NOSE_STRAIGHT,
    Look,
)
from tools.drawing.parts.feet import sock
from tools.drawing.parts.hair import HairDress, flower
from tools.drawing.parts.hands import fist, slender_hand
from tools.drawing.parts.heads import woman
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import folding_fan

LOOK = Look(
    HEART, EAR_SMALL, BROWS_HIGH, EYES_BRIGHT, NOSE_STRAIGHT, MOUTH_SOFT, EAR_SMALL_FOLD, shade=0
)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 788)
    # fan behind the hair
    with b.at(64, 250):
        folding_fan(b, 104, -126, -40)
    # feet in white socks
    with b.at(196, 738, 1.04, -24):
        sock(b)
    with b.at(80, 752, 1.06):
        sock(b)
    # ends of the sash flying
    for path, crease in (
        (
            "110,492! 84,520 62,560 52,604 30,640! 48,652 70,654! 84,610 100,570 126,530!",
            "100,528 78,568 66,612 52,644",
        ),
        (
            "104,486! 74,500 46,528 34,570 14,596! 26,614 44,620! 60,580 80,546 116,520!",
            "92,508 60,540 46,582 30,606",
        ),
    ):
        sash_end = b.shape(path, "paper", 7, halo=4)
        b.line(crease, 6, "leaf", "black", sash_end)
    # waves on the skirt
    skirt = b.shape(
        "104,520! 98,590 80,650 50,700 22,728! 62,748 108,744 152,726 190,722 222,738! "
        "228,700 212,640 194,580 176,520!",
        "paper",
        8.5,
    )
    b.scallops(skirt.buffer(-2), 31, 4.4, 2)
    b.line("150,526 160,600 152,670 122,738", 7, "nail")
    b.line("168,526 194,610 204,680 200,722", 5, "nail")
    b.shape(
        "22,728! 62,748 108,744 152,726 190,722 222,738! 219,752 188,740 154,744 110,764 "
        "60,766 18,746!",
        "red",
        6,
    )
    # torso
    b.shape(
        "122,346! 102,358 94,384 98,420 102,456! 140,466 176,450! 182,410 186,380 176,354 150,344!",
        "black",
        6,
    )
    # sash
    sash = b.shape("98,444! 140,456 178,438! 182,484 176,534! 138,546 100,534! 95,490", "paper", 7)
    b.line("94,462 140,474 182,456", 5, "even", "black", sash)
    b.line("94,516 138,528 180,514", 5, "even", "black", sash)
    for r, y in ((0, 470), (1, 493)):
        for x in range(84, 200, 18):
            u, v = x + 9 * r, y + 10 - abs(x - 138) * 0.1
            b.add(
                "black",
                polygon([(u - 8.6, v + 20, True), (u + 8.6, v + 20, True), (u, v, True)]),
                sash.intersection(polygon("90,458! 140,472 186,456! 186,514 138,527 90,514!")),
            )
    # raised arm: the sleeve falls from it
    left = b.shape(
        "116,350! 96,356 84,332 78,306! 50,302! 40,320 24,372 14,430 16,486 12,530! "
        "34,546 58,540! 72,508 90,462 104,420!",
        "black",
        5,
        halo=5,
    )
    b.carve(
        "52,308 60,350 76,388 98,412|30,372 26,420 30,470 26,520|46,366 44,420 50,470 44,528",
        5,
        "leaf",
        left,
    )
    flower(b, 66, 440, 19, 20)
    flower(b, 58, 396, 12, 0)
    flower(b, 60, 494, 12, 40)
    b.line("52,302 64,308 78,305", 6, "even", "paper", left.buffer(-2))
    b.shape("54,306! 54,284 54,272 74,272 74,290 76,308!", "paper", 6)
    with b.at(64, 278, 1.2, 88):
        fist(b)
    b.add("paper", polygon("58,268! 70,268! 71,288! 57,288!"))
    # other arm across the sash, sleeve swung out
    right = b.shape(
        "166,348! 190,356 206,386 213,424 216,476 215,530 211,580 222,628! 200,640 "
        "178,628! 166,580 166,520 160,478! 142,466 132,456! 134,432! 150,426 162,400 "
        "166,370!",
        "black",
        5,
        halo=4,
    )
    b.carve(
        "160,478 178,470 194,446|200,430 203,500 198,560 208,622|180,520 182,570 194,624",
        5,
        "leaf",
        right,
    )
    flower(b, 190, 510, 19, -10)
    flower(b, 186, 566, 13, 30)
    flower(b, 200, 402, 12, 10)
    with b.at(138, 356, 0.94, 6):
        neck(b)
        collar(b, ink="paper")
    with b.at(138, 450, 1.14, 2):
        slender_hand(b)
    with b.at(144, 290, 1.04, 9):
        woman(b, LOOK, HairDress(comb=False, pins=0))
