"""The one most helpful reason why an action is not legal, from the bars in `claims`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.events import Discarded, Revealed
from cardavia_desktop.rules.faces import NO_FACE, Counts, Face
from cardavia_desktop.rules.paohuzi.claims import chi_bar, most_for_chi, pao_bar, peng_bar, win_bar
from cardavia_desktop.rules.paohuzi.hand import CHI_CARDS
from cardavia_desktop.rules.paohuzi.refusals import RULES, AnyCode, Code
from cardavia_desktop.rules.paohuzi.score import best, heavenly, kans
from cardavia_desktop.rules.refusal import Code as Common
from cardavia_desktop.rules.refusal import Refusal

if TYPE_CHECKING:
    from cardavia_desktop.rules.paohuzi.table import PaohuziTable


def reason(table: PaohuziTable, seat: int, action: Action) -> Refusal:
    """Why `seat` may not do `action`, which is not legal for it now."""
    match action.verb:
        case "discard":
            assert action.face is not None, "a discard names its card"
            return _no_discard(table, seat, action.face)
        case "pass":
            return _no_pass(table, seat)
        case "win":
            return _no_win(table, seat)
        case _:
            return _no_claim(table, seat, action)


def _refusal(code: AnyCode, faces: Sequence[Face] = (), numbers: Sequence[int] = ()) -> Refusal:
    return Refusal(code, RULES[code], tuple(faces), tuple(numbers))


# Made once: a seat may ask about every action at every moment, and these answer most of them.
_NOT_YOUR_TURN: Final = _refusal(Common.NOT_YOUR_TURN)
_NO_PUBLIC_CARD: Final = _refusal(Common.NO_PUBLIC_CARD)


def _no_pass(table: PaohuziTable, seat: int) -> Refusal:
    return _refusal(Common.NOTHING_TO_PASS) if seat == table.to_move else _NOT_YOUR_TURN


def _no_discard(table: PaohuziTable, seat: int, face: Face) -> Refusal:
    if seat in table.dead:
        return _refusal(Common.DEAD_HAND)
    if seat != table.to_move:
        return _NOT_YOUR_TURN
    if table.public != NO_FACE or (table.gain == NO_FACE and table.asks_in_secret):
        return _refusal(Common.ANSWER_FIRST)
    if not table.hands[seat][face]:
        return _refusal(Common.CARD_NOT_IN_HAND, [face])
    return _refusal(Code.KAN_LOCKED, [face])


def _no_win(table: PaohuziTable, seat: int) -> Refusal:
    if table.public != NO_FACE:
        bar = win_bar(table, seat)
        if bar == Code.NO_SEVEN_GROUPS:
            return _incomplete(table, seat)
        return _refusal(bar) if bar else _NOT_YOUR_TURN
    if seat in table.dead:
        return _refusal(Common.DEAD_HAND)
    if seat != table.to_move:
        return _not_asked_to_win(table, seat)
    if table.gain == NO_FACE:
        return _refusal(Code.TAKEN_BY_CLAIM)
    return _incomplete(table, seat)


def _not_asked_to_win(table: PaohuziTable, seat: int) -> Refusal:
    """Why a seat that is not to move cannot win without a public card."""
    hand, melds = table.hands[seat], table.melds[seat]
    played = any(isinstance(event, Discarded | Revealed) for event in table.events)
    if played or heavenly(hand, melds):
        return _NOT_YOUR_TURN
    return _refusal(Code.NOT_HEAVENLY, numbers=[len(melds), len(kans(hand))])


def _incomplete(table: PaohuziTable, seat: int) -> Refusal:
    """Why the seat's cards, with the public card if there is one, are no won hand."""
    missing = -table.holdings[seat].surplus
    if missing > 0:
        return _refusal(Code.SHORT_HAND, numbers=[missing])
    score = best(table.hands[seat], table.melds[seat], table.public)
    if score is None:
        return _refusal(Code.NO_SEVEN_GROUPS)
    return _refusal(Code.TOO_FEW_HUXI, numbers=[score.huxi])


def _no_claim(table: PaohuziTable, seat: int, action: Action) -> Refusal:
    face = table.public
    if face == NO_FACE:
        return _NO_PUBLIC_CARD
    if action.verb == "chi":
        return _no_chi(table, seat, action)
    bar = pao_bar(table, seat) if action.verb == "pao" else peng_bar(table, seat)
    numbers = [table.hands[seat][face]] if bar == Code.NOT_A_PAIR else []
    return _barred(table, seat, bar, numbers)


def _barred(
    table: PaohuziTable, seat: int, bar: AnyCode | None, numbers: Sequence[int] = ()
) -> Refusal:
    """The refusal behind a bar to the public card; without one it is just not the seat's turn."""
    if bar is None:
        return _NOT_YOUR_TURN
    if bar == Code.PASSED_EARLIER and any(
        isinstance(event, Discarded) and event.seat == seat and event.face == table.public
        for event in table.events
    ):
        bar = Code.DISCARDED_EARLIER
    return _refusal(bar, [table.public], numbers)


def _no_chi(table: PaohuziTable, seat: int, action: Action) -> Refusal:
    for group in action.groups:
        if group not in CHI_CARDS:
            return _refusal(Code.NO_CHI_GROUP, group)
        if table.public not in group:
            return _refusal(Code.GROUP_WITHOUT_CARD, group)
    if bar := chi_bar(table, seat):
        return _barred(table, seat, bar)
    used = table.game.deck.counts(card for group in action.groups for card in group)
    used[table.public] -= 1
    return _no_such_chi(table, seat, used)


def _no_such_chi(table: PaohuziTable, seat: int, used: Counts) -> Refusal:
    """Why the hand cannot give the cards `used` to a chi."""
    face, hand, holding = table.public, table.hands[seat], table.holdings[seat]
    if locked := [card for card, n in enumerate(used) if n and hand[card] == 3]:
        return _refusal(Code.KAN_LOCKED, locked)
    if lacking := [card for card, n in enumerate(used) if n > hand[card]]:
        return _refusal(Common.CARD_NOT_IN_HAND, lacking)
    if left := hand[face] - used[face]:
        return _refusal(Code.BI_LEFT_OUT, [face], [left])
    if sum(used) > most_for_chi(holding):
        return _refusal(Code.NO_DISCARD_LEFT)
    return _NOT_YOUR_TURN
