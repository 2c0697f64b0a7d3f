"""Ông cụ: a bald old man in a short jacket, bare legs, a stick."""

from tools.drawing.block import Block
from tools.drawing.geometry import Area, polygon
from tools.drawing.parts.faces import BROWS_BUSHY
from tools.drawing.parts.feet import old_leg
from tools.drawing.parts.hands import grip
from tools.drawing.parts.heads import old_man
from tools.drawing.parts.marks import ground, stamp
from tools.drawing.parts.props import stick


def _quilt(b: Block, area: Area, turn: float) -> None:
    """Black cloth, white quilting lines crossing in lozenges."""
    for side in (57, -57):
        b.hatch(area, turn + side, 14, 3.6, "even", "paper", 0.06)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    stamp(b, 41, 156, 42, 50, -3)
    # legs, bare
    with b.turned(168, 560, -6), b.at(166, 641):
        old_leg(b)
    with b.turned(112, 560, 4), b.at(108, 641):
        old_leg(b)
    # loin cloth under the jacket
    b.shape("74,548! 70,590 84,606! 106,602 128,612! 134,600 158,604 186,596! 188,548!", "paper", 7)
    b.line("92,566 88,582 90,598|112,566 114,584 118,602|150,566 154,582 152,598", 4.6, "nail")
    b.line("131,560 131,584 129,608", 6, "nail")
    # arm on the back, sleeve akimbo
    far_sleeve = b.shape(
        "160,326! 186,338 206,372 219,410 225,444 214,478 190,500 166,504! 160,470 158,400",
        "black",
        7,
    )
    _quilt(b, far_sleeve.buffer(-4), 28)
    b.add("paper", polygon("176,400! 189,424 194,444 184,458 170,464!"))
    b.line("176,396 190,424 195,445 184,459 170,466", 6, "even")
    # jacket
    jacket = b.shape(
        "92,326! 74,352 70,400 76,440 76,490 60,570! 88,580 130,584 192,572! 180,520 "
        "172,484 172,430 180,372 166,330 130,312",
        "black",
        8,
    )
    _quilt(b, jacket.buffer(-4), 0)
    b.line("62,561 90,571 130,575 190,563", 5, "even", "paper", jacket)
    # white collar band down the front
    b.shape(
        "150,314! 164,328 156,372 144,412 138,450 134,584! 114,583 118,450 122,404 134,360",
        "paper",
        6.5,
    )
    b.line("146,340 140,376 130,408 127,450 124,484", 3.6, "even")
    b.line("125,520 124,550 123,580", 3.6, "even")
    # sash
    b.shape("66,478 122,492 182,476 186,504 124,520 64,506", "red", 7)
    b.line("84,492 110,500 124,503|136,505 156,500 174,492", 4.6, "leaf")
    b.shape("94,488 120,490 124,506 114,520 92,516 86,502", "red", 6)
    b.line("98,506 106,502 116,508", 4.4, "leaf")
    b.shape("96,514! 82,544 84,560! 98,558 108,518!", "red", 6)
    b.shape("106,516! 110,548 120,566! 130,556 118,516!", "red", 6)
    # stick, then the arm that leans on it
    stick(b, "43,352! 36,376 40,420 36,500 42,580 37,660 41,730 38,796", 15)
    b.shape("58,346! 44,338 30,342 24,356 32,368 48,366 58,360", "black", 4)
    b.carve("50,352 38,348 33,356", 3.6, "leaf")
    b.halo("98,334! 80,344 66,370 54,402! 52,440 62,482 88,490! 108,440 116,390", 3)
    near_sleeve = b.shape(
        "98,334! 80,344 66,370 52,404! 54,440 66,480 92,486! 108,440 116,390 112,350", "black", 7
    )
    _quilt(b, near_sleeve.buffer(-4), -22)
    b.line("56,410 58,442 70,474", 4.6, "even", "paper", near_sleeve)
    b.shape("56,404! 46,402 38,406! 40,436! 54,444 60,440!", "paper", 6)
    with b.at(37, 420, 1.1, 4):
        grip(b, thumb=True)
    # head
    with b.at(112, 238, 1.16, -7):
        b.halo("26,30! 34,60 24,118 0,152! -26,112 -44,60", 3)
        old_man(b, BROWS_BUSHY, 160)
