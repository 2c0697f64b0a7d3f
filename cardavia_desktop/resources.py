"""Where files lie: those that come with the application, and those of the person."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

FOLDER_VARIABLE: Final = "CARDAVIA_DATA"
"""The environment variable that names another data folder."""

_PACKAGE = Path(__file__).parent


@cache
def _folder(name: str) -> Path:
    """The folder `name`: inside the package when installed, beside it in a checkout."""
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def asset(*parts: str) -> Path:
    """The path of a file or folder below `assets/`, as in `asset("cards", "totom", "1c.svg")`.

    Raises:
        FileNotFoundError: there is no such file, so the installation is incomplete.
    """
    path = _folder("assets").joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(path)
    return path


def translations() -> Path:
    """The folder of the compiled catalogs, `cardavia_*.qm`; in a checkout they are built."""
    installed = _PACKAGE / "translations"
    return installed if installed.is_dir() else _PACKAGE.parent / "build" / "translations"


def licenses() -> Path:
    """The folder of the full texts of the licenses, `MIT.txt` and the others."""
    return _folder("LICENSES")


def data_folder() -> Path:
    """Where the application keeps what belongs to the person; it need not exist yet."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    where = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(where))
