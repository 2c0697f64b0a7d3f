"""The two voices of the interface: print for names and titles, ui for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Self

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase

from cardavia_desktop.resources import asset

PRINT: Final = "Noto Serif"
UI: Final = "Noto Sans"


class Script(Enum):
    """What a language is written in, as far as it matters for its fonts."""

    LATIN = auto()
    DEVANAGARI = auto()
    HAN = auto()

    @classmethod
    def of(cls, language: str) -> Self:
        """The script of a language: a code as in "pl" and "zh_CN"."""
        written = QLocale(language).script()
        return cls(_SCRIPTS.get(written, Script.LATIN))


_SCRIPTS: Final = {
    QLocale.Script.DevanagariScript: Script.DEVANAGARI,
    QLocale.Script.SimplifiedHanScript: Script.HAN,
}
_FAMILIES: Final = {
    Script.DEVANAGARI: {PRINT: "Noto Serif Devanagari", UI: "Noto Sans Devanagari"},
    Script.HAN: {PRINT: "Noto Serif CJK SC", UI: "Noto Sans CJK SC"},
}
"""The families of the voices that have other scripts than Latin."""

_SMALL: Final = 17
"""Devanagari up to this size is a pixel larger: its letters are lower than Latin ones."""


_CONTROL: Final = 36
"""A button and some air above and below."""


@dataclass(frozen=True, slots=True)
class Type:
    """How text is set: `scale` times as large as designed, and for which script first."""

    scale: float = 1.0
    script: Script = Script.LATIN

    def families(self, voice: str) -> list[str]:
        """The families of a voice, PRINT or UI: that of the script first, or shaping complains."""
        others = {script: families[voice] for script, families in _FAMILIES.items()}
        first = others.pop(self.script, None)
        return [*([first] if first else []), voice, *others.values()]

    def size(self, pixels: float) -> int:
        """The height of text that was designed `pixels` high."""
        larger = self.script is Script.DEVANAGARI and pixels <= _SMALL
        return round((pixels + larger) * self.scale)

    def length(self, pixels: float) -> int:
        """A length that goes with the text: the height of a bar, the room for a word."""
        return round(pixels * self.scale)


AS_DESIGNED: Final = Type()

_type = AS_DESIGNED


def set_type(new: Type) -> None:
    """Set text so from now on."""
    global _type  # noqa: PLW0603  # a process has one look, as it has one style sheet
    _type = new


def text_size(pixels: float) -> int:
    """The height of text that was designed `pixels` high, as it is now."""
    return _type.size(pixels)


def px(pixels: float) -> int:
    """A length that goes with the text and was designed `pixels` long, as it is now."""
    return _type.length(pixels)


def bar_height(pixels: int) -> int:
    """The height of a bar of controls that was designed `pixels` high.

    Its air gives way to large text before it becomes higher.
    """
    return max(pixels, px(_CONTROL))


def load_fonts() -> None:
    """Make the fonts that come with the application known to Qt; once, before the first window."""
    for path in sorted(asset("fonts").glob("*.?tf")):
        QFontDatabase.addApplicationFont(str(path))


def font(voice: str, pixels: float, bold: bool = False) -> QFont:
    """A font designed `pixels` high, for what is painted rather than styled by the sheet.

    To be asked for anew with every painting: language and text size may change.
    """
    chosen = QFont(_type.families(voice))
    chosen.setPixelSize(text_size(pixels))
    chosen.setBold(bold)
    return chosen
