"""The desktop entry and the store description: in every language, and well formed."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from desktop_entry import Texts, desktop_entry, metainfo, texts
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from cardavia_desktop.i18n import languages


@pytest.fixture(scope="module")
def said(qapp: QCoreApplication) -> Iterator[Texts]:
    locale = QLocale()
    yield texts()
    languages.speak(languages.ENGLISH)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(locale)


def test_the_desktop_entry_speaks_every_language(said: Texts) -> None:
    lines = desktop_entry(said).splitlines()
    assert lines[0] == "[Desktop Entry]"
    keys = dict(line.split("=", 1) for line in lines[1:])
    assert len(keys) == len(lines) - 1
    assert keys["Exec"] == keys["Icon"] == "cardavia-desktop"
    assert keys["GenericName"] == "Card games"
    assert keys["Keywords"].startswith("cards;game;Chắn;")
    for language in set(languages.known()) - {"en"}:
        for key in ("GenericName", "Comment", "Keywords"):
            assert keys[f"{key}[{language}]"] != keys[key]


def test_the_store_description_has_every_paragraph_in_every_language(said: Texts) -> None:
    root = ET.fromstring(metainfo(said))
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    spoken = [paragraph.get(lang, "en") for paragraph in root.iter("p")]
    wanted = sorted(language.replace("_", "-") for language in languages.known())
    assert sorted(spoken) == sorted(wanted * 3)
    assert len({paragraph.text for paragraph in root.iter("p")}) == len(spoken)
    assert len(list(root.iter("summary"))) == len(wanted)
