"""Files of records that a person opens."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cardavia_desktop.match import Kind, Obstacle, Storage, UnreadableError, record_file
from cardavia_desktop.match.record_file import read_records
from cardavia_desktop.rules import GAMES, Fault, Record
from tests.match.conftest import Seats
from tests.match.test_history import finished


def unfinished(seed: int, actions: int = 3) -> Record:
    table = GAMES["chan"].deal(seed, dealer=0)
    for _ in range(actions):
        table.play(table.legal()[0])
    return Record.of(table, seed=seed)


def reason(path: Path) -> UnreadableError:
    with pytest.raises(UnreadableError) as raised:
        read_records(path)
    return raised.value


def parsed(*records: Record) -> list[Record]:
    return [Record.parse(record.write()) for record in records]


def test_one_record_on_one_line_or_on_many(tmp_path: Path) -> None:
    record, path = unfinished(1), tmp_path / "deal.json"
    for text in (record.write(), json.dumps(json.loads(record.write()), indent=2)):
        path.write_text(text)
        assert read_records(path) == parsed(record)


def test_several_records_with_a_line_that_is_none_between_them(tmp_path: Path) -> None:
    first, second, path = unfinished(1), unfinished(2), tmp_path / "deals.jsonl"
    path.write_text(f"{first.write()}\n\nno record\n{second.write()}\r\n")
    assert read_records(path) == parsed(first, second)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.JSON),
        (b"\n\n", Fault.JSON),
        (b"\x89PNG\r\n\x1a\n\x00", Fault.JSON),
        (b"[" * 100_000, Fault.JSON),
        (b'{"name": "package"}', Fault.GAME),
        (b'{\n "format": "x"\n}', Fault.FORMAT),
        (b'{"version": 2}', Fault.VERSION),
        (b'{"version": 2}\n{"version": 1}', Fault.VERSION),
        (b'{"game": "chan", "dealer": 0, "deck": "' + b"x" * 300_000 + b'"}', Fault.JSON),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, content: bytes, fault: Fault) -> None:
    path = tmp_path / "deal.json"
    path.write_bytes(content)
    assert (reason(path).name, reason(path).reason) == ("deal.json", fault)


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_file, "LARGEST", 1000)
    path = tmp_path / "deal.json"
    path.write_bytes(b" " * 1001)
    assert reason(path).reason is Obstacle.SIZE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with a name")
def test_nobody_waits_at_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(path: Path, mode: str) -> None:
        pytest.fail("whoever opens a pipe waits for whoever writes into it")

    path = tmp_path / "pipe.json"
    os.mkfifo(path)
    monkeypatch.setattr(Path, "open", wait)
    assert reason(path).reason is Fault.JSON


def test_what_the_system_says_is_told(tmp_path: Path) -> None:
    missing = reason(tmp_path / "missing.json")
    assert (missing.reason, bool(missing.detail)) == (Obstacle.SYSTEM, True)
    assert reason(tmp_path).reason is Obstacle.SYSTEM


# Through a sitting.


def test_a_file_is_read_and_its_deal_replayed(seats: Seats, tmp_path: Path) -> None:
    guest, path = seats(), tmp_path / "deals.jsonl"
    path.write_text(f"{finished(1).write()}\n{unfinished(2).write()}\n")
    guest.sitting.read(path)
    guest.until(lambda: bool(guest.found))
    over, open_ = guest.found[0]
    assert (over.ending is None, open_.ending is None) == (False, True)
    guest.sitting.replay(over.record, "deals.jsonl")
    guest.sitting.replay(open_.record, "deals.jsonl")
    guest.until(lambda: len(guest.replays) == 2)
    replay = guest.replays[0]
    assert replay.result is not None
    assert replay.standing.totals == replay.result.points
    assert len(replay.steps) == len(over.record.actions) + 1
    assert replay.steps[-1].view == over.record.replay().view(0)
    assert replay.steps[0].hands[0] == replay.steps[0].view.hand
    moves = [
        (step.to_move, action)
        for step, (_, action) in zip(replay.steps, over.record.replay().actions, strict=False)
    ]
    assert moves == over.record.replay().actions
    assert replay.steps[-1].to_move is None
    assert sum(map(sum, replay.steps[0].hands)) == 20 + 3 * 19
    assert guest.replays[1].result is None
    assert guest.views == []


def test_an_action_that_is_not_possible_is_told_with_its_place(
    seats: Seats, tmp_path: Path
) -> None:
    guest = seats()
    data = json.loads(unfinished(1).write())
    data["actions"][2] = [3, "discard chi"]
    guest.sitting.replay(Record.parse(json.dumps(data)), "deal.json")
    guest.sitting.replay(Record.parse(json.dumps(data)), "")
    guest.sitting.read(tmp_path / "missing.json")
    guest.until(lambda: len(guest.unreadable) == 3)
    wrong, past, missing = guest.unreadable
    assert past.name == "finished.jsonl"
    assert (wrong.name, wrong.reason, wrong.detail) == ("deal.json", Fault.ACTION, "3")
    assert (missing.name, missing.reason) == ("missing.json", Obstacle.SYSTEM)


def test_an_unfinished_deal_goes_on_where_it_stood(seats: Seats, tmp_path: Path) -> None:
    guest, storage = seats(), Storage(tmp_path)
    guest.sitting.start("chan", seed=9, dealer=0)
    guest.until_asked()
    record = Record.parse(unfinished(1, actions=0).write())
    guest.views.clear()
    guest.sitting.take(record)
    guest.until_asked()
    assert guest.view == record.replay().view(0)
    assert storage.load(storage.path("chan"))[0].deck == record.deck  # at once, not once it moves
    guest.play_out()


def test_a_record_is_written_whole(seats: Seats, tmp_path: Path) -> None:
    guest, path = seats(), tmp_path / "elsewhere" / "mine.json"
    guest.sitting.write(path)  # nothing lies on the table
    guest.sitting.start("chan", seed=1, dealer=0)
    guest.until_asked()
    guest.sitting.write(path)
    guest.look()
    (record,) = read_records(path)
    assert record.replay().view(0) == guest.view
    guest.sitting.write(path, unfinished(2))
    guest.look()
    assert read_records(path) == parsed(unfinished(2))
    guest.sitting.write(tmp_path)
    guest.until(lambda: bool(guest.troubles))
    assert [trouble.kind for trouble in guest.troubles] == [Kind.NOT_WRITTEN]


def test_finished_deals_are_told_and_forgotten(seats: Seats) -> None:
    guest = seats()
    for seed in (1, 2):
        guest.views.clear()
        guest.sitting.start("paohuzi", seed=seed)
        guest.play_out()
    latest, first = guest.look_back()
    assert [kept.number.seed for kept in (latest, first) if kept.number] == [2, 1]
    assert latest.ending is not None
    assert guest.view.result is not None
    assert latest.ending.points == guest.view.result.points
    guest.sitting.forget(latest.record)
    guest.until(lambda: len(guest.past) == 2)
    assert guest.past[-1] == (first,)
    assert guest.troubles == []


def test_finished_deals_that_cannot_be_read_are_told_of(seats: Seats, tmp_path: Path) -> None:
    (tmp_path / "finished.jsonl").mkdir()
    guest = seats()
    guest.sitting.look_back()
    guest.sitting.forget(finished(1))
    guest.until(lambda: len(guest.unreadable) == 2)
    assert {error.reason for error in guest.unreadable} == {Obstacle.SYSTEM}
