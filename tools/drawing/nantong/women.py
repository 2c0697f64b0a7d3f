"""The women on the cards of myriads."""

import math

from shapely.geometry import box

from tools.drawing.block import Block
from tools.drawing.geometry import disc, ellipse, polygon
from tools.drawing.nantong import people
from tools.drawing.nantong.people import feather, grip, lapels, neck, robe
from tools.drawing.parts.faces import face
from tools.drawing.parts.plants import lotus_petal, peony_leaf, plum_blossom


def mu_guiying(b: Block) -> None:
    """The general Mu Guiying in armor: pheasant plumes, a crown of pompons, a spear."""
    b.line("209,470 209,300 209,190", 8, "even")
    b.shape("210,126! 200,150 203,174 216,174 219,150", "paper", 6)
    b.line("210,140 210,170", 4, "leaf")
    b.shape("203,176! 194,202 198,224 205,213 210,230 216,211 223,220 224,198 217,176!", "red", 5)
    cloak = b.shape(
        "74,322! 44,334 26,362 18,410 16,470! 226,470! 224,420 208,372 184,338 150,322!", "black", 6
    )
    b.carve(
        "40,356 31,392 27,452|52,346 42,392 40,456|64,346 54,404 54,456|196,356 208,400 212,452|"
        "184,346 192,380 198,456",
        5.2,
        "nail",
        cloak,
    )
    armor = b.shape(
        "78,330! 66,366 68,410 74,474! 164,474! 166,436 172,398 166,358 148,330!", "paper", 8
    )
    b.scallops(armor.buffer(-3), 21, 3.8, 0)
    b.shape("66,434 118,444 168,434 168,456 118,466 66,456", "black", 4)
    b.carve("72,445 118,454 164,445", 4, "brush")
    _mirror(b, 117, 412)
    _cloud_collar(b)
    grip(b, 202, 410, cuff=False)
    b.shape("176,404! 154,416 150,452 176,470! 196,450 190,434", "black", 5)
    b.carve("170,418 166,440 176,458", 4.5, "nail")
    feather(b, "96,190 82,148 60,132 34,146 26,186 38,228 40,262 26,296", 17)
    feather(b, "134,190 146,152 162,134 178,144 182,182 175,224 176,262 184,300", 15)
    with b.at(112, 253, 1.14, -3):
        b.shape("-30,-34 -40,-10 -42,18 -36,34! -30,26 -31,0! -24,-38", "black", 2)
        b.shape("28,-36 44,-22 46,8 42,40! 34,40 33,14 34,-8 22,-40", "black", 2)
        face(b, people.BRAVE)
        b.shape(
            "-34,-14! -37,-34 -22,-46 -6,-40! 12,-46 30,-36 37,-10! 26,-30 8,-36 -8,-34 -24,-30",
            "black",
            0,
        )
        _crown(b)


def _mirror(b: Block, x: float, y: float) -> None:
    """The round mirror in the middle of breast armor."""
    b.shape(ellipse(x, y, 27, count=14), "paper", 7)
    b.add("black", disc(x, y, 17, count=12))
    for i in range(6):
        c, s = math.cos(i * math.pi / 3), math.sin(i * math.pi / 3)
        b.carve([(x + 5 * c, y + 5 * s), (x + 14 * c, y + 14 * s)], 4)


def _cloud_collar(b: Block) -> None:
    with b.at(-10, 2):
        b.shape(
            "124,312! 98,308 72,318 58,336 68,352! 84,346 92,362! 106,354 124,380! 142,354 "
            "156,362! 164,346 180,352! 190,336 176,318 150,308",
            "paper",
            7.5,
        )
        b.line("72,336 84,337 96,349 108,344 124,364 140,344 152,349 164,337 176,336", 4.6, "even")
        b.shape("108,292! 110,314 100,322 124,344 148,322 138,314 140,292!", "paper", 6)
        b.shape("97,314! 90,319 123,351! 158,319 151,314! 124,337", "black", 1)


def _crown(b: Block) -> None:
    """A band, pompons on it, a red heart in front."""
    for turn, r in ((-158, 43), (-22, 43), (-137, 49), (-43, 49), (-114, 56), (-66, 56)):
        x, y = r * math.cos(math.radians(turn)), -22 + r * 0.92 * math.sin(math.radians(turn))
        b.shape(ellipse(x, y, 11, count=9), "paper", 5.4)
        b.add("black", disc(x, y, 4))
    b.shape(
        "-42,-22! -36,-44 -18,-55 0,-57 18,-55 36,-44 42,-22! 30,-34 14,-42 0,-43 -14,-42 -30,-34",
        "paper",
        6,
    )
    b.line("-33,-34 -29,-42|-21,-41 -18,-49|21,-41 18,-49|33,-34 29,-42", 4, "leaf")
    b.shape(ellipse(0, -66, 17, count=12), "red", 6)
    b.shape("0,-50 -7,-44 0,-34 7,-44", "black", 2)


