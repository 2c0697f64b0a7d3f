"""A tower of two storeys on posts."""

import numpy as np

from tools.drawing.block import Block
from tools.drawing.geometry import ellipse
from tools.drawing.parts.marks import ground
from tools.drawing.parts.scenery import needles, tile_roof, window


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    with b.at(-5, 0):
        _posts(b)
        # lower storey
        b.shape("40,452! 172,452! 172,560! 40,560!", "paper", 7)
        b.shape("82,470! 130,470! 130,560! 82,560!", "red", 7)  # door
        b.line("106,470 106,560", 6, "even")
        for x in (98, 114):
            b.shape(ellipse(x, 516, 4.5, 4.5, 8), "black", 0)
        for x in (48, 138):
            window(b, f"{x},474! {x + 26},474! {x + 26},540! {x},540!")
        _balcony(b, 24, 188, 546, 28)
        with b.at(106, 372):
            tile_roof(b, 64, 91, 66, 28, 11)
        # upper storey
        b.shape("54,252! 158,252! 158,352! 54,352!", "paper", 7)
        b.shape("81,268! 131,268! 131,345! 81,345!", "paper", 5.5)
        b.shape("81,268! 131,268! 131,274! 106,280 81,274!", "black", 2)
        for x in (58, 136):
            window(b, f"{x},266! {x + 18},266! {x + 18},334! {x},334!", 18, 14)
        _watcher(b)
        _balcony(b, 40, 172, 338, 22)
        with b.at(106, 174):
            tile_roof(b, 40, 89, 64, 30, 9)
        b.line("62,174 106,172 150,174", 11, "even")
        # finial
        b.line("106,176 106,146", 8, "even")
        b.shape(ellipse(106, 160, 15, 8), "black", 3)
        b.shape("106,124! 118,138 114,152 106,156 98,152 94,138", "red", 6)
    _pine(b)


def _posts(b: Block) -> None:
    """Two posts with their braces, and a stair between them."""
    b.line("34,668 60,628 80,596|178,668 152,628 132,596", 6, "even")
    b.line("36,640 50,618 58,600|176,640 162,618 154,600", 6, "even")
    stair = b.shape("86,588! 126,588! 142,790! 70,790!", "paper", 7)
    for y in np.linspace(604, 776, 11):
        k = (y - 588) / 202
        step = [(86 - 16 * k, y), (106, y + 1), (126 + 16 * k, y)]
        b.line(step, 5 + 3 * k, "even", "black", stair)
    for x in (34, 178):
        post = b.shape(
            f"{x - 9},586! {x + 9},586! {x + 10},690 {x + 11},786! {x - 11},786! {x - 10},690",
            "black",
            3,
        )
        b.carve([(x - 3, 600), (x - 4, 690), (x - 3, 776)], 4.4, "leaf", post)
        b.shape(
            f"{x - 18},778! {x - 10},772 {x + 12},772 {x + 19},780 {x + 17},792! {x - 17},792!",
            "paper",
            6.5,
        )


def _balcony(b: Block, x0: float, x1: float, y: float, height: float) -> None:
    """Rail, balusters and floor beam."""
    foot = y + height
    area = b.shape(f"{x0},{y}! {x1},{y}! {x1},{foot}! {x0},{foot}!", "paper", 5)
    for x in np.arange(x0 + 9, x1 - 3, 12.5):
        b.line([(x, y), (x + 0.6, foot)], 5, "even", "black", area)
    b.line(f"{x0 - 5},{y} {(x0 + x1) / 2},{y + 1} {x1 + 5},{y}", 7.5, "even")
    top, low = foot - 3, foot + 9
    b.shape(f"{x0 - 8},{top}! {x1 + 8},{top}! {x1 + 4},{low}! {x0 - 4},{low}!", "black", 3)
    for x in (x0 - 2, x1 + 2):
        b.line(f"{x},{y - 9} {x},{foot}", 8, "even")


def _watcher(b: Block) -> None:
    """Somebody looks out."""
    b.shape("84,350! 88,336 98,328 120,328 127,336 130,350!", "black", 3)
    b.carve("98,329 103,338 105,346", 4.4, "nail")
    with b.at(105, 348, 1.22), b.at(-105, -337):
        b.shape("97,290 94,303 98,315 106,321 115,315 119,304 117,290 108,285", "paper", 4.4)
        b.shape(
            "94,297 95,284 105,276 118,280 125,293 123,308 118,313! 117,300 107,294 97,296",
            "black",
            2,
        )
        b.line("96,302 101,303|106,304 114,302|100,316 107,316", 3.3, "even")
        b.line("101.5,303 99.5,310 103,311", 2.8, "even")


def _pine(b: Block) -> None:
    """From the lower right up past the eaves, its tufts before them."""
    trunk = b.shape(
        "224,800! 184,800! 192,772 188,740 194,706 208,680 211,650 202,616 196,580 202,540 "
        "212,508 213,470 205,430 204,390 211,350 212,300 205,250 204,180! 212,180! 216,250 "
        "221,300 220,350 214,392 216,430 224,470 223,512 213,546 208,580 213,612 224,650 "
        "222,688 208,714 206,740 212,770",
        "black",
        4,
    )
    b.carve(
        "196,790 199,764 196,738|202,708 212,684 216,654|206,606 202,580 206,552|"
        "214,520 218,492 217,468|208,420 209,396",
        4.6,
        "nail",
        trunk,
    )
    b.carve(
        "204,786 208,776 216,774|196,730 204,722|214,668 220,662|202,600 208,592",
        3.6,
        "leaf",
        trunk,
    )
    for x, y, radius, turn in (
        (204, 172, 27, -10),
        (184, 194, 25, -32),
        (206, 202, 25, 12),
        (206, 340, 24, 14),
        (186, 350, 26, -22),
        (206, 476, 24, 14),
        (186, 486, 27, -20),
        (204, 498, 24, 8),
        (206, 648, 25, 18),
        (172, 664, 28, -24),
        (194, 668, 30, 2),
    ):
        needles(b, x, y, radius, turn)
    b.line("227,130 227.6,300 226.6,700 227,845", 5, "even")  # the frame, behind the tufts
