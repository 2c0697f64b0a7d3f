"""Work shared out to processes, with the results in the order of the work."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Final, TypeVar

from cardavia_desktop.match.children import follow_parent

T = TypeVar("T")
R = TypeVar("R")

_AHEAD: Final = 4
"""Chunks for each process that are handed out before their turn to be reported has come."""


def in_order(work: Callable[[T], R], items: Iterable[T], jobs: int, chunk: int = 1) -> Iterator[R]:
    """What `work` makes of each item, in the order of the items, on `jobs` processes.

    A process reports after `chunk` items. `work`, items and results are pickled; with one job all
    is done in this process.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    source = iter(items)
    chunks = iter(lambda: tuple(islice(source, chunk)), ())
    # Spawned processes behave alike on every platform, whatever this one has loaded.
    context = multiprocessing.get_context("spawn")
    pending: deque[Future[list[R]]] = deque()
    with ProcessPoolExecutor(jobs, context, initializer=follow_parent) as pool:
        try:
            for some in chunks:
                pending.append(pool.submit(_all, work, some))
                if len(pending) >= jobs * _AHEAD:
                    yield from pending.popleft().result()
            while pending:
                yield from pending.popleft().result()
        finally:
            for future in pending:
                future.cancel()


def _all(work: Callable[[T], R], items: Iterable[T]) -> list[R]:
    return [work(item) for item in items]
