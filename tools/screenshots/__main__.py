"""Takes pictures of all scenes in all languages and sizes, and makes a contact sheet of them.

Each size is drawn by a process of its own: Qt takes the device pixel ratio at its start.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, Self

from PySide6.QtWidgets import QApplication

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.ui.application import set_up
from cardavia_desktop.ui.garbage import Collector
from cardavia_desktop.ui.system import System
from tools.screenshots.contact import write_contact_sheet
from tools.screenshots.scenes import SCENES
from tools.screenshots.stage import Stage

FOLDER: Final = Path(__file__).parents[2] / "build" / "screenshots"


class Size(NamedTuple):
    """The size of a window in logical pixels, and the device pixels of each."""

    width: int
    height: int
    ratio: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read WIDTHxHEIGHT or WIDTHxHEIGHT@RATIO. Raises ValueError."""
        size, _, ratio = text.partition("@")
        width, height = size.split("x")
        return cls(int(width), int(height), int(ratio or 1))

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"@{self.ratio}" if self.ratio > 1 else "")


SIZES: Final = (Size(1024, 640, 1), Size(1280, 800, 1), Size(2560, 1440, 2))


def main() -> int:
    """Take the pictures that were asked for; the exit status."""
    wanted = _parser().parse_args()
    scenes = [name for name in SCENES if wanted.only in name]
    spoken = [wanted.speak] if wanted.speak else list(languages.known())
    sizes: Sequence[Size] = [wanted.size] if wanted.size else SIZES
    if len(sizes) == 1:
        _take(sizes[0], spoken, scenes)
        print(write_contact_sheet(FOLDER))
        return 0
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "tools.screenshots", *sys.argv[1:], "--size", str(size)]
        )
        for size in sizes
    ]
    status = max(process.wait() for process in processes)
    write_contact_sheet(FOLDER)  # those of the processes did not know of each other
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--speak", default="", help="a language as in pl; by default all")
    parser.add_argument("--size", type=Size.parse, help="as in 1024x640 or 1280x800@2; or all")
    parser.add_argument("--only", default="", help="scenes with this in their name")
    return parser


def _take(size: Size, spoken: Sequence[str], scenes: Sequence[str]) -> None:
    """Take pictures of one size."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(size.ratio)
    application = QApplication(sys.argv[:1])
    set_up(application)
    system = System(application)
    collector = Collector(application)
    cards = Cards(None)
    folder = FOLDER / str(size)
    folder.mkdir(parents=True, exist_ok=True)
    for scene in scenes:
        for language in spoken:
            stage = Stage(cards, (size.width, size.height), language, system)
            SCENES[scene](stage)
            stage.picture().save(str(folder / f"{scene}.{language}.png"))
            stage.close()
            collector.collect()
    cards.close()


if __name__ == "__main__":
    sys.exit(main())
