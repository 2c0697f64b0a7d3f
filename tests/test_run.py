"""`make run`: the window where there is a display, the text table where there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "packaging" / "run.sh"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="make and sh are not there")


def called(folder: Path, status: int, *arguments: str) -> tuple[int, list[str]]:
    """The exit status of the script, and how it calls an application whose window ends so."""
    application = folder / ".venv" / "bin" / "cardavia-desktop"
    application.parent.mkdir(parents=True)
    calls = folder / "calls"
    application.write_text(
        f'#!/bin/sh\necho "$*" >> {calls}\n[ "$#" -gt 0 ] || exit {status}\n', encoding="utf-8"
    )
    application.chmod(0o755)
    ended = subprocess.run(
        ["sh", str(SCRIPT), *arguments],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin"},
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return ended.returncode, calls.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("status", [0, 1])
def test_a_window_that_opened_is_all(tmp_path: Path, status: int) -> None:
    assert called(tmp_path, status) == (status, [""])


def test_where_no_window_can_open_the_text_table_does(tmp_path: Path) -> None:
    assert called(tmp_path, 2) == (0, ["", "play chan --demo"])


def test_arguments_go_to_the_application(tmp_path: Path) -> None:
    assert called(tmp_path, 0, "play", "nantong") == (0, ["play nantong"])
