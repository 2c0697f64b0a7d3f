"""A porter from behind, a bale on his shoulder."""

import numpy as np

from tools.drawing.block import Block
from tools.drawing.geometry import disc, spline
from tools.drawing.parts.feet import foot_back
from tools.drawing.parts.heads import head_back
from tools.drawing.parts.marks import ground, stamp


def _bale(b: Block) -> None:
    """Straw bale, origin in the middle, 168 × 100, axis horizontal."""
    area = b.shape(
        "-70,-46! -20,-52 40,-51 72,-46! 84,-30 88,0 84,30 72,46! 20,52 -40,51 -70,46! "
        "-80,28 -83,0 -80,-28",
        "paper",
        9,
    )
    for y in range(-40, 46, 9):
        k = y * 1.1
        b.line([(-74, y), (-20, k), (30, k), (66, y)], 3.4, "swell", "black", area)
    end = b.shape("72,-46 84,-30 88,0 84,30 72,46 62,30 58,0 62,-30", "paper", 6)
    for r in (0.72, 0.42):
        b.line(
            [(73 + 15 * r * np.cos(a), 46 * r * np.sin(a)) for a in np.linspace(0, 5.6, 9)],
            3.6,
            "nail",
            "black",
            end,
        )
    for x in (-56, -14, 30):
        for d, w in ((0, 11), (14, 11)):
            rope = [(x + d, -52), (x + d + 9, -20), (x + d + 9, 20), (x + d, 52)]
            b.line(rope, w, "even", "black", area)
            points = spline(rope)
            for i in range(2, len(points) - 1, 3):
                b.line(
                    [(points[i][0] - 4, points[i][1] + 3), (points[i][0] + 4, points[i][1] - 3)],
                    2.6,
                    "leaf",
                    "paper",
                    area,
                )
    b.comb("-70,46 -40,51 20,52 62,47", 20, 8, 4.5, side=-1, clip=area)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 792)
    stamp(b, 43, 157, 42, 48, -4)
    # legs, seen from behind: knee pit, calf, heel
    for flip, cx, rot in ((False, 82, 4), (True, 148, 7)):
        with b.turned(cx, 580, rot if not flip else -rot), b.at(cx, 0, flip=flip):
            b.shape(
                "-26,560! -27,615 -20,650 -31,690 -25,736 -13,768! 10,768! 23,736 29,690 18,650 "
                "27,612 28,560!",
                "paper",
                8.5,
            )
            # tendons into the knee pit
            b.line("-12,618 -13,636 -8,652|11,618 13,636 9,652", 4.4, "nail")
            b.line("-9,645 1,642 10,646", 3.6, "leaf")
            b.line("-1,664 1,684 -3,704", 5, "nail")  # the calf parts
            b.comb("29,690 24,716", 12, 6, 4, side=1)
            area = b.shape("-30,712! -25,738 -13,768! 10,768! 23,738 28,712! 0,720", "black", 5)
            for y in (727, 741, 755):
                b.carve([(-38, y - 4), (0, y + 5), (38, y - 4)], 3.6, "even", area)
            with b.at(-1, 776):
                foot_back(b)
    # load
    with b.at(140, 207, 1.04, -12):
        _bale(b)
    # left forearm behind the hip, right forearm up to the load
    b.shape("20,462! 22,492 36,514 76,524! 84,500! 60,492 50,462!", "paper", 7.5)
    b.comb("22,492 36,514 76,524", 12, 7, 4, side=-1)
    # coat
    coat = b.shape(
        "78,350! 52,362 46,400 56,440 64,500 52,592! 110,602 186,590! 172,500 172,440 "
        "176,400 166,352 112,346!",
        "black",
        8,
    )
    b.shape("70,354! 46,364 32,396 20,440 16,466! 36,480 60,478! 66,440 72,400!", "black", 6)
    b.carve("72,362 68,400 62,440 58,474", 4.5, "nail")
    b.carve("16,458 36,471 61,468", 4)
    b.shape("182,392! 184,346 184,296! 208,294! 217,346 219,404!", "paper", 7)
    b.line("196,330 194,360 195,384", 3.4, "leaf")
    b.shape(
        "152,356! 174,346 186,362 180,388! 202,398 222,392! 223,424 206,452 186,462 "
        "168,448 156,420!",
        "black",
        6,
    )
    b.carve("156,364 160,398 168,432", 4.5, "nail")
    b.carve("180,396 202,406 221,400", 4)
    b.carve("186,452 178,430 180,412", 3.4, "nail")
    # crest
    b.add("paper", disc(113, 420, 36, 37, 14))
    crest = disc(113, 420, 28, 29, 14)
    b.add("black", crest)
    for y in (405, 420, 435):
        b.line([(80, y), (113, y + 1), (146, y - 0.5)], 8, "even", "paper", crest)
    b.add("black", disc(113, 420, 36.5, 37.5, 14).difference(disc(113, 420, 34.5, 35.5, 14)))
    # folds, hem, sash
    b.carve(
        "112,462 111,476 112,490|96,382 84,376 74,384 70,398|130,380 142,376 "
        "150,386|66,420 64,456 70,490|156,452 160,474 158,492|84,530 76,560 "
        "72,586|100,534 98,560 98,580|138,534 142,560 144,580|158,530 166,556 170,578",
        5,
        "nail",
        coat,
    )
    zigzag = [
        (44 + i * 9.5, 572 + (11 if i % 2 else -6) + (2 if 4 < i < 12 else 0), True)
        for i in range(17)
    ]
    b.line(zigzag, 6, "even", "paper", coat)
    sash = b.shape("60,494 112,502 176,492 178,518 112,528 58,520", "paper", 7)
    b.stripes(sash, 4, 8, 3.4)
    b.shape("96,494 128,493 132,512 128,530 98,530 92,512", "paper", 7)
    b.line("100,500 112,512 126,500|100,526 112,513 126,526", 4.5, "leaf")
    b.shape("98,526! 84,560 90,572! 104,566 112,530!", "paper", 6)
    b.shape("112,530! 118,562 134,574! 140,560 126,526!", "paper", 6)
    b.line("102,532 94,560|120,532 128,560", 3.4, "leaf")
    # hand on the load
    b.shape("183,300! 178,280 176,258 184,248 204,245 212,256 212,282 210,298!", "paper", 7)
    b.line("184,251 186,269|192,250 195,269|202,249 204,267", 3.8, "nail")
    b.line("178,284 172,272 176,264", 5, "nail")
    # head from behind
    b.halo("50,292 56,262 72,246 92,242 112,250 126,276 130,300 110,340 70,340", 3)
    b.shape("70,326! 71,346 56,360 90,374 124,360 113,346 114,326!", "paper", 6)
    b.line("83,338 90,352 87,364", 3.4, "leaf")
    b.line("101,338 97,352 99,364", 3.4, "leaf")
    b.line("54,358 91,378 130,356", 8, "swell", "paper")
    b.line("50,356 91,381 134,353", 6.5, "swell", "black")
    with b.at(89, 295, 1.06, -10):
        head_back(b)
