"""`replay`: one answer for each line, whatever the lines hold."""

from __future__ import annotations

import gzip
import io
import json
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia_desktop import cli

GOLDEN = Path(__file__).parent / "golden"
GAMES = ("chan", "paohuzi", "nantong")

Json = dict[str, object]


def golden(game: str) -> Iterator[tuple[bytes, Json]]:
    """Golden records of a game as lines, and what `replay --trace` must say to each."""
    with gzip.open(GOLDEN / f"{game}.jsonl.gz") as lines:
        for line in lines:
            deal = json.loads(line)
            yield json.dumps(deal["record"]).encode(), deal["expect"]


RECORDS = [line for game in GAMES for line, _ in islice(golden(game), 4)]
GOOD = [line for game in GAMES for line, expect in islice(golden(game), 8) if expect["ok"]]


def replay(text: bytes, *arguments: str) -> tuple[int, list[Json]]:
    """The exit status and the answers of `replay` to some bytes."""
    given_in, given_out = sys.stdin, sys.stdout
    out = io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(text), encoding="ascii")
    sys.stdout = io.TextIOWrapper(out, encoding="ascii")
    try:
        status = cli.main(["replay", *arguments])
        printed = out.getvalue()
    finally:
        sys.stdin, sys.stdout = given_in, given_out
    return status, [cast(Json, json.loads(line)) for line in printed.splitlines()]


def lines_in(text: bytes) -> int:
    return text.count(b"\n") + (not text.endswith(b"\n") and text != b"")


@pytest.mark.parametrize("game", GAMES)
def test_golden_deals_are_answered_in_order(game: str) -> None:
    deals = [*islice(golden(game), 25)]
    status, answers = replay(b"\n".join(line for line, _ in deals), "--trace")
    assert status == (0 if all(expect["ok"] for _, expect in deals) else 1)
    for answer, (_, expect) in zip(answers, deals, strict=True):
        if expect["ok"]:
            assert answer == expect
        else:
            assert (answer["ok"], answer["at"]) == (False, expect["at"])
            assert isinstance(answer["error"], str)


def test_without_trace_there_are_no_steps() -> None:
    _, answers = replay(RECORDS[0])
    assert "steps" not in answers[0]


def test_a_bad_line_does_not_stop_the_others() -> None:
    good = next(line for line, expect in golden("chan") if expect["ok"])
    status, answers = replay(b"\n".join([good, b"", b"\xff\xfe", b"{}", good]))
    assert status == 1
    assert [answer["ok"] for answer in answers] == [True, False, False, False, True]
    assert all(answer["at"] is None for answer in answers[1:4])


def test_no_line_is_no_error() -> None:
    assert replay(b"") == (0, [])


def test_a_closed_standard_input_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert cli.main(["replay"]) == 0


@given(st.binary())
def test_any_bytes_are_answered(text: bytes) -> None:
    status, answers = replay(text)
    assert len(answers) == lines_in(text)
    assert status == (1 if answers else 0)


def mutated(line: bytes, rng: random.Random) -> bytes:
    """A record with some bytes changed, left out, or copied elsewhere."""
    text = bytearray(line)
    for _ in range(rng.randint(1, 4)):
        at, other = rng.randrange(len(text)), rng.randrange(len(text))
        match rng.randrange(4):
            case 0:
                text[at] = rng.randrange(256)
            case 1:
                del text[at : at + rng.randint(1, 9)]
            case 2:
                text[at:at] = text[other : other + rng.randint(1, 30)]
            case _:
                text[at], text[other] = text[other], text[at]
    return bytes(text or b" ")


@given(st.sampled_from(RECORDS), st.randoms(use_true_random=False))
def test_mutated_records_are_answered(line: bytes, rng: random.Random) -> None:
    text = mutated(line, rng)
    status, answers = replay(text, "--trace")
    assert len(answers) == lines_in(text)
    assert status in (0, 1)
    for answer in answers:
        if not answer["ok"]:
            assert isinstance(answer["error"], str)
            assert "\n" not in answer["error"]
            assert answer["at"] is None or isinstance(answer["at"], int)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@settings(max_examples=60)
@given(
    st.sampled_from(RECORDS),
    st.sampled_from(["format", "version", "game", "dealer", "deck", "actions", "options", "x"]),
    VALUES,
)
def test_records_with_a_strange_value_are_answered(line: bytes, key: str, value: object) -> None:
    record = json.loads(line)
    record[key] = value
    _, answers = replay(json.dumps(record).encode())
    assert len(answers) == 1


@settings(max_examples=60)
@given(st.sampled_from(GOOD), st.integers(0, 20), VALUES)
def test_records_with_a_strange_action_name_its_place(
    line: bytes, place: int, value: object
) -> None:
    record = json.loads(line)
    at = min(place, len(record["actions"]))
    record["actions"][at:] = [value]
    _, answers = replay(json.dumps(record).encode())
    assert (answers[0]["ok"], answers[0]["at"]) == (False, at)