def lan_caihe(b: Block) -> None:
    """The immortal Lan Caihe, a child in a robe of patches, with a basket of flowers on a pole."""
    b.line("20,150 110,172 226,208", 10, "even")
    b.line("196,200 168,246 170,272|200,202 222,246 220,272", 5, "even")
    for x, y, turn in ((184, 258, -140), (202, 256, -50)):
        with b.at(x, y, 0.52, turn):
            peony_leaf(b)
    for x, y, scale, turn in ((178, 258, 0.76, 0), (208, 260, 0.7, 30), (194, 238, 0.88, 10)):
        plum_blossom(b, x, y, scale, turn)
    b.shape(
        "100,150 66,170 50,214 46,262 38,306 58,330! 140,330! 152,300 150,250 146,196 130,164",
        "black",
        4,
    )
    b.carve("58,230 56,276 50,312|146,250 146,284 140,312", 4.4, "nail")
    cloth = robe(b, 112).buffer(-4)
    b.checks(cloth.intersection(polygon("0,300! 100,300! 130,480! 0,480!")), 16, 8)
    b.stripes(cloth.intersection(polygon("100,300! 240,300! 240,480! 130,480!")), 74, 15, 6)
    neck(b, 106)
    lapels(b, 106, 15)
    basket = b.shape("166,270! 220,270! 212,306 203,326! 182,326! 172,306", "paper", 7.5)
    for row, y in enumerate((284, 298, 312)):
        for x in range(168 + 7 * (row % 2), 232, 14):
            b.line([(x, y + 4), (x + 6, y), (x + 12, y + 4)], 6, "swell", clip=basket)
    b.line("162,270 193,275 223,270", 9, "even")
    grip(b, 52, 400, flip=True)
    with b.at(102, 250, 1.14, -3, flip=True):
        face(b, people.MERRY)
        b.shape(
            "-36,-6! -40,-34 -24,-54 0,-58 22,-54 38,-34 40,0! 32,-18 28,-34! 16,-26 8,-36! "
            "-4,-26 -12,-35! -20,-26 -28,-34! -31,-20",
            "black",
            0,
        )
        for side in (-1, 1):
            b.shape(ellipse(side * 31, -70, 19, 21, 12), "black", 4)
            for d in (-9, 0, 9):
                lock = [(29 + d * 0.5, -58), (31 + d * 0.9, -70), (33 + d, -84)]
                b.carve([(side * x, y) for x, y in lock], 3.8)
            bound = [(side * x, y) for x, y in ((12, -52), (24, -52), (38, -44))]
            b.line(bound, 10, "even", "paper")
            b.line(bound, 7, "even", "red")
            ends = [(side * x, y) for x, y in ((38, -46), (50, -38), (50, -22))]
            b.line(ends, 6.5, "nail", "red")
        b.carve("-20,-48 -26,-40 -28,-30|4,-54 4,-46 4,-38|24,-48 30,-38 32,-26", 3.6)


def he_xiangu(b: Block) -> None:
    """The immortal He Xiangu with a lotus over her shoulder."""
    b.line("52,470 46,380 58,300 48,226", 9, "even")
    leaf = b.shape("14,318! 20,286 46,276 64,296! 74,318 56,336 36,322 24,334", "black", 4)
    b.carve("44,288 30,302 24,318|48,290 46,306 48,320", 4.4, "nail", leaf)
    with b.at(57, 222, 0.56):
        for turn in (-62, 62, -38, 38, -16, 16):
            lotus_petal(b, 0.98, turn, 11)
        lotus_petal(b, 0.74, 0, 14)
        b.shape("-30,2! 0,14 30,2! 14,32 -14,32", "black", 3)
    b.shape("132,150 100,170 88,214 90,290 104,330! 172,330! 186,290 182,214 164,170", "black", 4)
    b.carve("98,230 100,270 106,306|176,230 176,270 170,306", 4.4, "nail")
    cloth = robe(b, 136).buffer(-4)
    waves = [
        [(x, y + 7 * math.sin((x + y) / 17)) for x in range(24, 240, 12)]
        for y in range(330, 470, 17)
    ]
    b.lines(waves, 6, "even", clip=cloth)
    neck(b, 134)
    lapels(b, 134, 17, "red")
    grip(b, 50, 398, flip=True)
    with b.at(134, 254, 1.1, 5):
        face(b, people.SERENE)
        b.shape(
            "-34,-8! -38,-34 -22,-52 0,-56 22,-52 38,-34 40,0! 30,-18 22,-36 2,-46! -10,-42 "
            "-23,-32 -30,-18",
            "black",
            0,
        )
        b.shape("-20,-54! -30,-76 -14,-92 2,-84! 8,-104 34,-106 42,-88 34,-70 24,-54!", "black", 4)
        b.carve(
            "-14,-58 -20,-72 -10,-84|0,-58 -2,-72 2,-80|12,-58 16,-78 30,-94|20,-58 26,-72 34,-82",
            4,
        )
        b.line("-22,-56 2,-62 26,-56", 11, "even", "paper")
        b.line("-22,-56 2,-62 26,-56", 7, "even", "red")
        b.line("34,-54 52,-64 58,-60", 5, "even")
        b.line("56,-58 58,-44 55,-34", 4.4, "even")
        b.shape(ellipse(55, -28, 6, 7, 8), "red", 4.6)
        b.carve("-24,-46 -30,-36 -32,-26|20,-48 30,-38 34,-24", 3.8)


