"""The claim window, once for all games (rules/README, "Claim windows").

Every seat with an option on a public card is asked once, in claim order; nobody learns another
seat's answer before all have answered, and every such seat is asked even when it can no longer
win the claim.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardavia_desktop.rules.actions import Action


class Asked(NamedTuple):
    """A seat and its options, without `pass`."""

    seat: int
    options: Sequence[Action]


class Claim(NamedTuple):
    """An answer other than `pass`."""

    seat: int
    action: Action


class Window:
    """A claim window in progress. Immutable, so that copies of a table can share it."""

    __slots__ = ("answers", "asked")

    def __init__(self, asked: Sequence[Asked], answers: tuple[Action, ...] = ()) -> None:
        """Open a window for the seats `asked`, in claim order; there is at least one."""
        self.asked = asked
        self.answers = answers

    @property
    def present(self) -> Asked:
        """The seat that is asked now."""
        return self.asked[len(self.answers)]

    @property
    def closed(self) -> bool:
        """Whether all have answered."""
        return len(self.answers) == len(self.asked)

    def answer(self, action: Action) -> Window:
        """The window after the present seat has answered."""
        return Window(self.asked, (*self.answers, action))

    def passed(self) -> list[Asked]:
        """The seats that passed, with what they passed on."""
        return [
            asked
            for asked, answer in zip(self.asked, self.answers, strict=True)
            if answer.verb == "pass"
        ]

    def winner(self, priority: Mapping[str, int]) -> Claim | None:
        """The claim that is carried out: the lowest number of `priority` by verb, then the
        first in claim order; None when all passed.
        """
        best: Claim | None = None
        for (seat, _), answer in zip(self.asked, self.answers, strict=True):
            if answer.verb == "pass":
                continue
            if best is None or priority[answer.verb] < priority[best.action.verb]:
                best = Claim(seat, answer)
        return best
