"""Beings of the water, on the cards of coins."""

import math

import numpy as np
from shapely.geometry import Polygon, box

from tools.drawing.block import Block
from tools.drawing.geometry import Area, disc, ellipse, polygon
from tools.drawing.nantong.card import PICTURE
from tools.drawing.nantong.people import DREAMY
from tools.drawing.parts.clouds import cloud, ripples
from tools.drawing.parts.faces import face
from tools.drawing.parts.fish import Body, fin
from tools.drawing.parts.money import cash


def pearl(b: Block, x: float, y: float, scale: float = 1) -> None:
    """A white pearl in red flames, 100 × 116, origin in the pearl."""
    with b.at(x, y, scale):
        flame = b.shape(
            "0,-70! 14,-50 8,-34 26,-42 34,-22! 46,-32 50,-4 42,20 24,40 0,46 -24,40 -42,20 "
            "-50,-4 -46,-32! -34,-22 -26,-46 -12,-40! -16,-56",
            "red",
            6.5,
        )
        b.carve("-34,-8 -40,8 -30,24|34,-8 40,8 30,24", 4.6, "leaf", flame)
        b.shape(ellipse(0, 4, 26, count=14), "paper", 6.5)
        b.line("-13,-2 -8,-10 2,-13", 4.8, "leaf")
        b.comb("24,4 17,21 0,28", 11, 6, 4)


def tortoise(b: Block) -> None:
    """A tortoise on the waves, looking up to a pearl."""
    pearl(b, 62, 186, 0.86)
    cloud(b, 168, 168, flip=True)
    b.shape("204,366! 220,372 224,392! 210,394 194,386", "black", 4)
    for leg in (
        "58,372! 40,396 32,420 44,434 70,430 84,396!",
        "150,392! 152,416 160,434 190,434 194,416 192,380!",
    ):
        b.scallops(b.shape(leg).buffer(-4), 10, 3.6, 0)
    head = b.shape(
        "80,330! 60,300 52,280! 34,284 20,272 20,254 34,240 58,236 74,250 82,276 104,312!"
    )
    b.line("20,266 36,270 50,262", 5.4, "nail")
    b.shape("38,250 46,246 54,250 50,258 41,258", "black", 0)
    b.line("34,248 46,241 58,248", 5.5, "swell")
    b.line("25,256 29,254", 4.6, "leaf")
    b.comb("104,312 84,278 74,252", 16, 8, 5, clip=head)
    b.line("62,286 72,280 80,272|68,300 80,292 90,284|76,314 88,306 98,298", 4.4, clip=head)
    shell = b.shape(
        "48,366! 50,318 76,268 120,244 164,250 200,292 214,340 214,376! 180,396 120,400 76,390",
        "black",
    )
    b.add("paper", shell.buffer(5).difference(shell.buffer(3)), box(0, 200, 240, 372))
    b.carve(
        "104,268! 146,266! 162,300! 146,332! 106,334! 88,302! 104,268!|104,268 98,252|"
        "146,266 156,248|88,302 56,308|162,300 206,306|106,334 96,372|146,332 158,374|"
        "50,356 96,372 128,377 160,374 214,352",
        5.5,
        "even",
        shell,
    )
    b.carve("74,374 75,398|128,374 129,398|188,374 189,398", 5, "even", shell)
    for x, y, scale in (
        (125, 300, 1),
        (76, 336, 0.62),
        (128, 354, 0.5),
        (186, 336, 0.66),
        (92, 280, 0.42),
        (166, 276, 0.5),
    ):
        for r in (17 * scale, 8 * scale):
            if r > 4.5:
                b.carve(_hexagon(x, y, r), 4, "even", shell)
    ripples(b, [(430, -30), (450, 8)], PICTURE)


def _hexagon(x: float, y: float, r: float) -> list[tuple[float, float, bool]]:
    turns = [i * math.pi / 3 for i in range(7)]
    return [(x + r * 1.25 * math.cos(a), y + r * math.sin(a), True) for a in turns]


