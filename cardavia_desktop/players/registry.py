"""Players by name."""

from __future__ import annotations

from math import inf
from typing import Final

from cardavia_desktop.players.apprentice import Apprentice
from cardavia_desktop.players.player import Adviser
from cardavia_desktop.players.random_player import Random

NAMES: Final = ("random", "apprentice", "player", "master")
"""The names of all players, the weakest first."""


class UnknownPlayer(ValueError):
    """A name that no player has."""


def player(name: str, seed: int, patience: float = inf) -> Adviser:
    """A player for any of the games; `seed` is any integer.

    After `patience` seconds a player answers with what it knows by then. Without a limit its
    answers depend on the view and the seed alone. Raises UnknownPlayer.
    """
    match name:
        case "random":
            return Random(seed)
        case "apprentice":
            return Apprentice(seed)
        case "player":
            from cardavia_desktop.players.skilled import Skilled  # noqa: PLC0415  # loaded when asked

            return Skilled(seed)
        case "master":
            from cardavia_desktop.players.master import Master  # noqa: PLC0415  # loaded when asked

            return Master(seed, patience=patience)
    raise UnknownPlayer(f"there is no player {name[:40]!r}")
