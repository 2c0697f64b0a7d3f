"""What a seat can work out from what lies open."""

from __future__ import annotations

from itertools import chain

from cardavia_desktop.rules import NO_FACE, View
from cardavia_desktop.rules.faces import Counts


def unseen(view: View) -> Counts:
    """How many copies of each face of the game the seat does not see anywhere."""
    left = [0] * view.game.deck.size
    for face in view.game.faces:
        left[face] = 4 - view.hand[face]
    melds = chain.from_iterable(view.melds)
    for cards in (*(meld.cards for meld in melds), *view.discards, view.indicators):
        for face in cards:
            left[face] -= 1
    if view.public != NO_FACE:
        left[view.public] -= 1
    return left
