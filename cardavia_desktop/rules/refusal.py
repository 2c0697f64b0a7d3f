"""Why an action is not legal: one reason, with the rule behind it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia_desktop.rules.faces import Face


class Code(StrEnum):
    """The reasons that all games share; each game adds its own."""

    DEAL_OVER = "deal-over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_GAME = "not-in-game"
    CARD_NOT_IN_HAND = "card-not-in-hand"
    ANSWER_FIRST = "answer-first"
    """A card is offered: take it or pass before anything else."""
    NOTHING_TO_PASS = "nothing-to-pass"
    NO_PUBLIC_CARD = "no-public-card"
    DEAD_HAND = "dead-hand"


class Refusal(NamedTuple):
    """The one most helpful reason why a seat may not do something now.

    `code` is stable and names the sentence; `rule` is the number of the rule (such as "C6.5");
    `faces` are the cards concerned and `numbers` the counts concerned, in the order that the
    code documents.
    """

    code: str
    rule: str
    faces: tuple[Face, ...] = ()
    numbers: tuple[int, ...] = ()


class IllegalAction(ValueError):
    """An action that is not legal now; `refusal` says why."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        """Refuse `action` for the reason `refusal`."""
        super().__init__(f"{action!r} is not legal: {refusal.code} ({refusal.rule})")
        self.refusal = refusal
