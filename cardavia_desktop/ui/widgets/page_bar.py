"""The bar at the head of a page that is about one game."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from cardavia_desktop.ui.theme import bar_height
from cardavia_desktop.ui.widgets.basic import button, label

_HEIGHTS: Final = {False: 44, True: 38}


class PageBar(QFrame):
    """The way back, the name of the game and a line beside it; what a page offers follows them."""

    def __init__(self) -> None:
        """Make a bar without words."""
        super().__init__()
        self.setObjectName("bar")
        self.back = button("link")
        self.title = QLabel()
        self.title.setObjectName("gamename")
        self.line = label("small")
        row = self.row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(4)
        row.addWidget(self.back)
        row.addSpacing(8)
        row.addWidget(self.title)
        row.addSpacing(12)
        row.addWidget(self.line)
        row.addStretch(1)

    def set_compact(self, compact: bool) -> None:
        """Be lower in a small window."""
        self.setFixedHeight(bar_height(_HEIGHTS[compact]))
