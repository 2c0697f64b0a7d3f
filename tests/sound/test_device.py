"""The device of the system, through a library that is not the real one, and without any."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Generator
from enum import Enum
from pathlib import Path
from types import ModuleType

import pytest

from cardavia_desktop.sound import device
from cardavia_desktop.sound.device import RATE, NoDevice, SystemDevice
from cardavia_desktop.sound.mixer import Samples


class Broken(Exception):
    """The error of the library."""


Backend = Enum("Backend", ["WASAPI", "PULSEAUDIO", "ALSA", "JACK", "CUSTOM", "NULL"])


class Library(ModuleType):
    """What the application uses of miniaudio; `fails` is the call that does not succeed."""

    MiniaudioError = Broken
    Backend = Backend

    def __init__(self, fails: str = "") -> None:
        super().__init__("miniaudio")
        self.fails = fails
        self.calls: list[str] = []
        self.asked: dict[str, object] = {}

    def PlaybackDevice(self, **asked: object) -> Library:  # noqa: N802  # the name is the library's
        self.asked = asked
        self._call("open")
        return self

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if name == self.fails:
            raise Broken(f"cannot {name}")

    def start(self, stream: Generator[Samples, int, None]) -> None:
        self._call("start")
        assert list(stream.send(2)) == [0, 0], "it was brought to its first yield"

    def stop(self) -> None:
        self._call("stop")

    def close(self) -> None:
        self._call("close")


def silence() -> Generator[Samples, int, None]:
    count = yield array("h")
    while True:
        count = yield array("h", bytes(2 * count))


def install(monkeypatch: pytest.MonkeyPatch, library: ModuleType | None) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", library)


def test_it_opens_plays_and_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    install(monkeypatch, library)
    opened = SystemDevice()
    opened.start(silence())
    opened.stop()
    opened.close()
    assert library.calls == ["open", "start", "stop", "close"]
    assert (library.asked["nchannels"], library.asked["sample_rate"]) == (1, RATE)


def test_without_the_library_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, None)  # importing it fails
    with pytest.raises(NoDevice, match="miniaudio is not installed"):
        SystemDevice()


@pytest.mark.parametrize("fails", ["open", "start", "stop"])
def test_what_the_library_cannot_do_is_said_in_our_words(
    fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, Library(fails))

    def use() -> None:
        opened = SystemDevice()
        opened.start(silence())
        opened.stop()

    with pytest.raises(NoDevice, match=f"cannot {fails}"):
        use()


@pytest.mark.parametrize(
    ("platform", "files", "wanted"),
    [
        ("linux", [], ["WASAPI", "PULSEAUDIO"]),
        ("linux", ["timer", "pcmC0D0c"], ["WASAPI", "PULSEAUDIO"]),
        ("linux", ["pcmC0D0p"], ["WASAPI", "PULSEAUDIO", "ALSA"]),
        ("win32", [], ["WASAPI", "PULSEAUDIO", "ALSA"]),
    ],
)
def test_ways_that_only_complain_are_not_tried(
    platform: str,
    files: list[str],
    wanted: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    for name in files:
        (tmp_path / name).touch()
    monkeypatch.setattr(device, "_ALSA_DEVICES", tmp_path)
    monkeypatch.setattr(sys, "platform", platform)
    library = Library()
    install(monkeypatch, library)
    SystemDevice()
    assert library.asked["backends"] == [Backend[name] for name in wanted]
