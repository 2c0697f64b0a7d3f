"""The Tổ Tôm deck: thirty faces, people of old Japan between two labels."""

from collections.abc import Callable, Mapping
from functools import partial

from tools.drawing.block import Block, Format
from tools.drawing.totom import (
    axe,
    boat,
    bundle,
    carp,
    cart,
    chi,
    cloak,
    dancer,
    drummer,
    father,
    horned,
    jar,
    kimono,
    lantern_bearer,
    letter,
    old_man,
    ong,
    peaches,
    plume_bearer,
    porter,
    serving,
    smoker,
    stilts,
    straw_hat,
    strider,
    swordsman,
    thang,
    tower,
    traveller,
    umbrella,
)

SHEET = Format(240, 970, mm=24)
HEAD, FOOT = 121, 849  # the rules between labels and picture
SUITS = {"m": "萬", "s": "索", "c": "文"}
RANKS = "一二三四五六七八九"
# Sign, size, how much bolder, width over height: a dense sign must not fill up.
HONOURS = {
    "ong": ("老", 112, 2.6, 1.3),
    "thang": ("湯", 126, 0.9, 1.38),
    "chi": ("枝", 112, 2.6, 1.3),
}

# What draws each picture, and the seed of its chance.
_PICTURES: Mapping[str, tuple[Callable[[Block], None], int]] = {
    "1m": (umbrella.draw, 51),
    "2m": (peaches.draw, 22),
    "3m": (kimono.draw, 41),
    "4m": (cart.draw, 47),
    "5m": (tower.draw, 53),
    "6m": (axe.draw, 61),
    "7m": (strider.draw, 43),
    "8m": (carp.draw, 8),
    "9m": (porter.draw, 19),
    "1s": (cloak.draw, 41),
    "2s": (old_man.draw, 71),
    "3s": (traveller.draw, 13),
    "4s": (serving.draw, 44),
    "5s": (boat.draw, 55),
    "6s": (father.draw, 23),
    "7s": (drummer.draw, 84),
    "8s": (smoker.draw, 57),
    "9s": (lantern_bearer.draw, 59),
    "1c": (dancer.draw, 51),
    "2c": (bundle.draw, 53),
    "3c": (swordsman.draw, 73),
    "4c": (jar.draw, 43),
    "5c": (straw_hat.draw, 71),
    "6c": (plume_bearer.draw, 67),
    "7c": (letter.draw, 47),
    "8c": (stilts.draw, 41),
    "9c": (horned.draw, 93),
    "ong": (ong.draw, 61),
    "thang": (thang.draw, 61),
    "chi": (chi.draw, 31),
}


def _face(code: str) -> Block:
    picture, seed = _PICTURES[code]
    b = Block(SHEET, seed)
    b.rule(HEAD)
    b.rule(FOOT)
    b.border()
    _label(b, code)
    with b.at(SHEET.width, SHEET.height, 1, 180):
        _label(b, code)
    picture(b)
    return b


def _label(b: Block, code: str) -> None:
    """The suit on the left and the rank on the right, or the sign of an honour across."""
    y = 67
    if code in HONOURS:
        sign, size, grow, stretch = HONOURS[code]
        b.sign(sign, 120, y, size, grow, stretch=stretch)
        return
    b.sign(SUITS[code[1]], 69, y, 90, 1.7, stretch=1.04)
    rank = RANKS[int(code[0]) - 1]
    b.sign(rank, 171, y, 84 if rank == "一" else 90, 1.7, stretch=1.04)


FACES: Mapping[str, Callable[[], Block]] = {code: partial(_face, code) for code in _PICTURES}
