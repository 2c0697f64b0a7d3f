"""Bats, for luck: the word sounds like the one for good fortune."""

from tools.drawing.block import Block, Ink

_WING = (
    "8,-20! 22,-34 44,-54 66,-58 80,-50! 96,-34 106,-2 104,34! 92,20 80,22 73,36! 62,22 50,24 "
    "43,40! 34,26 22,26 12,44!"
)


def bat(b: Block, ink: Ink = "black") -> None:
    """A bat with spread wings, head up, 212 wide, origin at the chest."""
    contour = 4 if ink == "black" else 6.5
    for flip in (False, True):
        with b.at(flip=flip):
            wing = b.shape(_WING, ink, contour)
            b.carve(
                "14,-18 40,-38 76,-48|74,-46 92,-20 101,22|66,-46 76,-16 74,26|52,-42 54,-10 "
                "44,30|36,-30 34,-4 20,28",
                5.2,
                "nail",
                wing,
            )
            b.carve("84,-26 84,-6 82,10|63,-22 61,0 57,14|45,-18 42,0 34,16", 3.6, "leaf", wing)
            b.line("76,-52 84,-64 80,-72 70,-70", 6)
    belly = b.shape("0,-26 -16,-18 -20,4 -14,34 0,56! 14,34 20,4 16,-18", "paper", 7)
    for y, half in ((2, 14), (14, 13), (26, 11), (37, 7)):
        b.line(f"{-half},{y} 0,{y + 5} {half},{y}", 4.4, "swell", clip=belly)
    with b.at(0, -8, 1.2):
        _head(b)


def _head(b: Block) -> None:
    for flip in (False, True):
        with b.at(flip=flip):
            b.shape("6,-44! 10,-58 22,-68! 27,-52 20,-34", "black", 5)
            b.carve("13,-50 20,-60")
    head = b.shape(
        "0,-54 -16,-49 -23,-34 -19,-20 -9,-11 0,-8 9,-11 19,-20 23,-34 16,-49", "black", 4
    )
    for flip in (False, True):
        with b.at(flip=flip):
            b.carve("4,-35 11,-41 19,-37|6,-29 11,-28 16,-31", 5, "leaf", head)
            b.carve("2,-20 8,-21 14,-26", 4, "nail", head)
    b.carve("0,-52 0,-44 0,-38|-5,-13 0,-15 5,-13", 4.4, "leaf", head)


def bat_silhouette(b: Block) -> None:
    """The same bat as a red shape with a contour, for small sizes."""
    for flip in (False, True):
        with b.at(flip=flip):
            b.shape(_WING, "red", 13)
            b.shape("4,-40! 8,-60 20,-72! 26,-52 18,-34", "red", 10)
    b.shape("0,-56 -19,-44 -22,-20 -18,10 0,58! 18,10 22,-20 19,-44", "red", 13)
    b.carve("-9,-36 -7,-28|9,-36 7,-28", 8, "even")