def clam_spirit(b: Block) -> None:
    """The spirit of the clam between her shells, a pearl in her hands."""
    upper = b.shape(
        "120,440! 60,420 22,360 15,290 26,220! 38,176 60,180! 70,142 96,152! 120,126 144,152! "
        "170,142 180,180! 202,176 214,220! 225,290 218,360 180,420",
        "paper",
        9,
    )
    for i in range(-6, 6):  # black and white fields by turns, a line in each
        black = i % 2 != 0
        if black:
            sides = [_ray(i + k, 420) for k in (0, 1)]
            b.add("black", Polygon([(120, 440), *sides]), upper.buffer(-8))
        b.line(
            [_ray(i + 0.5, far) for far in (120, 200, 330)],
            5.5,
            [(0, 0.2), (0.5, 1), (1, 1)],
            "paper" if black else "black",
            upper.buffer(-14),
        )
    robe = b.shape("100,310! 72,318 52,346 44,400! 196,400! 188,346 168,318 140,310!")
    b.add("paper", robe.buffer(5).difference(robe.buffer(3)))
    b.line(
        "66,338 62,370 64,400|80,326 76,364 80,400|174,338 178,370 176,400|160,326 164,364 160,400",
        5,
        clip=robe,
    )
    b.shape("98,308! 90,316 122,372 150,316 142,308! 122,344", "black", 2)
    b.halo("120,170 92,180 72,206 68,250 80,292! 160,292! 172,250 168,206 148,180", 5)
    b.shape("120,176 92,184 74,208 72,250 82,296! 158,296! 168,250 166,208 148,184", "black", 4)
    b.carve("80,226 80,262 88,288|160,226 160,262 152,288", 4.4, "nail")
    b.shape("104,284! 106,306 122,336 138,306 136,284!", "paper", 5)
    with b.at(119, 248, 1.08, 3, flip=True):
        face(b, DREAMY)
        b.shape(
            "-36,-4! -38,-34 -20,-52 0,-56 20,-52 38,-34 40,0! 31,-20 24,-34 4,-44! -8,-38 "
            "-22,-32 -31,-14",
            "black",
            0,
        )
        for side in (-1, 1):
            ring = disc(side * 30, -64, 22, 24, 12)
            b.shape(ellipse(side * 30, -64, 17, 19, 11), "black", 4)
            b.add("paper", ring.difference(disc(side * 30, -64, 18.5, 20.5, 12)))
            b.carve(f"{side * 24},-74 {side * 34},-66 {side * 36},-54")
        b.shape(ellipse(0, -62, 11, count=9), "red", 5)
        b.carve("-16,-52 0,-46 16,-52", 4.6, "even")
    b.shape("74,392! 78,368 98,360 114,372 112,394!", "paper", 6.5)
    b.shape("166,392! 162,368 142,360 126,372 128,394!", "paper", 6.5)
    b.shape(ellipse(120, 366, 25, count=14), "red", 7)
    b.carve("108,362 112,352 122,348", 5)
    b.line("98,372 106,378|96,382 106,388|142,372 134,378|144,382 134,388", 4.4)
    lower = b.shape(
        "15,386! 36,396 60,388 84,398! 104,392 120,400 136,392 156,398! 180,388 204,396 225,386! "
        "216,430 180,462 120,470 60,462 24,430",
        "paper",
        9,
    )
    ribs = [
        [(x, 398), ((x + 120) * 0.45 + 12, 432), ((x + 120) / 2, 466)]
        for x in (32, 52, 76, 98, 120, 142, 164, 188, 208)
    ]
    b.lines(ribs, 5.5, clip=lower)
    b.comb("222,396 212,430 184,456", 16, 8, 5, clip=lower)


def _ray(step: float, far: float) -> tuple[float, float]:
    """A point of a rib of the upper shell, from the hinge."""
    at = math.radians(step * 13.5)
    return 120 + far * math.sin(at), 440 - far * math.cos(at)


def crab(b: Block) -> None:
    """A crab that holds up a pearl: white claws, the shell in line, so that legs stay apart."""
    pearl(b, 120, 196, 0.8)
    for flip in (False, True):
        with b.at(240 if flip else 0, flip=flip):
            for leg in (
                "70,330 42,316 26,338 18,366",
                "66,350 38,346 26,376 26,406",
                "74,372 50,380 42,410 50,440",
            ):
                b.line(leg, 24, _LEG, "paper")
                b.line(leg, 14, _LEG)
            b.line("80,312 52,304 40,276", 25, "even")
            b.line("78,308 56,300 46,280", 11, "even", "paper")
            _claw(b)
    shell = b.shape(
        "120,282 92,279 66,288 50,298! 52,308 38,318! 46,330 40,346! 54,358 78,384 120,394 "
        "162,384 186,358 200,346! 194,330 202,318! 188,308 190,298! 174,288 148,279",
        "paper",
        9,
    )
    b.comb("44,346 56,358 80,382 120,391 160,382 184,358 196,346", 30, 9, 6.4, side=-1, clip=shell)
    b.comb("50,302 68,292 92,284 120,286 148,284 172,292 190,302", 9, 9, 5, clip=shell)
    b.line("66,322 84,316 98,326 104,342 120,350 136,342 142,326 156,316 174,322", 6.5, "brush")
    b.line("92,362 104,358|148,362 136,358|120,366 120,374", 5.5, "leaf")
    for x, y, r in ((84, 301, 4.6), (156, 301, 4.6), (120, 304, 5), (102, 303, 4), (138, 303, 4)):
        b.add("black", disc(x, y, r))
    for x in (110, 120, 130):
        b.add("black", disc(x, 324 if x == 120 else 320, 3.6))
    for side in (-1, 1):
        x = 120 + side * 17
        b.line(f"{x},288 {x + side * 4},270", 8, "even")
        b.shape(ellipse(x + side * 5, 262, 10, count=9), "paper", 6)
        b.add("black", disc(x + side * 3, 262, 4.6))
    ripples(b, [(428, -20), (450, 12)], PICTURE)


