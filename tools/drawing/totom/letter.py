"""A man in a long striped robe with a letter."""

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.faces import SCHOLAR, face
from tools.drawing.parts.feet import shoe
from tools.drawing.parts.hands import hold
from tools.drawing.parts.marks import ground


def _cap(b: Block) -> None:
    """A scholar's tall square cap, 84 wide, two streamers behind."""
    for streamer in (
        "32,-30! 52,-26 68,-10 78,20! 68,28 60,6 46,-8 30,-14!",
        "34,-36! 56,-46 74,-40 86,-22! 78,-10 66,-24 52,-28 34,-24!",
    ):
        b.shape(streamer, "black", 4, halo=3)
    b.carve("36,-22 54,-17 65,-3 71,16", 3.4, "leaf")
    area = b.shape(
        "-34,-24! -36,-50 -42,-92! -10,-102 26,-100 46,-90! 42,-50 38,-12! 26,-30 0,-40 -18,-36",
        "black",
        4,
    )
    b.carve("-30,-86 -26,-60 -25,-42", 5, "nail", area)
    b.carve("2,-96 4,-70 4,-46", 5, "nail", area)
    b.carve("33,-88 30,-60 29,-36", 5, "nail", area)
    b.shape(
        "-36,-28! -18,-40 2,-45 26,-36 40,-18! 40,-6 26,-23 2,-33 -16,-29 -34,-17!", "paper", 5.5
    )


def _sheet(b: Block) -> None:
    """The letter: two columns of writing, the foot dyed and curled."""
    area = b.shape(
        "20,306! 54,312 86,307! 88,400 84,540 87,662! 70,674 46,676 18,670! 22,540 18,400",
        "paper",
        7.5,
    )
    r = b.rng.uniform
    for x, runs in (
        (68, ((352, 412), (484, 540), (552, 580))),
        (38, ((350, 402), (414, 462), (474, 530), (542, 572))),
    ):
        for y0, y1 in runs:  # running hand, linked down the column: no sign is a real one
            line, y, side = [(x + r(-3, 3), float(y0))], float(y0), 1
            while y < y1 - 5:
                y += r(5, 9)
                line.append((x + side * r(6, 11), y))
                y += r(3, 6)
                line.append((x - side * r(4, 11), y + r(-2, 3)))
                if r(0, 1) < 0.35:
                    y += r(7, 10)
                    line.append((x + r(-2, 2), y))
                side = side if r(0, 1) < 0.6 else -side
            b.line(
                line,
                5.4,
                [(0, 1.2), (0.2, 0.7), (0.4, 1.15), (0.6, 0.75), (0.8, 1.1), (1, 0.3)],
                clip=area,
            )
            b.line([(x + 8, y0 - 4), (x + 12, y0 + 3)], 5.4, "nail", clip=area)
    # the dyed foot of the sheet; it is no seal
    dyed = polygon("10,598! 52,603 100,597! 100,684! 10,684!").intersection(area.buffer(-7))
    b.add("red", dyed)
    b.line("12,593 52,598 96,592", 5.5, "brush", clip=area)
    for x in (26, 40, 54, 68, 80):
        b.line([(x - 7, 626), (x, 616), (x + 7, 626)], 5, "even", "unred", dyed)
        b.line([(x - 7, 642), (x, 632), (x + 7, 642)], 5, "even", "unred", dyed)
    curl = b.shape(
        "12,666! 42,676 70,674 92,662! 97,674 93,686! 70,698 42,700 14,692! 8,680", "paper", 7
    )
    b.line("18,682 44,689 70,686 88,676", 5, "leaf", clip=curl)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    with b.at(112, 752):
        shoe(b)
    with b.at(176, 750, 0.96, flip=True):
        shoe(b)
    # long robe
    skirt = b.shape(
        "112,320! 102,380 98,460 92,560 86,650 80,722! 110,740 160,742 206,726! 204,640 "
        "200,540 192,440 186,350 168,318!",
        "paper",
        8,
    )
    lap = polygon("100,470! 150,470 150,560 138,640 120,738! 80,730 86,640")
    b.stripes(lap.intersection(skirt).buffer(-2), 97, 23, 11)
    b.stripes(skirt.difference(lap).buffer(-2), 86, 23, 11)
    b.line("152,486 150,560 138,650 122,738", 8, "brush")
    b.shape("80,720! 110,737 160,739 206,724! 208,744 160,760 112,758 78,740!", "black", 4)
    b.carve("84,734 112,748 160,750 202,735", 4.4, "leaf")
    # sash with hanging ends
    b.shape("98,468 140,480 192,466 194,490 142,504 96,492", "black", 5)
    b.carve("102,480 142,491 188,478", 3.6, "brush")
    # far sleeve behind the sheet
    far = b.shape("118,330! 98,338 76,334 62,322! 58,346 62,400 84,440 116,440!", "black", 8)
    b.carve("106,340 104,372 104,404", 4.6, "nail", far)
    b.halo("20,306! 86,307! 88,400 87,662! 97,674 93,686! 70,698 42,700 14,692! 8,680", 8)
    b.border()
    _sheet(b)
    # the far hand holds it from behind, its thumb in front
    b.shape("86,318! 98,312 108,322 110,340 100,354 86,358!", "paper", 6.5)
    b.shape("92,350! 78,350 62,342 54,332 60,323 74,328 92,332!", "paper", 6)
    b.line("60,332 66,331", 3.4)
    # near sleeve, hand at the edge of the sheet
    with b.at(112, 440, 1.06, 6):
        b.shape("6,-13! 24,-16 34,-14! 34,16 22,16 6,13!", "paper", 6)
        hold(b)
    near = b.shape(
        "164,330! 188,346 206,396 220,456 230,520 222,560 196,584 166,570 140,520 "
        "118,462! 108,440 112,418! 128,412 146,392 156,362",
        "paper",
        8.5,
    )
    b.stripes(near.buffer(-3), 62, 21, 10)
    b.shape(
        "110,438 112,416 122,414 136,450 162,522 190,566 184,578 168,570 142,526 120,470",
        "paper",
        7,
    )
    b.line("158,372 152,394 138,414", 5.5, "nail")
    # collar
    b.shape("122,286! 122,306 114,320 134,362! 160,326 152,308 152,280!", "paper", 6)
    b.shape("156,312! 172,320 172,340 150,380 120,414! 108,394! 134,360", "paper", 7)
    b.shape("118,316! 104,326 106,346 124,376! 134,360 126,336", "paper", 7)
    b.line("162,322 160,342 142,372 120,396", 4.5, "nail")
    with b.at(140, 244, 1.08, -6):
        face(b, SCHOLAR)
        _cap(b)
