"""Clicks that were not meant: the second of a double click, when the first has answered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

_NEAR: Final = 8
"""Pixels that a pointer moves between the two clicks of a double click."""


class Strays:
    """Knows the last press of the mouse, and whether it has answered."""

    def __init__(self) -> None:
        """Nothing was pressed."""
        self._time = 0
        self._point = QPointF()
        self._answered = False

    def answered(self) -> None:
        """The last press has answered a question."""
        self._answered = True

    def meant(self, event: QMouseEvent) -> bool:
        """Whether a press is one of its own. It is not the answer to a question that has come
        up between the two clicks of a double click.
        """
        near = (event.globalPosition() - self._point).manhattanLength() <= _NEAR
        soon = event.timestamp() - self._time < QApplication.doubleClickInterval()
        if self._answered and near and soon:
            return False
        self._time, self._point = event.timestamp(), event.globalPosition()
        self._answered = False
        return True
