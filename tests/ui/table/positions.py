"""Real positions to show: random deals, played until something stands."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from cardavia_desktop import rules
from cardavia_desktop.rules import Action, Table, View
from cardavia_desktop.rules.events import Event


def positions(game: str, seed: int) -> Iterator[tuple[Table, View]]:
    """What seat 0 sees of a random deal, after every action; nobody wins while they need not."""
    chance = random.Random(seed)
    table = rules.GAMES[game].deal(seed)
    while table.to_move is not None:
        yield table, table.view(0)
        legal = table.legal()
        table.play(chance.choice([a for a in legal if a.verb != "win"] or list(legal)))
    yield table, table.view(0)


def told(game: str, seed: int, *, wins: bool = False) -> Iterator[tuple[View, list[Event]]]:
    """A random deal as seat 0 is told of it; whoever may win does so if `wins`."""
    chance = random.Random(seed)
    table = rules.GAMES[game].deal(seed)
    yield table.view(0), list(table.view(0).events)
    while table.to_move is not None:
        won = [action for action in table.legal() if wins and action.verb == "win"]
        events = table.play(chance.choice(won or table.legal()))
        yield table.view(0), [seen for event in events if (seen := event.seen_by(0))]


def find(game: str, wanted: Callable[[View], bool], seeds: int = 400) -> tuple[Table, View]:
    """The first position that has what is wanted; the table is a copy to ask for reasons."""
    for seed in range(seeds):
        for table, view in positions(game, seed):
            if wanted(view):
                return table.copy(), view
    raise AssertionError(f"no such position of {game} in {seeds} deals")


def asked(verb: str) -> Callable[[View], bool]:
    """Seat 0 may answer with this verb."""
    return lambda view: any(action.verb == verb for action in view.legal)


def only(verb: str) -> Callable[[View], bool]:
    """Seat 0 may answer with nothing but this verb."""
    return lambda view: bool(view.legal) and all(action.verb == verb for action in view.legal)


def action(view: View, text: str) -> Action:
    return view.game.parse(text)
