"""Where answers stand in the smallest window that is promised."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, islice

import pytest
from PySide6.QtCore import QRect

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.rules import GAMES, View
from cardavia_desktop.ui.table.answer import Rank, answers_of
from cardavia_desktop.ui.table.items import Pack
from cardavia_desktop.ui.table.question import question
from tests.rules.deals import playout
from tests.ui.table.person import Person, Show

SMALLEST = (1024, 556)
"""The table in a window of 1024×640."""


def offered(view: View, cards: Cards) -> list[str]:
    """What there is to answer, possible or not, by label."""
    return [a.label for a in answers_of(view, question(view), Pack(cards, view.game.deck, 1))]


def shown(person: Person) -> list[str]:
    return [button.answer.label for button in person.buttons]


def questions(game: str) -> Iterator[View]:
    """Questions with buttons, from random deals in which rare things happen."""
    for seed in range(100):
        for table in playout(GAMES[game], random.Random(seed)):
            view = table.view(0)
            if question(view).answers:
                yield view


def find(game: str, wanted: Callable[[View], bool]) -> View:
    return next(view for view in questions(game) if wanted(view))


def verbs(view: View, verb: str) -> int:
    return sum(action.verb == verb for action in view.legal)


CROWDED: dict[str, tuple[str, Callable[[View], bool]]] = {
    "groups to choose from": ("paohuzi", lambda view: verbs(view, "chi") >= 3),
    "a group with others": ("paohuzi", lambda view: any(len(a.groups) > 1 for a in view.legal)),
    "a group or peng": ("paohuzi", lambda view: verbs(view, "chi") * verbs(view, "peng") > 0),
    "many declarations": ("nantong", lambda view: verbs(view, "open") >= 4),
    "pung or kong": ("nantong", lambda view: verbs(view, "pung") * verbs(view, "kong") > 0),
    "a long name": ("chan", lambda view: verbs(view, "capture") > 0),
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_answer_is_there_and_lies_on_nothing(show: Show, cards: Cards, game: str) -> None:
    asked = questions(game)
    person = show(next(asked), SMALLEST)
    for view in islice(asked, 0, 300, 4):
        person.table.tell(view)
        lie_free(person)
        assert sorted(shown(person)) == sorted(offered(view, cards))


@pytest.mark.parametrize("kind", CROWDED)
def test_nothing_that_may_be_asked_about_is_missing(show: Show, cards: Cards, kind: str) -> None:
    view = find(*CROWDED[kind])
    person = show(view, SMALLEST)
    lie_free(person)
    assert sorted(shown(person)) == sorted(offered(view, cards))


@pytest.mark.parametrize("kind", CROWDED)
def test_the_main_answer_comes_first(show: Show, cards: Cards, kind: str) -> None:
    view = find(*CROWDED[kind])
    person = show(view, SMALLEST)
    assert next(b for b in person.buttons if b.hasFocus()).answer.label == offered(view, cards)[0]


def test_the_pointer_learns_what_gave_way_to_pictures(show: Show) -> None:
    view = find("paohuzi", lambda view: verbs(view, "chi") >= 3)
    small, large = show(view, SMALLEST), show(view, (2560, 1340))
    for person, told in ((small, True), (large, False)):
        groups = [button for button in person.buttons if button.answer.action.groups]
        assert [button.toolTip() == button.answer.label for button in groups] == [told] * 3


def test_what_is_possible_keeps_its_key(show: Show) -> None:
    """Answers that are not possible give up theirs first."""
    view = find("chan", lambda view: verbs(view, "capture") > 0)
    person = show(view, SMALLEST)
    bare = {b.answer.rank is Rank.REFUSED for b in person.buttons if b.pose == "bare"}
    assert bare <= {True}


def lie_free(person: Person) -> None:
    """No answer lies on another one, on the hand, on the stock or on the public card."""
    assert person.table.shown is not None
    view, layout = person.table.shown
    hand = person.table.hand
    cards = [hand.rect(place) for place in range(len(hand.faces))] + [layout.stock]
    if layout.shelf is not None:
        cards[-1] = layout.shelf
    if view.public >= 0:
        cards.append(layout.seats[view.source].public)
    others = [QRect(c.x, c.y, c.w, c.h) for c in cards]
    places = [button.geometry() for button in person.buttons]
    assert all(person.table.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a, b in combinations(places, 2))
    assert not any(place.intersects(other) for place in places for other in others)
