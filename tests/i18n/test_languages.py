"""Which languages there are, which one is spoken first, and what happens when it changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

import translations
from cardavia_desktop.i18n import languages, words
from cardavia_desktop.i18n.text import number_text
from cardavia_desktop.rules.faces import TOTOM

Speak = Callable[[str], None]

KNOWN = ("en", "hi", "ms", "pl", "vi", "zh_CN")
FIVE = TOTOM.index["5s"]


def test_every_catalog_is_a_language(catalogs: Path) -> None:
    assert set(languages.known(catalogs)) >= set(KNOWN)


def test_there_is_always_english(tmp_path: Path, speak: Speak) -> None:
    assert languages.known(tmp_path) == ("en",)
    assert languages.of_system(tmp_path) == "en"
    speak("pl")
    languages.speak("en", tmp_path)
    assert words.face_object(TOTOM, FIVE) == "the 5 of Strings"


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["pl-PL", "pl"], "pl"),
        (["pl-Latn-PL"], "pl"),
        (["pl"], "pl"),
        (["de-DE", "de", "vi-VN", "vi"], "vi"),  # the second of two languages
        (["en-GB", "en", "pl-PL"], "en"),
        (["de-DE", "de"], "en"),
        (["zh-CN"], "zh_CN"),
        (["zh-Hans-CN", "zh-CN", "zh"], "zh_CN"),
        (["zh-TW", "zh"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_dearest_language_that_is_known_is_spoken(wanted: list[str], spoken: str) -> None:
    assert languages.best(wanted, KNOWN) == spoken


@pytest.mark.parametrize(("system", "spoken"), [("hi_IN", "hi"), ("ms_MY", "ms"), ("fr_FR", "en")])
def test_the_system_is_asked(
    system: str, spoken: str, catalogs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert languages.of_system(catalogs) == spoken


def test_a_language_brings_its_numbers(speak: Speak) -> None:
    """1234567 as the five languages write it; Polish has no-break spaces."""
    written = {
        "en": "1,234,567",
        "pl": "1\u00a0234\u00a0567",
        "hi": "12,34,567",
        "ms": "1,234,567",
        "vi": "1.234.567",
    }
    for language, text in written.items():
        speak(language)
        assert number_text(1234567) == text


def test_a_broken_catalog_leaves_english(
    tmp_path: Path, speak: Speak, caplog: pytest.LogCaptureFixture
) -> None:
    speak("vi")
    (tmp_path / "cardavia_pl.qm").write_bytes(b"no catalog")
    languages.speak("pl", tmp_path)
    assert words.face_name(TOTOM, FIVE) == "5 of Strings"
    assert "'pl'" in caplog.text


class Sign(QLabel):
    """A window that shows a card's name, and remembers what it showed."""

    def __init__(self) -> None:
        super().__init__(words.face_name(TOTOM, FIVE))
        self.shown: list[str] = []

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setText(words.face_name(TOTOM, FIVE))
            self.shown.append(self.text())


def test_windows_hear_of_a_change_and_never_of_english_in_between(
    qtbot: QtBot, speak: Speak
) -> None:
    sign = Sign()
    qtbot.addWidget(sign)
    speak("pl")
    QApplication.processEvents()
    assert sign.text() == "Piątka sznurów"
    sign.shown.clear()
    speak("vi")
    QApplication.processEvents()
    assert set(sign.shown) == {"Ngũ sách"}
    speak("en")
    QApplication.processEvents()
    assert sign.text() == "5 of Strings"


def test_compiling_again_does_only_what_is_new(tmp_path: Path) -> None:
    translations.build(tmp_path)
    times = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    (tmp_path / "cardavia_xx.qm").touch()
    (tmp_path / "cardavia_pl.qm").unlink()
    translations.build(tmp_path)
    again = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert again.keys() == times.keys()
    assert {name for name in times if times[name] != again[name]} == {"cardavia_pl.qm"}


def test_a_new_language_is_found_without_a_change_of_code(tmp_path: Path, speak: Speak) -> None:
    """Added, with one message translated, compiled: then it is among the languages and spoken."""
    new = translations.add("sv", tmp_path)
    text = new.read_text(encoding="utf-8")
    assert 'language="sv_SE"' in text
    untranslated = (
        '<source>5 of Strings</source>\n        <translation type="unfinished"></translation>'
    )
    assert untranslated in text
    translated = "<source>5 of Strings</source>\n<translation>Fem snören</translation>"
    new.write_text(text.replace(untranslated, translated), encoding="utf-8")
    translations.build(tmp_path, tmp_path)
    assert languages.known(tmp_path) == ("en", "sv")
    languages.speak("sv", tmp_path)
    assert words.face_name(TOTOM, FIVE) == "Fem snören"


@pytest.mark.parametrize("code", ["xx", "PL", "pl-PL", "", "Swedish", "pl_DE"])
def test_what_is_no_language_is_refused(code: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no code of a language"):
        translations.add(code, tmp_path)


def test_a_catalog_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "cardavia_sv.ts").write_text("work of weeks", encoding="utf-8")
    with pytest.raises(FileExistsError):
        translations.add("sv", tmp_path)
