"""Random playouts of our games, and what copying a table costs."""

import random
from collections.abc import Callable

from cardavia_desktop.rules import Game, Table
from tools.benchmarks.timing import rate


def playouts(game: Game) -> Callable[[], int]:
    """One call plays one deal at random and returns its decisions."""
    rng = random.Random(1)

    def play() -> int:
        table = game.deal(rng.getrandbits(64))
        while table.to_move is not None:
            table.play(rng.choice(table.legal()))
        return len(table.actions)

    return play


def tables(game: Game, count: int) -> list[Table]:
    """Tables at every stage of random deals, at least `count`."""
    rng = random.Random(2)
    found: list[Table] = []
    while len(found) < count:
        table = game.deal(rng.getrandbits(64))
        while table.to_move is not None:
            found.append(table.copy())
            table.play(rng.choice(table.legal()))
    return found


def copy_cost(game: Game, seconds: float) -> float:
    """Microseconds that `Table.copy` takes on average over the stages of a deal."""
    stages = tables(game, 1000)

    def copy_all() -> int:
        for table in stages:
            table.copy()
        return len(stages)

    _, copies = rate(copy_all, seconds)
    return 1e6 / copies
