"""What a player is, what it tells of its reasons, and the chance that it may use."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cardavia_desktop.players.facts import Fact
from cardavia_desktop.rules import Action, View


class Candidate(NamedTuple):
    """An answer that was weighed.

    `value` is what the seat may expect of the deal with it, in points of the game, and `error`
    the standard error of that value (0 where nothing was left to chance). `facts` are the few
    things that decided, the weightiest first. `apart` is the standard error of the difference to
    the value of the chosen answer: less than both errors suggest where both answers were tried on
    the same hidden cards, and 0 for the chosen answer itself.
    """

    action: Action
    value: float
    error: float = 0.0
    facts: tuple[Fact, ...] = ()
    apart: float = 0.0


@dataclass(frozen=True, slots=True)
class Assessment:
    """What a player thinks of the answers to a view.

    `candidates` are all legal answers, the chosen one first and the others by falling value.
    `cut_short` tells that the player ended before its work was done, so as not to keep a person
    waiting.
    """

    candidates: tuple[Candidate, ...]
    cut_short: bool = False

    @property
    def best(self) -> Candidate:
        """The answer that the player gives."""
        return self.candidates[0]

    def of(self, action: Action) -> Candidate:
        """What was thought of one of the legal answers. Raises KeyError for another action."""
        for candidate in self.candidates:
            if candidate.action == action:
                return candidate
        raise KeyError(action)


class Player(Protocol):
    """Someone who answers at a table.

    The same player thinks and answers the same of the same view, however often and after
    whatever it is asked: a deal that is taken up again goes on as it would have gone.
    """

    def choose(self, view: View) -> Action:
        """The answer to a view in which the player's seat is asked: one of `view.legal`."""
        ...


class Adviser(Player, Protocol):
    """A player that tells its reasons."""

    def consider(self, view: View) -> Assessment:
        """The answer that `choose` gives, with the others and with reasons."""
        ...


def unweighed(view: View, chosen: Action) -> Assessment:
    """What a player thinks that answers without weighing anything."""
    others = (action for action in view.legal if action != chosen)
    return Assessment(tuple(Candidate(action, 0.0) for action in (chosen, *others)))


def chance(seed: int, view: View) -> random.Random:
    """The chance of a player in a view: always the same for the same seed, seat and moment."""
    return random.Random(f"{seed} {view.seat} {len(view.events)}")
