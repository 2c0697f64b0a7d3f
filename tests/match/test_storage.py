"""Unfinished deals on disk."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardavia_desktop.match import Storage
from cardavia_desktop.match.disk import NotSaved
from cardavia_desktop.rules import GAMES, Record, RecordError, Table


def some_deal(game: str = "chan", actions: int = 3) -> Table:
    table = GAMES[game].deal(seed=11)
    for _ in range(actions):
        table.play(table.legal()[0])
    return table


def test_a_saved_deal_comes_back_as_it_was(tmp_path: Path) -> None:
    storage, table = Storage(tmp_path / "new" / "folder"), some_deal()
    path = storage.save(Record.of(table, seed=11))
    record, loaded = storage.load(path)
    assert record == Record.of(table, seed=11)
    assert loaded.view(0) == table.view(0)


def test_each_game_has_one_deal(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    for game in GAMES:
        for actions in (1, 2):
            storage.save(Record.of(some_deal(game, actions)))
    found = storage.look()
    assert sorted(record.game for _, record, _ in found.deals) == sorted(GAMES)
    assert all(len(record.actions) == 2 for _, record, _ in found.deals)
    storage.remove("chan")
    storage.remove("chan")
    assert "chan" not in [record.game for _, record, _ in storage.look().deals]


def test_an_empty_or_missing_folder_holds_nothing(tmp_path: Path) -> None:
    assert Storage(tmp_path).look().deals == []
    assert Storage(tmp_path / "missing").look().deals == []


def test_a_deal_that_cannot_be_saved_leaves_the_last_one(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(NotSaved):
        Storage(blocked).save(Record.of(some_deal()))
    storage = Storage(tmp_path)
    storage.path("chan").mkdir()
    with pytest.raises(NotSaved):
        storage.save(Record.of(some_deal()))
    assert storage.path("chan").is_dir()
    with pytest.raises(NotSaved):
        storage.remove("chan")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"[]",
        b'{"game": "chan"}',
        Record.of(some_deal("paohuzi")).write().encode(),
        json.dumps(
            json.loads(Record.of(some_deal()).write()) | {"actions": [[0, "discard 1m"]]}
        ).encode(),
    ],
    ids=["empty", "not text", "no object", "no deck", "another game", "illegal action"],
)
def test_a_broken_file_is_put_aside_and_kept(tmp_path: Path, content: bytes) -> None:
    storage = Storage(tmp_path)
    storage.path("chan").write_bytes(content)
    found = storage.look()
    assert found.deals == []
    (aside,) = found.broken
    assert aside.read_bytes() == content
    assert not storage.path("chan").exists()
    assert storage.look().broken == []


def test_no_broken_file_takes_the_place_of_another(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    for content in (b"first", b"second"):
        storage.path("chan").write_bytes(content)
        storage.look()
    assert sorted(path.read_bytes() for path in tmp_path.iterdir()) == [b"first", b"second"]


@pytest.mark.parametrize("name", ["package.json", "whist.json", "chan.broken-1", "notes.txt"])
def test_what_is_not_ours_stays_as_it_is(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{")
    found = Storage(tmp_path).look()
    assert (found.deals, found.broken) == ([], [])
    assert [path.name for path in tmp_path.iterdir()] == [name]


@given(st.binary())
def test_whatever_a_file_holds_the_folder_can_be_read(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        storage = Storage(Path(folder))
        storage.path("chan").write_bytes(content)
        with pytest.raises((RecordError, OSError)):
            storage.load(storage.path("chan"))
        assert len(storage.look().broken) == 1
