"""One program at a time keeps unfinished deals in a data folder.

Two that are open at once would take each other's deals away. The claim ends with the program,
however that ends: the system holds it, not a file that would be left behind.
"""

from __future__ import annotations

import os
import sys
import weakref
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


FILE_NAME: Final = "deals.lock"


class ClaimedError(Exception):
    """Another program keeps its deals in the folder."""


class Claim:
    """Keeps a folder for this program as long as anybody holds on to it."""

    def __init__(self, folder: Path) -> None:
        """Claim `folder`, which is made where it is missing.

        Raises ClaimedError when another program has it, OSError when that cannot be told.
        """
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / FILE_NAME, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(descriptor)
        except (BlockingIOError, PermissionError):
            os.close(descriptor)
            raise ClaimedError from None
        except OSError:
            os.close(descriptor)
            raise
        weakref.finalize(self, os.close, descriptor)


_CLAIMS: Final[weakref.WeakValueDictionary[Path, Claim]] = weakref.WeakValueDictionary()
"""The claims of this program: all that it does in a folder shares one."""


def claim(folder: Path) -> Claim | None:
    """The claim of this program to a folder; None where the system knows no claims.

    Raises ClaimedError when another program has it.
    """
    held = _CLAIMS.get(folder)
    if held is None:
        try:
            held = _CLAIMS[folder] = Claim(folder)
        except OSError:  # as in a folder that cannot be written: whoever writes will see
            return None
    return held
