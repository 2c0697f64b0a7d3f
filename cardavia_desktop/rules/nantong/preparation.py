"""What a seat may declare in the preparation (N4)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.faces import NANTONG, Counts, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.cards import BY_TEXT, HEZI, OPEN, READY
from cardavia_desktop.rules.nantong.hand import waits


def set_aside(melds: Iterable[Meld], indicators: Group) -> Counts:
    """Count the cards of a seat's open groups and the indicators: they complete nothing (N4.6)."""
    return NANTONG.counts(chain(indicators, *(meld.cards for meld in melds)))


def may_open(face: Face, hand: Counts, dealt: Group, indicators: Group) -> bool:
    """Whether a seat may declare a face: four of it, or three that match an indicator.

    All of them must come from the cards `dealt` (N4.2 to N4.4).
    """
    copies = hand[face]
    return (copies == 4 or (copies == 3 and face in indicators)) and dealt.count(face) == copies


def may_declare_hezi(hand: Counts, dealt: Group, indicators: Group) -> bool:
    """Whether both indicators have one face and the seat was dealt the other two (N4.5)."""
    first, second = indicators
    return first == second and hand[first] == 2 and dealt.count(first) == 2


def may_be_ready(hand: Counts, melds: Iterable[Meld], indicators: Group) -> bool:
    """Whether a hand needs one more card to win, and that card may exist (N4.6)."""
    return bool(waits(hand, set_aside(melds, indicators)))


def declarations(
    hand: Counts, melds: Iterable[Meld], dealt: Group, indicators: Group
) -> tuple[Action, ...]:
    """All that a seat may declare now, without `done`, sorted.

    The dealer, who holds one card more, is never ready: no card makes its hand complete.
    """
    found = [HEZI] if may_declare_hezi(hand, dealt, indicators) else []
    if 4 in hand or 3 in (hand[face] for face in indicators):
        found += [OPEN[face] for face in BY_TEXT if may_open(face, hand, dealt, indicators)]
    if may_be_ready(hand, melds, indicators):
        found.append(READY)
    return tuple(found)
