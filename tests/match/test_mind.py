"""The process in which the Master thinks: answers, errors, death, and its end."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.context import SpawnContext

import pytest

from cardavia_desktop.match import mind
from cardavia_desktop.match.mind import MakeExpert, Mind, ThoughtError
from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES, View
from tests.match import minds


@pytest.fixture
def opened() -> Iterator[list[Mind]]:
    """Minds that are closed with the test."""
    made: list[Mind] = []
    yield made
    for each in made:
        each.close()
    for process in multiprocessing.active_children():
        process.join(60)
        assert not process.is_alive()


def a_view() -> View:
    """One with a choice."""
    return GAMES["chan"].deal(1, dealer=0).view(0)


def of(make: MakeExpert, opened: list[Mind]) -> Mind:
    opened.append(Mind(make))
    return opened[-1]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_views_and_what_is_thought_of_them_travel_unchanged(game: str) -> None:
    apprentice = player("apprentice", 1)
    table = GAMES[game].deal(3)
    while table.to_move is not None:
        view = table.view(table.to_move)
        thought = apprentice.consider(view)
        assert pickle.loads(pickle.dumps((view, thought))) == (view, thought)
        table.play(thought.best.action)
    view = table.view(0)
    assert pickle.loads(pickle.dumps(view)) == view


def test_it_thinks_in_one_process_of_its_own(opened: list[Mind]) -> None:
    thinking = of(minds.ThatTellsItsProcess, opened)
    view = a_view()
    last = view.legal[-1]
    first = thinking.expert(7).consider(view, [last]).best
    assert first.action == last
    assert first.value != os.getpid()
    assert first.error == 7
    again = thinking.expert(8).consider(view).best
    assert (again.action, again.value) == (view.legal[0], first.value)


def test_no_process_is_started_before_the_first_thought(opened: list[Mind]) -> None:
    thinking = of(minds.Expert, opened)
    thinking.expert(1)
    assert thinking.player("apprentice", 1).choose(a_view()) in a_view().legal
    assert not multiprocessing.active_children()


def test_where_there_is_no_choice_nobody_thinks(opened: list[Mind]) -> None:
    view = replace(a_view(), legal=a_view().legal[:1])
    assert of(minds.ThatDies, opened).expert(0).choose(view) == view.legal[0]
    assert not multiprocessing.active_children()


def test_a_thought_that_was_cut_short_is_on_the_log(
    opened: list[Mind], caplog: pytest.LogCaptureFixture
) -> None:
    thinking = of(minds.ThatIsHurried, opened)
    assert thinking.expert(1).consider(a_view()).cut_short
    assert "cut short" in caplog.text


def test_an_error_is_told_and_the_next_thought_goes_well(opened: list[Mind]) -> None:
    thinking = of(minds.ThatFails, opened)
    with pytest.raises(ThoughtError, match="out of ideas"):
        thinking.expert(2).choose(a_view())
    assert thinking.expert(3).choose(a_view()) == a_view().legal[-1]


def test_after_a_death_another_process_thinks(opened: list[Mind]) -> None:
    thinking = of(minds.ThatDies, opened)
    with pytest.raises(ThoughtError, match="dead"):
        thinking.expert(2).choose(a_view())
    assert thinking.expert(3).choose(a_view()) == a_view().legal[-1]


def test_a_process_that_does_not_answer_is_ended(
    opened: list[Mind], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = of(minds.ThatFails, opened)
    with pytest.raises(ThoughtError):
        thinking.expert(2).choose(a_view())  # it has started
    (process,) = multiprocessing.active_children()
    monkeypatch.setattr(mind, "LONGEST", 0.0)
    with pytest.raises(ThoughtError, match="dead"):
        thinking.expert(3).choose(a_view())
    process.join(60)
    assert not process.is_alive()


def test_without_processes_it_thinks_here(
    opened: list[Mind], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr(SpawnContext.Process, "start", refuse)
    thinking = of(minds.ThatTellsItsProcess, opened)
    assert thinking.expert(1).consider(a_view()).best.value == os.getpid()
    assert "No process can be started" in caplog.text


def test_closing_ends_a_thought(opened: list[Mind]) -> None:
    thinking = of(minds.ThatNeverAnswers, opened)
    failed = threading.Event()

    def think() -> None:
        try:
            thinking.expert(1).choose(a_view())
        except ThoughtError:
            failed.set()

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    deadline = time.monotonic() + 60
    while not multiprocessing.active_children():
        assert time.monotonic() < deadline
    thinking.close()
    thread.join(60)
    assert failed.is_set()
    with pytest.raises(ThoughtError, match="closed"):
        thinking.expert(1).choose(a_view())


def test_the_process_ends_with_an_application_that_is_killed() -> None:
    script = (
        "import multiprocessing, os, signal\n"
        "from cardavia_desktop.match.mind import Mind\n"
        "from tests.match.minds import Expert\n"
        "from tests.match.test_mind import a_view\n"
        "if __name__ == '__main__':\n"
        "    Mind(Expert).expert(1).choose(a_view())\n"
        "    print(multiprocessing.active_children()[0].pid, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    # The process holds the other end of the pipe: its end is that of the pipe.
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, check=False, stdout=subprocess.PIPE, timeout=120)
    assert done.stdout.strip().isdigit()
