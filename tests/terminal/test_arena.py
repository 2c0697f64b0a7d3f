"""The command `arena`: its table, and how it goes on with a file or refuses one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardavia_desktop import cli
from cardavia_desktop.match.arena import Contest, Deal, Deck, Standing
from cardavia_desktop.terminal.arena import table

CALL = ["arena", "paohuzi", "--seats", "apprentice,random,random", "--deals", "6"]


def test_the_table_of_two_decks() -> None:
    """Twice the same deck: the first player gets 6 points in 3 deals, with nothing to doubt."""
    deck = Deck(
        1,
        (
            Deal(0, (4, -2, -2), ((1000,), (10,), ())),
            Deal(0, (2, -1, -1), ((2000,), (20,), ())),
            Deal(None, (0, 0, 0), ((3000,), (30,), ())),
        ),
    )
    contest = Contest("paohuzi", ("apprentice", "random", "random"))
    head, columns, *rows, draws, note = table(contest, Standing.of(contest, [deck, deck]))
    assert head == "Paohuzi · 6 deals, each deck dealt once for every seat"
    assert columns.split("  ")[0] == "Player"
    assert rows[0].split()[:8] == ["apprentice", "1", "+2.00", "±", "0.00", "100.0%", "±", "0.0%"]
    assert rows[0].split()[-2:] == ["2.00,", "3.00"]
    assert rows[1].split()[:8] == ["random", "2", "−1.00", "±", "0.00", "0.0%", "±", "0.0%"]
    assert "∞" in rows[1], "nothing is known of the score of wins that there are none of"
    assert draws == "Draws: 2 (33.3%)"
    assert "95%" in note


def test_the_same_call_goes_on_with_its_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "decks.jsonl"
    call = [*CALL, "--output", str(path)]
    assert cli.main([*call, "--deals", "3"]) == 0
    played = path.read_bytes()
    assert cli.main(call) == 0
    assert path.read_bytes().startswith(played)
    once = capfd.readouterr().out
    assert "Paohuzi · 3 deals" in once
    assert "Paohuzi · 6 deals" in once
    whole = path.read_bytes()
    assert cli.main(call) == 0
    assert path.read_bytes() == whole
    assert capfd.readouterr().out == once[once.index("Paohuzi · 6") :]


def test_another_call_does_not_touch_the_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "decks.jsonl"
    cli.main([*CALL, "--output", str(path)])
    played = path.read_bytes()
    capfd.readouterr()
    assert cli.main([*CALL, "--seed", "1", "--output", str(path)]) == 2
    out, err = capfd.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "holds something else than deals of this command" in err
    assert path.read_bytes() == played


def test_a_file_that_cannot_be_written_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*CALL, "--output", "no/such/folder/decks"]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith("cardavia-desktop: The deals cannot be kept in")
    assert err.count("\n") == 1


@pytest.mark.parametrize("option", ["--seats apprentice,random", "--seats me", "--deals 0"])
def test_a_wrong_call_gets_one_sentence(option: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "paohuzi", *option.split()]) == 2
    assert capfd.readouterr().err.count("\n") == 1


def test_a_bar_is_for_terminals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(CALL)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    cli.main(CALL)
    assert "1/2" in capsys.readouterr().err
