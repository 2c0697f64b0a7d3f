"""The five lucky cards: an emblem, a red plaque with the sign, a coin and a tassel hung from it."""

from typing import Literal

from tools.drawing.block import Block
from tools.drawing.brush import write
from tools.drawing.geometry import disc, ellipse, polygon, spline
from tools.drawing.nantong.card import card
from tools.drawing.parts.bats import bat
from tools.drawing.parts.clouds import cloud
from tools.drawing.parts.money import cash, cord, ingot, tassel
from tools.drawing.parts.plants import long_leaf, plum_blossom
from tools.drawing.signs import FREE

Plaque = Literal["diamond", "disc", "square", "octagon", "cloud"]

_MIDDLE = 652  # y of the middle of the plaques

# Outline, and the box of the sign on it.
_PLAQUES: dict[Plaque, tuple[str, tuple[float, float]]] = {
    "diamond": ("120,508! 222,652! 120,796! 18,652!", (104, 140)),
    "disc": (" ".join(f"{x},{y}" for x, y in ellipse(120, 652, 101, 112, 26)), (124, 138)),
    "square": ("26,548! 214,548! 214,756! 26,756!", (122, 142)),
    "octagon": (
        "66,534! 174,534! 221,600! 221,704! 174,770! 66,770! 19,704! 19,600!",
        (126, 150),
    ),
    "cloud": (
        (
            "120,520 160,534 176,568! 208,586 222,652 208,718 176,736! 160,770 120,784 80,770 "
            "64,736! 32,718 18,652 32,586 64,568! 80,534"
        ),
        (126, 150),
    ),
}


def _hang(b: Block, sign: str, plaque: Plaque, top: float = 480) -> None:
    """The plaque on its cord from y = `top`, and what hangs from it."""
    outline, box = _PLAQUES[plaque]
    cord(b, f"120,{top} 119,{(top + 560) / 2} 120,560", 7)
    cord(b, "120,740 121,860 120,900", 7)
    b.shape(outline, "red")
    edge = spline(outline, closed=True)[::3]
    inner = [(120 + (x - 120) * 0.87, _MIDDLE + (y - _MIDDLE) * 0.87, True) for x, y in edge]
    b.carve([*inner, inner[0]], 4.2, "even")
    write(b, FREE[sign], 120, _MIDDLE + 2, *box, 16 if sign == "壽" else 18, dry=0)
    cash(b, 120, 858, 52)
    tassel(b, 120, 918, 0.98)
    for flip in (False, True):
        with b.at(240 if flip else 0, flip=flip):
            b.line("104,922 70,914 52,930 62,950 78,942 70,930", 6, "nail", "red")


def fortune() -> Block:
    """福 and a red bat, head down: vast luck has arrived."""
    b = card(53, "福", "red")
    cloud(b, 66, 166, 0.98)
    cloud(b, 170, 184, 0.9, flip=True)
    cloud(b, 74, 432, 0.95)
    cloud(b, 176, 462, 0.9, flip=True)
    cord(b, "120,360 119,420 120,480", 7)
    with b.at(120, 290, 1.02, 180):
        bat(b, "red")
    _hang(b, "福", "diamond")
    return b


