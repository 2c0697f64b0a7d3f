"""Keeps `translations/*.ts` in step with the texts in the source code, and compiles them.

    python packaging/translations.py update    the .ts files, with lupdate
    python packaging/translations.py compile   build/translations/*.qm, with lrelease

Compiling takes no time when all is there; messages that a translator has not finished stay English.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "translations"
BUILT: Final = ROOT / "build" / "translations"
ENGLISH: Final = "cardavia_en.ts"


def tool(name: str) -> str:
    """The path of a program that comes with PySide6, without the second that an import takes.

    Raises:
        FileNotFoundError: PySide6 or the program is missing.
    """
    spec = find_spec("PySide6")
    folders = spec.submodule_search_locations if spec else None
    path = shutil.which(name, path=folders[0]) if folders else None
    if path is None:
        raise FileNotFoundError(f"{name}, which comes with PySide6")
    return path


def update(folder: Path = SOURCE) -> None:
    """Bring every catalog in `folder` up to the present source text.

    The catalogs name no source lines, so that they change only when a text does. English is the
    source language: its catalog has the plural forms alone.
    """
    sources = sorted(str(path) for path in (ROOT / "cardavia_desktop").rglob("*.py"))
    english = folder / ENGLISH
    others = sorted(str(path) for path in folder.glob("cardavia_*.ts") if path != english)
    options = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en_US"]
    command = [tool("lupdate"), *sources, *options]
    subprocess.run([*command, "-ts", *others], check=True)
    subprocess.run([*command, "-pluralonly", "-ts", str(english)], check=True)


def build(folder: Path = BUILT) -> None:
    """Compile every catalog into `folder` that is newer than what lies there, and remove what
    belongs to no catalog.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {folder / f"{path.stem}.qm": path for path in sorted(SOURCE.glob("cardavia_*.ts"))}
    for old in set(folder.glob("*.qm")) - set(wanted):
        old.unlink()
    for compiled, source in wanted.items():
        if compiled.exists() and compiled.stat().st_mtime_ns > source.stat().st_mtime_ns:
            continue
        options = ["-silent", "-nounfinished", str(source), "-qm", str(compiled)]
        subprocess.run([tool("lrelease"), *options], check=True)


def main() -> None:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("command", choices=("update", "compile"))
    if parser.parse_args().command == "update":
        update()
    else:
        build()


if __name__ == "__main__":
    main()
