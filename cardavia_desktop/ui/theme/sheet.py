"""The style sheet: `style.qss` with the tokens of a palette put in."""

import re
from dataclasses import asdict
from pathlib import Path

from cardavia_desktop.ui.theme.fonts import PRINT, UI
from cardavia_desktop.ui.theme.tokens import TABLE, Palette

_SOURCE = Path(__file__).with_name("style.qss")


def style_sheet(palette: Palette) -> str:
    """The style sheet of the application in the colors of `palette`.

    Raises KeyError when the sheet names a token that does not exist.
    """
    values = {**asdict(palette), **asdict(TABLE), "ui": f"'{UI}'", "print": f"'{PRINT}'"}
    return re.sub(r"@(\w+)", lambda name: values[name[1]], _SOURCE.read_text(encoding="utf-8"))
