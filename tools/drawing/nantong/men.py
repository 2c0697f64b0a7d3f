"""The men on the cards of myriads, and the old general on the last card of strings."""

import math

from tools.drawing.block import Block
from tools.drawing.brush import write
from tools.drawing.geometry import disc, ellipse
from tools.drawing.nantong import people
from tools.drawing.nantong.people import grip, lapels, neck, plates, robe
from tools.drawing.parts import faces
from tools.drawing.parts.bats import bat_silhouette
from tools.drawing.parts.faces import face
from tools.drawing.signs import FREE


def xu_xian(b: Block) -> None:
    """The scholar Xu Xian under his umbrella."""
    b.line("184,470 178,330 156,170", 10, "even")
    b.line("156,174 112,214|157,174 198,210|156,176 172,224", 4.6, "even")
    canopy = b.shape(
        "15,214! 26,176 62,146 110,132 152,134 192,152 217,178 226,214! 206,204 190,216! "
        "168,204 146,217! 122,204 96,217! 72,204 50,216! 32,204",
        "black",
        6,
    )
    b.carve(
        "130,134 76,156 50,212|132,134 112,164 97,212|135,134 144,164 146,212|137,134 178,154 "
        "190,212",
        6,
        "even",
        canopy,
    )
    b.carve("28,188 80,172 124,170 170,172 213,188", 5, "even", canopy)
    b.shape("121,136! 127,124 139,124 147,136! 134,140", "red", 5)
    with b.at(0, 34):
        cloth = robe(b, 112)
        b.line(
            "34,362 28,396 24,424|52,346 46,384 44,424|68,336 66,374 68,424|174,344 184,384 "
            "188,424|158,336 162,370 160,424|90,366 90,390 94,424",
            5.4,
            "nail",
            clip=cloth,
        )
        b.comb("216,430 212,404 200,364 180,338", 18, 8, 5.4, side=-1, clip=cloth)
        neck(b, 98)
        lapels(b, 100, 17, "black")
    grip(b, 182, 410)
    with b.at(94, 302, 1.12, -2):
        b.shape("24,-40 42,-24 46,6 40,30! 31,30 32,4 32,-14 20,-42", "black", 2)
        face(b, people.SCHOLAR)
        cap = b.shape(
            "-43,-20! -45,-48 -34,-60 0,-66 36,-60 47,-48 44,-18! 20,-32 0,-35 -22,-31", "black", 5
        )
        b.carve("-43,-33 0,-44 45,-31", 5, "even", cap)
        b.shape("-8,-50! 0,-58 8,-50! 8,-36 0,-29 -8,-36", "red", 4.6)
    tail = b.shape("134,286! 154,300 154,336 162,368! 146,368 140,338 132,312", "black", 4)
    b.carve("142,300 148,328 152,354", 4, "nail", tail)


def sha_wujing(b: Block) -> None:
    """Sha Wujing with his chain of beads and the staff with a crescent."""
    b.line("196,470 196,330 196,240", 10, "even")
    b.shape(
        "196,222! 172,206 164,168 176,132! 180,168 188,184 196,188 204,184 212,168 216,132! "
        "226,168 220,206",
        "paper",
        7.5,
    )
    b.line("172,172 180,194 196,202 212,194 220,172", 4.6, "swell")
    b.shape("184,222! 208,222! 206,244 196,250 186,244", "red", 6)
    robe(b, 112, "black")
    neck(b, 110)
    lapels(b, 110)
    for i in range(9):
        at = math.pi * (0.06 + 0.88 * i / 8)
        x, y = 112 - 74 * math.cos(at), 330 + 86 * math.sin(at)
        b.add("paper", disc(x, y, 17, count=12))
        b.shape(ellipse(x, y, 13, count=11), "red" if i == 4 else "paper", 6)
        if i != 4:
            b.line([(x - 5, y - 2), (x, y - 5), (x + 5, y - 2)], 3.8, "leaf")
    grip(b, 196, 404)
    with b.at(108, 244, 1.1, -2):
        # Wild hair at the temples, a short bristling beard, a bald crown with a band.
        b.shape("-30,-30! -50,-44 -44,-20! -60,-14 -46,2! -56,22 -36,20!", "black", 3)
        b.shape("26,-34! 50,-50 48,-26! 66,-20 54,-2! 68,14 52,20! 62,40 40,34! 34,0", "black", 3)
        face(b, faces.STERN)
        beard = b.shape(
            "-36,18! -46,44 -34,46! -38,66 -22,60! -18,80 -4,66! 8,80 16,62! 30,70 30,48! "
            "46,46 40,18! 30,34 14,32 4,24! -8,20 -22,24! -30,30",
            "black",
            2,
        )
        b.shape("-24,36 -12,32 2,37 -6,44 -18,43", "paper", 3)
        b.line("-20,39 -10,38 -2,40", 3.8, "swell")
        b.carve(
            "-34,36 -32,46 -30,56|-16,52 -14,60 -12,68|4,54 6,62 8,68|22,46 24,54 24,62|"
            "34,30 36,38 36,44",
            4,
            "leaf",
            beard,
        )
        b.shape(
            "-38,-22! -40,-46 -22,-68 4,-74 30,-66 44,-46 42,-20! 20,-34 0,-38 -20,-34", "paper", 7
        )
        b.comb("42,-26 42,-46 28,-64", 14, 7, 4.6, side=-1)
        b.shape(
            "-42,-32! -20,-44 0,-48 20,-44 46,-30! 44,-16 20,-30 0,-34 -20,-30 -40,-18", "black", 3
        )
        for x in (-28, -10, 8, 26):
            b.add("paper", disc(x, -37 + abs(x) * 0.14, 3.8))
        b.shape(ellipse(-2, -48, 12, count=10), "red", 5.5)


