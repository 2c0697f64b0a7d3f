"""Answers: their labels and their keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardavia_desktop.i18n.faces import face_object
from cardavia_desktop.i18n.groups import chi_group
from cardavia_desktop.i18n.text import Words, fill, join, translate
from cardavia_desktop.rules import Game
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.faces import Deck
from cardavia_desktop.rules.view import View

_KEYS: Final = {
    "pass": "Space",
    "done": "Space",
    "win": "U",
    "capture": "E",
    "chiu": "C",
    "chi": "C",
    "peng": "P",
    "pung": "P",
    "pao": "O",
    "open": "O",
    "kong": "K",
    "hezi": "Z",
    "ready": "R",
}


def action_key(action: Action) -> str:
    """The key of an answer that shares it with no other; "" for a discard, made by its card."""
    return _KEYS.get(action.verb, "")


def action_keys(actions: Sequence[Action]) -> dict[Action, str]:
    """A key for each of some answers: those that would share one are numbered from "1"."""
    shared = Counter(map(action_key, actions))
    keys: dict[Action, str] = {}
    numbered = 0
    for action in actions:
        key = action_key(action)
        if key and shared[key] > 1:
            numbered += 1
            key = str(numbered)
        keys[action] = key
    return keys


def answer_keys(game: Game) -> list[tuple[str, str]]:
    """Each key of a game, and the answers that it gives."""
    found: dict[str, list[str]] = {}
    for verb, key in _KEYS.items():
        if verb in game.notation.verbs:
            name = "u" if verb == "win" and game.name == "chan" else verb
            found.setdefault(key, []).append((_NAMES.get(name) or _LABELS[name])())
    return [(key, join(names)) for key, names in found.items()]


def action_text(view: View, action: Action) -> str:
    """The label of an answer, with what it is about: "Capture as Chắn", "Chi 2–7–10"."""
    deck = view.game.deck
    if action.verb == "chi":
        return fill(translate("Answer", "Chi %1"), chi_groups(deck, action))
    label = _LABELS[_label(view, action)]()
    return label if action.face is None else fill(label, face_object(deck, action.face))


def refused_text(view: View, action: Action) -> str:
    """The label of an answer that is not possible: of a chi, whatever its groups, just "Chi"."""
    return _NAMES["chi"]() if action.verb == "chi" else action_text(view, action)


def chi_groups(deck: Deck, action: Action) -> str:
    """The groups that a chi lays open: "2–7–10", "1–2–3 + 3–4–5"."""
    groups = [chi_group(deck, group) for group in action.groups]
    match groups:
        case [one]:
            return one
        case [one, two]:
            #: %1 and %2 are groups of three cards
            return fill(translate("Chi group", "%1 + %2"), one, two)
        case _:
            return fill(translate("Chi group", "%1 + %2 + %3"), *groups)


def _label(view: View, action: Action) -> str:
    """The key of the label: the verb, where that says enough."""
    match action.verb, action.face:
        case "capture", face:
            return "capture-chan" if face == view.public else "capture-ca"
        case "kong", int(face):
            return "concealed-kong" if view.hand[face] == 4 else "added-kong"
        case "pass", _ if _turns_up(view):
            return "turn-up"
        case "win", _ if view.game.name == "chan":
            return "u"
    return action.verb


def _turns_up(view: View) -> bool:
    """Whether a pass turns up the next stock card: in Chắn, of a seat that was offered the card
    of another as an ordinary capture (C5.2, C5.3).
    """
    return (
        view.game.name == "chan"
        and view.source != view.seat
        and view.stock > 0
        and all(action.verb in ("capture", "pass") for action in view.legal)
    )


# In all of them %1 is the card.
_LABELS: Final[dict[str, Words]] = {
    "pass": lambda: translate("Answer", "Pass"),
    "turn-up": lambda: translate("Answer", "Turn up a card"),
    "discard": lambda: translate("Answer", "Discard %1"),
    "win": lambda: translate("Answer", "Win"),
    "u": lambda: translate("Answer", "Ù"),
    "capture-chan": lambda: translate("Answer", "Capture as Chắn"),
    "capture-ca": lambda: translate("Answer", "Capture as Cạ with %1"),
    "chiu": lambda: translate("Answer", "Chíu"),
    "peng": lambda: translate("Answer", "Peng"),
    "pao": lambda: translate("Answer", "Pao"),
    "pung": lambda: translate("Answer", "Pung"),
    "kong": lambda: translate("Answer", "Kong"),
    "concealed-kong": lambda: translate("Answer", "Concealed kong of %1"),
    "added-kong": lambda: translate("Answer", "Add %1 to the pung"),
    "open": lambda: translate("Answer", "Declare %1"),
    "hezi": lambda: translate("Answer", "Declare Tiandi Hezi"),
    "ready": lambda: translate("Answer", "Declare ready"),
    "done": lambda: translate("Answer", "Finish preparation"),
}

# What an answer is called where no card is known.
_NAMES: Final[dict[str, Words]] = {
    "capture": lambda: translate("Answer", "Capture"),
    "chi": lambda: translate("Answer", "Chi"),
    "open": lambda: translate("Answer", "Opening declaration"),
}
