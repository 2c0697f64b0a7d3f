"""The command line: the window without a command; the other commands are for a terminal."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from cardavia_desktop import NAME
from cardavia_desktop.terminal.complaint import Complaint

WRONG_CALL: Final = 2
"""Exit status of a call that cannot be carried out."""
INTERRUPTED: Final = 130
"""Exit status after Ctrl+C, as shells have it."""
PIPE_CLOSED: Final = 141
"""Exit status when nobody reads the output any more, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line, by default that of the process; returns the exit status."""
    if getattr(sys, "frozen", False):
        # A process of a frozen application starts here, with its task in the arguments.
        from multiprocessing import freeze_support  # noqa: PLC0415  # the window is to be seen soon

        freeze_support()
    QCoreApplication.setApplicationName(NAME)  # the window's data folder is ours, too
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may know fewer characters
    try:
        status = _carry_out(sys.argv[1:] if arguments is None else arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Complaint as complaint:
        print(f"{NAME}: {complaint}", file=sys.stderr)
        return WRONG_CALL
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except OSError as error:  # such as a full disk
        _forget_output()
        print(f"{NAME}: {error.strerror}", file=sys.stderr)
        return WRONG_CALL
    return status


def _carry_out(arguments: Sequence[str]) -> int:
    if not arguments:
        return _open_window(None)
    from cardavia_desktop.terminal.commands import parser  # noqa: PLC0415  # not with the window

    called = parser(lambda called: _open_window(called.file)).parse_args(arguments)
    status: int = called.run(called)
    return status


def _forget_output() -> None:
    """Let what is left in the buffer go: Python must not try again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_window(record: Path | None) -> int:
    from cardavia_desktop.ui.display import no_window_text  # noqa: PLC0415  # for the window only

    try:
        from cardavia_desktop.ui import application  # noqa: PLC0415  # a system may lack its libraries
    except ModuleNotFoundError:
        raise
    except ImportError as error:  # a bare system lacks libraries on which Qt rests
        raise Complaint(no_window_text(error.msg)) from None
    return application.run(record)
