"""What the person has set, kept in a plain file in the data folder."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterable, Mapping
from configparser import Error, RawConfigParser
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QDir, QObject, QTimer, Signal

from cardavia_desktop.i18n.text import fill, join, translate
from cardavia_desktop.ui.settings.preferences import CONTRAST, GRAIN, TEMPERATURE
from cardavia_desktop.ui.settings.setting import Setting, Value

if TYPE_CHECKING:
    from cardavia_desktop.art.tone import Tone

FILE_NAME: Final = "settings.ini"
LARGEST: Final = 1 << 20
"""Bytes; what is larger is no file of settings, and would be read for minutes."""
DELAY: Final = 300
"""Milliseconds from a change to the file: a slider that is drawn along is written once."""

_log = logging.getLogger(__name__)


class TroubleKind(StrEnum):
    """The kinds of trouble with the file."""

    BROKEN_VALUES = "broken-values"
    """Some values make no sense; their defaults hold."""
    BROKEN_FILE = "broken-file"
    """The file cannot be read and was put aside; `detail` is its new path."""
    NOT_SAVED = "not-saved"
    """The file cannot be written; `detail` is what the system says."""


@dataclass(frozen=True, slots=True)
class SettingsTrouble:
    """Something that the person has to know of, once; `broken` are the settings it is about."""

    kind: TroubleKind
    detail: str = ""
    broken: tuple[Setting[Any], ...] = ()

    def sentence(self) -> str:
        """What happened, and what it means for the person."""
        match self.kind:
            case TroubleKind.BROKEN_VALUES:
                sentence = translate(
                    "Trouble", "Some settings could not be read and have their defaults again: %1."
                )
                titles = dict.fromkeys(setting.title() for setting in self.broken)
                return fill(sentence, join(tuple(titles)))
            case TroubleKind.BROKEN_FILE:
                sentence = translate(
                    "Trouble",
                    "The settings could not be read, so the defaults are used. The file is kept "
                    "as %1.",
                )
                return fill(sentence, QDir.toNativeSeparators(self.detail))
            case TroubleKind.NOT_SAVED:
                sentence = translate(
                    "Trouble", "The settings cannot be saved (%1). They hold until you quit."
                )
                return fill(sentence, self.detail)


class Settings(QObject):
    """Holds a value for every setting, tells of changes, and writes them to the file.

    What stands in the file and is not known, as from a newer version, stays there. Each value is
    understood when it is first asked for: the first paint needs few of them.
    """

    changed = Signal(str)
    """The name of a setting that has another value now."""
    trouble = Signal(object)
    """SettingsTrouble, after `report`."""

    def __init__(self, folder: Path) -> None:
        """Keep the settings in `folder`, or only until the end where it cannot be written."""
        super().__init__()
        self.folder: Final = folder
        self._path = folder / FILE_NAME
        self._put_aside: Path | None = None
        self._broken: dict[Setting[Any], str] = {}
        self._told_not_saved = False
        self._file = self._read()
        self._values: dict[str, Any] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.save)
        self._unsaved = False

    def __getitem__(self, setting: Setting[Value]) -> Value:
        """The value of a setting."""
        if setting.name not in self._values:
            self._values[setting.name] = self._understand(setting)
        value: Value = self._values[setting.name]
        return value

    def __setitem__(self, setting: Setting[Value], value: Value) -> None:
        """Give a setting a value. Raises ValueError when it may not have it."""
        text = setting.write(value)
        value = setting.read(text)
        if value == self[setting]:
            return
        self._values[setting.name] = value
        section, key = setting.name.split("/")
        if not self._file.has_section(section):
            self._file.add_section(section)
        self._file.set(section, key, text)
        self._save_soon()
        self.changed.emit(setting.name)

    def follow(self, setting: Setting[Value], use: Callable[[Value], None]) -> None:
        """Call `use` with the value of a setting, now and whenever it changes."""

        def tell(name: str) -> None:
            if name == setting.name:
                use(self[setting])

        self.changed.connect(tell)
        use(self[setting])

    @property
    def tone(self) -> Tone:
        """How the dials stand."""
        from cardavia_desktop.art.tone import Tone  # noqa: PLC0415  # not before the first paint

        return Tone(self[CONTRAST], self[GRAIN], self[TEMPERATURE])

    @tone.setter
    def tone(self, tone: Tone) -> None:
        self[CONTRAST], self[GRAIN], self[TEMPERATURE] = (
            tone.contrast,
            tone.grain,
            tone.temperature,
        )

    def options(self, game: str) -> tuple[str, ...]:
        """The names of the table options with which a game is dealt."""
        from cardavia_desktop.ui.settings.every import OPTIONS  # noqa: PLC0415  # not before the first paint

        return tuple(name for name, switch in OPTIONS[game].items() if self[switch])

    def snapshot(self) -> Mapping[str, Any]:
        """All values as they are, for `put_back`."""
        return {setting.name: self[setting] for setting in _every()}

    def put_back(self, values: Mapping[str, Any]) -> None:
        """Have the values of a snapshot again."""
        for setting in _every():
            self[setting] = values[setting.name]

    def restore(self, settings: Iterable[Setting[Any]]) -> None:
        """Give settings their defaults."""
        for setting in settings:
            self[setting] = setting.default

    def report(self, tell: Callable[[SettingsTrouble], None]) -> None:
        """Tell of trouble: of what there is in the file, and of what comes.

        What is broken leaves the file, so it is told of once, and not with every start.
        """
        self.trouble.connect(tell)
        for setting in _every():
            self[setting]  # so that it is understood, if it can be
        kept, broken = self._put_aside, self._broken
        self._put_aside, self._broken = None, {}
        if kept is not None:
            _log.warning("The settings cannot be read; they lie in %s", kept)
            tell(SettingsTrouble(TroubleKind.BROKEN_FILE, str(kept)))
        for setting, text in broken.items():
            _log.warning("The setting %s cannot be %.80r", setting.name, text)
        if broken:
            tell(SettingsTrouble(TroubleKind.BROKEN_VALUES, broken=tuple(broken)))
        if kept is not None or broken:
            self._save_soon()

    def save(self) -> None:
        """Write what has changed, at once."""
        from cardavia_desktop.match.disk import NotSaved, write  # noqa: PLC0415  # not before the first paint

        self._timer.stop()
        self._unsaved = False
        text = io.StringIO()
        self._file.write(text)
        try:
            write(self._path, text.getvalue().encode())
        except NotSaved as error:
            _log.info("The settings cannot be saved: %s", error)
            if not self._told_not_saved:
                self._told_not_saved = True
                self.trouble.emit(SettingsTrouble(TroubleKind.NOT_SAVED, str(error)))

    def close(self) -> None:
        """Write what has not been written yet."""
        if self._unsaved:
            self.save()

    def _save_soon(self) -> None:
        self._unsaved = True
        self._timer.start()

    def _read(self) -> RawConfigParser:
        """The file as it is; an empty one where there is none that can be read."""
        try:
            with self._path.open("rb") as file:
                content = file.read(LARGEST + 1)
        except (FileNotFoundError, NotADirectoryError):
            return _parser()
        except OSError:
            return self._make_room()
        if len(content) > LARGEST:
            return self._make_room()
        parsed = _parser()
        try:
            parsed.read_string(content.decode("utf-8-sig"))
        except (UnicodeDecodeError, Error):
            return self._make_room()
        return parsed

    def _make_room(self) -> RawConfigParser:
        """Put a file aside that cannot be read, and begin with an empty one."""
        from cardavia_desktop.match.storage import Storage  # noqa: PLC0415  # not before the first paint

        self._put_aside = Storage(self.folder).put_aside(self._path)
        return _parser()

    def _understand(self, setting: Setting[Value]) -> Value:
        """The value in the file, or the default where there is none that makes sense."""
        section, key = setting.name.split("/")
        text = self._file.get(section, key, fallback=None)
        if text is None:
            return setting.default
        try:
            return setting.read(text)
        except ValueError:
            self._file.remove_option(section, key)
            self._broken[setting] = text
            return setting.default


def _every() -> Iterable[Setting[Any]]:
    from cardavia_desktop.ui.settings.every import ALL  # noqa: PLC0415  # not before the first paint

    return ALL


def _parser() -> RawConfigParser:
    """Keys keep their case; no section has a meaning of its own, and of two the last holds."""
    made = RawConfigParser(strict=False, interpolation=None, default_section="")
    # Assigned as the documentation of the library says; its stubs know a method only.
    made.optionxform = str  # type: ignore[method-assign, assignment]
    return made
