"""The few things that speak for or against an answer of Chắn."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.skilled.chan_hand import Cards, loose, payment, promise, waits
from cardavia_desktop.players.skilled.chan_known import Known
from cardavia_desktop.rules import Face
from cardavia_desktop.rules.chan.hand import BIT, FACES, faces_of

_DEAR: Final = 3
"""Points from each loser, from which on a win is told to be dear."""


def facts(known: Known, away: int, after: Cards) -> tuple[Fact, ...]:
    """What is told of an answer that leaves the nineteen cards `after`.

    `away` is the distance to waiting that it is compared with: that of the hand before it, or
    what the best discard leaves.
    """
    told = _progress(known, away, after)
    if bound := _bound(after) & ~_bound(known.cards):
        told.append(Fact(About.BINDS, tuple(faces_of(bound))))
    return tuple(told)


def _progress(known: Known, away: int, after: Cards) -> list[Fact]:
    """What becomes of the hand: what it waits for, or what would bring it nearer to waiting."""
    left = known.left
    now = promise(after, known.opening, left)
    if not now.away:
        kinds = [card for card in waits(after.singles, after.limits.cas) if left[card]]
        if not kinds:  # all that it would wait for is gone
            return [Fact(About.OUTS)]
        told = [Fact(About.WAITS, tuple(kinds), round(now.winning))]
        dearest = max((payment(after, known.opening, card) for card in kinds), default=0)
        if dearest >= _DEAR:
            told.append(Fact(About.PAYS, (), dearest))
        return told
    helpful = tuple(face for face in FACES if left[face] and _helps(after, face))
    outs = Fact(About.OUTS, helpful, sum(left[face] for face in helpful))
    if now.away == away:
        return [outs]
    return [Fact(About.NEARER if now.away < away else About.FARTHER, (), now.away), outs]


def _helps(cards: Cards, face: Face) -> bool:
    """Whether a capture of a face would pair a loose card."""
    alone = loose(cards.singles)
    partners = cards.limits.captures(cards.hand, cards.singles, face)
    return any(alone & BIT[partner] for partner in partners)


def _bound(cards: Cards) -> int:
    """The singles that may not be discarded (C6.8, C6.10)."""
    return cards.singles & ~cards.limits.discards(cards.singles)
