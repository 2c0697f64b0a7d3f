"""What every process that we start does first."""

import multiprocessing
import os
import signal
import threading


def follow_parent() -> None:
    """Leave Ctrl+C to the process that started this one, and end when that one is gone.

    A killed process cannot tell its children, which would wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "only a started process comes here"
    parent.join()
    os._exit(1)
