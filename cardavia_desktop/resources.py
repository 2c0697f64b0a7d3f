"""Where the files lie that come with the application: drawings, fonts, catalogs, licenses."""

from functools import cache
from pathlib import Path

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
