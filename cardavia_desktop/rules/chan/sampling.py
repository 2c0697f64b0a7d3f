"""Decks that could lie behind what a seat has seen of a deal of Chắn.

Hidden are the hands of the others and the order of the stock. The hands are drawn within the
bounds that the past of each seat tells; the few rules that look at a whole hand (C6.6, C6.9) are
left to `view.follow`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
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


def propose(view: View, rng: random.Random) -> Group | None:
    """A full deck, in dealing order, that agrees with what the view's seat has seen.

    None when the hands drawn first left too little for the others.
    """
    seats = pasts(view)
    hidden = _hidden(view)
    hands = _hands(view, seats, hidden, rng)
    if hands is None:
        return None
    deck: list[Face] = []
    for i in range(view.game.seats):
        seat = (view.dealer + i) % view.game.seats
        deck += cards_of(hands[seat])
        deck += cards_of(seats[seat].played())
    deck += (event.face for event in view.events if isinstance(event, Revealed))
    stock = cards_of(hidden)
    rng.shuffle(stock)
    return (*deck, *stock)


def _hidden(view: View) -> Counts:
    """Counts of the cards that the view's seat cannot see."""
    seen = TOTOM.counts(face for melds in view.melds for meld in melds for face in meld.cards)
    for row in view.discards:
        for face in row:
            seen[face] += 1
    if view.public != NO_FACE:
        seen[view.public] += 1
    return [4 - view.hand[face] - seen[face] if face in FACES else 0 for face in range(TOTOM.size)]


def _hands(
    view: View, seats: Sequence[Past], hidden: Counts, rng: random.Random
) -> list[Counts] | None:
    """The hands of all seats as they may be now; what is drawn is taken out of `hidden`."""
    hands = [list(view.hand) for _ in seats]
    others = [seat for seat in range(len(seats)) if seat != view.seat]
    rng.shuffle(others)  # who draws first has the free choice
    winner = _secret_winner(view, others[0], rng)
    for seat in others:
        cards: Sequence[Face] | None
        if isinstance(end := view.events[-1], Finished):
            cards = end.hands[seat]
        else:
            by_face = _choices(seats[seat], hidden)
            won = seat == winner
            choices = _completed_by(view.public, by_face) if won else [*by_face.values()]
            cards = _draw(choices, view.sizes[seat], rng)
        if cards is None:
            return None
        hands[seat] = TOTOM.counts(cards)
        for face in cards:
            hidden[face] -= 1
    return hands


def _secret_winner(view: View, seat: int, rng: random.Random) -> int | None:
    """Now and then `seat`, when somebody is being asked whether to take the public card.

    That it could win is an explanation which hands drawn at random hardly ever give.
    """
    asked = view.to_move is None and view.public != NO_FACE
    return seat if asked and not rng.randrange(4) else None


def _choices(past: Past, hidden: Counts) -> dict[Face, Choice]:
    """What a seat may hold of each face."""
    bounds = past.bounds()
    return {face: [((face,) * n, comb(hidden[face], n)) for n in bounds[face]] for face in FACES}


def _completed_by(card: Face, choices: Mapping[Face, Choice]) -> list[Choice]:
    """The choices rank by rank, without what leaves an unpaired card when `card` comes (C8.1)."""
    paired = []
    for rank in RANKS:
        own = BIT[card] if card in rank else 0
        lots = map(_together, product(*(choices[face] for face in rank)))
        paired.append([lot for lot in lots if not unpaired(own ^ _singles(lot[0]))])
    return paired


def _together(lots: Iterable[Lot]) -> Lot:
    """Several lots as one."""
    cards, ways = zip(*lots, strict=True)
    return tuple(chain.from_iterable(cards)), prod(ways)


def _singles(cards: Iterable[Face]) -> int:
    return reduce(xor, map(BIT.__getitem__, cards), 0)


_WIDTH: Final = 96
"""Bits of a coefficient in a packed polynomial: no number of ways exceeds two to the cards."""
_COEFFICIENT: Final = (1 << _WIDTH) - 1


def _draw(choices: Sequence[Choice], size: int, rng: random.Random) -> list[Face] | None:
    """Draw one lot of every choice, together `size` cards; None when that cannot be.

    Every fitting set of cards is equally likely. How many there are is counted with generating
    functions: a choice is the polynomial that has for each lot of n cards its number of ways as
    the coefficient of x^n, packed into one integer, and what the choices from some place on can
    give together is the product of theirs.
    """
    within = (1 << _WIDTH * (size + 1)) - 1
    rests = [1]
    for choice in reversed(choices):
        polynomial = sum(ways << _WIDTH * len(cards) for cards, ways in choice)
        rests.append(polynomial * rests[-1] & within)
    sets = rests.pop() >> _WIDTH * size
    if not sets:
        return None
    which = rng.randrange(sets)
    drawn: list[Face] = []
    for choice in choices:
        rest = rests.pop()
        for cards, ways in choice:
            left = size - len(cards)
            after = rest >> _WIDTH * left & _COEFFICIENT if left >= 0 else 0
            if which < ways * after:
                drawn += cards
                size, which = left, which % after
                break
            which -= ways * after
    return drawn
