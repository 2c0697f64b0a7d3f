"""A man with headcloth, sack and drum."""

from drawing.block import Block
from drawing.geometry import ellipse, polygon
from drawing.parts.faces import (
    BROWS_RAISED,
    CHEEK,
    EAR_WIDE,
    EYES_WIDE,
    MOUTH_SHOUT,
    NOSE_BROAD,
    ROUND,
    STUBBLE,
    Look,
    face,
)
from drawing.parts.feet import leg
from drawing.parts.hair import spotted_cloth
from drawing.parts.hands import grip
from drawing.parts.marks import ground
from drawing.parts.props import drum
from drawing.parts.textiles import chevrons

LOOK = Look(ROUND, EAR_WIDE, BROWS_RAISED, EYES_WIDE, NOSE_BROAD, MOUTH_SHOUT, STUBBLE + CHEEK)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 792)
    # full sack on the shoulder, patched
    box_ = b.shape(
        "164,376! 148,344 132,290 128,226 138,172 168,143 204,146 227,180 234,246 "
        "232,324 218,362 190,378!",
        "black",
        6,
    )
    b.carve(
        "184,362 192,326 194,288|190,366 210,336 220,284|174,300 166,280 164,262|158,172 "
        "176,159 198,161|218,196 222,216 223,236",
        5.6,
        "nail",
        box_,
    )
    with b.at(6, -26):
        b.shape("172,226! 208,214! 218,252! 182,264!", "paper", 5.5)
        b.checks(polygon("174,228 207,216 216,251 183,262").buffer(-1), 12, -18)
        stitches = (
            "182,215 186,223|198,209 202,217|219,226 211,230|223,244 215,247|204,265 201,256|"
            "188,270 186,261|168,238 176,238|174,254 182,252"
        )
        b.line(stitches, 4, "even", "paper")
    # legs
    with b.at(168, 634, 1, -8):
        leg(b)
    with b.at(90, 634, 1, 6):
        leg(b)
    points = b.shape(
        "84,500! 70,560 54,620 50,652! 80,664 112,656! 120,620 128,590! 136,620 142,652! "
        "172,664 204,648! 200,600 188,550 178,500!",
        "black",
        7,
    )
    b.carve(
        "150,540 156,600 160,652|168,540 176,600 182,650|100,600 90,630 84,656|80,590 "
        "68,620 64,650",
        5.4,
        "nail",
        points,
    )
    # raised arm with the stick
    b.line("44,346 36,280 27,196", 8.5, "even")
    b.shape(ellipse(28, 178, 15, 20, 9), "black", 3)
    b.carve("20,173 27,167 35,171", 4, "leaf")
    b.carve("20,184 28,179 36,182", 4, "leaf")
    b.shape("24,440! 26,410 34,374! 60,378! 58,412 54,446!", "paper", 7.5)
    b.line("40,396 38,416 40,430", 3.6, "leaf")
    sleeve = b.shape("98,350! 78,360 48,388 18,428! 24,456 52,474! 76,460 96,430!", "paper", 8)
    chevrons(b, sleeve.buffer(-3), turn=38)
    b.line("20,432 34,450 54,470", 6, "nail")
    with b.at(46, 358, 1.14, 4):
        grip(b, arm="below")
    # tunic
    torso = b.shape(
        "104,340! 86,352 82,400 86,450 82,520! 128,532 180,520! 180,450 182,400 174,352 136,338!",
        "paper",
        8,
    )
    chevrons(b, torso.buffer(-3))
    b.line("82,520 128,532 180,520", 9, "even")
    # strap and drum
    b.line("148,346 122,410 96,500", 19, "even")
    b.line("147,350 121,410 95,502", 9, "even", "paper")
    with b.at(90, 550):
        drum(b)
    # arm at the neck of the sack
    near = b.shape(
        "158,364! 178,388 204,418 222,446! 224,470 204,484! 178,470 160,440!", "paper", 8, halo=4
    )
    chevrons(b, near.buffer(-3), turn=-32)
    b.halo("226,458! 224,420 208,382! 188,390! 190,420 200,446!", 4)
    b.shape("226,458! 224,420 208,382! 188,390! 190,420 200,446!", "paper", 7)
    b.line("206,404 212,424 212,442", 3.6, "leaf")
    b.line("198,446 212,456 226,456", 6.5, "nail")
    # twisted mouth of the sack comes out below the fist
    b.halo("168,394 160,418 150,438 164,436 174,446 182,434 190,436 190,416 190,394", 4)
    b.shape(
        "168,392! 158,418 147,440! 160,437 170,449! 180,437 190,440! 192,416 192,392!", "paper", 6
    )
    b.line("174,396 168,416 160,430|181,396 178,416 172,438|186,396 186,414 185,430", 4, "nail")
    with b.at(184, 372, 1.22, -10):
        b.shape("12,22! 16,8 15,-8 10,-17 -2,-21 -14,-17 -19,-8 -18,6 -12,18 -8,23!", "paper", 6)
        b.line("-12,-16 -10,-4 -10,4|-4,-20 -2,-6 -3,3|4,-19 6,-6 5,3", 4, "nail")
    # neck, collar, head
    b.shape("92,312! 92,336 84,346 108,380! 136,344 126,334 126,316!", "paper", 6)
    b.line("102,340 106,356 110,370", 3.4, "leaf")
    b.shape("128,334! 138,342 128,370 108,402! 100,386! 116,362", "black", 4)
    b.shape("93,336! 82,344 94,368 108,388! 112,374 100,352", "black", 4)
    b.carve("132,344 120,368 108,388", 3.6)
    with b.at(98, 262, 1.2, 2):
        b.halo(
            "-40,-20 -40,-54 -28,-74 -4,-86 28,-80 48,-58 54,-26 80,8 84,44 58,48 40,30 "
            "30,40 8,54 -20,52 -36,20",
            5,
        )
        face(b, LOOK)
        spotted_cloth(b)
