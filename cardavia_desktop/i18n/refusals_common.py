"""The reasons that all games share."""

from __future__ import annotations

from typing import Final

from cardavia_desktop.i18n.text import Reasons, translate
from cardavia_desktop.rules.refusal import Code

COMMON: Final[Reasons] = {
    Code.DEAL_OVER: (
        lambda: translate("Why not", "The deal is over"),
        lambda: translate("Why not", "The deal has ended: nothing more can be played."),
    ),
    Code.NOT_YOUR_TURN: (
        lambda: translate("Why not", "Not your turn"),
        lambda: translate("Why not", "It is not your turn: you are not asked now."),
    ),
    Code.NOT_IN_GAME: (
        lambda: translate("Why not", "Not in this game"),
        lambda: translate("Why not", "This game is played without %1."),
    ),
    Code.CARD_NOT_IN_HAND: (
        lambda: translate("Why not", "Not in your hand"),
        lambda: translate("Why not", "You do not hold %1."),
    ),
    Code.ANSWER_FIRST: (
        lambda: translate("Why not", "Answer first"),
        lambda: translate(
            "Why not", "A card is offered to you: take it or pass before anything else."
        ),
    ),
    Code.NOTHING_TO_PASS: (
        lambda: translate("Why not", "Nothing to pass"),
        lambda: translate("Why not", "No card is offered to you now: you owe a discard."),
    ),
    Code.NO_PUBLIC_CARD: (
        lambda: translate("Why not", "No card to take"),
        lambda: translate("Why not", "No card lies open on the table that you could take."),
    ),
    Code.DEAD_HAND: (
        lambda: translate("Why not", "A dead hand"),
        lambda: translate("Why not", "Your hand is dead: it can only turn up cards."),
    ),
}
