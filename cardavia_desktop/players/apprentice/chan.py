"""The apprentice's habits in Chắn, which are those of a beginner."""

from __future__ import annotations

from random import Random
from typing import Final

from cardavia_desktop.rules import Action, Face, View
from cardavia_desktop.rules.chan.hand import OTHERS, singles_of
from cardavia_desktop.rules.chan.score import TOM_THREE_STRINGS
from cardavia_desktop.rules.faces import TOTOM

_TIME: Final = 15
"""Stock cards left until which it dreams of dear wins; then it hurries."""
_TOM: Final = frozenset(TOTOM.index[code] for code in ("3m", "3c", "7c"))
_TOM_STRINGS: Final = frozenset(TOTOM.index[code] for code in ("3m", "3s", "7c"))


def choose(view: View, rng: Random) -> Action:
    """Win, then Chíu, then any capture that pairs an unpaired card, then a discard."""
    answers = {action.verb: action for action in view.legal}
    for verb in ("win", "chiu"):
        if verb in answers:
            return answers[verb]
    if "discard" in answers:
        discards = [action for action in view.legal if action.verb == "discard"]
        return _least_dear(view, discards, rng)
    for action in view.legal:
        if action.verb == "capture" and _pairs(view, action):
            return action
    return answers["pass"]


def _pairs(view: View, capture: Action) -> bool:
    """Whether a capture makes a new pair: with one of a pair it makes none."""
    return capture.face != view.public or view.hand[view.public] % 2 == 1


def _least_dear(view: View, discards: list[Action], rng: Random) -> Action:
    """Any card without a partner; but at first no card that looks pretty, though a Cạ be broken.

    It does not count what is gone, and so not what could still come to pair a card.
    """
    singles = singles_of(view.hand)
    pretty: frozenset[Face] = frozenset()
    if view.stock > _TIME:
        strings = TOM_THREE_STRINGS in view.options
        pretty = TOTOM.reds | (_TOM_STRINGS if strings else _TOM)

    def dear(action: Action) -> tuple[bool, bool, float]:
        face = action.face or 0
        return face in pretty, bool(singles & OTHERS[face]), rng.random()

    return min(discards, key=dear)
