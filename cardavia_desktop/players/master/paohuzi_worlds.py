"""Worlds behind a view of Paohuzi in which the others hold what sensible players keep.

Hands drawn blindly within what the past allows are far too loose: a player keeps what makes groups,
and discards what joins with nothing it holds. So cards of a world are exchanged between the hidden
hands and the stock, again and again, where that makes the hands likelier (Metropolis's method).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, inf
from operator import mul
from random import Random
from typing import Final

from cardavia_desktop.players.skilled.paohuzi_plans import most_wholes
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import Face, Table, View
from cardavia_desktop.rules.events import Discarded, Left, Revealed
from cardavia_desktop.rules.faces import cards_of
from cardavia_desktop.rules.paohuzi.hand import CHI_GROUPS, FACES, UNIT
from cardavia_desktop.rules.paohuzi.past import pasts
from cardavia_desktop.rules.paohuzi.sampling import deck_with
from cardavia_desktop.rules.view import follow

SIGNS: Final = (
    "joins_discard",
    "same_as_discard",
    "takes_discard",
    "takes_unchied",
    "pair_unpenged",
    "groups",
    "lone",
    "kans",
)
"""What tells of a hidden hand how likely it is, beside what its owner was seen to do.

Loose cards that would make a half with a discard; discards of which it still holds one, and those
that its cards would have made a chi group; cards that it could have taken for a chi or a peng and
let lie. Then the chi groups, the loose cards that join with none, and the kan that it holds, each
times the discards made (six at most): the more of them, the more in order is a hand.
"""

_WEIGHTS: Final = tuple(float(load("paohuzi")["worlds"][sign]) for sign in SIGNS)
"""How much each sign adds to the logarithm of how likely a hand is."""
_EXCHANGES: Final = 60
"""Exchanges that are tried in a world."""
_SETTLED: Final = 6
"""Discards after which a hand is as much in order as it gets."""


def _partners(face: Face) -> Iterable[tuple[Face, Face]]:
    for group in CHI_GROUPS:
        if face in group.cards:
            rest = [*group.cards]
            rest.remove(face)
            yield rest[0], rest[1]


PARTNERS: Final = tuple(tuple(_partners(face)) for face in FACES)
"""For each face the pairs of cards with which it makes a chi group."""
_PAIR: Final = len(FACES)
"""Bit sets of a hand: a bit for each face with loose cards, and _PAIR higher one for two alike."""
_NEEDS: Final = tuple(
    tuple(
        1 << one + _PAIR if one == other else 1 << one | 1 << other for one, other in PARTNERS[face]
    )
    for face in FACES
)
"""What makes a chi group with each face, as bits."""
_NEIGHBORS: Final = tuple(
    sum(1 << near for near in {card for pair in PARTNERS[face] for card in pair} - {face})
    for face in FACES
)
"""The other faces that stand in a chi group with each face, as bits."""


class Trace:
    """What a seat was seen to leave: the faces it discarded, and public cards that it let lie
    though the rules would have let it chi or peng them.
    """

    def __init__(self) -> None:
        """Start without a card."""
        self.discards: list[Face] = []
        self.unchied: list[Face] = []
        self.unpenged: list[Face] = []

    def signs(self, hand: Sequence[int]) -> list[float]:
        """What there is of each of SIGNS if this is the seat's hand."""
        some = pairs = loose = kans = 0
        for face, n in enumerate(hand):
            if n == 3:
                kans += 1
            elif n:
                some |= 1 << face
                loose += n * UNIT[face]
                if n == 2:
                    pairs |= 1 << face
        have = some | pairs << _PAIR
        joins = same = takes = 0
        for face in self.discards:
            joins += (_NEIGHBORS[face] & some).bit_count()
            same += some >> face & 1
            takes += _takes(have, face)
        unchied = sum([_takes(have, face) for face in self.unchied])
        unpenged = sum([pairs >> face & 1 for face in self.unpenged])
        single = some & ~pairs
        lone = sum([single >> face & 1 and not _NEIGHBORS[face] & some for face in FACES])
        order = min(len(self.discards), _SETTLED)
        groups = most_wholes(loose)
        return [joins, same, takes, unchied, unpenged, order * groups, order * lone, order * kans]

    def weight(self, hand: Sequence[int]) -> float:
        """The logarithm of how likely a hand is, but for a constant."""
        weight: float = sum(map(mul, _WEIGHTS, self.signs(hand)))
        return weight


