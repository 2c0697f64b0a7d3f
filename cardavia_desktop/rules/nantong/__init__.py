"""Nantong long cards (南通长牌): three players, two indicators, seven groups and a pair."""

from __future__ import annotations

import random
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NANTONG, Face
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.nantong.cards import FACES, NOTATION, WIN
from cardavia_desktop.rules.nantong.distance import distance
from cardavia_desktop.rules.nantong.hand import waits
from cardavia_desktop.rules.nantong.preparation import set_aside
from cardavia_desktop.rules.nantong.sampling import propose
from cardavia_desktop.rules.nantong.table import NantongTable
from cardavia_desktop.rules.view import View


class NantongLongCards(Game):
    """Nantong long cards."""

    name = "nantong"
    seats = 3
    deck = NANTONG
    faces = FACES
    notation = NOTATION
    passes_deal_on = True

    def table(self, deck: Group, dealer: int, options: frozenset[str]) -> NantongTable:
        """A table with a checked deck, dealt out."""
        return NantongTable(self, deck, dealer, options)

    def waits(self, view: View) -> tuple[Face, ...]:
        """The faces that would complete the hand (N2.4).

        A face of which the seat has all four before itself does not count (N4.6).
        """
        if sum(view.hand) % 3 != 1:
            return ()
        return tuple(waits(list(view.hand), set_aside(view.melds[view.seat], view.indicators)))

    def distance(self, view: View) -> int:
        """The fewest cards to exchange until one more card would win; -1: it may win now."""
        away = distance(list(view.hand), set_aside(view.melds[view.seat], view.indicators))
        # A hand that is complete after a pung must break up all the same (N5.4).
        owes_discard = any(action.verb == "discard" for action in view.legal)
        return max(away, 0) if owes_discard and WIN not in view.legal else away

    def propose(self, view: View, rng: random.Random) -> Group | None:
        """A full deck that agrees with what the view's seat has seen."""
        return propose(view, rng)


NANTONG_LONG_CARDS: Final = NantongLongCards()
