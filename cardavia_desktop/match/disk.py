"""Writing a file wholly, or not at all."""

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile


class NotSaved(Exception):
    """Something cannot be written to disk, in the words of the system."""


def write(path: Path, content: bytes) -> None:
    """Put `content` in place of what `path` held; its folder is made where it is missing.

    Raises NotSaved when that is not possible; what was there before is still there.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(error.strerror) from error
    file = QSaveFile(str(path))
    if not (
        file.open(QIODevice.OpenModeFlag.WriteOnly)
        and file.write(content) == len(content)
        and file.commit()
    ):
        raise NotSaved(file.errorString())


def remove(path: Path) -> None:
    """Remove a file, if it is there. Raises NotSaved when that is not possible."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise NotSaved(error.strerror) from error
