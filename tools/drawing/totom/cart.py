"""A two-wheeled cart with its driver."""

import numpy as np

from tools.drawing.block import Block
from tools.drawing.geometry import Area, disc, polygon
from tools.drawing.parts.faces import (
    BROWS_DRAWN,
    EAR_WIDE,
    EYES_BOLD,
    GOATEE,
    MOUSTACHE_DROOPING,
    MOUTH_STERN,
    NOSE_BROAD,
    ROUND,
    Look,
    face,
)
from tools.drawing.parts.hair import white_cloth
from tools.drawing.parts.hands import fist
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import wheel

LOOK = Look(
    ROUND,
    EAR_WIDE,
    BROWS_DRAWN,
    EYES_BOLD,
    NOSE_BROAD,
    MOUTH_STERN,
    MOUSTACHE_DROOPING + GOATEE,
    jaw="42,24 33,44 12,57",
)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 788, height=44)
    with b.at(190, 700):
        wheel(b, 90, 0.40, 18, 8, 0.2)
    _hood(b)
    _driver(b)
    _box(b)
    with b.at(94, 692):
        wheel(b, 102, 0.80, 20, 10, 0.15)


def _hood(b: Block) -> None:
    """A mat arched over the seat: its front hoop, and the dark under it."""
    mat = b.shape(
        "13,560! 13,300 20,220 48,162 90,136 124,131 158,136 198,162 222,220 228,300 228,560!",
        "paper",
        8,
    )
    turns = np.linspace(0, 1, 27)
    spokes = [
        (
            (120 + 130 * np.cos(a), 290 - 175 * np.sin(a)),
            (120 + 84 * np.cos(a), 292 - 122 * np.sin(a)),
        )
        for a in np.pi * turns
    ]
    b.lines(spokes, 5, "brush", "black", mat)
    for y in range(318, 560, 17):
        b.line([(10, y), (40, y + 4)], 5, "brush", "black", mat)
        b.line([(200, y + 4), (232, y)], 5, "brush", "black", mat)
    b.shape(
        "36,560! 36,310 44,240 68,192 98,172 122,168 148,172 176,192 198,240 205,310 205,560!",
        "black",
        8,
    )
    # curtains tied back
    for flip in (False, True):
        with b.at(241 if flip else 0, 0, flip=flip):
            curtain = b.shape(
                "44,250! 58,214 84,184 108,172! 104,210 90,250 70,282 58,300! 62,340 56,384! "
                "36,386 38,310",
                "red",
                6,
            )
            b.line(
                "98,178 84,222 62,276|76,196 62,240 52,280|48,312 48,350 46,382",
                5,
                "nail",
                "black",
                curtain,
            )
            b.line("38,296 52,304 66,298", 8, "even", "paper")
            b.line("38,296 52,304 66,298", 3.4, "even")


def _zigzags(b: Block, area: Area, lean: float) -> None:
    """Upright zigzags; `lean` is how far they move to the right on the way down."""
    x0, y0, x1, y1 = area.bounds
    inside, steps = area.buffer(-3), int((y1 - y0) / 12) + 3
    for x in np.arange(x0 - abs(lean), x1 + abs(lean), 17):
        path = [
            (x + (5 if i % 2 else -5) + lean * i / steps, y0 - 12 + i * 12, True)
            for i in range(steps)
        ]
        b.line(path, 5.4, "even", "black", inside)


def _driver(b: Block) -> None:
    trunk = "100,388! 78,398 66,430 70,480 66,560! 170,560! 172,500 176,440 166,402 148,388 124,380"
    b.halo(trunk, 5)
    _zigzags(b, b.shape(trunk, "paper", 8), 0)
    # neck and collar
    b.shape("98,360! 98,382 90,392 120,440! 148,392 136,382 134,360!", "paper", 6)
    b.shape("146,382! 158,392 146,424 112,480! 98,462! 122,432", "black", 4)
    b.carve("150,394 134,428 112,464", 4.2)
    b.shape("94,386! 82,394 92,430 108,456! 116,446! 100,420", "black", 4)
    # far sleeve
    far = "92,392! 76,400 62,424 54,452! 54,500 64,516 90,520! 100,470 104,430"
    b.halo(far, 5)
    _zigzags(b, b.shape(far, "paper", 8), -24)
    # near sleeve, the whip in its hand
    near = (
        "158,398! 180,408 196,440 200,474 186,506 160,520! 132,506 112,498! 112,470! 132,464 "
        "150,452"
    )
    b.halo(near, 5)
    _zigzags(b, b.shape(near, "paper", 8), 20)
    b.line("112,534 96,480 78,400 62,318", 13, "even", "paper")
    b.line("112,534 96,480 78,400 62,318", 7, [(0, 1), (1, 0.75)])
    with b.at(112, 484, 1.35, 6):
        fist(b)
    with b.at(120, 334, 1.12, -3):
        b.halo(
            "-46,-24 -48,-44 -34,-58 -10,-68 18,-66 40,-55 52,-36 54,0 40,44 0,66 -30,60 -46,30", 5
        )
        face(b, LOOK)
        white_cloth(b)


def _box(b: Block) -> None:
    """The box of the cart, a band of lozenges round it."""
    b.shape("17,528! 120,541 224,526! 219,600 208,650! 120,656 40,646! 24,600", "black", 8)
    band = b.shape("20,544! 120,557 221,542! 217,574 214,580! 120,592 27,582! 24,570", "paper", 4.5)
    for x in range(37, 206, 21):
        y = 562 + 12 * (1 - ((x - 120) / 100) ** 2)
        lozenge = polygon(f"{x - 9},{y}! {x},{y - 11}! {x + 9},{y}! {x},{y + 11}!")
        b.add("black", lozenge, band)
        b.add("paper", disc(x, y, 3.2, 3.2, 6))
    with b.at(72, 530, 1.25, -6):
        fist(b)
    b.line("72,516 84,524 84,540", 6, "even")