def star_of_joy(b: Block) -> None:
    """The Star of Joy, an official with 喜 on his breast."""
    robe(b, 120, "black")
    neck(b, 120)
    b.shape("98,306! 88,318 120,352 154,318 144,306! 120,330", "paper", 6)
    b.shape(ellipse(120, 408, 48, count=18), "paper", 7)
    b.add("red", disc(120, 408, 41, count=18))
    write(b, FREE["喜"], 120, 408, 52, 54, 9, dry=0)
    for flip in (False, True):
        with b.at(240 if flip else 0, flip=flip):
            sleeve = b.shape("15,398! 40,380 66,392 74,430 66,474! 15,474!", "paper", 7.5)
            b.scallops(sleeve.buffer(-12), 12, 4, 1)
            b.line("15,410 40,392 58,402 63,432 56,474", 5, "even", clip=sleeve)
    with b.at(120, 256, 1.08):
        face(b, faces.MERCHANT)
        strands = (
            "-30,26 -40,50 -34,84|-16,48 -18,72 -12,100|-2,52 -2,80 2,108|14,48 18,72 16,98|"
            "34,20 42,46 38,80"
        )
        b.line(strands, 13, [(0, 0.5), (0.4, 1), (1, 0.1)], "paper")
        b.line(strands, 9.5, [(0, 0.5), (0.4, 1), (1, 0.1)])
        b.line("-20,28 -34,32 -42,46|-6,27 8,30 16,42", 5.5, "nail")
        _official_hat(b, "-40,-38! -66,-46 -92,-40 -99,-28 -90,-18 -66,-22 -42,-28!")
        b.shape(ellipse(0, -48, 12, count=10), "red", 5.5)


def _official_hat(b: Block, wing: str) -> None:
    """The black gauze hat of an official, over a face, with a wing at each side."""
    hat = b.shape(
        "-42,-22! -46,-46 -34,-56! -32,-90 -8,-104 16,-102 34,-88 36,-56! 48,-46 44,-20! 20,-32 "
        "0,-35 -20,-32",
        "black",
        5,
    )
    b.carve("-36,-54 0,-64 38,-54", 5, "even", hat)
    b.carve("-22,-84 -8,-94 14,-92", 4.6, "leaf", hat)
    for flip in (False, True):
        with b.at(2 if flip else 0, flip=flip):
            area = b.shape(wing, "black", 4)
            x0, y0, x1, y1 = area.bounds
            middle = (y0 + y1) / 2
            b.carve(
                [(x0 + 10, middle), ((x0 + x1) / 2, middle - 4), (x1 - 10, middle - 1)],
                4.4,
                "leaf",
                area,
            )


