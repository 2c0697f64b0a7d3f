"""A man with a small child on his shoulders."""

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.faces import CHILD, KIND, STUBBLE, face
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import bound_hair, tufts
from tools.drawing.parts.hands import grip
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import pinwheel


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 784, height=46)
    # far leg behind, near leg in front: black, cut
    with b.at(178, 752, 1.0, -8):
        foot(b)
    far_leg = b.shape(
        "118,596! 136,650 150,700 160,742! 196,738! 198,690 194,640 184,590!", "black", 7
    )
    b.carve("150,640 166,690 174,730|172,630 184,684 188,726", 5.5, "nail", far_leg)
    with b.at(74, 756, 1.06):
        foot(b)
    b.halo("66,590! 56,650 54,700 58,744! 96,746! 108,700 122,660 134,600!", 6)
    near_leg = b.shape("66,590! 56,650 54,700 58,744! 96,746! 108,700 122,660 134,600!", "black", 7)
    b.carve("80,640 70,690 68,734|104,640 92,690 84,734", 5.5, "nail", near_leg)
    # child: body behind the father's head
    b.line("44,296 46,240 46,180", 6.5, "even")
    b.shape(
        "112,222! 92,238 82,280 72,350 72,390! 172,390! 176,340 172,290 166,244 152,222!", "red", 7
    )
    # robe of the father
    skirt = b.shape(
        "74,516! 60,566 50,622! 88,636 124,630 160,642 198,624! 186,570 168,514!", "paper", 8.5
    )
    front = polygon("74,516! 60,566 50,622! 88,636 116,632! 126,570 124,514!")
    b.stripes(skirt.intersection(front), 8, 25, 12)
    b.stripes(skirt.difference(front), -7, 25, 12)
    b.line("126,516 130,570 117,632", 7, "nail")
    torso = b.shape(
        "96,386! 72,402 68,450 74,512! 120,522 168,510! 174,450 168,404 142,386!", "paper", 8
    )
    half = polygon("60,380! 120,380! 120,530! 60,530!")
    b.stripes(torso.intersection(half), 24, 25, 12)
    b.stripes(torso.difference(half), -24, 25, 12)
    for f in (False, True):
        with b.at(242 if f else 0, 0, flip=f):
            b.halo("92,388 62,400 36,440 14,488 20,520 44,536 66,522 82,492 80,440", 4)
            sleeve = b.shape(
                "92,388! 62,400 36,440 14,488! 20,520 44,536! 66,522 82,492! 78,470 60,456! "
                "72,436 84,424!",
                "black",
                6,
            )
            b.carve("24,500 34,516 48,526", 5, "leaf", sleeve)
            b.carve("44,500 54,510 66,508", 5, "leaf", sleeve)
            b.carve("82,428 70,444 56,460", 5, "nail", sleeve)
    # sash
    b.shape("70,498 120,508 172,496 174,522 120,534 68,524", "black", 5)
    b.carve("71,484 66,510 67,532", 5.5, "leaf")
    b.carve("170,482 176,508 175,530", 5.5, "leaf")
    b.carve("76,508 120,517 168,506", 3.6, "brush")
    b.carve("76,518 120,526 168,515", 3, "brush")
    # child's legs over the shoulders, held at the shins
    for f in (False, True):
        with b.at(242 if f else 0, 0, flip=f):
            b.halo("54,380 54,440 44,466 28,482 28,488 60,489 88,486 92,466 94,400", 2)
            b.shape("64,362! 52,384 52,420 58,458! 82,458! 88,430 94,400 98,366!", "paper", 7.5)
            b.comb("92,404 88,430 83,452", 9, 7, 4, side=1)
            with b.at(70, 462, 0.86, 8):
                foot(b, "nothing")
            with b.at(68, 432, 1.0, 6, flip=True):
                grip(b)
    # neck and collar
    b.shape("100,366! 100,380 92,392 120,446! 148,392 136,380 136,366!", "paper", 6)
    b.shape("138,382! 152,390 152,406 134,458 116,506! 104,500! 122,446", "black", 4)
    b.carve("145,394 134,434 114,492", 3.4)
    b.shape("98,384! 86,392 88,410 104,444 116,466! 122,444 106,412", "black", 4)
    b.shape("112,222! 130,244! 150,222!", "paper", 6)
    # father's head
    with b.at(117, 354, 1.04, 4):
        b.halo("-36,-20 -40,-42 -26,-60 0,-66 26,-61 43,-46 48,-24 40,-4 0,0", 5.5)
        face(b, KIND)
        bound_hair(b)
        STUBBLE.draw(b)
    # child: arms, hand with the wheel, head
    b.shape("104,228! 80,240 62,258 54,274! 64,294 80,302! 98,288 108,266!", "red", 6.5)
    with b.at(46, 280, 0.84, 6):
        grip(b)
    b.shape("156,230! 176,246 184,272 182,296! 164,302 150,294! 150,262!", "red", 6.5)
    with b.at(164, 308, 0.74, 24):
        grip(b)
    with b.at(46, 172):
        pinwheel(b, 36)
    with b.at(132, 184, 0.86, -6):
        face(b, CHILD)
        tufts(b)
