"""Faces in three-quarter view to the left, about 76 × 112, origin in the middle of the head.

One face is drawn for everybody; a `Look` says of what kind its features are. Features fit each
other, so a new person is a new choice of them. Hair and beard are added over it (`hair.py`).

The pupil hangs from the lid and brows sit well above the eye: a free dot in a white almond is a
cartoon.
"""

from dataclasses import dataclass

from tools.drawing.block import Block, ProfileName
from tools.drawing.geometry import Area, polygon

Marks = tuple[tuple[str, float, ProfileName], ...]


@dataclass(frozen=True)
class Feature:
    """Part of a face.

    Args:
        marks: strokes: path, width, profile.
        black: black forms, `|` between two.
        white: white forms with a contour of some width.
        cuts: strokes cut out of the black.
        red: red forms, `|` between two.
    """

    marks: Marks = ()
    black: str = ""
    white: tuple[tuple[str, float], ...] = ()
    cuts: Marks = ()
    red: str = ""

    def __add__(self, other: "Feature") -> "Feature":
        """Both, the other one over this one."""
        black = "|".join(forms for forms in (self.black, other.black) if forms)
        red = "|".join(forms for forms in (self.red, other.red) if forms)
        return Feature(
            self.marks + other.marks, black, self.white + other.white, self.cuts + other.cuts, red
        )

    def draw(self, b: Block) -> None:
        """Draw it where the face is."""
        for form in self.red.split("|") if self.red else ():
            b.add("red", polygon(form))
        for form in self.black.split("|") if self.black else ():
            b.shape(form, "black", 0)
        for form, width in self.white:
            b.shape(form, "paper", width)
        for path, width, stroke in self.marks:
            b.line(path, width, stroke)
        for path, width, stroke in self.cuts:
            b.carve(path, width, stroke)


@dataclass(frozen=True)
class Look:
    """What a face consists of.

    Args:
        skin: outline of the face.
        ear: outline of the ear.
        brows: above the eyes.
        eyes: lids and pupils.
        nose: in one stroke.
        mouth: closed, smiling or open.
        lines: cheeks, furrows.
        jaw: the contour in the shade.
        shade: how deep the shade runs in.
    """

    skin: str
    ear: str
    brows: Feature
    eyes: Feature
    nose: Feature
    mouth: Feature
    lines: Feature = Feature()
    jaw: str = "33,20 22,42 4,54"
    shade: float = 10


def face(b: Block, look: Look) -> Area:
    """Draw a face; returns the area of its skin."""
    b.shape(look.ear, "paper", 6)
    skin = b.shape(look.skin, "paper", 7)
    for feature in (look.brows, look.eyes, look.nose, look.mouth, look.lines):
        feature.draw(b)
    if look.shade:
        b.comb(look.jaw, look.shade, 6, 3.6, clip=skin)
    return skin


# -- outlines ---------------------------------------------------------------------------------

LEAN = (
    "-2,-54 -24,-48 -36,-30 -36,-15 -32,-4 -36,10 -35,27 -28,43 -14,55 2,54 18,44 30,27 34,6 "
    "36,-14 30,-38 16,-51"
)
BONY = (
    "-2,-55 -22,-50 -35,-33 -37,-20! -34,-10 -38,5 -36,22 -29,38 -20,52 -4,59 10,53 24,40 32,22 "
    "35,2 36,-16 30,-38 16,-52"
)
ROUND = (
    "-2,-54 -26,-48 -38,-30 -39,-14 -36,-4 -43,12 -45,28 -38,44 -20,57 6,59 30,49 42,30 42,6 "
    "40,-16 31,-40 16,-52"
)
JOWLED = (
    "-2,-54 -26,-48 -38,-30 -39,-14 -36,-4 -45,12 -48,30 -40,48 -20,60 8,62 32,52 45,32 45,6 "
    "42,-16 32,-40 16,-52"
)
LONG = (
    "-2,-56 -22,-50 -32,-32 -32,-14 -29,-4 -33,10 -31,26 -25,44 -14,60 -4,62 10,50 24,28 30,6 "
    "32,-14 27,-40 14,-53"
)
SQUARE = (
    "-2,-54 -26,-48 -39,-30 -39,-14 -35,-4 -40,10 -41,34 -32,52 -14,60 10,58 30,46 38,26 39,4 "
    "40,-16 33,-40 16,-52"
)

