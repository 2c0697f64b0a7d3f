"""Players: who answers at a table. A player takes a view and never sees a table.

from cardavia_desktop.players import player

apprentice = player("apprentice", seed=7)
action = apprentice.choose(view)
reasons = apprentice.consider(view).best.facts
"""

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.player import Adviser, Assessment, Candidate, Player
from cardavia_desktop.players.registry import NAMES, UnknownPlayer, player

__all__ = [
    "NAMES",
    "About",
    "Adviser",
    "Assessment",
    "Candidate",
    "Fact",
    "Player",
    "UnknownPlayer",
    "player",
]
