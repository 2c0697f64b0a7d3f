"""Hidden hands of Nantong long cards as they may lie behind a view.

`View.sample` draws hands blindly within what the past allows: far too loose, since everybody keeps
what belongs together. So each hand is brought into the order that hands usually have after so many
discards, by exchanging loose cards for cards of the stock that bring it nearer to a win; and what
its owner would have discarded or claimed it hardly has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from cardavia_desktop.players.skilled.nantong_outlook import GROUPS, SEATS, WEIGHTS
from cardavia_desktop.players.skilled.nantong_shape import Kind, faces_of, read
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import Face, View
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
        self._thrown: list[list[Face]] = [[] for _ in range(SEATS)]
        for event in view.events:
            if isinstance(event, Discarded):
                self._thrown[event.seat].append(event.face)

    def draw(self, rng: Random) -> World:
        """A world. Raises NoSample."""
        view = self._view
        table = view.sample(rng)
        seats = [seat for seat in range(SEATS) if seat != view.seat]
        hands = {seat: table.hands[seat] for seat in seats}
        stock = _stock(view, hands)
        rng.shuffle(seats)
        for seat in seats:
            if seat not in view.ready:
                self._exchange(seat, hands[seat], stock, rng)
        return world_of(view, hands)

    def _exchange(self, seat: int, hand: Counts, stock: Counts, rng: Random) -> None:
        """Make a hand such as players come to, by exchanging cards with the stock."""
        own = set(self._thrown[seat])
        unclaimed = {f for other in range(SEATS) if other != seat for f in self._thrown[other]}
        for face in FACES:
            for copy in range(hand[face], 0, -1):
                doubt = _DISCARDED if face in own else _PASSED * (copy > 1 and face in unclaimed)
                if rng.random() < doubt:
                    _swap(hand, stock, face, [f for f in FACES if stock[f] and f not in own], rng)
        melds = self._view.melds[seat]
        by_discards = _orders()[min(len(melds), 2)]
        usual = by_discards[min(len(self._thrown[seat]) // 2, len(by_discards) - 1)]
        (away,) = rng.choices(range(len(usual)), usual)
        for _ in range(_EXCHANGES):
            reading = read(hand, Kind.ANY, _groups(self._view, seat))
            wanted = [
                f for f in faces_of(reading.wanted) if f not in own or rng.random() > _DISCARDED
            ]
            spare = list(faces_of(reading.spare))
            if reading.distance <= away or not spare:
                return
            _swap(hand, stock, rng.choice(spare), wanted, rng)


_EXCHANGES: Final = 40
"""Exchanges to bring a hand in order, at most."""
_DISCARDED: Final = 0.5
"""How likely a seat does not have a card of a face that it has discarded,"""
_PASSED: Final = 0.3
"""or another of one that it did not claim."""


def _swap(hand: Counts, stock: Counts, went: Face, faces: Sequence[Face], rng: Random) -> None:
    """Exchange a card of a hand for one of some faces in the stock, if there is any."""
    if not sum(stock[face] for face in faces):
        return
    (came,) = rng.choices(faces, [stock[face] for face in faces])
    hand[went] -= 1
    stock[went] += 1
    hand[came] += 1
    stock[came] -= 1


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
