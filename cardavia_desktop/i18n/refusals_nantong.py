"""The reasons of Nantong long cards."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.text import Reasons, translate
from cardavia_desktop.rules.nantong.refusals import Code
from cardavia_desktop.rules.refusal import Code as Common

NANTONG: Final[Reasons] = {
    Common.NOTHING_TO_PASS: (
        lambda: translate("Why not", "Nothing to pass"),
        lambda: translate("Why not", "No discard is offered to you now."),
    ),
    Code.PREPARE_FIRST: (
        lambda: translate("Why not", "Preparation first"),
        lambda: translate("Why not", "The preparation is not over: make your declarations first."),
    ),
    Code.PREPARATION_OVER: (
        lambda: translate("Why not", "Preparation is over"),
        lambda: translate("Why not", "This can be declared only in the preparation, before play."),
    ),
    Code.ALREADY_OPEN: (
        lambda: translate("Why not", "Declared already"),
        lambda: translate("Why not", "You have declared %1 already."),
    ),
    Code.TOO_FEW_DEALT: (
        lambda: translate("Why not", "Too few dealt"),
        lambda: translate("Why not", "Of %1 you were dealt %3; the declaration needs %4."),
    ),
    Code.REPLACEMENT_DOES_NOT_COUNT: (
        lambda: translate("Why not", "A replacement does not count"),
        lambda: translate(
            "Why not",
            "Only cards of the original deal count: of %1 you were dealt %3, and %4 are needed.",
        ),
    ),
    Code.NOT_AN_INDICATOR: (
        lambda: translate("Why not", "Not an indicator"),
        lambda: translate(
            "Why not", "Three alike can be declared only of a card that lies as an indicator."
        ),
    ),
    Code.INDICATORS_DIFFER: (
        lambda: translate("Why not", "The indicators differ"),
        lambda: translate(
            "Why not", "Tiandi Hezi needs two identical indicators and the other two in your hand."
        ),
    ),
    Code.DEALER_NEVER_READY: (
        lambda: translate("Why not", "Not for the dealer"),
        lambda: translate("Why not", "The dealer cannot declare ready."),
    ),
    Code.NOT_WAITING: (
        lambda: translate("Why not", "Not ready"),
        lambda: translate(
            "Why not",
            "Ready may be declared when one more card would win. Cards to exchange before that: "
            "%3.",
        ),
    ),
    Code.WAIT_IN_OWN_CARDS: (
        lambda: translate("Why not", "Nothing left to wait for"),
        lambda: translate(
            "Why not", "You see all four of every card that would complete your hand."
        ),
    ),
    Code.READY_LOCKED: (
        lambda: translate("Why not", "A locked hand"),
        lambda: translate(
            "Why not",
            "You declared ready: your hand is locked, and you may only win or discard the card "
            "just drawn.",
        ),
    ),
    Code.DISCARD_AFTER_PUNG: (
        lambda: translate("Why not", "Discard first"),
        lambda: translate("Why not", "After a pung you must discard: no win and no kong now."),
    ),
    Code.TOO_FEW_IN_HAND: (
        lambda: translate("Why not", "Too few in hand"),
        lambda: translate("Why not", "Of %1 you hold %3; %4 are needed."),
    ),
    Code.STOCK_EMPTY: (
        lambda: translate("Why not", "The stock is empty"),
        lambda: translate("Why not", "A kong needs a card left in the stock as a replacement."),
    ),
    Code.ONLY_ROBBING: (
        lambda: translate("Why not", "Only a win"),
        lambda: translate(
            "Why not", "This card is being added to a pung: it can only be robbed by winning on it."
        ),
    ),
    Code.NOT_COMPLETE: (
        lambda: translate("Why not", "Not complete"),
        lambda: translate(
            "Why not",
            "A win needs seven groups and a pair. Cards to exchange before you wait for one: %3.",
        ),
    ),
}
