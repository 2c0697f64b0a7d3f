"""Paohuzi: three players, eighty number cards, seven groups worth fifteen huxi (P1–P9)."""

from __future__ import annotations

import random
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NO_FACE, ZIPAI, Face
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.paohuzi.claims import CHI_TURNED_CARD
from cardavia_desktop.rules.paohuzi.distance import NEVER, distance
from cardavia_desktop.rules.paohuzi.notation import NOTATION
from cardavia_desktop.rules.paohuzi.sampling import propose
from cardavia_desktop.rules.paohuzi.table import OWN_FOURTH_ON_WEI, PaohuziTable
from cardavia_desktop.rules.paohuzi.waits import waits
from cardavia_desktop.rules.view import View


class Paohuzi(Game):
    """The game of Paohuzi."""

    name = "paohuzi"
    seats = 3
    deck = ZIPAI
    faces = tuple(range(ZIPAI.size))
    options = (CHI_TURNED_CARD, OWN_FOURTH_ON_WEI)
    notation = NOTATION

    def table(self, deck: Group, dealer: int, options: frozenset[str]) -> PaohuziTable:
        """A table with a checked deck, dealt out."""
        return PaohuziTable(self, deck, dealer, options)

    def waits(self, view: View) -> tuple[Face, ...]:
        """The faces that would complete the hand, in face order.

        A face of which the seat has all four copies itself is none; one that wins only when the
        seat turns it up itself, or only when another seat does, counts. A dead hand waits for
        none: it holds a card too many, as one that owes a discard.
        """
        return waits(view.hand, view.melds[view.seat], OWN_FOURTH_ON_WEI in view.options)

    def distance(self, view: View) -> int:
        """The fewest cards to exchange until one more card would win.

        Kan are never given up, and cards that a short hand lacks (P3.3) count as cards to
        exchange. -1: the seat may win with the cards that it has. NEVER: no exchange would do,
        as its open groups bring too few huxi, or its hand is dead.
        """
        if view.seat in view.dead:
            return NEVER
        if "win" in view.legal and view.public == NO_FACE:
            return -1
        return distance(view.hand, view.melds[view.seat], OWN_FOURTH_ON_WEI in view.options)

    def propose(self, view: View, rng: random.Random) -> Group | None:
        """A full deck that agrees with what the view's seat has seen, or None."""
        return propose(view, rng)


PAOHUZI: Final = Paohuzi()
