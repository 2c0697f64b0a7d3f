"""Troubles of a match as one plain sentence."""

from PySide6.QtCore import QDir

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.i18n.words import fill, seat_name
from cardavia_desktop.match import Kind, Trouble


def trouble_text(trouble: Trouble) -> str:
    """What happened, and what it means for the person."""
    match trouble.kind:
        case Kind.NOT_SAVED:
            sentence = translate(
                "Trouble", "The deal cannot be saved (%1). The game goes on without saving."
            )
            return fill(sentence, trouble.detail)
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
