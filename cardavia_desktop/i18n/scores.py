"""How a deal ended, and its score line by line."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from cardavia_desktop.i18n.faces import face_name, face_names, face_object
from cardavia_desktop.i18n.games import seat_name
from cardavia_desktop.i18n.groups import cards_text, kind_name
from cardavia_desktop.i18n.text import Words, fill, number_text, translate
from cardavia_desktop.rules import NO_FACE, Game, Result
from cardavia_desktop.rules.chan.score import TOM_THREE_STRINGS
from cardavia_desktop.rules.chan.score import Score as ChanScore
from cardavia_desktop.rules.faces import TOTOM
from cardavia_desktop.rules.nantong.base import BaseItem
from cardavia_desktop.rules.nantong.score import Score as NantongScore
from cardavia_desktop.rules.paohuzi.score import Score as PaohuziScore


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score: a name, a note about it, and a value as it is shown.

    `total` marks a sum of the lines above it; `seat` is the seat that the line belongs to, None
    where it belongs to the deal.
    """

    name: str
    note: str
    value: str
    total: bool = False
    seat: int | None = None


def result_title(game: Game, result: Result) -> str:
    """How the deal ended, in a few words: "You win at your own gate"."""
    if result.winner is None:
        return _ENDS[result.kind]()
    you, other = _WINS[_manner(game, result)]
    return fill(other() if result.winner else you(), seat_name(result.winner))


def result_note(game: Game, result: Result) -> str:
    """What completed the hand, or why nobody won, in a sentence."""
    if result.winner is None:
        return _END_NOTES[result.kind]()
    match result.score:
        case ChanScore():
            message, values = _chan_note(result)
        case PaohuziScore(huxi=huxi, tun=tun):
            message, values = _paohuzi_note(result), (number_text(huxi), number_text(tun))
        case _:
            message, values = _nantong_note(result), ("", "")
    card = "" if result.card == NO_FACE else face_object(game.deck, result.card)
    return fill(message, *values, card)


def ending_text(kind: str, winner: int | None) -> str:
    """How a deal ended, in the fewest words: "AI 2 wins"."""
    if winner is None:
        return _ENDS[kind]()
    you, other = _WINS["plain"]
    return fill(other() if winner else you(), seat_name(winner))


def score_lines(game: Game, result: Result, options: Collection[str] = ()) -> list[ScoreLine]:
    """The itemized score, its totals too; `options` are the table options of the deal."""
    match result.score:
        case ChanScore() as chan:
            return [*_chan_lines(chan, options)]
        case PaohuziScore() as paohuzi:
            return [*_paohuzi_lines(game, paohuzi)]
        case NantongScore() as nantong:
            return [*_nantong_lines(game, nantong)]
        case _:
            return []


def payment_lines(result: Result) -> list[ScoreLine]:
    """Who pays whom where every two seats settle their difference (N8.2), else nothing."""
    if not isinstance(result.score, NantongScore):
        return []
    totals = result.score.totals
    pairs = [
        (a, b) for a in range(len(totals)) for b in range(len(totals)) if totals[a] > totals[b]
    ]
    return [_payment(payer, payee, totals) for payee, payer in pairs]


def _payment(payer: int, payee: int, totals: tuple[int, ...]) -> ScoreLine:
    if payer == 0:
        name = fill(translate("Score", "You pay %1"), seat_name(payee))
    elif payee == 0:
        name = fill(translate("Score", "%1 pays you"), seat_name(payer))
    else:
        name = fill(translate("Score", "%1 pays %2"), seat_name(payer), seat_name(payee))
    more, less = number_text(totals[payee]), number_text(totals[payer])
    #: %1 and %2 are the totals of two seats
    note = fill(translate("Score", "%1 − %2"), more, less)
    return ScoreLine(name, note, number_text(totals[payee] - totals[payer]))


# How it ended


def _manner(game: Game, result: Result) -> str:
    """The key of the sentence about a win."""
    if result.card == NO_FACE:
        return "heavenly" if game.name == "nantong" else "dealt"
    match result.score:
        case ChanScore(items=items) if any(item.name == "u-chi" for item in items):
            return "own-gate"
        case _:
            return "plain"


def _chan_note(result: Result) -> tuple[str, tuple[str, str]]:
    cas = sum(meld.kind == "ca" for meld in result.hand)
    values = (number_text(10 - cas), number_text(cas))
    if result.card == NO_FACE:
        return translate("Result", "Ten pairs as dealt: %1 Chắn and %2 Cạ."), values
    return translate("Result", "Ten pairs: %1 Chắn and %2 Cạ, completed by %3."), values


def _paohuzi_note(result: Result) -> str:
    if result.card == NO_FACE:
        return translate("Result", "%1 huxi in the cards dealt: %2 tun from each opponent.")
    return translate("Result", "%1 huxi, completed by %3: %2 tun from each opponent.")


