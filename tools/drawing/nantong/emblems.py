"""Emblems of the Eight Immortals, each with its red ribbon, on the cards of strings."""

import math

from tools.drawing.block import Block, Ink
from tools.drawing.geometry import disc, ellipse, polygon
from tools.drawing.parts.clouds import cloud
from tools.drawing.parts.fish import flat_fish
from tools.drawing.parts.money import bow, silk
from tools.drawing.parts.plants import lotus as lotus_flower
from tools.drawing.parts.plants import peony_leaf, plum_blossom


def gourd(b: Block) -> None:
    """The bottle gourd of Li Tieguai."""
    cloud(b, 176, 176, flip=True)
    b.line("96,150 112,132 134,134 148,146", 7, [(0, 1), (0.6, 0.9), (1, 0.4)])
    silk(b, "96,246 60,236 34,254 42,286 24,318 34,350")
    with b.turned(120, 300, -9):
        body = b.shape(
            "112,160! 100,162 100,174 84,186 76,210 82,236 98,254 74,268 50,298 42,340 52,388 "
            "84,424 122,434 162,422 190,386 198,336 186,294 160,266 142,252 156,234 160,210 "
            "150,186 134,174 134,160!",
            "black",
            5,
        )
        b.add("paper", body.buffer(5).difference(body.buffer(1)))
        b.carve("96,196 88,212 96,230|80,294 62,332 72,382|98,286 80,330 90,390", 5.5, clip=body)
        b.carve("110,190 102,204 106,220", 4.4, clip=body)
        b.shape("100,166 117,170 135,166 135,152 117,146 100,152", "paper", 6)
        with b.at(140, 350):
            b.add("paper", disc(0, 0, 40, count=16))
            b.add("black", disc(0, 0, 35, count=16))
            for i in range(6):
                with b.at(turn=i * 60):
                    b.add("paper", polygon("0,-9! -10,-18 -8,-28 0,-32! 8,-28 10,-18"))
            b.add("paper", disc(0, 0, 5))
        silk(b, "92,250 120,260 150,250", 13)
        bow(b, 120, 258)
    silk(b, "150,262 186,258 208,280 196,310 216,338")


def fan(b: Block) -> None:
    """The fan of Zhongli Quan."""
    silk(b, "120,400 150,420 190,404 210,424 224,414")
    silk(b, "118,400 84,424 50,404 18,426")
    b.line("120,300 120,380 121,448", 17, "even")
    b.carve("119,384 119,412 119,444", 4.4, "even")
    leaf = b.shape(
        "120,132! 146,150 186,158 214,196 220,250 204,304 168,342 132,362 120,380! 108,362 72,342 "
        "36,304 20,250 26,196 54,158 94,150",
        "paper",
        9,
    )
    for i in range(-11, 12):
        s, c = math.sin(math.radians(i * 13.2)), math.cos(math.radians(i * 13.2))
        rib = [
            (120 + 14 * s, 336 - 10 * c),
            (120 + 55 * s, 330 - 80 * c),
            (120 + 150 * s, 330 - 215 * c),
        ]
        b.line(rib, 7, "wedge" if i % 2 else "even", clip=leaf.buffer(-13))
    b.line(
        "120,148! 140,163 180,172 202,204 207,250 193,298 160,332 120,354 80,332 47,298 33,250 "
        "38,204 60,172 100,163 120,148!",
        5,
        "even",
    )
    heart = b.shape("120,226! 152,252 160,292 146,332 120,362! 94,332 80,292 88,252", "black", 5)
    b.carve(
        "120,244 120,290 120,346|112,262 100,288 104,322|128,262 140,288 136,322", 5, clip=heart
    )
    bow(b, 120, 392)


def flute(b: Block) -> None:
    """The flute of Han Xiangzi, with plum blossoms."""
    for x, y, scale, turn in ((62, 186, 1.5, 0), (104, 152, 0.9, 20), (42, 246, 0.8, 50)):
        plum_blossom(b, x, y, scale, turn)
    cloud(b, 182, 408)
    silk(b, "166,214 196,244 182,282 204,316 194,360")
    silk(b, "158,226 160,268 138,300 152,340 132,382 140,420")
    with b.at(121, 292, 1, 31):
        tube = b.shape("-19,-176! 0,-180 19,-176! 18,176! 0,180 -18,176!", "black", 5)
        b.add("paper", tube.buffer(5).difference(tube.buffer(2)))
        for y in (-158, -96, -34, 116, 158):
            _joint(b, y, 21)
        b.add("paper", disc(-1, -126, 9, 12))
        for y in (-8, 18, 44, 70, 96):
            b.add("paper", disc(-1, y, 7, 8, 9))
        b.carve("10,-84 11,-64 10,-46|9,128 10,140 9,150", 4.4, clip=tube)
        b.line("-22,-64 0,-60 22,-64", 13, "even", "paper")
        b.line("-20,-64 0,-60 20,-64", 9, "even", "red")


