"""What assistive technology finds on the table, asked of the interfaces that Qt hands out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.table.accessible import AccessibleTable
from tests.ui.conftest import Desks
from tests.ui.desk import Desk

NAME = QAccessible.Text.Name
PRESS = QAccessibleWidget.pressAction()


def of(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def children(of_this: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of_this.child(i) for i in range(of_this.childCount())]


def walk(from_here: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield from_here
    for child in children(from_here):
        yield from walk(child)


def found(desk: Desk, name: str) -> QAccessibleInterface:
    """The one thing on the table with a name."""
    (only,) = [node for node in walk(of(desk.table)) if node.text(NAME) == name]
    return only


def cards(desk: Desk) -> list[QAccessibleInterface]:
    return children(found(desk, "Your hand"))


def names(nodes: list[QAccessibleInterface]) -> list[str]:
    return [node.text(NAME) for node in nodes]


def sit(desks: Desks, game: str, seed: int) -> Desk:
    desk = desks()
    desk.window.sitting.start(game, seed=seed, dealer=0)
    desk.until_asked()
    return desk


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_part_knows_where_it_hangs(desks: Desks, game: str) -> None:
    desk = sit(desks, game, 7)
    table = of(desk.table)
    assert isinstance(table, AccessibleTable)
    for node in walk(table):
        assert node.isValid()
        for place, child in enumerate(children(node)):
            assert child.parent() is node or child.parent().object() is node.object() is not None
            assert node.indexOfChild(child) == place
