"""Writes what a Linux desktop and its software center know of the application, in all languages.

    python packaging/desktop_entry.py FOLDER

FOLDER receives cardavia-desktop.desktop and cardavia-desktop.metainfo.xml; the words come from the
catalogs.
"""

from __future__ import annotations

import argparse
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia_desktop import NAME
from cardavia_desktop.i18n import languages
from cardavia_desktop.i18n.shop_window import ShopWindow, shop_window

_LANG: Final = "{http://www.w3.org/XML/1998/namespace}lang"

Texts = Mapping[str, ShopWindow]
"""By language: codes as in "pl" and "zh_CN"."""


def texts() -> dict[str, ShopWindow]:
    """What is said in each language that has a catalog."""
    said = {}
    for language in languages.known():
        languages.speak(language)
        said[language] = shop_window()
    return said


def desktop_entry(said: Texts) -> str:
    """The desktop entry."""

    def lines(key: str, values: Mapping[str, str]) -> list[str]:
        others = sorted(values.keys() - {languages.ENGLISH})
        named = [f"{key}[{language}]={values[language]}" for language in others]
        return [f"{key}={values[languages.ENGLISH]}", *named]

    return "\n".join(
        [
            "[Desktop Entry]",
            "Type=Application",
            "Name=Cardavia",
            *lines("GenericName", {code: text.kind for code, text in said.items()}),
            *lines("Comment", {code: text.summary for code, text in said.items()}),
            *lines("Keywords", {code: f"{';'.join(t.keywords)};" for code, t in said.items()}),
            f"Exec={NAME}",
            f"Icon={NAME}",
            f"StartupWMClass={NAME}",
            "Terminal=false",
            "Categories=Game;CardGame;",
            "",
        ]
    )


def metainfo(said: Texts) -> str:
    """The AppStream description, as a document of XML."""
    root = ET.Element("component", type="desktop-application")
    ET.SubElement(root, "id").text = NAME
    ET.SubElement(root, "metadata_license").text = "CC0-1.0"
    ET.SubElement(root, "project_license").text = "MIT"
    ET.SubElement(root, "name").text = "Cardavia"
    for language, text in said.items():
        _add(root, "summary", text.summary, language)
    ET.SubElement(root, "launchable", type="desktop-id").text = f"{NAME}.desktop"
    description = ET.SubElement(root, "description")
    for paragraphs in zip(*(_paragraphs(*each) for each in said.items()), strict=True):
        for language, paragraph in paragraphs:
            _add(description, "p", paragraph, language)
    ET.SubElement(root, "content_rating", type="oars-1.1")
    categories = ET.SubElement(root, "categories")
    for name in ("Game", "CardGame"):
        ET.SubElement(categories, "category").text = name
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _paragraphs(language: str, text: ShopWindow) -> list[tuple[str, str]]:
    return [(language, paragraph) for paragraph in text.story]


def _add(parent: ET.Element, tag: str, text: str, language: str) -> None:
    """Add a text; English is the one without a language."""
    element = ET.SubElement(parent, tag)
    element.text = text
    if language != languages.ENGLISH:
        element.set(_LANG, language.replace("_", "-"))


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="where to")
    folder: Path = parser.parse_args().folder
    application = QCoreApplication([])
    said = texts()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.desktop").write_text(desktop_entry(said), encoding="utf-8")
    (folder / f"{NAME}.metainfo.xml").write_text(metainfo(said), encoding="utf-8")
    application.quit()


if __name__ == "__main__":
    main()
