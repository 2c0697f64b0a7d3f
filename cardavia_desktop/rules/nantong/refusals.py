"""Why an action is not legal in Nantong long cards: one reason for each, with its rule."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.faces import NANTONG, NO_FACE, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.cards import FACES, HEZI, KONG, PASS, PUNG, READY, WIN
from cardavia_desktop.rules.nantong.distance import distance
from cardavia_desktop.rules.nantong.hand import completes
from cardavia_desktop.rules.nantong.preparation import set_aside
from cardavia_desktop.rules.nantong.score import Origin
from cardavia_desktop.rules.refusal import Code as Shared
from cardavia_desktop.rules.refusal import Refusal

if TYPE_CHECKING:
    from cardavia_desktop.rules.nantong.table import NantongTable


class Code(StrEnum):
    """The reasons of this game; what `faces` and `numbers` hold is said where there are any."""

    PREPARE_FIRST = "prepare-first"
    """The preparation is not over: end it first."""
    PREPARATION_OVER = "preparation-over"
    ALREADY_OPEN = "already-open"
    """The face that was declared."""
    TOO_FEW_DEALT = "too-few-dealt"
    """The face; how many of it were dealt, and how many are needed."""
    REPLACEMENT_DOES_NOT_COUNT = "replacement-does-not-count"
    """The face; how many of it were dealt, and how many are needed."""
    NOT_AN_INDICATOR = "not-an-indicator"
    """The face of which three were dealt."""
    INDICATORS_DIFFER = "indicators-differ"
    """The two indicators."""
    DEALER_NEVER_READY = "dealer-never-ready"
    NOT_WAITING = "not-waiting"
    """How many cards to exchange until the hand needs only one more."""
    WAIT_IN_OWN_CARDS = "wait-in-own-cards"
    """The faces that would complete the hand, of which the seat sees all four before itself."""
    READY_LOCKED = "ready-locked"
    """The card just drawn, when there is one."""
    DISCARD_AFTER_PUNG = "discard-after-pung"
    TOO_FEW_IN_HAND = "too-few-in-hand"
    """The face; how many are in hand, and how many are needed."""
    STOCK_EMPTY = "stock-empty"
    ONLY_ROBBING = "only-robbing"
    NOT_COMPLETE = "not-complete"
    """How many cards to exchange until the hand needs only one more."""


_OVER: Final = {
    Origin.DEAL: "N4.7",
    Origin.FRONT: "N5.1",
    Origin.BACK: "N5.2",
    Origin.DISCARD: "N5.4",
    Origin.KONG: "N5.3",
}

# Made once: a seat may ask about every action at every moment, and these answer most of them.
_NOT_YOUR_TURN: Final = {
    rule: Refusal(Shared.NOT_YOUR_TURN, rule) for rule in ("N4.1", "N5.1", "N5.3", "N5.4")
}
_ANSWER_FIRST: Final = {rule: Refusal(Shared.ANSWER_FIRST, rule) for rule in ("N5.3", "N5.4")}
_PREPARATION_OVER: Final = Refusal(Code.PREPARATION_OVER, "N4.7")
_NOT_IN_GAME: Final = {
    face: Refusal(Shared.NOT_IN_GAME, "N1.1", (face,))
    for face in range(NANTONG.size)
    if face not in FACES
}


def over_rule(table: NantongTable) -> str:
    """The rule by which a finished deal ended."""
    assert table.result is not None, "asked only when the deal is over"
    return "N5.7" if table.result.winner is None else _OVER[table.origin]


def reason(table: NantongTable, seat: int, action: Action) -> Refusal:
    """Why `seat` may not do `action`, which is not legal for it now."""
    face = action.face
    if face in _NOT_IN_GAME:
        return _NOT_IN_GAME[face]
    if seat != table.to_move:
        return _out_of_turn(table, seat, action)
    if table.preparing:
        return _in_preparation(table, seat, action)
    if action.verb in ("open", "hezi", "ready", "done"):
        return _PREPARATION_OVER
    if table.public != NO_FACE:
        return _to_public_card(table, seat, action)
    return _in_turn(table, seat, action)


def _out_of_turn(table: NantongTable, seat: int, action: Action) -> Refusal:
    """A claim tells what it lacks; all else waits for the seat's turn."""
    if table.preparing:
        return _NOT_YOUR_TURN["N4.1"]
    if table.public == NO_FACE:
        return _NOT_YOUR_TURN["N5.1"]
    lacking = None
    if seat != table.source and action in (PUNG, KONG, WIN):
        lacking = _lacking(table, seat, action)
    return lacking or _NOT_YOUR_TURN[_window_rule(table)]


def _in_preparation(table: NantongTable, seat: int, action: Action) -> Refusal:
    if action.verb == "open":
        assert action.face is not None, "an opening declaration names a face"
        return _open(table, seat, action.face)
    if action == HEZI:
        return _hezi(table, seat)
    if action == READY:
        return _ready(table, seat)
    return Refusal(Code.PREPARE_FIRST, "N4.1")


