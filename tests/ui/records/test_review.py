"""The review of a deal: from the score sheet and from past deals, line by line."""

from __future__ import annotations

import logging
import threading
from collections.abc import Collection
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidget

from cardavia_desktop.match import Help, KeptDeal
from cardavia_desktop.players import About, Assessment, Candidate, Fact
from cardavia_desktop.rules import Action, View
from cardavia_desktop.ui.help_text import help_text
from cardavia_desktop.ui.records.replay_page import ReplayPage
from cardavia_desktop.ui.records.review_panel import ReviewPanel
from tests.match import minds
from tests.match.test_history import finished
from tests.ui.conftest import Desks
from tests.ui.desk import LEFT, Desk


class Judge(minds.Expert):
    """Likes the first answer best; the second one costs 0.1 point, all others 2.5 points."""

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        first, *others = view.legal
        best = Candidate(first, 1.0, 0.2, (Fact(About.WINS, (), 4),))
        values = (0.9, *(-1.5 for _ in others))
        rest = [
            Candidate(action, value, 0.2, (), 0.5)
            for action, value in zip(others, values, strict=False)
        ]
        return Assessment((best, *rest))


class Slow(Judge):
    """Thinks about one decision, and of the next only when it is released."""

    def __init__(self) -> None:
        super().__init__(0)
        self.release = threading.Event()
        self._thoughts = 0

    def consider(self, view: View, also: Collection[Action] = ()) -> Assessment:
        self._thoughts += 1
        assert self._thoughts == 1 or self.release.wait(60)
        return super().consider(view, also)


def page_of(desk: Desk) -> ReplayPage:
    desk.until(lambda: any(p.isVisible() for p in desk.window.findChildren(ReplayPage)))
    return desk.window.findChildren(ReplayPage)[0]


def lines(panel: ReviewPanel) -> list[tuple[str, ...]]:
    tree = panel.findChild(QTreeWidget)
    assert tree is not None
    items = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items if item is not None]


def go_to(panel: ReviewPanel, row: int) -> None:
    tree = panel.findChild(QTreeWidget)
    assert tree is not None
    item = tree.topLevelItem(row)
    assert item is not None
    tree.setCurrentItem(item)


def done(panel: ReviewPanel) -> bool:
    return panel.review is not None and panel.review.done


def over(desk: Desk) -> None:
    """Play a deal to its score sheet."""
    desk.window.sitting.start("chan", seed=6, dealer=0)
    desk.until_asked()
    desk.play_out(desk.play_with_mouse)


def reviewed(desk: Desk) -> ReplayPage:
    """A deal that was played and reviewed from its score sheet."""
    over(desk)
    desk.click("Review")
    page = page_of(desk)
    desk.until(lambda: done(page.review))
    return page


def test_every_decision_has_a_line_with_its_cost(desks: Desks) -> None:
    page = reviewed(desks(expert=Judge))
    review = page.review.review
    assert review is not None
    costs = []
    for judgement in review.judgements:
        at = judgement.view.legal.index(judgement.own.action)
        costs.append("best" if at == 0 else "equal" if at == 1 else "2.5 ± 0.5")
    assert [cost for _, _, cost in lines(page.review)] == costs
    assert "2.5 ± 0.5" in costs
    assert [move for move, _, _ in lines(page.review)] == [
        str(judgement.at + 1) for judgement in review.judgements
    ]


