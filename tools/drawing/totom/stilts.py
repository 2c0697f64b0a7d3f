"""A child on stilts."""

from tools.drawing.block import Block
from tools.drawing.parts.faces import CHILD, face
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import tufts
from tools.drawing.parts.hands import grip
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import bamboo
from tools.drawing.parts.textiles import rings


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 784, height=46)
    # legs
    b.shape("132,520! 140,566 148,600 150,640! 178,640! 184,600 186,560 190,520!", "paper", 8)
    b.comb("186,570 183,606 178,636", 12, 8, 4.4, side=1)
    b.line("152,600 158,606 168,602", 4.4, "leaf")
    with b.turned(80, 520, 5):
        b.shape("60,500! 56,540 60,570 64,600! 90,600! 98,570 106,520!", "paper", 8)
        b.line("62,566 68,572 78,568", 4.4, "leaf")
        b.comb("97,560 93,584 89,600", 10, 8, 4.4, side=1)
    # short trousers
    skirt = b.shape(
        "80,430! 66,470 46,536! 70,550 108,542! 120,512 124,500! 128,516 130,558! "
        "160,568 196,556! 190,496 162,430!",
        "black",
        8,
    )
    b.comb("46,536 70,550 108,542", 22, 9.5, 5.4, side=-1, ink="paper", clip=skirt.buffer(-3))
    b.comb("130,558 160,568 196,556", 22, 9.5, 5.4, side=-1, ink="paper", clip=skirt.buffer(-3))
    b.carve(
        "92,470 80,496 74,518|112,476 106,500 98,522|134,476 144,506 146,534|154,470 "
        "166,500 170,532",
        5.5,
        "nail",
        skirt,
    )
    b.carve("122,470 122,490", 4.4, "leaf")
    # jacket, red apron
    b.halo(
        "94,288! 76,302 78,350 80,400 72,448! 120,462 172,448! 164,400 166,350 168,302 146,288!", 8
    )
    b.shape(
        "94,288! 76,302 78,350 80,400 72,448! 120,462 172,448! 164,400 166,350 168,302 146,288!",
        "black",
        5,
    )
    b.shape("96,296! 98,350 97,400 92,442! 120,453 148,442! 143,400 142,350 144,296!", "red", 5.5)
    b.line("97,334 120,344 143,334", 5.5, "even")
    b.carve("88,304 89,360 88,400 82,440", 4.4, "nail")
    b.carve("152,304 152,360 154,400 162,440", 4.4, "nail")
    # arms, elbows out to the frame
    for s, d in (
        (
            (
                "92,290! 66,300 32,326 12,356 10,380! 24,402 44,418! 62,404 66,384! 60,372 "
                "76,356 88,340!"
            ),
            8,
        ),
        (
            (
                "148,290! 174,300 208,320 228,346 230,370! 216,394 198,406! 180,394 176,376! "
                "182,362 166,350 152,336!"
            ),
            9,
        ),
    ):
        b.halo(s, 7)
        rings(b, b.shape(s, "black", 5), 28, 10, d)
    # stilts in front
    b.shape("178,644! 138,644! 126,656 146,674 164,690 186,688!", "black", 3)
    bamboo(b, (208, 152), (180, 814), 18)
    with b.turned(80, 520, 5):
        b.shape("82,602! 40,602! 28,616 48,634 66,648 88,646!", "black", 3)
    bamboo(b, (36, 170), (66, 782), 18, (0.16, 0.36, 0.6, 0.84))
    with b.at(162, 611, 1.08):
        foot(b, "nothing")
    with b.turned(80, 520, 5), b.at(78, 567, 1.08):
        foot(b, "nothing")
    with b.at(47, 398, 1.2, 4):
        grip(b)
    with b.at(196, 388, 1.2, -4, flip=True):
        grip(b)
    # neck, collar
    b.shape("104,262! 104,286 96,296 120,318 144,294 138,284 138,262!", "paper", 6)
    with b.at(121, 214, 1.2, -5):
        face(b, CHILD)
        tufts(b)
