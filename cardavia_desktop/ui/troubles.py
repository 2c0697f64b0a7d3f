"""Troubles of a match as one plain sentence."""

from typing import Final

from PySide6.QtCore import QDir

from cardavia_desktop.i18n.text import Words, fill, translate
from cardavia_desktop.i18n.words import seat_name
from cardavia_desktop.match import Kind, Obstacle, Trouble, UnreadableError
from cardavia_desktop.rules import Fault


def trouble_text(trouble: Trouble) -> str:
    """What happened, and what it means for the person."""
    match trouble.kind:
        case Kind.NOT_SAVED:
            sentence = translate(
                "Trouble", "The deal cannot be saved (%1). The game goes on without saving."
            )
            return fill(sentence, trouble.detail)
        case Kind.CLAIMED:
            return translate(
                "Trouble",
                "Cardavia is open twice: a deal that is left unfinished here cannot be kept.",
            )
        case Kind.NOT_WRITTEN:
            return fill(translate("Trouble", "The file cannot be written (%1)."), trouble.detail)
        case Kind.BROKEN_FILE:
            sentence = translate("Trouble", "A saved deal cannot be read. The file is kept as %1.")
            return fill(sentence, QDir.toNativeSeparators(trouble.detail))
        case Kind.PLAYER_FAILED:
            sentence = translate(
                "Trouble", "%1 could not decide; the Apprentice moves in its place."
            )
            return fill(sentence, seat_name(int(trouble.detail)))
        case Kind.NO_ADVICE:
            return translate("Trouble", "The Master could not say what it thinks.")


def unreadable_text(error: UnreadableError) -> str:
    """Why a file cannot be opened, in one sentence."""
    return fill(_UNREADABLE[error.reason](), error.name, error.detail)


_UNREADABLE: Final[dict[Fault | Obstacle, Words]] = {
    Obstacle.SYSTEM: lambda: translate("Unreadable", "“%1” cannot be read (%2)."),
    Obstacle.SIZE: lambda: translate("Unreadable", "“%1” is too large for a file of deal records."),
    Fault.JSON: lambda: translate(
        "Unreadable", "“%1” is no deal record: it is not written in JSON."
    ),
    Fault.FORMAT: lambda: translate("Unreadable", "“%1” has another format than deal records."),
    Fault.VERSION: lambda: translate(
        "Unreadable", "“%1” has a newer format than this version of Cardavia can read."
    ),
    Fault.GAME: lambda: translate("Unreadable", "“%1” has no deal of a game that is known here."),
    Fault.DEALER: lambda: translate(
        "Unreadable", "“%1” is no deal that could be played: its dealer has no seat at the table."
    ),
    Fault.DECK: lambda: translate(
        "Unreadable", "“%1” is no deal that could be played: its deck is not that of the game."
    ),
    Fault.OPTIONS: lambda: translate("Unreadable", "“%1” has a table option that is unknown here."),
    Fault.ACTIONS: lambda: translate("Unreadable", "“%1” is no deal record: it lists no actions."),
    Fault.ACTION: lambda: translate(
        "Unreadable", "“%1” is no deal that could be played: its action %2 is not possible."
    ),
}
