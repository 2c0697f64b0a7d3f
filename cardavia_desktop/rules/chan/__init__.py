"""Chắn: four seats, ten pairs, six of them identical."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.chan.hand import BIT, FACES, distance, singles_of, waits
from cardavia_desktop.rules.chan.sampling import propose
from cardavia_desktop.rules.chan.score import TOM_THREE_STRINGS
from cardavia_desktop.rules.chan.table import NOTATION, ChanTable
from cardavia_desktop.rules.faces import TOTOM, Face
from cardavia_desktop.rules.game import Game

if TYPE_CHECKING:
    import random

    from cardavia_desktop.rules.actions import Group
    from cardavia_desktop.rules.view import View


class Chan(Game):
    """The game of Chắn."""

    name = "chan"
    seats = 4
    deck = TOTOM
    faces = FACES
    options = (TOM_THREE_STRINGS,)
    notation = NOTATION

    def table(self, deck: Group, dealer: int, options: frozenset[str]) -> ChanTable:
        """A table with a checked deck, dealt out."""
        return ChanTable(self, deck, dealer, options)

    def waits(self, view: View) -> tuple[Face, ...]:
        """The faces that would complete the hand (C8.1, C8.2), in face order.

        A face of which the seat has all four copies itself is none.
        """
        if sum(view.hand) % 2 == 0:  # it owes a discard, or is dead (C4.2)
            return ()
        own = TOTOM.counts(face for meld in view.melds[view.seat] for face in meld.cards)
        return tuple(
            face
            for face in waits(singles_of(view.hand), _open_cas(view))
            if view.hand[face] + own[face] < 4
        )

    def distance(self, view: View) -> int:
        """The fewest cards to exchange until one more card would win.

        A hand that owes a discard has the smallest distance that a legal discard leaves it;
        -1: the twenty cards dealt to the dealer win.
        """
        singles, cas = singles_of(view.hand), _open_cas(view)
        if sum(view.hand) % 2:
            return distance(singles, cas)
        discards = [action.face for action in view.legal if action.face is not None]
        if "win" in view.legal or not discards:
            return -1
        return min(distance(singles ^ BIT[face], cas) for face in discards)

    def propose(self, view: View, rng: random.Random) -> Group | None:
        """A full deck that agrees with what the view's seat has seen, or None."""
        return propose(view, rng)


def _open_cas(view: View) -> int:
    """How many Cạ the view's seat has captured."""
    return sum(meld.kind == "ca" for meld in view.melds[view.seat])


CHAN: Final = Chan()
