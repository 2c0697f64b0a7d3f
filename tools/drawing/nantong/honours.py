"""Thousand, White Flower and Red Flower: the picture runs through both fields."""

from tools.drawing.block import Block
from tools.drawing.brush import write
from tools.drawing.geometry import Area, disc
from tools.drawing.nantong.card import card
from tools.drawing.parts.money import cash, ingot
from tools.drawing.parts.plants import peony, peony_leaf, peony_petal
from tools.drawing.signs import FREE


def thousand() -> Block:
    """A banner with 千 over a treasure chest."""
    b = card(79, "千")
    b.line("46,820 47,500 46,190", 12, "even")
    b.carve("44,800 45,500 44,300", 3.4, "even")
    b.shape("46,126! 32,152 36,178 56,178 60,152", "paper", 7)
    b.line("46,142 46,170", 4.6, "leaf")
    b.shape("34,180! 26,206 34,222 42,208 48,226 54,208 62,220 66,204 58,180!", "black", 3)
    b.shape(
        "50,212! 110,206 170,216 222,208! 208,250 224,286! 206,322 224,360! 206,398 224,438! "
        "206,474 222,520! 196,560 206,610! 168,622 150,664! 116,650 92,690! 74,664 50,672! "
        "53,520 50,360",
        "red",
        8.5,
    )
    b.carve(
        "60,226 116,221 170,229 198,224! 194,250 204,286! 190,322 204,360! 190,398 204,438! "
        "190,476 202,514! 180,550 186,592! 158,606 140,640! 112,632 90,664! 76,648 62,654! "
        "64,520 61,360 60,226",
        5,
        "even",
    )
    write(b, FREE["千"], 124, 412, 132, 232, 32)
    rings = [[(38, y - 5), (48, y), (58, y + 5)] for y in (232, 330, 440, 550, 648)]
    b.lines(rings, 6.5, "even")
    _chest(b)
    cash(b, 120, 880, 46)
    ingot(b, 188, 752, 0.58, 5)
    ingot(b, 136, 742, 0.92, -3)
    return b


def _chest(b: Block) -> None:
    lid = b.shape("24,826! 30,790 60,776 180,776 210,790 216,826!", "black", 6)
    b.carve("38,812 44,796 66,790 176,790 196,796 202,812", 4.6, "even", lid)
    b.shape("20,832! 120,830 220,832! 216,1002! 24,1002!", "black", 6)
    b.carve("18,834 120,832 222,834", 6, "even")
    for x in (60, 180):
        b.carve(f"{x - 11},780 {x - 11},1002|{x + 11},780 {x + 11},1002", 4.2, "even")
        for y in (802, 852, 900, 948, 988):
            b.add("paper", disc(x, y, 4.6))
    for y in (890, 946):
        b.carve(f"22,{y} 46,{y + 1}|76,{y} 164,{y + 1}|194,{y} 220,{y + 1}", 4.2, "even")
    b.add("paper", disc(120, 880, 50, count=18))


def white_flower() -> Block:
    """White chrysanthemums seen from the side, that grow out of a rock."""
    b = card(73, "白花")
    b.line("120,290 116,360 124,430 112,560 118,720 110,880", 11, "even")
    b.line("114,640 148,610 166,560", 9, "even")
    b.line("112,800 78,760 56,724", 8.5, "even")
    for x, y, scale, turn, flip in (
        (116, 392, 1.15, 24, True),
        (122, 424, 1.15, 14, False),
        (118, 492, 1.2, -16, True),
        (118, 700, 1.2, 6, False),
        (116, 624, 1.2, 12, True),
        (112, 774, 1.15, -10, False),
        (112, 852, 0.8, -20, True),
    ):
        with b.at(x, y, scale, turn, flip=flip):
            _lobed_leaf(b)
    _rock(b)
    with b.at(118, 276, 1.12, -6):
        chrysanthemum(b)
    with b.at(164, 556, 0.56, 18):
        chrysanthemum(b)
    with b.at(59, 722, 0.64, -14):
        _bud(b)
    return b


