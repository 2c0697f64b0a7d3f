"""A stout man in a cloak."""

from tools.drawing.block import Block
from tools.drawing.geometry import ellipse, polygon
from tools.drawing.parts.faces import MERCHANT, face
from tools.drawing.parts.feet import shoe
from tools.drawing.parts.marks import ground


def _cap(b: Block) -> None:
    """Round merchant's cap: black gores, pale band, button."""
    area = b.shape(
        "-43,-22! -46,-44 -34,-66 -4,-77 26,-71 46,-48 48,-16! 30,-34 4,-41 -22,-37", "black", 4
    )
    b.carve("-4,-74 -20,-63 -30,-43|0,-74 2,-58 2,-46|4,-74 22,-63 31,-41", 4.4, "leaf", area)
    b.shape(
        "-45,-27! -24,-41 4,-46 32,-40 49,-22! 49,-8 32,-27 4,-35 -22,-31 -42,-15!", "paper", 5.5
    )
    b.shape(ellipse(-2, -79, 9, 7), "black", 3)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    # legs and shoes
    for x, f in ((78, False), (160, True)):
        b.shape(f"{x - 14},700! {x - 13},744! {x + 13},744! {x + 14},700!", "paper", 6)
        with b.turned(x, 750, -4 if f else 0), b.at(x, 753 if f else 749, flip=f):
            shoe(b)
    # red robe inside the cloak
    robe = b.shape(
        "96,440! 82,520 64,610 48,700! 80,716 124,716 156,704! 146,620 128,520 112,440!", "red", 7
    )
    b.line(
        "99,486 90,590 78,704|104,500 106,610 104,708|108,500 124,610 132,704",
        5.5,
        "nail",
        clip=robe,
    )
    # cloak, far side then the near side that laps over the belly
    far = (
        "88,318! 54,334 32,376 19,436 11,500 16,560 14,630 18,694! 36,706 54,706! 62,630 "
        "80,550 96,490 112,440 120,360"
    )
    b.add("paper", polygon(far))
    far_side = b.shape(far, "black", 4)
    near_side = b.shape(
        "140,316! 188,328 212,376 226,440 233,520 229,590 234,650 233,742! 200,744 "
        "174,730 150,722! 150,650 138,570 118,512 96,472! 100,430 116,380 126,350",
        "black",
        4,
    )
    b.carve("152,724 152,650 140,572 121,516 100,478", 7, "brush", near_side)
    b.carve("50,704 58,628 76,548 92,498", 6.5, "brush", far_side)
    b.carve(
        "184,348 204,396 214,462|164,372 190,424 202,492 200,548|118,486 158,486 190,520 "
        "206,590 210,690|150,540 176,600 188,660 188,724|220,520 222,590 222,680|140,400 "
        "166,440 176,476|136,500 156,560 168,640 168,716",
        5.5,
        "nail",
        near_side,
    )
    b.carve("120,462 150,458 178,468", 4.6, "leaf", near_side)
    b.carve(
        "60,350 42,388 32,440|84,378 62,420 48,462|76,516 52,580 42,640 40,694|25,510 "
        "26,580 27,670|52,512 40,560 36,600",
        5.5,
        "nail",
        far_side,
    )
    for area, band in (
        (near_side, "140,672! 190,690 250,696! 250,732! 200,729 174,716 140,706!"),
        (far_side, "0,640! 34,650 70,646! 70,700! 36,691 0,680!"),
    ):
        h = polygon(band).intersection(area.buffer(-7))
        b.add("black", polygon(band).buffer(4).intersection(area))
        b.scallops(h, 13, 3.8, 0, "paper")
    b.carve("150,666 190,683 232,689", 6, "even", near_side.buffer(-2))
    b.carve("10,634 34,643 66,640", 6, "even", far_side.buffer(-2))
    # sleeve and hand
    sleeve = polygon("30,440! 44,428 62,430 76,438! 80,466 78,494 58,504 38,494 28,478!")
    b.add("paper", sleeve)
    b.comb("28,478 30,440 44,428 62,430 76,438", 17, 7, 4.8, side=1, clip=sleeve)
    b.comb("28,478 38,494 58,504 78,494", 15, 7, 4.8, side=-1, clip=sleeve)
    with b.at(78, 466, 1.24, 6, flip=True):
        b.add(
            "paper",
            polygon("10,-16! -2,-22 -18,-22 -34,-22 -44,-10 -44,6 -36,22 -14,24 2,22 10,16!"),
        )
        b.add("paper", polygon("0,-16! -10,-31 -24,-38 -32,-31 -24,-18 -10,-12"))
        b.line("-34,-16 -26,-20 -10,-20 2,-16", 4, "leaf")
        b.line("-43,-9 -26,-10 -14,-8|-43,2 -26,1 -14,2|-40,12 -26,11 -15,11", 4.6, "nail")
        b.line("13,-16 10,0 13,16", 6, "even")
    # fur collar
    b.add("paper", polygon("84,286! 78,320 114,366! 158,320 156,284!"))
    b.shape("158,306! 150,330 118,362 104,356! 132,336 144,312", "black", 4)
    b.carve("152,314 140,336 116,356", 4)
    fur = b.shape(
        "70,290! 50,304 46,334 66,362 92,384 112,396 140,382 172,362 192,334 188,304 "
        "168,288! 150,322 114,344 88,324",
        "paper",
        7,
    )
    b.comb(
        "50,304 46,334 66,362 92,384 112,396 140,382 172,362 192,334 188,304",
        24,
        7,
        4.6,
        side=-1,
        clip=fur,
        lean=24,
    )
    with b.at(114, 238, 1.14, -2):
        face(b, MERCHANT)
        with b.at(0, -4):
            _cap(b)
