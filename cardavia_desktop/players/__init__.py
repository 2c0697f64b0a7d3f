"""Players: who answers at a table. A player takes a view and never sees a table.

from cardavia_desktop.players import player

apprentice = player("apprentice", seed=7)
action = apprentice.choose(view)
"""

from cardavia_desktop.players.player import Player
from cardavia_desktop.players.registry import NAMES, UnknownPlayer, player

__all__ = ["NAMES", "Player", "UnknownPlayer", "player"]
