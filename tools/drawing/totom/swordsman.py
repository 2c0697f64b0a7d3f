"""A man with a long sword, one knee bent."""

from shapely.geometry import box

from tools.drawing.block import Block
from tools.drawing.geometry import Area, Path
from tools.drawing.parts.faces import (
    BROWS_KNITTED,
    CHEEK_DEEP,
    EAR_WIDE,
    EYES_BOLD,
    MOUTH_GRIM,
    NOSE_BROAD,
    SQUARE,
    Look,
    face,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import ronin_hair
from tools.drawing.parts.hands import grip
from tools.drawing.parts.marks import ground
from tools.drawing.parts.props import sword
from tools.drawing.parts.textiles import spirals

LOOK = Look(SQUARE, EAR_WIDE, BROWS_KNITTED, EYES_BOLD, NOSE_BROAD, MOUTH_GRIM, CHEEK_DEEP)


def _shin(b: Block, skin: Path, cloth: Path, *wraps: str) -> Area:
    """A bare shin with a bound lower half; `wraps` are the edges of the binding."""
    area = b.shape(skin, "paper", 8.5)
    b.carve("|".join(wraps), 4, "even", b.shape(cloth, "black", 4))
    return area


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 788, height=46)
    # right leg, stretched out behind
    with b.at(186, 742, 1.0, -5, flip=True, narrow=0.86):
        foot(b)
    _shin(
        b,
        "154,660! 160,690 172,716 176,740! 200,740! 210,714 212,690 214,654!",
        "158,684! 168,712 175,742! 200,742! 210,714 213,682! 184,692",
        "154,700 186,705 218,696",
        "160,715 188,720 216,711",
        "166,730 189,735 212,726",
    )
    # left leg, knee bent, shin upright
    with b.at(72, 744, 1.06, 2):
        foot(b)
    area = _shin(
        b,
        "34,616! 32,654 44,690 58,742! 84,742! 94,706 94,668 88,626!",
        "34,668! 46,706 58,744! 84,744! 93,706 95,666! 66,678",
        "32,684 66,689 100,680",
        "36,700 67,705 99,696",
        "42,716 69,721 97,712",
        "48,731 71,736 94,728",
    )
    b.comb("94,668 92,640 88,626", 14, 7, 4.4, side=-1, clip=area)
    # hakama, hitched up: left thigh level, right thigh slanting back
    trousers = b.shape(
        "80,500! 50,524 22,558 14,616! 34,644 68,648 98,632! 110,606 122,592! 134,628 "
        "142,668! 170,686 202,680 224,660! 222,600 192,540 160,498!",
        "black",
        7,
    )
    spirals(b, trousers.buffer(-9).difference(box(92, 500, 146, 640)), 45, 15, 14)
    b.carve("19,618 38,638 67,641 96,626", 4.4, "brush", trousers)
    b.carve("145,662 172,679 200,673 221,655", 4.4, "brush", trousers)
    b.carve("118,520 110,560 96,606", 5.5, "nail", trousers)
    b.carve("124,522 132,570 144,622", 5.5, "nail", trousers)
    # scabbard, red, across the hip
    with b.at(146, 492, 1, 57):
        b.halo("0,-13! 60,-16 112,-10 124,2 112,13! 60,11 0,13!", 7)
        b.shape("0,-13! 60,-16 112,-10 124,2 112,13! 60,11 0,13!", "red", 7)
        b.shape("98,-13! 112,-10 124,2 112,13! 98,13!", "black", 3)
        b.line("20,-2 50,-5 84,-3", 4.4, "leaf", "paper")
    # body
    torso = b.shape(
        "76,392! 66,414 74,452 80,508! 120,520 160,506! 168,450 170,404 158,382 120,376!",
        "black",
        7,
    )
    spirals(b, torso.buffer(-7), 42, 14, 40)
    b.shape("76,490 120,502 162,488 164,513 120,526 74,515", "paper", 7)
    b.line("82,498 120,509 158,496|80,507 120,518 160,505", 4, "brush")
    # left arm to the hilt
    area = b.shape(
        "150,388! 178,396 206,420 222,446! 206,466 188,466! 170,442 156,422!", "black", 6
    )
    b.carve("164,400 190,420 208,446", 4.6, "nail", area)
    area = b.shape(
        "226,450! 232,420 226,386 216,366! 192,372! 194,410 196,442 206,460!", "paper", 7.5
    )
    b.comb("228,448 232,420 226,386", 12, 7, 4.4, side=-1)
    # neck and collar
    b.shape("94,360! 92,384 112,424! 150,392 142,350!", "paper", 6)
    b.line("92,380 110,426 134,410", 8, "even")
    # right arm across
    b.halo("90,390! 62,394 40,418 28,450! 42,474 68,478! 86,446!", 3.5)
    area = b.shape("90,390! 62,394 40,418 28,450! 42,474 68,478! 86,446!", "black", 7)
    b.carve("76,402 56,420 42,452", 5, "nail", area)
    area = b.shape(
        "38,456! 46,484 72,478 106,450 146,412 182,374! 166,352! 128,384 92,412 58,440!", "paper", 8
    )
    b.comb("46,484 72,478 106,450 146,412 182,374", 13, 8, 4.4, side=-1, clip=area)
    b.line("70,448 96,428 118,408", 4.6, "leaf")
    with b.at(98, 330, 1.1, -5):
        face(b, LOOK)
        ronin_hair(b)
    # sword over the head, hands in front of it
    with b.at(176, 316, 1, 50):
        sword(b, 240)
    with b.at(209, 369, 1.12, -114, flip=True):
        grip(b, thumb=True)
    with b.at(185, 351, 1.22, -52, flip=True):
        grip(b, thumb=True)
