"""Games as text in a terminal: whole deals, refusals, and deals that are kept."""

from __future__ import annotations

import io
import json
import re
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from cardavia_desktop import cli
from cardavia_desktop.players import player
from cardavia_desktop.rules import GAMES, Game, Record, Table
from cardavia_desktop.rules.deal_number import DealNumber, write_number
from cardavia_desktop.terminal.table import answer_lines, table_lines

FIRST = "1\n"
"""The first answer, whatever is asked."""


class Terminal:
    """Runs commands with a text as standard input, and a data folder of their own."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capture = capture

    def run(self, *arguments: str, typed: str = "") -> str:
        """What the command prints on standard output; it must end well and say nothing else."""
        before = sys.stdin
        sys.stdin = io.StringIO(typed)
        try:
            assert cli.main(["play", *arguments]) == 0
        finally:
            sys.stdin = before
        out, err = self._capture.readouterr()
        assert err == ""
        return out

    def saved(self, game: str) -> Path:
        return self.folder / f"{game}.json"


@pytest.fixture
def at_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    monkeypatch.setenv("CARDAVIA_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    return Terminal(tmp_path, capsys)


def number(seed: int) -> str:
    return write_number(seed)


def played(game: Game, seed: int) -> Table:
    """The deal of a seed as it goes when the person always gives the first answer."""
    table = game.deal(seed)
    others = player("apprentice", seed)
    while (seat := table.to_move) is not None:
        view = table.view(seat)
        if seat == 0:
            table.play(min(view.legal, key=lambda a: (a.verb == "discard", a.face or 0)))
        else:
            table.play(others.choose(view))
    return table


def long_deal(game: Game) -> int:
    """A seed whose deal asks the person often enough to be left in the middle."""
    return next(seed for seed in range(99) if answers_in(played(game, seed)) >= 6)


def answers_in(table: Table) -> int:
    return sum(seat == 0 for seat, _ in table.actions)


LONG_SEED = long_deal(GAMES["chan"])
LONG = number(LONG_SEED)


# Whole deals


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_whole_deal_is_played_and_settled(game: Game, at_terminal: Terminal) -> None:
    expected = played(game, 5).result
    assert expected is not None
    out = at_terminal.run(game.name, "--deal", number(5), typed=FIRST * 200)
    assert number(5) in out
    assert "1  " in out
    points = re.findall(r"^(?:You|AI \d) +(\S+) +\S+$", out, re.MULTILINE)
    signed = [f"{n:+}".replace("-", "−") if n else "0" for n in expected.points]
    assert points[: game.seats] == signed


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_ai_plays_alone_at_full_speed(
    game: Game, at_terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    out = at_terminal.run(game.name, "--demo", "--deal", number(9))
    assert "This sitting" in out
    assert out == at_terminal.run(game.name, "--demo", "--deal", number(9))
    assert not at_terminal.saved(game.name).exists()
    assert pauses == []
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    at_terminal.run(game.name, "--demo", "--deal", number(9))
    assert len(pauses) > 10  # somebody reads along


def test_a_demo_of_any_deal_ends(at_terminal: Terminal) -> None:
    assert "This deal" in at_terminal.run("paohuzi", "--demo")


def test_a_shared_deal_says_dealer_and_options(at_terminal: Terminal) -> None:
    deal = DealNumber("paohuzi", 2, 77, frozenset({"chi-turned-card"}))
    at_terminal.run("paohuzi", "--deal", str(deal))
    record = Record.parse(at_terminal.saved("paohuzi").read_bytes())
    assert (record.dealer, record.options) == (2, {"chi-turned-card": True})
    codes = GAMES["paohuzi"].deck.codes
    assert record.deck == tuple(codes[face] for face in GAMES["paohuzi"].deal(77).deck)


def test_options_of_the_call_are_in_force(at_terminal: Terminal) -> None:
    at_terminal.run("chan", "--options", "tom-three-strings", "--deal", number(3))
    record = Record.parse(at_terminal.saved("chan").read_bytes())
    assert record.options == {"tom-three-strings": True}


# What is kept


def test_the_end_of_input_keeps_the_deal_for_next_time(at_terminal: Terminal) -> None:
    out = at_terminal.run("chan", "--deal", LONG, typed=FIRST * 2)
    assert out.rstrip().endswith("The deal is kept and will be offered next time.")
    first = json.loads(at_terminal.saved("chan").read_bytes())
    assert sum(seat == 0 for seat, _ in first["actions"]) == 2
    out = at_terminal.run("chan", typed="y\n" + FIRST)
    assert "An unfinished deal waits" in out
    second = json.loads(at_terminal.saved("chan").read_bytes())
    assert second["deck"] == first["deck"]
    assert second["actions"][: len(first["actions"])] == first["actions"]
    assert sum(seat == 0 for seat, _ in second["actions"]) == 3


def test_a_deal_taken_up_again_goes_on_as_it_would_have(at_terminal: Terminal) -> None:
    whole = at_terminal.run("chan", "--deal", LONG, typed=FIRST * 40 + "n\n")
    at_terminal.run("chan", "--deal", LONG, typed=FIRST * 3)
    parts = at_terminal.run("chan", typed="y\n" + FIRST * 40)
    end = whole[whole.index("This deal") :]
    assert end.splitlines()[:5] == parts[parts.index("This deal") :].splitlines()[:5]


def test_an_unfinished_deal_can_be_given_up(at_terminal: Terminal) -> None:
    at_terminal.run("chan", "--deal", LONG)
    at_terminal.run("chan", "--deal", number(6), typed="n\n")
    assert json.loads(at_terminal.saved("chan").read_bytes())["seed"] == 6


def test_the_end_of_input_before_any_answer_keeps_the_old_deal(at_terminal: Terminal) -> None:
    at_terminal.run("chan", "--deal", LONG)
    assert "The deal is kept" in at_terminal.run("chan", "--deal", number(6))
    assert json.loads(at_terminal.saved("chan").read_bytes())["seed"] == LONG_SEED


def test_a_finished_deal_is_not_offered_again(at_terminal: Terminal) -> None:
    out = at_terminal.run("chan", "--deal", LONG, typed=FIRST * 40 + "n\n")
    assert "The deal is kept" not in out
    assert not at_terminal.saved("chan").exists()


def test_leaving_keeps_the_deal(at_terminal: Terminal) -> None:
    assert "The deal is kept" in at_terminal.run("nantong", typed="q\n" + FIRST)
    assert at_terminal.saved("nantong").exists()


def test_a_broken_file_is_put_aside_and_told(at_terminal: Terminal) -> None:
    at_terminal.saved("chan").write_bytes(b"\xff{")
    out = at_terminal.run("chan", "--deal", LONG).replace("\n", " ")
    assert "A saved deal cannot be read" in out
    assert [path.read_bytes() for path in at_terminal.folder.glob("*broken*")] == [b"\xff{"]
    assert at_terminal.saved("chan").exists()


def test_a_folder_that_takes_no_file_is_told_once(
    at_terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = at_terminal.folder / "a file"
    blocked.write_text("")
    monkeypatch.setenv("CARDAVIA_DATA", str(blocked / "below"))
    out = at_terminal.run("chan", "--deal", LONG, typed=FIRST * 3)
    assert out.count("cannot be saved") == 1
    assert "The deal is kept" not in out


# Answers


def ask(at_terminal: Terminal, *typed: str) -> str:
    """What is printed after the first question when all of this is typed."""
    out = at_terminal.run("chan", "--deal", "chan/0/" + number(5), typed="\n".join(typed) + "\n")
    return out.partition("Your answer")[2]


def test_a_refused_action_is_explained_with_its_rule(at_terminal: Terminal) -> None:
    table = GAMES["chan"].deal(5, dealer=0)
    codes = table.game.deck.codes
    pair = next(codes[face] for face, n in enumerate(table.hands[0]) if n == 2)
    out = ask(at_terminal, f"discard {pair}", "capture 5m", "discard 1m").replace("\n", " ")
    assert "A pair of identical cards cannot be split to discard one. (C6.10)" in out
    assert "No card lies open on the table that you could take. (C5.1)" in out
    assert "This game is played without the 1 of Myriads. (C1.2)" in out


def test_an_action_can_be_typed_in_the_notation(at_terminal: Terminal) -> None:
    action = GAMES["chan"].deal(5, dealer=0).legal()[-1]
    ask(at_terminal, str(action))
    record = json.loads(at_terminal.saved("chan").read_bytes())
    assert record["actions"][0] == [0, action]


def test_what_is_no_answer_is_asked_again(at_terminal: Terminal) -> None:
    out = ask(at_terminal, "", "99", "take it", "9" * 5000, "?", "t")
    assert out.count("That is no answer") == 3
    assert "notation of deal records" in out
    assert out.count("Your answer") == 6
    assert out.count("23 cards left in the stock") == 1
    record = json.loads(at_terminal.saved("chan").read_bytes())
    assert record["actions"] == []


def test_standard_input_may_be_closed(
    at_terminal: Terminal, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert cli.main(["play", "chan"]) == 0
    assert "The deal is kept" in capsys.readouterr().out


# More deals


def finished(game: str, at_terminal: Terminal, typed: str) -> str:
    """A deal played by the notation, so that no answer is left over, then what is typed."""
    table = played(GAMES[game], 5)
    own = [f"{action}\n" for seat, action in table.actions if seat == 0]
    return at_terminal.run(game, "--deal", number(5), typed="".join(own) + typed)


def test_the_points_of_a_sitting_add_up(at_terminal: Terminal) -> None:
    result = played(GAMES["chan"], 5).result
    assert result is not None
    finished("chan", at_terminal, "y\n")
    record = json.loads(at_terminal.saved("chan").read_bytes())
    assert record["sitting"] == list(result.points)


def test_another_deal_can_be_declined(at_terminal: Terminal) -> None:
    out = finished("chan", at_terminal, "n\n")
    assert "The deal is kept" not in out
    assert out.count("Chắn · deal") == 1


@pytest.mark.parametrize("answer", ["y", "r", "n"])
def test_nantong_has_a_next_deal_and_a_restart(answer: str, at_terminal: Terminal) -> None:
    """N3.2: the deal passes to the next seat; a restart draws a dealer and begins from zero."""
    table = played(GAMES["nantong"], 5)
    assert table.result is not None
    finished("nantong", at_terminal, f"{answer}\n")
    saved = at_terminal.saved("nantong")
    assert saved.exists() == (answer != "n")
    if answer == "y":
        record = json.loads(saved.read_bytes())
        assert record["dealer"] == (table.dealer + 1) % 3
        assert record["sitting"] == list(table.result.points)
    if answer == "r":
        assert json.loads(saved.read_bytes())["sitting"] == [0, 0, 0]


# How it looks


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_table_fits_the_terminal_and_hides_what_is_hidden(game: Game) -> None:
    others = player("apprentice", 1)
    table = game.deal(1)
    while table.to_move is not None:
        lines = table_lines(table.view(0), 80)
        assert max(map(len, lines)) <= 80
        text = " ".join(lines)
        assert f"{table.stock} card" in text
        for seat in range(1, game.seats):
            assert f"AI {seat} · {sum(table.hands[seat])} in hand" in text
        table.play(others.choose(table.view(table.to_move)))


def test_a_hand_is_shown_by_suit() -> None:
    view = GAMES["nantong"].deal(1).view(0)
    hand = GAMES["nantong"].deck.counts([0, 0, 8, 10, 27, 29])
    lines = table_lines(replace(view, hand=tuple(hand)), 80)
    assert [line.strip() for line in lines][-4:-1] == [
        "Myriads: 1 1 9",
        "Strings: 2",
        "Thousand, Red Flower",
    ]


def test_many_answers_stand_in_columns() -> None:
    few = answer_lines(["Chíu", "Pass"], 80)
    assert few == ["  1  Chíu", "  2  Pass"]
    many = answer_lines([f"Discard {n}" for n in range(12)], 60)
    assert many[0].split("   ")[0].rstrip() == "  1  Discard 0"
    assert len(many) < 12
    assert all(len(line) <= 60 for line in many)
    assert sum(line.count("Discard") for line in many) == 12
