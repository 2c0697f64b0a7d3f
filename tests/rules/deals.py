"""Deals for tests: plain and stacked decks, random play, and all that a table holds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain

from cardavia_desktop.rules import Action, Face, Game, Table
from cardavia_desktop.rules.claims import Window

VERBS_FIRST = ("win", "ready", "hezi", "open", "kong", "chiu", "pao", "peng", "pung", "chi")


def plain_deck(game: Game, rng: random.Random) -> list[Face]:
    """A shuffled deck."""
    deck = [face for face in game.faces for _ in range(4)]
    rng.shuffle(deck)
    return deck


def stacked_deck(game: Game, rng: random.Random) -> list[Face]:
    """A deck in which equal cards and neighbors lie together, so that rare rules happen."""
    faces = list(game.faces)
    if rng.random() < 0.5:
        rng.shuffle(faces)
    deck = [face for face in faces for _ in range(4)]
    turn = rng.randrange(len(deck))
    deck = deck[turn:] + deck[:turn]
    for _ in range(rng.choice((3, 10, 30))):
        i, j = rng.randrange(len(deck)), rng.randrange(len(deck))
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def random_options(game: Game, rng: random.Random) -> list[str]:
    """Some table options, mostly none."""
    return [name for name in game.options if rng.random() < 0.2]


def random_table(game: Game, rng: random.Random) -> Table:
    """A fresh deal: mostly plain, sometimes stacked or with table options."""
    deck = (plain_deck if rng.random() < 0.6 else stacked_deck)(game, rng)
    return game.from_deck(deck, rng.randrange(game.seats), random_options(game, rng))


def random_action(table: Table, rng: random.Random, eager: float) -> Action:
    """A legal action; with probability `eager` a claim or declaration where there is one."""
    legal = table.legal()
    if rng.random() < eager:
        for verb in VERBS_FIRST:
            if found := [action for action in legal if action.verb == verb]:
                return rng.choice(found)
    return rng.choice(legal)


def playout(game: Game, rng: random.Random) -> Iterator[Table]:
    """A table before each action of a random deal, and once more when the deal is over.

    It is the same table all along.
    """
    table = random_table(game, rng)
    eager = rng.choice((0.0, 0.5, 0.95))
    yield table
    while table.to_move is not None:
        table.play(random_action(table, rng, eager))
        yield table


def position(game: Game, rng: random.Random, patience: int = 80) -> Table:
    """A table somewhere in a deal, with a seat to move."""
    while True:
        stop = rng.randrange(patience)
        for moves, table in enumerate(playout(game, rng)):
            if moves == stop and table.to_move is not None:
                return table


def contents(table: Table) -> dict[str, object]:
    """All that a table holds, frozen for comparison."""
    return {name: _frozen(getattr(table, name)) for name in _names(type(table))}


@cache
def _names(kind: type[Table]) -> frozenset[str]:
    """The names of what such a table holds, but for what it has only worked out."""
    slots = (getattr(base, "__slots__", ()) for base in kind.__mro__)
    return frozenset(chain(*slots)) - {"_legal"}


def _frozen(value: object) -> object:
    match value:
        case list() if value and isinstance(value[0], list):
            return tuple(map(_frozen, value))
        case list():
            return tuple(value)
        case Window():
            return (tuple((seat, tuple(options)) for seat, options in value.asked), value.answers)
        case set():
            return frozenset(value)
        case _:
            return value
