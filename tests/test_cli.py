"""The command line: what it refuses, how it ends, and the statistics of simulations."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import types
from pathlib import Path

import pytest

from cardavia_desktop import __version__, cli
from cardavia_desktop.match.simulation import Outcome, Simulation, Tally
from cardavia_desktop.rules import GAMES, Record
from cardavia_desktop.rules.record import result_of
from cardavia_desktop.terminal.report import Summary, table

COMMAND = [sys.executable, "-m", "cardavia_desktop"]


# The window


def test_without_a_library_of_qt_one_line_names_what_works(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Bare(types.ModuleType):
        def __getattr__(self, _name: str) -> object:
            raise ImportError("libEGL.so.1: cannot open shared object file", name="PySide6.QtGui")

    monkeypatch.delitem(sys.modules, "cardavia_desktop.ui.application", raising=False)
    monkeypatch.delattr("cardavia_desktop.ui.application", raising=False)
    monkeypatch.setitem(sys.modules, "PySide6.QtGui", Bare("QtGui"))
    assert cli.main([]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert all(word in err for word in ("libEGL.so.1", "play", "replay", "simulate"))


def test_a_record_is_opened_with_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = no_window(monkeypatch)
    assert cli.main(["open", "deal.json"]) == 0
    assert opened == [Path("deal.json")]


def no_window(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """What windows that do not come would have been opened with."""
    opened: list[Path | None] = []

    def run(record: Path | None) -> int:
        opened.append(record)
        return 0

    application = types.ModuleType("application")
    monkeypatch.setattr(application, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "cardavia_desktop.ui.application", application)
    monkeypatch.setattr("cardavia_desktop.ui.application", application, raising=False)
    return opened


# Calls that cannot be carried out


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("fly", "invalid choice: 'fly'"),
        ("simulate", "GAME"),
        ("open", "FILE"),
        ("simulate bridge", "there is no game “bridge”"),
        ("simulate chan --deals 0", "0 is too small: at least 1 is needed"),
        ("simulate chan --deals many", "“many” is no whole number"),
        ("simulate chan --seed 1.5", "“1.5” is no whole number"),
        ("simulate chan --jobs -1", "-1 is too small"),
        ("simulate chan --players random,random", "one for each of 4 seats"),
        ("simulate chan --players nobody", "there is no player “nobody”"),
        ("simulate nantong --options wild", "nantong has no table option “wild”; it has: none"),
        ("simulate chan --deals 1 --records no/such/folder", "no/such/folder"),
        ("play chan --deal 123", "'123' is not a deal number"),
        ("play chan --deal chan/1/22222222A", "has a typing mistake"),
        ("play chan --deal chan/x/222222222", "is not a shared deal"),
        ("play chan --deal paohuzi/1/222222222", "one of the game “paohuzi”"),
        ("play chan --deal chan/4/222222222", "there is no seat 4"),
        ("play chan --deal chan/1/222222222+wild", "no table option “wild”"),
        ("play chan --deal chan/1/222222222 --options tom-three-strings", "says its table options"),
        ("play paohuzi --options tom-three-strings", "paohuzi has no table option"),
    ],
)
def test_a_wrong_call_gets_one_sentence(
    call: str, sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(call.split()) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


def test_a_number_too_long_for_python_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "chan", "--deals", "9" * 5000]) == 2
    assert capfd.readouterr().err.count("\n") == 1


def test_help_and_version(capfd: pytest.CaptureFixture[str]) -> None:
    for call in (
        ["--help"],
        ["play", "--help"],
        ["replay", "-h"],
        ["simulate", "-h"],
        ["arena", "-h"],
    ):
        with pytest.raises(SystemExit, match="0"):
            cli.main(call)
        assert "usage: cardavia-desktop" in capfd.readouterr().out
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capfd.readouterr().out == f"cardavia-desktop {__version__}\n"


# Simulations


def test_records_are_the_same_for_any_number_of_jobs(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    call = ["simulate", "paohuzi", "--deals", "40", "--seed", "9", "--players"]
    call += ["apprentice,random,random", "--options", "chi-turned-card"]
    written = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        assert cli.main([*call, "--jobs", jobs, "--records", str(file)]) == 0
        written.append(file.read_bytes())
    assert written[0] == written[1]
    assert "Paohuzi · 40 deals" in capfd.readouterr().out
    lines = written[0].decode("ascii").splitlines()
    assert len(lines) == len(set(lines)) == 40
    for line in lines:
        record = Record.parse(line)
        again = record.replay()
        assert again.options == {"chi-turned-card"}
        assert record.extra["players"] == ["apprentice", "random", "random"]
        assert record.extra["result"] == result_of(again)
        seed = record.extra["seed"]
        assert isinstance(seed, int)
        assert GAMES["paohuzi"].deal(seed, options=again.options).deck == again.deck


def test_equal_seeds_give_equal_deals_and_others_do_not(tmp_path: Path) -> None:
    files = [tmp_path / name for name in "abc"]
    for file, seed in zip(files, ("1", "1", "2"), strict=True):
        cli.main(["simulate", "chan", "--deals", "3", "--seed", seed, "--records", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()


def test_the_statistics_of_four_deals() -> None:
    """Points +1, −1, +1, −1: mean 0, variance 4/3, 95 % interval 1.96 · √(4/3 / 4) = 1.13."""
    points = [(1, -1, 0), (-1, 1, 0), (1, -1, 0), (-1, 1, 0)]
    winners = [0, 1, 0, None]
    outcomes = [
        Outcome("{}", winner, change, length=10 + at)
        for at, (winner, change) in enumerate(zip(winners, points, strict=True))
    ]
    summary = Summary.of(outcomes, 3)
    assert (summary.draws, summary.actions) == (1, 46)
    lines = table(Simulation("paohuzi", ("apprentice", "random", "random")), summary, 2.0)
    assert [line.split() for line in lines[2:5]] == [
        ["0", "apprentice", "2", "(50.0%)", "+0.00", "±", "1.13"],
        ["1", "random", "1", "(25.0%)", "+0.00", "±", "1.13"],
        ["2", "random", "0", "(0.0%)", "+0.00", "±", "0.00"],
    ]
    assert lines[5:] == [
        "Draws: 1 (25.0%)",
        "Mean length: 11.5 actions",
        "Deals per second: 2.0",
    ]


def test_one_deal_says_nothing_about_the_mean() -> None:
    tally = Tally()
    tally.add(won=True, points=5)
    assert (tally.mean, tally.margin) == (5, float("inf"))


def test_a_progress_bar_is_for_terminals_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["simulate", "chan", "--deals", "2"])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    cli.main(["simulate", "chan", "--deals", "2"])
    assert "1/2" in capsys.readouterr().err


def test_records_that_cannot_be_written_to_the_end_are_told(
    capfd: pytest.CaptureFixture[str],
) -> None:
    full = Path("/dev/full")
    if not full.exists():
        full = Path("no/such/folder")
    assert cli.main(["simulate", "chan", "--deals", "40", "--records", str(full)]) == 2
    assert capfd.readouterr().err.startswith("cardavia-desktop: The records cannot be written")


# Processes


def test_ctrl_c_is_quiet() -> None:
    call = [*COMMAND, "simulate", "nantong", "--deals", "100000"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (out, err, process.returncode) == (b"", b"", 130)


def test_no_process_of_a_killed_simulation_stays() -> None:
    call = [*COMMAND, "simulate", "nantong", "--deals", "100000", "--jobs", "2"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=4)
        process.kill()
        # Its processes hold the other ends of these pipes: they close when the last one ends.
        process.communicate(timeout=60)


def test_a_reader_that_leaves_is_no_trouble() -> None:
    deal = GAMES["chan"].deal(seed=1)
    line = Record.of(deal).write().encode() + b"\n"
    with subprocess.Popen(
        [*COMMAND, "replay"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(line)
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())  # at once, though more may come
        assert answer["ok"]
        process.stdout.close()
        process.stdin.write(line)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141


@pytest.mark.parametrize("call", [["replay"], ["play", "chan", "--demo"]])
def test_a_full_disk_is_told_in_one_line(call: list[str]) -> None:
    full = Path("/dev/full")
    if not full.exists():
        return  # only some systems can play a full disk
    record = Record.of(GAMES["chan"].deal(seed=1)).write()
    with full.open("wb") as out:
        ended = subprocess.run(
            [*COMMAND, *call],
            input=record.encode(),
            stdout=out,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr == b"cardavia-desktop: No space left on device\n"
