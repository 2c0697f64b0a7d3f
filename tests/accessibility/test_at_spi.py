"""The window over AT-SPI: what a screen reader finds, does and hears, from outside the process.

All of it works in any language: nodes are found by their roles and by what can be done with them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.accessibility.session import Node, Session

# It needs a screen and a bus of its own, and more time than the other tests.
pytestmark = pytest.mark.skipif(
    "CARDAVIA_ACCESSIBILITY" not in os.environ,
    reason="`make accessibility` runs it",
)

Sessions = Callable[[str], Session]


@pytest.fixture
def sessions(tmp_path: Path) -> Iterator[Sessions]:
    """Opens windows; afterwards none of them may have written a complaint."""
    opened: list[Session] = []

    def open_session(language: str) -> Session:
        opened.append(Session(language, tmp_path))
        return opened[-1]

    yield open_session
    for session in opened:
        errors = session.close()
        assert "Traceback" not in errors, errors


def table(tree: Node) -> Node | None:
    """The panel with the hand, and with groups and discards of every seat."""
    panels = (node for node in tree.walk() if node.role == "panel")
    return next((panel for panel in panels if len(lists(panel)) >= 7), None)


def lists(node: Node) -> list[Node]:
    """The lists right below a node."""
    return [child for child in node.children if child.role == "list"]


def cards(tree: Node) -> tuple[Node, ...]:
    found = table(tree)
    return lists(found)[0].children if found else ()


def answers(tree: Node) -> list[Node]:
    """The buttons on the table, the main answer first."""
    found = table(tree)
    return [n for n in found.children if n.role == "push button"] if found else []


def playable(tree: Node) -> list[Node]:
    return [card for card in cards(tree) if "Why" not in card.actions]


def log(tree: Node) -> list[str]:
    """The lines of the log: the last list on the table."""
    found = table(tree)
    assert found is not None, "a deal is being played"
    return [line.name for line in found.all("list")[-1].children]


def start(session: Session, game: int) -> Node:
    """Start a game (by its place on the start page), and wait until the person is asked."""
    beginning = session.until(lambda tree: len(starters(tree)) == 3)
    session.act(starters(beginning)[game], "Press")
    return session.until(asked)


def starters(tree: Node) -> list[Node]:
    """The buttons of the three decks on the start page, each in the panel of its deck."""
    panels = (node for node in tree.walk() if node.role == "panel")
    last = (panel.children[-1] for panel in panels if panel.children)
    return [node for node in last if node.role == "push button" and "Press" in node.actions]


def asked(tree: Node) -> object:
    return answers(tree) or playable(tree)


def test_walks_the_table_and_asks_why(sessions: Sessions) -> None:
    session = sessions("en_US.UTF-8")
    tree = start(session, 0)
    (own,) = tree.all("list", "Your hand")
    names = [card.name for card in own.children]
    count = len(names)
    assert own.description == f"{count} cards"
    assert all(f", card {place} of {count}" in name for place, name in enumerate(names, 1))
    for seat in ("AI 1", "AI 2", "AI 3"):
        assert tree.all("list", f"Open groups of {seat}")
        assert tree.all("list", f"Discards of {seat}")
    assert any("left in the stock" in node.name for node in tree.walk())

    # The focus goes to a card and is heard.
    session.act(own.children[2], "SetFocus")
    session.until(lambda tree: "focused" in cards(tree)[2].states)
    session.until(lambda _tree: session.focused[-1] == names[2])

    # What cannot be played or answered says why, and by which rule.
    card = next(card for card in own.children if "Why" in card.actions)
    assert card.name.endswith(", not playable now")
    answer = next(node for node in answers(tree) if node.name.endswith(", not possible now"))
    for node, action in ((card, "Why"), (answer, "SetFocus")):
        session.said.clear()
        session.act(node, action)
        session.until(lambda _tree: session.said)
        (said,) = session.said
        assert " Rule C" in said


@pytest.mark.parametrize(
    ("language", "suit"), [("en_US.UTF-8", "of Strings"), ("vi_VN.UTF-8", "sách")]
)
def test_hears_everything_once_and_plays_to_the_end(
    sessions: Sessions, language: str, suit: str
) -> None:
    session = sessions(language)
    tree = start(session, 0)
    told = log(tree)
    while not settlement(tree):
        move(session, tree)
        tree = session.until(partial(asked_anew, told))
        told = log(tree)
    result = session.said.pop()
    heard = " ".join(session.said)
    *told, _end = log(session.all())  # how the deal ended is told by the result
    assert len(told) > 10
    assert suit in heard
    for line in told:
        assert heard.count(f"{line}.") == told.count(line)
    places = [heard.index(f"{line}.") for line in dict.fromkeys(told)]
    assert places == sorted(places)
    points = result.rstrip(".").split()[-1]
    assert len(settlement(tree)) == 4
    assert points in settlement(tree)[0].name


def asked_anew(told: list[str], tree: Node) -> bool:
    """Whether the person is asked after something else has happened, or the deal is over."""
    return bool(settlement(tree) or (asked(tree) and log(tree) != told))


def move(session: Session, tree: Node) -> None:
    """The main answer, or the first card that can be played."""
    if answers(tree):
        session.act(answers(tree)[0], "Press")
        return
    card = playable(tree)[0]
    session.act(card, "Press")
    chosen = session.until(lambda now: any("selected" in c.states for c in cards(now)))
    session.act(next(c for c in cards(chosen) if "selected" in c.states), "Press")


def settlement(tree: Node) -> tuple[Node, ...]:
    """The rows of the score sheet that tell the points of each seat: the last list there."""
    on_table = table(tree)
    if on_table is None:
        return ()
    apart = [n for n in tree.all("list") if n.path[: len(on_table.path)] != on_table.path]
    return apart[-1].children if apart else ()
