"""Deals on disk, in the person's data folder: unfinished ones, a file for each game."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path

from cardavia_desktop.match import disk
from cardavia_desktop.match.claim import Claim, claim
from cardavia_desktop.match.history import History
from cardavia_desktop.rules import GAMES, Fault, Record, RecordError, Table


@dataclass(frozen=True, slots=True)
class Found:
    """What lies in the folder: readable records with the tables behind them, oldest first, and
    where the files that could not be read lie now.
    """

    deals: list[tuple[Path, Record, Table]]
    broken: list[Path]


class Storage:
    """The deals in `folder`; `history` has the finished ones."""

    def __init__(self, folder: Path) -> None:
        """Use `folder`, which is made when something is first saved."""
        self._folder = folder
        self._claim: Claim | None = None
        self.history = History(folder)

    def path(self, game: str) -> Path:
        """The file of a game."""
        return self._folder / f"{game}.json"

    def save(self, record: Record) -> Path:
        """Put a record on disk in place of the game's last one: wholly, or not at all.

        Raises NotSaved when that is not possible, ClaimedError when another program keeps its
        deals here; what was there before is still there.
        """
        self._claim = claim(self._folder)
        path = self.path(record.game)
        disk.write(path, f"{record.write()}\n".encode())
        return path

    def finish(self, record: Record) -> None:
        """A deal has come to its end: it waits no more, and goes to the finished ones.

        Raises NotSaved when that is not possible, ClaimedError when the one that waits belongs to
        another program.
        """
        self.history.add(record)
        self._claim = claim(self._folder)
        self.remove(record.game)

    def remove(self, game: str) -> None:
        """Forget the deal of a game. Raises NotSaved when its file cannot be removed."""
        disk.remove(self.path(game))

    def load(self, path: Path) -> tuple[Record, Table]:
        """A saved record and the table where it stood.

        Raises OSError when the file cannot be read, RecordError when it holds no such deal.
        """
        record = Record.parse(path.read_bytes())
        if self.path(record.game) != path:
            raise RecordError(
                Fault.GAME, f"the record of {record.game} has the file of another game"
            )
        return record, record.replay()

    def look(self) -> Found:
        """Read the files of all games; those that cannot be read are put aside.

        Whatever else lies in the folder belongs to somebody else and stays as it is.
        """
        found = Found([], [])
        files = (path for path in self._folder.glob("*.json") if path.stem in GAMES)
        for path in sorted(files, key=_modified):
            try:
                record, table = self.load(path)
            except (OSError, RecordError):
                found.broken.append(self.put_aside(path))
            else:
                found.deals.append((path, record, table))
        return found

    def put_aside(self, path: Path) -> Path:
        """Rename a file that cannot be read, so that it is neither lost nor read again.

        Returns its new path; the old one where it cannot be renamed.
        """
        free = (path.with_name(f"{path.stem}.broken-{n}") for n in count(1))
        target = next(name for name in free if not name.exists())
        try:
            return path.rename(target)
        except OSError:
            return path


def _modified(path: Path) -> tuple[float, str]:
    try:
        return path.stat().st_mtime, path.name
    except OSError:  # taken away meanwhile: `load` says so
        return 0, path.name
