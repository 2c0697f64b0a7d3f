"""The application as a process of its own: it opens, closes and ends without a word."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia_desktop.rules.deal_number import write_number

SCRIPT = """
import sys
sys.modules["miniaudio"] = None  # no test is heard
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cardavia_desktop.ui import application, filling
from cardavia_desktop.ui.window import MainWindow

{before}

class Looking(MainWindow):
    def fill(self, sitting, cards):
        super().fill(sitting, cards)
        QTimer.singleShot(0, self.look)

    def look(self):
        {then}

{after}

application.MainWindow = Looking
sys.exit(application.run())
"""

SLOW_PLAYERS = """
import threading

class Slow:
    def choose(self, view):
        thinks.set()
        threading.Event().wait()

thinks = threading.Event()
filling.Mind.player = lambda mind, level, seed: Slow()
application.GRACE = 50
"""

CLOSE_WHEN_SLOW = """
        if self.game.view is None:
            self.sitting.start("chan", seed=1, dealer=1)
        if not thinks.is_set():
            QTimer.singleShot(10, self.look)
        else:
            self.close()
"""


def run(
    folder: Path,
    then: str,
    before: str = "",
    *,
    after: str = "",
    variable: str = "CARDAVIA_DATA",
) -> subprocess.CompletedProcess[str]:
    """Run the application until it ends; `then` is what is done once the window is filled, before
    and after the class of the window stands what else is run.

    `variable` of the environment names `folder` as the place of the data.
    """
    environment = os.environ | {
        variable: str(folder),
        "CARDAVIA_CACHE": str(folder / "cache"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    return subprocess.run(
        [sys.executable, "-c", SCRIPT.format(before=before, then=then, after=after)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def said(ended: subprocess.CompletedProcess[str]) -> list[str]:
    """What the process wrote, without what Qt always says where there is no screen."""
    lines = (ended.stdout + ended.stderr).splitlines()
    return [line for line in lines if "propagateSizeHints" not in line]


def test_it_opens_and_closes_without_a_word(tmp_path: Path) -> None:
    ended = run(tmp_path / "data", "self.close()")
    assert (ended.returncode, said(ended)) == (0, [])


def test_it_ends_while_an_ai_player_still_thinks(tmp_path: Path) -> None:
    ended = run(tmp_path, CLOSE_WHEN_SLOW.strip(), SLOW_PLAYERS)
    assert (ended.returncode, said(ended)) == (0, [])
    assert (tmp_path / "chan.json").exists()


def without_display(platform: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The application where this platform of Qt is wanted, or Qt’s own choice if it is empty."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    if platform:
        environment["QT_QPA_PLATFORM"] = platform
    return subprocess.run(
        [sys.executable, "-m", "cardavia_desktop"],
        env=environment | variables,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_display_that_cannot_be_opened_is_told_of_in_one_line() -> None:
    ended = without_display("nowhere")
    assert ended.returncode == 2
    (line,) = said(ended)
    assert line.startswith("cardavia-desktop: No window can open here (")
    assert all(word in line for word in ("nowhere", "play", "replay", "simulate"))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
@pytest.mark.parametrize("variables", [{}, {"DISPLAY": ":6987"}, {"WAYLAND_DISPLAY": "none"}])
def test_no_display_and_a_dead_one_are_told_of_in_one_line(variables: dict[str, str]) -> None:
    ended = without_display("", **variables)
    assert ended.returncode == 2
    (line,) = said(ended)
    assert line.startswith("cardavia-desktop: No window can open here (")


def test_an_error_that_nobody_foresaw_is_told_and_logged(tmp_path: Path) -> None:
    then = """
        if self.contents.message.isVisible():
            self.close()
        else:
            QTimer.singleShot(10, self.look)
            raise RuntimeError("unforeseen")
"""
    ended = run(tmp_path, then.strip())
    assert (ended.returncode, said(ended)) == (0, [])
    assert "RuntimeError: unforeseen" in (tmp_path / "cardavia.log").read_text()


def test_it_opens_where_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    ended = run(blocked, "self.close()")
    assert (ended.returncode, said(ended)) == (0, [])


@pytest.mark.skipif(sys.platform != "linux", reason="the variable is known on Linux only")
def test_window_and_terminal_have_the_same_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARDAVIA_DATA", raising=False)
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    # A deal in which the person is asked: one that ended before would leave no file.
    deal = ["--deal", f"chan/0/{write_number(7)}"]
    command = [sys.executable, "-m", "cardavia_desktop", "play", "chan", *deal]
    subprocess.run(command, input="", env=environment, capture_output=True, text=True, check=True)
    (kept,) = tmp_path.rglob("chan.json")
    then = "print(application.data_folder()); self.close()"
    ended = run(tmp_path, then, variable="XDG_DATA_HOME")
    assert (ended.returncode, said(ended)) == (0, [str(kept.parent)])
