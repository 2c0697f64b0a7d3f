"""A woman in a long robe, serving tea."""

from tools.drawing.block import Block
from tools.drawing.geometry import ellipse, polygon
from tools.drawing.parts.dress import collar, neck
from tools.drawing.parts.faces import (
    BROWS_LONG,
    EAR_SMALL,
    EAR_SMALL_FOLD,
    EYES_DOWN,
    MOUTH_SMALL,
    NOSE_STRAIGHT,
    OVAL,
    Look,
)
from tools.drawing.parts.feet import foot
from tools.drawing.parts.hair import HairDress
from tools.drawing.parts.hands import slender_hand
from tools.drawing.parts.heads import woman
from tools.drawing.parts.marks import ground
from tools.drawing.parts.textiles import crosses

LOOK = Look(
    OVAL, EAR_SMALL, BROWS_LONG, EYES_DOWN, NOSE_STRAIGHT, MOUTH_SMALL, EAR_SMALL_FOLD, shade=0
)


def draw(b: Block) -> None:
    """Draw the picture."""
    ground(b, 786, height=46)
    # feet
    with b.at(178, 752, 1.0):
        foot(b)
    with b.at(92, 756, 1.04):
        foot(b)
    # skirt, black
    skirt = b.shape(
        "88,496! 82,580 64,650 40,716 30,744! 72,754 120,744 168,756 226,742! 214,690 "
        "196,610 178,550 164,496!",
        "black",
        7,
    )
    crosses(b, skirt.buffer(-7), 27, 7.5, 5, 8)
    b.carve("150,510 152,600 144,680 152,748", 5, "leaf")
    b.carve("186,570 200,640 210,700 212,738", 4.5, "nail")
    b.carve("32,738 72,747 120,737 168,749 224,735", 4.4, "even", skirt)
    # torso
    b.shape(
        "112,324! 94,336 88,360 88,400 90,440! 128,450 168,440! 178,400 180,360 170,336 144,324!",
        "black",
        7,
    )
    with b.at(128, 326):
        neck(b)
        collar(b)
    # apron
    apron = b.shape(
        "88,486! 82,560 72,630 64,680! 102,690 142,684! 148,610 150,550 148,486!", "red", 7
    )
    pleats = "104,516 98,600 90,674|128,516 128,600 124,676"
    b.carve(pleats, 9, "nail")
    b.line(pleats, 4, "nail")
    b.carve("66,672 102,681 141,675", 4.4, "even", apron)
    # obi
    sash = b.shape("88,426 128,436 170,426 170,496 128,506 86,496", "paper", 7)
    for y in (447, 464, 481):
        b.line(f"84,{y} 128,{y + 9} 172,{y}", 6, "even", "black", sash)
    with b.at(0, 16):
        # far sleeve, hanging behind the tray
        far = b.shape(
            "86,396! 54,404 36,412! 26,450 22,500 30,528! 56,538 84,524! 92,480 98,440!", "black", 6
        )
        crosses(b, far.buffer(-6), 27, 7.5, 5, -12)
        b.carve("28,518 56,528 86,514", 4.4, "even", far)
        # tray with tea things
        pot = "72,386! 64,376 62,358 70,346 84,341 100,342 110,352 113,368 108,386!"
        b.add(
            "paper", polygon("58,390! 54,366 58,346 60,318 88,304 116,318 118,346 122,366 116,390!")
        )
        b.line("70,347 68,322 88,310 106,322 106,347", 5.5, "even")
        b.shape("66,362 58,356 50,344! 44,348! 52,366 64,376", "paper", 6)
        b.shape(pot, "paper", 7)
        b.shape("76,345! 82,336 94,336 100,345!", "black", 4)
        b.line("88,337 88,330", 8, "even")
        for y in (360, 372):
            b.line(
                f"66,{y} 76,{y - 4} 86,{y} 96,{y - 4} 109,{y}",
                4,
                "even",
                "black",
                polygon(pot).buffer(-3),
            )
        b.add("paper", polygon("18,366 26,388 44,392 54,386 58,366 40,360"))
        b.shape("18,368! 22,384 30,391 44,391 52,384 56,368! 46,372 28,372", "paper", 6)
        b.shape(ellipse(37, 368, 20, 5), "paper", 5)
        b.line("26,380 37,384 48,380", 4, "swell")
        tray = b.shape(
            "12,390! 20,406 30,418 80,423 124,418 132,404 140,390! 80,397", "black", 5, halo=3
        )
        b.carve("24,405 76,411 128,403", 4.4, "even", tray)
    # near sleeve
    sleeve = b.shape(
        "172,342! 186,352 198,384 210,430 222,486 222,540 214,572! 184,580 150,566! "
        "146,516 146,472 130,460! 122,434! 150,430 162,406 172,370!",
        "black",
        4,
        halo=5,
    )
    crosses(b, sleeve.buffer(-5), 27, 7.5, 5, -14)
    b.carve("148,474 164,466 180,444", 4.5, "nail")
    b.carve("150,554 184,570 215,562", 4.4, "even", sleeve)
    with b.at(130, 446, 1.14, 2):
        slender_hand(b)
    with b.at(132, 256, 1.08, -8):
        woman(b, LOOK, HairDress(pins=1, bloom=False))
    # steam
    b.line("38,366 22,340 32,310 50,286 46,262", 7, "leaf")
    b.line("54,362 66,338 58,312", 6, "leaf")
