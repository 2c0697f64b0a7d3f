"""Every page, dialog and typical table by name: how to get there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QMenu, QMenuBar

from cardavia_desktop.match import Standing
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.decks.face_button import FaceButton
from cardavia_desktop.ui.records.review_panel import ReviewPanel
from cardavia_desktop.ui.settings.setting import Group
from tools.screenshots.positions import (
    Wanted,
    asked,
    barred,
    dealt,
    drawn,
    find,
    lost,
    no_win,
    thinking,
    to_discard,
    won,
)
from tools.screenshots.stage import Stage

Scene = Callable[[Stage], None]
"""Brings a window that was just opened to where the picture is taken."""


def start(stage: Stage) -> None:
    """The start page of somebody who has not played yet."""


def start_waiting(stage: Stage) -> None:
    """The start page when deals wait."""
    for game in ("nantong", "chan"):
        stage.keep(find(game, to_discard))
    stage.settle()


def start_one_waits(stage: Stage) -> None:
    """The start page when one deal waits."""
    stage.keep(find("chan", to_discard))
    stage.settle()


def deck(stage: Stage, number: int) -> None:
    """The page of a deck."""
    stage.press(f"Ctrl+{number}")
    stage.settle()


def faces_used(stage: Stage) -> None:
    """Only those faces of a deck that its game uses."""
    deck(stage, 1)
    stage.click("Only those used in Chắn")


def face(stage: Stage, number: int) -> None:
    """A face of a deck, enlarged."""
    deck(stage, number)
    faces = [face for face in stage.window.findChildren(FaceButton) if face.isVisible()]
    faces[len(faces) // 3].click()
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
    stage.sit_down(find(game, no_win))
    stage.press("U")
    stage.settle()


def hint(stage: Stage, game: str, wanted: Wanted) -> None:
    """The best answer, lit, and why it is that."""
    stage.sit_down(find(game, wanted))
    stage.press("H")
    *_, bubble = stage.window.game.table.asking
    stage.until(bubble.isVisible)


def score(stage: Stage, game: str, wanted: Wanted) -> None:
    """The score sheet of a deal."""
    stage.sit_down(find(game, wanted))
    stage.until(stage.window.game.sheet.isVisible)


def sitting(stage: Stage) -> None:
    """The score sheet after some deals, with the course of the sitting."""
    score(stage, "chan", won)
    game = stage.window.game
    assert game.view is not None
    assert game.view.result is not None
    assert game.standing is not None
    course = ((0, 0, 0, 0), (-2, 6, -2, -2), (-6, 2, -6, 10), (6, -2, -10, 6))
    last = tuple(map(sum, zip(course[-1], game.view.result.points, strict=True)))
    game.sheet.show_result(game.view, Standing("chan", game.standing.number, (*course, last)))
    stage.settle()


def rules_found(stage: Stage) -> None:
    """Words that were found in the rules."""
    rules(stage, "chan")
    stage.press("Ctrl+F", *"capture")


def rules(stage: Stage, game: str) -> None:
    """The full rules."""
    stage.sit_down(find(game, dealt))
    stage.press("F2")


def replay(stage: Stage, game: str) -> None:
    """A past deal, gone through with all hands open."""
    past_deals(stage, game)
    stage.press("Return")
    stage.settle()


def review(stage: Stage, game: str) -> None:
    """A past deal, reviewed, at its second decision."""
    past_deals(stage, game)
    stage.press("Return")
    stage.settle()
    stage.click("Review")
    panel = stage.window.findChildren(ReviewPanel)[0]
    stage.until(lambda: panel.review is not None and panel.review.done)
    stage.window.activateWindow()  # as a window manager does when a dialog is gone
    stage.until(stage.window.isActiveWindow)
    stage.press("Down", "Down")


def past_deals(stage: Stage, *games: str) -> None:
    """The list of past deals."""
    for game in games:
        for wanted in (won, lost, drawn):
            stage.keep_finished(find(game, wanted))
    stage.press("Ctrl+H")
    stage.until(stage.open)


def over_the_table(stage: Stage, keys: Sequence[str]) -> None:
    """A dialog that opens with keys."""
    stage.sit_down(find("chan", to_discard))
    stage.press(*keys)


def about(stage: Stage) -> None:
    """What this is."""
    stage.choose("About Cardavia")


def menu(stage: Stage, number: int) -> None:
    """An open menu of the menu bar."""
    stage.sit_down(find("nantong", to_discard))
    (bar,) = stage.window.findChildren(QMenuBar)
    action = bar.actions()[number]
    opened = action.menu()
    assert isinstance(opened, QMenu), "the bar has menus only"
    opened.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))


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
    "start_one": start_one_waits,
    "faces_used": faces_used,
    "rules_found": rules_found,
    "sitting": sitting,
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
            "hint": partial(hint, game=game, wanted=to_discard),
            "hint_answer": partial(hint, game=game, wanted=asked),
            "won": partial(score, game=game, wanted=won),
            "lost": partial(score, game=game, wanted=lost),
            "drawn": partial(score, game=game, wanted=drawn),
            "rules": partial(rules, game=game),
            "replay": partial(replay, game=game),
            "review": partial(review, game=game),
        }.items()
    },
    # Every card may be discarded in Nantong.
    "chan_why_not_card": partial(why_not_card, game="chan"),
    "paohuzi_why_not_card": partial(why_not_card, game="paohuzi"),
    **{f"deck_{number}": partial(deck, number=number) for number in (1, 2, 3)},
    **{f"face_{number}": partial(face, number=number) for number in (1, 2, 3)},
    **{
        f"settings_{group.name.lower()}": partial(
            over_the_table, keys=["Ctrl+,", *["Down"] * place]
        )
        for place, group in enumerate(Group)
    },
    **{f"menu_{number}": partial(menu, number=number) for number in range(3)},
    "past_deals": lambda stage: past_deals(stage, *GAMES),
    "number": partial(over_the_table, keys=["Ctrl+G"]),
    "question": partial(over_the_table, keys=["Ctrl+N"]),
    "keys": partial(over_the_table, keys=["F1"]),
    "about": about,
    "message": message,
}