def chrysanthemum(b: Block) -> None:
    """A white chrysanthemum from the side: long petals that curl over, a dark heart above.

    Origin in the middle of the flower, 184 wide, 190 high.
    """
    # The petals behind stand up like a crown, the dark between them is cut out of black.
    back = b.shape("0,-96 -44,-84 -76,-48 -84,-4 -60,36 0,56 60,36 84,-4 76,-48 44,-84", "black", 0)
    b.add("paper", back.buffer(4).difference(back))
    for turn, scale in (
        *((-84, 0.92), (84, 0.92), (-62, 0.98), (62, 0.98)),
        *((-42, 1.0), (42, 1.0), (-21, 1.03), (21, 1.03), (0, 1.06)),
    ):
        _petal(b, scale, turn)
    for turn, scale in ((-72, 0.72), (72, 0.72), (-48, 0.74), (48, 0.74), (-24, 0.76), (24, 0.76)):
        _petal(b, scale, turn, foot=10)
    _petal(b, 0.78, 0, foot=10)
    # The petals in front hang down and curl outwards at their tips.
    for flip in (False, True):
        with b.at(flip=flip):
            for petal in (
                "4,6! 34,2 64,18 86,44 84,64 70,70 62,58! 66,48 50,36 24,28",
                "2,10! 28,18 50,38 62,66 58,86 44,90 37,78! 42,68 30,52 10,36",
                "-2,12! 16,24 26,46 32,78 26,98 10,98 6,84! 12,74 4,58 -6,36",
            ):
                area = b.shape(petal, "paper", 6.5)
                b.comb(petal.rsplit("!", maxsplit=1)[1].strip(), 12, 8, 4, side=-1, clip=area)
    b.shape("-8,14! 8,14! 10,50 2,84 -10,96 -20,86! -10,74 -10,44", "paper", 6.5)
    b.shape("-26,0 -14,-16 0,-20 14,-16 26,0 18,16 0,22 -18,16", "black", 0)
    for x, y in ((-14, 0), (0, -8), (14, 0), (-6, 10), (8, 10)):
        b.add("paper", disc(x, y, 3.6, count=8))


def _petal(b: Block, scale: float, turn: float, foot: float = 0) -> None:
    """A narrow white petal that points up, 96 long."""
    with b.at(0, foot, scale, turn):
        petal = b.shape(
            "-3,0! -10,-40 -15,-74 -8,-94 2,-90! 8,-98 15,-78 11,-40 3,0!", "paper", 6 / scale
        )
        b.line("0,-22 1,-46 -1,-72", 4.4 / scale, "thorn", clip=petal)


def _bud(b: Block) -> None:
    for turn in (-40, 40, -20, 20, 0):
        with b.at(turn=turn):
            b.shape("0,10! -15,-34 -13,-74 0,-88 13,-74 15,-34", "paper", 9)
    b.shape("-32,4! -24,-26 0,-38 24,-26 32,4! 0,24", "black", 4)
    b.carve("-20,4 -16,-10 -9,-22|0,16 1,-4 0,-26|20,4 16,-10 9,-22", 4.6)


def _lobed_leaf(b: Block) -> Area:
    """A black lobed leaf pointing right, 84 long, origin at the stalk."""
    leaf = b.shape(
        "0,0! 14,-6 16,-26 30,-36! 32,-24 42,-20 58,-30! 60,-16 84,-4! 64,6 62,20! 48,12 38,16 "
        "36,32! 18,22 14,6",
        "black",
        4,
    )
    b.add("paper", leaf.buffer(4).difference(leaf.buffer(1.5)))
    b.carve("2,0 36,-3 74,-3", 4.6, "nail", leaf)
    b.carve(
        "18,-2 24,-14 29,-24|38,-3 46,-12 55,-20|20,1 28,10 33,20|42,-1 50,6 57,11", 4, clip=leaf
    )
    return leaf


