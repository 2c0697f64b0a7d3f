"""The reasons of Chắn."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.text import Reasons, translate
from cardavia_desktop.rules.chan.refusals import Code

CHAN: Final[Reasons] = {
    (Code.BREAKS_PAIR, "discard"): (
        lambda: translate("Why not", "Not %5"),
        lambda: translate("Why not", "A pair of identical cards cannot be split to discard one."),
    ),
    Code.BREAKS_PAIR: (
        lambda: translate("Why not", "Not with %5"),
        lambda: translate("Why not", "A pair of identical cards cannot be split to form a Cạ."),
    ),
    (Code.DECLINED_EARLIER, "discard"): (
        lambda: translate("Why not", "Not %5"),
        lambda: translate("Why not", "You cannot discard %1: you declined to capture it earlier."),
    ),
    Code.DECLINED_EARLIER: (
        lambda: translate("Why not", "Not with %5"),
        lambda: translate(
            "Why not", "You declined to capture %1 as a Chắn, so it cannot go into a Cạ."
        ),
    ),
    Code.DISCARDED_EARLIER: (
        lambda: translate("Why not", "Discarded earlier"),
        lambda: translate("Why not", "You discarded %1 earlier, so you cannot capture it."),
    ),
    Code.GIVEN_TO_CA: (
        lambda: translate("Why not", "Given to a Cạ earlier"),
        lambda: translate(
            "Why not", "You played %1 from your hand into a Cạ, so you cannot capture it."
        ),
    ),
    Code.MUST_TAKE_AS_CHAN: (
        lambda: translate("Why not", "Not with %5"),
        lambda: translate(
            "Why not", "You hold %1 itself, so this capture must be the identical pair, a Chắn."
        ),
    ),
    Code.CA_IN_HAND: (
        lambda: translate("Why not", "A Cạ of this rank already"),
        lambda: translate("Why not", "You already hold a Cạ of this rank."),
    ),
    Code.ONE_UNPAIRED: (
        lambda: translate("Why not", "One unpaired card left"),
        lambda: translate("Why not", "Only one unpaired card is left, so you cannot capture a Cạ."),
    ),
    Code.CA_DISCARDED: (
        lambda: translate("Why not", "A Cạ was discarded"),
        lambda: translate(
            "Why not",
            "You discarded both cards of a Cạ, so you cannot capture a Cạ any more.",
        ),
    ),
    Code.SECOND_OF_CA: (
        lambda: translate("Why not", "Not %5"),
        lambda: translate(
            "Why not",
            "After capturing a Cạ you cannot discard both cards of a Cạ. Discarded before: %2.",
        ),
    ),
    (Code.NO_DISCARD_LEFT, "chiu"): (
        lambda: translate("Why not", "No discard left"),
        lambda: translate("Why not", "This Chíu would leave you no legal discard."),
    ),
    Code.NO_DISCARD_LEFT: (
        lambda: translate("Why not", "No discard left"),
        lambda: translate("Why not", "This capture would leave you no legal discard."),
    ),
    Code.NO_PAIR: (
        lambda: translate("Why not", "Not with %5"),
        lambda: translate(
            "Why not", "These two cards are neither a Chắn nor a Cạ: they differ in rank."
        ),
    ),
    Code.OWN_DISCARD: (
        lambda: translate("Why not", "Your own discard"),
        lambda: translate("Why not", "You discarded %1 yourself: only the others may claim it."),
    ),
    Code.NOT_THREE_IN_HAND: (
        lambda: translate("Why not", "Not three in hand"),
        lambda: translate("Why not", "A Chíu needs three of this card in your hand; you hold %3."),
    ),
    Code.CAPTURE_COMES_LATER: (
        lambda: translate("Why not", "Claims come first"),
        lambda: translate(
            "Why not", "Answer the claim first; if nobody takes %1, you may capture it then."
        ),
    ),
    Code.CLAIMS_CLOSED: (
        lambda: translate("Why not", "Claims are over"),
        lambda: translate(
            "Why not", "The claims on %1 are settled: now it is offered for a capture only."
        ),
    ),
    Code.NOT_STOCK_CARD: (
        lambda: translate("Why not", "Not on a discard"),
        lambda: translate(
            "Why not",
            "You can win only on a card turned up from the stock, or by Chíu with three of it.",
        ),
    ),
    Code.NOT_COMPLETE: (
        lambda: translate("Why not", "Not complete"),
        lambda: translate(
            "Why not",
            "A win needs ten pairs, six of them Chắn. Missing here: pairs %3, Chắn %4.",
        ),
    ),
    Code.CHI_NEEDS_SIX: (
        lambda: translate("Why not", "Exactly six Chắn"),
        lambda: translate(
            "Why not",
            "With Chi chi as the winning card the hand needs exactly six Chắn and four Cạ; "
            "it would have %3 Chắn.",
        ),
    ),
}
