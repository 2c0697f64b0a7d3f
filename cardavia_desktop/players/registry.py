"""Players by name."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from cardavia_desktop.players.apprentice import Apprentice
from cardavia_desktop.players.master import Master
from cardavia_desktop.players.player import Adviser
from cardavia_desktop.players.random_player import Random
from cardavia_desktop.players.skilled import Skilled


class UnknownPlayer(ValueError):
    """A name that no player has."""


_QUICK: Final[dict[str, Callable[[int], Adviser]]] = {
    "random": Random,
    "apprentice": Apprentice,
    "player": Skilled,
}
_MASTER: Final = "master"

NAMES: Final = (*_QUICK, _MASTER)
"""The names of all players, the weakest first."""


def player(name: str, seed: int, patience: float = inf) -> Adviser:
    """A player for any of the games; `seed` is any integer.

    After `patience` seconds a player answers with what it knows by then. Without a limit its
    answers depend on the view and the seed alone. Raises UnknownPlayer.
    """
    if name == _MASTER:
        return Master(seed, patience=patience)
    if name not in _QUICK:
        raise UnknownPlayer(f"there is no player {name[:40]!r}")
    return _QUICK[name](seed)