def _open(table: NantongTable, seat: int, face: Face) -> Refusal:
    matches = face in table.indicators
    rule, needed = ("N4.4", 3) if matches else ("N4.3", 4)
    dealt = table.dealt(seat).count(face)
    if any(meld.cards[0] == face for meld in table.melds[seat]):
        return Refusal(Code.ALREADY_OPEN, rule, (face,))
    if table.hands[seat][face] >= needed:
        return Refusal(Code.REPLACEMENT_DOES_NOT_COUNT, "N4.2", (face,), (dealt, needed))
    if dealt == 3:
        return Refusal(Code.NOT_AN_INDICATOR, "N4.4", (face,))
    return Refusal(Code.TOO_FEW_DEALT, rule, (face,), (dealt, needed))


def _hezi(table: NantongTable, seat: int) -> Refusal:
    first, second = table.indicators
    dealt = table.dealt(seat).count(first)
    if first != second:
        return Refusal(Code.INDICATORS_DIFFER, "N4.5", table.indicators)
    if any(meld.kind == "hezi" for meld in table.melds[seat]):
        return Refusal(Code.ALREADY_OPEN, "N4.5", (first,))
    if table.hands[seat][first] == 2:
        return Refusal(Code.REPLACEMENT_DOES_NOT_COUNT, "N4.2", (first,), (dealt, 2))
    return Refusal(Code.TOO_FEW_DEALT, "N4.5", (first,), (dealt, 2))


def _ready(table: NantongTable, seat: int) -> Refusal:
    if seat == table.dealer:
        return Refusal(Code.DEALER_NEVER_READY, "N4.6")
    hand = table.hands[seat]
    if gone := tuple(face for face in FACES if completes(hand, face)):
        return Refusal(Code.WAIT_IN_OWN_CARDS, "N4.6", gone)
    return Refusal(Code.NOT_WAITING, "N4.6", numbers=(_distance(table, seat),))


def _to_public_card(table: NantongTable, seat: int, action: Action) -> Refusal:
    lacking = _lacking(table, seat, action) if action in (PUNG, KONG, WIN) else None
    return lacking or _ANSWER_FIRST[_window_rule(table)]


def _lacking(table: NantongTable, seat: int, action: Action) -> Refusal | None:
    """What a seat lacks to claim the public card; None when it may (N5.3, N5.4)."""
    face = table.public
    if action == WIN:
        return None if completes(table.hands[seat], face) else _incomplete(table, seat)
    if table.adding:
        return Refusal(Code.ONLY_ROBBING, "N5.3", (face,))
    if seat in table.ready:
        return Refusal(Code.READY_LOCKED, "N4.6")
    copies, needed = table.hands[seat][face], 2 if action == PUNG else 3
    if copies < needed:
        return Refusal(Code.TOO_FEW_IN_HAND, "N5.4", (face,), (copies, needed))
    if action == KONG and not table.stock:
        return Refusal(Code.STOCK_EMPTY, "N5.2")
    return None


def _window_rule(table: NantongTable) -> str:
    return "N5.3" if table.adding else "N5.4"


def _in_turn(table: NantongTable, seat: int, action: Action) -> Refusal:
    if action == PASS:
        return Refusal(Shared.NOTHING_TO_PASS, "N5.1")
    if action == WIN:
        if table.origin is Origin.CLAIM:
            return Refusal(Code.DISCARD_AFTER_PUNG, "N5.4")
        return _incomplete(table, seat)
    if action.face is None:
        return Refusal(Shared.NO_PUBLIC_CARD, "N5.4")
    return _with_card(table, seat, action.face)


def _with_card(table: NantongTable, seat: int, face: Face) -> Refusal:
    """Why a seat in its turn may not discard a face or declare a kong of it."""
    copies = table.hands[seat][face]
    if not copies:
        return Refusal(Shared.CARD_NOT_IN_HAND, "N5.1", (face,))
    if seat in table.ready:
        return Refusal(Code.READY_LOCKED, "N4.6", (table.drawn,))
    if table.origin is Origin.CLAIM:
        return Refusal(Code.DISCARD_AFTER_PUNG, "N5.4")
    if copies == 4 or Meld("pung", (face,) * 3) in table.melds[seat]:
        return Refusal(Code.STOCK_EMPTY, "N5.2")
    return Refusal(Code.TOO_FEW_IN_HAND, "N5.1", (face,), (copies, 4))


def _incomplete(table: NantongTable, seat: int) -> Refusal:
    return Refusal(Code.NOT_COMPLETE, "N2.4", numbers=(_distance(table, seat),))


def _distance(table: NantongTable, seat: int) -> int:
    elsewhere = set_aside(table.melds[seat], table.indicators)
    return distance(table.hands[seat], elsewhere)
