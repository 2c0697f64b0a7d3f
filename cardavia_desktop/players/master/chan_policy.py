"""A fast way to play Chắn: wins, takes what brings the hand nearer, waits for the most cards.

It looks at the cards of the seat and at what lies open. `left` counts the copies of each face that
the seat does not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from random import Random
from typing import Final

from cardavia_desktop.players.skilled.chan_hand import loose, waits
from cardavia_desktop.rules import NO_FACE, Action, Face, Table
from cardavia_desktop.rules.chan import hand as rules
from cardavia_desktop.rules.chan.hand import BIT, MOST_CAS, OTHERS, faces_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.faces import Counts

_distance: Final = lru_cache(maxsize=1 << 14)(rules.distance)
_faces_of: Final = lru_cache(maxsize=1 << 14)(rules.faces_of)
_PARTNERS: Final = tuple(tuple(faces_of(others)) for others in OTHERS)
_STEP: Final = 100.0
"""What a step of distance costs, in cards left."""
_HOPELESS: Final = 60.0
"""What waiting for nothing that is left costs."""


def answer(table: Table, rng: Random) -> Action:
    """What the seat to move does."""
    assert isinstance(table, ChanTable), "this is the policy of Chắn"
    seat = table.to_move
    assert seat is not None, "somebody is asked"
    legal = table.legal()
    if legal[-1].verb == "win":
        return legal[-1]
    card, limits, singles = table.public, table.limits[seat], table.singles[seat]
    shown = shown_at(table)
    left = [4 - own - seen for own, seen in zip(table.hands[seat], shown, strict=True)]
    if card != NO_FACE and not table.capturing:  # a Chíu or a pass
        return legal[0] if takes_chiu(card, singles, limits, left) else legal[-1]
    if card == NO_FACE:
        chosen, _ = best_discard(singles, limits, left)
    else:
        partners = [action.face for action in legal if action.face is not None]
        chosen = takes(partners, card, singles, limits, left)
    return next((action for action in legal if action.face == chosen), legal[-1])  # or a pass


def shown_at(table: ChanTable) -> Counts:
    """How many copies of each face lie open."""
    shown = [0] * len(table.hands[0])
    for melds in table.melds:
        for _, cards in melds:
            for face in cards:
                shown[face] += 1
    for row in table.discards:
        for face in row:
            shown[face] += 1
    if table.public != NO_FACE:
        shown[table.public] += 1
    return shown


def best_discard(singles: int, limits: Limits, left: Sequence[int]) -> tuple[Face, float]:
    """The best discard of twenty cards, and how far the hand is from a win then.

    A loose card if there is one that may be discarded.
    """
    legal = limits.discards(singles)
    best, least = NO_FACE, inf
    room = rules.cas(singles) + limits.cas < MOST_CAS
    for face in _faces_of(legal & loose(singles) or legal):
        far = _far(singles ^ BIT[face], limits.cas, left)
        if far >= _STEP:
            far += 3.0 * left[face]
            if room:
                for other in _PARTNERS[face]:
                    far += 2.0 * left[other]
        if far < least:
            best, least = face, far
    return best, least - least % _STEP if least >= _STEP else least


def _wanted(card: Face, singles: int, limits: Limits) -> int:
    """The hand cards, as a mask, with which the seat would like to capture a card, if it may.

    A hand that waits has to look closer.
    """
    if singles & BIT[card] or not _distance(singles, limits.cas):
        return BIT[card] | OTHERS[card]
    room = rules.cas(singles) + limits.cas < MOST_CAS
    return OTHERS[card] & loose(singles) if room else 0


def takes(
    partners: Sequence[Face], card: Face, singles: int, limits: Limits, left: Sequence[int]
) -> Face:
    """With which of the hand cards that may do so the seat captures a card; NO_FACE: it passes."""
    if _distance(singles, limits.cas):
        want = _wanted(card, singles, limits)
        return next((partner for partner in partners if BIT[partner] & want), NO_FACE)
    best, least = NO_FACE, _far(singles, limits.cas, left)
    for partner in partners:
        after = limits if partner == card else limits.after_ca(partner)
        _, far = best_discard(singles ^ BIT[partner], after, left)
        if far < least:
            best, least = partner, far
    return best


def takes_chiu(card: Face, singles: int, limits: Limits, left: Sequence[int]) -> bool:
    """Whether the seat makes a Chíu of a card, where it leaves a legal discard."""
    _, far = best_discard(singles ^ BIT[card], limits, left)
    return far <= _far(singles, limits.cas, left)


def _far(singles: int, open_cas: int, left: Sequence[int]) -> float:
    """How far nineteen cards are from a win."""
    away = _distance(singles, open_cas)
    if away:
        return _STEP * away
    winning = 0
    for card in waits(singles, open_cas):
        winning += left[card]
    return -3.0 * winning if winning else _HOPELESS
