"""Why not: a title and one sentence for every reason of the rules.

In all of them `%1` is the card concerned, `%2` the other cards concerned, `%3` and `%4` the
counts concerned, `%5` the card that the person wanted to use. The number of the rule is shown
beside the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardavia_desktop.i18n.faces import face_names, face_object
from cardavia_desktop.i18n.refusals_chan import CHAN
from cardavia_desktop.i18n.refusals_common import COMMON
from cardavia_desktop.i18n.refusals_nantong import NANTONG
from cardavia_desktop.i18n.refusals_paohuzi import PAOHUZI
from cardavia_desktop.i18n.text import Reasons, fill, number_text
from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.refusal import Refusal

_OWN: Final[Mapping[str, Reasons]] = {"chan": CHAN, "paohuzi": PAOHUZI, "nantong": NANTONG}


def refusal_text(game: Game, refusal: Refusal, action: Action | None = None) -> tuple[str, str]:
    """A short title and one sentence for a refusal of `action` (None when not known)."""
    own = _OWN[game.name]
    verb = action.verb if action is not None else ""
    reason = own.get((refusal.code, verb)) or own.get(refusal.code) or COMMON[refusal.code]
    title, sentence = reason
    faces, deck = refusal.faces, game.deck
    meant = action.face if action is not None else None
    if meant is None and faces:
        meant = faces[0]
    numbers = [*map(number_text, refusal.numbers), "", ""]
    values = (
        face_object(deck, faces[0]) if faces else "",
        face_names(deck, faces[1:]),
        numbers[0],
        numbers[1],
        "" if meant is None else face_object(deck, meant),
    )
    return fill(title(), *values), fill(sentence(), *values)
