"""The rules of each game in a few sentences, to have beside the full ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules import Game


def in_short(game: Game) -> tuple[str, ...]:
    """The sentences in the present language; each can be read alone."""
    return _SHORT[game.name]()


def _chan() -> tuple[str, ...]:
    return (
        translate("Rules in short", "Ten pairs win."),
        translate("Rules in short", "At least six of them are identical cards, a Chắn."),
        translate("Rules in short", "Take the public card only to pair it with one of yours."),
        translate("Rules in short", "A Chắn that you decline you may not discard later."),
        translate("Rules in short", "Win on a stock card, or with the fourth of three alike."),
    )


def _paohuzi() -> tuple[str, ...]:
    return (
        translate("Rules in short", "Seven groups worth 15 huxi or more win."),
        translate(
            "Rules in short",
            "Groups are three or four alike, three in a row, 2–7–10, and one number in both sizes.",
        ),
        translate("Rules in short", "Three alike in hand stay together."),
        translate(
            "Rules in short",
            "A face that you passed or discarded you may not chi or peng later.",
        ),
        translate("Rules in short", "Win on a stock card, never on a discard."),
    )


def _nantong() -> tuple[str, ...]:
    return (
        translate("Rules in short", "Seven groups and a pair win."),
        translate(
            "Rules in short", "Groups are three in a row of one suit, or three or four alike."
        ),
        translate("Rules in short", "A discard makes three or four alike, a run only if you win."),
        translate("Rules in short", "Everybody counts their groups; the winner adds bonuses."),
        translate("Rules in short", "Totals go up to full tens, and all settle the differences."),
    )


_SHORT: Final[dict[str, Callable[[], tuple[str, ...]]]] = {
    "chan": _chan,
    "nantong": _nantong,
    "paohuzi": _paohuzi,
}
