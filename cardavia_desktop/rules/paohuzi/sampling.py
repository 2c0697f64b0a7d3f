"""Decks that could lie behind what a seat has seen of a deal of Paohuzi.

Stock cards never enter a hand (P5.2), so whatever a seat played it was dealt, and only what the
other hands hold now and the order of the stock are hidden. What a seat was seen to do tells for
each face how many copies it can still hold; the hands are drawn together within these bounds.
What looks at a whole hand, or at claims that a seat let go by (P5.6), is left to `view.follow`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.events import (
    Claimed,
    Dealt,
    Died,
    Discarded,
    Finished,
    Formed,
    Revealed,
)
from cardavia_desktop.rules.faces import ZIPAI, Counts, Face, cards_of
from cardavia_desktop.rules.paohuzi.hand import FACES

if TYPE_CHECKING:
    import random

    from cardavia_desktop.rules.actions import Group
    from cardavia_desktop.rules.view import View


class Step(Enum):
    """What was seen of a seat that tells something of how many copies of a face it holds."""

    SHOWN = auto()
    """Holds the card shown to all (P3.1)."""
    DEALT_TI = auto()
    """Laid four open before the play (P3.2)."""
    PLAYED = auto()
    """Played a loose card: a discard, or a hand card of a chi (P2.1)."""
    PAIR = auto()
    """Played two: peng or wei (P5.3, P5.4)."""
    KAN = auto()
    """Played three: pao or ti (P5.3, P5.4)."""
    NONE_LEFT = auto()
    """Took the face by chi: no copies may stay behind (P5.5)."""
    NOT_FORCED = auto()
    """Turned the face up and formed nothing (P5.3). A dead hand holds no pair for a wei anyway."""
    ONLY_KAN = auto()
    """Had no card to discard (P6.5)."""


_PLAYED: Final = {Step.DEALT_TI: 4, Step.PLAYED: 1, Step.PAIR: 2, Step.KAN: 3}

_FITTING: Final = {
    Step.SHOWN: {1, 2, 3, 4},
    Step.DEALT_TI: {4},
    Step.PLAYED: {1, 2},
    Step.PAIR: {2},
    Step.KAN: {3},
    Step.NONE_LEFT: {0},
    Step.NOT_FORCED: {0, 1},
    Step.ONLY_KAN: {0, 3},
}
"""How many copies of the face the seat can hold when a step is seen."""


@lru_cache(maxsize=4096)
def copies_left(steps: tuple[Step, ...]) -> tuple[int, ...]:
    """How many copies of a face a seat may hold after these steps, in ascending order."""
    played = sum(_PLAYED.get(step, 0) for step in steps)
    return tuple(n for n in range(5 - played) if _possible(steps, n + played))


def _possible(steps: Sequence[Step], count: int) -> bool:
    """Whether a seat that was dealt `count` copies of a face could take these steps."""
    if count == 4 and Step.DEALT_TI not in steps:
        return False
    for step in steps:
        if count not in _FITTING[step]:
            return False
        count -= _PLAYED.get(step, 0)
    return True


class _Past:
    """What a seat was seen to do: the cards it played from its hand, and its steps by face."""

    def __init__(self) -> None:
        self.played: Counts = [0] * ZIPAI.size
        self.melds = 0
        self._steps: list[list[Step]] = [[] for _ in FACES]

    def see(self, step: Step, face: Face) -> None:
        """Add a step that concerns `face`."""
        self._steps[face].append(step)
        self.played[face] += _PLAYED.get(step, 0)

    def chi(self, groups: Sequence[Group], face: Face) -> None:
        """Add a chi of `face`."""
        cards = [card for group in groups for card in group]
        cards.remove(face)
        for card in cards:
            self.see(Step.PLAYED, card)
        self.see(Step.NONE_LEFT, face)

    def form(self, place: int, kind: str, face: Face) -> None:
        """Add a group of identical cards; one that grew took nothing from the hand."""
        if place == self.melds:
            self.see(Step.PAIR if kind in {"peng", "wei"} else Step.KAN, face)
            self.melds += 1

    def die(self) -> None:
        """Add that the hand became dead."""
        for face in FACES:
            self.see(Step.ONLY_KAN, face)

    def copies_left(self, face: Face) -> tuple[int, ...]:
        """How many copies of `face` the seat may hold now."""
        return copies_left(tuple(self._steps[face]))


def _pasts(view: View) -> list[_Past]:
    """What each seat was seen to do."""
    pasts = [_Past() for _ in range(view.game.seats)]
    playing = False
    for event, following in zip(view.events, (*view.events[1:], None), strict=True):
        past = pasts[event.seat]
        match event:
            case Dealt(_, _, _, int(shown)):
                past.see(Step.SHOWN, shown)
            case Formed(_, _, _, cards) if not playing:
                past.see(Step.DEALT_TI, cards[0])
                past.melds += 1
            case Formed(_, _, "chi", _):
                past.melds += 1
            case Formed(_, place, kind, cards):
                past.form(place, kind, cards[0])
            case Revealed(_, face):
                playing = True
                if not isinstance(following, Formed):
                    past.see(Step.NOT_FORCED, face)
            case Discarded(_, face):
                playing = True
                past.see(Step.PLAYED, face)
            case Claimed(_, action, face) if action.groups:
                past.chi(action.groups, face)
            case Died():
                past.die()
    return pasts


def propose(view: View, rng: random.Random) -> Group | None:
    """A full deck, in dealing order, that agrees with what the view's seat has seen.

    None when the bounds leave no hands, which a view of a real deal never does.
    """
    pasts = _pasts(view)
    hidden = view.unseen()
    one, other = (seat for seat in range(view.game.seats) if seat != view.seat)
    if isinstance(end := view.events[-1], Finished):
        drawn = [ZIPAI.counts(end.hands[seat]) for seat in (one, other)]
    else:
        bounds = [
            [(n, m) for n in pasts[one].copies_left(face) for m in pasts[other].copies_left(face)]
            for face in FACES
        ]
        pairs = draw(bounds, hidden, (view.sizes[one], view.sizes[other]), rng)
        if pairs is None:
            return None
        drawn = [[n for n, _ in pairs], [m for _, m in pairs]]
    hands = {view.seat: list(view.hand), one: drawn[0], other: drawn[1]}
    stock = cards_of([n - a - b for n, a, b in zip(hidden, *drawn, strict=True)])
    rng.shuffle(stock)
    return (*_dealt(view, hands, pasts), *_turned_up(view), *stock)


def _dealt(view: View, hands: dict[int, Counts], pasts: Sequence[_Past]) -> list[Face]:
    """The cards dealt to all seats, in dealing order, the shown one last of the dealer's."""
    deck: list[Face] = []
    for i in range(len(pasts)):
        seat = (view.dealer + i) % len(pasts)
        cards = cards_of(hands[seat]) + cards_of(pasts[seat].played)
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
    n_left, m_left = sizes
    if not rests.pop() >> _WIDTH * (n_left + row * m_left):
        return None
    drawn = []
    for choice, rest in zip(choices, reversed(rests), strict=True):
        weights = [
            ways * (rest >> _WIDTH * (n_left - n + row * (m_left - m)) & _COEFFICIENT)
            if n <= n_left and m <= m_left
            else 0
            for n, m, ways in choice
        ]
        [(n, m, _)] = rng.choices(choice, weights)
        drawn.append((n, m))
        n_left -= n
        m_left -= m
    return drawn
