"""Decks that could lie behind what a seat has seen of a deal of Paohuzi.

Hidden are what the other hands hold now and the order of the stock. The two hands are drawn
together within the bounds that the past of each seat tells; what looks at a whole hand, or at
claims that a seat let go by (P5.6), is left to `view.follow`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.events import Dealt, Finished, Revealed
from cardavia_desktop.rules.faces import ZIPAI, Counts, Face, cards_of
from cardavia_desktop.rules.paohuzi.hand import FACES
from cardavia_desktop.rules.paohuzi.past import Past, pasts

if TYPE_CHECKING:
    import random

    from cardavia_desktop.rules.actions import Group
    from cardavia_desktop.rules.view import View


def propose(view: View, rng: random.Random) -> Group | None:
    """A full deck, in dealing order, that agrees with what the view's seat has seen.

    None when the bounds leave no hands, which a view of a real deal never does.
    """
    past = pasts(view)
    hidden = view.unseen()
    one, other = (seat for seat in range(view.game.seats) if seat != view.seat)
    if isinstance(end := view.events[-1], Finished):
        drawn = [ZIPAI.counts(end.hands[seat]) for seat in (one, other)]
    else:
        bounds = [
            _pairs(past[one].copies_left(face), past[other].copies_left(face)) for face in FACES
        ]
        pairs = draw(bounds, hidden, (view.sizes[one], view.sizes[other]), rng)
        if pairs is None:
            return None
        drawn = [[n for n, _ in pairs], [m for _, m in pairs]]
    return deck_with(view, {one: drawn[0], other: drawn[1]}, rng)


def deck_with(view: View, hidden_hands: Mapping[int, Counts], rng: random.Random) -> Group:
    """The same with these hands of the other seats, which are within the bounds."""
    hands = {view.seat: list(view.hand), **hidden_hands}
    drawn = [sum(copies) for copies in zip(*hidden_hands.values(), strict=True)]
    stock = cards_of([n - m for n, m in zip(view.unseen(), drawn, strict=True)])
    rng.shuffle(stock)
    return (*_dealt(view, hands, pasts(view)), *_turned_up(view), *stock)


@cache
def _pairs(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(product(one, other))


def _dealt(view: View, hands: dict[int, Counts], past: Sequence[Past]) -> list[Face]:
    """The cards dealt to all seats, in dealing order, the shown one last of the dealer's."""
    deck: list[Face] = []
    for i in range(len(past)):
        seat = (view.dealer + i) % len(past)
        cards = cards_of(hands[seat]) + cards_of(past[seat].played)
        if seat == view.dealer:
            shown = next(e.shown for e in view.events if isinstance(e, Dealt) and e.seat == seat)
            assert shown is not None, "the dealer's last card is shown (P3.1)"
            cards.remove(shown)
            cards.append(shown)
        deck += cards
    return deck


def _turned_up(view: View) -> list[Face]:
    return [event.face for event in view.events if isinstance(event, Revealed)]


_WIDTH: Final = 96
"""Bits per coefficient: there are at most 3**59 ways to share out the cards one does not see."""
_COEFFICIENT: Final = (1 << _WIDTH) - 1


def draw(
    bounds: Sequence[Sequence[tuple[int, int]]],
    hidden: Sequence[int],
    sizes: tuple[int, int],
    rng: random.Random,
) -> list[tuple[int, int]] | None:
    """Draw two hands of `sizes` from the hidden cards, with numbers of each face within bounds.

    `bounds` lists per face the pairs of numbers that may go to the two hands. Every fitting way
    to share out the cards is equally likely; None when there is none. The ways are counted with
    generating functions: per face the sum of the ways of (n, m) times x^n y^m, packed into one
    integer, and the product of those of the last faces.
    """
    ways = _ways(tuple(map(tuple, bounds)), tuple(hidden), sizes)
    if ways is None:
        return None
    row, choices, rests = ways
    n_left, m_left = sizes
    drawn = []
    for choice, rest in zip(choices, rests, strict=True):
        weights = [
            ways * (rest >> _WIDTH * (n_left - n + row * (m_left - m)) & _COEFFICIENT)
            if n <= n_left and m <= m_left
            else 0
            for n, m, ways in choice
        ]
        [(n, m, _)] = rng.choices(choice, weights) if len(choice) > 1 else choice
        drawn.append((n, m))
        n_left -= n
        m_left -= m
    return drawn


@lru_cache(maxsize=4)  # a search draws many hands behind one view
def _ways(
    bounds: tuple[tuple[tuple[int, int], ...], ...],
    hidden: tuple[int, ...],
    sizes: tuple[int, int],
) -> tuple[int, list[list[tuple[int, int, int]]], list[int]] | None:
    """What `draw` needs to know, or None when nothing fits.

    The coefficients from x^0 y to x^0 y², what of each face may go to the two hands and in how many
    ways, and the ways to share out all later faces.
    """
    width, height = sizes[0] + 1, sizes[1] + 1
    row = width + max(hidden)  # room for what runs over before it is cut off
    within = sum(((1 << _WIDTH * width) - 1) << _WIDTH * row * m for m in range(height))
    choices = [
        [(n, m, comb(copies, n) * comb(copies - n, m)) for n, m in allowed if n + m <= copies]
        for allowed, copies in zip(bounds, hidden, strict=True)
    ]
    rests = [1]
    for choice in reversed(choices):
        rest = rests[-1]
        rests.append(sum((rest * ways) << _WIDTH * (n + row * m) for n, m, ways in choice) & within)
    if not rests.pop() >> _WIDTH * (sizes[0] + row * sizes[1]):
        return None
    return row, choices, rests[::-1]
