"""What the person was helped with in a deal, so that nobody is deceived by its points."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from cardavia_desktop.i18n.text import translate
from cardavia_desktop.match import Help


def help_text(had: AbstractSet[Help]) -> str:
    """One sentence; empty where there was no help."""
    if had == {Help.HINT, Help.UNDO}:
        return translate("Help", "You had hints and took moves back.")
    if Help.HINT in had:
        return translate("Help", "You had hints.")
    return translate("Help", "You took moves back.") if had else ""
