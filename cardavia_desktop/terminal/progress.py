"""A progress bar, where a terminal shows it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")

_BAR: Final = 30
_REFRESH: Final = 0.1
"""Seconds between two states of the bar."""


def with_progress(items: Iterable[T], total: int) -> Iterator[T]:
    """The items; on the way a bar on standard error shows how many of the `total` have come.

    There is no bar when standard error is no terminal.
    """
    if sys.stderr is None or not sys.stderr.isatty():
        yield from items
        return
    shown = 0.0
    for done, item in enumerate(items, 1):
        now = time.monotonic()
        if now - shown >= _REFRESH:
            shown = now
            bar = "█" * (done * _BAR // total)
            print(f"\r{bar:░<{_BAR}} {done}/{total}", end="", file=sys.stderr, flush=True)
        yield item
    print("\r\x1b[K", end="", file=sys.stderr, flush=True)
