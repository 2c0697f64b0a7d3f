"""Feet and legs. Toes to the left, the origin at the ankle, in a leg at the knee."""

from typing import Literal

from tools.drawing.block import Block
from tools.drawing.geometry import Area

FOOT = (
    "-12,-17! -13,2 -24,12 -41,18 -52,25 -52,32 -46,35 -20,33 -8,35 10,35 17,27 15,13 11,-2 11,-17!"
)


def foot(b: Block, wear: Literal["nothing", "sandal", "clog"] = "sandal") -> Area:
    """A foot from the side, sole at y = 36, on a clog 51."""
    skin = b.shape(FOOT, "paper", 7)
    if wear == "nothing":
        b.line("-52,36 -22,35 -6,37 14,36", 5, "brush")
        b.line("-40,28 -41,34", 3.6, "nail")
        b.line("-2,4 4,8 9,4", 3.4, "leaf")
        b.comb("14,6 17,26", 9, 6, 3.6, clip=skin)
    else:
        b.line("-34,15 -30,26 -20,35|-30,24 -12,14 12,18|-14,2 0,6 13,2", 5, "even")
        b.line("-55,37 -20,38 19,37", 7.5, "brush")
    b.line("-50,26 -43,25|-46,22 -39,22", 2.8, "leaf")
    if wear == "clog":
        b.shape("-42,38! -26,38! -28,52 -43,52", "black", 2)
        b.shape("-4,38! 12,38! 13,52 -3,52", "black", 2)
    return skin


def foot_back(b: Block) -> None:
    """A foot from behind: a round heel, toes just showing; sole at y = 31."""
    b.shape(
        "-11,-16! -11,2 -16,10 -32,18 -40,25 -36,30 -16,30 0,32 13,29 16,20 13,8 10,0 11,-16!",
        "paper",
        7,
    )
    b.line("-43,33 -16,35 18,34", 7.5, "brush")
    b.line("-15,14 -14,24 -10,31", 4.5, "nail")  # the heel in front of the foot
    b.line("-4,-14 -3,0 -5,8|6,-14 4,0 6,8", 3.6, "leaf")  # tendon
    b.line("-15,16 0,21 15,15", 5, "even")
    b.line("-30,18 -27,26 -20,30", 4.5, "even")


def shoe(b: Block) -> None:
    """A black cloth shoe with a thick pale sole, at y = 40."""
    b.shape(
        "-14,-14! -15,4 -30,9 -48,14 -56,24 -54,33 -20,36 14,36 19,28 17,12 13,-14!", "black", 4
    )
    b.shape("-56,27! -40,31 -10,31 20,27! 20,38 -10,41 -54,39", "paper", 5.5)
    b.carve("-44,17 -34,20 -26,10", 4, "swell")
    b.carve("-12,-8 -8,8 6,14 12,2", 3.6, "leaf")


def sock(b: Block) -> None:
    """A foot in a white split sock, sole at y = 30."""
    b.shape("-14,-16! -18,0 -34,10 -46,18 -44,28 -16,30 10,30 18,20 14,-16!", "paper", 6.5)
    b.line("-48,31 -18,34 18,33", 7, "brush")
    b.line("-36,11 -32,20 -24,29", 4.4, "nail")


def leg(b: Block) -> None:
    """A bare leg from the side, bound at the ankle, with its foot; sole at y = 152."""
    skin = b.shape(
        "-22,-14! -24,16 -18,52 -14,86 -12,118! 12,118! 16,86 27,50 27,14 22,-14!", "paper", 8
    )
    b.line("-10,10 -4,18 6,18", 4.4, "nail")
    b.line("8,34 12,56 6,80", 5, "nail")
    b.comb("27,14 27,50 16,86 12,112", 12, 7, 4, clip=skin)
    b.line("-20,89 0,96 22,90|-20,100 0,107 22,101", 5.5, "even", "black", skin)
    with b.at(0, 116):
        foot(b)


def old_leg(b: Block) -> None:
    """A bare, sinewy leg with its foot, from the hip; knee at y = 0, sole at y = 150."""
    with b.at(0, 114):
        foot(b, "nothing")
    skin = b.shape(
        "-26,-86! -25,-45 -20,-17 -27,-1 -26,17 -17,33 -19,59 -13,91 -9,111! 9,111! 12,91 "
        "20,61 21,39 17,21 22,1 20,-19 27,-45 29,-86!",
        "paper",
        8,
    )
    b.shape("-7,99! 7,99! 9,121 -8,121", "paper", 0)
    # a knobby knee: the cap from above, a hollow beneath
    b.line("-23,-1 -16,-7 -6,-5|-19,19 -9,27 3,25", 4.8, "leaf")
    b.line("10,-9 15,1 11,11|-13,5 -7,9|-10,-23 -12,-41", 4, "leaf")
    b.line("-10,37 -11,63 -5,97|12,-35 15,-51 13,-69", 4.4, "nail")
    b.comb("21,43 20,65 12,93", 20, 7.5, 4.6, clip=skin)
    b.comb("27,-65 21,-29 19,-17", 18, 8, 4.6, clip=skin)


def squatting_legs(b: Block) -> None:
    """The legs of a squatter in rolled trousers, from the left front.

    Knees at y = 0, soles at y = 222, the hip at (96, 130).
    """
    far = b.shape(
        "-62,-2 -50,-20 -34,-16 -24,6 -24,40 -22,74 -32,124 -38,178! -60,180! -62,140 -72,92 "
        "-70,48",
        "paper",
        8,
    )
    b.comb("-23,66 -30,114 -37,160", 11, 9, 4.2, clip=far)
    b.line("-62,10 -52,18 -40,12", 4.4, "leaf")
    with b.at(-50, 184):
        foot(b, "nothing")
    # near leg: seat and thigh first, the shin in front of it
    thigh = b.shape(
        "-8,0 4,-18 26,-20 54,2 86,38 110,84 114,130 104,164 80,184 52,180 30,150 16,110 4,60",
        "black",
        7,
        halo=7,
    )
    b.carve(
        "34,6 64,40 84,92 84,140|38,32 58,62 70,104 68,148|30,48 44,78 52,116|"
        "62,18 90,56 102,104|92,168 74,174 60,166",
        5.5,
        "nail",
        thigh,
    )
    shin = b.shape(
        "-14,4 0,-18 22,-14 33,12 31,50 38,88 30,130 22,176! -6,178! -6,138 -18,90 -20,40",
        "paper",
        8.5,
        halo=6,
    )
    b.line("4,30 8,76 4,122", 4.6, "nail")
    b.comb("33,56 38,88 30,130 24,164", 12, 8, 4.6, clip=shin)
    b.line("-12,16 -2,26 12,24", 4.6, "leaf")
    with b.at(8, 186, 1.06):
        foot(b, "nothing")
