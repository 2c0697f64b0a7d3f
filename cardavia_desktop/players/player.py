"""What a player is, and the chance that a player may use."""

from __future__ import annotations

import random
from typing import Protocol

from cardavia_desktop.rules import Action, View


class Player(Protocol):
    """Someone who answers at a table."""

    def choose(self, view: View) -> Action:
        """The answer to a view in which the player's seat is asked: one of `view.legal`.

        The same player gives the same answer to the same view, however often and after whatever
        it is asked: a deal that is taken up again goes on as it would have gone.
        """
        ...


def chance(seed: int, view: View) -> random.Random:
    """The chance of a player in a view: always the same for the same seed, seat and moment."""
    return random.Random(f"{seed} {view.seat} {len(view.events)}")
