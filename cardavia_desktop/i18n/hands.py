"""The person's own hand, read in short lines."""

from __future__ import annotations

from cardavia_desktop.i18n.faces import face_names
from cardavia_desktop.i18n.text import Counted, fill, number_text, translate
from cardavia_desktop.rules import View
from cardavia_desktop.rules.chan.hand import cas, singles_of, unpaired
from cardavia_desktop.rules.nantong.base import base_items
from cardavia_desktop.rules.paohuzi.distance import NEVER
from cardavia_desktop.rules.paohuzi.hand import Holding


def hand_reading(view: View) -> list[str]:
    """What the hand holds and how far it is from winning: "6 Chắn · 2 Cạ", "Waits for: …"."""
    lines: list[str] = []
    match view.game.name:
        case "chan":
            lines += _chan_lines(view)
        case "paohuzi":
            lines += _paohuzi_lines(view)
        case "nantong":
            lines += _nantong_lines(view)
    if view.result is None and view.seat not in view.dead:
        lines.append(_distance_line(view))
    return lines


def _chan_lines(view: View) -> list[str]:
    singles = singles_of(view.hand)
    own = view.melds[view.seat]
    chans = sum(n // 2 for n in view.hand) + sum(len(m.cards) // 2 for m in own if m.kind != "ca")
    pairs = cas(singles) + sum(meld.kind == "ca" for meld in own)
    lines = [fill(translate("Hand", "%1 Chắn · %2 Cạ"), number_text(chans), number_text(pairs))]
    if loose := unpaired(singles):
        lines.append(Counted.unpaired(loose))
    return lines


def _paohuzi_lines(view: View) -> list[str]:
    holding = Holding.of(view.hand, view.melds[view.seat])
    kans = sum(n == 3 for n in view.hand)
    message = translate("Hand", "%1 kan in hand · %2 huxi (15 needed)")
    return [fill(message, number_text(kans), number_text(holding.huxi))]


def _nantong_lines(view: View) -> list[str]:
    items = base_items(view.hand, view.melds[view.seat], view.indicators)
    total = number_text(sum(item.hu for item in items))
    return [fill(translate("Hand", "%1 hu in groups and hand"), total)]


def _distance_line(view: View) -> str:
    distance = view.distance
    if distance < 0:
        return translate("Hand", "Complete")
    if distance == NEVER:
        return translate("Hand", "Can no longer reach 15 huxi")
    if distance:
        return Counted.to_exchange(distance)
    if waits := view.waits:
        return fill(translate("Hand", "Waits for: %1"), face_names(view.game.deck, waits))
    return translate("Hand", "Waits for a card after a discard")
