"""What an unfinished table of Chắn is worth, where all cards are known.

It asks of each hand what it promises with the cards that are really left in the stock, and makes of
that who is how likely to win, and how dear. The weights come from self-play:
`python -m tools.tuning.chan`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.master.chan_estimate import weigh
from cardavia_desktop.players.master.chan_policy import answer
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.skilled.chan import LEAST, STOCK, WEIGHTS
from cardavia_desktop.players.skilled.chan_hand import (
    Cards,
    Opening,
    Promise,
    bonuses,
    loose,
    promise,
)
from cardavia_desktop.players.skilled.chan_known import SEATS
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, Meld, Table, View
from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.chan.hand import BIT, singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.faces import TOTOM


class Prospect(NamedTuple):
    """How likely a seat is to win, and what each loser would pay then."""

    chance: float
    paid: float


_HAND: Final = 18
"""So many numbers of a promise the network is told."""


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
    """What the estimate answers; all worlds of a search come back with the same views."""
    return weigh(view, Random(0))[0].action


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
        away, winning, outs, numbers = _promise(
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
    promised = promise(cards, hand.opening, left)
    numbers = [*promised.numbers[:_HAND], *bonuses(cards, hand.opening, left)]
    return promised._replace(numbers=numbers)


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
