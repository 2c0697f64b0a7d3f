"""Neck and collar of a woman's kimono; the origin is the pit of the throat."""

from tools.drawing.block import Block, Ink


def neck(b: Block) -> None:
    """A long neck and the bare triangle below it, chin at y = -30."""
    b.shape("-17,-44! -16,-22 -22,-10 -30,0 0,46! 28,0 20,-12 17,-24 18,-44!", "paper", 6)
    b.comb("17,-34 16,-22 22,-8", 9, 6, 3.3)
    b.line("-5,0 -2,10 0,20", 3.2, "leaf")


def collar(b: Block, ink: Ink = "black") -> None:
    """A crossed collar, her left over her right, over a white one; ends at y = 96."""
    b.shape("-24,-16! -34,-8 -36,6 -22,40 2,74! 14,62 -2,34 -16,6", "paper", 5.4)
    b.shape("-28,-14! -40,-4 -43,10 -28,52 -6,84! 6,72 -16,38 -30,6", ink, 4)
    b.shape("22,-18! 34,-10 36,4 22,42 -10,86! -20,70 2,40 14,8", "paper", 5.4)
    b.shape("27,-15! 41,-5 44,10 30,54 -6,100! -22,88 8,52 28,8", ink, 4)
    if ink == "black":
        b.carve("36,0 24,44 -10,92|-35,4 -22,42 -6,70", 3.4)
