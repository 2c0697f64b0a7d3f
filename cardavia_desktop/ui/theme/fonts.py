"""The two voices of the interface: print for names and titles, ui for the rest."""

from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from cardavia_desktop.resources import asset

PRINT: Final = "Noto Serif"
UI: Final = "Noto Sans"


def load_fonts() -> None:
    """Make the fonts that come with the application known to Qt; once, before the first window."""
    for path in sorted(asset("fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))


def font(family: str, pixels: int, bold: bool = False) -> QFont:
    """A font of `pixels` height, for what is painted rather than styled by the sheet."""
    chosen = QFont([family])
    chosen.setPixelSize(pixels)
    chosen.setBold(bold)
    return chosen
