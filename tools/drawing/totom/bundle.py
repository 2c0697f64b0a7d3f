"""A man in a hat, hands at the collar, a bundle on his back."""

import math

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.feet import shoe
from tools.drawing.parts.heads import old_man
from tools.drawing.parts.marks import ground
from tools.drawing.parts.textiles import herringbone


def _hat(b: Block) -> None:
    """Shallow woven hat like a bowl, origin in the middle of the brim, 190 wide, 84 high."""
    area = b.shape(
        "-96,8! -88,-22 -62,-56 -22,-76 22,-76 62,-56 88,-22 96,8! 50,20 0,24 -50,20", "paper", 9
    )
    for w, y, s in ((95, -8, 20), (84, -34, 17)):
        b.line(
            [(-w, y), (-w * 0.55, y + s * 0.75), (0, y + s), (w * 0.55, y + s * 0.75), (w, y)],
            5,
            "even",
            "black",
            area,
        )
    for x in range(-91, 92, 14):
        b.line(
            [(x * 0.42, -70), (x * 0.84, -36), (x, 22 - 14 * (x / 96) ** 2)],
            4.6,
            [(0, 0.5), (0.5, 0.9), (1, 1)],
            "black",
            area,
        )
    crown = b.shape("-40,-44! -36,-64 -14,-80 14,-80 36,-64 40,-44! 0,-32", "black", 4)
    b.carve("-26,-50 -22,-64 -8,-74", 4.4, "leaf", crown)
    b.carve("2,-44 4,-60 6,-74", 4.4, "leaf", crown)
    b.carve("24,-50 24,-62 18,-72", 4.4, "leaf", crown)
    b.shape("-97,6! -50,18 0,22 50,18 97,6! 98,16 50,30 0,34 -50,30 -98,16!", "black", 3)
    b.carve("-88,16 -50,24 0,28 50,24 88,16", 3.6, "leaf")


def _bundle(b: Block) -> None:
    """Cloth bundle tied crosswise with a pale cord, two ears of cloth, origin in the middle, 96 x
    190.
    """
    for ear in (
        "18,-74! 0,-96 -30,-104! -32,-84 -10,-68!",
        "16,-74! 22,-106 44,-122! 52,-98 38,-72!",
    ):
        b.shape(ear, "red", 6.5)
    b.line("-24,-96 -6,-86 10,-76|40,-112 34,-94 28,-80", 4.6, "nail")
    area = b.shape(
        "40,-78! 16,-84 -6,-72 -28,-40 -46,6 -50,48 -42,80 -18,100 16,104 44,96!", "red", 9
    )
    b.line(
        "12,-70 -16,-38 -34,0|18,-66 4,-30 -4,-4|26,-66 22,-20 22,30|-46,70 -34,88 -10,98",
        6,
        "nail",
        clip=area,
    )
    for x, y, r, a0, d in (
        (-28, 4, 17, -1.2, 1),
        (-2, 42, 18, 2.2, -1),
        (-28, 68, 17, -0.6, 1),
    ):  # arabesque of a wrapping cloth
        b.carve(
            [
                (
                    x + r * (1 - 0.78 * t) * math.cos(a0 + d * t * 8.2),
                    y + r * (1 - 0.78 * t) * math.sin(a0 + d * t * 8.2),
                )
                for t in (0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 1)
            ],
            5.4,
            "brush",
            area,
        )
    b.carve(
        "6,-58 -8,-36 -20,-14|20,-52 12,-20 14,22|-44,30 -32,40 -20,42|-10,62 0,76 6,90",
        5,
        "nail",
        area,
    )
    b.shape("12,-90! 24,-92 30,-84 28,-72 18,-66 8,-72 6,-82", "red", 6)
    b.line("14,-86 18,-78 18,-70", 4.4, "nail")


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    with b.turned(86, 752, 10), b.at(84, 748, flip=True):
        shoe(b)
    with b.at(160, 752, 1.04, flip=True):
        shoe(b)
    # robe
    skirt = b.shape(
        "92,470! 84,540 74,620 58,706! 96,730 150,740 204,722! 204,640 198,560 190,470!",
        "paper",
        8.5,
    )
    lap = polygon("150,470! 148,560 140,640 122,740! 240,740! 240,470!")
    herringbone(b, skirt.difference(lap).buffer(-4), 21, 5, 12)
    herringbone(b, skirt.intersection(lap).buffer(-4), 21, 5, 12)
    b.line("152,500 150,570 142,650 126,736", 8, "brush")
    b.shape("58,698! 98,718 150,728 205,710! 206,730 150,748 94,740 52,714!", "black", 4)
    b.carve("66,712 98,728 150,737 198,724", 4, "leaf")
    with b.at(58, 408):
        _bundle(b)
    # short black coat
    coat = b.shape(
        "112,326! 94,344 86,400 84,470 74,552! 108,566 142,566! 152,500 160,566! 188,564 "
        "214,550! 206,480 198,400 186,346 164,324!",
        "black",
        6,
    )
    b.carve("152,440 152,500 143,564", 6.5, "brush", coat)
    b.carve(
        "92,530 88,544 84,556|112,538 108,550 106,562|128,536 127,550 125,564|172,510 "
        "176,536 178,560|192,512 198,532 202,550",
        5,
        "nail",
        coat,
    )
    # far sleeve
    area = b.shape(
        "176,334! 196,350 214,392 228,440 230,478 218,500 196,506 184,488 180,460! 184,436 "
        "190,424!",
        "black",
        4,
        halo=4,
    )
    b.carve(
        "190,358 208,404 216,456|202,424 206,460 206,506|220,448 222,470 216,490", 5.5, "nail", area
    )
    area = b.shape(
        "112,332! 94,352 84,396 78,450 80,490 92,524 120,532 140,514 144,482 142,448! "
        "124,436 118,420!",
        "black",
        4,
        halo=4,
    )
    b.carve(
        "106,352 94,400 90,462|104,406 96,456 100,506|116,446 112,486 114,518|130,456 "
        "130,486 127,514",
        5.5,
        "nail",
        area,
    )
    # straps of the bundle cloth, collar
    b.shape("124,296! 122,320 116,330 150,420! 178,332 168,318 164,296!", "paper", 6)
    b.shape("106,328! 94,342 102,384 128,424! 148,410! 128,372 118,336", "red", 6)
    b.shape("172,322! 184,334 176,372 158,418! 144,408! 160,366 166,330", "red", 6)
    # hands
    for x, y, r, f in ((112, 436, 22, True), (188, 436, 22, False)):
        with b.at(x, y, 1.14, r, flip=f):
            b.halo("12,-13! -8,-16 -24,-15 -32,-6 -31,8 -22,16 -6,14 12,13!", 4)
            b.shape("12,-13! -8,-16 -24,-15 -32,-6 -31,8 -22,16 -6,14 12,13!", "paper", 6)
            b.line("-31,-6 -18,-5|-32,2 -18,3|-27,10 -16,10", 4.2, "nail")
            b.shape("-2,-13! -12,-24 -26,-27! -30,-18 -18,-11", "paper", 5)
            b.line("12,-15 9,0 12,14", 6, "even")
    with b.at(142, 259, 1.06, 7, flip=True):
        old_man(b)
    with b.at(141, 206, 0.95, 6):
        _hat(b)
