"""Players by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia_desktop.players.apprentice import Apprentice
from cardavia_desktop.players.player import Adviser
from cardavia_desktop.players.random_player import Random


class UnknownPlayer(ValueError):
    """A name that no player has."""


_PLAYERS: Final[dict[str, Callable[[int], Adviser]]] = {
    "random": Random,
    "apprentice": Apprentice,
}

NAMES: Final = tuple(_PLAYERS)
"""The names of all players, the weakest first."""


def player(name: str, seed: int) -> Adviser:
    """A player for any of the games; `seed` is any integer.

    Raises UnknownPlayer.
    """
    if name not in _PLAYERS:
        raise UnknownPlayer(f"there is no player {name[:40]!r}")
    return _PLAYERS[name](seed)
