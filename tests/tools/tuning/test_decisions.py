"""Decisions are compared at the table as it is, whatever the order of its stock."""

from __future__ import annotations

import sys

import pytest

from tools.tuning import decisions


def test_a_random_player_decides_worse_than_a_good_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = "decisions chan --levels player,random --deals 2 --playouts 5 --part 1"
    monkeypatch.setattr(sys, "argv", call.split())
    decisions.main()
    last = capsys.readouterr().out.splitlines()[-1]
    assert "player +0.000 ± 0.000 (0 other" in last
    assert "random -" in last