BALD = (
    "0,-66 -22,-61 -37,-46 -42,-26 -37,-10! -40,2 -38,16 -36,30 -24,44 -6,52 14,48 27,34 33,10! "
    "36,-14 37,-34 28,-54 14,-64"
)

EAR = "30,-10 39,-16 46,-6 43,9 34,19 28,13"
EAR_LOW = "29,-8 40,-15 47,-4 45,14 36,25 29,16"
EAR_WIDE = "36,-8 47,-14 53,-4 50,11 41,20 34,14"
EAR_FOLD: Marks = (("36,-8 40,-3 37,8", 3, "leaf"),)
EAR_WIDE_FOLD: Marks = (("42,-6 46,0 43,8", 3, "leaf"),)

# -- brows ------------------------------------------------------------------------------------

BROWS_ARCHED = Feature(
    (("-16,-25 -26,-33 -36,-27", 7, "nail"), ("-4,-26 10,-37 27,-27", 8, "nail"))
)
BROWS_MILD = Feature(
    (("-16,-26 -25,-32 -36,-25", 6.6, "wedge"), ("-2,-27 10,-35 27,-25", 7.4, "wedge"))
)
BROWS_DRAWN = Feature(
    (("-16,-17 -25,-31 -37,-29", 7.5, "nail"), ("-5,-18 9,-35 28,-31", 8.5, "nail"))
)
BROWS_KNITTED = Feature(
    (
        ("-10,-15 -24,-25 -39,-21", 9, "nail"),
        ("-4,-15 10,-28 33,-23", 10, "nail"),
        ("-14,-27 -13,-19", 3.6, "leaf"),
    )
)
BROWS_RAISED = Feature(
    (("-14,-31 -25,-38 -35,-28", 6, "swell"), ("-3,-32 10,-42 28,-29", 6.8, "swell"))
)
BROWS_SLANTED = Feature(
    (("-12,-33 -24,-31 -37,-21", 6.4, "nail"), ("0,-34 14,-33 31,-21", 7, "nail"))
)
BROWS_TUFTED = Feature(
    white=(
        ("-12,-20! -22,-30 -40,-34! -37,-27 -45,-22! -34,-20 -24,-17", 4.8),
        ("-3,-19! 8,-33 30,-36! 28,-29 40,-24! 26,-21 10,-19", 4.8),
    )
)
BROWS_HANGING = Feature(
    white=(
        ("-13,-18! -21,-30 -34,-30 -44,-16 -47,4! -38,-9 -31,-16 -21,-16", 5.5),
        ("-4,-18! 10,-33 28,-28 39,-10 40,8! 30,-8 18,-16 6,-14", 5.5),
    ),
    marks=(("12,-24 26,-20 34,-6", 3.6, "leaf"),),
)
BROWS_BUSHY = Feature(
    white=(
        ("-13,-16! -24,-27 -38,-25 -50,-12! -38,-14 -26,-12", 5),
        ("-7,-17! 8,-32 26,-29 41,-6! 27,-15 10,-14", 5.4),
    ),
    marks=(("-18,-17 -28,-20 -38,-17|0,-19 13,-24 27,-18", 3, "leaf"),),
)

# -- eyes -------------------------------------------------------------------------------------

