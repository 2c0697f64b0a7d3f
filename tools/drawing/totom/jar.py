"""A man holding a round jar."""

from tools.drawing.block import Block
from tools.drawing.geometry import ellipse, polygon
from tools.drawing.parts.faces import STRONG, face
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import full_beard
from tools.drawing.parts.marks import ground
from tools.drawing.parts.textiles import crosses


def _hair(b: Block) -> None:
    """Twisted headcloth and topknot."""
    b.shape(
        "-40,-22! -42,-40 -30,-58 -4,-68 24,-64 42,-46 48,-20 44,-8! 39,-16 35,-8 35,4! "
        "30,-4 29,-24 6,-38 -20,-34",
        "black",
        4,
    )
    b.shape("2,-66! -12,-82 -6,-98 12,-100 24,-88 18,-68!", "black", 4)
    b.carve("4,-70 -2,-84 4,-94", 3.6, "leaf")
    b.carve("10,-70 10,-84 13,-94", 3.6, "leaf")
    b.line("-4,-66 8,-72 20,-66", 7, "even", "paper")
    band = b.shape(
        "-43,-30! -22,-46 6,-50 32,-42 48,-24! 47,-10 30,-27 4,-35 -20,-31 -42,-16!", "paper", 5.5
    )
    b.line(
        "-34,-20 -28,-32 -26,-44|-18,-28 -10,-38 -8,-50|2,-32 10,-40 14,-52|20,-28 28,-36 32,-46",
        4.6,
        "swell",
        clip=band,
    )
    for end in ("44,-28! 58,-44 76,-46! 68,-34 54,-22!", "46,-22! 64,-24 80,-12! 66,-8 50,-12!"):
        b.shape(end, "paper", 5.5)


