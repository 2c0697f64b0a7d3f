"""The style sheet of the widgets that stand on the table: its text grows with the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia_desktop.ui.theme import PRINT, TABLE, UI, font, frame_width, table_colors, text_size

_ON_RED: Final = "#FFF8EA"


def style_sheet(on_table: Callable[[int], int]) -> str:
    """The sheet; `on_table` gives the size of a text on this table from its size on a small one."""

    def px(pixels: int) -> int:
        return text_size(on_table(pixels))

    carve = table_colors().carve
    return f"""
TableView {{ border: none; background: {TABLE.lacquer}; }}
QLabel {{ font-family: {_families(UI)}; font-size: {px(13)}px; color: {TABLE.t_ink2};
    background: transparent; }}
QLabel[table="over"] {{ font-size: {px(12)}px; font-weight: 700; color: {TABLE.t_ink3}; }}
QLabel[table="now"] {{ color: {TABLE.t_ink}; }}
QLabel[table="status"] {{ font-family: {_families(PRINT)}; font-size: {px(20)}px; font-weight: 700;
    color: {TABLE.t_ink}; }}
QFrame[plate="idle"] {{ background: {TABLE.rail}; border: none;
    border-top: 2px solid {carve}; }}
QFrame[plate="turn"] {{ background: {TABLE.t_red}; border: none;
    border-top: 2px solid {TABLE.t_ink}; }}
QFrame[plate="won"] {{ background: {TABLE.t_ochre}; border: none;
    border-top: 2px solid {TABLE.t_ink}; }}
QLabel[part="name"] {{ font-weight: 700; color: {TABLE.t_ink}; }}
QFrame[plate="turn"] QLabel {{ color: {_ON_RED}; }}
QFrame[plate="won"] QLabel {{ color: {TABLE.bubble_ink}; }}
AnswerButton {{ min-height: 0; padding: 0; border: none; }}
QListWidget {{ font-family: {_families(UI)}; font-size: {px(13)}px; color: {TABLE.t_ink2};
    background: transparent; border: none; margin-left: -3px; }}
QListWidget:focus {{ border: {frame_width(3):g}px solid {TABLE.t_focus}; }}
QListWidget::item {{ padding: 0; border: none; }}
QListWidget::item:selected {{ background: {TABLE.rail}; color: {TABLE.t_ink}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {carve}; border-radius: 3px; min-height: 16px; }}
QScrollBar::handle:vertical:disabled {{ background: transparent; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    height: 0; background: transparent; }}
QLabel[bubble="title"] {{ font-size: {px(14)}px; font-weight: 700; color: {TABLE.bubble_ink}; }}
QLabel[bubble="text"] {{ color: {TABLE.bubble_ink2}; }}
QPushButton[bubble="rule"] {{ font-family: {_families(UI)}; font-size: {px(12)}px; font-weight: 700;
    color: #2A3F68; text-decoration: underline; text-align: left;
    background: transparent; border: {frame_width(3):g}px solid transparent; padding: 0 1px;
    margin-left: -4px; min-height: 0; }}
QPushButton[bubble="rule"]:focus {{ border-color: #2F5BAF; }}
"""


def _families(voice: str) -> str:
    return ", ".join(f"'{family}'" for family in font(voice, 14).families())