EYES_NARROW = Feature(
    (
        ("-37,-8 -28,-12 -14,-4", 5, "swell"),
        ("-6,-3 8,-13 28,-9", 5.6, "swell"),
        ("-33,-3 -25,-1 -16,-2|-2,0 9,2 22,-3", 3, "leaf"),
    ),
    "-30,-11 -22,-10 -22,-4.5 -26,-3 -30,-5|4,-12 13,-13 13,-5 9,-3.5 4,-5",
)
EYES_KIND = Feature(
    (
        ("-36,-6 -27,-11 -14,-6", 5.6, "swell"),
        ("-5,-5 8,-12 27,-6 34,-10", 6.2, "swell"),
        ("-33,-1 -25,1 -16,-1|-2,1 9,4 22,0|30,-5 36,-2", 3, "leaf"),
    ),
    "-30,-10 -21,-10 -21,-4 -25,-2.5 -29,-4|4,-11 14,-11 14,-4 9,-2.5 4,-4",
)
EYES_BOLD = Feature(
    (
        ("-37,-10 -29,-13.5 -19,-6", 5.4, "swell"),
        ("-7,-3 7,-13 22,-11 31,-6", 6.2, "swell"),
        ("-34,-3 -28,-0.5 -21,-2|-3,-1 8,1 20,-3", 2.8, "leaf"),
    ),
    "-31,-12 -24,-11 -24,-5.5 -27,-4 -31,-6|2,-12 10,-13 10,-6 6,-4.5 2,-6",
)
EYES_LOWERED = Feature(
    (
        ("-34,-5 -25,-8 -14,-1", 5.4, "swell"),
        ("-5,-1 8,-8 25,-6", 6.2, "swell"),
        ("-2,4 8,6 20,1", 3, "leaf"),
    ),
    "-29,-7 -21,-6 -21,-1 -25,0 -29,-2|2,-7 11,-8 11,-1 6,0 2,-2",
)
EYES_LAUGHING = Feature(
    (
        ("-36,-4 -26,-12 -15,-3", 5.6, "swell"),
        ("-5,-2 9,-13 27,-3", 6.4, "swell"),
        ("30,-7 37,-10|30,-2 37,-1", 3, "leaf"),
    ),
)
EYES_WIDE = Feature(
    (
        ("-38,-6 -29,-15 -15,-5", 5.4, "swell"),
        ("-6,-4 8,-17 29,-7", 6, "swell"),
        ("-35,0 -26,3 -17,0|-2,2 10,5 24,0", 3, "leaf"),
    ),
    "-30,-14 -21,-13 -21,-4 -26,-2 -30,-5|5,-15 15,-15 15,-4 10,-2 5,-5",
)
EYES_OLD = Feature(
    (
        ("-37,-4 -27,-9 -15,-1", 5, "swell"),
        ("-6,0 8,-10 26,-4", 5.8, "swell"),
        ("-35,3 -27,6 -18,4|-3,5 8,8 20,3|27,-4 34,-8|26,0 33,3", 3.2, "leaf"),
    ),
    "-30,-8 -22,-7 -22,-1 -26,1 -30,-2|4,-9 13,-9 13,-1 8.5,1 4,-2",
)

# -- noses, one stroke each -------------------------------------------------------------------

NOSE_HOOKED = Feature((("-13,-21 -14,-7 -21,6 -28,14 -25,20 -19,20 -15,17 -10,19", 4.8, "brush"),))
NOSE_LONG = Feature((("-11,-18 -13,-4 -22,8 -30,17 -26,22 -19,21 -13,20", 4.8, "brush"),))
NOSE_SHARP = Feature(
    (("-14,-13 -16,-4 -22,6 -30,16! -25,22 -18,20", 5, "brush"), ("-14,9 -9,15 -13,21", 4, "leaf"))
)
NOSE_BROAD = Feature((("-13,-12 -15,-1 -25,8 -29,16 -23,21 -14,19 -7,21 -3,15", 5.2, "brush"),))
NOSE_SHORT = Feature((("-14,-12 -17,0 -23,8 -26,14 -21,19 -13,17 -8,19 -5,14", 4.8, "brush"),))
NOSE_BIG = Feature(
    (
        ("-13,-15 -15,-2 -24,11 -32,20 -28,28 -20,27 -13,24 -7,27", 5.4, "brush"),
        ("-26,25 -22,22", 3, "even"),
    )
)

