"""Cards travel where events tell, and arrive whatever happens meanwhile."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.rules.events import Event, Left, Revealed
from cardavia_desktop.ui.table import TableView
from cardavia_desktop.ui.table.items import CardItem
from cardavia_desktop.ui.table.layout import table_layout

SLOW = 100_000  # milliseconds: it does not end by itself within a test


def told(game: str, seed: int) -> Iterator[tuple[View, list[Event]]]:
    """A random deal as seat 0 is told of it."""
    chance = random.Random(seed)
    table = GAMES[game].deal(seed)
    yield table.view(0), []
    while table.to_move is not None:
        events = table.play(chance.choice(table.legal()))
        yield table.view(0), [seen for event in events if (seen := event.seen_by(0))]


def opened(qtbot: QtBot, cards: Cards) -> TableView:
    view = TableView(cards)
    qtbot.addWidget(view)
    view.resize(1280, 700)
    with qtbot.waitExposed(view):
        view.show()
    return view


@pytest.fixture
def table(qtbot: QtBot, cards: Cards) -> TableView:
    return opened(qtbot, cards)


def lying(table: TableView) -> list[tuple[float, float, float, float]]:
    """Where all cards lie, and how large they are drawn."""
    found = [item for item in table.scene().items() if isinstance(item, CardItem)]
    return sorted((c.pos().x(), c.pos().y(), c.zValue(), c.scale()) for c in found)


def test_a_turned_up_card_comes_from_the_stock(table: TableView, qtbot: QtBot) -> None:
    table.motion = SLOW
    for view, events in told("chan", 2):
        table.tell(view, events)
        if any(isinstance(event, Revealed) for event in events):
            break
    stock = table_layout(1280, 700, 4, "totom").stock
    assert (stock.x, stock.y) in [(x, y) for x, y, z, _ in lying(table) if z >= 900]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_another_view_lands_all_cards(
    game: str, table: TableView, cards: Cards, qtbot: QtBot
) -> None:
    """Told in the middle of a flight, the table looks as if nothing had moved."""
    still = opened(qtbot, cards)
    table.motion = SLOW
    for i, (view, events) in enumerate(told(game, 3)):
        table.tell(view, events)
        if i % 10 == 0:
            table.tell(view)
            still.tell(view)
            assert lying(table) == lying(still)


def test_cards_arrive_by_themselves(table: TableView, qtbot: QtBot) -> None:
    table.motion = 30
    for view, events in told("paohuzi", 4):
        table.tell(view, events)
        if any(isinstance(event, Left) for event in events):
            break
    assert any(z >= 900 for _, _, z, _ in lying(table))
    qtbot.waitUntil(lambda: all(z < 900 for _, _, z, _ in lying(table)))
    arrived = lying(table)
    table.tell(view)
    assert lying(table) == arrived


def test_without_motion_everything_is_there_at_once(table: TableView) -> None:
    table.motion = 0
    for view, events in told("nantong", 5):
        table.tell(view, events)
        assert all(z < 900 for _, _, z, _ in lying(table))
        assert all(scale == 1 for *_, scale in lying(table))


def test_closing_in_the_middle_of_a_flight(table: TableView, qtbot: QtBot) -> None:
    table.motion = SLOW
    for view, events in told("chan", 6):
        table.tell(view, events)
        if events:
            break
    assert table.close()
