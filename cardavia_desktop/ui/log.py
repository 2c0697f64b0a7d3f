"""The log: what went wrong, for whoever mends it."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG_NAME: Final = "cardavia.log"
_LARGEST: Final = 1 << 20
"""Bytes of the file, after which a new one is begun."""


class LogFile(RotatingFileHandler):
    """Writes to a file in `folder`, made with the first line, where that is possible."""

    def __init__(self, folder: Path) -> None:
        """Use `folder`. Raises OSError when it is not there and cannot be made."""
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(
            folder / LOG_NAME, maxBytes=_LARGEST, backupCount=1, encoding="utf-8", delay=True
        )

    def handleError(self, record: logging.LogRecord) -> None:
        """A full or closed disk is no second trouble: what cannot be written is let go."""


def start_log(folder: Path) -> None:
    """Write what goes wrong to a file in `folder`, or else where errors of a program go."""
    handler: logging.Handler
    try:
        handler = LogFile(folder)
    except OSError:
        handler = logging.StreamHandler()
    logging.basicConfig(
        handlers=[handler],
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
