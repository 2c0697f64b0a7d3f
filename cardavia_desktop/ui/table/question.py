"""What the person is asked, sorted for the eye: which cards may be played, which answers stand.

Legality comes from the view alone; what is not legal is only named here, so that it can be asked
about ("why not?").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.events import Drew
from cardavia_desktop.rules.faces import NO_FACE, Face
from cardavia_desktop.rules.paohuzi.hand import CHI_CARDS
from cardavia_desktop.rules.view import View

_CARD_VERBS: Final = ("discard", "capture", "open")
"""What playing a hand card can mean, the likeliest first."""

_ORDER: Final = (
    "win",
    "hezi",
    "open",
    "ready",
    "pao",
    "peng",
    "pung",
    "kong",
    "chiu",
    "capture",
    "chi",
    "pass",
    "done",
)
"""Answers from the strongest; the first one shown is the main answer."""

_CLAIMS: Final = {
    "chan": ("capture", "chiu", "win"),
    "paohuzi": ("chi", "peng", "pao", "win"),
    "nantong": ("pung", "kong", "win"),
}
"""Claims that are shown, drawn as unavailable, when another one is possible."""

_DECLARATIONS: Final = ("hezi", "ready")
"""Declarations of the preparation that are shown so."""

_OTHERS: Final = {"chan": (), "paohuzi": (), "nantong": ("open", *_DECLARATIONS)}
"""What else has a key at a table, besides passing."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the person may answer now.

    `plays` tells what playing a card of the hand answers, `answers` are the buttons with the main
    answer first, `refused` the claims on the public card, or the declarations, that are not
    possible now.
    """

    plays: Mapping[Face, Action]
    answers: tuple[Action, ...]
    refused: tuple[Action, ...]
    _view: View
    _verb: str

    @property
    def asked(self) -> bool:
        """Whether the person is asked anything."""
        return bool(self.plays or self.answers)

    @property
    def discards(self) -> bool:
        """Whether a card of the hand may be discarded."""
        return bool(self.plays) and self._verb == "discard"

    def play_of(self, face: Face) -> Action:
        """What playing a card means, whether it is legal or not."""
        return self._view.game.notation.faced(self._verb)[face]


def question(view: View) -> Question:
    """What the seat of the view is asked."""
    verbs = {action.verb for action in view.legal}
    verb = next((verb for verb in _CARD_VERBS if verb in verbs), "discard")
    answers = [action for action in view.legal if action.verb != "discard"]
    return Question(
        plays={a.face: a for a in view.legal if a.verb == verb and a.face is not None},
        answers=tuple(sorted(answers, key=lambda action: _ORDER.index(action.verb))),
        refused=tuple(_named(view, verb) for verb in _shown(view, verbs) if verb not in verbs),
        _view=view,
        _verb=verb,
    )


def nameable(view: View) -> tuple[Action, ...]:
    """The answers that are not possible now, so that each can be asked about by its key."""
    verbs = {action.verb for action in view.legal}
    game = view.game.name
    every = (*_CLAIMS[game], "pass", *_OTHERS[game])
    return tuple(_named(view, verb) for verb in every if verb not in verbs)


def drawn(view: View) -> Face | None:
    """The card that the seat has just drawn into its hand; None when it did something since."""
    own = [event for event in view.events if event.seat == view.seat]
    last = own[-1] if own else None
    return last.face if isinstance(last, Drew) else None


def _shown(view: View, verbs: set[str]) -> tuple[str, ...]:
    """What is shown to who may answer with `verbs`, whether it is possible or not."""
    if "pass" in verbs and view.public != NO_FACE:
        return _CLAIMS[view.game.name]
    return _DECLARATIONS if "done" in verbs else ()


def _named(view: View, verb: str) -> Action:
    """The answer that a verb alone means; where it takes cards, those that come nearest to it."""
    notation, public = view.game.notation, view.public
    most = max(view.game.faces, key=lambda face: view.hand[face])
    match verb:
        case "chi":
            groups = [group for group in CHI_CARDS if public in group or public == NO_FACE]
            return notation.grouped(verb, [min(groups, key=partial(_lacking, view))])
        case "capture":
            return notation.faced(verb)[most if public == NO_FACE else public]
        case "kong" if public == NO_FACE:
            return notation.faced(verb)[most]
        case "open":
            return notation.faced(verb)[most]
    return notation.bare(verb)


def _lacking(view: View, group: Group) -> tuple[int, Group]:
    """How many cards of a group the hand does not have; groups that are alike stay in order."""
    others = list(group)
    if view.public in others:
        others.remove(view.public)
    missing = sum(others.count(face) > view.hand[face] for face in set(others))
    return missing, group