def test_the_sum_is_told(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(
        "cardavia_desktop.ui.announcer.Announcer.report", lambda self, text: said.append(text)
    )
    desk = desks(expert=Judge)
    page = reviewed(desk)
    review = page.review.review
    assert review is not None
    n = len(review.mistakes)
    (told,) = (text for text in desk.texts(page.review) if "points in all" in text)
    assert told.startswith(f"{n} decision")
    assert f"about {2.5 * n:.1f} ± " in told
    assert said == [told]


def test_a_line_shows_its_moment_and_what_was_better(desks: Desks) -> None:
    desk = desks(expert=Judge)
    page = reviewed(desk)
    review = page.review.review
    assert review is not None
    row = next(row for row, j in enumerate(review.judgements) if not j.equal)
    go_to(page.review, row)
    assert page.slider.value() == review.judgements[row].at
    assert page.table.shown is not None
    assert page.table.shown[0].hand == review.judgements[row].view.hand
    assert desk.sees("It wins the deal: 4 points from each opponent.")
    assert any(text.startswith("Better: ") for text in desk.texts(page.review))


def test_back_leads_to_the_score_sheet_and_the_sitting_goes_on(desks: Desks) -> None:
    desk = desks(expert=Judge)
    over(desk)
    standing = desk.window.game.standing
    assert standing is not None
    desk.click("Review")
    page = page_of(desk)
    desk.until(lambda: done(page.review))
    desk.click("← Back")
    desk.until(lambda: desk.over)
    desk.click("New deal", desk.window.game.sheet)
    desk.until_asked()
    after = desk.window.game.standing
    assert after is not None
    assert after.course == standing.course


def test_a_new_deal_from_the_review_comes_to_the_table(desks: Desks) -> None:
    desk = desks(expert=Judge)
    reviewed(desk)
    last = desk.view
    desk.shortcut(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    desk.until(lambda: desk.playing and desk.view is not last and desk.view.result is None)
    assert not desk.over
    desk.until(lambda: desk.asked)


def test_a_double_click_begins_one_review(desks: Desks) -> None:
    desk = desks(expert=Judge)
    over(desk)
    again = desk.button("Review")
    again.click()
    again.click()
    page = page_of(desk)
    desk.until(lambda: done(page.review))
    assert page.review.isVisible()
    assert not page.sheet.isVisible()


def test_a_past_deal_is_reviewed_when_that_is_wanted(desks: Desks) -> None:
    desk = desks(expert=Judge)
    desk.window.sitting.replay(finished(5, "nantong"))
    page = page_of(desk)
    desk.click("Show the table")
    assert not page.review.isVisible()
    desk.click("Review")
    desk.until(lambda: done(page.review))
    assert page.review.isVisible()
    desk.click("Review", page)
    assert not page.review.isVisible()


def test_a_review_that_was_stopped_keeps_what_it_has(desks: Desks) -> None:
    slow = Slow()
    desk = desks(expert=lambda seed: slow)
    desk.window.sitting.replay(finished(5, "nantong"))
    page = page_of(desk)
    desk.click("Review", page.sheet)
    desk.until(lambda: len(lines(page.review)) == 1)
    desk.click("Stop")
    assert not desk.buttons("Stop")
    assert desk.sees("Stopped after 1 of ")
    slow.release.set()
    hinted: list[object] = []
    desk.window.sitting.hinted.connect(lambda *hint: hinted.append(hint))
    desk.window.sitting.start("chan", seed=6, dealer=0)
    desk.until_asked()
    desk.window.sitting.hint()
    desk.until(lambda: bool(hinted))  # so nothing of the review is left
    assert len(lines(page.review)) <= 2
    assert not done(page.review)


def test_a_review_that_was_stopped_begins_anew_when_it_is_seen_again(desks: Desks) -> None:
    slow = Slow()
    desk = desks(expert=lambda seed: slow)
    desk.window.sitting.replay(finished(5, "nantong"))
    page = page_of(desk)
    desk.click("Review", page.sheet)
    desk.until(lambda: len(lines(page.review)) == 1)
    desk.click("Stop")
    slow.release.set()
    for _ in range(2):
        desk.click("Review")  # the tab: the review goes, and comes again
    desk.until(lambda: done(page.review))


def test_in_a_small_window_a_click_on_a_line_shows_the_table(desks: Desks) -> None:
    desk = desks(expert=Judge, size=(1024, 640))
    page = reviewed(desk)
    tree = page.review.findChild(QTreeWidget)
    assert tree is not None
    item = tree.topLevelItem(1)
    assert item is not None
    QTest.mouseClick(tree.viewport(), LEFT, pos=tree.visualItemRect(item).center())
    assert not page.review.isVisible()
    review = page.review.review
    assert review is not None
    assert page.slider.value() == review.judgements[1].at


def test_a_review_that_fails_is_told_of(desks: Desks, caplog: pytest.LogCaptureFixture) -> None:
    desk = desks(expert=minds.ThatFails)
    desk.window.sitting.replay(finished(5, "nantong"))
    page = page_of(desk)
    with caplog.at_level(logging.CRITICAL):
        desk.click("Review", page.sheet)
        desk.until(lambda: desk.sees("The Master could not say what it thinks."))
    assert not desk.buttons("Stop")


# Help is told of.


@pytest.mark.parametrize(
    ("had", "sentence"),
    [
        (set[Help](), ""),
        ({Help.HINT}, "You had hints."),
        ({Help.UNDO}, "You took moves back."),
        ({Help.HINT, Help.UNDO}, "You had hints and took moves back."),
    ],
)
def test_help_in_words(had: set[Help], sentence: str) -> None:
    assert help_text(had) == sentence


def test_the_sheet_and_the_list_tell_of_help(desks: Desks, tmp_path: Path) -> None:
    desk = desks(expert=Judge)
    over(desk)
    assert not desk.sees("You took moves back.")
    desk.shortcut(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    desk.until(lambda: desk.view.result is None and desk.asked)
    desk.play_out(desk.play_with_mouse)
    assert desk.sees("You took moves back.")
    past: list[tuple[KeptDeal, ...]] = []
    desk.window.sitting.past.connect(past.append)
    desk.shortcut(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    desk.until(lambda: bool(past))
    trees = [t for t in desk.window.findChildren(QTreeWidget) if t.objectName() == "deals"]
    item = trees[0].topLevelItem(0)
    assert item is not None
    assert item.text(3).endswith(" (with help)")
    assert item.toolTip(3) == "You took moves back."
