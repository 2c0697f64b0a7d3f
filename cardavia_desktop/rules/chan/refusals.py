"""Why an action of Chắn is not legal."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.chan.hand import (
    BIT,
    CHI,
    FACES,
    FEWEST_CHANS,
    OTHERS,
    PAIRS,
    cas,
    faces_of,
    missing,
)
from cardavia_desktop.rules.faces import NO_FACE, TOTOM, Face
from cardavia_desktop.rules.refusal import Code as Common
from cardavia_desktop.rules.refusal import Refusal

if TYPE_CHECKING:
    from cardavia_desktop.rules.chan.limits import Limits
    from cardavia_desktop.rules.chan.table import ChanTable


class Code(StrEnum):
    """The reasons of Chắn, beside those that all games share.

    `faces` of the refusal are, unless said otherwise, the card that the reason speaks of.
    """

    BREAKS_PAIR = "breaks-pair"
    DECLINED_EARLIER = "declined-earlier"
    """`faces`: the public card or the hand card, whichever was declined."""
    DISCARDED_EARLIER = "discarded-earlier"
    GIVEN_TO_CA = "given-to-ca"
    MUST_TAKE_AS_CHAN = "must-take-as-chan"
    CA_IN_HAND = "ca-in-hand"
    """`faces`: the two cards of the Cạ."""
    ONE_UNPAIRED = "one-unpaired"
    CA_DISCARDED = "ca-discarded"
    """`faces`: all discarded faces that have a second suit of their rank among them."""
    SECOND_OF_CA = "second-of-ca"
    """`faces`: the card, and the discarded faces of its rank."""
    NO_DISCARD_LEFT = "no-discard-left"
    NO_PAIR = "no-pair"
    """`faces`: the public card and the hand card, which are neither Chắn nor Cạ."""
    OWN_DISCARD = "own-discard"
    NOT_THREE_IN_HAND = "not-three-in-hand"
    """`numbers`: how many the hand holds."""
    CAPTURE_COMES_LATER = "capture-comes-later"
    """The capture is asked when the claims of this card are settled."""
    CLAIMS_CLOSED = "claims-closed"
    """The seat has passed this claim already."""
    NOT_STOCK_CARD = "not-stock-card"
    NOT_COMPLETE = "not-complete"
    """`numbers`: how many pairs and how many Chắn are missing."""
    CHI_NEEDS_SIX = "chi-needs-exactly-six"
    """`numbers`: how many Chắn the hand would have."""


def _capture_faces(
    code: Code, limits: Limits, singles: int, public: Face, partner: Face
) -> tuple[Face, ...]:
    """The cards that a fault of a capture speaks of."""
    match code:
        case Code.BREAKS_PAIR:
            return (partner,)
        case Code.DECLINED_EARLIER:
            mask = limits.declined & (BIT[public] | BIT[partner])
        case Code.CA_IN_HAND:
            mask = singles & OTHERS[public]
        case Code.CA_DISCARDED:
            mask = limits.discarded & limits.seconds
        case _:
            return (public,)
    return tuple(faces_of(mask))


_CAPTURE_RULES: Final = {
    Code.DISCARDED_EARLIER: "C6.1",
    Code.GIVEN_TO_CA: "C6.1",
    Code.MUST_TAKE_AS_CHAN: "C6.2",
    Code.BREAKS_PAIR: "C6.3",
    Code.DECLINED_EARLIER: "C6.4",
    Code.CA_IN_HAND: "C6.5",
    Code.ONE_UNPAIRED: "C6.6",
    Code.CA_DISCARDED: "C6.7",
    Code.NO_DISCARD_LEFT: "C6.9",
}
"""The reasons for which a capture of two cards that pair is refused, and their rules."""

# Made once: a seat may ask about every action at every moment, and these answer most of them.
_NOT_YOUR_TURN: Final = {
    rule: Refusal(Common.NOT_YOUR_TURN, rule) for rule in ("C5.2", "C5.3", "C5.6")
}
_NOT_IN_GAME: Final = {
    face: Refusal(Common.NOT_IN_GAME, "C1.2", (face,))
    for face in range(TOTOM.size)
    if face not in FACES
}


def reason(table: ChanTable, seat: int, action: Action) -> Refusal:
    """Why `action`, which is not legal, is not; the deal goes on."""
    face = action.face
    if face in _NOT_IN_GAME:
        return _NOT_IN_GAME[face]
    if seat in table.dead:
        return Refusal(Common.DEAD_HAND, "C4.2")
    return _REASONS[action.verb](table, seat, NO_FACE if face is None else face)


def _not_asked(table: ChanTable, seat: int) -> Refusal:
    """For an action that needs a public card while there is none."""
    if seat == table.to_move:
        return Refusal(Common.NO_PUBLIC_CARD, "C5.1")
    return _NOT_YOUR_TURN["C5.6"]


def _closed(table: ChanTable, seat: int) -> Refusal:
    """For a claim that the seat could make, but not now."""
    if seat == table.to_move:
        return Refusal(Code.CLAIMS_CLOSED, "C5.8", (table.public,))
    return _NOT_YOUR_TURN["C5.6"]


def _pass(table: ChanTable, seat: int, _: Face) -> Refusal:
    if seat == table.to_move:
        return Refusal(Common.NOTHING_TO_PASS, "C4.1" if table.opening else "C5.5")
    return _NOT_YOUR_TURN["C5.6"]


def _win(table: ChanTable, seat: int, _: Face) -> Refusal:
    public, singles = table.public, table.singles[seat]
    at_opening = table.opening and seat == table.to_move
    if not at_opening:
        if public == NO_FACE:
            return _not_asked(table, seat)
        if not table.turned_up and table.hands[seat][public] != 3:
            return Refusal(Code.NOT_STOCK_CARD, "C8.3", (public,))
        singles ^= BIT[public]
    lacking = missing(singles, table.limits[seat].cas)
    if any(lacking):
        return Refusal(Code.NOT_COMPLETE, "C8.1", numbers=lacking)
    chans = PAIRS - cas(singles) - table.limits[seat].cas
    if public == CHI and chans != FEWEST_CHANS:
        return Refusal(Code.CHI_NEEDS_SIX, "C8.2", (CHI,), (chans,))
    return _closed(table, seat)


def _chiu(table: ChanTable, seat: int, _: Face) -> Refusal:
    public = table.public
    if public == NO_FACE:
        return _not_asked(table, seat)
    if seat == table.source and not table.turned_up:
        return Refusal(Code.OWN_DISCARD, "C7.2", (public,))
    held = table.hands[seat][public]
    if held != 3:
        return Refusal(Code.NOT_THREE_IN_HAND, "C7.1", (public,), (held,))
    if not table.limits[seat].discards(table.singles[seat] ^ BIT[public]):
        return Refusal(Code.NO_DISCARD_LEFT, "C7.3", (public,))
    return _closed(table, seat)


def _discard(table: ChanTable, seat: int, face: Face) -> Refusal:
    if seat != table.to_move:
        return _NOT_YOUR_TURN["C5.6"]
    if table.public != NO_FACE:
        return Refusal(Common.ANSWER_FIRST, "C5.5", (table.public,))
    if not table.hands[seat][face]:
        return Refusal(Common.CARD_NOT_IN_HAND, "C6.10", (face,))
    singles, limits = table.singles[seat], table.limits[seat]
    if not singles & BIT[face]:
        return Refusal(Code.BREAKS_PAIR, "C6.10", (face,))
    if limits.declined & BIT[face]:
        return Refusal(Code.DECLINED_EARLIER, "C6.10", (face,))
    earlier = faces_of(limits.discarded & OTHERS[face])
    return Refusal(Code.SECOND_OF_CA, "C6.10", (face, *earlier))


def _capture(table: ChanTable, seat: int, partner: Face) -> Refusal:
    public, door = table.public, table.door
    if public == NO_FACE:
        return _not_asked(table, seat)
    if seat != door and not (table.turned_up and seat == (door + 1) % table.game.seats):
        return _NOT_YOUR_TURN["C5.3" if table.turned_up else "C5.2"]
    fault = _pairing_fault(table, seat, partner)
    if fault is not None:
        return fault
    if seat == table.to_move:
        return Refusal(Code.CAPTURE_COMES_LATER, "C5.8", (public,))
    return _NOT_YOUR_TURN["C5.6"]


def _pairing_fault(table: ChanTable, seat: int, partner: Face) -> Refusal | None:
    """Why the seat could not take the public card with the hand card `partner` at any time."""
    public, hand, singles = table.public, table.hands[seat], table.singles[seat]
    limits = table.limits[seat]
    if not hand[partner]:
        return Refusal(Common.CARD_NOT_IN_HAND, "C6.2" if partner == public else "C6.3", (partner,))
    if partner != public and not OTHERS[public] & BIT[partner]:
        return Refusal(Code.NO_PAIR, "C2.1", (public, partner))
    fault = limits.capture_fault(hand, singles, public, partner)
    if fault is None:
        return None
    faces = _capture_faces(fault, limits, singles, public, partner)
    return Refusal(fault, _CAPTURE_RULES[fault], faces)


_REASONS: Final[dict[str, Callable[[ChanTable, int, Face], Refusal]]] = {
    "pass": _pass,
    "win": _win,
    "chiu": _chiu,
    "discard": _discard,
    "capture": _capture,
}
