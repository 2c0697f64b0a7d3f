"""A grid of labels as a list of sentences: what stands in one row is read in one go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardavia_desktop.i18n.text import fill, join, translate
from cardavia_desktop.ui.accessibility.accessible import Line, Part, Role, Whole


class Rows(Whole):
    """A widget whose `grid` holds labels.

    The first row names the list; where it has more than one label, the others are the headings of
    their columns, and are read with each value below.
    """

    def __init__(self, owner: QWidget, grid: QGridLayout) -> None:
        """Speak for `owner`, once attached."""
        super().__init__(owner, Role.List)
        self._grid = grid

    def name(self) -> str:
        """The first label of the first row."""
        return self._row(0).get(0, ("", QRect()))[0]

    def parts(self) -> Sequence[QAccessibleInterface]:
        """The rows with anything in them."""
        rows = (row for row in range(1, self._grid.rowCount()) if self._row(row))
        return [self.kept(row, partial(self._line, row)) for row in rows]

    def _line(self, row: int) -> Part:
        return Line(
            self.owner, self, partial(self._say, row), partial(self._area, row), Role.ListItem
        )

    def _say(self, row: int) -> str:
        headings = self._row(0)
        said = []
        for column, (text, _area) in self._row(row).items():
            heading = headings[column][0] if column in headings and column else ""
            #: %1 is the head of a column, %2 what stands in it
            said.append(fill(translate("Rows", "%1: %2"), heading, text) if heading else text)
        return join(said)

    def _area(self, row: int) -> QRect:
        area = QRect()
        for _text, place in self._row(row).values():
            area = area.united(place)
        return area

    def _row(self, row: int) -> dict[int, tuple[str, QRect]]:
        """By column: the text of a label, and where it is."""
        found: dict[int, tuple[str, QRect]] = {}
        seen: set[QWidget] = set()  # a label may reach over several columns
        for column in range(self._grid.columnCount() if row < self._grid.rowCount() else 0):
            item = self._grid.itemAtPosition(row, column)
            made = item.widget() if item is not None else None
            if isinstance(made, QLabel) and made.text() and made not in seen:
                found[column] = (made.text(), made.geometry())
                seen.add(made)
        return found
