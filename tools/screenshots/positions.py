"""Positions worth a picture, taken from deals among AI players; the same on every run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES, Table, View
from cardavia_desktop.rules.faces import NO_FACE

Wanted = Callable[[Table, View], bool]
"""Whether a position, and what the person at seat 0 sees of it, will do."""

_SEEDS = 400


class Position(NamedTuple):
    """A table, and the seed of its deal."""

    table: Table
    seed: int


class NotFound(LookupError):
    """No deal comes to such a position."""


def course(game: str, seed: int) -> Iterator[Table]:
    """The table after every action of a deal; one and the same table all the time."""
    table = GAMES[game].deal(seed)
    players = [player("apprentice", seed) for _ in range(table.game.seats)]
    yield table
    while table.to_move is not None:
        table.play(players[table.to_move].choose(table.view(table.to_move)))
        yield table


def find(game: str, wanted: Wanted) -> Position:
    """The first position that will do.

    Raises NotFound when there is none in the first hundreds of deals.
    """
    for seed in range(_SEEDS):
        for table in course(game, seed):
            if wanted(table, table.view(0)):
                return Position(table.copy(), seed)
    raise NotFound(game)


def dealt(table: Table, view: View) -> bool:
    """The person's first decision."""
    return bool(view.legal) and all(seat != 0 for seat, _ in table.actions)


def asked(table: Table, view: View) -> bool:
    """In the middle of a deal the public card can be answered in several ways."""
    answers = [action for action in view.legal if action.verb not in ("discard", "done")]
    return _advanced(table) and view.public != NO_FACE and len(answers) >= 3


def no_win(table: Table, view: View) -> bool:
    """The public card can be answered, but not with a win."""
    verbs = {action.verb for action in view.legal}
    return _advanced(table) and "pass" in verbs and "win" not in verbs


def to_discard(table: Table, view: View) -> bool:
    """In the middle of a deal the person has to discard."""
    return _advanced(table) and any(action.verb == "discard" for action in view.legal)


def barred(table: Table, view: View) -> bool:
    """In the middle of a deal the person has to discard, and not every card will do."""
    plays = {action.face for action in view.legal if action.verb == "discard"}
    held = {face for face, count in enumerate(view.hand) if count}
    return _advanced(table) and bool(plays) and plays != held


def thinking(table: Table, view: View) -> bool:
    """In the middle of a deal another seat has to move, and the person can see that."""
    return _advanced(table) and table.to_move not in (None, 0) and view.to_move == table.to_move


def won(table: Table, view: View) -> bool:
    """The person has won."""
    return table.result is not None and table.result.winner == 0


def lost(table: Table, view: View) -> bool:
    """Another seat has won."""
    return table.result is not None and table.result.winner not in (None, 0)


def drawn(table: Table, view: View) -> bool:
    """Nobody has won."""
    return table.result is not None and table.result.winner is None


def _advanced(table: Table) -> bool:
    return len(table.actions) >= 14
