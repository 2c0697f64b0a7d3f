"""Decks that could lie behind what a seat has seen of a deal of Chắn.

Hidden are the hands of the others and the order of the stock. The hands are drawn within the
bounds that the past of each seat tells; the few rules that look at a whole hand (C6.6, C6.9) are
left to `view.follow`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache, reduce
from itertools import chain, product
from math import comb, prod
from operator import xor
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.chan.hand import BIT, FACES, RANKS, unpaired
from cardavia_desktop.rules.chan.past import Past, pasts
from cardavia_desktop.rules.events import Finished, Revealed
from cardavia_desktop.rules.faces import NO_FACE, TOTOM, Counts, Face, cards_of

if TYPE_CHECKING:
    import random

    from cardavia_desktop.rules.actions import Group
    from cardavia_desktop.rules.view import View

Lot = tuple[tuple[Face, ...], int]
"""Some cards, and in how many ways they can be drawn from the hidden ones."""

Choice = list[Lot]
"""Lots of which a hand holds one."""

_ATTEMPTS: Final = 25
"""How often all hands are drawn anew when the first left too little for the last."""


def propose(view: View, rng: random.Random, order: Mapping[int, int] | None = None) -> Group | None:
    """A full deck, in dealing order, that agrees with what the view's seat has seen.

    `order` tells for some other seats how many times likelier a hand is (at most 6) for each rank
    whose cards are all in Chắn, and half as much for one with a Cạ and nothing loose; without it
    all hands are equally likely. None when no hands were found that fit together.
    """
    past = pasts(view)
    hidden = view.unseen()
    others = _others(view, past, hidden, rng, order or {})
    if others is None:
        return None
    hands = others | {view.seat: view.hand}
    deck: list[Face] = []
    for i in range(len(past)):
        seat = (view.dealer + i) % len(past)
        deck += cards_of(hands[seat])
        deck += cards_of(past[seat].played())
    deck += (event.face for event in view.events if isinstance(event, Revealed))
    stock = cards_of([n - sum(held) for n, *held in zip(hidden, *others.values(), strict=True)])
    rng.shuffle(stock)
    return (*deck, *stock)


def _others(
    view: View,
    past: Sequence[Past],
    hidden: Counts,
    rng: random.Random,
    order: Mapping[int, int],
) -> dict[int, Sequence[int]] | None:
    """Hands that the other seats may hold now, by seat; all hands are open at the end."""
    others = [seat for seat in range(len(past)) if seat != view.seat]
    end = view.events[-1]
    if isinstance(end, Finished):
        return {seat: TOTOM.counts(end.hands[seat]) for seat in others}
    bounds = {seat: past[seat].bounds() for seat in others}
    attempts = (_drawn(view, bounds, hidden, rng, order) for _ in range(_ATTEMPTS))
    return next(filter(None, attempts), None)


def _drawn(
    view: View,
    bounds: Mapping[int, Sequence[tuple[int, ...]]],
    hidden: Counts,
    rng: random.Random,
    order: Mapping[int, int],
) -> dict[int, Sequence[int]] | None:
    """Hands drawn within the bounds, or None when what was left for one did not fit."""
    seats = [*bounds]
    rng.shuffle(seats)  # the last is the first to draw, and has the freest choice
    asked = view.to_move is None and view.public != NO_FACE
    claimant = seats[-1] if asked and not rng.randrange(4) else None
    left = hidden
    hands: dict[int, Sequence[int]] = {}
    while seats:
        seat = seats.pop()
        choices = _choices(bounds[seat], left)
        if seat == claimant:
            # Somebody is asked in secret. To hold three, or to be complete with the card, are
            # explanations that hands drawn at random give too seldom.
            choices = rng.choice((_with_three, _completed_by))(view.public, choices)
        elif (times := order.get(seat, 1)) > 1:
            choices = [_ordered(rank, bounds[seat], left, times) for rank in RANKS]
        cards = _draw(choices, view.sizes[seat], rng)
        if cards is None:
            return None
        hands[seat] = TOTOM.counts(cards)
        left = [n - held for n, held in zip(left, hands[seat], strict=True)]
    return hands


def _choices(bounds: Sequence[tuple[int, ...]], left: Counts) -> list[Choice]:
    """What a seat may hold of each face, in the order of FACES, when so many copies are left."""
    return [_choice(face, bounds[face], left[face]) for face in FACES]


@cache
def _choice(face: Face, bounds: tuple[int, ...], left: int) -> Choice:
    return [((face,) * n, comb(left, n)) for n in bounds if n <= left]


def _with_three(card: Face, choices: Sequence[Choice]) -> list[Choice]:
    """The choices, without what does not hold three of `card` (C7.1)."""
    three = (card,) * 3
    return [
        [lot for lot in choice if lot[0] == three] if face == card else choice
        for face, choice in zip(FACES, choices, strict=True)
    ]


def _completed_by(card: Face, choices: Sequence[Choice]) -> list[Choice]:
    """The choices rank by rank, without what leaves an unpaired card when `card` comes (C8.1)."""
    paired = []
    of_face = dict(zip(FACES, choices, strict=True))
    for rank in RANKS:
        own = BIT[card] if card in rank else 0
        lots = map(_together, product(*(of_face[face] for face in rank)))
        paired.append([lot for lot in lots if not unpaired(own ^ _singles(lot[0]))])
    return paired


def _ordered(
    rank: Sequence[Face], bounds: Sequence[tuple[int, ...]], left: Counts, times: int
) -> Choice:
    """The choice of a rank, where it is so many times likelier that all its cards are in Chắn, and
    half as much that they are in Chắn and a Cạ.
    """
    faces = tuple(rank)
    return _ordered_rank(
        faces, tuple(bounds[f] for f in faces), tuple(left[f] for f in faces), times
    )


@lru_cache(maxsize=1 << 13)
def _ordered_rank(
    rank: Group, bounds: tuple[tuple[int, ...], ...], left: Group, times: int
) -> Choice:
    """The same with the bounds and the copies left of the rank alone."""
    of_face = [_choice(face, b, n) for face, b, n in zip(rank, bounds, left, strict=True)]
    ordered = []
    for cards, ways in map(_together, product(*of_face)):
        singles = _singles(cards)
        likelier = times if not singles else 1 if unpaired(singles) else (times + 1) // 2
        ordered.append((cards, ways * likelier))
    return ordered


def _together(lots: Iterable[Lot]) -> Lot:
    """Several lots as one."""
    cards, ways = zip(*lots, strict=True)
    return tuple(chain.from_iterable(cards)), prod(ways)


def _singles(cards: Iterable[Face]) -> int:
    return reduce(xor, map(BIT.__getitem__, cards), 0)


_WIDTH: Final = 96
"""Bits of a coefficient in a packed polynomial. At most twenty of eighty cards are drawn, in less
than 2^62 ways, which order makes up to 6^9 times likelier.
"""


def _draw(choices: Sequence[Choice], size: int, rng: random.Random) -> list[Face] | None:
    """Draw one lot of every choice, together `size` cards; None when that cannot be.

    A lot is as likely as its ways say, among the sets that fit. These are counted with generating
    functions: a choice is the polynomial that has for each lot of n cards its number of ways as
    the coefficient of x^n, packed into one integer, and what the choices from some place on can
    give together is the product of theirs.
    """
    within = (1 << _WIDTH * (size + 1)) - 1
    rests = [1]
    for choice in reversed(choices):
        rest, sets = rests[-1], 0
        for cards, ways in choice:
            sets += rest * ways << _WIDTH * len(cards)
        rests.append(sets & within)
    total = _coefficient(rests.pop(), size)
    if not total:
        return None
    drawn: list[Face] = []
    for choice in choices:
        rest = rests.pop()
        at = rng.random() * total
        for cards, ways in choice:
            if at >= 0 and (sets := _coefficient(rest, size - len(cards))):
                lot, total = cards, sets
                at -= ways * sets
        drawn += lot
        size -= len(lot)
    return drawn


def _coefficient(polynomial: int, n: int) -> int:
    """The coefficient of x^n."""
    return polynomial >> _WIDTH * n & ((1 << _WIDTH) - 1) if n >= 0 else 0
