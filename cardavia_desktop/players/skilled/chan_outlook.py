"""What a seat of Chắn knows, and what its hand promises after an answer, in numbers.

`Known` is what the seat can tell of the deal, `After` its own cards as an answer leaves them, and
`features` the numbers by which a trained estimate judges the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from cardavia_desktop.rules import NO_FACE, Face, View
from cardavia_desktop.rules.chan.hand import (
    BIT,
    CHI,
    FACES,
    MOST_CAS,
    OTHERS,
    cas,
    completes,
    faces_of,
    groups_of,
    singles_of,
    unpaired,
    waits,
)
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.score import TOM_THREE_STRINGS, Won, score
from cardavia_desktop.rules.events import Claimed, Dealt, Discarded, Left, Revealed
from cardavia_desktop.rules.faces import TOTOM, Counts
from cardavia_desktop.rules.game import Meld

_SEATS: Final = 4


@dataclass(slots=True)
class Known:
    """What a seat knows of the deal.

    `opening` counts the cards it was dealt, `left` the copies of each face that it has not seen,
    `limits` the past of every seat, without what the others declined. `melds` are its own.
    """

    seat: int
    opening: Counts
    hand: Counts
    left: Counts
    limits: list[Limits]
    melds: tuple[Meld, ...]
    pairs: tuple[int, ...]
    """How many pairs lie open before each seat."""
    public: Face
    stock: int
    options: frozenset[str]
    hidden: int
    """How many cards the seat has not seen."""
    held: float
    """The share of them that one opponent holds, roughly."""

    @classmethod
    def of(cls, view: View) -> Self:
        """What the seat of a view knows."""
        opening, limits = _past(view)
        left = view.unseen()
        hidden = sum(left)
        return cls(
            seat=view.seat,
            opening=opening,
            hand=list(view.hand),
            left=left,
            limits=limits,
            melds=view.melds[view.seat],
            pairs=tuple(sum(len(m.cards) for m in melds) // 2 for melds in view.melds),
            public=view.public,
            stock=view.stock,
            options=view.options,
            hidden=hidden,
            held=view.sizes[(view.seat + 1) % _SEATS] / max(1, hidden),
        )


def _past(view: View) -> tuple[Counts, list[Limits]]:
    """What the seat was dealt, and how every seat's past binds it."""
    me = view.seat
    opening: Counts = []
    hand: Counts = []
    limits = [Limits()] * _SEATS
    doors: tuple[int, ...] = ()

    def pass_by(face: Face) -> None:
        """The seat let a card go by that it was offered (C6.8)."""
        if hand[face]:
            singles = singles_of(hand)
            if limits[me].capture_fault(hand, singles, face, face) is None:
                limits[me] = limits[me].after_decline(face)

    for event in view.events:
        match event:
            case Dealt(seat, _, cards) if seat == me:
                opening, hand = TOTOM.counts(cards), TOTOM.counts(cards)
            case Discarded(seat, face, door):
                limits[seat] = limits[seat].after_discard(face)
                doors = (door,)
                if seat == me:
                    hand[face] -= 1
            case Revealed(seat, _):
                doors = (seat, (seat + 1) % _SEATS)
            case Left(_, face):
                if me in doors:
                    pass_by(face)
            case Claimed(seat, action, face) if action.verb == "chiu":
                if seat == me:
                    hand[face] -= 3
            case Claimed(seat, action, face) if action.face is not None:
                if me in doors and seat != me and doors.index(me) < doors.index(seat):
                    pass_by(face)
                if seat == me:
                    hand[action.face] -= 1
                if action.face != face:
                    limits[seat] = limits[seat].after_ca(action.face)
            case _:
                pass
    return opening, limits


