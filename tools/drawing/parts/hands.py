"""Hands: a closed one, an open one, one that grips a shaft, one that holds an edge.

Fingers point to the left; the origin is at the wrist, in a grip at the shaft.
"""

from typing import Literal

from tools.drawing.block import Block


def fist(b: Block, *, thumb: bool = False) -> None:
    """A closed hand from the back, about 34 × 26; `thumb`: it lies below the fingers."""
    b.shape("5,-11! -8,-14 -20,-14 -30,-7 -30,5 -22,13 -6,13 5,10!", "paper", 6)
    b.line("-30,-6 -20,-5 -14,-6|-31,0 -20,1 -14,0", 3.6, "nail")
    if thumb:
        b.line("-24,8 -16,5 -8,8", 4.4, "nail")
    else:
        b.line("-23,8 -16,9", 3.6, "nail")


def palm(b: Block) -> None:
    """An open hand, palm to us, thumb up, about 50 × 46."""
    b.shape(
        "9,-6! 2,-14 2,-26 -3,-32 -9,-27 -9,-15 -26,-22 -40,-27 -44,-21 -28,-12 -47,-13 "
        "-49,-6 -30,-3 -46,0 -46,7 -29,6 -38,12 -35,18 -20,16 -8,14 4,10!",
        "paper",
        6,
    )
    b.line("-8,-13 -14,-2 -10,9", 3.4, "leaf")


def slender_hand(b: Block) -> None:
    """A woman's hand from the back, thumb up, about 52 × 46."""
    b.shape(
        "7,-10! -3,-13 -12,-21 -22,-28 -29,-28 -29,-22 -20,-14 -19,-11 -36,-9 -51,-4 "
        "-51,3 -39,3 -49,8 -47,14 -36,12 -41,17 -37,21 -25,19 -8,15 7,11!",
        "paper",
        6,
    )
    b.line("-22,-3 -32,-2.5 -41,1|-22,5 -30,6 -38,9|-20,12 -30,14", 3.2, "nail")
    b.line("-18,-11 -12,-8 -8,-3", 3.2, "nail")


def grip(b: Block, *, arm: Literal["side", "below"] = "side", thumb: bool = False) -> None:
    """A hand round an upright shaft, about 44 × 44.

    Args:
        b: where to draw.
        arm: where the forearm comes from: the right, or below.
        thumb: it lies along the shaft, upwards; otherwise over the fingers.
    """
    if arm == "side":
        b.shape("23,-14! 12,-21 -4,-23 -16,-19 -21,-8 -20,9 -14,19 2,22 16,19 23,13!", "paper", 6.5)
    else:
        b.shape(
            "14,22! 18,8 18,-10 12,-19 -2,-22 -14,-19 -19,-12 -17,-4 -20,2 -17,8 -18,14 -10,20 "
            "-8,23!",
            "paper",
            6.5,
        )
    b.line("-20,-9 -8,-10 1,-8|-21,0 -8,0 2,1|-19,10 -8,10 1,10", 4, "nail")
    if thumb:
        b.shape("17,-18! 8,-28 -2,-36 -10,-36 -12,-29 -6,-20 4,-14", "paper", 5.5)
    else:
        b.line("12,-18 6,-11 4,-4 -3,-3", 4.4, "brush")


def hold(b: Block) -> None:
    """A hand that holds an edge: four fingers in front of it, the thumb above, about 54 × 52."""
    b.shape("0,-16! -8,-28 -22,-35 -29,-30 -24,-22 -14,-12", "paper", 5.5)
    b.shape("12,-14! 0,-20 -14,-20 -22,-10 -22,10 -14,20 2,20 12,14!", "paper", 6)
    for y, x in ((15, -30), (5.5, -36), (-5, -38), (-15, -34)):
        finger = [(-12, y - 5.5), (x + 6, y - 6), (x, y), (x + 6, y + 5.5), (-12, y + 5.5)]
        b.shape(finger, "paper", 4.6)
    b.shape("-14,-16 -2,-16 8,-10 8,10 0,16 -14,16", "paper", 0)
