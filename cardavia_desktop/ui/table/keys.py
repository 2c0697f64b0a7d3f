"""The keys of the table, for the list of keys; the table itself answers to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt

from cardavia_desktop.i18n.text import Words, translate

_KEY = Qt.Key
_ARROWS: Final = (_KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Up, _KEY.Key_Down)
_DIGITS: Final = tuple(Qt.Key(_KEY.Key_1 + n) for n in range(9))


@dataclass(frozen=True, slots=True)
class TableKeys:
    """Keys that do the same, or the like, and what that is."""

    keys: Sequence[Qt.Key | QKeyCombination]
    words: Words


TABLE_KEYS: Final = (
    TableKeys(
        [_KEY.Key_Tab],
        lambda: translate(
            "Keys", "From the answers to the hand, the open groups, the discards and the log"
        ),
    ),
    TableKeys(_ARROWS, lambda: translate("Keys", "Another card, or another answer")),
    TableKeys(
        [_KEY.Key_Home, _KEY.Key_End], lambda: translate("Keys", "The first card, or the last")
    ),
    TableKeys(
        [_KEY.Key_Enter],
        lambda: translate("Keys", "Select a card; play the selected one; give an answer"),
    ),
    TableKeys(
        _DIGITS,
        lambda: translate(
            "Keys",
            "Give one of the answers that are shown, from the top; without any, the next card of "
            "that rank",
        ),
    ),
    TableKeys(
        [_KEY.Key_Escape],
        lambda: translate("Keys", "Put the selected card back; close an explanation"),
    ),
    TableKeys(
        [_KEY.Key_Question], lambda: translate("Keys", "Ask why the card cannot be played now")
    ),
    TableKeys(
        [QKeyCombination(Qt.KeyboardModifier.ControlModifier, arrow) for arrow in _ARROWS[:2]],
        lambda: translate("Keys", "Move the card to another place in the hand"),
    ),
    TableKeys([_KEY.Key_S], lambda: translate("Keys", "Sort the hand again")),
)
