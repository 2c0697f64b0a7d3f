"""The apprentice's rules of thumb for Chắn."""

from __future__ import annotations

from random import Random

from cardavia_desktop.rules import Action, Face, View
from cardavia_desktop.rules.chan.hand import MOST_CAS, OTHERS, cas, faces_of, singles_of


def choose(view: View, rng: Random) -> Action:
    """Win, then Chíu, then a capture that pairs an unpaired card, then the poorest discard."""
    answers = {action.verb: action for action in view.legal}
    for verb in ("win", "chiu"):
        if verb in answers:
            return answers[verb]
    if "discard" in answers:
        discards = [action for action in view.legal if action.verb == "discard"]
        return _poorest(view, discards, rng)
    for action in view.legal:
        if action.verb == "capture" and _pays(view, action):
            return action
    return answers["pass"]


def _cas(view: View) -> int:
    """How many Cạ the seat has, in hand and captured."""
    captured = sum(meld.kind == "ca" for meld in view.melds[view.seat])
    return cas(singles_of(view.hand)) + captured


def _pays(view: View, capture: Action) -> bool:
    """Whether a capture makes a pair more that a winning hand has room for.

    With one of a pair it makes none; a Cạ is worth nothing beyond the fourth (C8.1).
    """
    if capture.face == view.public:
        return view.hand[view.public] % 2 == 1
    return _cas(view) < MOST_CAS


def _poorest(view: View, discards: list[Action], rng: Random) -> Action:
    """The card that is least likely to be paired."""
    left, singles, total = view.unseen(), singles_of(view.hand), _cas(view)

    def worth(face: Face) -> int:
        paired = singles & OTHERS[face]
        if paired and total <= MOST_CAS:
            return 100  # it is half of a Cạ that counts
        partners = 0 if total >= MOST_CAS else sum(left[f] for f in faces_of(OTHERS[face]))
        return 3 * left[face] + 2 * partners

    return min(discards, key=lambda action: (worth(action.face or 0), rng.random()))