# -- mouths -----------------------------------------------------------------------------------

MOUTH_STERN = Feature(
    (("-24,36 -16,32 -11,34 -5,32 5,37", 5.6, "swell"), ("-17,42 -11,43 -5,41", 3.4, "leaf"))
)
MOUTH_SET = Feature(
    (("-26,35 -18,31 -13,34 -5,31 6,34", 5.8, "swell"), ("-19,42 -11,43 -4,41", 3.6, "leaf"))
)
MOUTH_GRIM = Feature(
    (
        ("-27,38 -19,31 -13,33 -5,31 6,39", 6.6, "swell"),
        ("-19,43 -12,41 -3,43", 4, "leaf"),
        ("5,32 10,39 8,45", 3.4, "leaf"),
    )
)
MOUTH_CALM = Feature(
    (("-25,33 -18,32 -13,34 -5,32 5,31", 5.2, "swell"), ("-18,41 -11,42 -5,40", 3.4, "leaf"))
)
MOUTH_SMILE = Feature((("-26,28 -17,34 -4,33 7,24", 5.2, "swell"), ("-17,41 -8,41", 3.4, "leaf")))
MOUTH_PURSED = Feature(
    (
        ("-27,33 -19,31 -10,33", 5, "swell"),
        ("-24,39 -17,40 -11,38|-6,22 4,29 4,40|14,14 20,24 17,36", 4, "leaf"),
    )
)
MOUTH_SHOUT = Feature(
    (("-18,50 -11,51 -4,49", 3.4, "leaf"),),
    black="-23,30 -16,28 -10,29 -3,28 1,32 -2,40 -10,44 -19,41",
    cuts=(("-19,31.5 -10,32.5 -2,31", 3.4, "even"),),
)
MOUTH_GRIN = Feature(
    (("-28,27 -18,32 -5,31 8,23", 5, "swell"), ("-15,44 -7,43", 3.4, "leaf")),
    black="-22,31 -14,32.5 -4,31 3,27 0,34 -8,38 -16,36",
)

# -- lines ------------------------------------------------------------------------------------

CHEEK = Feature((("1,14 8,22 8,31", 3, "leaf"), *EAR_FOLD))
CHEEK_DEEP = Feature((("4,13 13,22 11,36|18,9 22,18 20,28", 4.2, "leaf"), *EAR_FOLD))
CHEEK_FULL = Feature(
    (
        ("12,12 24,20 22,36", 4.2, "swell"),
        ("-33,50 -14,52 10,50 24,42", 4.8, "swell"),
        *EAR_WIDE_FOLD,
    )
)
FURROWS = Feature(
    (("-24,-42 -8,-45 8,-42|28,-4 33,-1 31,5|18,6 22,16 20,26", 3.2, "leaf"), *EAR_FOLD)
)
WRINKLES = Feature(
    (
        ("-31,-39 -18,-45 -2,-43 10,-46|-25,-49 -11,-53 3,-51", 3.6, "swell"),
        ("-12,-32 -14,-26 -12,-20", 3.4, "nail"),
    )
)
MOUSTACHE = Feature((("-16,27 -28,27 -38,36", 5, "nail"), ("-10,27 4,27 15,37", 5.4, "nail")))
MOUSTACHE_UP = Feature(
    (("-18,27 -28,29 -38,22", 6, "nail"), ("-13,27 2,30 15,25 22,15", 7, "nail"))
)
MOUSTACHE_SICKLES = Feature(
    black="-17,26 -24,25 -32,31 -39,28 -45,18! -44,32 -36,38 -26,35 -18,31|"
    "-14,26 -4,25 6,31 14,28 21,16! 21,32 11,39 0,36 -12,31"
)
MOUSTACHE_DROOPING = Feature(
    (("-17,26 -28,29 -37,40 -39,52", 5, "nail"), ("-10,26 2,30 10,42 11,54", 5.4, "nail"))
)
MOUSTACHE_THIN = Feature(
    (("-19,26 -28,24 -37,28 -43,24", 4.4, "nail"), ("-11,25 0,23 10,27 20,20", 5, "nail"))
)
STUBBLE = Feature((("-20,46 -18,53|-15,47 -13,57|-9,47 -9,58|-3,46 -2,55", 4.2, "nail"),))
GOATEE = Feature(black="-20,47! -12,45 -3,47! -7,60 -14,71! -20,59")

