"""The game log: what happened, in the present tense, one line an event.

The person at seat 0 is "You" and has sentences of their own; in all sentences `%1` is the seat's
name and `%2` the card.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from cardavia_desktop.i18n.actions import chi_groups
from cardavia_desktop.i18n.faces import face_names, face_object
from cardavia_desktop.i18n.games import seat_name
from cardavia_desktop.i18n.text import Counted, Words, fill, translate
from cardavia_desktop.rules.events import (
    Answered,
    Claimed,
    Dealt,
    Declared,
    Died,
    Discarded,
    Drew,
    Event,
    Finished,
    Formed,
    Indicated,
    Left,
    Revealed,
)
from cardavia_desktop.rules.faces import Deck
from cardavia_desktop.rules.game import Game

_Both = tuple[Words, Words]
"""A sentence about the person, and about another player."""


def event_text(game: Game, event: Event) -> str | None:
    """What happened, for the log; None when another line says it already."""
    return _text(event, game.deck)


def _say(seat: int, sentence: _Both, *values: str) -> str:
    """The sentence about the person or about another player, filled in."""
    about_you, about_other = sentence
    return fill(about_other() if seat else about_you(), seat_name(seat), *values)


@singledispatch
def _text(event: Event, deck: Deck) -> str | None:
    raise NotImplementedError(event)


@_text.register
def _(event: Dealt, deck: Deck) -> str | None:
    if event.shown is not None:
        return _say(event.seat, _SHOWS, face_object(deck, event.shown))
    return None if event.seat else Counted.dealt(event.count)


@_text.register
def _(event: Indicated, deck: Deck) -> str | None:
    return fill(translate("Log", "The indicators are: %1"), face_names(deck, event.faces))


@_text.register
def _(event: Drew, deck: Deck) -> str | None:
    if event.face is None:
        return _say(event.seat, _DRAWS_REPLACEMENT if event.back else _DRAWS)
    sentence = _DRAWS_THIS_REPLACEMENT if event.back else _DRAWS_THIS
    return _say(event.seat, sentence, face_object(deck, event.face))


@_text.register
def _(event: Revealed, deck: Deck) -> str | None:
    return _say(event.seat, _REVEALS, face_object(deck, event.face))


@_text.register
def _(event: Discarded, deck: Deck) -> str | None:
    return _say(event.seat, _DISCARDS, face_object(deck, event.face))


@_text.register
def _(event: Left, deck: Deck) -> str | None:
    return None  # the next line tells it


@_text.register
def _(event: Answered, deck: Deck) -> str | None:
    return _say(event.seat, _PASSES) if event.action.verb == "pass" else None


@_text.register
def _(event: Claimed, deck: Deck) -> str | None:
    card, action = face_object(deck, event.face), event.action
    match action.verb:
        case "chi":
            return _say(event.seat, _TAKES_BY_CHI, card, chi_groups(deck, action))
        case "capture":
            return _say(event.seat, _CAPTURES[action.face == event.face], card)
        case verb:
            return _say(event.seat, _CLAIMS[verb], card)


@_text.register
def _(event: Declared, deck: Deck) -> str | None:
    face = event.action.face
    card = "" if face is None else face_object(deck, face)
    return _say(event.seat, _DECLARES[event.action.verb], card)


@_text.register
def _(event: Formed, deck: Deck) -> str | None:
    # Only what the rules force: all else was claimed or declared.
    if event.kind not in _FORMS:
        return None
    return _say(event.seat, _FORMS[event.kind], face_object(deck, event.cards[0]))


@_text.register
def _(event: Died, deck: Deck) -> str | None:
    return _say(event.seat, _DIES)


@_text.register
def _(event: Finished, deck: Deck) -> str | None:
    return _ENDS[event.result.kind]() if event.result.kind in _ENDS else None


_REVEALS: Final[_Both] = (
    lambda: translate("Log", "You turn up %2"),
    lambda: translate("Log", "%1 turns up %2"),
)
_DISCARDS: Final[_Both] = (
    lambda: translate("Log", "You discard %2"),
    lambda: translate("Log", "%1 discards %2"),
)
_PASSES: Final[_Both] = (
    lambda: translate("Log", "You pass"),
    lambda: translate("Log", "%1 passes"),
)
_DIES: Final[_Both] = (
    lambda: translate("Log", "You have no legal discard: your hand is dead"),
    lambda: translate("Log", "%1 has no legal discard: the hand is dead"),
)
_SHOWS: Final[_Both] = (
    lambda: translate("Log", "You deal and show your last card, %2"),
    lambda: translate("Log", "%1 deals and shows the last card, %2"),
)
_DRAWS: Final[_Both] = (
    lambda: translate("Log", "You draw a card"),
    lambda: translate("Log", "%1 draws a card"),
)
_DRAWS_THIS: Final[_Both] = (
    lambda: translate("Log", "You draw %2"),
    lambda: translate("Log", "%1 draws %2"),
)
_DRAWS_REPLACEMENT: Final[_Both] = (
    lambda: translate("Log", "You draw a replacement"),
    lambda: translate("Log", "%1 draws a replacement"),
)
_DRAWS_THIS_REPLACEMENT: Final[_Both] = (
    lambda: translate("Log", "You draw a replacement, %2"),
    lambda: translate("Log", "%1 draws a replacement, %2"),
)
_TAKES_BY_CHI: Final[_Both] = (
    lambda: translate("Log", "You take %2: chi %3"),
    lambda: translate("Log", "%1 takes %2: chi %3"),
)
# Whether it is an identical pair.
_CAPTURES: Final[dict[bool, _Both]] = {
    True: (
        lambda: translate("Log", "You capture %2: Chắn"),
        lambda: translate("Log", "%1 captures %2: Chắn"),
    ),
    False: (
        lambda: translate("Log", "You capture %2: Cạ"),
        lambda: translate("Log", "%1 captures %2: Cạ"),
    ),
}
_CLAIMS: Final[dict[str, _Both]] = {
    "win": (
        lambda: translate("Log", "You win on %2"),
        lambda: translate("Log", "%1 wins on %2"),
    ),
    "chiu": (
        lambda: translate("Log", "You claim %2: Chíu"),
        lambda: translate("Log", "%1 claims %2: Chíu"),
    ),
    "peng": (
        lambda: translate("Log", "You take %2: peng"),
        lambda: translate("Log", "%1 takes %2: peng"),
    ),
    "pao": (
        lambda: translate("Log", "You take %2: pao"),
        lambda: translate("Log", "%1 takes %2: pao"),
    ),
    "pung": (
        lambda: translate("Log", "You claim %2: pung"),
        lambda: translate("Log", "%1 claims %2: pung"),
    ),
    "kong": (
        lambda: translate("Log", "You claim %2: kong"),
        lambda: translate("Log", "%1 claims %2: kong"),
    ),
}
_DECLARES: Final[dict[str, _Both]] = {
    "win": (
        lambda: translate("Log", "You win"),
        lambda: translate("Log", "%1 wins"),
    ),
    "open": (
        lambda: translate("Log", "You make an opening declaration of %2"),
        lambda: translate("Log", "%1 makes an opening declaration of %2"),
    ),
    "hezi": (
        lambda: translate("Log", "You declare Tiandi Hezi"),
        lambda: translate("Log", "%1 declares Tiandi Hezi"),
    ),
    "ready": (
        lambda: translate("Log", "You declare ready: your hand is locked"),
        lambda: translate("Log", "%1 declares ready: the hand is locked"),
    ),
    "kong": (
        lambda: translate("Log", "You declare a kong of %2"),
        lambda: translate("Log", "%1 declares a kong of %2"),
    ),
}
_FORMS: Final[dict[str, _Both]] = {
    "wei": (
        lambda: translate("Log", "You form a wei of %2"),
        lambda: translate("Log", "%1 forms a wei of %2"),
    ),
    "ti": (
        lambda: translate("Log", "You form a ti of %2"),
        lambda: translate("Log", "%1 forms a ti of %2"),
    ),
}
_ENDS: Final[dict[str, Words]] = {
    "draw": lambda: translate("Log", "No card is left to turn up: the deal is a draw"),
    "exhausted": lambda: translate("Log", "No card is left to draw: the stock is exhausted"),
}
