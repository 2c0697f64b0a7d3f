"""What the network of the master of Nantong long cards is told of an answer, as numbers.

`own` tells of the hand that the answer leaves and of what all can see; `hidden` of the hands that
the others hold in a world. All numbers are about as large as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardavia_desktop.players.master.nantong_prospect import Prospect
from cardavia_desktop.players.master.nantong_worlds import World
from cardavia_desktop.players.skilled.nantong import Way
from cardavia_desktop.players.skilled.nantong_outlook import (
    FARTHEST,
    GROUPS,
    SEATS,
    Hand,
    settled,
)
from cardavia_desktop.players.skilled.nantong_shape import Kind, Reading, faces_of
from cardavia_desktop.rules import NO_FACE, Face, View
from cardavia_desktop.rules.events import Discarded
from cardavia_desktop.rules.nantong.cards import HONORS

OWN: Final = 57
HIDDEN: Final = 26
"""How many numbers there are."""
FED: Final = frozenset((11, 12, 22, 23))
"""The places of those hidden numbers that tell of a discard that wins or is punged."""
_RECENT: Final = 6
"""So many discards of each seat are recent."""
_FAR: Final = 3
"""From so many cards away on hands of others are alike."""


class Numbers:
    """The numbers of the answers to a view."""

    def __init__(self, view: View, prospect: Prospect) -> None:
        self.view = view
        self.prospect = prospect
        self.others = [(view.seat + 1) % SEATS, (view.seat + 2) % SEATS]
        thrown: list[list[Face]] = [[] for _ in range(SEATS)]
        for event in view.events:
            if isinstance(event, Discarded):
                thrown[event.seat].append(event.face)
        self._recent = {face for row in thrown for face in row[-_RECENT:]}

    def own(self, way: Way) -> list[float]:
        """What is told of the hand that an answer leaves."""
        hand, rounds = way.hand, way.rounds
        numbers = self._nearness(hand, way.readings[Kind.ANY])
        numbers += (rounds / 9 - 1, max(0, 4 - rounds) / 4, max(0, rounds - 10) / 8)
        numbers += self._hopes(way)
        for kind in (Kind.RUNS, Kind.TRIPLETS):
            numbers += self._plan(way, kind)
        wenqian = self.prospect.wenqian(hand)
        numbers += (wenqian > 0, wenqian > 1)
        pungs = sum(meld.kind in ("pung", "added-kong") for meld in hand.melds)
        numbers += (pungs / 2, (len(hand.melds) - pungs) / 2)
        numbers += self._others()
        numbers.append(way.ready)
        numbers += self._discard(way.discarded)
        return numbers

    def _outs(self, reading: Reading) -> int:
        """Cards not seen that bring a hand nearer."""
        left = self.prospect.left
        return sum(left[face] for face in faces_of(reading.wanted))

    def _nearness(self, hand: Hand, reading: Reading) -> list[float]:
        left, unseen = self.prospect.left, self.prospect.unseen
        away = max(0, reading.distance)
        claims = sum(left[f] for f in faces_of(reading.wanted) if hand.cards[f] >= 2)
        numbers = [0.0] * 13
        numbers[min(away, 5)] = 1.0
        numbers[6 + min(away, _FAR)] = 4 * self._outs(reading) / unseen
        if away:
            numbers[9 + min(away, _FAR)] = 6 * claims / unseen
        return numbers

    def _hopes(self, way: Way) -> Iterator[float]:
        """What the hand counts, and the chances and totals of each kind of win."""
        look, hand = self.prospect, way.hand
        base, pairs = look.base(hand)
        growing = look.growing(hand.cards, way.rounds)
        yield from (base / 40, -base % 10 / 10, base == 0, growing / 10, (pairs - base) / 20)
        safe = settled(base, look.by.growth * growing)
        for kind in Kind:
            if kind not in way.readings:
                yield from (0.0, 0.0, 0.0)
                continue
            reading = way.readings[kind]
            away = min(FARTHEST, max(0, reading.distance))
            odds = look.chances(kind).of(away, look.rate(hand.cards, reading), way.rounds)
            total = look.total(hand, kind, safe, pairs)
            yield odds.won * 2
            yield odds.won * total / 40
            yield odds.lost if kind is Kind.ANY else total / 100

    def _plan(self, way: Way, kind: Kind) -> tuple[float, ...]:
        """How much farther away than any win one of a certain kind is."""
        if kind not in way.readings:
            return (0, 0, 0, 1, 0)
        reading = way.readings[kind]
        more = reading.distance - way.readings[Kind.ANY].distance
        outs = 4 * self._outs(reading) / self.prospect.unseen if more < _FAR else 0.0
        return (more == 0, more == 1, more == 2, more > GROUPS + 1, outs)

    def _others(self) -> tuple[float, ...]:
        """What can be seen of the others."""
        view, look = self.view, self.prospect
        following, before = (len(view.melds[other]) / 3 for other in self.others)
        ready = len(view.ready - {view.seat})
        return (look.others_hu / 50 - 0.5, following, before, ready, look.threat - 1)

    def _discard(self, face: Face) -> tuple[float, ...]:
        """What can be seen of who may want a discard."""
        if face == NO_FACE:
            return (0.0,) * 7
        left = self.prospect.left
        copies = left[face]
        value = (self.prospect.values.pung[face] - 2) / 8 if copies >= 2 else 0.0
        near = sum(left[f] for f in _neighbors(face)) / 16 if copies else 0.0
        in_suit = copies > 0 and face not in HONORS
        return (
            copies == 1,
            copies == 2,
            copies >= 3,
            value,
            in_suit,
            near,
            face in self._recent,
        )

    def hands(self, world: World) -> Iterator[tuple[int, float]]:
        """Of the hands of the others in a world: places and numbers, those that are not zero."""
        for place, other in zip((4, 15), self.others, strict=True):
            held = world.others[other]
            yield place + min(held.away, _FAR), 1.0
            if held.away < 2:
                yield place + 4 + held.away, (3 if held.away else 5) * held.outs
            yield place + 6, held.base / 50

    def met(self, world: World, way: Way) -> Iterator[tuple[int, float]]:
        """Of an answer in a world: the draws that help, and who may take the discard."""
        reading = way.readings[Kind.ANY]
        if world.stock_size:
            outs = sum(world.stock[face] for face in faces_of(reading.wanted))
            yield min(max(0, reading.distance), _FAR), 4 * outs / world.stock_size
        face = way.discarded
        if face == NO_FACE:
            return
        for place, other in zip((11, 22), self.others, strict=True):
            held = world.others[other]
            wanted = held.wanted >> face & 1
            if wanted and not held.away:
                yield place, 1.0
            elif held.cards[face] >= 2 and other not in self.view.ready:
                yield place + 1, 1.0
                if wanted:
                    yield place + 2, 1.0
                    if held.away <= 2:
                        yield place + 3, 1.0


def _neighbors(face: Face) -> Sequence[Face]:
    """The faces within two ranks in its suit."""
    if face in HONORS:
        return ()
    return [f for f in range(face - 2, face + 3) if f != face and f >= 0 and f // 9 == face // 9]
