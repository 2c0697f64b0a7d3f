"""The lists of the score sheet: how the score came about, what each seat pays, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardavia_desktop.i18n.text import capital, points_text, translate
from cardavia_desktop.i18n.words import ScoreLine, seat_name
from cardavia_desktop.match import PERSON
from cardavia_desktop.ui.accessibility.accessible import attach
from cardavia_desktop.ui.accessibility.rows import Rows
from cardavia_desktop.ui.widgets.basic import label, surface

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreList(QWidget):
    """How the score came about, one line an item."""

    def __init__(self) -> None:
        """Make an empty list."""
        super().__init__()
        self._grid = _grid(self)
        self._grid.setColumnStretch(1, 1)

    def fill(self, title: str, lines: Sequence[ScoreLine]) -> None:
        """Show these lines below a title; nothing at all when there are none."""
        _clear(self._grid)
        self.setVisible(bool(lines))
        heading = label("over")
        heading.setText(title)
        self._grid.addWidget(heading, 0, 0, 1, 3)
        self._grid.addWidget(surface("inkrule"), 1, 0, 1, 3)
        seat = None
        for line in lines:
            if line.seat != seat and line.seat is not None:
                self._add_row(("sub", seat_name(line.seat)))
            seat = line.seat
            if line.total and seat is None:
                self._grid.addWidget(surface("rule"), self._grid.rowCount(), 0, 1, 3)
            role = "sub" if line.total else "read"
            self._add_row((role, capital(line.name)), ("note", line.note), (role, line.value))
        _show(self._grid)

    def _add_row(self, *cells: tuple[str, str]) -> None:
        row = self._grid.rowCount()
        for column, (role, text) in enumerate(cells):
            cell = label(role, wrap=column == 1)
            cell.setText(text)
            if column == 2:
                cell.setAlignment(_RIGHT)
            self._grid.addWidget(cell, row, column)


class SettlementList(QWidget):
    """What each seat wins or pays, in this deal and in the sitting."""

    def __init__(self) -> None:
        """Make an empty list."""
        super().__init__()
        self._grid = _grid(self)
        self._grid.setColumnStretch(0, 1)

    def fill(self, deal: tuple[int, ...], sitting: tuple[int, ...]) -> None:
        """Show the points of each seat."""
        _clear(self._grid)
        titles = (
            ("over", translate("ScoreSheet", "Settlement")),
            ("small", translate("ScoreSheet", "This deal")),
            ("small", translate("ScoreSheet", "This sitting")),
        )
        rows: list[tuple[tuple[str, str], ...]] = [titles]
        for seat, (now, total) in enumerate(zip(deal, sitting, strict=True)):
            role = "sub" if seat == PERSON else "read"
            texts = (seat_name(seat), points_text(now), points_text(total))
            rows.append(tuple((role, text) for text in texts))
        for row, cells in enumerate(rows):
            for column, (role, text) in enumerate(cells):
                cell = label(role)
                cell.setText(text)
                if column:
                    cell.setAlignment(_RIGHT)
                self._grid.addWidget(cell, row + (row > 0), column)
        self._grid.addWidget(surface("inkrule"), 1, 0, 1, 3)
        _show(self._grid)


class PaymentList(QWidget):
    """Who pays whom, where every two seats settle their difference (N8.2)."""

    def __init__(self) -> None:
        """Make an empty list."""
        super().__init__()
        self._grid = _grid(self)
        self._grid.setColumnStretch(1, 1)

    def fill(self, lines: Sequence[ScoreLine]) -> None:
        """Show these payments; nothing at all when there are none."""
        _clear(self._grid)
        self.setVisible(bool(lines))
        self._grid.addWidget(surface("rule"), 0, 0, 1, 3)
        for row, line in enumerate(lines, 1):
            for column, text in enumerate((line.name, line.note, line.value)):
                cell = label("note")
                cell.setText(text)
                if column:
                    cell.setAlignment(_RIGHT)
                self._grid.addWidget(cell, row, column)
        _show(self._grid)


def _grid(owner: QWidget) -> QGridLayout:
    grid = QGridLayout(owner)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(6)
    attach(Rows(owner, grid))
    return grid


def _show(grid: QGridLayout) -> None:
    """Have room for what is in a grid from now on, not only when Qt comes to show it."""
    for at in range(grid.count()):
        if (item := grid.itemAt(at)) is not None and (widget := item.widget()) is not None:
            widget.show()


def _clear(grid: QGridLayout) -> None:
    while (item := grid.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
