"""The games of the library, by name."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.rules.chan import CHAN
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.nantong import NANTONG_LONG_CARDS
from cardavia_desktop.rules.paohuzi import PAOHUZI

GAMES: Final[dict[str, Game]] = {game.name: game for game in (CHAN, PAOHUZI, NANTONG_LONG_CARDS)}
