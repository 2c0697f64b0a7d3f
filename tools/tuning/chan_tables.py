"""What a table of Chắn is worth at which all cards are known, for the tuning of the Player.

It asks of each hand what it promises with the cards that are really left in the stock, and makes of
that who is how likely to win, and how dear.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

from cardavia_desktop.players.master.chan_policy import answer
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.skilled.chan import LEAST, STOCK
from cardavia_desktop.players.skilled.chan_hand import Cards, Opening, Promise, loose, promise
from cardavia_desktop.players.skilled.chan_known import SEATS
from cardavia_desktop.rules import NO_FACE, Action, Face, Meld
from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.chan.hand import BIT, singles_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.faces import TOTOM


class Prospect(NamedTuple):
    """How likely a seat is to win, and what each loser would pay then."""

    chance: float
    paid: float


class Judge:
    """Tells the prospects of the seats, with the weights of a file."""

    def __init__(self, path: Path) -> None:
        weights = json.loads(path.read_text("utf-8"))
        self.network = Network.of(weights["table"])
        self.nobody: tuple[float, float] = tuple(weights["nobody"])

    def prospects(self, table: ChanTable) -> list[Prospect]:
        """The prospects of the seats at a settled table."""
        said = [self.network(numbers) for numbers in seats(table)]
        strengths = [exp(strength) for strength, _ in said]
        constant, with_stock = self.nobody
        total = sum(strengths) + exp(constant + with_stock * table.stock / STOCK)
        return [
            Prospect(strength / total, max(LEAST, paid))
            for strength, (_, paid) in zip(strengths, said, strict=True)
        ]


def settle(table: ChanTable) -> None:
    """Play on until somebody is asked for a public card that does not win."""
    rng = Random(0)
    while table.to_move is not None:
        legal = table.legal()
        if table.public != NO_FACE and legal[-1].verb != "win":
            return
        table.play(legal[0] if len(legal) == 1 else answer(table, rng))


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
