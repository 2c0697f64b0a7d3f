"""What a setting is: a name, a default, what it may be, and the words that tell a person about it.

The settings themselves are declared in `preferences`; file, validation and dialog come from there.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QRect

from cardavia_desktop.i18n.text import Words

Value = TypeVar("Value")

_INTEGER: Final = re.compile(r"-?[0-9]{1,6}")


class Group(Enum):
    """The parts of the dialog, in their order."""

    APPEARANCE = auto()
    TABLE = auto()
    PLAYERS = auto()
    HELP = auto()
    SOUND = auto()
    GAMES = auto()
    LANGUAGE = auto()
    DATA = auto()


def _nothing() -> str:
    return ""


@dataclass(frozen=True, slots=True, eq=False)
class Setting(ABC, Generic[Value]):
    """One thing that can be set.

    `name` is where it stands in the file: section, slash, key. Settings without a `group` are not
    in the dialog: they are set by doing something else.
    """

    name: str
    default: Value
    group: Group | None = None
    title: Words = _nothing
    note: Words = _nothing
    """A sentence about it; may be empty."""

    @abstractmethod
    def read(self, text: str) -> Value:
        """The value that stands in the file as `text`. Raises ValueError when it is none."""

    @abstractmethod
    def write(self, value: Value) -> str:
        """What stands in the file for a value."""


@dataclass(frozen=True, slots=True, eq=False)
class Switch(Setting[bool]):
    """On or off."""

    def read(self, text: str) -> bool:
        """From "true" or "false"."""
        if text not in ("true", "false"):
            raise ValueError(text)
        return text == "true"

    def write(self, value: bool) -> str:
        """As "true" or "false"."""
        return "true" if value else "false"


@dataclass(frozen=True, slots=True, eq=False)
class Percent(Setting[int]):
    """From 0 to 100."""

    def read(self, text: str) -> int:
        """From its digits."""
        value = _integer(text)
        if value not in range(101):
            raise ValueError(text)
        return value

    def write(self, value: int) -> str:
        """As digits."""
        return str(value)


def _no_choices() -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, slots=True, eq=False)
class Choice(Setting[str]):
    """One of several; `choices` gives the label of each in the present language."""

    choices: Callable[[], Mapping[str, str]] = _no_choices

    def read(self, text: str) -> str:
        """One of the choices."""
        if text not in self.choices():
            raise ValueError(text)
        return text

    def write(self, value: str) -> str:
        """As it is."""
        return value


@dataclass(frozen=True, slots=True, eq=False)
class Place(Setting[QRect]):
    """A rectangle on the screens; an empty one where there is none yet."""

    def read(self, text: str) -> QRect:
        """From left, top, width and height."""
        x, y, width, height = (_integer(part) for part in text.split())
        return QRect(x, y, width, height)

    def write(self, value: QRect) -> str:
        """As left, top, width and height."""
        return f"{value.x()} {value.y()} {value.width()} {value.height()}"


def _integer(text: str) -> int:
    if not _INTEGER.fullmatch(text):
        raise ValueError(text)
    return int(text)
