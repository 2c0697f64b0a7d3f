"""The log: what went wrong, for whoever mends it."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG_NAME: Final = "cardavia.log"


def start_log(folder: Path) -> None:
    """Write what goes wrong to a file in `folder`, where that is possible."""
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / LOG_NAME
        handler = RotatingFileHandler(
            path, maxBytes=1 << 20, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.StreamHandler()
    logging.basicConfig(
        handlers=[handler],
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
