"""A man in a short jacket, striding."""

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.faces import (
    BONY,
    BROWS_SLANTED,
    CHEEK,
    EAR,
    EYES_BOLD,
    MOUTH_SET,
    NOSE_SHARP,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import headband, side_hair
from tools.drawing.parts.hands import fist
from tools.drawing.parts.marks import ground
from tools.drawing.parts.textiles import bands

LOOK = Look(BONY, EAR, BROWS_SLANTED, EYES_BOLD, NOSE_SHARP, MOUTH_SET, CHEEK)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 788, height=48, width=7.5)
    # far arm, swung forward: bare forearm and fist
    b.shape("44,388! 22,404 18,440 22,474! 46,474! 48,446 76,418!", "paper", 7.5)
    b.comb("24,404 18,440 22,472", 9, 7, 3.8, side=-1)
    with b.at(34, 474, 1.2, -100):
        fist(b, thumb=True)
    # back leg, heel up, pushing off
    with b.at(202, 716, 1.0, -44):
        foot(b)
    trousers = b.shape(
        "120,500! 132,560 148,606 156,634 172,676 190,718! 214,702! 212,654 206,612 "
        "196,560 190,496!",
        "black",
        6,
    )
    b.carve(
        "164,530 178,580 192,626|146,540 158,592 172,632|198,640 202,666 203,690|168,640 "
        "182,680 192,700",
        5.4,
        "nail",
        trousers,
    )
    # front leg, knee bent
    with b.at(74, 738, 1.08, 14):
        foot(b)
    near_leg = (
        "100,490! 80,534 56,588 44,618 48,650 54,690 60,734! 88,738! 94,700 94,664 "
        "100,634 126,596 154,556 166,500!"
    )
    b.halo(near_leg, 4)
    trousers = b.shape(near_leg, "black", 6)
    b.carve(
        "104,532 82,580 62,612|130,536 108,584 84,616|56,632 62,664 68,690|76,644 78,684 "
        "76,726|150,540 138,566 122,590",
        5.4,
        "nail",
        trousers,
    )
    b.line("102,634 86,640 64,632", 4.6, "nail", "paper", trousers)
    b.line("100,646 90,654 76,656", 4.2, "nail", "paper", trousers)
    # jacket
    b.shape(
        "88,316! 74,334 72,380 80,430 74,480 62,508! 92,522 130,526! 166,524 202,506! "
        "190,464 184,420 184,370 172,328 138,306!",
        "paper",
        8.5,
    )
    with b.at(0, 8):
        bands(
            b,
            polygon(
                "88,308! 74,326 72,372 80,422 74,472 62,500! 92,514 130,518! 166,516 202,498! "
                "190,456 184,412 184,362 172,320 138,298!"
            ).buffer(-2),
            3,
            40,
            16,
        )
    hem = polygon("75,480! 62,508! 92,522 130,526! 166,524 202,506! 193,474! 130,492")
    b.add("paper", hem.buffer(-3))
    b.line("58,498 92,511 130,515 166,513 206,496", 7, "even", "black", hem)
    b.outline("74,478! 62,508! 92,522 130,526! 166,524 202,506! 192,472! 130,488", 8)
    b.line("108,366 106,420 106,470 126,526", 7, "even")
    b.line("150,480 160,500 164,520", 5, "nail")
    # near arm, swung back
    b.shape("190,424! 200,462 208,494! 228,488! 230,452 220,410!", "paper", 7.5)
    b.comb("228,488 230,452 224,424", 10, 7, 3.8, side=-1)
    with b.at(218, 492, 1.2, -80):
        fist(b, thumb=True)
    sleeve = b.shape(
        "142,322! 170,318 198,342 216,384 228,418! 204,440 172,444! 164,408 144,376!", "paper", 8.5
    )
    bands(b, sleeve.buffer(-2), -28, 40, 17)
    b.comb("216,384 198,342 176,322", 13, 8, 4.6, side=-1, clip=sleeve)
    # far sleeve
    sleeve = b.shape("86,324! 62,336 40,366 26,398! 50,418 76,422! 84,400 88,370!", "paper", 8)
    bands(b, sleeve.buffer(-2), 28, 40, 17)
    # sash, red
    b.shape("78,446 130,458 186,444 190,476 132,490 76,476", "red", 7)
    b.line("86,458 120,465 154,462|96,472 134,476 180,466", 4.5, "swell")
    # neck and collar
    b.shape("88,296! 88,316 82,328 108,366! 140,326 126,314 126,294!", "paper", 6)
    b.shape("132,304! 146,316 144,332 120,372 104,402! 96,382! 110,356", "black", 4)
    b.shape("88,308! 78,320 84,342 100,366! 108,354 96,336", "black", 4)
    b.carve("138,320 122,354 104,386", 4)
    with b.at(96, 236, 1.16, -6):
        face(b, LOOK)
        side_hair(b)
        headband(b)
