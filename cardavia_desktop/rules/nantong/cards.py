"""The cards and the notation of Nantong long cards (N1)."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.rules.actions import Action, Notation
from cardavia_desktop.rules.faces import NANTONG, Face

FACES: Final[tuple[Face, ...]] = tuple(range(30))
"""The faces the table plays with: the five lucky cards stay out (N1.1)."""

SUITS: Final = (slice(0, 9), slice(9, 18), slice(18, 27))
"""Where the nine ranks of Myriads, Strings and Coins stand in a count vector."""

HONORS: Final[tuple[Face, ...]] = (27, 28, 29)
"""Thousand, White Flower and Red Flower: they form only groups of one face (N2.2)."""

NINE_OF_STRINGS: Final[Face] = NANTONG.index["9s"]

GENERALS: Final[frozenset[Face]] = frozenset({NINE_OF_STRINGS, *HONORS})
"""The four old generals; all other faces are ordinary (N1.2)."""

WENQIAN: Final = tuple(NANTONG.index[code] for code in ("1c", "2c", "3c"))
"""The run of One, Two and Three of Coins (N2.3)."""

DEALT: Final = (23, 22, 22)
"""Cards dealt to the dealer and to the seats after it (N3.1)."""

STARTS: Final = (0, 23, 45, 67)
"""Where in the deck their cards begin, and the indicators."""

NOTATION: Final = Notation(
    NANTONG,
    bare=("pass", "win", "hezi", "ready", "done", "pung", "kong"),
    faced=("discard", "open", "kong"),
)
PASS: Final[Action] = NOTATION.bare("pass")
WIN: Final[Action] = NOTATION.bare("win")
HEZI: Final[Action] = NOTATION.bare("hezi")
READY: Final[Action] = NOTATION.bare("ready")
DONE: Final[Action] = NOTATION.bare("done")
PUNG: Final[Action] = NOTATION.bare("pung")
KONG: Final[Action] = NOTATION.bare("kong")
DISCARD: Final[tuple[Action, ...]] = NOTATION.faced("discard")
OPEN: Final[tuple[Action, ...]] = NOTATION.faced("open")
OWN_KONG: Final[tuple[Action, ...]] = NOTATION.faced("kong")

BY_TEXT: Final[tuple[Face, ...]] = tuple(face for face in NANTONG.by_text if face in FACES)
"""The faces in the order in which actions on them are listed."""
