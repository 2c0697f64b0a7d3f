"""The way to the display, or one line that says that there is none."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QMessageLogContext,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)

from cardavia_desktop import NAME
from cardavia_desktop.i18n.text import fill, translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

NO_DISPLAY: Final = 2
"""Exit status where no window can open, as that of any call that cannot be carried out."""


def no_window_text(reason: str) -> str:
    """That no window can open, and what works without one; `reason` is from the system."""
    sentence = translate(
        "Command line",
        "No window can open here (%1). Without one these commands work: play, replay, simulate.",
    )
    return fill(sentence, reason)


def open_display() -> QApplication:
    """Connect to the display.

    Without one Qt aborts the process; here it ends with a line on standard error and NO_DISPLAY.
    What Qt tells on the way is of use only where the display is there: a desktop of several kinds
    may have been tried.
    """
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415  # the words are needed without it

    told: list[tuple[str, str]] = []

    def tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            reason = told[0][0] if told else text
            line = no_window_text(reason.strip().rstrip("."))
            print(f"{NAME}: {line}", file=sys.stderr, flush=True)
            os._exit(NO_DISPLAY)
        told.append((text, qFormatLogMessage(kind, context, text)))

    qInstallMessageHandler(tell)
    application = QApplication(sys.argv[:1])
    qInstallMessageHandler(None)
    for _, line in told:
        print(line, file=sys.stderr)
    return application