def _joint(b: Block, y: float, half: float, apart: float = 5) -> None:
    """Two white rings round an upright tube."""
    for at in (y - apart, y + apart):
        b.carve(f"{-half},{at} 0,{at + 3} {half},{at}", 4.6, "even")


def sword(b: Block) -> None:
    """The sword of Lü Dongbin, crossed with its scabbard."""
    with b.at(122, 292, 1, 36):
        sheath = b.shape(
            "-20,-150! 0,-156 20,-150! 18,150 12,176 0,184 -12,176 -18,150!", "black", 5
        )
        for y in (-134, -70, 110):
            _joint(b, y, 20, 6)
        for y in range(-46, 96, 28):
            b.carve(f"0,{y} 12,{y + 12} 0,{y + 24} -12,{y + 12} 0,{y}", 4.4, "even", sheath)
        b.carve("0,128 0,150 0,168", 4.6, clip=sheath)
    silk(b, "60,182 28,206 30,248 52,280 30,322 36,362")
    silk(b, "70,180 96,160 128,178 150,160 186,164 210,146")
    with b.at(122, 300, 1, -31):
        blade = b.shape("-17,-60! -16,60 -14,130 0,172! 14,130 16,60 17,-60!")
        b.add("paper", blade.buffer(7).difference(blade.buffer(4)))
        b.line("0,-54 0,60 0,160", 6, clip=blade)
        b.comb("16,-50 15,60 12,128", 12, 10, 5, clip=blade)
        b.shape(
            "-44,-86! -40,-62 -20,-54 0,-60 20,-54 40,-62 44,-86! 22,-78 0,-84 -22,-78", "black", 5
        )
        b.carve("-32,-70 0,-72 32,-70", 5, "swell")
        hilt = b.shape("-13,-84! -14,-140 0,-146 14,-140 13,-84!", "black", 5)
        wound = [[(-16, y), (16, y + 7)] for y in (-134, -122, -110, -98)]
        b.lines(wound, 4.6, "even", "paper", hilt)
        b.shape(ellipse(0, -158, 17, 15, 11), "red", 7)


def castanets(b: Block) -> None:
    """The tablets of Cao Guojiu on a cord, one light, one dark."""
    silk(b, "150,206 186,190 208,212 202,246 220,276 208,308")
    silk(b, "90,206 54,186 32,210 40,246 22,280 34,316")
    for turn, x, dark in ((-11, 126, False), (10, 114, True)):
        with b.at(x, 166, 0.97, turn):
            _tablet(b, dark=dark)
    bow(b, 120, 212, 1.4)


def _tablet(b: Block, *, dark: bool) -> None:
    pen: Ink = "paper" if dark else "black"
    b.add("paper", polygon("-40,-32! 40,-32! 46,292! -46,292!"))
    tablet = b.shape(
        "-33,-14! -20,-26 0,-29 20,-26 33,-14! 39,278! 0,284 -39,278!",
        "black" if dark else "paper",
        6 if dark else 9,
    )
    b.line("-22,-4! 22,-4! 27,264! -27,264! -22,-4!", 4.8, "even", pen, tablet)
    if not dark:
        for y in range(40, 256, 16):
            wave = f"-18,{y + 5} -9,{y - 3} 0,{y + 5}! 9,{y - 3} 18,{y + 5}"
            b.line(wave, 6, "even", clip=tablet)
        return
    for y in (64, 128, 192):
        b.carve(f"0,{y - 24}! 15,{y}! 0,{y + 24}! -15,{y}! 0,{y - 24}!", 5, "even", tablet)
        b.add("paper", disc(0, y, 5.4))
    for y in (36, 96, 160, 224):
        b.carve(f"-13,{y} 13,{y - 1}", 4.6, "swell", tablet)
    b.add("paper", disc(0, 246, 5))