def fisherman(b: Block) -> None:
    """An old fisherman in a cape of straw, with rod and fish."""
    b.line("204,470 210,372 196,260 160,134", 7, [(0, 1.2), (1, 0.5)])
    b.line("200,132 209,190 205,226", 3.6, "even")
    b.line("160,134 184,126 203,136", 4.6, "even")
    fish = b.shape(
        "206,224! 192,240 190,264 202,284! 190,300 206,296 220,302! 210,284! 222,264 220,240",
        "red",
        6,
    )
    b.carve("194,248 206,254 218,248", 4, "even", fish)
    b.carve("198,268 206,272 214,268", 4, "leaf", fish)
    cape = b.shape("80,306! 46,326 24,366 16,424 15,474! 226,474! 220,410 198,352 160,312!")
    for y0, y1, count in ((312, 372, 15), (352, 420, 19), (400, 474, 23)):
        straws = []
        for i in range(count):
            f = i / (count - 1) * 2 - 1
            x0, x1 = 118 + f * (50 + (y0 - 312) * 0.55), 118 + f * (72 + (y1 - 340) * 0.42)
            y = y0 + 26 * f * f
            straws.append([(x0, y), ((x0 + x1) / 2 + 1, (y + y1) / 2), (x1, y1 + 10 * f * f)])
        b.lines(straws, 9, [(0, 0.3), (0.75, 1), (1, 0.1)], clip=cape)
    b.shape("90,308! 100,300 140,300 152,310! 122,336", "paper", 6)
    grip(b, 203, 402, cuff=False)
    with b.at(112, 252, 1.08, -3):
        face(b, people.SMILING)
        beard = b.shape(
            "-34,20! -44,44 -32,76 -10,108 2,116! 18,100 36,70 40,30! 30,38 12,36 4,28! -8,22 "
            "-22,26!",
            "paper",
            6.5,
        )
        b.line("-22,33 -12,38 0,34", 4.8, "swell")
        b.line(
            "-30,38 -28,62 -14,90|-14,46 -12,72 -2,100|4,44 6,72 6,98|20,42 22,66 14,92|"
            "32,38 32,54 26,74",
            4.4,
            "nail",
            clip=beard,
        )
        _white_brows(b)
    hat = b.shape("108,134! 128,150 170,190 206,220! 170,232 110,236 54,232 15,220! 52,186 88,150")
    rays = [[(109 + i * 1.6, 142), (110 + i * 7, 188), (110 + i * 13.4, 236)] for i in range(-7, 8)]
    b.lines(rays, 5.4, [(0, 0.4), (1, 1.1)], clip=hat)
    b.line("74,166 108,174 144,166|44,196 108,208 174,196", 5, "even", clip=hat)
    b.shape("96,148! 108,126 122,148! 109,154", "red", 5.5)


def _white_brows(b: Block) -> None:
    """Long white brows, over a man's face."""
    b.shape("-12,-18! -22,-28 -36,-26 -46,-8! -34,-15 -24,-17", "paper", 4.6)
    b.shape("-4,-18! 8,-30 26,-29 42,-8! 28,-18 14,-20", "paper", 4.6)


def zhong_kui(b: Block) -> None:
    """Zhong Kui, who drives out demons: glaring, sword in hand, a red bat before him."""
    with b.at(48, 162, 0.34, -8):
        bat_silhouette(b)
    _broad_sword(b)
    cloth = robe(b, 116)
    b.dots(cloth.buffer(-9), 19, 5.6)
    b.comb("214,468 208,408 198,364 178,336", 16, 8, 5.4, side=-1, clip=cloth)
    grip(b, 196, 412)
    with b.at(112, 266, 1.12, -2):
        face(b, people.GLARING)
        beard = b.shape(
            "-34,16! -54,30 -44,38! -64,60 -48,62! -60,92 -42,86! -42,114 -26,102! -16,126 "
            "-4,106! 10,126 18,104! 34,116 38,90! 58,94 50,68! 68,64 53,46! 62,24 42,10! 34,30 "
            "16,26 2,18! -10,14 -24,20! -30,26",
            "black",
            2,
        )
        b.shape("-30,37! -20,30 -12,32 -4,30 8,36! 4,46 -10,49 -24,46", "red", 4.6)
        b.carve("-26,38 -12,37 4,38", 4.4, "even")
        b.carve(
            "-38,40 -46,60 -52,80|-30,54 -34,80 -36,100|-18,58 -20,86 -18,112|-2,58 -2,86 2,112|"
            "14,56 18,82 24,102|28,44 36,66 44,84|38,28 48,44 58,56",
            5,
            "nail",
            beard,
        )
        with b.at(0, -13):
            _official_hat(b, "-42,-40! -58,-60 -76,-54 -78,-36 -66,-26 -46,-30!")
            b.shape("0,-66 -12,-53 0,-37 12,-53", "red", 5.5)


