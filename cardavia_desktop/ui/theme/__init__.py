"""The look in one place: colors, fonts, and the style sheet made of them."""

from cardavia_desktop.ui.theme.fonts import PRINT, UI, font, load_fonts
from cardavia_desktop.ui.theme.sheet import style_sheet
from cardavia_desktop.ui.theme.tokens import PAPER, TABLE, Palette, TableColors

__all__ = [
    "PAPER",
    "PRINT",
    "TABLE",
    "UI",
    "Palette",
    "TableColors",
    "font",
    "load_fonts",
    "style_sheet",
]
