"""Hidden hands of Nantong long cards as they may lie behind a view.

`View.sample` draws hands blindly within what the past allows: far too loose, since everybody keeps
what belongs together. So each hand is brought into the order that hands usually have after so many
discards, by exchanging loose cards for cards of the stock that bring it nearer to a win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from cardavia_desktop.players.skilled.nantong_outlook import GROUPS, SEATS, WEIGHTS
from cardavia_desktop.players.skilled.nantong_shape import Kind, faces_of, read
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import View
from cardavia_desktop.rules.events import Discarded
from cardavia_desktop.rules.faces import Counts
from cardavia_desktop.rules.nantong.base import base_items
from cardavia_desktop.rules.nantong.cards import FACES


class Held(NamedTuple):
    """The hand of another seat: its cards, the distance from a win, the mask of faces that bring
    it nearer, the share of these in the stock, and its base hu.
    """

    cards: Sequence[int]
    away: int
    wanted: int
    outs: float
    base: int


class World(NamedTuple):
    """What is hidden: the hands of the `others` by seat, and the cards of the stock by face."""

    others: dict[int, Held]
    stock: Sequence[int]
    stock_size: int


@cache
def _orders() -> Sequence[Sequence[Sequence[float]]]:
    """By open groups and by pairs of discards, how often a hand is so many cards away."""
    orders: Sequence[Sequence[Sequence[float]]] = load(WEIGHTS)["orders"]
    return orders


class Worlds:
    """Draws worlds behind a view."""

    def __init__(self, view: View) -> None:
        self._view = view
        discards = [0] * SEATS
        for event in view.events:
            if isinstance(event, Discarded):
                discards[event.seat] += 1
        self._usual: dict[int, Sequence[float]] = {}
        for seat in range(SEATS):
            if seat in view.ready:
                self._usual[seat] = (1.0,)
            elif seat != view.seat:
                by_discards = _orders()[min(len(view.melds[seat]), 2)]
                self._usual[seat] = by_discards[min(discards[seat] // 2, len(by_discards) - 1)]

    def draw(self, rng: Random) -> World:
        """A world. Raises NoSample."""
        view = self._view
        table = view.sample(rng)
        hands = {seat: table.hands[seat][:] for seat in self._usual if seat != view.seat}
        stock = _stock(view, hands)
        seats = list(hands)
        rng.shuffle(seats)
        for seat in seats:
            usual = self._usual[seat]
            away = rng.choices(range(len(usual)), usual)[0]
            _order(hands[seat], stock, _groups(view, seat), away, rng)
        return world_of(view, hands)


def world_of(view: View, hands: Mapping[int, Counts]) -> World:
    """The world behind a view in which the other seats hold some hands."""
    stock = _stock(view, hands)
    size = sum(stock)
    others = {}
    for seat, hand in hands.items():
        reading = read(hand, Kind.ANY, _groups(view, seat))
        outs = sum(stock[face] for face in faces_of(reading.wanted)) / max(1, size)
        base = sum(item.hu for item in base_items(hand, view.melds[seat], view.indicators))
        others[seat] = Held(hand, max(0, reading.distance), reading.wanted, outs, base)
    return World(others, stock, size)


def _stock(view: View, hands: Mapping[int, Counts]) -> Counts:
    """The cards that are left for the stock."""
    left = view.unseen()
    return [left[face] - sum(hand[face] for hand in hands.values()) for face in FACES]


def _groups(view: View, seat: int) -> int:
    """The groups that a seat still has to make."""
    return GROUPS - sum(meld.kind != "hezi" for meld in view.melds[seat])


def _order(hand: Counts, stock: Counts, groups: int, away: int, rng: Random) -> None:
    """Exchange cards of a hand for cards of the stock until it is so many cards away from a win."""
    while (reading := read(hand, Kind.ANY, groups)).distance > away:
        wanted = [face for face in faces_of(reading.wanted) for _ in range(stock[face])]
        spare = list(faces_of(reading.spare))
        if not wanted or not spare:
            return
        came, went = rng.choice(wanted), rng.choice(spare)
        hand[came] += 1
        stock[came] -= 1
        hand[went] -= 1
        stock[went] += 1