_LEG = [(0, 1), (0.45, 0.85), (0.75, 0.7), (1, 0.1)]


def _claw(b: Block) -> None:
    """The left claw, raised and open to the right."""
    claw = b.shape(
        "36,280! 18,256 17,212 30,166 58,132! 62,160 58,190 56,206! 74,190 92,174! 94,208 84,246 "
        "60,280!",
        "paper",
        8.5,
    )
    b.shape("36,280! 18,256 17,212 30,166 58,132! 44,170 36,214 44,262!", "black", 2)
    b.carve("30,240 27,212 36,176", 4.6, "leaf", claw)
    b.comb("60,276 84,244 93,208", 18, 9, 5.4, side=-1, clip=claw)
    b.line("58,206 56,226 62,240", 5, "nail")
    b.line("60,150 52,154|61,164 53,167|60,178 52,181|80,185 82,194|70,194 74,203", 5, "wedge")
    for x, y in ((54, 246), (66, 226), (52, 218)):
        b.add("black", disc(x, y, 3.4))


def toad(b: Block) -> None:
    """The three-legged toad of Liu Haichan with a cord of five cash: the picture counts too."""
    b.line("34,318 18,276 34,232 60,188 104,162 152,154 204,160", 7.5, "even", "red")
    for x, y in ((34, 234), (58, 190), (101, 163), (151, 154), (201, 160)):
        cash(b, x, y, 20)
    with b.at(121, 342, 1.12):
        _toad(b)
    ripples(b, [(430, -20), (452, 16)], PICTURE)


def _toad(b: Block) -> None:
    body = b.shape(
        "-74,-16 -84,-32 -72,-50 -54,-56! -50,-72 -35,-79 -21,-70 -18,-54! 8,-52 40,-36 66,-10 "
        "84,24 86,52 66,66 20,68 -20,68 -40,60 -48,36 -58,14 -72,2",
        "black",
        6,
    )
    for x, y, r in (
        (2, -34, 7),
        (24, -26, 6.4),
        (46, -6, 7),
        (20, -6, 5.4),
        (-4, -14, 5),
        (38, 14, 4.4),
        (-2, 8, 4.6),
        (14, 24, 4),
    ):
        b.add("paper", disc(x, y, r + 2.4, count=9))
        b.add("black", disc(x, y, r * 0.5))
    b.carve("-12,-44 10,-44 36,-30 60,-6", 4, "nail", body)
    b.shape("-74,0! -58,10 -42,24 -32,46 -24,64! -44,64 -54,44 -64,22", "paper", 5.5)
    b.line("-62,12 -48,17|-55,22 -40,28|-52,34 -36,40|-48,46 -30,53", 4.4, "leaf")
    b.carve("-82,-16 -66,-10 -44,-10 -26,-20 -14,-34", 5.6, "nail", body)
    b.carve("-76,-36 -72,-41", 5.4)
    b.add("paper", disc(-36, -61, 12.5, 12, 11))
    b.shape("-46,-64 -36,-70 -27,-63 -30,-55 -36,-53 -43,-56", "black", 0)
    b.add("paper", disc(-38, -63, 2.8))
    b.carve("-18,-60 -20,-50 -28,-45 -40,-44", 4, "leaf", body)
    hind = b.shape("86,62! 94,34 80,2 52,0 28,20 20,46 36,68 60,76", "paper", 8.5)
    b.comb("86,56 86,28 68,6", 20, 8, 5.4, side=-1, clip=hind)
    for x, y, r in ((48, 22, 6.6), (60, 42, 6), (38, 46, 6.4), (54, 60, 4.6)):
        b.add("black", disc(x, y, r, count=8))
    b.shape("26,68! 56,62 84,62 96,74 80,86! 62,81 48,88 38,81 20,86 10,77!", "paper", 7)
    b.line("42,73 38,82|58,70 58,81|74,70 76,80", 4.4)
    fore = b.shape(
        "-42,20! -20,24 -8,40 -16,58 -34,66! -44,70 -58,74 -66,84! -84,82 -78,68 -60,58 -46,50 "
        "-44,38",
        "paper",
        7.5,
    )
    b.line("-68,72 -75,80|-60,68 -63,78", 4.4)
    b.comb("-20,26 -9,40 -16,56", 12, 7, 4.6, clip=fore)


