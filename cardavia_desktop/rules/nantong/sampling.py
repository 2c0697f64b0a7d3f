"""Deals that could lie behind a view (`Game.propose`)."""

from __future__ import annotations

import random

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.view import View


def propose(view: View, rng: random.Random) -> Group | None:
    """A full deck that agrees with what the view's seat has seen, or None."""
    return None
