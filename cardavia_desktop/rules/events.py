"""What happens at a table, in order, for whoever animates, logs, announces or remembers it.

`event.seen_by(seat)` is the event as that seat saw it: the same, one with its hidden part left
out, or None.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.faces import Face

if TYPE_CHECKING:
    from cardavia_desktop.rules.game import Result


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; `seat` is who did it or at whose place."""

    seat: int

    def seen_by(self, seat: int) -> Self | None:
        """This event as `seat` saw it, or None when it did not see it at all."""
        return self


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt its cards; the others see how many. `shown` is a card shown to all."""

    count: int
    cards: Group = ()
    shown: Face | None = None

    def seen_by(self, seat: int) -> Dealt:
        """With the cards left out for all but their owner."""
        return self if seat == self.seat else Dealt(self.seat, self.count, (), self.shown)


@dataclass(frozen=True, slots=True)
class Indicated(Event):
    """The indicators were turned up; `seat` is the dealer."""

    faces: Group


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card into its hand, from the front or the back of the stock."""

    back: bool
    face: Face | None = None

    def seen_by(self, seat: int) -> Drew:
        """With the face left out for all but the drawer."""
        return self if seat == self.seat else Drew(self.seat, self.back)


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A seat turned up a stock card at its own gate."""

    face: Face


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat discarded a card from its hand; `door` is the seat to which it is offered."""

    face: Face
    door: int


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Nobody took the public card: it went to the discards of `seat`."""

    face: Face


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat answered where others must not know it: only the seat itself sees this."""

    action: Action

    def seen_by(self, seat: int) -> Self | None:
        """Only by the seat itself."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A claim on the public card `face` was carried out."""

    action: Action
    face: Face


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat declared something on its own turn (open, hezi, ready, a kong of its own)."""

    action: Action


@dataclass(frozen=True, slots=True)
class Formed(Event):
    """A meld lies on the table at `place` among the melds of `seat`, new or grown."""

    place: int
    kind: str
    cards: Group


@dataclass(frozen=True, slots=True)
class Died(Event):
    """A hand became dead."""


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """The deal is over; `seat` is the winner, or the dealer when nobody won. All hands open."""

    result: Result
    hands: tuple[Group, ...]
