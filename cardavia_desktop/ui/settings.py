"""What the person has set, kept in a file in the data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from cardavia_desktop.art.tone import NEUTRAL, Tone

FILE_NAME: Final = "settings.ini"


class Settings:
    """Reads and writes the file; a value that makes no sense counts as not set."""

    def __init__(self, folder: Path) -> None:
        """Keep the settings in `folder`, or only until the end where it cannot be written."""
        self._file = QSettings(str(folder / FILE_NAME), QSettings.Format.IniFormat)

    @property
    def tone(self) -> Tone:
        """How the dials stand."""
        return Tone(
            self._dial("contrast", NEUTRAL.contrast),
            self._dial("grain", NEUTRAL.grain),
            self._dial("temperature", NEUTRAL.temperature),
        )

    @tone.setter
    def tone(self, tone: Tone) -> None:
        self._file.setValue("tone/contrast", tone.contrast)
        self._file.setValue("tone/grain", tone.grain)
        self._file.setValue("tone/temperature", tone.temperature)

    @property
    def index(self) -> bool:
        """Whether the cards bear a Latin index."""
        return self._file.value("cards/index") in (True, "true")

    @index.setter
    def index(self, shown: bool) -> None:
        self._file.setValue("cards/index", shown)

    def _dial(self, name: str, default: int) -> int:
        text = str(self._file.value(f"tone/{name}"))
        value = int(text) if text.isascii() and text.isdigit() else -1
        return value if value in range(101) else default