def _takes(have: int, face: Face) -> bool:
    """Whether cards, as bits, make a chi group with a face."""
    return any(have & need == need for need in _NEEDS[face])


def traces(view: View) -> list[Trace]:
    """What each seat was seen to leave."""
    seats = view.game.seats
    found = [Trace() for _ in range(seats)]
    source, turned_up = view.seat, False
    for event in view.events:
        match event:
            case Revealed(source, _):
                turned_up = True
            case Discarded(source, face):
                turned_up = False
                found[source].discards.append(face)
            case Left(_, face):
                found[source if turned_up else (source + 1) % seats].unchied.append(face)
                for seat in range(seats):
                    if seat != source:
                        found[seat].unpenged.append(face)
    return found


def sample(view: View, rng: Random) -> Table:
    """A table that could lie behind a view, the likelier ones drawn more often. Raises NoSample."""
    blind = view.sample(rng)
    past, seen, hidden = pasts(view), traces(view), view.unseen()
    hands = {}
    for seat in range(view.game.seats):
        if seat != view.seat:
            held = blind.hands[seat]
            fitting = [past[seat].copies_left(face) for face in FACES]
            hands[seat] = _Hand(held, seen[seat], fitting)
            hidden = [n - m for n, m in zip(hidden, held, strict=True)]
    piles = [pile for pile in (*hands.values(), _Pile(cards_of(hidden))) if pile.cards]
    if len(piles) > 1:
        for _ in range(_EXCHANGES):
            one, other = rng.sample(piles, 2)
            _exchange(one, other, rng)
    held_now = {seat: hand.counts for seat, hand in hands.items()}
    return follow(view, deck_with(view, held_now, rng)) or blind


class _Pile:
    """Hidden cards: here the stock, which may hold any."""

    def __init__(self, cards: list[Face]) -> None:
        self.cards = cards

    def gain(self, gone: Face, come: Face) -> float:
        """How much likelier it is with one card in place of another, as a logarithm."""
        return 0.0

    def change(self, place: int, come: Face) -> None:
        """Put the card that was asked for last in a place."""
        self.cards[place] = come


class _Hand(_Pile):
    """A hidden hand: `fitting` are the numbers of copies of each face that it may hold."""

    def __init__(self, held: Sequence[int], trace: Trace, fitting: list[tuple[int, ...]]) -> None:
        super().__init__(cards_of(held))
        self.counts = [*held]
        self._trace = trace
        self._fitting = fitting
        self._weight = trace.weight(held)
        self._changed = self.counts, self._weight

    def gain(self, gone: Face, come: Face) -> float:
        counts, fitting = self.counts, self._fitting
        if counts[gone] - 1 not in fitting[gone] or counts[come] + 1 not in fitting[come]:
            return -inf
        changed = counts[:]
        changed[gone] -= 1
        changed[come] += 1
        self._changed = changed, self._trace.weight(changed)
        return self._changed[1] - self._weight

    def change(self, place: int, come: Face) -> None:
        self.counts, self._weight = self._changed
        super().change(place, come)


def _exchange(one: _Pile, other: _Pile, rng: Random) -> None:
    """Exchange a card of each, if the hands are likelier then, or by chance."""
    here, there = rng.randrange(len(one.cards)), rng.randrange(len(other.cards))
    gone, come = one.cards[here], other.cards[there]
    if gone != come:
        gain = one.gain(gone, come) + other.gain(come, gone)
        if gain >= 0 or rng.random() < exp(gain):
            one.change(here, come)
            other.change(there, gone)
