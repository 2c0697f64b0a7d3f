"""What a seat may believe of the unseen cards, and what networks are told of an answer."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tools.tuning.chan_fast.cards import (
    CARDS,
    CAS,
    DECLINED,
    DISCARDED,
    DISCARDS,
    FACES,
    GIVEN,
    MOST_CAS,
    OTHERS,
    PAIRS,
    SEATS,
    SINGLES,
    SIZE,
    Cards,
    bits,
    bonus_numbers,
    cas,
    hand_numbers,
    loose,
    no_cas,
    other_suits,
)
from tools.tuning.chan_fast.compiled import Floats, Ints, compiled

PLAYER: Final = 40
"""Numbers that the network of the player is told."""
MASTER: Final = 89
"""Numbers that the network of the master is told; the first of them are those of the player."""
EVIDENCE: Final = 72
"""Kinds of evidence (see `players.master.chan_beliefs`)."""
COPIES: Final = 5
OFFERED: Final = 0
ASKED: Final = 1
GONE: Final = 2
"""What happens to the public card after an answer (see `players.skilled.chan.Next`)."""


class Seen(NamedTuple):
    """What lies open, and how often each seat let each face go by."""

    open: Ints
    passed: Ints


class Sight(NamedTuple):
    """What a seat knows and believes, face by face: the copies it has not seen, how many of them
    each other seat may be expected to hold, the chance that it holds an odd number of them, how
    many are in the stock, and the same in proportion to all unseen cards.
    """

    left: Floats
    held: Floats
    odd: Floats
    stock: Floats
    share: Floats


@compiled
def chance(copies: int, left: int, share: float) -> float:
    """The chance to hold so many of the copies left, each of them with the chance `share`."""
    result = 1.0
    for number in range(copies):
        result *= share * (left - number) / (number + 1)
    for _ in range(left - copies):
        result *= 1 - share
    return result


@compiled
def evidence(cards: Cards, seen: Seen, seat: int, face: int) -> int:
    """The place of what a seat was seen to do with a face."""
    marks = cards.marks[seat]
    discarded = marks[DISCARDED] >> face & 1
    of_rank = min(2, bits(marks[DISCARDED] & OTHERS[face]))
    stage = min(3, (marks[DISCARDS] + 1) // 2)
    passed = min(2, seen.passed[seat, face])
    return int(((passed * 2 + discarded) * 3 + of_rank) * 4 + stage)


@compiled
def count_left(cards: Cards, seen: Seen, seat: int, public: int, left: Floats) -> float:
    """Write how many copies of each face a seat does not see; returns how many cards."""
    unseen = 0.0
    for face in FACES:
        left[face] = 4 - seen.open[face] - cards.hand[seat, face] - (face == public)
        unseen += left[face]
    return unseen


@compiled
def look(
    cards: Cards, seen: Seen, seat: int, public: int, stock: int, odds: Floats, sight: Sight
) -> None:
    """Write what a seat may believe."""
    left, held, in_stock = sight.left, sight.held, sight.stock
    unseen = count_left(cards, seen, seat, public, left)
    for other in range(SEATS - 1):
        place = (seat + 1 + other) % SEATS
        share = cards.marks[place, CARDS] / unseen
        for face in FACES:
            mean = odd = total = 0.0
            kind = evidence(cards, seen, place, face)
            for copies in range(int(left[face]) + 1):
                weight = odds[kind, copies] * chance(copies, int(left[face]), share)
                total += weight
                mean += copies * weight
                odd += weight * (copies & 1)
            held[other, face] = mean / total if left[face] and total > 0 else 0.0
            sight.odd[other, face] = odd / total if left[face] and total > 0 else 0.0
    for number in range(2):
        for other in range(SEATS - 1):
            total = held[other].sum()
            if total > 0:
                held[other] *= cards.marks[(seat + 1 + other) % SEATS, CARDS] / total
        for face in FACES:
            rest = left[face] - held[0, face] - held[1, face] - held[2, face]
            in_stock[face] = max(rest, left[face] / 50)
        total = in_stock.sum()
        if total > 0:
            in_stock *= stock / total
        if number == 0:
            for face in FACES:
                total = in_stock[face] + held[0, face] + held[1, face] + held[2, face]
                if total > 0:
                    held[:, face] *= left[face] / total
    sight.share[:] = in_stock * unseen / max(1, stock)


@compiled
def player_numbers(cards: Cards, seat: int, left: Floats, stock: int, told: Floats) -> None:
    """Write the numbers of `skilled.chan.features`."""
    winning = hand_numbers(cards, seat, left, told)
    bonus_numbers(cards, seat, left, told[21:])
    told[38] = stock / 23
    told[39] = winning * stock / max(1.0, left.sum()) / 4


@compiled
def master_numbers(
    cards: Cards,
    before: Ints,
    seat: int,
    sight: Sight,
    stock: int,
    card: int,
    following: int,
    told: Floats,
) -> None:
    """Write the numbers of `master.chan_estimate.Insight.features`: of the public card `card`
    after an answer, and what is `following` for it. `before` are the marks before the answer.
    """
    left, held, odd = sight.left, sight.held, sight.odd
    player_numbers(cards, seat, left, stock, told)
    told[40] = following == ASKED
    told[41] = following == GONE
    winning = hand_numbers(cards, seat, sight.share, told[42:])
    unseen = max(1.0, left.sum())
    marks = cards.marks[seat]
    alone, barred = loose(marks[SINGLES]), marks[DISCARDED] | marks[GIVEN]
    wanted = alone & ~barred
    if cas(marks[SINGLES]) + marks[CAS] < MOST_CAS and not no_cas(marks):
        partners = other_suits(alone) & ~(barred | marks[DECLINED])
        for face in FACES:
            if partners >> face & 1 and not cards.hand[seat, face]:
                wanted |= 1 << face
    told[63:66] = 0.0
    for face in FACES:
        if wanted >> face & 1:
            told[63] += odd[2, face] / 4
            told[64] += odd[0, face] / 4
            told[65] += odd[1, face] / 4
    hazard = winning / unseen
    told[66] = hazard * stock / 4
    told[67] = 4 * hazard
    missed = 1.0
    for _ in range(stock):
        missed *= 1 - min(0.9, hazard)
    told[68] = 1 - missed
    for other in range(SEATS - 1):
        place = (seat + 1 + other) % SEATS
        told[69 + other] = cards.marks[place, PAIRS] / 5
        told[72 + other] = cards.marks[place, DISCARDS] / 6
        told[75 + other] = cards.marks[place, CAS] / 3
    told[78] = max(told[69], told[70], told[71])
    told[79] = max(told[72], told[73], told[74])
    told[80:86] = 0.0
    if following != GONE:
        theirs = cards.marks[(seat + 1) % SEATS]
        if (theirs[DISCARDED] | theirs[GIVEN]) >> card & 1:
            told[83] = 1.0
        else:
            told[80] = odd[0, card]
            told[81] = min(1.0, held[0, card])
            if not no_cas(theirs):
                for face in FACES:
                    if OTHERS[card] >> face & 1:
                        told[82] += odd[0, face]
        told[84] = no_cas(theirs)
        told[85] = left[card] >= 3
    told[86] = unseen / 80
    told[87] = marks[PAIRS] / 5
    told[88] = before[DISCARDS] / 6


@compiled
def new_sight() -> Sight:
    """Room for what a seat believes."""
    rows = SEATS - 1
    return Sight(
        np.zeros(SIZE),
        np.zeros((rows, SIZE)),
        np.zeros((rows, SIZE)),
        np.zeros(SIZE),
        np.zeros(SIZE),
    )
