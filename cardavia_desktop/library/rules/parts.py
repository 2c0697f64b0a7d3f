"""What a rule text is made of.

Texts have a small markup: `<b>` for a word that is explained, `{5s}` for the picture of a card of
the game's deck. A rule number in a text, as C6.5, is a reference to that rule.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Title:
    """The title of a chapter (`level` 1) or of a section in it (`level` 2)."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """The paragraph of a numbered rule."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph that only explains."""

    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked case; `name` is the rule that it shows, with a letter where there are several."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Some cards side by side, given by their codes, and what they are."""

    cards: tuple[str, ...]
    caption: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table of values: its head, and its rows, which are as long as the head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Part = Title | Rule | Note | Example | Picture | Table
