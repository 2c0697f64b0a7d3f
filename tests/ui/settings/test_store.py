"""Settings: one declaration, a file that survives anything, and changes that are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.tone import Tone
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.settings.every import ALL, OPTIONS
from cardavia_desktop.ui.settings.preferences import (
    CONTRAST,
    GRAIN,
    INDEX,
    ONE_CLICK,
    SORT,
    SPEED,
    VOLUME,
    WINDOW,
)
from cardavia_desktop.ui.settings.setting import Choice, Percent, Place, Setting, Switch
from cardavia_desktop.ui.settings.store import (
    FILE_NAME,
    LARGEST,
    Settings,
    SettingsTrouble,
    TroubleKind,
)


def write(folder: Path, text: str) -> Path:
    file = folder / FILE_NAME
    file.write_text(text, encoding="utf-8")
    return file


def troubles(settings: Settings) -> list[SettingsTrouble]:
    told: list[SettingsTrouble] = []
    settings.report(told.append)
    return told


def other(setting: Setting[Any]) -> Any:  # noqa: ANN401  # of whatever type the setting has
    """A value that a setting may have and does not have by default."""
    match setting:
        case Switch():
            return not setting.default
        case Percent():
            return 100 - setting.default // 3
        case Choice():
            return next(value for value in setting.choices() if value != setting.default)
        case Place():
            return QRect(-5, 7, 900, 600)
    raise AssertionError(setting)


def test_every_setting_comes_back(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    for setting in ALL:
        assert settings[setting] == setting.default
        settings[setting] = other(setting)
    settings.close()
    again = Settings(tmp_path)
    assert {setting.name: again[setting] for setting in ALL} == {
        setting.name: other(setting) for setting in ALL
    }
    assert troubles(again) == []


def test_names_are_unique_and_everything_has_a_title() -> None:
    assert len({setting.name for setting in ALL}) == len(ALL)
    for setting in ALL:
        assert setting.name.count("/") == 1
        assert setting.title(), "it is told when a value is broken"
        assert setting.read(setting.write(setting.default)) == setting.default


def test_every_table_option_is_there_and_off() -> None:
    assert {name: set(options) for name, options in OPTIONS.items()} == {
        game.name: set(game.options) for game in GAMES.values()
    }
    assert not any(switch.default for options in OPTIONS.values() for switch in options.values())


def test_options_of_a_game(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.options("paohuzi") == ()
    settings[OPTIONS["paohuzi"]["chi-turned-card"]] = True
    assert settings.options("paohuzi") == ("chi-turned-card",)
    assert settings.options("chan") == ()
    GAMES["paohuzi"].deal(1, options=settings.options("paohuzi"))


def test_the_file_of_the_version_before_is_read(tmp_path: Path) -> None:
    write(tmp_path, "[cards]\nindex=true\n\n[tone]\ncontrast=70\ngrain=0\ntemperature=50\n")
    settings = Settings(tmp_path)
    assert settings.tone == Tone(70, 0, 50)
    assert settings[INDEX]
    assert troubles(settings) == []


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        *((CONTRAST, text) for text in ("101", "-1", "fifty", "", "5.5", "\u0665", "9" * 5000)),
        *((INDEX, text) for text in ("perhaps", "1", "TRUE")),
        *((SPEED, text) for text in ("", "faster", "Fast")),
        *((WINDOW, text) for text in ("1 2 3", "a b c d", "1 2 3 4 5")),
    ],
)
def test_a_broken_value_gives_way_to_the_default_and_is_told_once(
    tmp_path: Path, setting: Setting[Any], text: str
) -> None:
    section, key = setting.name.split("/")
    write(tmp_path, f"[{section}]\n{key}={text}\n\n[sound]\nvolume=7\n")
    settings = Settings(tmp_path)
    assert settings[setting] == setting.default
    assert settings[VOLUME] == 7
    assert troubles(settings) == [SettingsTrouble(TroubleKind.BROKEN_VALUES, "", (setting,))]
    settings.close()
    assert troubles(Settings(tmp_path)) == []


def test_one_sentence_tells_of_all_broken_values(tmp_path: Path) -> None:
    write(tmp_path, "[tone]\ngrain=x\n[table]\nspeed=y\n[window]\nplace=z\nstate=z\n")
    (trouble,) = troubles(Settings(tmp_path))
    assert trouble.sentence() == (
        "Some settings could not be read and have their defaults again: Grain, Animation speed, "
        "Place of the window."
    )


@pytest.mark.parametrize(
    "content",
    [
        b"\0\1\2\xff\xfe",
        b"no section\n",
        b"[tone\n",
        b"[tone]\ncontrast\n",
        "naïve".encode("latin1"),
        pytest.param(b"[tone]\ncontrast=7\n" + b"#" * LARGEST, id="too large"),
    ],
)
def test_a_file_that_is_no_settings_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    settings = Settings(tmp_path)
    assert [settings[setting] for setting in ALL] == [setting.default for setting in ALL]
    kept = tmp_path / "settings.broken-1"
    (trouble,) = troubles(settings)
    assert trouble == SettingsTrouble(TroubleKind.BROKEN_FILE, str(kept))
    assert str(kept) in trouble.sentence()
    assert kept.read_bytes() == content
    settings[GRAIN] = 3
    settings.close()
    again = Settings(tmp_path)
    assert again[GRAIN] == 3
    assert troubles(again) == []


def test_a_file_that_is_a_folder_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    settings = Settings(tmp_path)
    assert [trouble.kind for trouble in troubles(settings)] == [TroubleKind.BROKEN_FILE]
    settings[GRAIN] = 3
    settings.close()
    assert Settings(tmp_path)[GRAIN] == 3


def test_what_is_not_known_stays_in_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, "[future]\nHover Boards=many\n\n[tone]\ncontrast=9\nhue=3\n")
    settings = Settings(tmp_path)
    settings[CONTRAST] = 11
    settings.close()
    text = file.read_text(encoding="utf-8")
    for line in ("[future]", "Hover Boards = many", "contrast = 11", "hue = 3"):
        assert line in text.splitlines()


def test_a_disk_that_cannot_be_written_is_told_of_once(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    settings = Settings(blocked)
    told = troubles(settings)
    assert told == []
    for value in (1, 2, 3):
        settings[CONTRAST] = value
        settings.save()
    assert settings[CONTRAST] == 3
    (trouble,) = told
    assert trouble.kind is TroubleKind.NOT_SAVED
    assert "cannot be saved" in trouble.sentence()


def test_a_save_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path, "[tone]\ncontrast=9\n")
    before = file.read_bytes()
    settings = Settings(tmp_path)
    told = troubles(settings)
    monkeypatch.setattr("PySide6.QtCore.QSaveFile.commit", lambda _: False)
    settings[CONTRAST] = 4
    settings.save()
    assert file.read_bytes() == before
    assert [trouble.kind for trouble in told] == [TroubleKind.NOT_SAVED]
    assert list(tmp_path.iterdir()) == [file]


def test_nothing_is_written_where_nothing_was_set(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings[ONE_CLICK] = False
    settings.close()
    assert list(tmp_path.iterdir()) == []


def test_a_change_is_written_without_being_asked(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    settings[VOLUME] = 3
    settings[VOLUME] = 4
    qtbot.waitUntil((tmp_path / FILE_NAME).exists, timeout=20_000)
    assert Settings(tmp_path)[VOLUME] == 4


def test_who_follows_a_setting_hears_of_it_alone(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    heard: list[int] = []
    names: list[str] = []
    settings.changed.connect(names.append)
    settings.follow(VOLUME, heard.append)
    settings[VOLUME] = 9
    settings[VOLUME] = 9
    settings[INDEX] = True
    assert heard == [40, 9]
    assert names == ["sound/volume", "cards/index"]


@pytest.mark.parametrize("setting", [CONTRAST, SPEED, SORT])
def test_a_value_out_of_range_cannot_be_set(tmp_path: Path, setting: Setting[Any]) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match="101"):
        settings[setting] = 101 if isinstance(setting, Percent) else "101"
    assert settings[setting] == setting.default


def test_a_snapshot_brings_everything_back(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings[VOLUME] = 12
    before = settings.snapshot()
    for setting in ALL:
        settings[setting] = other(setting)
    settings.put_back(before)
    assert settings[VOLUME] == 12
    assert settings.snapshot() == before
    settings.restore([VOLUME])
    assert settings[VOLUME] == 40
