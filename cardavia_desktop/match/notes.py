"""What a record says of points besides its deal, as far as it makes sense."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from cardavia_desktop.players import NAMES
from cardavia_desktop.rules import Game

_MOST: Final = 10**9
"""Points of a seat that a sitting can come to; more in a file is no sense, and no page shows it."""

Points = tuple[int, ...]
"""A number for each seat."""

PERSON_NAME: Final = "person"
"""What the person is called among the names of players."""


class Help(StrEnum):
    """What the person was helped with in a deal."""

    HINT = "hint"
    UNDO = "undo"


def points_of(game: Game, told: object) -> Points | None:
    """Points of each seat, or None when these are none."""
    numbers = told if isinstance(told, list) else []
    points = tuple(n for n in numbers if type(n) is int and abs(n) <= _MOST)
    return points if len(points) == len(numbers) == game.seats else None


def course_of(game: Game, now: object, course: object) -> tuple[Points, ...]:
    """How a sitting went, from the keys "sitting" and "course" of a record.

    Standings, the last of which is the present one. A course that does not lead there counts for
    nothing, and standings that are none begin anew.
    """
    standing = points_of(game, now)
    if standing is None:
        return ((0,) * game.seats,)
    steps = [points_of(game, step) for step in course] if isinstance(course, list) else []
    known = tuple(step for step in steps if step is not None)
    return known if known[-1:] == (standing,) and len(known) == len(steps) else (standing,)


def players_of(game: Game, told: object) -> tuple[str, ...] | None:
    """The names of the players of all seats, or None when these are none."""
    names = tuple(told) if isinstance(told, list | tuple) else ()
    known = all(isinstance(name, str) and name in (PERSON_NAME, *NAMES) for name in names)
    return names if known and len(names) == game.seats else None


def help_of(told: object) -> frozenset[Help]:
    """What the person was helped with; what is unknown does not count."""
    names = told if isinstance(told, list | tuple) else ()
    return frozenset(help_ for help_ in Help if help_.value in names)
