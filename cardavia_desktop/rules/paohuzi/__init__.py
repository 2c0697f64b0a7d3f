"""Paohuzi: three players, eighty number cards, seven groups worth fifteen huxi (P1–P9)."""

from __future__ import annotations

import random
from typing import ClassVar, Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import ZIPAI, Face
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.paohuzi.notation import NOTATION
from cardavia_desktop.rules.paohuzi.options import CHI_TURNED_CARD
from cardavia_desktop.rules.paohuzi.sampling import propose
from cardavia_desktop.rules.paohuzi.table import OWN_FOURTH_ON_WEI, PaohuziTable
from cardavia_desktop.rules.view import View


class Paohuzi(Game):
    """The game of Paohuzi."""

    name: ClassVar = "paohuzi"
    seats: ClassVar = 3
    deck: ClassVar = ZIPAI
    faces: ClassVar = tuple(range(ZIPAI.size))
    options: ClassVar = (CHI_TURNED_CARD, OWN_FOURTH_ON_WEI)
    notation: ClassVar = NOTATION

    def table(self, deck: Group, dealer: int, options: frozenset[str]) -> PaohuziTable:
        """A table with a checked deck, dealt out."""
        return PaohuziTable(self, deck, dealer, options)

    def waits(self, view: View) -> tuple[Face, ...]:
        """See `Game.waits`."""
        raise NotImplementedError

    def distance(self, view: View) -> int:
        """See `Game.distance`."""
        raise NotImplementedError

    def propose(self, view: View, rng: random.Random) -> Group | None:
        """See `Game.propose`."""
        return propose(view, rng)


PAOHUZI: Final = Paohuzi()
