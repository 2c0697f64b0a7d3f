"""A system that asks for what a test wants."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardavia_desktop.ui.system import System


class Wishes(System):
    """Asks for nothing special, whatever the machine is set to; a test may set otherwise."""

    language = "en"
    dark = False
    high_contrast = False
    reduced_motion = False
    # Elsewhere the system is asked once.
    text_scale = 1.0  # type: ignore[misc]

    def __init__(self) -> None:
        QObject.__init__(self)
