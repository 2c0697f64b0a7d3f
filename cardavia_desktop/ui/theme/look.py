"""How the application looks now: its palette, its contrast, the size and script of its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.theme.fonts import AS_DESIGNED, UI, Type, font, set_type
from cardavia_desktop.ui.theme.sheet import style_sheet
from cardavia_desktop.ui.theme.tokens import PAPER, TABLE, Palette, TableColors, strong


@dataclass(frozen=True, slots=True)
class Look:
    """What a person can choose about the look, or their system for them."""

    palette: Palette = PAPER
    high_contrast: bool = False
    type: Type = AS_DESIGNED

    @property
    def colors(self) -> Palette:
        """The colors of pages, sheets and controls."""
        return strong(self.palette) if self.high_contrast else self.palette

    @property
    def table(self) -> TableColors:
        """The colors of the table."""
        return strong(TABLE) if self.high_contrast else TABLE


_now = Look()


def look() -> Look:
    """The look that is worn now. Who keeps something that was painted compares it with this."""
    return _now


def colors() -> Palette:
    """The colors of the interface now; to be asked anew with every painting."""
    return _now.colors


def table_colors() -> TableColors:
    """The colors of the table now; only high contrast changes any."""
    return _now.table


def frame_width(pixels: float) -> float:
    """How thick a frame of `pixels` is drawn that shows where something stands."""
    return max(pixels, 4.0) if _now.high_contrast else pixels


def wear(application: QApplication, worn: Look) -> None:
    """Look so from now on; every widget gets `QEvent.StyleChange` and is painted anew."""
    global _now  # noqa: PLW0603  # a process has one look, as it has one style sheet
    sheet = style_sheet(worn.colors, worn.type, strong=worn.high_contrast)
    if worn == _now and application.styleSheet() == sheet:
        return
    _now = worn
    set_type(worn.type)
    application.setFont(font(UI, 14))
    application.setPalette(_qt_palette(worn.colors))
    application.setStyleSheet(sheet)


_Role = QPalette.ColorRole
_ROLES: Final = {
    _Role.Window: "paper",
    _Role.WindowText: "ink",
    _Role.Base: "sheet",
    _Role.AlternateBase: "sunk",
    _Role.Text: "ink",
    _Role.PlaceholderText: "ink3",
    _Role.Button: "sheet",
    _Role.ButtonText: "ink",
    _Role.Highlight: "indigo",
    _Role.HighlightedText: "paper",
    _Role.Link: "indigo",
    _Role.LinkVisited: "indigo",
    _Role.ToolTipBase: "ink",
    _Role.ToolTipText: "paper",
}


def _qt_palette(palette: Palette) -> QPalette:
    """The colors for what the style sheet does not reach, as the dialogs of Qt."""
    made = QPalette(QColor(palette.sheet), QColor(palette.paper))
    for role, name in _ROLES.items():
        made.setColor(role, QColor(getattr(palette, name)))
    made.setColor(QPalette.ColorGroup.Disabled, _Role.Text, QColor(palette.ink3))
    made.setColor(QPalette.ColorGroup.Disabled, _Role.ButtonText, QColor(palette.ink3))
    return made
