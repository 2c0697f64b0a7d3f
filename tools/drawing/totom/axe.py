"""A man from behind, leaning on an axe."""

from tools.drawing.block import Block
from tools.drawing.parts.feet import foot_back
from tools.drawing.parts.hands import grip
from tools.drawing.parts.heads import lost_profile
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import axe_head, straw


def _leg(b: Block, turn: float) -> None:
    """A wrapped shin and a sandal from behind, the origin at the knee, sole at 152."""
    shin = b.shape(
        "-24,-10! -29,24 -22,62 -13,104 -12,120! 10,120! 14,104 25,64 28,24 24,-10!", "paper", 8
    )
    for y in (12, 34, 56, 78, 98):
        b.line([(-30, y - 9), (0, y + 2), (30, y - 7)], 5.5, "even", "black", shin)
    for y in (23, 67):
        b.line([(-28, y + 14), (0, y - 4), (26, y - 14)], 4.4, "even", "black", shin)
    b.comb("27,24 25,64 14,104 11,116", 11, 7, 4, clip=shin)
    with b.at(-1, 121, 1, turn):
        foot_back(b)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 792)
    # far hand comes round the shaft, then the axe
    b.shape("112,352! 96,346 80,344! 78,370! 96,376 114,380!", "paper", 7)
    # far leg crosses behind, on its toe; near leg straight before it
    with b.at(140, 632, 1, 20):
        _leg(b, -36)
    far_thigh = b.shape(
        "150,540! 140,580 124,620 112,646! 134,668 164,674! 188,640 200,590 198,540!", "black", 6
    )
    b.carve("182,560 176,610 152,662", 5, "nail", far_thigh)
    b.carve("190,580 184,616 166,656", 4.4, "nail", far_thigh)
    with b.at(160, 638, 1, -12):
        _leg(b, 12)
    near_thigh = b.shape(
        "92,536! 98,580 114,630 130,664! 158,674 190,656! 190,610 180,570 172,536!",
        "black",
        6,
        halo=5,
    )
    b.carve(
        "106,556 116,606 140,656|122,556 134,606 154,660|140,556 150,604 168,656|158,556 "
        "168,600 182,646",
        5.2,
        "nail",
        near_thigh,
    )
    # axe
    with b.at(76, 200, 1, 4.4):
        b.line("0,-62 0,200 -2,597", 11, "even")
        b.line("-2,60 -2,200 -3,575", 3.2, "even", "paper")
        axe_head(b)
        b.shape("-9,24! 9,24! 12,44 9,50! -10,50! -12,40", "red", 5)
        b.shape("-9,48! -30,58 -52,84! -36,84 -36,106! -12,88 2,74 9,50!", "red", 6)
        b.line("-4,56 -20,70 -30,86", 4.4, "nail")
    # straw cape, three tiers
    straw(b, "92,430 130,440 170,440 200,430", "64,524 100,566 150,574 212,542", 26)
    straw(b, "80,374 120,386 170,386 210,370", "56,452 90,490 150,496 220,468", 26)
    straw(b, "96,322 122,330 150,330 180,322", "56,394 92,416 150,422 216,396", 26)
    # near arm
    b.shape("46,410! 30,428 18,458! 40,472 56,456! 74,434 78,412!", "paper", 7)
    b.line("44,424 34,438 30,454", 3.6, "leaf")
    b.line("62,424 56,436 48,448", 3.6, "leaf")
    sleeve = b.shape(
        "96,412! 78,436 56,456! 36,466 17,456! 15,478 34,504 64,496! 98,474!", "black", 6
    )
    b.carve("20,466 38,476 60,466", 4.6, "even", sleeve)
    b.carve("90,440 74,462 56,480", 5, "nail", sleeve)
    with b.at(62, 398, 1.12, 8):
        grip(b, arm="below")
    with b.at(67, 351, 1.12, 5):
        grip(b, arm="below")
    # collar rope and head
    b.halo("96,318 110,330 138,344 182,328 186,314", 2)
    b.line("98,328 138,344 182,326", 11, "even")
    for x in range(108, 174, 9):
        b.line([(x - 2, 328), (x + 4, 343)], 3.4, "leaf", "paper")
    with b.at(142, 258, 1.14, -4):
        lost_profile(b)
