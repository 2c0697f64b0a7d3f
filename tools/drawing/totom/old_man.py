"""An old man bent over a staff."""

from tools.drawing.block import Block
from tools.drawing.geometry import disc, ellipse
from tools.drawing.parts.faces import BROWS_HANGING
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hands import grip
from tools.drawing.parts.heads import old_man
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import gourd
from tools.drawing.parts.scenery import needles
from tools.drawing.parts.textiles import hexagons


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 792)
    # sun behind the pine
    b.add("red", disc(152, 180, 46, 46, 16))
    for x, y, r, a in (
        (118, 232, 37, -28),
        (150, 224, 46, -4),
        (204, 218, 52, 12),
        (186, 292, 40, -6),
    ):
        needles(b, x, y, r, a, 10)
    b.line(
        "238,262 222,240 204,236 180,246 156,238 132,246 110,240",
        16,
        [(0, 1.4), (0.4, 0.9), (1, 0.35)],
    )
    b.line("150,240 152,230 150,222", 8, "even")
    b.line("204,238 206,228 204,218", 8, "even")
    b.line("216,242 208,268 188,294", 10, [(0, 1.1), (1, 0.6)])
    b.carve("234,256 221,241 204,237 182,246 164,242", 4.6, "nail")
    # feet
    with b.at(188, 754, 1.0):
        foot(b)
    with b.at(120, 756, 1.04):
        foot(b)
    # under-robe
    b.shape("96,470! 88,560 84,640 76,704! 110,730 150,728! 150,620 140,470!", "paper", 7.5)
    b.line("98,580 94,640 90,706|110,600 106,660 108,718", 5, "nail")
    # coat, high bent back
    coat = b.shape(
        "96,410! 112,360 144,330 182,330 210,354 224,404 222,470 212,540 214,630 "
        "222,712! 184,730 132,726! 126,650 128,600 118,540 104,480!",
        "black",
        8,
    )
    hexagons(b, coat.buffer(-5), 16, 4.4, -6)
    b.carve("132,714 184,721 216,705", 5, "even")
    b.line("126,726 128,650 130,590", 8, "even")
    # staff with a gourd
    b.line(
        "44,150 38,176 42,204 34,240 38,300 46,370 41,470 47,600 44,700 48,796",
        12.5,
        [(0, 0.5), (0.04, 1.05), (0.9, 1), (1, 0.8)],
    )
    b.line("41,182 38,240 41,300 46,370 42,440", 3.4, "nail", "paper")
    b.line("44,590 44,650 46,745", 3.4, "nail", "paper")
    b.line("40,196 30,188 24,172", 8, "wedge")
    b.shape(ellipse(40, 258, 9, 11, 9), "black", 2)
    b.carve("37,254 41,258 38,264", 3.4, "leaf")
    b.line("42,206 56,204 66,214", 5, "even")
    with b.at(69, 232, 1.08, -4):
        gourd(b)
    # sleeve and hands
    with b.at(45, 552, 1.14, 4):
        grip(b, arm="below")
    with b.at(45, 504, 1.14, -2):
        grip(b, arm="below")
    sleeve = b.shape(
        "128,430! 158,440 172,476 170,524 164,580 152,640! 120,650 86,632! 82,590 74,560 "
        "62,540! 62,500 84,492! 104,474 116,450",
        "black",
        7,
        halo=5,
    )
    hexagons(b, sleeve.buffer(-5), 16, 4.4, 24)
    b.carve("148,632 120,641 90,626", 5, "even")
    b.line("144,440 162,456 172,492 168,544 160,596 152,640", 6, "even", "paper")
    b.line("147,438 166,454 177,492 173,544 165,596 157,640", 5, "even")
    b.carve("68,540 69,518 72,502", 5, "even")
    # beard and head, sunk before the shoulders
    b.halo("62,420 122,420 120,500 84,590 60,540 44,480", 2)
    with b.at(88, 394, 1.08):
        b.halo("-6,-78 -40,-50 -40,30 0,56 40,40 60,30 68,10 62,-40 40,-56 22,-72", 4)
        old_man(b, BROWS_HANGING, 186, -9)
