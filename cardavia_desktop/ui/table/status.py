"""Whose turn it is and what is asked, in words."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import fill, translate
from cardavia_desktop.rules.events import (
    Claimed,
    Declared,
    Died,
    Discarded,
    Drew,
    Formed,
    Left,
    Revealed,
)
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.question import Question


def heading(view: View, asked: Question) -> str:
    """Whose turn it is, or how the deal ended."""
    if view.result is not None:
        return words.result_title(view.game, view.result)
    if asked.asked:
        return translate("Table", "Your turn")
    if view.to_move is None:
        return translate("Table", "Waiting for the others")
    return fill(translate("Table", "%1 is playing"), words.seat_name(view.to_move))


def request(view: View, asked: Question) -> str:
    """What the person may do now."""
    verbs = {action.verb for action in view.legal}
    if not verbs:
        return ""
    if view.public != NO_FACE and "pass" in verbs:
        return _about_the_public_card(view, verbs)
    if "done" in verbs:
        return translate("Table", "Make your declarations, then finish your preparation.")
    if asked.discards and asked.answers:
        return translate("Table", "Discard a card, or choose an answer.")
    if asked.discards:
        return translate("Table", "Discard a card.")
    return translate("Table", "Choose an answer.")


def _about_the_public_card(view: View, verbs: set[str]) -> str:
    card = words.face_object(view.game.deck, view.public)
    if verbs == {"win", "pass"}:
        return fill(translate("Table", "Win with %1, or pass."), card)
    if "chi" in verbs:
        return fill(translate("Table", "Choose a group for %1, or pass."), card)
    return fill(translate("Table", "Take %1, or pass."), card)


def sentence(view: View) -> tuple[int, str] | None:
    """What was done last, and at whose place: who laid the public card open, and how, or who took
    it, declared or drew; None before anything is done, and when nobody took the card.
    """
    public = view.public if view.winner is None else NO_FACE
    for event in reversed(view.events):
        if public == NO_FACE and isinstance(event, Revealed | Discarded | Left):
            return None
        if isinstance(event, _LAID_OPEN if public != NO_FACE else _DONE):
            text = words.event_text(view.game, event)
            if text is not None and (public == NO_FACE or event.seat == view.source):
                return event.seat, text
    return None


_LAID_OPEN: Final = (Revealed, Discarded, Declared)
_DONE: Final = (Claimed, Declared, Formed, Drew, Died)
