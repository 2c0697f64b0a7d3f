"""Every text is drawn with the fonts that come with the application, whatever else is installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.theme import PRINT, UI, Script, Type
from tests.i18n.catalogs import LANGUAGES, messages


def families_of(text: str, font: QFont) -> Iterator[str]:
    """The families of the fonts with which Qt draws a text; empty where a glyph is missing."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(1e6)
    layout.endLayout()
    for run in layout.glyphRuns():
        yield "" if 0 in run.glyphIndexes() else run.rawFont().familyName()


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("voice", [UI, PRINT])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_font_is_used(language: str, voice: str, bold: bool, look: QApplication) -> None:
    font = QFont(Type(script=Script.of(language)).families(voice))
    font.setPixelSize(15)
    font.setBold(bold)
    ours = set(font.families())
    texts = ["".join(message.forms) for message in messages(language)]
    assert len(texts) > 1000
    found = {text: set(families_of(text, font)) - ours for text in texts}
    assert {text: others for text, others in found.items() if others} == {}


def test_the_check_sees_another_font(look: QApplication) -> None:
    """A letter that none of our fonts has is drawn with another one, or not at all."""
    font = QFont([UI])
    assert set(families_of("A", font)) == {UI}
    assert set(families_of("\N{THAI CHARACTER KO KAI}", font)) != {UI}
