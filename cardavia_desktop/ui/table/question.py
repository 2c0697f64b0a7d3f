"""What the person is asked, sorted for the eye: which cards may be played, which answers stand.

Legality comes from the view alone; what is not legal is only named here, so that it can be asked
about ("why not?").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.events import Drew
from cardavia_desktop.rules.faces import NO_FACE, Face
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
    "paohuzi": ("peng", "pao", "win"),
    "nantong": ("pung", "kong", "win"),
}
"""Claims that are shown, drawn as unavailable, when another one is possible."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the person may answer now.

    `plays` tells what playing a card of the hand answers, `answers` are the buttons with the main
    answer first, `refused` the claims on the public card that are not possible now.
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
        refused=_refused(view, verbs) if "pass" in verbs and view.public != NO_FACE else (),
        _view=view,
        _verb=verb,
    )


def claim(view: View, verb: str) -> Action | None:
    """The claim of a verb on the public card, whether it is legal or not; None if there is none."""
    if verb not in _CLAIMS[view.game.name]:
        return None
    if verb != "capture":
        return view.game.notation.bare(verb)
    return None if view.public == NO_FACE else view.game.notation.faced(verb)[view.public]


def claims(view: View) -> tuple[Action, ...]:
    """All claims that can be named, legal or not."""
    found = (claim(view, verb) for verb in _CLAIMS[view.game.name])
    return tuple(action for action in found if action is not None)


def drawn(view: View) -> Face | None:
    """The card that the seat has just drawn into its hand; None when it did something since."""
    own = [event for event in view.events if event.seat == view.seat]
    last = own[-1] if own else None
    return last.face if isinstance(last, Drew) else None


def _refused(view: View, verbs: set[str]) -> tuple[Action, ...]:
    return tuple(action for action in claims(view) if action.verb not in verbs)
