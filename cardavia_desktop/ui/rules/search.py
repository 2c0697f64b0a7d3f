"""Words in a text, found as people type them: without regard to capitals and accents."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

_ALIKE = str.maketrans(
    {"đ": "d", "ł": "l", "’": "'", "“": '"', "”": '"', "−": "-", "–": "-", "\xa0": " ", "\n": " "}
)


class Span(NamedTuple):
    """A part of a text: where it starts, and where it has ended."""

    start: int
    end: int


def spans_of(words: str, text: str) -> list[Span]:
    """Where `text` has `words`, from the top; parts do not overlap.

    "chan" finds "Chắn", and a hyphen finds every dash.
    """
    wanted = "".join(folded for character in words.strip() for folded in _fold(character))
    if not wanted:
        return []
    letters: list[str] = []
    places: list[int] = []  # the place in the text that each letter comes from
    for place, character in enumerate(text):
        for folded in _fold(character):
            letters.append(folded)
            places.append(place)
    simple = "".join(letters)
    found: list[Span] = []
    at = simple.find(wanted)
    while at >= 0:
        end = at + len(wanted)
        found.append(Span(places[at], places[end - 1] + 1))
        at = simple.find(wanted, end)
    return found


def _fold(character: str) -> str:
    """A character without its accents, of no case; nothing for an accent that stands alone."""
    parts = unicodedata.normalize("NFD", character.casefold())
    return "".join(part for part in parts if not "\u0300" <= part <= "\u036f").translate(_ALIKE)