def prosperity() -> Block:
    """祿 and a deer: the words sound alike."""
    b = card(61, "祿", "red")
    cloud(b, 178, 172, 0.86, flip=True)
    for leg in (
        "118,376! 126,404 128,440 136,484! 123,484! 116,440 108,404 104,376",
        "160,376! 172,404 160,432 156,484! 143,484! 146,434 148,404 140,378",
    ):
        b.shape(leg, "black", 3)
    b.line(
        "84,214 90,190 82,164 62,144|86,196 104,182 112,158|84,172 92,156 92,138|78,160 60,166 "
        "46,160|94,216 112,206 132,186 138,160|128,190 148,186 160,172|136,172 126,154 124,140",
        9,
        [(0, 1), (0.7, 0.85), (1, 0.4)],
    )
    deer = polygon(
        "40,264! 32,258 32,248 46,238 62,224 76,212! 96,212 104,218 110,236 108,262 116,288 "
        "142,300 174,300 198,312 208,332! 218,336 216,352 204,358! 206,384 196,404 204,436 "
        "200,484! 186,484! 186,438 176,410 168,386 148,394 122,392 114,402 110,440 113,484! "
        "99,484! 97,440 94,404 82,376 72,340 72,304 76,278 62,266 50,268"
    )
    b.add("paper", deer.buffer(5))
    b.add("black", deer)
    ear = b.shape("98,214! 112,202 132,204 138,198! 136,218 118,228 104,228", "black", 3)
    b.carve("106,220 118,213 130,210", 4.4, clip=ear)
    b.add("paper", polygon("64,232 74,228 82,232 76,239 67,239"))
    b.add("black", polygon("70,230 78,230 78,236 71,237"))
    b.carve("36,258 48,258 58,254|100,236 94,264 98,296 110,322", 4.6, "nail", deer)
    b.carve("42,244 46,246", 4.6)
    for x, y, r in (
        *((118, 312, 6), (138, 318, 6.6), (160, 316, 6.6), (182, 322, 6.4), (126, 336, 6)),
        *((149, 340, 6.6), (172, 342, 6.4), (194, 346, 5.4), (138, 360, 5.6), (162, 364, 5.6)),
        (184, 366, 5),
    ):
        b.add("paper", disc(x, y, r, r * 0.86, 9))
    b.carve("94,350 102,372 118,382|176,384 184,400 192,410", 4.6, "nail", deer)
    b.shape("204,330! 220,330 222,352 208,366! 204,350", "paper", 5)
    b.carve("66,466 60,472|104,470 108,474|144,468 148,472|192,470 196,474")
    for x, y, scale in ((30, 444, 0.8), (72, 452, 0.74), (50, 404, 1.1)):
        b.line(f"{x - 2},{y} {x + 3},{y + 24} {x},488", 7, "even")
        with b.at(x, y, scale):
            b.shape("-24,8! -28,-10 -14,-22 0,-18 14,-22 28,-10 24,8! 8,2 -8,2", "red", 6)
            b.carve("-14,-6 0,-10 14,-6", 4.6)
    b.line("22,487 120,490 218,487", 7, "brush")
    _hang(b, "祿", "disc", 492)
    return b


def longevity() -> Block:
    """壽 and a peach of immortality on its twig."""
    b = card(63, "壽", "red")
    b.line("222,126 190,140 156,146 132,176", 14, [(0, 1.1), (0.5, 0.8), (1, 0.8)])
    for x, y, turn, scale, flip in ((150, 154, 4, 1.3, True), (176, 146, 40, 0.6, False)):
        with b.at(x, y, scale, turn, flip=flip):
            long_leaf(b)
    with b.at(120, 302):
        _peach(b)
    # Two leaves hold the peach from below.
    for turn, flip in ((-22, False), (22, True)):
        with b.at(124, 446, 1.14, turn, flip=flip):
            b.halo("0,0! 20,-15 50,-20 92,-4! 60,14 28,14", 4)
            long_leaf(b)
    _hang(b, "壽", "cloud")
    return b


def _peach(b: Block) -> None:
    """A peach, 200 × 240: a deep cleft between two unequal cheeks, a small tip below."""
    peach = b.shape(
        "2,-110! -26,-126 -66,-120 -94,-86 -101,-34 -94,16 -72,60 -38,92 -6,106 16,130! 24,106 "
        "56,84 84,48 98,4 100,-42 90,-88 62,-118 28,-124",
        "red",
        10,
    )
    cleft = "2,-114 26,-82 38,-34 38,16 30,62 18,122"
    b.line(cleft, 8, [(0, 1.6), (0.5, 1), (1, 0.5)], clip=peach)
    b.comb("2,-112 26,-82 38,-34 38,16 31,58", 34, 10, 6.6, clip=peach, fade=(1.1, 0.6))
    b.comb("92,-84 100,-42 98,4 84,48 56,84 28,104", 26, 10, 6.4, clip=peach)
    b.carve(
        "-64,-92 -80,-54 -80,-8|-44,-100 -60,-60 -62,-22|-24,-98 -38,-66 -40,-38", 6, clip=peach
    )
    b.carve("-62,52 -46,72 -26,84|-40,46 -26,64 -6,76|-16,44 -6,58 8,68", 5, clip=peach)


