"""Why something is not possible in Paohuzi: the codes, and the rule behind each."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from cardavia_desktop.rules import refusal


class Code(StrEnum):
    """The game's own reasons. What `faces` and `numbers` of the refusal hold is said beside."""

    KAN_LOCKED = "kan-locked"
    """faces: the face of the kan."""
    OWN_CARD = "own-card"
    """The seat turned the card up, or discarded it, itself."""
    NOT_A_PAIR = "not-a-pair"
    """A peng needs exactly two in hand. faces: the public face; numbers: how many it holds."""
    NO_THREE_ALIKE = "no-three-alike"
    """A pao needs a kan, a wei or a peng of the face. faces: the public face."""
    PENG_NEEDS_STOCK_CARD = "peng-needs-stock-card"
    """A peng becomes a pao only with a stock card. faces: the public face."""
    NOT_YOUR_CHI = "not-your-chi"
    """The card is offered to another seat to chi."""
    NO_CHI_GROUP = "no-chi-group"
    """faces: the cards named that form no chi group."""
    GROUP_WITHOUT_CARD = "group-without-card"
    """faces: the group named that lacks the public face."""
    BI_LEFT_OUT = "bi-left-out"
    """Copies of the public face would stay in hand. faces: that face; numbers: how many."""
    PASSED_EARLIER = "passed-earlier"
    """faces: the face that the seat let go by earlier."""
    DISCARDED_EARLIER = "discarded-earlier"
    """faces: the face that the seat discarded earlier."""
    NO_DISCARD_LEFT = "no-discard-left"
    """Only kan would remain when a discard is due."""
    NOT_STOCK_CARD = "not-a-stock-card"
    """Only a stock card can win."""
    TAKEN_BY_CLAIM = "taken-by-claim"
    """A card taken by chi, peng or pao cannot win any more."""
    SHORT_HAND = "short-hand"
    """Too few cards for seven groups. numbers: how many are missing."""
    NO_SEVEN_GROUPS = "no-seven-groups"
    """The cards do not form seven groups."""
    TOO_FEW_HUXI = "too-few-huxi"
    """numbers: the huxi of the best seven groups."""
    NOT_HEAVENLY = "not-heavenly"
    """Neither three ti nor five kan were dealt. numbers: how many ti, how many kan."""


AnyCode = Code | refusal.Code

RULES: Final[dict[AnyCode, str]] = {
    Code.KAN_LOCKED: "P2.1",
    Code.OWN_CARD: "P5.4",
    Code.NOT_A_PAIR: "P5.4",
    Code.NO_THREE_ALIKE: "P5.4",
    Code.PENG_NEEDS_STOCK_CARD: "P5.4",
    Code.NOT_YOUR_CHI: "P5.4",
    Code.NO_CHI_GROUP: "P2.3",
    Code.GROUP_WITHOUT_CARD: "P5.5",
    Code.BI_LEFT_OUT: "P5.5",
    Code.PASSED_EARLIER: "P5.6",
    Code.DISCARDED_EARLIER: "P5.6",
    Code.NO_DISCARD_LEFT: "P6.4",
    Code.NOT_STOCK_CARD: "P7.5",
    Code.TAKEN_BY_CLAIM: "P7.5",
    Code.SHORT_HAND: "P3.3",
    Code.NO_SEVEN_GROUPS: "P7.1",
    Code.TOO_FEW_HUXI: "P7.1",
    Code.NOT_HEAVENLY: "P4.1",
    refusal.Code.NOT_YOUR_TURN: "P6.6",
    refusal.Code.CARD_NOT_IN_HAND: "P6.2",
    refusal.Code.ANSWER_FIRST: "P5.4",
    refusal.Code.NOTHING_TO_PASS: "P6.1",
    refusal.Code.NO_PUBLIC_CARD: "P5.4",
    refusal.Code.DEAD_HAND: "P6.5",
}
"""The rule behind each reason."""
