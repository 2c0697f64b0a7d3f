"""Drawn cards on disk, so that the next start need not draw them again.

Nothing here is an error: a folder that cannot be written, a file that is damaged or gone only mean
that a card is drawn once more.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSaveFile, QStandardPaths
from PySide6.QtGui import QImage, QImageWriter

FOLDER_VARIABLE: Final = "CARDAVIA_CACHE"
"""The environment variable that names another cache folder."""
LIMIT: Final = 64 << 20
"""Bytes of pictures that stay on disk."""

_QUICK: Final = 90  # Qt's "quality" of a PNG is how little it is compressed


def cache_folder() -> Path:
    """Where the application keeps what it can make again; it need not exist yet."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))


class Store:
    """Pictures under names, in one folder; the longest unused ones go when there are too many.

    For one thread.
    """

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        """Use `folder`, which is made when something is first saved, up to `limit` bytes."""
        self._folder = folder
        self._limit = limit
        self._room = 0  # bytes that may be written before it has to be looked at the folder

    def load(self, name: str) -> QImage | None:
        """The picture of that name (RGB32), if there is one."""
        path = self._path(name)
        with suppress(OSError):
            found = QImage.fromData(path.read_bytes())
            if not found.isNull():
                os.utime(path)  # used just now
                return found.convertToFormat(QImage.Format.Format_RGB32)
        return None

    def save(self, name: str, picture: QImage) -> None:
        """Keep a picture, if that is possible."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            file = QSaveFile(str(self._path(name)))
            if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
                return
            writer = QImageWriter(file, QByteArray(b"png"))
            writer.setQuality(_QUICK)
            if not writer.write(picture):
                file.cancelWriting()
            self._room -= file.size()
            file.commit()
            if self._room < 0:
                self._make_room()

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.png"

    def _make_room(self) -> None:
        """Leave at most three quarters of the limit, the latest used."""
        files = [(path, path.stat()) for path in self._folder.glob("*.png")]
        files.sort(key=lambda file: file[1].st_mtime_ns, reverse=True)
        kept = 0
        for path, facts in files:
            kept += facts.st_size
            if kept > self._limit * 3 // 4:
                kept -= facts.st_size
                path.unlink()
        self._room = self._limit - kept
