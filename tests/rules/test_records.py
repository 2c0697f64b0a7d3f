"""Deal records: read, written, replayed; whatever the input, states or one sentence."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardavia_desktop.rules import GAMES, Fault, Record, RecordError, replay_line
from cardavia_desktop.rules.record import dump
from tests.rules.deals import position


def some_record(name: str, seed: int = 1) -> dict[str, object]:
    table = position(GAMES[name], random.Random(f"{name} {seed}"))
    record: dict[str, object] = json.loads(Record.of(table, seed=seed).write())
    return record


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


def answer(record: object) -> dict[str, object]:
    """What replay prints for a record, which must be writable whatever it is."""
    told = replay_line(json.dumps(record), trace=True)
    assert json.loads(dump(told)) == json.loads(json.dumps(told))
    return told


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(10))
def test_parse_write_parse_is_a_fixed_point(name: str, seed: int) -> None:
    record = Record.parse(json.dumps(some_record(name, seed)))
    assert Record.parse(record.write()) == record
    assert Record.parse(record.write().encode()).write() == record.write()


@pytest.mark.parametrize("name", GAMES)
def test_steps_are_told_only_where_they_are_wanted(name: str) -> None:
    line = json.dumps(some_record(name))
    traced = replay_line(line, trace=True)
    assert traced.pop("steps")
    assert replay_line(line) == traced


def test_unknown_keys_are_kept_and_ignored() -> None:
    data = some_record("chan") | {
        "time": "2026-01-01T00:00:00Z",
        "note": {"a": [1, None, "\ud800"]},
    }
    record = Record.parse(json.dumps(data))
    assert json.loads(record.write()) == data
    assert answer(data)["ok"] is True


def test_absent_keys_have_defaults() -> None:
    data = some_record("paohuzi")
    short = {key: data[key] for key in ("game", "dealer", "deck")}
    told = answer(short)
    assert told["ok"] is True
    assert told["steps"] == []
    assert Record.parse(json.dumps(short)).actions == ()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "other-record"),
        ("format", None),
        ("version", 2),
        ("version", True),
        ("version", "1"),
        ("version", None),
        ("game", "bridge"),
        ("game", None),
        ("game", ["chan"]),
        ("dealer", 4),
        ("dealer", -1),
        ("dealer", True),
        ("dealer", 1.0),
        ("dealer", "1"),
        ("dealer", None),
        ("deck", None),
        ("deck", []),
        ("deck", "5m"),
        ("deck", ["5m"] * 100),
        ("deck", [7] * 100),
        ("actions", None),
        ("actions", {"0": "pass"}),
        ("actions", "pass"),
        ("options", None),
        ("options", []),
        ("options", {"tom-three-strings": None}),
        ("options", {"tom-three-strings": 1}),
        ("options", {"chi-turned-card": False}),
        ("options", {"no-such": True}),
    ],
)
def test_wrong_values_give_one_sentence(key: str, value: object) -> None:
    told = answer(some_record("chan") | {key: value})
    assert told["ok"] is False
    assert told["at"] is None
    assert set(told) == {"ok", "error", "at"}


def test_a_deck_with_a_card_of_another_deck_is_wrong() -> None:
    data = some_record("chan")
    deck = data["deck"]
    assert isinstance(deck, list)
    for code in ("1m", "x1", "ong", "", "5M"):
        assert answer(data | {"deck": [code, *deck[1:]]})["ok"] is False


def test_options_may_be_off() -> None:
    data = some_record("chan")
    data.pop("options", None)
    off = answer(data | {"options": {"tom-three-strings": False}})
    assert off == answer(data)
    assert Record.parse(json.dumps(data | {"options": {"tom-three-strings": False}})).options == {
        "tom-three-strings": False
    }


@pytest.mark.parametrize(
    "action",
    [
        None,
        [],
        [0],
        [0, "pass", 1],
        ["0", "discard 5m"],
        [True, "discard 5m"],
        [0.0, "discard 5m"],
        [0, None],
        [0, 7],
        [9, "discard 5m"],
        [0, "discard"],
        [0, "discard  5m"],
        [0, "discard 1x"],
        [0, "chi x1-x2-x3"],
        [0, "kong"],
        [0, ""],
        {"seat": 0},
        "discard 5m",
    ],
)
def test_malformed_actions_are_illegal_at_their_index(action: object) -> None:
    data: dict[str, object] = json.loads(Record.of(GAMES["chan"].deal(4, dealer=0)).write())
    first = answer(data)["legal"]
    assert isinstance(first, list)
    told = answer(data | {"actions": [[0, first[0]], action]})
    assert (told["ok"], told["at"]) == (False, 1)


@pytest.mark.parametrize("name", GAMES)
def test_actions_after_the_end_are_illegal(name: str) -> None:
    rng = random.Random(9)
    table = GAMES[name].deal(9)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    data = json.loads(Record.of(table).write())
    told = answer(data | {"actions": [*data["actions"], [0, "pass"]]})
    assert (told["ok"], told["at"]) == (False, len(table.actions))


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    data = json.loads(Record.of(GAMES["chan"].deal(4, dealer=2)).write())
    told = answer(data | {"actions": [[0, "discard 5m"]]})
    assert (told["at"], told["error"]) == (0, "it is the turn of seat 2")


@given(st.binary(max_size=60))
@example(b"\xff\xfe")
@example(b"")
@example(b"[" * 100_000)
@example(b"1" * 5_000)
@example(b'{"deck": NaN}')
@example("\ufeff{}".encode())
def test_any_bytes_give_one_sentence(line: bytes) -> None:
    told = replay_line(line)
    assert told["ok"] is False
    assert isinstance(told["error"], str)
    assert "\n" not in told["error"]


@given(st.sampled_from(list(GAMES)), st.data())
def test_any_json_in_any_place_gives_a_state_or_one_sentence(
    name: str, data: st.DataObject
) -> None:
    record = some_record(name)
    key = data.draw(st.sampled_from([*record, "options", "extra"]))
    actions = record["actions"]
    if key == "actions" and isinstance(actions, list) and actions and data.draw(st.booleans()):
        actions[data.draw(st.integers(0, len(actions) - 1))] = data.draw(JSON)
    else:
        record[key] = data.draw(JSON)
    told = answer(record)
    assert told["ok"] is True or str(told["error"]).isprintable()


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("format", "other-record", Fault.FORMAT),
        ("version", 2, Fault.VERSION),
        ("game", "bridge", Fault.GAME),
        ("dealer", 4, Fault.DEALER),
        ("deck", "5m", Fault.DECK),
        ("deck", [], Fault.DECK),
        ("actions", None, Fault.ACTIONS),
        ("actions", ["pass"], Fault.ACTION),
        ("options", [], Fault.OPTIONS),
        ("options", {"no-such": True}, Fault.OPTIONS),
    ],
)
def test_what_is_wrong_has_a_name(key: str, value: object, fault: Fault) -> None:
    with pytest.raises(RecordError) as raised:
        Record.parse(json.dumps(some_record("chan") | {key: value})).replay()
    assert raised.value.fault is fault


def test_parse_says_what_is_wrong() -> None:
    with pytest.raises(RecordError, match="not a JSON object") as raised:
        Record.parse("[]")
    assert raised.value.fault is Fault.JSON
