"""Finished deals on disk."""

from __future__ import annotations

import errno
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cardavia_desktop.match import Deal, Ending, KeptDeal
from cardavia_desktop.match.disk import NotSaved
from cardavia_desktop.match.history import FILE_NAME, History
from cardavia_desktop.rules import GAMES, Record, replay_line
from cardavia_desktop.rules.deal_number import DealNumber


def finished(seed: int, game: str = "chan") -> Record:
    """A deal of a game in which everybody does the first thing that is legal."""
    deal = Deal.new(GAMES[game], seed=seed, dealer=0)
    while deal.table.to_move is not None:
        deal.table.play(deal.table.legal()[0])
    return deal.record


def test_the_latest_comes_first(tmp_path: Path) -> None:
    history = History(tmp_path / "new")
    assert history.deals() == []
    for seed in (1, 2, 3):
        history.add(finished(seed))
    assert [kept.number for kept in history.deals()] == [
        DealNumber("chan", 0, 3),
        DealNumber("chan", 0, 2),
        DealNumber("chan", 0, 1),
    ]


def test_a_deal_is_forgotten_and_the_others_stay(tmp_path: Path) -> None:
    history = History(tmp_path)
    records = [finished(seed) for seed in (1, 2, 3)]
    for record in records:
        history.add(record)
    history.forget(history.deals()[1].record)
    assert [kept.record for kept in history.deals()] == [
        Record.parse(records[2].write()),
        Record.parse(records[0].write()),
    ]


def test_the_file_is_bounded_and_the_older_deals_go(tmp_path: Path) -> None:
    record = finished(1)
    history = History(tmp_path, room=10 * len(record.write()))
    for seed in range(40):
        history.add(finished(seed))
        assert (tmp_path / FILE_NAME).stat().st_size < 12 * len(record.write())
    seeds = [kept.number.seed for kept in history.deals() if kept.number]
    assert seeds == sorted(seeds, reverse=True)
    assert seeds[0] == 39
    assert len(seeds) >= 4


def test_a_line_that_was_cut_off_does_no_harm(tmp_path: Path) -> None:
    history, path = History(tmp_path), tmp_path / FILE_NAME
    history.add(finished(1))
    history.add(finished(2))
    path.write_bytes(path.read_bytes()[:-20])
    history.add(finished(3))
    assert [kept.number.seed for kept in history.deals() if kept.number] == [3, 1]


def full(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, "full")


def test_a_deal_that_does_not_fit_on_the_disk_is_not_there_by_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history = History(tmp_path)
    history.add(finished(1))
    before = (tmp_path / FILE_NAME).read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(NotSaved, match="full"):
            history.add(finished(2))
    assert (tmp_path / FILE_NAME).read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="a process has no limit for its files there")
def test_a_line_that_is_cut_off_by_a_full_disk_goes_again(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415  # there is none on Windows

    history = History(tmp_path)
    history.add(finished(1))
    before = (tmp_path / FILE_NAME).read_bytes()
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, usual[1]))
    try:
        with pytest.raises(NotSaved):
            history.add(finished(2))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_the_file_is_one_that_replay_reads(tmp_path: Path) -> None:
    History(tmp_path).add(finished(1, "paohuzi"))
    (line,) = (tmp_path / FILE_NAME).read_bytes().splitlines()
    told = replay_line(line)
    assert told["finished"] is True
    assert told["result"] == json.loads(line)["result"]


def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(NotSaved):
        History(blocked).add(finished(1))
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(IsADirectoryError):
        History(tmp_path).deals()


def told(**notes: object) -> KeptDeal:
    return KeptDeal.of(Record.of(GAMES["chan"].deal(7, dealer=1), **notes))


def test_what_a_record_says_of_itself() -> None:
    result = {"kind": "win", "winner": 2, "points": [-4, -4, 12, -4]}
    kept = told(seed=7, time="2026-01-31T12:00:00+00:00", result=result)
    assert kept.number == DealNumber("chan", 1, 7)
    assert kept.time == datetime(2026, 1, 31, 12, tzinfo=UTC)
    assert kept.ending == Ending("win", 2, (-4, -4, 12, -4))
    assert told(time="2026-01-31T12:00:00").time == kept.time
    draw = told(result={"kind": "draw", "winner": None, "points": [0, 0, 0, 0]}).ending
    assert draw == Ending("draw", None, (0, 0, 0, 0))


@pytest.mark.parametrize("seed", [8, -7, True, "7", 1 << 40, None])
def test_a_seed_that_gives_other_cards_is_no_number(seed: object) -> None:
    assert told(seed=seed).number is None
    record = told(seed=seed).record
    assert Deal.of(record, record.replay()).number is None


@pytest.mark.parametrize(
    "result",
    [
        None,
        "win",
        {},
        {"kind": "win", "winner": 4, "points": [0, 0, 0, 0]},
        {"kind": "win", "winner": None, "points": [0, 0, 0, 0]},
        {"kind": "win", "winner": True, "points": [0, 0, 0, 0]},
        {"kind": ["win"], "winner": 0, "points": [0, 0, 0, 0]},
        {"kind": "draw", "winner": None, "points": [0, 0, 0, 1]},
        {"kind": "draw", "winner": None, "points": [0, 0, 0]},
        {"kind": "draw", "winner": None, "points": [0.0, 0, 0, 0]},
        {"kind": "draw", "winner": None, "points": [10**12, -(10**12), 0, 0]},
    ],
)
def test_a_result_without_sense_counts_for_none(result: object) -> None:
    assert told(result=result).ending is None


@pytest.mark.parametrize("time", [None, 7, "", "yesterday", "2026-13-01", "+999999-01-01"])
def test_a_time_without_sense_counts_for_none(time: object) -> None:
    assert told(time=time).time is None


def test_a_finished_deal_carries_its_result_and_an_unfinished_one_carries_none() -> None:
    assert finished(1).extra["result"]
    table = GAMES["chan"].deal(1)
    told_so = Record.of(table, result={"kind": "draw"})
    assert "result" not in Deal.of(told_so, table).record.extra


ZERO = (0, 0, 0, 0)
WON = (12, -4, -4, -4)


@pytest.mark.parametrize(
    ("notes", "course"),
    [
        ({"sitting": [*WON], "course": [[*ZERO], [*WON]]}, (ZERO, WON)),
        ({"sitting": [*WON]}, (WON,)),
        ({"sitting": [*WON], "course": [[*WON], [*ZERO]]}, (WON,)),
        ({"sitting": [*WON], "course": [7, [*WON]]}, (WON,)),
        ({"sitting": [*WON], "course": "long"}, (WON,)),
        ({"course": [[*ZERO], [*WON]]}, (ZERO,)),
        ({}, (ZERO,)),
    ],
)
def test_how_a_sitting_went_is_read_as_far_as_it_makes_sense(
    notes: dict[str, object], course: tuple[tuple[int, ...], ...]
) -> None:
    table = GAMES["chan"].deal(1)
    assert Deal.of(Record.of(table, **notes), table).course == course


def test_the_course_of_a_long_sitting_is_bounded() -> None:
    deal = Deal.new(GAMES["chan"], tuple((n, -n, 0, 0) for n in range(500)), seed=1)
    assert len(deal.course) == 200
    assert deal.before == (499, -499, 0, 0)
