"""Where the cards may be that a seat of Chắn does not see, by what the others were seen to do.

Who lets a card go by has no use for it: it holds none, or a pair. Who discards a card has kept
none, or a pair. How strongly such things speak was counted in self-play and is part of the
weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Final, NamedTuple, Self

from cardavia_desktop.players.skilled.chan_known import SEATS, Known
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules.chan.hand import FACES, OTHERS
from cardavia_desktop.rules.chan.past import Step, pasts
from cardavia_desktop.rules.faces import TOTOM

ROUNDS: Final = 2
"""How often the copies of a face and the cards of a seat are made to agree."""


class Evidence(NamedTuple):
    """What a seat was seen to do, with regard to one face: how often it let it go by (at most
    twice), whether it discarded it, how many faces of its rank it discarded (at most two), and how
    many discards it has made (none, one or two, three or four, more).
    """

    passed: int
    discarded: bool
    of_rank: int
    stage: int

    @property
    def place(self) -> int:
        """Its place in the weights."""
        return ((self.passed * 2 + self.discarded) * 3 + self.of_rank) * 4 + self.stage


@cache
def odds() -> Sequence[Sequence[float]]:
    """For all evidence how much likelier than by chance it makes it to hold 0 to 4 copies."""
    counted: Sequence[Sequence[float]] = load("chan")["odds"]
    return counted


def evidence(known: Known) -> list[list[Evidence]]:
    """For each seat what it was seen to do with regard to each face."""
    view, told = known.view, []
    past = pasts(view)
    offered = any(answer.verb == "capture" for answer in view.legal)
    if known.turned_up and offered and view.source != view.seat:
        past[view.source].steps.append((Step.PASSED, view.public))  # C5.3
    for seat in range(SEATS):
        passed, discarded = [0] * TOTOM.size, 0
        count = 0
        for step, face in past[seat].steps:
            if step is Step.PASSED:
                passed[face] += 1
            elif step is Step.DISCARDED:
                discarded |= 1 << face
                count += 1
        stage = min(3, (count + 1) // 2)
        told.append(
            [
                Evidence(
                    min(2, passed[face]),
                    bool(discarded >> face & 1),
                    min(2, (discarded & OTHERS[face]).bit_count()),
                    stage,
                )
                for face in range(TOTOM.size)
            ]
        )
    return told


@lru_cache(maxsize=1 << 14)
def _holds(place: int, left: int, size: int, unseen: int) -> tuple[float, float]:
    """How many of the copies left of a face a seat may be expected to hold, and the chance that it
    holds an odd number of them.
    """
    share = size / unseen
    chances = [
        likelier * comb(left, n) * share**n * (1 - share) ** (left - n)
        for n, likelier in enumerate(odds()[place][: left + 1])
    ]
    total = sum(chances)
    if not total:
        return 0.0, 0.0
    return sum(n * p for n, p in enumerate(chances)) / total, sum(chances[1::2]) / total


class Beliefs(NamedTuple):
    """Where the unseen cards may be, face by face: how many copies the next seat, the one across
    and the one before may be expected to hold, the chances that each holds an odd number, and how
    many copies may be in the stock.
    """

    held: list[list[float]]
    odd: list[list[float]]
    stock: list[float]

    @classmethod
    def of(cls, known: Known) -> Self:
        """What a seat may believe."""
        view, left = known.view, known.left
        unseen = sum(left)
        told = evidence(known)
        held, odd, sizes = [], [], []
        for i in range(1, SEATS):
            seat = (view.seat + i) % SEATS
            size = view.sizes[seat]
            of_face = [
                _holds(told[seat][face].place, left[face], size, unseen)
                if left[face]
                else (0.0, 0.0)
                for face in range(TOTOM.size)
            ]
            held.append([mean for mean, _ in of_face])
            odd.append([chance for _, chance in of_face])
            sizes.append(size)
        for number in range(ROUNDS):
            for of_seat, size in zip(held, sizes, strict=True):
                _scale(of_seat, size)
            stock = [max(n - sum(hands), n / 50) for n, *hands in zip(left, *held, strict=True)]
            _scale(stock, view.stock)
            if number < ROUNDS - 1:
                for face in FACES:
                    total = stock[face] + sum(of_seat[face] for of_seat in held)
                    if total:
                        for part in (*held, stock):
                            part[face] *= left[face] / total
        return cls(held, odd, stock)


def _scale(numbers: list[float], total: float) -> None:
    """Make numbers have a sum."""
    now = sum(numbers)
    times = total / now if now else 0.0
    for place, number in enumerate(numbers):
        numbers[place] = number * times
