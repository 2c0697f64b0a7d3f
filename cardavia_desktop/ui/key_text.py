"""Keys in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QKeySequence

from cardavia_desktop.i18n.text import fill, translate

_ARROWS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_MANY: Final = 4
"""More keys than this stand in a row on the keyboard: the first and the last are named."""


def key_text(key: QKeySequence) -> str:
    """A key as it stands on the keyboard: "Ctrl+N", "Alt+←"."""
    held, plus, name = key.toString(QKeySequence.SequenceFormat.PortableText).rpartition("+")
    if name not in _ARROWS:
        return key.toString(QKeySequence.SequenceFormat.NativeText)
    letter = QKeySequence(f"{held}{plus}A").toString(QKeySequence.SequenceFormat.NativeText)
    return letter.removesuffix("A") + _ARROWS[name]


def keys_text(keys: Sequence[QKeySequence]) -> str:
    """Keys that do the same, or the like: "← →", "1–9"."""
    texts = [key_text(key) for key in keys]
    if len(texts) > _MANY:
        return fill(translate("Keys", "%1–%2", "from one key to another"), texts[0], texts[-1])
    return "   ".join(texts)