def _nantong_note(result: Result) -> str:
    if result.card == NO_FACE:
        return translate("Result", "Seven groups and a pair before the first discard.")
    return translate("Result", "Seven groups and a pair, completed by %3.")


_WINS: Final[dict[str, tuple[Words, Words]]] = {
    "plain": (
        lambda: translate("Result", "You win"),
        lambda: translate("Result", "%1 wins"),
    ),
    "own-gate": (
        lambda: translate("Result", "You win at your own gate"),
        lambda: translate("Result", "%1 wins at its own gate"),
    ),
    "dealt": (
        lambda: translate("Result", "You win with the cards dealt"),
        lambda: translate("Result", "%1 wins with the cards dealt"),
    ),
    "heavenly": (
        lambda: translate("Result", "You win before the first discard"),
        lambda: translate("Result", "%1 wins before the first discard"),
    ),
}
_ENDS: Final[dict[str, Words]] = {
    "draw": lambda: translate("Result", "A draw"),
    "exhausted": lambda: translate("Result", "The stock is exhausted"),
}
_END_NOTES: Final[dict[str, Words]] = {
    "draw": lambda: translate("Result", "No card was left to turn up. Nobody pays."),
    "exhausted": lambda: translate(
        "Result", "No card was left to draw. The base hu of all three are settled."
    ),
}


# Chắn


def _chan_lines(score: ChanScore, options: Collection[str]) -> Iterator[ScoreLine]:
    for item in score.items:
        note = _chan_bonus_note(item.name, options)
        if item.name == "u-xuong":
            yield ScoreLine(_BONUSES[item.name](), note, number_text(item.value))
        elif item.used == "main":
            note = fill(translate("Score", "main value: %1"), note)
            yield ScoreLine(_BONUSES[item.name](), note, number_text(item.value))
        else:
            note = fill(translate("Score", "dịch: %1"), note)
            yield ScoreLine(_BONUSES[item.name](), note, f"+{number_text(item.value)}")
    if score.items:
        note = translate("Score", "points, from each loser")
        yield ScoreLine(translate("Score", "Total"), note, number_text(score.total), total=True)


def _chan_bonus_note(name: str, options: Collection[str]) -> str:
    if name not in _SETS:
        return _BONUS_NOTES[name]()
    codes = _TOM_OF_STRINGS if name == "tom" and TOM_THREE_STRINGS in options else _SETS[name]
    return face_names(TOTOM, [TOTOM.index[code] for code in codes])


_SETS: Final = {"tom": ("3m", "3c", "7c"), "leo": ("8s", "9m", "chi")}
_TOM_OF_STRINGS: Final = ("3m", "3s", "7c")

_BONUSES: Final[dict[str, Words]] = {
    "u-xuong": lambda: translate("Chắn bonus", "Ù xuông"),
    "u-chi": lambda: translate("Chắn bonus", "Ù chì"),
    "thien-u": lambda: translate("Chắn bonus", "Thiên ù"),
    "tom": lambda: translate("Chắn bonus", "Tôm"),
    "bach-thu": lambda: translate("Chắn bonus", "Bạch thủ"),
    "leo": lambda: translate("Chắn bonus", "Lèo"),
    "thien-khai": lambda: translate("Chắn bonus", "Thiên khai"),
    "chiu-u": lambda: translate("Chắn bonus", "Chíu ù"),
    "bon": lambda: translate("Chắn bonus", "Bòn"),
    "bach-dinh": lambda: translate("Chắn bonus", "Bạch định"),
    "tam-do": lambda: translate("Chắn bonus", "Tám đỏ"),
    "kinh-tu-chi": lambda: translate("Chắn bonus", "Kính tứ chi"),
    "thap-thanh": lambda: translate("Chắn bonus", "Thập thành"),
}
_BONUS_NOTES: Final[dict[str, Words]] = {
    "u-xuong": lambda: translate("Chắn bonus", "a plain win without a bonus"),
    "u-chi": lambda: translate("Chắn bonus", "won at one’s own gate"),
    "thien-u": lambda: translate("Chắn bonus", "the dealer wins with the twenty cards dealt"),
    "bach-thu": lambda: translate(
        "Chắn bonus", "exactly six Chắn, no Cạ of the winning card’s rank"
    ),
    "thien-khai": lambda: translate("Chắn bonus", "four identical cards dealt"),
    "chiu-u": lambda: translate("Chắn bonus", "won with the fourth of three cards dealt"),
    "bon": lambda: translate("Chắn bonus", "a pair dealt, grown to four identical cards"),
    "bach-dinh": lambda: translate("Chắn bonus", "all cards black"),
    "tam-do": lambda: translate("Chắn bonus", "exactly eight red cards"),
    "kinh-tu-chi": lambda: translate("Chắn bonus", "four Chi chi, all other cards black"),
    "thap-thanh": lambda: translate("Chắn bonus", "all ten pairs are Chắn"),
}


