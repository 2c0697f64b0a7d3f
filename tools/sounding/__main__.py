"""Makes every sound again: `python -m tools.sounding [--check]`."""

import argparse
import sys
from pathlib import Path

from tools.sounding.works import WORKS

SOUNDS = Path(__file__).parents[2] / "assets" / "sounds"


def main() -> int:
    """Write the files, or compare them; 1 if one of them differs then."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.sounding", description="Make the sounds anew."
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    check = parser.parse_args().check
    SOUNDS.mkdir(parents=True, exist_ok=True)
    differing = 0
    for file, make in WORKS.items():
        content, target = make(), SOUNDS / file
        if target.is_file() and target.read_bytes() == content:
            continue
        differing += 1
        print(file)
        if not check:
            target.write_bytes(content)
    return int(check and differing > 0)


if __name__ == "__main__":
    sys.exit(main())
