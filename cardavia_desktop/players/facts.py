"""What can decide about an answer, as codes that the window turns into sentences."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from cardavia_desktop.rules import Face


class About(StrEnum):
    """What a fact is about; says what its faces and its number are."""

    WINS = "wins"
    """It wins the deal; the number is the points from each loser."""
    ONLY = "only"
    """Nothing else is possible."""
    WAITS = "waits"
    """The hand then waits for the faces; the number counts the cards of them not yet seen."""
    NEARER = "nearer"
    """The hand comes nearer to a win; the number is its distance afterward."""
    FARTHER = "farther"
    """The hand moves away from a win; the number is its distance afterward."""
    OUTS = "outs"
    """The faces would bring the hand nearer; the number counts the cards of them not yet seen."""
    PAYS = "pays"
    """A win of the hand as it is then would bring the number of points from each loser."""
    BINDS = "binds"
    """From then on the rules forbid the seat to discard the faces."""
    FEEDS = "feeds"
    """It may give an opponent the faces; the number is the chance in percent."""
    SAFE = "safe"
    """Nobody can use the faces."""
    LOOSE = "loose"
    """The faces join nothing in the hand."""
    WON = "won"
    """Of a hundred deals played on from here with other hidden cards, the number is won."""
    LOST = "lost"
    """Of a hundred deals played on from here, the number is won by an opponent."""


class Fact(NamedTuple):
    """One thing that decided: what it is about, the cards, and a number (see `About`)."""

    about: About
    faces: tuple[Face, ...] = ()
    number: int = 0