# Paohuzi


def _paohuzi_lines(game: Game, score: PaohuziScore) -> Iterator[ScoreLine]:
    for kind, cards, huxi in score.groups:
        yield ScoreLine(kind_name(kind), cards_text(game.deck, cards), number_text(huxi))
    if score.groups:
        tun = fill(translate("Score", "huxi: %1 tun from each opponent"), number_text(score.tun))
        yield ScoreLine(translate("Score", "Total"), tun, number_text(score.huxi), total=True)


# Nantong long cards


def _nantong_lines(game: Game, score: NantongScore) -> Iterator[ScoreLine]:
    """The winner first, then the others in seat order, each with its total."""
    seats = sorted(range(len(score.base)), key=lambda seat: (seat != score.winner, seat))
    for seat in seats:
        yield from (_base_line(game, item, seat) for item in score.base[seat])
        if seat == score.winner:
            for bonus in score.bonuses:
                name, note = _HU_BONUSES[bonus.name]
                yield ScoreLine(name(), note(), f"+{number_text(bonus.hu)}", seat=seat)
            for double in score.doubles:
                name, note = _HU_DOUBLES[double.name]
                yield ScoreLine(name(), note(), "×2", seat=seat)
        yield _total_line(score, seat)


def _base_line(game: Game, item: BaseItem, seat: int) -> ScoreLine:
    note = face_name(game.deck, item.face)
    if item.doublings:
        #: %1 is a card, %2 what it is worth, %3 how many times that counts
        doubled = translate("Score", "%1: %2 × %3")
        note = fill(doubled, note, number_text(item.plain), 1 << item.doublings)
    return ScoreLine(kind_name(item.kind), note, number_text(item.hu), seat=seat)


def _total_line(score: NantongScore, seat: int) -> ScoreLine:
    total, rounded = score.hu[seat], score.totals[seat]
    note = translate("Score", "hu")
    if total != rounded:
        rounding = translate("Score", "hu, %1 rounded up to a multiple of ten")
        note = fill(rounding, number_text(total))
    name = fill(translate("Score", "Total: %1"), seat_name(seat))
    return ScoreLine(name, note, number_text(rounded), total=True, seat=seat)


_HU_BONUSES: Final[dict[str, tuple[Words, Words]]] = {
    "qing-hu": (
        lambda: translate("Nantong bonus", "Qing Hu"),
        lambda: translate("Nantong bonus", "seven runs"),
    ),
    "piao-hu": (
        lambda: translate("Nantong bonus", "Piao Hu"),
        lambda: translate("Nantong bonus", "triplets and kongs only, beside Wenqian"),
    ),
    "tazi-hu": (
        lambda: translate("Nantong bonus", "Tazi Hu"),
        lambda: translate("Nantong bonus", "runs and triplets mixed"),
    ),
    "wenqian": (
        lambda: translate("Nantong bonus", "Wenqian"),
        lambda: translate("Nantong bonus", "1–2–3 of Coins"),
    ),
    "self-draw": (
        lambda: translate("Nantong bonus", "Self-draw"),
        lambda: translate("Nantong bonus", "won on one’s own draw"),
    ),
    "kong-replacement": (
        lambda: translate("Nantong bonus", "Kong replacement"),
        lambda: translate("Nantong bonus", "drawn from the back after a kong"),
    ),
    "waiting-card": (
        lambda: translate("Nantong bonus", "Waiting card"),
        lambda: translate("Nantong bonus", "in the pair, or the middle or edge of a run"),
    ),
}
_HU_DOUBLES: Final[dict[str, tuple[Words, Words]]] = {
    "piao-hu": (
        lambda: translate("Nantong bonus", "Piao Hu"),
        lambda: translate("Nantong bonus", "triplets and kongs only, beside Wenqian"),
    ),
    "closed-piao": (
        lambda: translate("Nantong bonus", "Closed Piao Hu"),
        lambda: translate("Nantong bonus", "without a pung"),
    ),
    "three-elders": (
        lambda: translate("Nantong bonus", "Three Elders"),
        lambda: translate(
            "Nantong bonus", "three or more each of Red Flower, White Flower and Thousand"
        ),
    ),
    "heavenly": (
        lambda: translate("Nantong bonus", "Heavenly win"),
        lambda: translate("Nantong bonus", "the dealer wins before its first discard"),
    ),
    "first-discard": (
        lambda: translate("Nantong bonus", "First discard"),
        lambda: translate("Nantong bonus", "won on the first discard of the dealer"),
    ),
    "ready": (
        lambda: translate("Nantong bonus", "Ready"),
        lambda: translate("Nantong bonus", "declared before play"),
    ),
    "last-card": (
        lambda: translate("Nantong bonus", "Last card"),
        lambda: translate("Nantong bonus", "the last card of the stock, drawn by oneself"),
    ),
}
