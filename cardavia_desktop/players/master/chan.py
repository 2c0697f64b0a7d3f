"""What the search has to know of Chắn: a fast way to play, and what an unfinished table is worth.

At a sampled table all cards are known. So the value of one asks of each hand what it promises
with the cards that are really left in the stock, and makes of that who is how likely to win, and
how dear. The weights come from self-play: `python -m tools.tuning.chan`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.master.search import Guide
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.skilled.chan import LEAST, STOCK, WEIGHTS, weigh
from cardavia_desktop.players.skilled.chan_hand import (
    Cards,
    Opening,
    Promise,
    loose,
    promise,
    waits,
)
from cardavia_desktop.players.skilled.chan_known import SEATS
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, Meld, NoSample, Table, View
from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.chan import hand as rules
from cardavia_desktop.rules.chan.hand import BIT, MOST_CAS, OTHERS, faces_of, singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.sampling import propose
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.events import Discarded
from cardavia_desktop.rules.faces import TOTOM, Counts
from cardavia_desktop.rules.view import ATTEMPTS, follow

# Hands as they may be.

_ORDER: Final = (1, 2, 3, 4, 6)
"""How much likelier a hand is for each rank without an unpaired card, by the discards that its
owner has made: nobody keeps loose cards for long.
"""


def sample(view: View, rng: Random) -> Table:
    """A table that could lie behind a view, with hands that players come to who discard what is
    loose. Raises NoSample.
    """
    made = [0] * SEATS
    for event in view.events:
        if isinstance(event, Discarded):
            made[event.seat] += 1
    order = {seat: _ORDER[min(n, len(_ORDER) - 1)] for seat, n in enumerate(made)}
    for _ in range(ATTEMPTS):
        deck = propose(view, rng, order)
        if deck is not None and (table := follow(view, deck)) is not None:
            return table
    raise NoSample("no table found behind this view")


# A fast way to play.

_distance: Final = lru_cache(maxsize=1 << 14)(rules.distance)
_PARTNERS: Final = tuple(tuple(faces_of(others)) for others in OTHERS)
_STEP: Final = 100.0
"""What a step of distance costs, in cards left."""
_HOPELESS: Final = 60.0
"""What waiting for nothing that is left costs."""


def answer(table: Table, rng: Random) -> Action:
    """What the seat to move does: it wins, takes what brings it nearer, and keeps what waits for
    the most cards. It looks at its own cards and at what lies open.
    """
    assert isinstance(table, ChanTable), "this is the policy of Chắn"
    seat = table.to_move
    assert seat is not None, "somebody is asked"
    legal = table.legal()
    if legal[-1].verb == "win":
        return legal[-1]
    left, limits, singles = _unseen(table, seat), table.limits[seat], table.singles[seat]
    if table.public == NO_FACE:
        face, _ = _discard(singles, limits, left)
        return next(action for action in legal if action.face == face)
    return min(legal, key=lambda action: _loss(action, table.public, singles, limits, left))


def _unseen(table: ChanTable, seat: int) -> Counts:
    """How many copies of each face a seat does not see."""
    left = [4 - n for n in table.hands[seat]]
    for melds in table.melds:
        for _, cards in melds:
            for face in cards:
                left[face] -= 1
    for row in table.discards:
        for face in row:
            left[face] -= 1
    if table.public != NO_FACE:
        left[table.public] -= 1
    return left


def _loss(action: Action, public: Face, singles: int, limits: Limits, left: Counts) -> float:
    """How far a hand is from a win after an answer to the public card."""
    if action.verb == "pass":
        return _far(singles, limits, left)
    if action.verb == "chiu":
        return _discard(singles ^ BIT[public], limits, left)[1] - 1
    partner = action.face
    assert partner is not None, "a capture names the hand card"
    if partner == public:
        # One of a pair makes no new pair.
        gain = 1 if singles & BIT[public] else -1
        return _discard(singles ^ BIT[partner], limits, left)[1] - gain
    return _discard(singles ^ BIT[partner], limits.after_ca(partner), left)[1]


def _far(singles: int, limits: Limits, left: Counts) -> float:
    """How far nineteen cards are from a win."""
    away = _distance(singles, limits.cas)
    if away:
        return _STEP * away
    winning = sum([left[card] for card in waits(singles, limits.cas)])
    return -3.0 * winning if winning else _HOPELESS


def _discard(singles: int, limits: Limits, left: Counts) -> tuple[Face, float]:
    """The best discard of twenty cards, and how far the hand is from a win then."""
    best, least = NO_FACE, float("inf")
    room = rules.cas(singles) + limits.cas < MOST_CAS
    for face in faces_of(limits.discards(singles)):
        after = singles ^ BIT[face]
        far = _far(after, limits, left)
        if far >= _STEP:
            far += 3.0 * left[face]
            if room:
                far += 2.0 * sum([left[other] for other in _PARTNERS[face]])
        if far < least:
            best, least = face, far
    return best, least - least % _STEP if least >= _STEP else least


# What an unfinished table is worth.


class Prospect(NamedTuple):
    """How likely a seat is to win, and what each loser would pay then."""

    chance: float
    paid: float


@cache
def _network() -> Network:
    return Network.of(load(WEIGHTS)["table"])


@cache
def _nobody() -> tuple[float, float]:
    """The strength of an opponent that wins where nobody does: a constant, and a part that grows
    with the stock.
    """
    constant, with_stock = load(WEIGHTS)["nobody"]
    return constant, with_stock


def value(table: Table, seat: int) -> float:
    """The points that a seat may expect."""
    assert isinstance(table, ChanTable), "this is the value of Chắn"
    settle(table, seat)
    if table.result is not None:
        return table.result.points[seat]
    points = [chance * paid for chance, paid in prospects(table)]
    return SEATS * points[seat] - sum(points)


def settle(table: ChanTable, seat: int | None = None) -> None:
    """Play on until somebody is asked for a public card that does not win.

    `seat`, which took a card, makes the discard after that with care.
    """
    rng = Random(0)
    while table.to_move is not None:
        legal = table.legal()
        if table.public != NO_FACE and legal[-1].verb != "win":
            return
        if len(legal) == 1:
            table.play(legal[0])
        elif table.to_move == seat and table.public == NO_FACE:
            table.play(_careful(table.view(seat)))
        else:
            table.play(answer(table, rng))


@lru_cache(maxsize=1 << 8)
def _careful(view: View) -> Action:
    """What the level `player` answers; all worlds of a search come back with the same views."""
    return max(weigh(view, Random(0)), key=lambda candidate: candidate.value).action


def prospects(table: ChanTable) -> list[Prospect]:
    """The prospects of the seats at a settled table."""
    said = [_said(numbers) for numbers in seats(table)]
    strengths = [exp(strength) for strength, _ in said]
    constant, with_stock = _nobody()
    total = sum(strengths) + exp(constant + with_stock * table.stock / STOCK)
    return [
        Prospect(strength / total, max(LEAST, paid))
        for strength, (_, paid) in zip(strengths, said, strict=True)
    ]


@lru_cache(maxsize=1 << 12)
def _said(numbers: tuple[float, ...]) -> list[float]:
    """What the network says of a seat: its strength, and what would be paid."""
    return _network()(numbers)


def seats(table: ChanTable) -> list[tuple[float, ...]]:
    """What the network is told of each seat at a settled table.

    Beside what the hand promises with the cards of the stock: how likely it would be to win or to
    be helped by each card turned up, whether the seat before may discard what it needs, whether
    it is asked now, and when it turns up a card itself.
    """
    stock = table.stock
    each = 1 / max(1, stock)
    first_gate = (table.door + 1) % SEATS if table.turned_up else table.door
    told = []
    for seat in range(SEATS):
        away, winning, outs, _, numbers = _promise(
            _Hand(
                table.deck,
                stock,
                _opening(table, seat),
                tuple(table.hands[seat]),
                table.limits[seat],
                tuple(table.melds[seat]),
            )
        )
        singles, limits = table.singles[seat], table.limits[seat]
        asked = table.to_move == seat and any(
            _pays(action, table.public, singles) for action in table.legal()
        )
        wanted = loose(singles) & ~(limits.discarded | limits.given)
        hazard = min(0.9, winning * each)
        first, second, third, *_ = *outs, 0, 0, 0
        gate = (seat - first_gate) % SEATS
        told.append(
            (
                *numbers,
                hazard * 4,
                1 - (1 - hazard) ** stock,
                4 * first * each,
                4 * second * each,
                4 * third * each,
                3 * sum(outs) * each,
                (wanted & loose(table.singles[seat - 1])).bit_count() / 3,
                float(asked),
                float(asked and away == 1),
                float(asked and away == 0),
                float(gate == 0),
                float(gate == 1),
                float(gate == 2),
                stock / STOCK,
            )
        )
    return told


class _Hand(NamedTuple):
    """All that the promise of a hand depends on; `stock` are so many cards at the end of `deck`."""

    deck: Group
    stock: int
    opening: Opening
    counts: tuple[int, ...]
    limits: Limits
    melds: tuple[Meld, ...]


@lru_cache(maxsize=1 << 10)
def _promise(hand: _Hand) -> Promise:
    """What a hand promises; most hands come back with every answer that a search tries."""
    left = TOTOM.counts(hand.deck[len(hand.deck) - hand.stock :])
    counts = list(hand.counts)
    cards = Cards(counts, singles_of(counts), hand.limits, hand.melds)
    return promise(cards, hand.opening, left)


def _pays(action: Action, public: Face, singles: int) -> bool:
    """Whether an answer makes a new pair."""
    return action.verb == "chiu" or (
        action.verb == "capture" and (action.face != public or bool(singles & BIT[public]))
    )


@lru_cache(maxsize=256)
def _opening_of(deck: tuple[Face, ...], dealer: int, seat: int, options: frozenset[str]) -> Opening:
    place = (seat - dealer) % SEATS
    start = 19 * place + 1 if place else 0
    return Opening.of(TOTOM.counts(deck[start : 19 * place + 20]), options)


def _opening(table: ChanTable, seat: int) -> Opening:
    return _opening_of(table.deck, table.dealer, seat, table.options)


GUIDE: Final = Guide(
    answer=answer,
    work=1800,
    reach=2.0,
    doubt=1.0,
    spread=3.0,
    sampling=40,
    width=6,
    value=value,
    horizon=10,
    sample=sample,
)
