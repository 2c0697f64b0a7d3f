"""The look in one place: colors, fonts, and the style sheet made of them."""

from cardavia_desktop.ui.theme.fonts import (
    PRINT,
    UI,
    Script,
    Type,
    bar_height,
    font,
    load_fonts,
    px,
    text_size,
)
from cardavia_desktop.ui.theme.look import (
    Look,
    colors,
    frame_width,
    look,
    table_colors,
    wear,
)
from cardavia_desktop.ui.theme.sheet import style_sheet
from cardavia_desktop.ui.theme.tokens import NIGHT, PAPER, TABLE, Palette, TableColors

__all__ = [
    "NIGHT",
    "PAPER",
    "PRINT",
    "TABLE",
    "UI",
    "Look",
    "Palette",
    "Script",
    "TableColors",
    "Type",
    "bar_height",
    "colors",
    "font",
    "frame_width",
    "load_fonts",
    "look",
    "px",
    "style_sheet",
    "table_colors",
    "text_size",
    "wear",
]
