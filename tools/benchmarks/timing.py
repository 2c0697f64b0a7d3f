"""How everything here is measured: processor time of one thread, after a warm-up."""

from collections.abc import Callable
from time import process_time


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Call `work` over and over for about `seconds`.

    `work` returns how many units (decisions, hands) one call has done. Processor time, since
    everything here runs on one thread and the machine may have other work.

    Returns:
        Calls and units per second.
    """
    work()
    calls = units = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        units += work()
        calls += 1
    return calls / spent, units / spent
