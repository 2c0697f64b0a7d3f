"""A language that nobody speaks: it shows which words have not gone through the translation.

Every vowel has an accent, every text is longer by a third, as in the longest languages. A word with
a plain vowel is one that the translation has not seen.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QTranslator

_ACCENTS: Final = str.maketrans("aeiouyAEIOUY", "àèìòùỳÀÈÌÒÙỲ")
_KEPT: Final = re.compile(r"(%L?[1-9]|%n|\{\w+\}|&\w+;|<[^>]*>|\(s\))")
"""Places of values, cards in the rules, signs and tags of HTML, the plural ending of `Counted`."""
FILLER: Final = "ìò"


class Pseudo(QTranslator):
    """Translates everything."""

    def isEmpty(self) -> bool:  # noqa: N802  # Qt's name
        return False

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        parts = _KEPT.split(text)
        parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
        longer = round(len(text) * 0.3 / len(FILLER)) if text.strip() else 0
        return "".join(parts) + FILLER * min(longer, 12)
