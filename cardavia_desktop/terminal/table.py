"""The table as text: what a seat sees, and the end of a deal, in lines that fit a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import Counted, Words, fill, points_text
from cardavia_desktop.rules import NO_FACE, Deck, Meld, Result, Table, View
from cardavia_desktop.rules.faces import cards_of

translate = QCoreApplication.translate

_GAP: Final = "   "
_FEW: Final = 5
"""Answers that stand one below the other."""


def table_lines(view: View, width: int) -> list[str]:
    """The whole table: the other seats, the middle, and the seat's own cards."""
    seats = view.game.seats
    lines: list[str] = []
    for seat in range(view.seat + 1, view.seat + seats):
        lines += _seat_lines(view, seat % seats, width)
    lines += _middle_lines(view)
    lines += _seat_lines(view, view.seat, width)
    lines += [f"  {row}" for row in hand_rows(view.game.deck, view.hand)]
    return lines + _wrapped("%1", " · ".join(words.hand_reading(view)), width)


def answer_lines(answers: Sequence[str], width: int) -> list[str]:
    """Numbered answers, in columns where there are many."""
    cells = [f"{number:>3}  {answer}" for number, answer in enumerate(answers, 1)]
    cell = max(map(len, cells))
    columns = max(1, (width + len(_GAP)) // (cell + len(_GAP)))
    rows = -(-len(cells) // columns) if len(cells) > _FEW else len(cells)
    return [
        _GAP.join(f"{text:<{cell}}" for text in cells[row::rows]).rstrip() for row in range(rows)
    ]


def result_lines(table: Table, result: Result, width: int) -> list[str]:
    """How a deal ended: the won hand in its groups, the score, and what the others held."""
    game, deck = table.game, table.game.deck
    lines = [words.result_title(game, result), words.result_note(game, result)]
    if result.hand:
        lines += _wrapped("%1", _melds_text(deck, result.hand), width)
    lines += ["", *_columns(words.score_lines(game, result, table.options)), ""]
    for seat, hand in enumerate(table.hands):
        if seat != result.winner:
            cards = " · ".join(hand_rows(deck, hand))
            lines += _wrapped(f"{words.seat_name(seat)}: %1", cards, width)
    return lines


def settlement_lines(result: Result, totals: Sequence[int]) -> list[str]:
    """What each seat gains or pays, and its points in this sitting."""
    names = ["", *map(words.seat_name, range(len(totals)))]
    deal = [translate("Table", "This deal"), *map(points_text, result.points)]
    sitting = [translate("Table", "This sitting"), *map(points_text, totals)]
    left, middle, right = (max(map(len, column)) for column in (names, deal, sitting))
    return [
        f"{name:<{left}}  {points:>{middle}}  {total:>{right}}"
        for name, points, total in zip(names, deal, sitting, strict=True)
    ]


def _seat_lines(view: View, seat: int, width: int) -> list[str]:
    """A seat: its plate, its open groups, its gate."""
    deck = view.game.deck
    plate = [words.seat_name(seat), Counted.in_hand(view.sizes[seat])]
    lines = [" · ".join([*plate, *words.seat_notes(view, seat)])]
    if view.melds[seat]:
        lines += _wrapped(
            translate("Table", "Open: %1"), _melds_text(deck, view.melds[seat]), width
        )
    if view.discards[seat]:
        gate = words.face_names(deck, view.discards[seat])
        lines += _wrapped(translate("Table", "Gate: %1"), gate, width)
    return lines


def _middle_lines(view: View) -> list[str]:
    """The stock, the indicators and the public card."""
    deck = view.game.deck
    lines = [Counted.in_stock(view.stock)]
    if view.indicators:
        faces = words.face_names(deck, view.indicators)
        lines.append(fill(translate("Table", "Indicators: %1"), faces))
    if view.public != NO_FACE:
        card = words.face_name(deck, view.public)
        lines.append(fill(translate("Table", "Public card: %1"), card))
    return [f"  {line}" for line in lines]


def hand_rows(deck: Deck, hand: Sequence[int]) -> list[str]:
    """A hand by suit: "Myriads: 2 2 5", "Strings: 8"; cards without a suit by name."""
    cards = cards_of(hand)
    rows = []
    for suit, name in _SUITS.items():
        ranks = [str(deck.ranks[face]) for face in cards if deck.suits[face] == suit]
        if ranks:
            rows.append(fill(name(), " ".join(ranks)))
    others = [face for face in cards if not deck.suits[face]]
    if others:
        rows.append(words.face_names(deck, others))
    return rows


def _columns(lines: Sequence[words.ScoreLine]) -> list[str]:
    """Score lines with their notes and values one below the other."""
    name, note, value = (
        max((len(getattr(line, part)) for line in lines), default=0)
        for part in ("name", "note", "value")
    )
    return [f"  {line.name:<{name}}  {line.note:<{note}}  {line.value:>{value}}" for line in lines]


def _melds_text(deck: Deck, melds: Iterable[Meld]) -> str:
    return "; ".join(words.meld_text(deck, meld) for meld in melds)


def _wrapped(message: str, text: str, width: int) -> list[str]:
    return textwrap.wrap(fill(message, text), width, initial_indent="  ", subsequent_indent="    ")


_SUITS: Final[dict[str, Words]] = {
    "m": lambda: translate("Table", "Myriads: %1"),
    "s": lambda: translate("Table", "Strings: %1"),
    "c": lambda: translate("Table", "Coins: %1"),
    "x": lambda: translate("Table", "Small: %1"),
    "d": lambda: translate("Table", "Large: %1"),
}