def xiaoqing(b: Block) -> None:
    """Xiaoqing, the green snake in the shape of a girl: drawn sword, and the snake beside her."""
    blade = b.shape("32,346! 33,220 36,172 46,128! 57,172 60,220 60,346!", "paper", 7.5)
    b.line("46,340 46,240 46,156", 5, "nail")
    b.comb("59,330 59,220 55,172", 10, 11, 5, clip=blade)
    _snake(b)
    b.shape(
        "118,160 90,172 76,206 76,262 70,306 84,336! 156,336! 166,300 166,250 162,200 146,170",
        "black",
        4,
    )
    b.carve("84,236 86,276 80,314|158,250 160,284 154,314", 4.4, "nail")
    cloth = robe(b, 122).buffer(-4)
    b.hatch(cloth.intersection(box(0, 300, 130, 480)), 48, 15, 6.5, "even", uneven=0.05)
    b.hatch(cloth.intersection(box(130, 300, 240, 480)), 132, 15, 6.5, "even", uneven=0.05)
    neck(b, 118)
    lapels(b, 118, 18, "black")
    b.line("46,364 46,400 46,450", 15, "even")
    b.shape("18,342! 26,362 46,366 66,362 74,342! 60,350 46,350 32,350", "black", 5)
    grip(b, 46, 404, flip=True)
    b.line("40,436 28,450 34,470", 7, "nail", "red")
    with b.at(116, 250, 1.12, -5):
        face(b, people.FIERCE)
        b.shape(
            "-34,-6! -38,-34 -22,-52 0,-56 22,-52 38,-34 40,6! 33,-14 25,-32! 10,-44 -4,-36! "
            "-20,-38 -29,-26 -31,-16",
            "black",
            0,
        )
        # One knot, bound high, its loose end swinging to the right.
        b.shape(
            "-12,-52! -18,-76 -2,-92 20,-88 26,-72! 46,-80 62,-66 64,-40! 54,-56 38,-60 18,-52!",
            "black",
            4,
        )
        b.carve("-6,-58 -9,-74 4,-86|6,-58 4,-72 14,-82|24,-62 42,-72 56,-60", 4)
        b.line("-18,-51 4,-58 28,-50", 11, "even", "paper")
        b.line("-18,-51 4,-58 28,-50", 7.5, "even", "red")
        b.carve("-22,-46 -30,-36 -32,-22|22,-46 32,-34 36,-16", 3.8)


def _snake(b: Block) -> None:
    """A snake that rises at the right behind her shoulder, its head turned to her."""
    body = "222,420 212,380 178,346 184,312 212,286 206,250 188,222 200,184 204,168"
    taper = [(0, 0.9), (0.5, 1), (0.85, 0.72), (1, 0.6)]
    b.line(body, 34, taper, "paper")
    b.line(body, 25, taper)
    b.carve(
        "188,352 198,340|176,324 190,322|190,302 200,312|206,284 220,290|200,258 216,252|"
        "188,238 202,230|182,214 196,214|192,190 206,194",
        5,
        "even",
    )
    head = b.shape("216,172! 222,152 206,134 184,138 164,152! 172,166 192,170 198,178", "black", 3)
    b.carve("166,153 184,158 198,156", 4.6, "nail", head)
    b.add("paper", disc(194, 148, 5))
    b.add("black", disc(193, 148, 2.2))
    b.line("166,153 152,152 144,144|154,152 146,158", 5, "even", "red")
