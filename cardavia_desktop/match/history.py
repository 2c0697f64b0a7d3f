"""The deals that came to their end: a line of JSON for each in one file, as `replay` reads them.

The file is bounded: when it has grown too large its older half goes.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from cardavia_desktop.match import disk
from cardavia_desktop.match.kept import KeptDeal
from cardavia_desktop.rules import Record, RecordError

FILE_NAME: Final = "finished.jsonl"
ROOM: Final = 2 << 20
"""Bytes that the file may grow to, about a thousand deals."""


class History:
    """The finished deals in a folder."""

    def __init__(self, folder: Path, room: int = ROOM) -> None:
        """Use `folder`, which is made when something is first added."""
        self._path = folder / FILE_NAME
        self._room = room

    def add(self, record: Record) -> None:
        """Keep a finished deal. Raises NotSaved when that is not possible."""
        try:
            size = self._append(f"{record.write()}\n".encode())
        except OSError as error:
            raise disk.NotSaved(error.strerror) from error
        if size > self._room:
            lines = self._lines()
            self._write(lines[len(lines) // 2 :])

    def deals(self) -> list[KeptDeal]:
        """All deals, the latest first; lines that hold none are left out.

        Raises OSError when there is a file that cannot be read.
        """
        found = []
        for line in reversed(self._lines()):
            try:
                found.append(KeptDeal.of(Record.parse(line)))
            except RecordError:
                continue
        return found

    def forget(self, record: Record) -> None:
        """Remove a deal that `deals` told of.

        Raises OSError when the file cannot be read, NotSaved when it cannot be written.
        """
        gone = record.write().encode()
        self._write([line for line in self._lines() if line != gone])

    def _append(self, line: bytes) -> int:
        """Write a line at the end, wholly or not at all, on the disk when this returns; the size of
        the file then.
        """
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a+b", buffering=0) as file:
            end = file.tell()
            if end:
                # What was cut off by a power failure must not swallow the new line.
                file.seek(-1, os.SEEK_END)
                if file.read() != b"\n":
                    line = b"\n" + line
            try:
                if file.write(line) < len(line):
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                os.fsync(file.fileno())
            except OSError:
                file.truncate(end)  # the deal still waits, and will come here once more
                raise
            return file.tell()

    def _lines(self) -> list[bytes]:
        try:
            return self._path.read_bytes().splitlines()
        except FileNotFoundError:
            return []

    def _write(self, lines: list[bytes]) -> None:
        disk.write(self._path, b"".join(line + b"\n" for line in lines))
