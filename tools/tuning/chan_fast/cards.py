"""Hands and what the rules allow, in numbers (C2, C6, C8, C9); faces and masks are those of
`rules.chan`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from cardavia_desktop.rules.chan import hand as rules
from cardavia_desktop.rules.faces import TOTOM
from tools.tuning.chan_fast.compiled import Floats, Ints, compiled

SEATS: Final = 4
SIZE: Final = TOTOM.size
FACES: Final = rules.FACES
CHI: Final = rules.CHI
MOST_CAS: Final = rules.MOST_CAS
OTHERS: Final = np.array(rules.OTHERS)
RED: Final = np.array([face in TOTOM.reds for face in range(SIZE)])
PASS: Final = -1
CHIU: Final = -2
"""Answers to a public card; any other is the hand card that captures it."""
_SUIT: Final = 9
_RANKS: Final = (1 << _SUIT) - 1
_3M, _3C, _7C = (TOTOM.index[code] for code in ("3m", "3c", "7c"))
_8S, _9M = TOTOM.index["8s"], TOTOM.index["9m"]

unpaired_ranks = compiled(rules.unpaired_ranks)
other_suits = compiled(rules.other_suits)


class Cards(NamedTuple):
    """The cards and the pasts of the seats, one row each: counts of the hands and of the opening
    hands, captured Chắn by face, cards in captured Cạ by face, and `marks`.
    """

    hand: Ints
    opening: Ints
    chans: Ints
    in_cas: Ints
    marks: Ints


SINGLES: Final = 0
DISCARDED: Final = 1
GIVEN: Final = 2
DECLINED: Final = 3
CAS: Final = 4
CA_RANKS: Final = 5
PAIRS: Final = 6
DISCARDS: Final = 7
CARDS: Final = 8
MARKS: Final = 9
"""The marks of a seat: masks as in `rules.chan.limits`, captured Cạ, the ranks of these as a mask,
open pairs, discards made, cards in hand.
"""


@compiled
def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def cas(singles: int) -> int:
    """How many Cạ the singles form (C2.3)."""
    m, s, c = singles, singles >> _SUIT, singles >> 2 * _SUIT
    return bits((m & s | s & c | m & c) & _RANKS)


@compiled
def loose(singles: int) -> int:
    """The singles of the ranks that leave an unpaired card."""
    ranks = unpaired_ranks(singles)
    suit = ranks & _RANKS
    return singles & (suit | suit << _SUIT | suit << 2 * _SUIT | (ranks >> _SUIT) << CHI)


@compiled
def completes(singles: int, open_cas: int, card: int) -> bool:
    """Whether a card completes a hand of nineteen cards (C8.1, C8.2)."""
    after = singles ^ (1 << card)
    if unpaired_ranks(after):
        return False
    total = cas(after) + open_cas
    return total == MOST_CAS if card == CHI else total <= MOST_CAS


@compiled
def free(marks: Ints, singles: int) -> int:
    """The legal discards (C6.10) of a hand with these singles, as a mask."""
    legal = singles & ~marks[DECLINED]
    if marks[CAS]:
        legal &= ~other_suits(marks[DISCARDED])
    return int(legal)


@compiled
def no_cas(marks: Ints) -> bool:
    """Whether a seat has discarded a Cạ and may capture none (C6.7)."""
    return bool(marks[DISCARDED] & other_suits(marks[DISCARDED]))


@compiled
def may_capture(hand: Ints, marks: Ints, face: int, partner: int) -> bool:
    """Whether a seat may capture a face with a hand card (C6.1 to C6.9)."""
    taken, own, singles = 1 << face, 1 << partner, marks[SINGLES]
    if (marks[DISCARDED] | marks[GIVEN]) & taken:
        return False
    legal = (singles ^ own) & ~marks[DECLINED]
    if partner != face:
        if hand[face] or not singles & own or marks[DECLINED] & (taken | own):
            return False
        if singles & OTHERS[face] & ~own or bits(unpaired_ranks(singles)) == 1 or no_cas(marks):
            return False
    if partner != face or marks[CAS]:
        legal &= ~other_suits(marks[DISCARDED])
    return bool(legal)


@compiled
def captures(hand: Ints, marks: Ints, face: int, partners: Ints) -> int:
    """Write the hand cards that may capture a face; returns how many."""
    count = 0
    if hand[face]:
        if may_capture(hand, marks, face, face):
            partners[0] = face
            count = 1
    elif face != CHI:
        for partner in range(face % _SUIT, 3 * _SUIT, _SUIT):
            if marks[SINGLES] >> partner & 1 and may_capture(hand, marks, face, partner):
                partners[count] = partner
                count += 1
    return count


@compiled
def discard(cards: Cards, seat: int, face: int) -> None:
    """Carry out a discard."""
    marks = cards.marks[seat]
    cards.hand[seat, face] -= 1
    marks[SINGLES] ^= 1 << face
    marks[DISCARDED] |= 1 << face
    marks[DISCARDS] += 1
    marks[CARDS] -= 1


@compiled
def take(cards: Cards, seat: int, face: int, answer: int) -> None:
    """Carry out a Chíu of a face or its capture with a hand card, before the discard."""
    marks = cards.marks[seat]
    if answer == CHIU:
        cards.hand[seat, face] = 0
        marks[SINGLES] ^= 1 << face
        cards.chans[seat, face] += 2
        marks[PAIRS] += 2
        marks[CARDS] -= 3
        return
    cards.hand[seat, answer] -= 1
    marks[SINGLES] ^= 1 << answer
    marks[PAIRS] += 1
    marks[CARDS] -= 1
    if answer == face:
        cards.chans[seat, face] += 1
    else:
        cards.in_cas[seat, face] += 1
        cards.in_cas[seat, answer] += 1
        marks[GIVEN] |= 1 << answer
        marks[CAS] += 1
        marks[CA_RANKS] |= 1 << face % _SUIT


@compiled
def payment(cards: Cards, seat: int, card: int, own_gate: bool) -> int:
    """What each loser pays when a card completes the hand; below 0: the twenty cards win (C9)."""
    hand, chans, in_cas = cards.hand[seat], cards.chans[seat], cards.in_cas[seat]
    opening, ca_ranks = cards.opening[seat], cards.marks[seat, CA_RANKS]
    held = 0
    if card >= 0:
        held = hand[card]
        hand[card] += 1
    counts = hand + 2 * chans + in_cas
    reds = all_chans = bon = fours = 0
    for face in FACES:
        pairs = chans[face] + hand[face] // 2
        all_chans += pairs
        bon += opening[face] == 2 and pairs == 2
        fours += opening[face] == 4
        if RED[face]:
            reds += counts[face]
        if face < CHI and hand[face] & 1:
            ca_ranks |= 1 << face % _SUIT
    if card >= 0:
        hand[card] -= 1
    in_ca = 0 <= card < CHI and ca_ranks >> card % _SUIT & 1
    tom = min(counts[_3M], counts[_3C], counts[_7C])
    leo = min(counts[_8S], counts[_9M], counts[CHI])
    chiu_u = card >= 0 and held == 3 and opening[card] == 3
    # In the order of C9.1: main value, dịch, how often.
    earned = (
        (3, 1, int(own_gate)),
        (3, 1, int(card < 0)),
        (4, 1, tom),
        (4, 1, int(card >= 0 and all_chans == 6 and not in_ca)),
        (5, 2, leo),
        (5, 2, fours),
        (5, 2, int(chiu_u)),
        (5, 2, bon),
        (7, 4, int(reds == 0)),
        (8, 5, int(reds == 8)),
        (12, 9, int(counts[CHI] == 4 and reds == 4)),
        (12, 9, int(all_chans == 10)),
    )
    mains = others = best = best_dich = 0
    for main, dich, times in earned:
        if times:
            mains += main * times
            others += dich * times
            if main > best or (main == best and dich > best_dich):
                best, best_dich = main, dich
    if not mains:
        return 2
    return mains if all_chans == 10 else best + others - best_dich


@compiled
def hand_numbers(cards: Cards, seat: int, left: Floats, told: Floats) -> float:
    """Write the numbers of `skilled.chan_hand.promise`; returns how many cards win."""
    hand, marks = cards.hand[seat], cards.marks[seat]
    singles, declined = marks[SINGLES], marks[DECLINED]
    ranks, all_cas = unpaired_ranks(singles), cas(singles) + marks[CAS]
    excess = max(0, all_cas - MOST_CAS)
    away = bits(ranks) // 2 + excess
    barred = marks[DISCARDED] | marks[GIVEN]
    closed = all_cas >= MOST_CAS or no_cas(marks)
    legal = free(marks, singles)
    outs = np.zeros(20)
    number = stuck = 0
    total = as_chan = 0.0
    for rank in range(_SUIT + 1):
        if not ranks >> rank & 1:
            continue
        out = 0.0
        alone, last, may_go = 0, 0, False
        first, end = (rank, 3 * _SUIT) if rank < _SUIT else (CHI, CHI + 1)
        for face in range(first, end, _SUIT):
            if singles >> face & 1:
                alone += 1
                last = face
                may_go = may_go or (legal >> face & 1) != 0
                if not barred >> face & 1:
                    out += left[face]
        as_chan += out
        stuck += not may_go
        if alone == 1 and not closed and not declined >> last & 1:
            for face in range(first, end, _SUIT):
                if face != last and not (barred | declined) >> face & 1 and not hand[face]:
                    out += left[face]
        outs[number] = -out
        number += 1
        total += out
    outs[:number].sort()
    winning = paid = 0.0
    kinds = 0
    if not away and number == 1:
        for face in FACES:
            if left[face] > 0 and completes(singles, marks[CAS], face):
                kinds += 1
                winning += left[face]
                paid += left[face] * payment(cards, seat, face, False)
    turning = 0.0
    paired = singles & ~loose(singles) & ~barred
    for face in FACES:
        if paired >> face & 1:
            turning += left[face]
    told[0] = away == 0
    told[1] = away == 1
    told[2] = away == 2
    told[3] = away >= 3
    told[4] = excess / 2
    told[5] = max(0, MOST_CAS - all_cas) / 4
    told[6] = winning / 8
    told[7] = kinds / 3
    told[8] = paid / winning / 6 if winning > 0 else 0.0
    told[9] = -outs[0] / 8
    told[10] = -outs[1] / 8
    told[11] = -outs[2] / 8
    told[12] = total / 24
    told[13] = as_chan / 10
    told[14] = stuck
    told[15] = bits(legal) / 10
    told[16] = closed
    told[17] = number / 7
    told[18] = -outs[3] / 8
    told[19] = -outs[4] / 8
    told[20] = turning / 12
    return winning


@compiled
def bonus_numbers(cards: Cards, seat: int, left: Floats, told: Floats) -> None:
    """Write the numbers of `skilled.chan_hand.bonuses`."""
    hand, opening = cards.hand[seat], cards.opening[seat]
    counts = hand + 2 * cards.chans[seat] + cards.in_cas[seat]
    chans = reds = come = near = fours = chiu = 0
    for face in FACES:
        chans += cards.chans[seat, face] + hand[face] // 2
        if RED[face]:
            reds += counts[face]
        if opening[face] == 2:
            come += counts[face] == 4
            near += counts[face] == 3 and left[face] > 0
        elif opening[face] == 3:
            chiu += hand[face] == 3 and left[face] > 0
        elif opening[face] == 4:
            fours += 1
    told[0] = chans / 6
    told[1] = chans == 6
    told[2] = chans >= 8
    told[3] = reds / 8
    told[4] = reds == 0
    told[5] = reds <= 2
    told[6] = 7 <= reds <= 8
    told[7] = 5 <= reds <= 6
    told[8] = min(counts[_3M], counts[_3C], counts[_7C])
    told[9] = int(counts[_3M] == 0) + int(counts[_3C] == 0) + int(counts[_7C] == 0) == 1
    told[10] = min(counts[_8S], counts[_9M], counts[CHI])
    told[11] = int(counts[_8S] == 0) + int(counts[_9M] == 0) + int(counts[CHI] == 0) == 1
    told[12] = come
    told[13] = near
    told[14] = fours
    told[15] = chiu
    told[16] = counts[CHI] / 4