def _rock(b: Block) -> None:
    """A rock eaten through by water, light from the left."""
    rock = b.shape(
        "16,1004! 16,950 32,922 28,894 48,874 64,884 70,854 94,842 102,812 124,796 146,806 "
        "150,836 172,840 186,868 176,896 200,900 216,926 224,944! 224,1004!",
        "black",
        5,
    )
    for hole in (
        "110,856! 122,838 138,842 136,866 124,882 112,876",
        "66,934! 78,916 92,920 94,936 82,946",
        "166,934! 178,918 196,922 198,942 182,954",
    ):
        b.shape(hole, "paper", 0)
    b.carve(
        "28,962 34,930 40,906 58,890|72,902 78,874 98,858|106,838 112,820 128,808|"
        "120,800 136,806 142,822",
        6,
        "leaf",
        rock,
    )
    b.carve(
        "150,880 156,910 144,944 152,992|112,900 122,930 112,966 120,1000|44,950 54,972 46,1000|"
        "206,960 200,980 208,1000|84,964 90,982 82,1000|176,972 180,986 174,1000",
        5,
        "nail",
        rock,
    )
    b.carve("160,852 172,868 164,884|186,906 198,914 206,930", 4.6, clip=rock)


def red_flower() -> Block:
    """A red peony in a vase."""
    b = card(51, "紅花", "red")
    b.line("120,360 128,460 116,560 122,660 120,790", 12, "even")
    b.line("122,600 92,540 64,505|120,700 156,640 184,600", 8)
    for x, y, scale, turn in (
        (118, 420, 1.0, -148),
        (126, 398, 0.86, 24),
        (122, 470, 1.05, -18),
        (118, 560, 1.1, -150),
        (150, 652, 1.05, -62),
        (96, 548, 0.8, -205),
        (122, 640, 1.15, 22),
        (118, 690, 1.1, 158),
        (126, 742, 0.95, 12),
    ):
        with b.at(x, y, scale, turn):
            peony_leaf(b)
    with b.at(58, 494, 1, -24):
        for scale, turn in ((0.62, -28), (0.62, 26), (0.66, 0)):
            peony_petal(b, scale, turn)
        b.shape("-20,6! -16,-16 0,-26 16,-16 20,6! 0,14", "black", 4)
    with b.at(188, 590, 0.86, 16):
        for scale, turn in ((0.6, 14), (0.62, -10)):
            peony_petal(b, scale, turn)
        b.shape("-18,6! -14,-16 0,-26 14,-16 18,6! 0,14", "black", 4)
    with b.at(120, 262, 1.12):
        peony(b)
    _vase(b)
    return b


def _vase(b: Block) -> None:
    """A black vase, on it a flower left white as on blue calico."""
    body = b.shape(
        "92,778! 90,800 96,820 62,842 42,880 44,924 66,960 84,988! 156,988! 174,960 196,924 "
        "198,880 178,842 144,820 150,800 148,778!",
        "black",
    )
    b.shape("84,772 120,764 156,772 156,786 120,794 84,786", "paper", 7)
    b.shape("80,980 120,984 160,980 164,998 120,1002 76,998", "paper", 6.5)
    b.carve("94,818 120,824 146,818", 5.5, "even", body)
    b.carve("94,806 120,811 146,806", 3.6, "even", body)
    with b.at(120, 902):
        for i in range(8):
            with b.at(turn=i * 45):
                b.shape("0,-13! -11,-26 -9,-40 0,-46! 9,-40 11,-26", "paper", 0)
                b.line("0,-17 0,-26 0,-37", 3.6, "leaf")
        b.add("paper", disc(0, 0, 9))
    for x, y in ((58, 900), (182, 900), (66, 930), (174, 930), (66, 870), (174, 870)):
        b.add("paper", disc(x, y, 4.6))
    b.carve("64,952 90,972 120,976 150,972 176,952", 5, "even", body)