class After(NamedTuple):
    """A seat's own cards after an answer, and what comes next.

    `turn` tells what happens to the card that lies open then, `face`: 0, it is offered to the next
    seat as a discard; 1, the next seat is asked for it after this one; 2, nobody is, and the seat
    turns up a card at its own gate.
    """

    hand: Counts
    singles: int
    limits: Limits
    melds: tuple[Meld, ...]
    turn: int
    face: Face


def discards(known: Known, after: After) -> list[tuple[Face, After]]:
    """The legal discards of twenty cards, each with what it leaves."""
    made = []
    for face in faces_of(after.limits.discards(after.singles)):
        hand = after.hand[:]
        hand[face] -= 1
        limits = after.limits.after_discard(face)
        made.append(
            (face, After(hand, after.singles ^ BIT[face], limits, after.melds, 0, face))
        )
    return made


def captured(known: Known, partner: Face) -> After:
    """The cards after an ordinary capture of the public card, before the discard."""
    hand, face = known.hand[:], known.public
    hand[partner] -= 1
    limits = known.limits[known.seat]
    if partner == face:
        meld = Meld("chan", (face, face))
    else:
        meld = Meld("ca", (min(face, partner), max(face, partner)))
        limits = limits.after_ca(partner)
    return After(hand, singles_of(hand), limits, (*known.melds, meld), 0, NO_FACE)


def chiu(known: Known) -> After:
    """The cards after a Chíu, before the discard."""
    hand, face = known.hand[:], known.public
    hand[face] = 0
    melds = (*known.melds, Meld("chiu", (face,) * 4))
    return After(hand, singles_of(hand), known.limits[known.seat], melds, 0, NO_FACE)


def passed(known: Known, turn: int, *, declines: bool) -> After:
    """The cards after a pass."""
    limits = known.limits[known.seat]
    if declines:
        limits = limits.after_decline(known.public)
    return After(
        known.hand, singles_of(known.hand), limits, known.melds, turn, known.public
    )


def total_of(known: Known, after: After, card: Face, *, own_gate: bool) -> int:
    """What each loser pays when `card` completes the hand."""
    hand = after.hand[:]
    held = hand[card]
    hand[card] += 1
    groups = (*after.melds, *groups_of(hand))
    return score(Won(groups, known.opening, card, held, own_gate, known.options)).total


_RANKS: Final = [(r, r + 9, r + 18) for r in range(1, 9)]
_LEO: Final = tuple(map(TOTOM.index.__getitem__, ("8s", "9m", "chi")))
_TOM: Final = tuple(map(TOTOM.index.__getitem__, ("3m", "3c", "7c")))
_TOM_STRINGS: Final = tuple(map(TOTOM.index.__getitem__, ("3m", "3s", "7c")))
_REDS: Final = [f for f in FACES if f in TOTOM.reds]


def feed(known: Known, face: Face) -> tuple[float, float]:
    """The chances that the next seat can take a discard: as a Chắn, as a Cạ."""
    seat = (known.seat + 1) % _SEATS
    limits = known.limits[seat]
    if (limits.discarded | limits.given) & BIT[face]:
        return 0.0, 0.0
    lack = 1 - min(0.9, known.held)
    left = known.left
    chan = 1 - lack ** left[face]
    if limits.discarded & limits.seconds:
        return chan, 0.0
    partners = sum(left[f] for f in faces_of(OTHERS[face]))
    return chan, (1 - chan) * (1 - lack**partners)