def carp(b: Block) -> None:
    """A carp that leaps up out of the water."""
    b.line(
        "206,140 210,176 206,206|192,132 194,160|30,280 26,322 32,360|44,300 42,336|"
        "214,330 210,360 214,390",
        5,
        "leaf",
    )
    body = Body(
        "54,186 92,184 134,204 160,250 154,312 120,362 96,384",
        [(0, 12), (0.05, 24), (0.14, 38), (0.3, 48), (0.5, 46), (0.7, 34), (0.88, 21), (1, 17)],
    )
    tail = [
        *[(150, 396), (158, 432), (124, 420), (92, 414), (58, 420), (24, 436), (22, 388)],
        *[(40, 344), (66, 352)],
    ]
    fin(b, (body.at(1, -1), body.at(1, 1)), tail, 8.5)
    back = ((0.26, 20), (0.36, 28), (0.46, 27), (0.56, 25), (0.66, 22), (0.73, 14))
    fin(b, (body.at(0.24, -0.9), body.at(0.72, -0.85)), [body.at(s, -1, d) for s, d in back], 7.5)
    _red_fin(b, body, 0.85, (0.7, 0.82), ((0.74, 26), (0.84, 34), (0.9, 18)))
    flank = b.shape(body.outline(), "paper", 9)
    body.scales(b, flank, 0.32, 9, 3)
    gill = [body.at(s, u) for s, u in ((0.285, -0.5), (0.30, 0), (0.285, 0.5))]
    upper = [body.at(s, -1.02) for s in np.linspace(0, 0.25, 8)]
    under = [body.at(s, 1.02) for s in np.linspace(0.25, 0, 8)]
    head = polygon([*upper, *gill, *under])
    _carp_head(b, body, head, flank)
    _red_fin(b, body, 0.6, (0.28, 0.36), ((0.27, 24), (0.35, 34), (0.43, 22)))
    b.shape("54,176! 40,170 30,180 34,192 30,204 44,208 56,198", "paper", 7)
    b.line("36,191 46,191 54,190", 5)
    b.line("46,172 36,158 22,160|48,206 42,222 28,226", 5.5)
    ripples(b, [(424, -30), (446, 4)], PICTURE)


def _red_fin(
    b: Block,
    body: Body,
    side: float,
    root: tuple[float, float],
    tips: tuple[tuple[float, float], ...],
) -> None:
    ends = body.at(root[0], side), body.at(root[1], side)
    b.add("red", fin(b, ends, [body.at(s, 1, d) for s, d in tips], 6.5, 2).buffer(-1))


def _carp_head(b: Block, body: Body, head: Area, flank: Area) -> None:
    def path(*places: tuple[float, float]) -> list[tuple[float, float]]:
        return [body.at(s, u) for s, u in places]

    b.add("paper", head.buffer(-3))
    b.line(path((0.25, -1), (0.285, -0.5), (0.30, 0), (0.275, 0.5), (0.24, 1)), 8.5, "brush")
    crown = path(
        (0.03, -0.45), (0.1, -0.4), (0.18, -0.5), (0.25, -0.62), (0.24, -1), (0.16, -1), (0.08, -1)
    )
    b.add("black", polygon(crown), flank)
    for u in (-0.66, -0.82):
        b.carve(path((0.08, u), (0.15, u), (0.22, u)))
    gill = path((0.245, -0.9), (0.285, -0.45), (0.30, 0), (0.285, 0.5), (0.25, 0.9))
    b.comb(gill, 15, 7, 4.6, clip=head)
    x, y = body.at(0.12, -0.05)
    b.shape(ellipse(x, y, 11), "paper", 5.5)
    b.add("black", disc(x - 1, y + 1, 5.4))
