"""A sailing boat."""

import numpy as np
from shapely.geometry import Polygon, box

from tools.drawing.block import Block
from tools.drawing.geometry import ellipse, polygon, spline
from tools.drawing.parts.scenery import sea


def draw(b: Block) -> None:
    """Draw the picture."""
    # pennant and birds
    b.shape("124,142! 150,134 176,144 204,138! 196,150 206,164! 178,166 150,158 124,164!", "red", 6)
    for x, y, s in ((44, 158, 1), (78, 146, 0.8), (62, 184, 0.7)):
        b.line([(x - 15 * s, y - 6 * s), (x - 6 * s, y - 9 * s), (x, y)], 4.6 * s + 0.8)
        b.line([(x + 15 * s, y - 10 * s), (x + 6 * s, y - 10 * s), (x, y)], 4.6 * s + 0.8)
    # mast and ropes
    b.line("122,132 122,300 122,640", 11, "even")
    b.line(
        "36,208 26,420 30,620|206,206 218,420 212,600|122,176 60,196|122,176 184,194", 3.8, "even"
    )
    _hull(b)
    _crew(b)
    _sail(b)
    sea(b, [(752, -28, 44), (792, 34, 46), (838, -20, 44)], box(15.5, 124, 224.5, 846.5))


def _hull(b: Block) -> None:
    b.shape(
        "200,560! 222,548 224,566! 218,640 208,700 186,760 60,760 44,720 30,672 17,612! 34,616 "
        "52,640 100,652 160,650 196,640!",
        "paper",
        9,
    )
    b.add("black", polygon("38,674 60,686 120,693 180,688 214,674 206,710 186,770 60,770 46,730"))
    b.carve("44,698 80,708 150,711 206,696|50,716 90,726 150,729 200,714", 4.2, "even")
    b.line("24,630 60,658 120,668 180,664 216,646", 5, "even")
    stripe = "30,640 60,662 120,672 180,668 214,650 210,668 180,680 120,686 60,678 34,662"
    b.add("red", polygon(stripe))
    board = polygon("58,643 100,654 160,652 196,642 196,626 160,634 100,636 62,626")
    b.add("paper", board)
    b.checks(board, 9)
    b.line(
        "58,624 100,636 160,634 198,624|56,642 100,654 160,652 198,641|"
        "198,566 196,600 196,640|220,560 216,600 212,640",
        5,
        "even",
    )
    b.line("200,580 220,574|198,600 218,596", 4, "even")
    b.shape("17,612! 14.5,590 22,580! 36,604 42,626!", "black", 3)  # stem


def _crew(b: Block) -> None:
    # steersman
    b.shape("172,636! 166,612 172,596 186,594 196,606 196,634!", "black", 4)
    b.carve("176,630 176,612 182,602", 3)
    b.shape(ellipse(180, 587, 9, 10), "paper", 5)
    b.shape("158,584! 180,566 202,584! 180,589", "paper", 6)
    b.line("180,570 172,583|180,570 188,583", 3, "leaf")
    b.line("170,610 150,622 140,634", 5)
    # sailor hauling a rope
    b.shape("76,642! 78,612 86,600 100,600 108,612 110,644!", "paper", 6.5)
    for arm in ("104,606 116,594 121,576", "82,606 70,596 62,584"):
        b.line(arm, 9, "even")
        b.line(arm, 3, "even", "paper")
    b.line("62,584 52,560 44,524", 3.6, "even")
    b.shape(ellipse(92, 586, 10, 11), "paper", 5.5)
    b.shape("80,586 82,574 92,570 103,575 105,588 98,582 88,582", "black", 2)
    b.line("88,612 86,634|99,612 100,636", 4, "leaf")
    b.line("79,624 108,625", 4.5, "even")


def _seam(k: float) -> list[tuple[float, float]]:
    """A line down the bulging sail; k is -1 at its left edge and 1 at its right."""
    return [(120 + k * 86, 200), (120 + k * 96, 300), (120 + k * 94, 410), (120 + k * 80, 530)]


def _sail(b: Block) -> None:
    right = "206,205! 215,300 212,410 200,522!"
    sail = b.shape(
        f"36,206! 80,198 122,201 166,197 {right} 160,541 122,528 80,541 40,522! 28,410 26,300",
        "paper",
        9,
    )
    seams = [-1.02, -0.68, -0.34, 0, 0.34, 0.68, 1.02]
    for i in (1, 4):  # two black panels
        edges = [spline(_seam(seams[i])), spline(_seam(seams[i + 1]))[::-1]]
        b.add("black", Polygon(np.vstack(edges)).intersection(sail))
        b.carve(_seam((seams[i] + seams[i + 1]) / 2), 3, "leaf", sail)
    for k in seams[1:-1]:
        b.line(_seam(k), 5, "even", "black", sail)
    for i in (0, 2, 3, 5):  # stitches across the light panels
        for y in range(226, 520, 24):
            half = float(np.interp((y - 200) / 330, [0, 0.28, 0.6, 1], [86, 96, 93, 79]))
            x, u = 120 + seams[i] * half, 120 + seams[i + 1] * half
            stitches = [[(x, y), (x + 7, y + 2.5)], [(u, y + 9), (u - 7, y + 11.5)]]
            b.lines(stitches, 3.4, "wedge", "black", sail)
    b.comb("200,522! 212,410 215,300 206,205!", 20, 8, 4.4, side=-1, clip=sail)
    b.comb("40,522 80,541 122,528 160,541 200,522", 13, 8, 4, side=-1, clip=sail)
    # yard, bound to the sail
    b.line("22,206 80,197 122,200 166,196 220,205", 13, "brush")
    b.carve("34,205 80,197 122,200 166,197 208,204", 3, "brush")
    for x in (46, 74, 104, 138, 168, 196):
        b.line([(x, 192), (x + 2, 210)], 5, "even", "paper")
        b.line([(x - 3, 191), (x - 1, 211)], 3, "even")