# -- people -----------------------------------------------------------------------------------

STERN = Look(LEAN, EAR, BROWS_ARCHED, EYES_NARROW, NOSE_HOOKED, MOUTH_STERN, CHEEK)
KIND = Look(LEAN, EAR, BROWS_MILD, EYES_KIND, NOSE_HOOKED, MOUTH_SMILE, CHEEK)
MERCHANT = Look(
    JOWLED,
    EAR_WIDE,
    BROWS_ARCHED,
    EYES_KIND,
    NOSE_SHORT,
    MOUTH_SMILE,
    MOUSTACHE_THIN + CHEEK_FULL,
    jaw="43,24 34,46 12,60",
)
SCHOLAR = Look(
    LONG,
    EAR,
    BROWS_MILD,
    EYES_LOWERED,
    NOSE_LONG,
    MOUTH_CALM,
    Feature((("9,9 15,19 10,31", 4.2, "leaf"),)),
    jaw="26,24 18,40 6,54",
)
STRONG = Look(SQUARE, EAR_WIDE, BROWS_KNITTED, EYES_NARROW, NOSE_BROAD, MOUTH_SET, shade=0)
OLD = Look(BALD, EAR_LOW, BROWS_TUFTED, EYES_OLD, NOSE_BIG, Feature(), CHEEK_DEEP + WRINKLES)

# -- women: finer lines, about 70 × 100 -------------------------------------------------------

OVAL = "0,-52 -20,-47 -31,-30 -33,-8 -32,10 -27,29 -15,45 -2,49 15,40 30,20 34,-10 30,-36 16,-49"
FULL = "0,-52 -21,-47 -33,-30 -35,-8 -36,12 -32,30 -20,44 -2,48 18,41 33,22 36,-8 31,-36 16,-49"
HEART = (
    "0,-52 -21,-47 -33,-31 -35,-10 -33,6 -27,24 -16,41 -5,50 8,43 24,24 33,4 36,-14 31,-37 16,-49"
)
EAR_SMALL = "30,-8 38,-12 43,-4 40,9 33,16 28,10"
EAR_SMALL_FOLD = Feature((("37,-5 39,0 36,7", 2.8, "leaf"),))

