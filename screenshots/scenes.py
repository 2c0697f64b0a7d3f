"""Every page, dialog and typical table by name: how to get there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from cardavia_desktop.rules import GAMES
from screenshots.positions import (
    Wanted,
    asked,
    barred,
    dealt,
    drawn,
    find,
    lost,
    thinking,
    to_discard,
    won,
)
from screenshots.stage import Stage

Scene = Callable[[Stage], None]
"""Brings a window that was just opened to where the picture is taken."""


def start(stage: Stage) -> None:
    """The start page of somebody who has not played yet."""


def start_waiting(stage: Stage) -> None:
    """The start page when deals wait."""
    for game in ("nantong", "chan"):
        stage.keep(find(game, to_discard))
    stage.settle()


def table(stage: Stage, game: str, wanted: Wanted) -> None:
    """A position on the table."""
    stage.sit_down(find(game, wanted))


def selected(stage: Stage, game: str) -> None:
    """A card is selected, ready to be played."""
    stage.sit_down(find(game, to_discard))
    stage.go_to_card(legal=True)
    stage.press("Return")


def why_not_card(stage: Stage, game: str) -> None:
    """The bubble of a card that may not be played."""
    stage.sit_down(find(game, barred))
    stage.go_to_card(legal=False)
    stage.press("Return")
    stage.settle()


def why_not_answer(stage: Stage, game: str) -> None:
    """The bubble of an answer that is not possible."""
    stage.sit_down(find(game, to_discard))
    stage.press("W")
    stage.settle()


def score(stage: Stage, game: str, wanted: Wanted) -> None:
    """The score sheet of a deal."""
    stage.sit_down(find(game, wanted))
    stage.until(stage.window.game.sheet.isVisible)


def rules(stage: Stage, game: str) -> None:
    """The full rules."""
    stage.sit_down(find(game, dealt))
    stage.click("Full rules")


def about(stage: Stage) -> None:
    """What this is."""
    stage.choose("About Cardavia")


def question(stage: Stage) -> None:
    """The question before a deal is given up."""
    stage.sit_down(find("chan", to_discard))
    stage.choose("New deal")


def message(stage: Stage) -> None:
    """The sentence about a file that cannot be read."""
    (stage.folder / "chan.json").write_text("nonsense")
    stage.settle()


def indices(stage: Stage, game: str) -> None:
    """Latin indices on the cards."""
    stage.choose("Latin indices on the cards")
    stage.sit_down(find(game, to_discard))


SCENES: Final[dict[str, Scene]] = {
    "start": start,
    "start_waiting": start_waiting,
    **{
        f"{game}_{name}": scene
        for game in GAMES
        for name, scene in {
            "dealt": partial(table, game=game, wanted=dealt),
            "asked": partial(table, game=game, wanted=asked),
            "discard": partial(table, game=game, wanted=to_discard),
            "thinking": partial(table, game=game, wanted=thinking),
            "selected": partial(selected, game=game),
            "indices": partial(indices, game=game),
            "why_not": partial(why_not_answer, game=game),
            "won": partial(score, game=game, wanted=won),
            "lost": partial(score, game=game, wanted=lost),
            "drawn": partial(score, game=game, wanted=drawn),
            "rules": partial(rules, game=game),
        }.items()
    },
    # Every card may be discarded in Nantong.
    "chan_why_not_card": partial(why_not_card, game="chan"),
    "paohuzi_why_not_card": partial(why_not_card, game="paohuzi"),
    "about": about,
    "question": question,
    "message": message,
}
