"""Keeps `translations/*.ts` in step with the texts in the source code, and compiles them.

    python packaging/translations.py update        the .ts files, with lupdate
    python packaging/translations.py compile       build/translations/*.qm, with lrelease
    python packaging/translations.py add zh_CN     a new .ts file, for a new language

Compiling takes no time when all is there; messages that a translator has not finished stay English.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from collections.abc import Sequence
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


def catalog(language: str, folder: Path = SOURCE) -> Path:
    """Where the catalog of a language lies."""
    return folder / f"cardavia_{language}.ts"


def update(folder: Path = SOURCE) -> None:
    """Bring every catalog in `folder` up to the present source text.

    English is the source language: its catalog has the plural forms alone.
    """
    english = folder / ENGLISH
    others = sorted(path for path in folder.glob("cardavia_*.ts") if path != english)
    _collect(others)
    _collect([english], "-pluralonly")


def add(language: str, folder: Path = SOURCE) -> Path:
    """Make the catalog of a language, with everything to be translated; returns its place.

    `language` is a code as in "pl" and "zh_CN": a script or country only where it matters.

    Raises:
        ValueError: The code names no language that Qt knows, or is written otherwise.
        FileExistsError: The language has a catalog.
    """
    from PySide6.QtCore import QLocale  # noqa: PLC0415  # takes a second, and is needed here only

    full = QLocale(language).name()
    if language not in (full, full.partition("_")[0]):
        raise ValueError(f"{language!r} is no code of a language, such as pl or zh_CN")
    new = catalog(language, folder)
    if new.exists():
        raise FileExistsError(f"{new.name} is there")
    _collect([new], "-target-language", full)
    return new


def _collect(catalogs: Sequence[Path], *options: str) -> None:
    """Collect the messages of the source code in some catalogs.

    They name no source lines, so that they change only when a text does.
    """
    sources = sorted(str(path) for path in (ROOT / "cardavia_desktop").rglob("*.py"))
    always = ["-silent", "-locations", "none", "-no-obsolete", "-source-language", "en_US"]
    command = [tool("lupdate"), *sources, *always, *options, "-ts", *map(str, catalogs)]
    subprocess.run(command, check=True)


def build(folder: Path = BUILT, source: Path = SOURCE) -> None:
    """Compile every catalog of `source` into `folder` that is newer than what lies there, and
    remove what belongs to no catalog.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {folder / f"{path.stem}.qm": path for path in sorted(source.glob("cardavia_*.ts"))}
    for old in set(folder.glob("*.qm")) - set(wanted):
        old.unlink()
    for compiled, written in wanted.items():
        if compiled.exists() and compiled.stat().st_mtime_ns > written.stat().st_mtime_ns:
            continue
        options = ["-silent", "-nounfinished", str(written), "-qm", str(compiled)]
        subprocess.run([tool("lrelease"), *options], check=True)


def main() -> None:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update")
    commands.add_parser("compile")
    commands.add_parser("add").add_argument("language")
    called = parser.parse_args()
    match called.command:
        case "update":
            update()
        case "compile":
            build()
        case _:
            try:
                print(f"{add(called.language).relative_to(ROOT)} is to be translated.")
            except (ValueError, FileExistsError) as error:
                parser.error(str(error))


if __name__ == "__main__":
    main()
