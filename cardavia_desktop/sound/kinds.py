"""Which events sound like what."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from cardavia_desktop.rules.events import (
    Claimed,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Event,
    Finished,
    Formed,
    Revealed,
)


class Kind(StrEnum):
    """What can be heard, the most important last."""

    TURN = "turn"
    """A card is drawn or turned up."""
    CARD = "card"
    """A card is laid down."""
    CLAIM = "claim"
    """A card is claimed, or cards are laid open."""
    DRAW = "draw"
    """The deal is over, and nobody has won."""
    WIN = "win"
    """Somebody has won."""


def kind_of(events: Iterable[Event]) -> Kind | None:
    """What is heard of the events of one move, the most important of them; None for silence."""
    heard = {kind for event in events if (kind := _kind(event))}
    return max(heard, key=list(Kind).index, default=None)


def _kind(event: Event) -> Kind | None:
    match event:
        case Finished(result=result):
            return Kind.WIN if result.kind == "win" else Kind.DRAW
        case Claimed() | Declared() | Formed():
            return Kind.CLAIM
        case Discarded() | Dealt():
            return Kind.CARD
        case Revealed() | Drew():
            return Kind.TURN
    return None
