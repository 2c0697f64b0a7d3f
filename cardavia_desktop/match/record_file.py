"""Files with deal records that a person opens: one record, or one a line."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Final

from cardavia_desktop.rules import Fault, Record, RecordError

LARGEST: Final = 32 << 20
"""Bytes of a file that is read."""
LONGEST: Final = 1 << 18
"""Bytes of a record; the longest deals have a fiftieth of it."""


class Obstacle(StrEnum):
    """What may be in the way before a record is looked at."""

    SYSTEM = "system"
    """The system cannot read the file."""
    SIZE = "size"
    """It is larger than any file of records."""


class UnreadableError(Exception):
    """No record can be had from a file.

    `name` is that of the file; `detail` what the system says, or the place of the first action
    that is not possible, from 1.
    """

    def __init__(self, name: str, reason: Fault | Obstacle, detail: str = "") -> None:
        """Refuse the file `name`."""
        super().__init__(name, reason, detail)
        self.name = name
        self.reason = reason
        self.detail = detail

    @classmethod
    def of(cls, name: str, error: RecordError) -> UnreadableError:
        """The same of a record that does not fit."""
        return cls(name, error.fault, "" if error.at is None else str(error.at + 1))


def read_records(path: Path) -> list[Record]:
    """The records in a file, at least one; lines that hold none are left out.

    Their actions are checked when they are replayed. Raises UnreadableError.
    """
    content = _content(path)
    try:
        return [_parse(content)]  # may be spread over several lines
    except RecordError as error:
        fault = error
    if fault.fault is Fault.JSON:
        records = []
        for line in reversed(content.splitlines()):
            try:
                records.append(_parse(line))
            except RecordError as error:
                fault = error if line.strip() else fault
        if records:
            return records[::-1]
    raise UnreadableError.of(path.name, fault)


def _content(path: Path) -> bytes:
    if path.is_fifo():  # one would wait for whoever writes into it
        raise UnreadableError(path.name, Fault.JSON)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise UnreadableError(path.name, Obstacle.SYSTEM, error.strerror or "") from error
    if len(content) > LARGEST:
        raise UnreadableError(path.name, Obstacle.SIZE)
    return content


def _parse(text: bytes) -> Record:
    if len(text) > LONGEST:
        raise RecordError(Fault.JSON, "no record is that long")
    return Record.parse(text)
