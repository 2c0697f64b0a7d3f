"""Which cards would complete a hand of Paohuzi (`Game.waits`)."""

from __future__ import annotations

from collections.abc import Sequence

from cardavia_desktop.rules.faces import Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.paohuzi.hand import FACES, Holding, forced, place_of
from cardavia_desktop.rules.paohuzi.score import wins, wins_as_it_is


def waits(hand: Sequence[int], melds: Sequence[Meld], fourth: bool) -> tuple[Face, ...]:
    """The faces that would complete a live hand that owes no discard, in face order.

    A face counts when it completes the hand turned up by others or by the seat itself, where the
    rules may force a wei or ti (P5.3; P9.2 if `fourth`). A face of which the seat has all four
    copies itself is none.
    """
    holding = Holding.of(hand, melds)
    return tuple(
        face
        for face in FACES
        if hand[face] + sum(meld.cards.count(face) for meld in melds) < 4
        and (wins(hand, melds, holding, face) or _wins_itself(hand, melds, face, fourth))
    )


def _wins_itself(hand: Sequence[int], melds: Sequence[Meld], face: Face, fourth: bool) -> bool:
    """Whether a stock card turned up by the seat itself completes the hand by a forced group."""
    group = forced(hand, melds, face, fourth=fourth)
    if group is None:
        return False
    kept = [n if other != face else 0 for other, n in enumerate(hand)]
    place = place_of(melds, group)
    return wins_as_it_is(Holding.of(kept, [*melds[:place], group, *melds[place + 1 :]]))
