"""A standing woman in a kimono."""

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.dress import collar, neck
from tools.drawing.parts.faces import (
    BROWS_FINE,
    EAR_SMALL,
    EAR_SMALL_FOLD,
    EYES_CALM,
    MOUTH_SMALL,
    NOSE_FINE,
    OVAL,
    Look,
)
from tools.drawing.parts.hair import flower
from tools.drawing.parts.hands import slender_hand
from tools.drawing.parts.heads import woman
from tools.drawing.parts.marks import ground
from tools.drawing.parts.textiles import arrows

LOOK = Look(OVAL, EAR_SMALL, BROWS_FINE, EYES_CALM, NOSE_FINE, MOUTH_SMALL, EAR_SMALL_FOLD, shade=0)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 788)
    # feet under the hem
    for x, f in ((88, False), (152, True)):
        with b.at(x, 770, flip=f):
            b.shape("-28,-10! -38,8 -36,16 -12,20 14,18 20,6 16,-12!", "paper", 6)
            b.line("-40,21 -8,25 24,21", 7, "brush")
            b.line("-30,2 -22,8 -20,17", 4.4, "nail")
    # skirt
    skirt = b.shape(
        "84,500! 76,590 62,670 32,744 28,760! 74,772 120,760 166,772 214,758! 208,740 "
        "180,670 166,590 156,500!",
        "paper",
        8.5,
    )
    under = polygon(
        "84,500! 76,590 66,650 44,720! 84,676 120,664 150,680 200,722! 180,670 166,590 156,500!"
    )
    arrows(b, under.intersection(skirt).buffer(-2), 21, 46, 0)
    # dark hem, flowers cut
    b.shape(
        "68,636! 90,662 120,672 150,662 174,636! 186,684 208,740 214,758! 166,772 "
        "120,760 74,772 28,760! 32,744 56,684",
        "black",
        4,
    )
    for x, y, r, t in (
        (76, 700, 19, 10),
        (58, 744, 14, 40),
        (172, 694, 19, -8),
        (186, 742, 16, 20),
        (98, 742, 12, 30),
    ):
        flower(b, x, y, r, t)
    # overlap and red lining
    b.shape("130,548! 132,620 122,700 104,774! 130,762 150,772! 154,710 148,630", "red", 6)
    b.line("127,520 132,600 126,680 105,774", 7, "nail")
    # body
    b.shape(
        "104,316! 84,328 74,350 80,400 84,440! 120,450 158,440! 160,400 168,350 158,328 136,316!",
        "black",
        6,
    )
    # obi
    sash = b.shape("80,418! 120,427 160,418! 166,480 164,544! 120,554 76,544! 74,480", "black", 6)
    for y, w in ((430, 4.6), (522, 4.6), (537, 4.6)):
        b.carve(f"72,{y - 2} 120,{y + 7} 168,{y - 2}", w, "even", sash)
    # her right sleeve (left of the picture), hand on the obi
    left = b.shape(
        "92,322! 66,336 48,374 30,430 18,484 14,550 20,606! 46,620 78,608! 86,560 "
        "92,512! 92,456! 80,444 74,430 80,400 88,378!",
        "paper",
        8.5,
    )
    arrows(b, left.buffer(-2), 21, 46, 14)
    b.line("74,432 62,442 48,444", 5.5, "nail")
    b.line("24,598 46,611 76,600", 9, "even")
    # her left sleeve, hand at the collar
    right = b.shape(
        "148,322! 176,334 200,370 218,420 227,484 226,560 220,618! 194,630 166,616! "
        "166,550 170,486! 150,440! 136,410! 154,384! 164,394 160,360!",
        "paper",
        8.5,
    )
    arrows(b, right.buffer(-2), 21, 46, -12)
    b.line("170,484 184,470 196,448", 5.5, "nail")
    b.line("170,608 194,620 218,608", 9, "even")
    with b.at(116, 322):
        neck(b)
        collar(b)
    with b.at(90, 480, 1.2, 5, flip=True):
        slender_hand(b)
    with b.at(150, 404, 1.08, 30):
        slender_hand(b)
    with b.at(114, 254, 1.06, -3):
        woman(b, LOOK)