BROWS_FINE = Feature(
    (("-14,-20 -21,-25 -31,-20", 4.8, "nail"), ("-1,-21 12,-28 28,-21", 5.4, "nail"))
)
BROWS_HIGH = Feature(
    (("-15,-26 -22,-30 -30,-26", 5.6, "leaf"), ("1,-28 13,-33 26,-27", 6.2, "leaf"))
)
BROWS_LONG = Feature(
    (("-12,-17 -22,-24 -34,-22", 4.2, "swell"), ("-1,-18 13,-27 32,-22", 4.8, "swell"))
)
EYES_CALM = Feature(
    (("-31,-6 -22,-9.5 -13,-3", 4.8, "swell"), ("-1,-3 11,-10 24,-7.5 33,-12", 5.4, "swell")),
    "-25,-8.5 -18,-8 -18,-2.8 -21,-1.8 -25,-3.4|8,-9.5 15,-9.5 15,-3.6 11.5,-2.4 8,-3.8",
)
EYES_DOWN = Feature(
    (
        ("-31,-6 -23,-4 -13,-3", 5, "swell"),
        ("-1,-3 10,-3 22,-4 33,-10", 5.6, "swell"),
        ("-26,-10 -20,-12 -13,-9|3,-10 13,-13 24,-11", 2.8, "leaf"),
    ),
    "-26,-4 -18,-4 -19,0 -23,1|6,-3 15,-3 13,1.5 8,1.5",
)
EYES_BRIGHT = Feature(
    (
        ("-32,-5 -23,-8 -12,-2", 4.8, "swell"),
        ("-1,-2 12,-9 26,-7 35,-12", 5.2, "swell"),
        ("-28,3 -21,4 -15,2|5,3 14,3 24,-1", 2.6, "leaf"),
    ),
    "-26,-7 -19,-7 -19,-1.5 -22,0 -26,-2|8,-8 16,-8 16,-2.5 12,-1 8,-2.5",
)
EYES_SMILING = Feature(
    (("-32,-3 -23,-9 -13,-2", 5, "swell"), ("0,-2 12,-10 25,-4 33,-7", 5.6, "swell"))
)
NOSE_FINE = Feature((("-13,-3 -16,4 -21,11 -22.5,14.5 -19,17.5 -13,16.5 -10,14.5", 3.9, "brush"),))
NOSE_STRAIGHT = Feature((("-13,-8 -16,6 -20,13 -15,17 -9,15", 3.6, "brush"),))
MOUTH_SMALL = Feature(
    (("-18,27 -12,26 -9,28 -5,26 3,26", 4.6, "swell"), ("-12,41 -6,41", 2.7, "leaf")),
    "-14,30.5 -8,31.5 -2,30 -4,34.5 -8,36 -12,34.5",
)
MOUTH_SOFT = Feature(
    (("-19,26 -12,29 -5,28 4,24", 4.6, "swell"), ("-12,40 -5,40", 2.7, "leaf")),
    "-14,30 -8,31.5 -2,29.5 -5,34.5 -9,35.5 -12,34",
)
MOUTH_RED = Feature(
    (("-18,27.5 -9,29 2,27", 3.2, "swell"), ("-12,40 -4,40", 3, "leaf")),
    red="-18,27 -13,24 -9,26 -4,24 2,27 -2,33 -8,36 -14,33",
)

# -- children: features low, about 92 × 108 ---------------------------------------------------

CHUBBY = (
    "2,-56 -22,-52 -39,-36 -44,-14 -41,0 -46,14 -44,30 -32,45 -14,54 4,54 22,47 36,33 43,14 "
    "46,-10 41,-34 25,-50"
)
_BROWS_CHILD = Feature(
    (("-22,-17 -29,-21 -38,-17", 5.4, "swell"), ("0,-19 10,-23 21,-19", 5.8, "swell"))
)
_EYES_CHILD = Feature(
    (("-39,5 -31,-2 -20,3", 5, "swell"), ("-5,4 8,-4 21,3", 5.4, "swell")),
    "-34,0 -25,0 -25,9 -29,11 -34,8|3,-1 13,-1 13,9 8,11.5 3,8",
)
_NOSE_CHILD = Feature((("-18,11 -23,17 -25,22 -20,25 -14,21", 4.2, "brush"),))
MOUTH_LAUGH = Feature(
    black="-29,29 -17,32 -3,29 5,24 1,36 -7,43 -16,45 -24,40",
    cuts=(("-23,33.5 -15,35 -5,33", 3.2, "even"),),
)
CHILD = Look(
    CHUBBY,
    "38,0 48,-7 56,3 53,20 43,27 36,20",
    _BROWS_CHILD,
    _EYES_CHILD,
    _NOSE_CHILD,
    MOUTH_LAUGH,
    Feature((("45,0 50,6 46,17|6,27 11,33 8,39", 3, "leaf"),)),
    jaw="45,2 42,18 33,36 16,49",
    shade=8,
)
