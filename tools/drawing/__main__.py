"""Draws everything again: `python -m tools.drawing [--check] [NAME …]`.

Without names everything, otherwise the files whose names contain one of them ("totom/", "8m").
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.drawing.works import SHEETS, WORKS, Drawn

ASSETS = Path(__file__).parents[2] / "assets"


def drawn(file: str) -> tuple[str, bytes]:
    """What belongs into a file of `assets/`."""
    return file, {**WORKS, **SHEETS}[file]()


def chosen(names: list[str], works: Mapping[str, Drawn]) -> list[str]:
    """The files whose names contain one of the given names; without names all of them."""
    return [file for file in works if not names or any(name in file for name in names)]


def redrawn(files: list[str]) -> Iterator[tuple[str, bytes]]:
    """Draw files anew, on all processors; yields each as soon as it and those before are done."""
    with ProcessPoolExecutor() as pool:
        yield from pool.map(drawn, files)


def main() -> int:
    """Write the files, or compare them; 1 if one differs or there is none of that name."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.drawing", description="Draw the assets anew."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="part of the name of a file")
    parser.add_argument("--check", action="store_true", help="compare with assets/, write nothing")
    options = parser.parse_args()
    found = differing = 0
    for works in (WORKS, SHEETS):  # sheets show the drawings that were just made
        files = chosen(options.names, works)
        found += len(files)
        for file, content in redrawn(files):
            target = ASSETS / file
            if target.is_file() and target.read_bytes() == content:
                continue
            differing += 1
            print(file)
            if not options.check:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
    return int(not found or (options.check and differing > 0))


if __name__ == "__main__":
    sys.exit(main())
