"""What one seat may know of a deal, and tables that could lie behind it.

A view holds copies only: nothing hidden can be reached from it. While a claim is asked of
another seat `to_move` is None, because being asked already tells what that seat holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, Self

from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.events import Answered, Claimed, Declared, Discarded, Event
from cardavia_desktop.rules.faces import NO_FACE, Counts, Face

if TYPE_CHECKING:
    import random

    from cardavia_desktop.rules.game import Game, Meld, Result, Table

ATTEMPTS = 400
"""How many proposals `View.sample` tries before it gives up."""


class NoSample(RuntimeError):
    """No table was found that could lie behind a view."""


@dataclass(frozen=True)
class View:
    """A deal as one seat sees it.

    `hand` counts the seat's own cards by face, `sizes` tells how many cards each seat holds,
    `legal` what the seat may answer now (empty when it is not asked), `events` all that it saw.
    The other attributes are those of the table. `waits` and `distance` are worked out when they
    are first asked for, which may take some milliseconds, and remembered.
    """

    game: Game
    seat: int
    dealer: int
    options: frozenset[str]
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    melds: tuple[tuple[Meld, ...], ...]
    discards: tuple[Group, ...]
    public: Face
    source: int
    stock: int
    dead: frozenset[int]
    ready: frozenset[int]
    indicators: Group
    to_move: int | None
    legal: tuple[Action, ...]
    events: tuple[Event, ...]
    result: Result | None

    @classmethod
    def of(cls, table: Table, seat: int, seen: tuple[Event, ...] | None = None) -> Self:
        """The view of `seat`, a copy of what it may know; `seen` are the events that it saw, where
        somebody has them already.
        """
        if seen is None:
            seen = tuple(e for event in table.events if (e := event.seen_by(seat)) is not None)
        asked = table.to_move
        if asked != seat and table.asks_in_secret:
            asked = None
        return cls(
            game=table.game,
            seat=seat,
            dealer=table.dealer,
            options=table.options,
            hand=tuple(table.hands[seat]),
            sizes=tuple(sum(hand) for hand in table.hands),
            melds=tuple(tuple(melds) for melds in table.melds),
            discards=tuple(tuple(row) for row in table.discards),
            public=table.public,
            source=table.source,
            stock=table.stock,
            dead=table.dead,
            ready=table.ready,
            indicators=table.indicators,
            to_move=asked,
            legal=table.legal() if asked == seat else (),
            events=seen,
            result=table.result,
        )

    def unseen(self) -> Counts:
        """How many copies of each face of the game the seat does not see anywhere."""
        left = [0] * self.game.deck.size
        for face in self.game.faces:
            left[face] = 4 - self.hand[face]
        melds = chain.from_iterable(self.melds)
        for cards in (*(meld.cards for meld in melds), *self.discards, self.indicators):
            for face in cards:
                left[face] -= 1
        if self.public != NO_FACE:
            left[self.public] -= 1
        return left

    @property
    def winner(self) -> int | None:
        """The seat that has won; None before the end, and when nobody has."""
        return None if self.result is None else self.result.winner

    @cached_property
    def waits(self) -> tuple[Face, ...]:
        """The faces that would complete the hand (see `Game.waits`)."""
        return self.game.waits(self)

    @cached_property
    def distance(self) -> int:
        """How many cards the hand is away from waiting (see `Game.distance`)."""
        return self.game.distance(self)

    def sample(self, rng: random.Random) -> Table:
        """A table whose history could have led to this view, hidden cards drawn at random.

        Raises NoSample when none was found in ATTEMPTS proposals.
        """
        for _ in range(ATTEMPTS):
            deck = self.game.propose(self, rng)
            if deck is not None and (table := follow(self, deck)) is not None:
                return table
        raise NoSample(f"no table found behind this view after {ATTEMPTS} attempts")


def follow(view: View, deck: Sequence[Face]) -> Table | None:
    """Play a deal of `deck` as the view's seat saw it, up to the view; None when they differ.

    Where others answered in secret they pass, unless the next thing seen is their claim, or a
    stronger one: then their own lapsed, which has no consequence.
    """
    seat, seen = view.seat, view.events
    table = view.game.from_deck(deck, view.dealer, view.options)
    at = 0  # how many events of the view the table has told
    heard = 0  # how many events of the table have been compared
    while True:
        while heard < len(table.events):
            event = table.events[heard].seen_by(seat)
            heard += 1
            if event is None:
                continue
            if at == len(seen) or event != seen[at]:
                return None
            at += 1
        if at == len(seen) and (table.to_move == seat or view.to_move != seat):
            if View.of(table, seat, seen) == view:
                return table
            if table.to_move == seat or not table.asks_in_secret:
                return None
        action = _next_action(table, view, at)
        if action is None or action not in table.legal():
            return None
        table.play(action)


def _next_action(table: Table, view: View, at: int) -> Action | None:
    """What the seat to move answered, as far as the view's seat can tell."""
    mover, seen = table.to_move, view.events
    if mover == view.seat:
        return _action_of(table, seen[at]) if at < len(seen) else None
    # One's own answers in the same window stand between; they do not matter here.
    while at < len(seen) and isinstance(seen[at], Answered):
        at += 1
    if at < len(seen) and seen[at].seat == mover:
        action = _action_of(table, seen[at])
        if action is not None and action in table.legal():
            return action
    if at < len(seen) and isinstance(claimed := seen[at], Claimed):
        # A claim of the same class lapses as well when the claimant has answered first.
        first = table.actions[-1:] == [(claimed.seat, claimed.action)]
        strength = table.PRIORITY[claimed.action.verb] + (not first)
        for option in table.legal():
            if table.PRIORITY.get(option.verb, -1) >= strength:
                return option
    return table.game.parse("done" if "done" in table.legal() else "pass")


def _action_of(table: Table, event: Event) -> Action | None:
    """The action that an event tells of, or None when it tells of none."""
    match event:
        case Discarded():
            return table.game.notation.faced("discard")[event.face]
        case Answered() | Claimed() | Declared():
            return event.action
        case _:
            return None
