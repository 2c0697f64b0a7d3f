"""The keys of the rules page."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtGui import QKeySequence

from cardavia_desktop.i18n.text import Words, translate


class RulesKey(Enum):
    """What can be done by a key, and by which; the platform’s own may be taken by the menus."""

    FIND = "Ctrl+F"
    NEXT = "F3"
    PREVIOUS = "Shift+F3"
    PRINT = "Ctrl+P"

    @property
    def sequence(self) -> QKeySequence:
        """The key itself."""
        return QKeySequence(self.value)

    def words(self) -> str:
        """What it does, in the present language."""
        return _WORDS[self]()


_WORDS: Final[dict[RulesKey, Words]] = {
    RulesKey.FIND: lambda: translate("Keys", "Find words in the rules"),
    RulesKey.NEXT: lambda: translate("Keys", "The next place that was found"),
    RulesKey.PREVIOUS: lambda: translate("Keys", "The place before that was found"),
    RulesKey.PRINT: lambda: translate("Keys", "Print the rules"),
}
