"""Two programs at once in one data folder."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardavia_desktop.match import Kind, Storage
from cardavia_desktop.match.claim import FILE_NAME, ClaimedError, claim
from tests.match.conftest import Seats
from tests.match.test_history import finished
from tests.match.test_record_file import unfinished

OTHER_PROGRAM = """
import sys
from pathlib import Path
from cardavia_desktop.match.claim import claim
held = claim(Path(sys.argv[1]))
print("claimed", flush=True)
input()
"""

Program = Callable[[Path], "subprocess.Popen[str]"]


@pytest.fixture
def other_program() -> Iterator[Program]:
    """Starts programs that keep their deals in a folder."""
    started: list[subprocess.Popen[str]] = []

    def start(folder: Path) -> subprocess.Popen[str]:
        program = subprocess.Popen(
            [sys.executable, "-c", OTHER_PROGRAM, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        started.append(program)
        assert program.stdout is not None
        assert program.stdout.readline() == "claimed\n"
        return program

    yield start
    for program in started:
        program.kill()
        program.communicate()


def test_the_deal_of_another_program_stays(tmp_path: Path, other_program: Program) -> None:
    storage = Storage(tmp_path)
    path = storage.path("chan")
    path.write_text("of the other program")
    other_program(tmp_path)
    with pytest.raises(ClaimedError):
        storage.save(unfinished(1))
    with pytest.raises(ClaimedError):
        storage.finish(finished(1))
    assert path.read_text() == "of the other program"
    assert [kept.record.game for kept in storage.history.deals()] == ["chan"]


def test_a_program_that_was_killed_leaves_no_claim(tmp_path: Path, other_program: Program) -> None:
    program = other_program(tmp_path)
    program.kill()
    program.wait()
    assert Storage(tmp_path).save(unfinished(1)).exists()


def test_all_that_one_program_does_shares_a_claim(tmp_path: Path) -> None:
    first, second = Storage(tmp_path), Storage(tmp_path)
    first.save(unfinished(1))
    second.save(unfinished(1))
    assert claim(tmp_path) is claim(tmp_path)


def test_where_nobody_can_claim_anything_it_is_for_the_writer_to_fail(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    assert claim(tmp_path) is None
    assert Storage(tmp_path).save(unfinished(1)).exists()


def test_the_person_is_told_once_and_the_game_goes_on(
    seats: Seats, tmp_path: Path, other_program: Program
) -> None:
    other_program(tmp_path)
    guest = seats()
    guest.sitting.start("chan", seed=1)
    guest.play_out()
    assert [trouble.kind for trouble in guest.troubles] == [Kind.CLAIMED]
