"""What the answers of Chắn are worth: a trained estimate of what each of them leaves.

The estimate says how likely the seat and the others are to win, and how dear such a win would be.
It sees the own cards, what is gone, the stock, the open pairs of the others and what the next
seat could take. The weights come from self-play: `python -m tools.tuning.chan`.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.player import Candidate
from cardavia_desktop.players.skilled.chan_facts import facts
from cardavia_desktop.players.skilled.chan_hand import Cards, loose, payment, promise
from cardavia_desktop.players.skilled.chan_known import SEATS, Known
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, View
from cardavia_desktop.rules.chan.hand import faces_of

WEIGHTS: Final = "chan"
STOCK: Final = 23
"""Cards in the stock at first (C3.1)."""
LEAST: Final = 2.0
"""The points of the poorest win (C9.2)."""


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


def weigh(view: View, rng: Random) -> list[Candidate]:
    """What all legal answers are worth by the estimate, in points of the deal."""
    known = Known.of(view)
    return [_weighed(known, action, rng.random()) for action in view.legal]


def _weighed(known: Known, action: Action, luck: float) -> Candidate:
    """An answer, with the outcome of the best discard after it; `luck` decides between equals."""
    value, outcome = _best(known, action)
    if action.verb == "win":
        told: tuple[Fact, ...] = (Fact(About.WINS, (), won(known)),)
    elif outcome is None:
        told = ()
    else:
        discarded = outcome.face if outcome.next is Next.OFFERED else None
        told = facts(known, known.view.distance, outcome.cards, discarded)
    return Candidate(action, value + _LUCK * luck, facts=told)


def _best(known: Known, action: Action) -> tuple[float, Outcome | None]:
    """What an answer is worth, and the outcome that it is worth so much for."""
    if action.verb == "win":
        return float((SEATS - 1) * won(known)), None
    ways = [(judge(known, outcome), outcome) for outcome in outcomes(known, action)]
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
    win, loss, gain, cost = _network()(features(known, outcome))
    expected = (SEATS - 1) * max(LEAST, gain) / (1 + exp(-win))
    return expected - max(LEAST, cost) / (1 + exp(-loss))


def features(known: Known, outcome: Outcome) -> list[float]:
    """What the network is told of an outcome."""
    view = known.view
    promised = promise(outcome.cards, known.opening, known.left)
    others = [known.pairs[(view.seat + i) % SEATS] for i in range(1, SEATS)]
    feeds = (0.0, 0.0) if outcome.next is Next.GONE else known.feeds(outcome.face)
    return [
        *promised.numbers,
        view.stock / STOCK,
        promised.winning * view.stock / max(1, sum(known.left)) / 4,
        float(outcome.next is Next.ASKED),
        float(outcome.next is Next.GONE),
        *feeds,
        *(pairs / 5 for pairs in others),
        max(others) / 5,
        promised.outs[3] / 8 if len(promised.outs) > 3 else 0.0,
        promised.turning / 12,
    ]
