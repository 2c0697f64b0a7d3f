"""Contact sheets: all faces of a deck side by side, the backs, the icons in all sizes.

Made from the drawings that lie in `assets/`, not drawn anew.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PIL import Image

from tools.drawing import icon
from tools.drawing.raster import picture, png

ASSETS = Path(__file__).parents[2] / "assets"
TABLE = (33, 43, 40)
LIGHT = (236, 236, 236)
GAP = 12
TONES = 48  # few inks: a small palette holds every mixture at the edges

_RANKS = range(1, 10)
DECKS: Mapping[str, Sequence[Sequence[str]]] = {
    "totom": [
        [*(f"{rank}{suit}" for rank in _RANKS), honour]
        for suit, honour in (("m", "ong"), ("s", "thang"), ("c", "chi"))
    ],
    "zipai": [[f"{of}{rank}" for rank in range(1, 11)] for of in "xd"],
    "nantong": [
        *(
            [*(f"{rank}{suit}" for rank in _RANKS), honour]
            for suit, honour in (("m", "thousand"), ("s", "white"), ("c", "red"))
        ),
        ["fortune", "prosperity", "longevity", "joy", "wealth"],
    ],
}


def _card(deck: str, code: str, width: int) -> Image.Image:
    return picture((ASSETS / "cards" / deck / f"{code}.svg").read_text("utf-8"), width)


def _rows(rows: Sequence[Sequence[Image.Image]], ground: tuple[int, int, int]) -> Image.Image:
    """Pictures in rows on a ground."""
    width = GAP + max(sum(image.width + GAP for image in row) for row in rows)
    height = GAP + sum(max(image.height for image in row) + GAP for row in rows)
    sheet = Image.new("RGB", (width, height), ground)
    y = GAP
    for row in rows:
        x = GAP
        for image in row:
            sheet.paste(image, (x, y), image)
            x += image.width + GAP
        y += max(image.height for image in row) + GAP
    return sheet


def _small(sheet: Image.Image) -> bytes:
    tones = sheet.quantize(TONES, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return png(tones)


def deck(name: str, width: int = 132) -> bytes:
    """All faces of a deck, each `width` pixels wide."""
    cards = [[_card(name, code, width) for code in row] for row in DECKS[name]]
    return _small(_rows(cards, TABLE))


def backs() -> bytes:
    """The three backs, as wide as at a window's size and as on the table."""
    cards = [_card(name, "back", width) for name in DECKS for width in (240, 48)]
    return _small(_rows([cards], TABLE))


def icons() -> bytes:
    """The icons in all sizes, on a dark and on a light ground."""
    rows = [
        [sign.picture(size) for size in sorted(icon.SIZES, reverse=True) if size <= 256]
        for sign in icon.SIGNS.values()
    ]
    dark, light = _rows(rows, TABLE), _rows(rows, LIGHT)
    both = Image.new("RGB", (dark.width, 2 * dark.height))
    both.paste(dark)
    both.paste(light, (0, dark.height))
    return _small(both)


# The name of each file in `assets/contact/`, and what makes it.
FILES: Mapping[str, Callable[[], bytes]] = {
    **{f"{name}.png": partial(deck, name) for name in DECKS},
    "backs.png": backs,
    "icons.png": icons,
}
