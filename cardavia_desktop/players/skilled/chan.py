"""What the answers of Chắn are worth: a trained estimate of what each of them leaves.

The estimate says how likely the seat and the others are to win, and how dear such a win would be.
It sees the own cards, what is gone and the stock, and nothing of the others. The weights come from
watching apprentices: `python -m tools.tuning.chan_fast`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache, partial
from math import exp
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled.chan_facts import facts
from cardavia_desktop.players.skilled.chan_hand import Cards, bonuses, loose, payment, promise
from cardavia_desktop.players.skilled.chan_known import SEATS, Known
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, View
from cardavia_desktop.rules.chan.hand import faces_of

WEIGHTS: Final = "chan"
STOCK: Final = 23
"""Cards in the stock at first (C3.1)."""
LEAST: Final = 2.0
"""The points of the poorest win (C9.2)."""
USUAL: Final = 4.2
"""What each loser usually pays."""
TURN: Final = 0.5
"""The points that it is worth to come to turn up a card: the network knows only what is left by a
discard.
"""
DEAR: Final = 1.3
"""How much counts of what a win would pay beyond the usual. A Player likes a dear win; among
Apprentices that gains as many points as to count it for what it is.
"""


@cache
def _network() -> Network:
    return Network.of(load(WEIGHTS)["player"])


class Next(Enum):
    """What happens to the public card after an answer."""

    OFFERED = 0
    """It is offered to the next seat, as a discard."""
    ASKED = 1
    """The next seat is asked for it, after this one has passed (C5.3)."""
    GONE = 2
    """It stays where it is, and the seat turns up a card (C5.2, C5.3)."""


class Outcome(NamedTuple):
    """What an answer leaves: the cards of the seat, and the public card."""

    cards: Cards
    face: Face
    next: Next


Judge = Callable[[Outcome], float]
"""Says how many points an outcome is worth."""
Tell = Callable[[Outcome], tuple[Fact, ...]]
"""Tells the facts that speak for or against an outcome."""


def weigh(view: View, rng: Random) -> list[Candidate]:
    """What all legal answers are worth by the estimate, in points of the deal."""
    known = Known.of(view)
    return weighed(known, partial(judge, known), partial(tell, known), rng)


def weighed(known: Known, judge: Judge, tell: Tell, rng: Random) -> list[Candidate]:
    """What all legal answers are worth to somebody who judges outcomes; `rng` decides between
    equals.
    """
    candidates = []
    for action in known.view.legal:
        value, outcome = _best(known, action, judge)
        if action.verb == "win":
            told: tuple[Fact, ...] = (Fact(About.WINS, (), won(known)),)
        else:
            told = () if outcome is None else tell(outcome)
        candidates.append(Candidate(action, value + _LUCK * rng.random(), facts=told))
    return candidates


def tell(known: Known, outcome: Outcome) -> tuple[Fact, ...]:
    """What is told of an outcome."""
    return facts(known, known.view.distance, outcome.cards)


def _best(known: Known, action: Action, judge: Judge) -> tuple[float, Outcome | None]:
    """What an answer is worth, and the outcome that it is worth so much for."""
    if action.verb == "win":
        return float((SEATS - 1) * won(known)), None
    ways = [(judge(outcome), outcome) for outcome in outcomes(known, action)]
    return max(ways, key=lambda way: way[0], default=(DEAD, None))


DEAD: Final = -3.0
"""What a dead hand (C4.2) may expect: it can only pay."""
_LUCK: Final = 1e-6
"""By so much chance may lift an answer."""


def won(known: Known) -> int:
    """What each loser pays when the seat wins now."""
    view = known.view
    own_gate = known.turned_up and view.source == view.seat
    return payment(known.cards, known.opening, view.public, own_gate=own_gate)


def outcomes(known: Known, action: Action) -> list[Outcome]:
    """What an answer may leave: one outcome for each sensible discard that can follow it.

    None for a dealer that passes a win and is dead (C4.2).
    """
    cards, public = known.cards, known.view.public
    if action.verb == "discard" and action.face is not None:
        return [Outcome(cards.without(action.face), action.face, Next.OFFERED)]
    if action.verb == "capture" and action.face is not None:
        return discards(cards.captured(public, action.face))
    if action.verb == "chiu":
        return discards(cards.chiu(public))
    if public == NO_FACE:
        return []
    offered = any(other.verb == "capture" for other in known.view.legal)
    if not offered:  # a claim passed: what follows is open
        return [Outcome(cards, public, Next.GONE)]
    if cards.hand[public]:
        cards = cards.declined(public)
    at_own_gate = known.turned_up and known.view.source == known.view.seat
    return [Outcome(cards, public, Next.ASKED if at_own_gate else Next.GONE)]


def discards(cards: Cards) -> list[Outcome]:
    """What the discards leave that may follow a capture: those of loose cards, if there are any."""
    legal = cards.limits.discards(cards.singles)
    faces = faces_of(legal & loose(cards.singles) or legal)
    return [Outcome(cards.without(face), face, Next.OFFERED) for face in faces]


def judge(known: Known, outcome: Outcome) -> float:
    """The points that the seat may expect of an outcome."""
    value = points(DEAR, *_network()(features(known, outcome.cards)))
    return value if outcome.next is Next.OFFERED else value + TURN


def points(dear: float, win: float, loss: float, gain: float, cost: float) -> float:
    """The points that go with what a network says: chances as logits, and what is paid then.

    `dear` is the part that counts of what a win would pay beyond the usual.
    """
    gain = USUAL + dear * (max(LEAST, gain) - USUAL)
    return (SEATS - 1) * gain / (1 + exp(-win)) - max(LEAST, cost) / (1 + exp(-loss))


def features(known: Known, cards: Cards) -> list[float]:
    """What the network is told of the cards that an answer leaves."""
    view, left = known.view, known.left
    promised = promise(cards, known.opening, left)
    return [
        *promised.numbers,
        *bonuses(cards, known.opening, left),
        view.stock / STOCK,
        promised.winning * view.stock / max(1, sum(left)) / 4,
    ]
