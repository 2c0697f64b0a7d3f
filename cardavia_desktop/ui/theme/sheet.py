"""The style sheet: `style.qss` with the tokens of a palette and the sizes of the text put in."""

import re
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from cardavia_desktop.ui.theme.fonts import AS_DESIGNED, PRINT, UI, Script, Type
from cardavia_desktop.ui.theme.tokens import TABLE, Palette

_SOURCE = Path(__file__).with_name("style.qss")

_STRONG_FOCUS: Final = 4
_SIZES: Final = re.compile(
    r"(?P<edge>border(?:-left)?): (?P<frame>\d)px solid @focus;"
    r"(?: padding: (?P<vertical>\d+)px (?P<horizontal>\d+)px;)?"
    r"|(?<=[\s{;])(?P<name>(?!border)[\w-]+): (?P<value>[^;{}]*\dpx[^;{}]*)(?=[;}])"
)
_LENGTH: Final = re.compile(r"(-?\d+)px")
_TOKEN: Final = re.compile(r"@(\w+)")


def style_sheet(palette: Palette, text: Type = AS_DESIGNED, *, strong: bool = False) -> str:
    """The style sheet of the application in the colors of `palette`; `strong` has wide frames.

    Raises KeyError when the sheet names a token that does not exist.
    """
    values = {**asdict(palette), **asdict(TABLE)}
    for name, voice in (("ui", UI), ("print", PRINT)):
        values[name] = ", ".join(f"'{family}'" for family in text.families(voice))
    every_script = replace(text, script=Script.DEVANAGARI).families(UI)
    values["every_script"] = ", ".join(f"'{family}'" for family in every_script)
    sheet = _SOURCE.read_text(encoding="utf-8")
    sheet = _SIZES.sub(lambda found: _size(found, text, strong=strong), sheet)
    return _TOKEN.sub(lambda name: values[name[1]], sheet)


def _size(found: re.Match[str], text: Type, *, strong: bool) -> str:
    """Fonts grow with the text, and so does the room round it; lines stay as thin as they are."""
    if found["frame"]:
        return _focus(found, text, strong=strong)
    size = text.size if found["name"] == "font-size" else text.length
    value = _LENGTH.sub(lambda length: f"{size(int(length[1]))}px", found["value"])
    return f"{found['name']}: {value}"


def _focus(found: re.Match[str], text: Type, *, strong: bool) -> str:
    """A frame takes the place of a line of one pixel and of some padding: nothing moves."""
    frame = int(found["frame"])
    drawn = max(frame, _STRONG_FOCUS) if strong else frame
    rule = f"{found['edge']}: {drawn}px solid @focus;"
    if found["vertical"] is None:
        return rule
    sides = (int(found[name]) + frame - 1 for name in ("vertical", "horizontal"))
    vertical, horizontal = (max(0, text.length(side) + 1 - drawn) for side in sides)
    return f"{rule} padding: {vertical}px {horizontal}px;"
