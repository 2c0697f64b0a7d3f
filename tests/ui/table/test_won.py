"""The end of a deal on the table: who has won, and with what."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.ui.table.items import CardItem
from cardavia_desktop.ui.table.layout import Rect, table_layout, won_columns
from cardavia_desktop.ui.table.scene import TableScene
from cardavia_desktop.ui.table.view import TableView
from tests.ui.table.person import Show
from tests.ui.table.positions import find
from tools.screenshots import positions


@cache
def won(game: str, *, by_person: bool) -> View:
    """The end of the first deal that the person wins, or another seat."""
    wanted = positions.won if by_person else positions.lost
    return positions.find(game, wanted).table.view(0)


def in_the_middle(table: TableView) -> list[CardItem]:
    shown = table.shown
    assert shown is not None
    public = shown[1].seats[0].public
    zone = Rect(shown[1].hand.x, public.y, shown[1].hand.w, public.h + 1)
    cards = [item for item in table.scene().items() if isinstance(item, CardItem)]
    return [
        card
        for card in cards
        if zone.contains(
            Rect(int(card.x()), int(card.y()), int(card.card.width()), int(card.card.height()))
        )
    ]


@pytest.mark.parametrize("by_person", [True, False])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_won_hand_lies_in_the_middle_and_nowhere_else(
    show: Show, game: str, by_person: bool
) -> None:
    view = won(game, by_person=by_person)
    assert view.result is not None
    person = show(view)
    laid = Counter(card.drawn.code for card in in_the_middle(person.table))
    codes = view.game.deck.codes
    assert laid == Counter(codes[face] for meld in view.result.hand for face in meld.cards)
    assert view.winner is not None
    assert (len(person.table.hand.faces) == 0) is by_person
    scene = person.table.scene()
    assert isinstance(scene, TableScene)
    assert scene.seats.groups[view.winner] == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_plate_of_the_winner_says_so(show: Show, game: str) -> None:
    view = won(game, by_person=False)
    assert view.result is not None
    person = show(view)
    plates = person.table.plates
    assert [plate.property("plate") == "won" for plate in plates] == [
        seat == view.winner for seat in range(view.game.seats)
    ]
    assert view.winner is not None
    assert "winner" in plates[view.winner].accessibleName()
    assert f"+{view.result.points[view.winner]}" in plates[view.winner].accessibleName()
    assert person.sees(f"AI {view.winner} wins")


def test_nobody_is_lit_when_nobody_has_won(show: Show) -> None:
    _, view = find("chan", lambda view: view.result is not None and view.winner is None)
    person = show(view)
    assert in_the_middle(person.table) == []
    assert {plate.property("plate") for plate in person.table.plates} == {"idle"}


@pytest.mark.parametrize("game", ["totom", "zipai", "nantong"])
@pytest.mark.parametrize("size", [(800, 480), (1024, 556), (1280, 700), (3840, 2060)])
def test_the_columns_of_a_won_hand_have_room(game: str, size: tuple[int, int]) -> None:
    """Ten pairs of Chắn, seven groups of four of Paohuzi, nine groups of Nantong."""
    columns = {"totom": [2] * 10, "zipai": [4] * 7, "nantong": [4, *[3] * 8]}[game]
    for index in (False, True):
        layout = table_layout(*size, seats=4 if game == "totom" else 3, deck=game, index=index)
        public = layout.seats[0].public
        place = Rect(layout.hand.x, public.y, layout.hand.w, public.h)
        rects = won_columns(layout, columns)
        assert [len(column) for column in rects] == columns
        assert all(place.contains(rect) for column in rects for rect in column)
