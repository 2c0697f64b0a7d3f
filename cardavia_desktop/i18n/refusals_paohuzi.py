"""The reasons of Paohuzi."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.text import Reasons, translate
from cardavia_desktop.rules.paohuzi.refusals import Code
from cardavia_desktop.rules.refusal import Code as Common

PAOHUZI: Final[Reasons] = {
    (Common.CARD_NOT_IN_HAND, "chi"): (
        lambda: translate("Why not", "No chi with your cards"),
        lambda: translate("Why not", "For a chi you would need %1, which you do not hold."),
    ),
    Common.ANSWER_FIRST: (
        lambda: translate("Why not", "Answer first"),
        lambda: translate(
            "Why not", "You are asked about a card or a win: answer that before anything else."
        ),
    ),
    Common.DEAD_HAND: (
        lambda: translate("Why not", "A dead hand"),
        lambda: translate(
            "Why not", "Your hand is dead: it can turn up cards and make ti and pao, nothing else."
        ),
    ),
    Common.NOTHING_TO_PASS: (
        lambda: translate("Why not", "Nothing to pass"),
        lambda: translate("Why not", "No card is offered to you now, or you owe a discard."),
    ),
    Code.KAN_LOCKED: (
        lambda: translate("Why not", "A kan is locked"),
        lambda: translate(
            "Why not", "You hold a kan of %1: its cards are never discarded and never split."
        ),
    ),
    Code.OWN_CARD: (
        lambda: translate("Why not", "Your own card"),
        lambda: translate(
            "Why not", "You turned up or discarded this card yourself: that claim is the others’."
        ),
    ),
    Code.NOT_A_PAIR: (
        lambda: translate("Why not", "No pair in hand"),
        lambda: translate(
            "Why not", "A peng needs exactly two of this card in your hand; you hold %3."
        ),
    ),
    Code.NO_THREE_ALIKE: (
        lambda: translate("Why not", "No three alike"),
        lambda: translate("Why not", "A pao needs a kan, a wei or a peng of this card."),
    ),
    Code.PENG_NEEDS_STOCK_CARD: (
        lambda: translate("Why not", "Not on a discard"),
        lambda: translate(
            "Why not", "A peng becomes a pao only with a card turned up from the stock."
        ),
    ),
    Code.NOT_YOUR_CHI: (
        lambda: translate("Why not", "Not offered to you"),
        lambda: translate("Why not", "This card is offered to another player for a chi."),
    ),
    Code.NO_CHI_GROUP: (
        lambda: translate("Why not", "No chi group"),
        lambda: translate(
            "Why not",
            "A chi group is a run of one size, 2–7–10 of one size, or one rank in both sizes.",
        ),
    ),
    Code.GROUP_WITHOUT_CARD: (
        lambda: translate("Why not", "A group without this card"),
        lambda: translate("Why not", "Every group laid open must hold a card like the one taken."),
    ),
    Code.BI_LEFT_OUT: (
        lambda: translate("Why not", "Bi is missing"),
        lambda: translate(
            "Why not",
            "Every card like %1 in your hand must go into a further group at the same time. "
            "Left over: %3.",
        ),
    ),
    Code.PASSED_EARLIER: (
        lambda: translate("Why not", "Passed earlier"),
        lambda: translate(
            "Why not", "You let %1 go by earlier, so you may not take it by chi or peng any more."
        ),
    ),
    Code.DISCARDED_EARLIER: (
        lambda: translate("Why not", "Discarded earlier"),
        lambda: translate(
            "Why not", "You discarded %1 earlier, so you may not take it by chi or peng any more."
        ),
    ),
    Code.NO_DISCARD_LEFT: (
        lambda: translate("Why not", "No discard left"),
        lambda: translate(
            "Why not", "Only kan would be left in your hand, and a discard would be due."
        ),
    ),
    Code.NOT_STOCK_CARD: (
        lambda: translate("Why not", "Not on a discard"),
        lambda: translate("Why not", "You can win only on a card turned up from the stock."),
    ),
    Code.TAKEN_BY_CLAIM: (
        lambda: translate("Why not", "Too late to win"),
        lambda: translate(
            "Why not", "A card taken by chi, peng or pao cannot complete a win any more."
        ),
    ),
    Code.SHORT_HAND: (
        lambda: translate("Why not", "A short hand"),
        lambda: translate("Why not", "Your hand is too short for seven groups. Cards missing: %3."),
    ),
    Code.NO_SEVEN_GROUPS: (
        lambda: translate("Why not", "Not complete"),
        lambda: translate("Why not", "Your cards do not form seven groups."),
    ),
    Code.TOO_FEW_HUXI: (
        lambda: translate("Why not", "Too few huxi"),
        lambda: translate("Why not", "A win needs 15 huxi; your seven groups are worth %3."),
    ),
    Code.NOT_HEAVENLY: (
        lambda: translate("Why not", "No heavenly win"),
        lambda: translate(
            "Why not",
            "A win with the cards dealt needs three ti or five kan. You were dealt: ti %3, kan %4.",
        ),
    ),
}
