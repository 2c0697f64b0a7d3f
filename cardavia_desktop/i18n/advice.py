"""Why an answer is good: every fact that decides, as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia_desktop.i18n.faces import face_names, face_object
from cardavia_desktop.i18n.text import Counted, fill, in_a_row, join, number_text, translate
from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.rules import Game

_MOST: Final = 2
"""Sentences that say why."""
_AGAINST: Final = (About.FARTHER, About.FEEDS, About.BINDS, About.LOST)
"""What speaks against an answer: said of a good one only after what speaks for it."""
_FEW: Final = 6
"""More cards than these are not named one by one."""


def advice_text(game: Game, candidate: Candidate) -> str:
    """Why an answer is good, in one or two sentences."""
    for_: list[str] = []
    against: list[str] = []
    for fact in candidate.facts:
        (against if fact.about in _AGAINST else for_).append(fact_text(game, fact))
    if not for_:
        for_ = [translate("Advice", "Nothing else promises more points.")]
    return in_a_row([*for_, *against][:_MOST])


def fact_text(game: Game, fact: Fact) -> str:
    """A fact as a sentence."""
    return _FACTS[fact.about](game, fact)


def _wins(game: Game, fact: Fact) -> str:
    return Counted.wins(fact.number)


def _only(game: Game, fact: Fact) -> str:
    return translate("Advice", "Nothing else is possible.")


def _waits(game: Game, fact: Fact) -> str:
    return fill(Counted.waits(fact.number), face_names(game.deck, fact.faces))


def _nearer(game: Game, fact: Fact) -> str:
    if fact.number <= 0:
        return translate("Advice", "It brings the hand to waiting for the winning card.")
    return Counted.nearer(fact.number)


def _farther(game: Game, fact: Fact) -> str:
    if fact.number <= 0:
        return translate("Advice", "It takes the hand back from winning to waiting.")
    return Counted.farther(fact.number)


def _outs(game: Game, fact: Fact) -> str:
    if not 0 < len(fact.faces) <= _FEW:
        return Counted.outs_in_all(fact.number)
    return fill(Counted.outs(fact.number), face_names(game.deck, fact.faces))


def _pays(game: Game, fact: Fact) -> str:
    return Counted.pays(fact.number)


def _binds(game: Game, fact: Fact) -> str:
    sentence = translate("Advice", "From then on you may not discard %1.")
    return fill(sentence, _objects(game, fact))


def _feeds(game: Game, fact: Fact) -> str:
    sentence = translate("Advice", "An opponent may take %1: the chance is %2%.")
    return fill(sentence, _objects(game, fact), number_text(fact.number))


def _safe(game: Game, fact: Fact) -> str:
    return fill(translate("Advice", "Nobody can use %1."), _objects(game, fact))


def _loose(game: Game, fact: Fact) -> str:
    names = face_names(game.deck, fact.faces)
    return fill(translate("Advice", "Goes with nothing else in the hand: %1."), names)


def _won(game: Game, fact: Fact) -> str:
    return Counted.won(fact.number)


def _lost(game: Game, fact: Fact) -> str:
    return Counted.lost(fact.number)


def _objects(game: Game, fact: Fact) -> str:
    return join([face_object(game.deck, face) for face in fact.faces])


_FACTS: Final[dict[About, Callable[[Game, Fact], str]]] = {
    About.WINS: _wins,
    About.ONLY: _only,
    About.WAITS: _waits,
    About.NEARER: _nearer,
    About.FARTHER: _farther,
    About.OUTS: _outs,
    About.PAYS: _pays,
    About.BINDS: _binds,
    About.FEEDS: _feeds,
    About.SAFE: _safe,
    About.LOOSE: _loose,
    About.WON: _won,
    About.LOST: _lost,
}
