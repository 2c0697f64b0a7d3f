"""The words of the rules, with marks in them: a translation that has altered one is not shown."""

from __future__ import annotations

import logging
import re
from collections import Counter
from functools import cache
from typing import Final

from cardavia_desktop.i18n import text

MARK: Final = re.compile(r"(</?b>|\{\w+\}|\b[CPN]\d+\.\d+\b)")
"""What stands in a text for something else: see `parts`."""

_log = logging.getLogger(__name__)


def translate(context: str, source: str, comment: str | None = None) -> str:
    """A text of the rules in the present language.

    It stays English where the translation has other cards, or is about other rules: neither a
    wrong example nor a link to nowhere is shown.
    """
    translated = text.translate(context, source, comment)
    return translated if _is_sound(source, translated) else source


@cache
def _is_sound(source: str, translated: str) -> bool:
    """Whether a translation has the marks of the source; the log is told once of one without."""
    sound = _marks(translated) == _marks(source)
    if not sound:
        _log.warning("The marks of a rule are lost in translation: %r", translated)
    return sound


def _marks(words: str) -> tuple[Counter[str], set[str]]:
    """The cards of a text, each as often as it stands there, and the rules that it names."""
    marks = [mark for mark in MARK.findall(words) if mark[0] != "<"]
    cards = Counter(mark for mark in marks if mark[0] == "{")
    return cards, {mark for mark in marks if mark[0] != "{"}
