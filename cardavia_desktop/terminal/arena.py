"""What `arena` shows: a progress bar, and how strong the players are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardavia_desktop.i18n.text import Counted, fill, number_text
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.match import arena_file
from cardavia_desktop.match.arena import Contest, Deck, Figure, Standing, compete, decks_for
from cardavia_desktop.rules import GAMES
from cardavia_desktop.terminal.complaint import Complaint
from cardavia_desktop.terminal.progress import with_progress

translate = QCoreApplication.translate


def run(contest: Contest, seed: int, deals: int, jobs: int, output: str | None) -> None:
    """Play at least so many deals, keep their decks in the file `output`, and print the table.

    Decks that the file holds already are not played again. Raises Complaint when the file holds
    something else, or cannot be read or written.
    """
    wanted = decks_for(contest, deals)
    if output is None:
        decks = compete(contest, seed, wanted, jobs)
    else:
        decks = _kept(contest, seed, wanted, jobs, Path(output))
    for line in table(contest, Standing.of(contest, with_progress(decks, wanted))):
        print(line)


def _kept(contest: Contest, seed: int, wanted: int, jobs: int, path: Path) -> Iterator[Deck]:
    """The decks, those that the file holds first; the others are added to it."""
    try:
        known = arena_file.read(path, contest, seed)[:wanted]
        new = compete(contest, seed, wanted, jobs, known=len(known))
        yield from chain(known, arena_file.written(new, path, contest, seed))
    except arena_file.OtherContest:
        message = translate("Arena", "%1 holds something else than deals of this command.")
        raise Complaint(fill(message, path)) from None
    except OSError as error:
        message = translate("Arena", "The deals cannot be kept in %1: %2.")
        raise Complaint(fill(message, path, error.strerror)) from None


def table(contest: Contest, standing: Standing) -> list[str]:
    """What is known of the players, as lines of text."""
    rows = [
        (
            #: head of a column: which kind of AI plays
            translate("Arena", "Player"),
            #: head of a column: how many seats have such a player
            translate("Arena", "Seats"),
            translate("Arena", "Points a deal"),
            #: head of a column: part of the deals that anybody won, for each such seat
            translate("Arena", "Share of wins"),
            #: head of a column: share of wins, where 1 is what each seat would win among equals
            translate("Arena", "Times the fair share"),
            translate("Arena", "Points a win"),
            #: head of a column: the median and the 95th percentile of the time for an answer
            translate("Arena", "Milliseconds (median, 95%)"),
        )
    ]
    for strength in standing.strengths:
        times = f"{strength.milliseconds(0.5):.2f}, {strength.milliseconds(0.95):.2f}"
        rows.append(
            (
                strength.name,
                number_text(strength.places),
                _signed(strength.points),
                _percent(strength.share),
                _plain(strength.multiple),
                _plain(strength.score),
                times,
            )
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    head = translate("Arena", "%1 · %2, each deck dealt once for every seat")
    draws = translate("Arena", "Draws: %1 (%2)")
    return [
        fill(head, game_title(GAMES[contest.game]), Counted.deals(standing.deals)),
        *("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows),
        fill(draws, number_text(standing.draws), f"{standing.draws / standing.deals:.1%}"),
        translate("Arena", "After ± stands half a 95% interval, with the deck as the unit."),
    ]


def _signed(figure: Figure) -> str:
    return _tidy(f"{figure.mean:+.2f} ± {figure.margin:.2f}")


def _plain(figure: Figure) -> str:
    return _tidy(f"{figure.mean:.2f} ± {figure.margin:.2f}")


def _percent(figure: Figure) -> str:
    return _tidy(f"{figure.mean:.1%} ± {figure.margin:.1%}")


def _tidy(text: str) -> str:
    return text.replace("-", "−").replace("inf%", "∞").replace("inf", "∞")
