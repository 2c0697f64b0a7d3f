"""A man with headcloth, sack and drum."""

from tools.drawing.block import Block
from tools.drawing.geometry import ellipse
from tools.drawing.parts.faces import (
    BROWS_MILD,
    CHEEK,
    EAR_WIDE,
    EYES_BOLD,
    MOUTH_SHOUT,
    NOSE_BROAD,
    ROUND,
    STUBBLE,
    Look,
    face,
)
from tools.drawing.parts.feet import leg
from tools.drawing.parts.hair import spotted_cloth
from tools.drawing.parts.hands import fist, grip
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import drum
from tools.drawing.parts.textiles import chevrons

LOOK = Look(ROUND, EAR_WIDE, BROWS_MILD, EYES_BOLD, NOSE_BROAD, MOUTH_SHOUT, STUBBLE + CHEEK)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 792)
    # a full sack hangs on the back, patched
    sack = b.shape(
        "160,340! 186,330 208,350 226,396 234,470 234,546 224,606 200,634 172,632 150,600! 146,420",
        "paper",
        8,
    )
    b.line(
        "186,348 206,400 214,456|196,344 220,406 226,462|188,616 208,612 222,586|"
        "226,500 226,530 220,556",
        5.6,
        "nail",
        clip=sack,
    )
    b.comb("234,470 234,546 224,606 200,634", 15, 8, 5, clip=sack)
    patch = b.shape("184,534! 216,524! 221,564! 190,574!", "black", 4, clip=sack)
    b.checks(patch.buffer(-3), 11, -14, "paper")
    b.line(
        "182,542 176,546|194,527 192,519|208,522 206,515|202,575 204,582|214,571 217,578",
        4.4,
        "even",
    )
    # legs
    with b.at(168, 634, 1, -8):
        leg(b)
    with b.at(90, 634, 1, 6):
        leg(b)
    trousers = b.shape(
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
        trousers,
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
    # the neck of the sack comes over the shoulder
    over = b.shape(
        "206,340! 182,326 158,344 146,380 138,420! 150,430 166,428! 174,396 188,368 210,362",
        "paper",
        7,
        halo=3,
    )
    b.line("196,342 168,362 152,412|204,352 180,374 162,416", 5, "nail", clip=over)
    # the arm that holds it, the fist before the breast
    lower = b.shape(
        "218,470! 216,496 198,512 178,500 152,462! 164,438! 182,456 198,470!", "paper", 7, halo=4
    )
    b.comb("178,500 198,512 216,496 218,470", 11, 7, 4, side=-1, clip=lower)
    upper = b.shape(
        "176,362! 198,368 216,402 227,446 222,478 206,484! 188,474 180,456! 184,430 176,400!",
        "paper",
        8,
        halo=4,
    )
    chevrons(b, upper.buffer(-3), turn=-14)
    b.line("178,456 194,474 222,474", 6)
    with b.at(156, 446, 1.28, 38):
        fist(b)
    b.shape(
        "124,442! 128,462 116,484! 134,480 140,490! 148,474 156,470! 150,452", "paper", 6, halo=3
    )
    b.line("132,458 130,474|141,458 140,474", 4)
    # neck, collar, head
    b.shape("94,308! 94,334 86,346 110,380! 138,344 128,332 128,312!", "paper", 6)
    b.line("102,340 106,356 110,370", 3.4, "leaf")
    b.shape("128,334! 138,342 128,370 108,402! 100,386! 116,362", "black", 4)
    b.shape("93,336! 82,344 94,368 108,388! 112,374 100,352", "black", 4)
    b.carve("132,344 120,368 108,388", 3.6)
    with b.at(104, 254, 1.22, 2):
        face(b, LOOK)
        spotted_cloth(b)
