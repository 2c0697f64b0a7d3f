"""The decks of a contest in a file, one a line, so that a long contest can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardavia_desktop.match.arena import Contest, Deal, Deck
from cardavia_desktop.match.simulation import seeds_of


class OtherContest(ValueError):
    """A file that holds something else than decks of this contest."""


def read(path: Path, contest: Contest, seed: int) -> list[Deck]:
    """The decks of a contest that a file holds; none when there is no file.

    A last line that was not written to its end is taken off the file. Raises OtherContest when
    the file holds anything else, and OSError.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return []
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if len(whole) < len(data):
        if not lines and not _head(contest, seed).encode().startswith(data):
            raise OtherContest(path)
        with path.open("r+b") as file:
            file.truncate(len(whole))
    if not lines:
        return []
    if lines[0].decode(errors="replace") != _head(contest, seed):
        raise OtherContest(path)
    try:
        decks = [_deck(line) for line in lines[1:]]
    except (ValueError, TypeError):
        raise OtherContest(path) from None
    if [deck.seed for deck in decks] != [*seeds_of(seed, len(decks))]:
        raise OtherContest(path)
    return decks


def written(decks: Iterable[Deck], path: Path, contest: Contest, seed: int) -> Iterator[Deck]:
    """The decks; each is added to the file as it comes. Raises OSError."""
    with path.open("a", encoding="ascii", newline="\n") as file:
        if not file.tell():
            file.write(f"{_head(contest, seed)}\n")
        for deck in decks:
            file.write(f"{json.dumps(deck, separators=(',', ':'))}\n")
            file.flush()
            yield deck


def _head(contest: Contest, seed: int) -> str:
    """The first line of a file: what makes two contests the same."""
    head = {
        "game": contest.game,
        "seats": contest.lineup,
        "options": sorted(contest.options),
        "seed": seed,
    }
    return json.dumps({"arena": head})


def _deck(line: bytes) -> Deck:
    seed, deals = json.loads(line)
    return Deck(seed, tuple(_deal(*deal) for deal in deals))


def _deal(winner: int | None, points: list[int], times: list[list[int]]) -> Deal:
    return Deal(winner, tuple(points), tuple(map(tuple, times)))
