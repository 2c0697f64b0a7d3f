"""What a seat may no longer capture or discard (C6), in a few bit masks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from cardavia_desktop.rules.chan.hand import BIT, OTHERS, other_suits, unpaired
from cardavia_desktop.rules.chan.refusals import Code
from cardavia_desktop.rules.faces import Face


class Limits(NamedTuple):
    """A seat's past, as far as it binds it: masks of faces, bit f for face f.

    `discarded` are the faces it discarded, `given` those it played from hand into a Cạ, `cas`
    counts the Cạ it captured: everybody saw that. `declined` are the faces it declined as Chắn
    (C6.8), which only the seat itself knows. Immutable, so that copies of a table can share it.
    """

    discarded: int = 0
    given: int = 0
    declined: int = 0
    cas: int = 0

    def after_discard(self, face: Face) -> Self:
        """The limits after a discard."""
        return type(self)(self.discarded | BIT[face], self.given, self.declined, self.cas)

    def after_decline(self, face: Face) -> Self:
        """The limits after declining `face` (C6.8)."""
        return type(self)(self.discarded, self.given, self.declined | BIT[face], self.cas)

    def after_ca(self, given: Face) -> Self:
        """The limits after capturing a Cạ with the hand card `given`."""
        return type(self)(self.discarded, self.given | BIT[given], self.declined, self.cas + 1)

    @property
    def seconds(self) -> int:
        """The faces whose discard would be the second suit of their rank (C6.7, C6.10)."""
        return other_suits(self.discarded)

    def discards(self, singles: int) -> int:
        """The legal discards (C6.10) of a hand with these singles, as a mask."""
        free = singles & ~self.declined
        return free & ~self.seconds if self.cas else free

    def captures(self, hand: Sequence[int], singles: int, face: Face) -> list[Face]:
        """The hand cards with which `face` may be captured (C6.1 to C6.9)."""
        if hand[face]:
            partners = [face]
        elif singles & OTHERS[face]:
            partners = [f for f in range(face % 9, 27, 9) if singles & BIT[f]]
        else:
            return []
        return [p for p in partners if self.capture_fault(hand, singles, face, p) is None]

    def capture_fault(
        self, hand: Sequence[int], singles: int, face: Face, partner: Face
    ) -> Code | None:
        """The first of C6.1 to C6.9 that forbids to take `face` with the hand card `partner`.

        The two cards form a Chắn or a Cạ, and `singles` are those of `hand`.
        """
        taken, own = BIT[face], BIT[partner]
        after = self
        rules: list[tuple[int, Code]] = [
            (self.discarded & taken, Code.DISCARDED_EARLIER),
            (self.given & taken, Code.GIVEN_TO_CA),
        ]
        if partner != face:
            after = self.after_ca(partner)
            rules += (
                (hand[face], Code.MUST_TAKE_AS_CHAN),
                (not singles & own, Code.BREAKS_PAIR),
                (self.declined & (taken | own), Code.DECLINED_EARLIER),
                (singles & OTHERS[face] & ~own, Code.CA_IN_HAND),
                (unpaired(singles) == 1, Code.ONE_UNPAIRED),
                (self.discarded & self.seconds, Code.CA_DISCARDED),
            )
        rules.append((not after.discards(singles ^ own), Code.NO_DISCARD_LEFT))
        return next((code for broken, code in rules if broken), None)
