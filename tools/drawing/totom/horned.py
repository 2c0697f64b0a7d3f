"""A man in a horned cap, a box on his back."""

from tools.drawing.block import Block
from tools.drawing.parts.faces import (
    BONY,
    BROWS_KNITTED,
    EAR,
    EYES_WIDE,
    GOATEE,
    MOUSTACHE,
    MOUTH_SHOUT,
    NOSE_HOOKED,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import horned_cap
from tools.drawing.parts.hands import fist
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import chest, folding_fan
from tools.drawing.parts.textiles import crosses

LOOK = Look(BONY, EAR, BROWS_KNITTED, EYES_WIDE, NOSE_HOOKED, MOUTH_SHOUT, MOUSTACHE + GOATEE)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    # chest behind
    with b.at(176, 366, 1.0, 0):
        chest(b)
    # far leg, striding back, heel up
    with b.turned(160, 580, -9):
        b.shape(
            "126,570! 134,610 144,650 150,690 154,742! 180,742! 192,700 192,664 184,620 182,570!",
            "paper",
            8,
        )
        area = b.shape("142,668! 150,700 154,744! 180,744! 192,704 192,668! 168,676", "black", 5)
        for y in (688, 704, 720, 735):
            b.carve([(138, y), (168, y + 6), (198, y - 4)], 4.2, "even", area)
        with b.at(166, 754, 1.04, -10):
            foot(b)
    # near leg, in front
    with b.turned(94, 580, 3):
        b.shape(
            "62,570! 54,606 56,648 60,690 64,742! 90,742! 100,700 104,664 114,624 128,570!",
            "paper",
            8.5,
        )
        area = b.shape("56,664! 60,700 64,744! 90,744! 101,704 104,664! 80,674", "black", 5)
        for y in (686, 702, 718, 734):
            b.carve([(50, y), (80, y + 6), (110, y - 4)], 4.2, "even", area)
        with b.at(76, 757, 1.04, -4):
            foot(b)
    # baggy breeches, bound at the knee
    far_breeches = b.shape(
        "118,560! 130,630 138,662! 170,680 206,656! 208,618 188,560!", "paper", 8
    )
    b.line("152,590 152,630 158,664|174,590 186,630 190,660|134,600 140,630 146,652", 5, "nail")
    b.comb("206,656 208,618 192,570", 18, 8, 4.6, side=-1, clip=far_breeches)
    b.shape("58,556! 38,600 36,650! 66,674 108,660! 126,620 138,560!", "paper", 8.5)
    b.line("74,590 58,630 57,658|96,590 88,630 82,662|116,590 110,620 98,656", 5, "nail")
    b.shape("128,596! 112,640 107,662! 124,640 134,612!", "black", 2)
    # far arm with the fan
    b.shape("84,352! 66,366 48,396 38,424! 42,452 56,468 84,456! 108,420", "black", 7)
    b.carve("78,370 64,392 52,424", 4.6, "nail")
    b.carve("44,444 58,456 80,448", 4.2)
    # robe
    jacket = b.shape(
        "96,334! 80,350 74,396 78,440 74,484 48,586! 90,604 150,606 200,590! 178,520 "
        "172,480 174,420 172,366 160,342",
        "black",
        8,
    )
    crosses(b, jacket.buffer(-5), 21, 6, 4.5, 6)
    b.line("120,500 112,550 116,606", 6, "nail", "paper", jacket)
    b.line("117,500 109,550 113,606", 5, "nail", "black", jacket)
    # sash
    sash = b.shape("70,480 122,492 176,478 180,508 124,522 66,510", "paper", 7)
    b.stripes(sash, 5, 9, 3.6)
    # collar
    b.shape("92,330! 84,344 92,370 112,398! 142,356 146,334 130,326", "paper", 6)
    b.shape("132,332! 146,332 148,352 130,390 104,430! 96,412! 116,380", "black", 4)
    b.carve("140,344 126,380 104,416", 4)
    b.shape("92,334! 80,344 88,370 106,400! 114,390! 98,360", "black", 4)
    b.carve("88,350 96,370 106,386", 3.6)
    # strap
    strap = b.shape(
        "148,338! 166,342 166,372 156,408 140,438! 124,428! 138,402 147,374", "paper", 6
    )
    b.line(
        "144,352 156,356 168,358|142,372 154,378 166,382|136,392 146,400 158,406|126,410 "
        "136,420 148,426",
        5,
        "even",
        "black",
        strap,
    )
    # near sleeve, hand at the strap
    b.halo(
        "164,352! 180,362 193,400 194,444 182,474 162,482! 146,468 128,450! 126,426! "
        "146,422 160,404!",
        3,
    )
    sleeve = b.shape(
        "162,348! 180,360 194,400 196,446 184,476 164,486! 146,470 126,452! 124,424! "
        "146,420 158,404",
        "black",
        7,
    )
    crosses(b, sleeve.buffer(-5), 21, 6, 4.5, 30)
    b.line("132,428 134,444 142,462", 5, "even", "paper", sleeve)
    b.shape("132,424! 126,440 134,456! 118,456 112,438 118,424", "paper", 6)
    with b.at(126, 440, 1.25, 4):
        fist(b)
    # hand with fan
    with b.at(70, 440, 0.84, 4):
        folding_fan(b, 80, -174, -94, red=True, folds=5)
    with b.at(84, 442, 1.25, 16):
        fist(b)
    # head
    b.shape("88,316! 86,336 108,356 132,334 126,310!", "paper", 6)
    with b.at(92, 280, 1.1, -5):
        face(b, LOOK)
        with b.at(0, -4):
            horned_cap(b)
