"""Tables that close with their test."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import View
from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.table.view import TableView
from tests.ui.table.person import Person, Show


@pytest.fixture
def show(qtbot: QtBot, cards: Cards) -> Show:
    """On these tables nothing moves."""

    def open_table(view: View, size: tuple[int, int] = (1280, 700)) -> Person:
        table = TableView(cards)
        table.speed = Speed.OFF
        qtbot.addWidget(table)
        table.resize(*size)
        person = Person(qtbot, table)
        with qtbot.waitActive(table):
            table.show()
        table.setFocus()
        table.tell(view)
        QApplication.processEvents()
        table.grab()
        cards.finish()  # all cards are sharp now
        return person

    return open_table