def _pot(b: Block) -> None:
    """Big round wine jar, radius 92, origin in the middle: black glaze, red paper lozenge, open
    mouth with a pale lip.
    """
    body = (
        "-34,-82! -66,-66 -90,-30 -93,6 -82,44 -56,74 -36,88! 0,92 38,88! 58,74 84,44 "
        "94,6 90,-30 66,-66 34,-82! 0,-88"
    )
    b.halo(body, 7)
    b.halo("-36,-80! -30,-94 -50,-108! 0,-120 50,-108! 30,-94 36,-80!", 7)
    area = b.shape(body, "black", 4)
    b.carve("-62,-50 -79,-24 -83,4", 8, "leaf", area)
    b.carve("-50,-56 -60,-44 -66,-30", 5, "leaf", area)
    b.carve("76,22 66,46 46,68", 5.5, "leaf", area)
    b.carve("-60,-62 0,-56 60,-62", 4.6, "swell", area)
    with b.at(-20, 2, 0.98):
        lozenge = polygon("0,-46! 47,6! 0,58! -47,6!")
        b.add("paper", lozenge.buffer(6))
        b.add("red", lozenge)
        with b.at(0, 6, 0.74):
            b.shape(
                "-2,-36! 6,-38 6,-24! 15,-16 15,-4 9,5! 22,13 25,28 15,41 0,45 -15,41 -25,28 "
                "-22,13 -9,5! -15,-4 -15,-16 -5,-24!",
                "black",
                2,
            )
            b.carve("-13,20 -15,28 -9,36", 5.5, "leaf")
    # neck and mouth
    b.shape("-34,-80! -28,-92 -40,-104! 0,-98 40,-104! 28,-92 34,-80! 0,-76", "black", 4)
    b.shape(ellipse(0, -106, 50, 14, 18), "paper", 7)
    b.shape(ellipse(0, -105, 36, 6.5, 14), "black", 0)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    # bare feet, wide stance
    with b.at(66, 752, 1.04):
        foot(b)
    with b.at(176, 752, 1.04, flip=True):
        foot(b)
    # robe: skirt in two panels
    right = b.shape(
        "128,540! 178,520! 198,580 206,650 210,724! 176,738 140,730! 132,660 124,580", "paper", 8.5
    )
    crosses(b, right.buffer(-5), 27, 8, 4.8, -6, "black")
    left = b.shape(
        "56,530! 44,580 36,650 30,722! 70,738 112,742 146,732! 146,660 152,590 160,530!",
        "paper",
        8.5,
    )
    crosses(b, left.buffer(-5), 27, 8, 4.8, 8, "black")
    b.shape("30,706! 70,722 112,727 147,716! 146,736 112,746 68,742 28,728!", "black", 4)
    b.shape("148,716! 176,723 211,708! 212,728 176,742 144,736!", "black", 4)
    b.carve("38,722 70,733 112,737 142,730", 4, "leaf")
    b.carve("152,730 176,733 206,722", 4, "leaf")
    b.line("118,590 110,650 98,700", 5.5, "nail")
    b.line("180,600 188,650 184,700", 5.5, "nail")
    # torso
    torso = b.shape(
        "94,302! 62,316 44,360 46,460 52,560! 120,574 186,560! 190,400 178,320 146,302!", "paper", 8
    )
    crosses(
        b,
        torso.intersection(polygon("0,280! 240,280! 240,350! 90,350! 90,420! 0,420!")).buffer(-5),
        26,
        7.5,
        4.8,
        4,
        "black",
    )
    b.line("150,372 146,396 150,420", 5.5, "nail", clip=torso)
    # far sleeve (left), mostly behind the jar
    far = b.shape(
        "82,306! 54,318 34,346 18,390 10,440 12,490 34,520 60,520! 70,420 78,360!", "paper", 8.5
    )
    crosses(b, far.buffer(-5), 26, 7.5, 4.8, 24, "black")
    # sash below the jar
    b.shape("50,556 118,572 188,556 192,592 120,604 46,590", "black", 5)
    b.carve("56,576 120,588 184,576", 4, "brush")
    for end in (
        "138,596! 146,640 140,680! 158,682 162,640 156,594!",
        "152,594! 168,636 178,664! 192,654 180,624 166,590!",
    ):
        b.shape(end, "black", 4, halo=4)
    b.carve("150,604 154,640 150,672", 3.6, "leaf")
    # collar
    b.shape("98,288! 98,308 90,320 122,372! 152,322 144,308 144,288!", "paper", 6)
    b.shape("150,304! 160,314 156,336 134,380 116,388! 112,372! 138,340", "black", 4)
    b.shape("92,304! 82,314 90,340 114,376! 126,366! 106,336", "black", 4)
    b.carve("152,314 142,342 122,374", 4)
    b.carve("90,316 100,342 114,364", 4)
    with b.turned(108, 484, -9), b.at(106, 486):
        _pot(b)
    # forearm under the jar, hand in front
    arm = "12,486! 10,520 24,552 52,578 84,590 112,586! 116,556 98,552! 66,544 46,522 42,492!"
    area = b.shape(arm, "paper", 7)
    b.comb("12,500 20,546 52,578 96,590", 13, 7, 4, side=-1, clip=area)
    b.line("46,536 62,556 84,564", 5, "nail", clip=area)
    b.shape("8,476! 30,494 52,484! 56,506 32,516 6,500!", "paper", 6.5)
    area = b.shape(
        "104,552! 116,540 128,524 136,528 134,540! 146,532 164,530 170,540 170,556 "
        "164,574 148,588 124,594 108,588!",
        "paper",
        6.5,
    )
    b.line(
        "168,546 148,548 138,552|169,558 150,561 140,564|162,573 148,574 138,576",
        4.8,
        "nail",
    )
    b.line("134,540 126,552 120,558", 4.8, "nail")
    # near arm (right): sleeve, forearm over the shoulder of the jar
    sleeve = "156,306! 186,320 206,352 222,404 228,452 206,468 178,462! 172,440 166,390 152,350!"
    area = b.shape(
        "222,452! 224,482 210,506 180,508! 162,496! 160,470 170,462! 184,468 188,452!", "paper", 7
    )
    b.comb("222,456 224,482 210,506 180,508", 12, 7, 4, side=1, clip=area)
    with b.at(16, -8):
        b.shape(
            "164,470! 152,462 138,444 130,448 132,460 138,468! 122,464 110,466 106,476 "
            "104,487 108,500 120,510 140,512 164,506!",
            "paper",
            6.5,
        )
        b.line(
            "106,477 120,476 132,478|104,488 118,488 130,489|108,500 120,499 132,500", 4.8, "nail"
        )
        b.line("138,466 146,474 152,480", 4.8, "nail")
    b.halo(sleeve, 3)
    area = b.shape(sleeve, "paper", 8.5)
    crosses(b, area.buffer(-5), 26, 7.5, 4.8, -20, "black")
    b.shape("231,436! 206,452 174,444! 174,464 206,474 232,458!", "paper", 6.5)
    b.line("164,346 176,380 178,414", 5.5, "nail")
    with b.at(122, 244, 1.1, -5):
        face(b, STRONG)
        full_beard(b)
        _hair(b)
