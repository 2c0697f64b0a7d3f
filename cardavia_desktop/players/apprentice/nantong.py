"""The apprentice's rules of thumb for Nantong long cards."""

from __future__ import annotations

from random import Random
from typing import Final

from cardavia_desktop.rules import Action, Face, View
from cardavia_desktop.rules.faces import NANTONG, Counts
from cardavia_desktop.rules.nantong.base import doublings
from cardavia_desktop.rules.nantong.cards import HONORS
from cardavia_desktop.rules.nantong.distance import distance
from cardavia_desktop.rules.nantong.preparation import set_aside

_LOOKED_AT: Final = 6
"""Discards that are looked at closely: the loosest ones."""


def choose(view: View, rng: Random) -> Action:
    """Win; declare what can be declared; claim what brings the hand forward; discard the
    loosest card.
    """
    answers = {action.verb: action for action in view.legal}
    for verb in ("win", "hezi", "open", "ready"):
        if verb in answers:
            return answers[verb]
    for action in view.legal:
        if action.verb in ("kong", "pung") and _pays(view, action):
            return action
    discards = [action for action in view.legal if action.verb == "discard"]
    return _loosest(view, discards, rng) if discards else answers["pass"]


def _pays(view: View, action: Action) -> bool:
    """Whether a claim or a kong brings the hand forward, or is worth much and costs nothing."""
    face = view.public if action.face is None else action.face
    hand = list(view.hand)
    melds = set_aside(view.melds[view.seat], view.indicators)
    used = 2 if action.verb == "pung" else hand[face]
    hand[face] -= used
    melds[face] += used + (face == view.public)
    now, after = view.distance, distance(hand, melds)
    return after < now or (after == now and (action.verb == "kong" or _is_dear(view, face)))


def _is_dear(view: View, face: Face) -> bool:
    """Whether everything of a face is doubled (N6.3)."""
    return doublings(face, view.indicators) > 0


def _loosest(view: View, discards: list[Action], rng: Random) -> Action:
    """Of the cards with the fewest ties the one that leaves the hand nearest to a win."""
    ties = _ties(view)
    melds = set_aside(view.melds[view.seat], view.indicators)
    hand = list(view.hand)

    def loss(action: Action) -> tuple[int, float, float]:
        face = action.face or 0
        hand[face] -= 1
        after = distance(hand, melds)
        hand[face] += 1
        return after, ties[face], rng.random()

    discards.sort(key=lambda action: ties[action.face or 0])
    return min(discards[:_LOOKED_AT], key=loss)


def _ties(view: View) -> list[float]:
    """How much holds each card: copies and neighbors in hand, and unseen cards that would fit."""
    hand, left = view.hand, view.unseen()
    ties = [0.0] * len(hand)
    for face in view.game.faces:
        if hand[face]:
            ties[face] = 8.0 * (hand[face] - 1) + left[face]
            if _is_dear(view, face):
                ties[face] += 2
            if face not in HONORS:
                ties[face] += _neighbors(hand, left, face)
    return ties


def _neighbors(hand: tuple[int, ...], left: Counts, face: Face) -> float:
    """What the neighbors in its suit within two ranks add to the ties of a card."""
    total = 0.0
    for other in range(face - 2, face + 3):
        if other != face and other in range(27) and NANTONG.suits[other] == NANTONG.suits[face]:
            near = 3 - abs(other - face)
            total += near * (4.0 if hand[other] else 0.25 * left[other])
    return total