def _broad_sword(b: Block) -> None:
    with b.at(204, 300, 1, 3):
        b.shape("-20,62! -22,-60 -18,-120 -2,-176! 8,-130 14,-60 16,62!", "paper", 8)
        b.line("2,56 0,-60 -3,-150", 5)
        b.shape("-32,60! -22,80 -2,82 20,80 28,60! -2,70", "black", 5)
        b.line("-2,82 -2,120 -2,174", 16, "even")


def old_general(b: Block) -> None:
    """An old general with his glaive, the white beard down to the belt."""
    b.line("44,470 45,330 46,262", 9, "even")
    b.shape("46,262! 30,250 22,214 24,170 40,130! 52,160 66,190 70,222 62,246", "paper", 8)
    b.shape("24,178! 21,214 30,248 46,262! 40,240 32,214 33,172", "black", 0)
    b.line("50,176 58,206 56,236", 4.5, "leaf")
    b.shape("38,262! 34,278 40,292 46,284 54,294 58,276 54,262!", "red", 5)
    cloak = b.shape(
        "96,330! 70,338 48,360 36,396 34,470! 226,470! 226,404 214,362 190,338 160,330!", "black", 6
    )
    b.carve("206,362 216,400 218,452|62,372 54,410 56,452", 5.2, "nail", cloak)
    armor = b.shape("92,338! 80,380 82,430 80,474! 186,474! 186,430 190,380 174,338!")
    plates(b, armor.buffer(-3))
    for flip in (False, True):
        with b.at(266 if flip else 0, flip=flip):
            guard = b.shape("100,328! 70,332 50,354 48,388! 64,380 72,394! 82,380 94,386! 98,360")
            b.line("56,366 70,350 96,344", 6, "nail")
            b.comb("50,384 66,376 92,380", 15, 8, 4.6, side=-1, clip=guard)
    b.shape("104,452 140,460 186,450 186,474 84,474 84,452", "black", 4)
    grip(b, 47, 420, flip=True, cuff=False)
    b.shape("70,402! 92,402 104,424 96,452 74,458! 66,440 72,424", "black", 5)
    b.carve("80,410 88,430 82,450", 4.5, "nail")
    with b.at(134, 232, 1, -3):
        face(b, faces.STERN)
        b.line("-34,22 -30,30|-33,-34 -27,-40|-4,-37 14,-46", 3.4, "leaf")
    beard = b.shape(
        "102,258! 96,292 100,330 106,374 118,420 128,452! 138,424 150,396 160,350 170,310 "
        "174,262 168,232! 162,262 150,278 134,284 116,276",
        "paper",
        7.5,
    )
    b.line(
        "108,290 110,340 122,400|118,298 119,350 127,424|128,300 130,360 131,430|140,298 142,350 "
        "137,410|152,290 152,336 144,388|163,276 162,310 154,350",
        4.4,
        "nail",
        clip=beard,
    )
    b.shape(
        "126,256! 112,252 100,258 90,276 84,304! 98,290 112,274 124,266! 136,272 146,286 "
        "152,300! 154,280 144,262 134,254",
        "paper",
        6,
    )
    b.line("118,260 104,270 94,286|132,262 142,272 148,284", 3.6, "leaf")
    b.line("119,272 125,275 131,272", 4.4, "swell")
    with b.at(136, 190, 1, -3):
        _helmet(b)
    with b.at(134, 232, 1, -3):
        _white_brows(b)


def _helmet(b: Block) -> None:
    b.shape("30,-4! 44,8 46,40 58,70! 44,66 36,40 32,14", "black", 5)
    b.carve("40,16 42,40 48,58", 4, "nail")
    bowl = b.shape("-46,6! -44,-26 -26,-46 0,-52 26,-46 44,-26 48,6! 24,-4 0,-7 -24,-4", "black", 7)
    b.carve("0,-48 -1,-28 0,-8|-16,-46 -26,-26 -30,-6|18,-46 28,-26 32,-6", 5, "nail", bowl)
    b.shape("-52,8! -30,-4 0,-9 30,-4 54,8! 52,18 28,8 0,5 -28,8 -50,18", "paper", 6.5)
    for x in (-34, -17, 0, 17, 34):
        b.add("black", disc(x, 1 + abs(x) * 0.1, 4))
    b.shape(ellipse(0, -60, 15, 13), "red", 6)
