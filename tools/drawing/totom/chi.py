"""Chi chi: a man standing, hands on hips, legs apart."""

from tools.drawing.block import Block
from tools.drawing.geometry import polygon
from tools.drawing.parts.faces import MOUSTACHE, STERN, STUBBLE, face
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import topknot
from tools.drawing.parts.marks import ground, stamp


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 790)
    stamp(b, 48, 178, 46, 54, 4)
    # feet
    with b.at(70, 752, 1.0):
        foot(b)
    with b.at(170, 752, 1.0, flip=True):
        foot(b)
    # hakama: black, folds carved
    left = b.shape(
        "80,470! 62,540 44,620 30,742! 60,752 98,744! 106,680 116,610 122,560 126,470!", "black", 7
    )
    right = b.shape(
        "160,470! 178,540 196,620 210,742! 180,752 142,744! 134,680 124,610 118,560 114,470!",
        "black",
        7,
    )
    folds = "88,500 74,580 58,660 50,738|98,500 90,590 78,670 72,742|108,505 104,590 95,670 88,738"
    b.carve(folds, 5.5, "nail", left)
    with b.at(240, flip=True):
        b.carve(folds, 5.5, "nail")
    b.carve("120,500 121,560 120,604", 4, "leaf")
    b.comb("32,730 60,741 98,733", 14, 9, 4, side=-1, ink="paper", clip=left)
    b.comb("142,733 180,741 208,730", 14, 9, 4, side=-1, ink="paper", clip=right)
    # body of the robe
    torso = b.shape(
        "104,296! 76,312 74,340 84,390 88,430 84,476! 120,484 156,476! 152,430 156,390 "
        "166,340 164,312 136,296!",
        "paper",
        8,
    )
    b.checks(torso, 16, 8)
    # sleeves akimbo, open gap between arm and body
    for f in (False, True):
        with b.at(240 if f else 0, 0, flip=f):
            sleeve = b.shape(
                "84,308! 60,318 44,350 26,392 17,416 24,434 28,500 36,518 48,514 70,498 86,482! "
                "92,462 84,446! 66,434 56,420 60,404 74,376 86,352!",
                "paper",
                8.5,
            )
            b.checks(sleeve, 16, -14 if not f else 22)
            b.add("paper", polygon("84,364! 66,398 62,416 72,428 86,440!"))
            b.line("85,352 74,376 60,404 56,420 66,434 88,448", 8, "even")
            b.line("86,350 87,390 90,430 87,450", 6, "even")
            b.line("22,424 40,428 54,422", 6, "nail")
            b.line("34,440 40,470 38,506", 5, "nail")
            b.line("52,442 58,466 56,498", 4.5, "nail")
            with b.at(68, 462, 1.34, 192):
                b.shape("2,-11! -10,-14 -24,-13 -31,-5 -30,7 -22,14 -6,13 2,11!", "paper", 6)
                b.line("-30,-5 -16,-4|-30,2 -16,3|-26,9 -15,9", 3.2, "nail")
                b.line("-1,-11 1,0 -1,11", 5, "even")
    # obi
    b.shape("84,470 120,477 156,470 158,500 120,508 82,500", "black", 5)
    b.carve("88,480 120,487 152,480", 3.4, "brush")
    b.carve("88,491 120,498 152,491", 3.4, "brush")
    b.shape("104,470 136,470 140,490 134,508 106,508 100,490", "black", 4)
    b.carve("106,476 120,490 134,476", 4)
    b.carve("106,502 120,490 134,502", 4)
    # neck, collar
    b.shape("102,270! 103,292 92,306 118,352! 146,306 135,292 136,270!", "paper", 6)
    b.line("112,312 117,330 118,344", 3.6, "leaf")
    b.line("100,302 104,306 112,308", 3, "leaf")
    b.shape("140,294! 150,300 152,312 138,340 104,392 90,372! 118,334!", "black", 4)
    b.shape("98,294! 88,300 86,312 98,338 112,358! 118,346 104,322!", "black", 4)
    b.carve("144,304 134,330 102,376", 4)
    b.carve("93,304 99,322 112,346", 3.6)
    # head
    with b.at(122, 232, 1.16, -3):
        face(b, STERN)
        (MOUSTACHE + STUBBLE).draw(b)
        topknot(b)