def joy() -> Block:
    """喜 and two magpies on a flowering plum."""
    b = card(67, "喜", "red")
    b.line("16,296 62,300 108,318 152,322 226,300", 14, [(0, 1.1), (0.3, 0.8), (0.6, 1), (1, 0.6)])
    b.line(
        "226,470 180,478 120,468 60,474 20,456", 13, [(0, 1.1), (0.4, 0.8), (0.7, 0.9), (1, 0.4)]
    )
    b.line(
        "152,322 176,280 206,262|62,300 44,336 40,372|170,478 196,446 212,436|60,474 40,440 34,420",
        8,
    )
    with b.at(108, 238, 1.02):
        _magpie(b)
    with b.at(134, 408, flip=True):
        _magpie(b)
    for x, y, scale, turn in (
        (200, 260, 1.05, 10),
        (186, 306, 0.7, 40),
        (38, 372, 1.0, 0),
        (34, 306, 0.72, 30),
        (212, 432, 0.9, 20),
        (34, 148, 0.9, 12),
        (206, 150, 0.7, 40),
    ):
        plum_blossom(b, x, y, scale, turn)
    _hang(b, "喜", "square")
    return b


def _magpie(b: Block) -> None:
    """A magpie perched, facing left, tail to the lower right, origin at the breast."""
    tail = b.shape("40,18! 66,40 96,66 112,92! 96,92 66,72 34,40!", "black", 4)
    b.carve("52,34 78,58 100,84|46,42 66,60 84,78", 4.4, "nail", tail)
    b.shape(
        "-46,-34! -40,-48 -22,-56 -4,-46 16,-26 40,0 52,28! 36,46 8,50 -18,40 -32,14 -34,-14 "
        "-38,-28",
        "black",
        4,
    )
    b.shape("-32,-4! -18,6 0,14 22,44! 4,50 -18,40 -30,16", "paper", 5)
    wing = b.shape("-14,-14! 6,-20 32,0 66,34! 44,34 18,28 -4,12", "black", 4)
    b.add("paper", wing.buffer(3).difference(wing))
    b.add("paper", polygon("-8,-8 8,-14 20,-4 8,6"))
    b.carve("6,14 28,20 52,30|18,6 36,16 58,30", 4.4, "nail", wing)
    b.shape("-40,-42! -62,-36 -44,-30!", "black", 2)
    b.add("paper", disc(-27, -41, 5.4))
    b.add("black", disc(-28, -41, 2.6))
    b.line("-6,46 -10,66|10,48 8,66", 5, "even")


def wealth() -> Block:
    """財 and a heap of ingots under a pearl in flames."""
    b = card(71, "財", "red")
    flame = b.shape(
        "120,128! 136,150 128,168 150,160 160,184! 176,176 178,204 168,226 146,244 120,250 "
        "94,244 72,226 62,204 64,176! 80,184 90,160 112,168 104,150",
        "red",
        7,
    )
    b.shape(ellipse(120, 208, 27, count=14), "paper", 6.5)
    b.line("106,200 112,192 122,190", 4.6, "leaf")
    b.comb("145,206 138,226 120,234", 12, 6, 4)
    b.carve("82,198 76,212 84,228|158,198 164,212 156,228", 5, clip=flame)
    for x, y, scale, turn in ((62, 330, 0.86, -8), (180, 330, 0.86, 8), (120, 316, 1.1, 0)):
        ingot(b, x, y, scale, turn)
    for x, y in ((42, 452), (198, 452), (120, 462)):
        cash(b, x, y, 30)
    ingot(b, 70, 408, 0.92, 4)
    ingot(b, 172, 408, 0.92, -4)
    b.line("22,487 120,490 218,487", 7, "brush")
    _hang(b, "財", "octagon", 492)
    return b