def features(known: Known, after: After) -> list[float]:
    """What an answer leaves, in numbers of about 0 to 1."""
    hand, singles, limits, left = after.hand, after.singles, after.limits, known.left
    open_cas = limits.cas
    all_cas = cas(singles) + open_cas
    loose = unpaired(singles)
    excess = max(0, all_cas - MOST_CAS)
    room = max(0, MOST_CAS - all_cas)
    away = loose // 2 + excess
    barred = limits.discarded | limits.given
    ca_barred = barred | limits.declined
    no_ca = bool(limits.discarded & limits.seconds) or not room

    outs: list[float] = []
    chan_outs = ca_outs = convert = 0
    free = limits.discards(singles)
    stuck = 0
    for rank in _RANKS:
        of_rank = [f for f in rank if singles & BIT[f]]
        n = len(of_rank)
        if n == 1:
            (face,) = of_rank
            chan = 0 if barred & BIT[face] else left[face]
            ca = 0
            if not no_ca and not limits.declined & BIT[face]:
                for f in rank:
                    if f != face and not ca_barred & BIT[f] and not hand[f]:
                        ca += left[f]
            outs.append(chan + ca)
            chan_outs += chan
            ca_outs += ca
            stuck += not free & BIT[face]
        elif n == 3:
            chan = sum(left[f] for f in rank if not barred & BIT[f])
            outs.append(chan)
            chan_outs += chan
            stuck += not any(free & BIT[f] for f in rank)
        elif n == 2:
            convert += sum(left[f] for f in of_rank if not barred & BIT[f])
    if singles & BIT[CHI]:
        chan = 0 if barred & BIT[CHI] else left[CHI]
        outs.append(chan)
        chan_outs += chan
        stuck += not free & BIT[CHI]
    outs.sort(reverse=True)
    o = (*outs, 0.0, 0.0, 0.0, 0.0)

    won = wait_cards = wait_faces = 0
    if away == 0:
        for card in waits(singles, open_cas):
            if left[card]:
                wait_faces += 1
                wait_cards += left[card]
                won += left[card] * total_of(known, after, card, own_gate=False)
    expected = won / wait_cards if wait_cards else 0.0

    counts = hand[:]
    open_chans = 0
    for kind, cards in after.melds:
        open_chans += 0 if kind == "ca" else len(cards) // 2
        for f in cards:
            counts[f] += 1
    chans = open_chans + sum(n // 2 for n in hand)
    reds = sum(counts[f] for f in _REDS)
    tom = [counts[f] for f in (_TOM_STRINGS if TOM_THREE_STRINGS in known.options else _TOM)]
    leo = [counts[f] for f in _LEO]
    opening = known.opening
    bon = bon_near = 0
    for f in FACES:
        if opening[f] == 2:
            if counts[f] == 4:
                bon += 1
            elif counts[f] == 3 and left[f]:
                bon_near += 1
    triples = sum(opening[f] == 3 and hand[f] == 3 and left[f] > 0 for f in FACES)
    fed_chan, fed_ca = (0.0, 0.0) if after.turn == 2 else feed(known, after.face)
    pairs = known.pairs
    me = known.seat
    others = [pairs[(me + i) % _SEATS] for i in (1, 2, 3)]
    hidden = max(1, known.hidden)
    stock = known.stock
    return [
        float(away == 0),
        float(away == 1),
        float(away == 2),
        float(away >= 3),
        excess / 2,
        room / 4,
        wait_cards / 8,
        wait_faces / 3,
        wait_cards * stock / hidden / 4,
        expected / 6,
        o[0] / 8,
        o[1] / 8,
        o[2] / 8,
        o[3] / 8,
        sum(outs) / 24,
        chan_outs / 10,
        convert / 12,
        float(stuck),
        free.bit_count() / 10,
        stock / 23,
        others[0] / 5,
        others[1] / 5,
        others[2] / 5,
        max(others) / 5,
        float(after.turn == 1),
        float(after.turn == 2),
        fed_chan,
        fed_ca,
        chans / 6,
        float(chans == 6),
        reds / 8,
        float(reds == 0),
        float(reds <= 2),
        float(7 <= reds <= 8),
        float(5 <= reds <= 6),
        min(tom) / 1.0,
        float(sum(n == 0 for n in tom) == 1),
        min(leo) / 1.0,
        float(sum(n == 0 for n in leo) == 1),
        float(bon),
        float(bon_near),
        float(opening.count(4)),
        float(triples),
        counts[CHI] / 4,
        float(no_ca),
        loose / 7,
    ]
