"""What a win at Nantong long cards brings the seat that may declare it."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.rules import NO_FACE, Face, View
from cardavia_desktop.rules.events import Declared, Discarded, Drew
from cardavia_desktop.rules.nantong.base import base_items
from cardavia_desktop.rules.nantong.score import Origin, Win, score_win

_ROUNDING: Final = 4.5


def won(view: View, others_hu: float) -> float:
    """The points of a win now, if the hands of the others count as expected."""
    card, origin = _card(view)
    hand = list(view.hand)
    if view.public != NO_FACE:
        hand[card] += 1
    melds = view.melds[view.seat]
    thrown = sum(isinstance(event, Discarded) for event in view.events)
    win = Win(
        hand=hand,
        melds=melds,
        card=card,
        origin=origin,
        stock=view.stock,
        is_ready=view.seat in view.ready,
        is_first_discard=origin is Origin.DISCARD and thrown == 1,
    )
    base = base_items(hand, melds, view.indicators, claimed=view.public)
    score, _ = score_win((base, (), ()), 0, win)
    # What the others' totals gain by rounding is not in `others_hu`.
    return 2 * (score.totals[0] - _ROUNDING) - others_hu


def _card(view: View) -> tuple[Face, Origin]:
    """The winning card and where it came from."""
    own = [event for event in view.events if event.seat == view.seat]
    if view.public != NO_FACE:
        laid = [e for e in view.events if isinstance(e, Discarded | Declared)]
        added = laid and isinstance(laid[-1], Declared)
        return view.public, Origin.KONG if added else Origin.DISCARD
    konged = any(isinstance(e, Declared) and e.action.verb == "kong" for e in own)
    if not konged and not any(isinstance(event, Discarded) for event in view.events):
        return NO_FACE, Origin.DEAL
    drawn = [event for event in own if isinstance(event, Drew)][-1]
    assert drawn.face is not None, "a seat sees what it draws"
    return drawn.face, Origin.BACK if drawn.back else Origin.FRONT
