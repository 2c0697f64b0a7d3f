"""The catalogs as their translators wrote them: the messages of translations/*.ts."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from translations import ENGLISH, SOURCE

CATALOGS = {
    path.stem.removeprefix("cardavia_"): path for path in sorted(SOURCE.glob("cardavia_*.ts"))
}
"""The catalogs by their languages, English among them."""

LANGUAGES = sorted(CATALOGS.keys() - {Path(ENGLISH).stem.removeprefix("cardavia_")})
"""What English is translated into."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a catalog; `forms` is its translation, one text or one for each plural form.

    `state` is empty for a message that is finished and in use.
    """

    context: str
    source: str
    comment: str
    counted: bool
    state: str
    forms: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        """What the message is looked up by."""
        return self.context, self.source, self.comment

    def __str__(self) -> str:
        """Where to find the message, for a test that complains of it."""
        return f"{self.context}: {self.source[:60]!r}"


def read(path: Path) -> Iterator[Message]:
    """All messages of a catalog."""
    for context in ET.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                message.get("numerus") == "yes",
                translation.get("type", ""),
                tuple(forms or [translation.text or ""]),
            )


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All messages of the catalog of a language."""
    return tuple(read(CATALOGS[language]))
