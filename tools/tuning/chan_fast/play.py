"""Deals played by seats of several kinds, and what is noted of their answers."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from cardavia_desktop.players.skilled.chan import TURN, USUAL
from tools.tuning.chan_fast.cards import (
    CARDS,
    CAS,
    CHIU,
    DECLINED,
    FACES,
    MARKS,
    MOST_CAS,
    OTHERS,
    PASS,
    RED,
    SEATS,
    SINGLES,
    SIZE,
    Cards,
    captures,
    cas,
    completes,
    discard,
    free,
    loose,
    payment,
    take,
    unpaired_ranks,
)
from tools.tuning.chan_fast.compiled import Floats, Ints, compiled
from tools.tuning.chan_fast.sight import (
    ASKED,
    GONE,
    MASTER,
    OFFERED,
    PLAYER,
    Seen,
    Sight,
    chance,
    count_left,
    evidence,
    look,
    master_numbers,
    new_sight,
    player_numbers,
)

APPRENTICE: Final = 0
SKILLED: Final = 1
WATCHFUL: Final = 2
"""Who sits at a seat: an apprentice, one who judges by the network of the player, or by the one of
the master.
"""
DECK: Final = np.array([face for face in FACES for _ in range(4)])
_PRETTY: Final = RED | np.isin(np.arange(SIZE), [2, 20, 24])
"""Red, or of a Tôm: 3m, 3c, 7c."""
_TIME: Final = 15
_MOVES: Final = 40
"""About so many answers are given in a deal."""


class Network(NamedTuple):
    """The weights of a network: of the hidden units and of the output, each with its constants."""

    hidden: Floats
    hidden_constants: Floats
    output: Floats
    output_constants: Floats


class Minds(NamedTuple):
    """What judges: two networks, the odds of the beliefs, for each kind of seat how much counts of
    what a win pays beyond the usual, and how much judgments are blurred.
    """

    player: Network
    master: Network
    odds: Floats
    dear: Floats
    blur: float


class Notes(NamedTuple):
    """What is noted: for each answer its numbers and the seat, and how many answers so far; and how
    often, with which evidence, a seat held so many copies, and how often by chance it would have.
    """

    numbers: Floats
    seats: Ints
    written: Ints
    held: Floats
    by_chance: Floats


class Desk(NamedTuple):
    """Room to work: what a seat sees, the numbers of an answer and of the best one."""

    sight: Sight
    numbers: Floats
    best: Floats
    marks: Ints
    hand: Ints


@compiled
def points(told: Floats, network: Network, inputs: int, dear: float) -> float:
    """The points that a network expects; `dear` is the part that counts of what a win pays beyond
    the usual.
    """
    middle, said = network.hidden_constants.copy(), network.output_constants.copy()
    for place in range(inputs):
        number = told[place]
        if number != 0:
            for unit in range(len(middle)):
                middle[unit] += number * network.hidden[place, unit]
    for unit in range(len(middle)):
        if middle[unit] > 0:
            for place in range(len(said)):
                said[place] += middle[unit] * network.output[unit, place]
    gain = USUAL + dear * (max(2.0, said[2]) - USUAL)
    lost = max(2.0, said[3]) / (1 + np.exp(-said[1]))
    return float(3 * gain / (1 + np.exp(-said[0])) - lost)


@compiled
def _judge(
    cards: Cards,
    before: Ints,
    seat: int,
    kind: int,
    minds: Minds,
    stock: int,
    card: int,
    following: int,
    desk: Desk,
) -> float:
    """The points that a seat expects after an answer."""
    if kind == SKILLED:
        player_numbers(cards, seat, desk.sight.left, stock, desk.numbers)
        value = points(desk.numbers, minds.player, PLAYER, minds.dear[kind])
        if following != OFFERED:
            value += TURN
    else:
        master_numbers(cards, before, seat, desk.sight, stock, card, following, desk.numbers)
        value = points(desk.numbers, minds.master, MASTER, minds.dear[kind])
    return value + minds.blur * np.random.randn()


@compiled
def _look(
    cards: Cards,
    seen: Seen,
    seat: int,
    kind: int,
    public: int,
    stock: int,
    odds: Floats,
    sight: Sight,
) -> None:
    if kind == WATCHFUL:
        look(cards, seen, seat, public, stock, odds, sight)
    else:
        count_left(cards, seen, seat, public, sight.left)


@compiled
def _beginners(cards: Cards, seat: int, legal: int, stock: int) -> int:
    """The discard of an apprentice (see `players.apprentice.chan`)."""
    singles = cards.marks[seat, SINGLES]
    best, least = PASS, 9.0
    for face in FACES:
        if legal >> face & 1:
            dear = np.random.random()
            if singles & OTHERS[face]:
                dear += 1
            if stock > _TIME and _PRETTY[face]:
                dear += 2
            if dear < least:
                best, least = face, dear
    return best


@compiled
def _best_discard(
    cards: Cards,
    before: Ints,
    seat: int,
    kind: int,
    legal: int,
    minds: Minds,
    stock: int,
    odd: bool,
    desk: Desk,
) -> tuple[int, float]:
    """The best of some discards and what it is worth; an `odd` one is any. Its numbers are kept."""
    marks = cards.marks[seat]
    desk.marks[1] = marks
    best, most = PASS, -1e9
    for face in FACES:
        if not legal >> face & 1:
            continue
        discard(cards, seat, face)
        value = _judge(cards, before, seat, kind, minds, stock, face, OFFERED, desk)
        marks[:] = desk.marks[1]
        cards.hand[seat, face] += 1
        if odd:
            value = np.random.random()
        if value > most:
            best, most = face, value
            desk.best[:] = desk.numbers
    return best, most


@compiled
def _choose_discard(
    cards: Cards, seen: Seen, seat: int, kind: int, minds: Minds, stock: int, odd: bool, desk: Desk
) -> int:
    """The discard of a seat; the numbers of what it leaves are kept."""
    legal = free(cards.marks[seat], cards.marks[seat, SINGLES])
    _look(cards, seen, seat, kind, PASS, stock, minds.odds, desk.sight)
    desk.marks[0] = cards.marks[seat]
    if kind != APPRENTICE:
        return _best_discard(cards, desk.marks[0], seat, kind, legal, minds, stock, odd, desk)[0]
    face = _beginners(cards, seat, legal, stock)
    _best_discard(cards, desk.marks[0], seat, SKILLED, 1 << face, minds, stock, False, desk)
    return face


@compiled
def _choose_answer(
    cards: Cards,
    seen: Seen,
    seat: int,
    kind: int,
    public: int,
    partners: Ints,
    count: int,
    own_gate: bool,
    minds: Minds,
    stock: int,
    odd: bool,
    desk: Desk,
) -> int:
    """The answer of a seat to a public card: a Chíu with a count of 0, or one of the captures. The
    numbers of what it leaves are kept.
    """
    marks, hand = cards.marks[seat], cards.hand[seat]
    if kind == APPRENTICE:
        if not count:
            return CHIU
        if partners[0] == public and not hand[public] & 1:
            return PASS
        return int(partners[0])
    _look(cards, seen, seat, kind, public, stock, minds.odds, desk.sight)
    desk.marks[0] = marks
    desk.hand[:] = hand
    if count and hand[public]:
        marks[DECLINED] |= 1 << public
    following = ASKED if count and own_gate else GONE
    most = _judge(cards, desk.marks[0], seat, kind, minds, stock, public, following, desk)
    if odd:
        most = -1e6 if np.random.random() < 0.5 else 1e6
    desk.best[:] = desk.numbers
    best = PASS
    for number in range(max(1, count)):
        answer = partners[number] if count else CHIU
        marks[:] = desk.marks[0]
        chans, in_cas = cards.chans[seat].copy(), cards.in_cas[seat].copy()
        take(cards, seat, public, answer)
        legal = free(marks, marks[SINGLES])
        if legal & loose(marks[SINGLES]):
            legal &= loose(marks[SINGLES])
        kept = desk.best.copy()
        _, value = _best_discard(cards, desk.marks[0], seat, kind, legal, minds, stock, False, desk)
        cards.chans[seat] = chans
        cards.in_cas[seat] = in_cas
        hand[:] = desk.hand
        if value > most:
            best, most = answer, value
        else:
            desk.best[:] = kept
    marks[:] = desk.marks[0]
    return int(best)


@compiled
def _note(notes: Notes, seat: int, kind: int, noted: int, desk: Desk) -> None:
    """Note the numbers of an answer of a kind that is noted."""
    place = notes.written[0]
    if noted >> kind & 1 and place < len(notes.seats):
        notes.numbers[place] = desk.best
        notes.seats[place] = seat
        notes.written[0] += 1


@compiled
def _note_hands(
    cards: Cards, seen: Seen, seat: int, public: int, left: Floats, notes: Notes
) -> None:
    """Note what the others hold of what a seat does not see."""
    unseen = count_left(cards, seen, seat, public, left)
    for other in range(1, SEATS):
        place = (seat + other) % SEATS
        share = cards.marks[place, CARDS] / unseen
        for face in FACES:
            if left[face]:
                kind = evidence(cards, seen, place, face)
                notes.held[kind, cards.hand[place, face]] += 1
                for copies in range(int(left[face]) + 1):
                    notes.by_chance[kind, copies] += chance(copies, int(left[face]), share)


@compiled
def play(
    deck: Ints,
    dealer: int,
    kinds: Ints,
    minds: Minds,
    odd_at: int,
    noted: int,
    notes: Notes,
    desk: Desk,
) -> tuple[int, int]:
    """Play a deal; returns the winner (or PASS) and what each loser pays.

    Answer number `odd_at` is given at random, and answers are noted from it on; below 0, all are.
    `noted` is the mask of the kinds of seats whose answers are noted.
    """
    cards = Cards(
        np.zeros((SEATS, SIZE), np.int64),
        np.zeros((SEATS, SIZE), np.int64),
        np.zeros((SEATS, SIZE), np.int64),
        np.zeros((SEATS, SIZE), np.int64),
        np.zeros((SEATS, MARKS), np.int64),
    )
    seen = Seen(np.zeros(SIZE, np.int64), np.zeros((SEATS, SIZE), np.int64))
    at = 0
    for number in range(SEATS):
        seat = (dealer + number) % SEATS
        size = 19 if number else 20
        cards.marks[seat, CARDS] = size
        for _ in range(size):
            cards.hand[seat, deck[at]] += 1
            cards.marks[seat, SINGLES] ^= 1 << deck[at]
            at += 1
    cards.opening[:] = cards.hand
    singles = cards.marks[dealer, SINGLES]
    if not unpaired_ranks(singles) and cas(singles) <= MOST_CAS:
        return dealer, payment(cards, dealer, PASS, False)
    partners = np.zeros(3, np.int64)
    moves, noting = 0, odd_at < 0
    owes, door, source, public = dealer, (dealer + 1) % SEATS, dealer, PASS
    turned_up = False
    while True:
        stock = len(deck) - at
        if owes >= 0:
            seat = owes
            if not free(cards.marks[seat], cards.marks[seat, SINGLES]):
                return PASS, 0
            public = _choose_discard(
                cards, seen, seat, kinds[seat], minds, stock, moves == odd_at, desk
            )
            noting = noting or moves == odd_at
            moves += 1
            if noting:
                _note(notes, seat, kinds[seat], noted, desk)
            discard(cards, seat, public)
            owes, source, turned_up = PASS, seat, False
        claimant = PASS
        for number in range(SEATS):
            seat = (door + number) % SEATS
            three = cards.hand[seat, public] == 3
            marks = cards.marks[seat]
            if (three or turned_up) and completes(marks[SINGLES], marks[CAS], public):
                return seat, payment(cards, seat, public, turned_up and seat == source)
            if three and free(marks, marks[SINGLES] ^ 1 << public):
                claimant = seat
        answer = PASS
        seat = claimant
        if claimant >= 0:
            answer = _choose_answer(
                cards,
                seen,
                seat,
                kinds[seat],
                public,
                partners,
                0,
                False,
                minds,
                stock,
                moves == odd_at,
                desk,
            )
            noting = noting or moves == odd_at
            moves += 1
            if noting and kinds[seat] != APPRENTICE:
                _note(notes, seat, kinds[seat], noted, desk)
        offers = 0 if answer == CHIU else 2 if turned_up else 1
        for number in range(offers):
            seat = (door + number) % SEATS
            count = captures(cards.hand[seat], cards.marks[seat], public, partners)
            if count:
                own_gate = turned_up and seat == source
                answer = _choose_answer(
                    cards,
                    seen,
                    seat,
                    kinds[seat],
                    public,
                    partners,
                    count,
                    own_gate,
                    minds,
                    stock,
                    moves == odd_at,
                    desk,
                )
                noting = noting or moves == odd_at
                moves += 1
                if noting and kinds[seat] != APPRENTICE:
                    _note(notes, seat, kinds[seat], noted, desk)
                if answer != PASS:
                    break
                if cards.hand[seat, public]:
                    cards.marks[seat, DECLINED] |= 1 << public
            seen.passed[seat, public] += 1
        if answer != PASS:
            take(cards, seat, public, answer)
            seen.open[public] += 4 if answer == CHIU else 1
            if answer != CHIU:
                seen.open[answer] += 1
            if answer != CHIU or seat == door:
                door = (seat + 1) % SEATS
            owes = seat
            continue
        seen.open[public] += 1
        if not stock:
            return PASS, 0
        door = (door + 1) % SEATS if turned_up else door
        source, turned_up = door, True
        public = int(deck[at])
        at += 1
        if len(notes.held) > 1:
            _note_hands(cards, seen, np.random.randint(SEATS), public, desk.sight.left, notes)


@compiled
def play_many(
    deals: int,
    seed: int,
    kinds: Ints,
    minds: Minds,
    odd: bool,
    noted: int,
    notes: Notes,
    ends: Floats,
    results: Ints,
) -> None:
    """Play deals, each deck once for every rotation of the kinds over the seats.

    Writes for each answer that is noted whether its seat won, whether another did, and what was
    paid; and for each deal the winner, as a place in `kinds`, and what each loser paid. With `odd`
    one answer of each deal is given at random.
    """
    np.random.seed(seed)
    deck = DECK.copy()
    desk = Desk(
        new_sight(),
        np.zeros(MASTER),
        np.zeros(MASTER),
        np.zeros((2, MARKS), np.int64),
        np.zeros(SIZE, np.int64),
    )
    rotated = kinds.copy()
    for number in range(deals):
        first = number % SEATS
        if not first or odd:
            np.random.shuffle(deck)
        for place in range(SEATS):
            rotated[(place + first) % SEATS] = kinds[place]
        since = notes.written[0]
        odd_at = np.random.randint(_MOVES) if odd else PASS
        winner, paid = play(deck, 0, rotated, minds, odd_at, noted, notes, desk)
        for answer in range(since, notes.written[0]):
            ends[answer, 0] = winner == notes.seats[answer]
            ends[answer, 1] = winner >= 0 and winner != notes.seats[answer]
            ends[answer, 2] = paid
        results[number, 0] = (winner - first) % SEATS if winner >= 0 else PASS
        results[number, 1] = paid