def basket(b: Block) -> None:
    """The basket of flowers of Lan Caihe."""
    handle = "36,344 40,240 74,166 120,144 166,166 200,240 204,344"
    b.line(handle, 15, "even")
    b.carve(handle, 4.4, "even")
    for x, y, scale, turn in (
        (84, 262, 1.0, -150),
        (160, 258, 1.0, -34),
        (120, 226, 0.9, -84),
        (48, 314, 0.42, 150),
        (192, 314, 0.42, 30),
    ):
        with b.at(x, y, scale, turn):
            peony_leaf(b)
    for x, y, scale, turn in ((68, 284, 0.40, -20), (172, 286, 0.40, 20), (120, 268, 0.56, 0)):
        with b.at(x, y, scale, turn):
            for petal in (18, -40, 75, -98, 132, -152, 180):
                with b.at(turn=petal), b.at(0, -12):
                    b.shape("0,6! -26,-40 -30,-74 -14,-86 0,-78! 14,-86 30,-74 26,-40", "red", 15)
            b.shape(ellipse(0, 0, 24, count=9), "paper", 15)
    body = b.shape("26,330! 120,344 214,330! 202,390 182,436! 120,446 58,436! 38,390", "paper", 9)
    for row, y in enumerate(range(344, 440, 13)):
        weave = [
            [(x, y + 5), (x + 8, y + 1), (x + 17, y + 5)]
            for x in range(20 + 11 * (row % 2), 222, 22)
        ]
        b.lines(weave, 9, "swell", clip=body.buffer(-4))
    b.line("22,332 70,341 120,344 170,341 218,332", 19, "even")
    twists = []
    for x in range(30, 214, 18):
        sag = math.sin((x - 22) / 196 * math.pi)
        twists.append([(x, 326 + 9 * sag), (x + 8, 342 + 8 * sag)])
    b.lines(twists, 4.4, "even", "paper")
    silk(b, "178,206 206,226 196,258 214,290", 12)
    silk(b, "62,206 34,226 44,258 26,290", 12)
    for x in (58, 182):
        b.shape(ellipse(x, 206, 13, count=9), "red", 6)


def lotus(b: Block) -> None:
    """The lotus of He Xiangu."""
    b.line("122,300 116,380 124,470", 13, "even")
    b.line("60,470 54,420 64,376", 10, "even")
    left = b.shape(
        "18,344! 38,318 84,316 108,346 110,386! 90,376 76,394 58,380 42,396 30,374", "black", 5
    )
    b.carve(
        "62,336 40,338 28,350|64,342 48,358 44,382|70,344 74,362 76,380|76,340 92,348 102,366",
        5,
        "nail",
        left,
    )
    right = b.shape(
        "130,414! 150,380 196,372 222,396 224,440! 196,430 176,446 152,432 138,446", "black", 5
    )
    b.carve(
        "178,392 150,404 142,424|182,396 176,416 176,432|188,392 208,406 214,424", 5, "nail", right
    )
    silk(b, "120,420 92,430 62,412 36,436 18,428", 12)
    with b.at(121, 302, 0.97):
        lotus_flower(b)


def fish_drum(b: Block) -> None:
    """The bamboo drum of Zhang Guolao, a fish on it, and its two long clappers."""
    for x, turn, bottom in ((190, 7, 172), (156, 3, 176)):
        with b.at(x, 296, 1, turn):
            b.add("paper", polygon("-20,-150! 26,-168! 24,186! -20,186!"))
            clapper = b.shape(
                f"-13,-112! -14,{bottom}! 13,{bottom}! 14,-122 28,-148! 12,-162 -8,-154 -14,-132"
            )
            b.line("0,-132 1,-60 0,20|1,60 0,110 0,160", 4.8, "leaf", clip=clapper)
            b.comb("12,-110 13,0 12,160", 10, 11, 4.6, clip=clapper)
    with b.at(84, 302, 0.96, -6):
        tube = b.shape("-58,-112! -57,128! 0,142 57,128! 58,-112!", "black", 6)
        b.add("paper", tube.buffer(6).difference(tube.buffer(3)))
        b.carve("-57,-72 0,-56 57,-72|-57,-60 0,-44 57,-60", 5, "even", tube)
        b.carve("-56,96 0,110 56,96|-56,108 0,122 56,108", 5, "even", tube)
        b.carve("-46,-44 -47,20 -45,84", 4.6, "leaf", tube)
        b.carve("47,-40 48,10 46,70", 4.6, "leaf", tube)
        b.shape(ellipse(0, -114, 60, 27, 20), "paper", 8.5)
        b.shape(ellipse(0, -115, 24, 10, 12), "red", 5.5)
        for i in range(9):
            at = math.radians(180 - i * 22.5)
            b.add("black", disc(49 * math.cos(at), -113 + 18 * math.sin(at), 3.8, count=8))
        with b.at(1, 26, 1.14, 6):
            flat_fish(b)
    silk(b, "132,238 170,226 196,246 214,238", 13)
    silk(b, "132,250 164,270 184,262 202,284 218,278", 13)
    b.shape(ellipse(134, 244, 12, count=9), "red", 6)
