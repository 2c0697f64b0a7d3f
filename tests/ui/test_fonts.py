"""Every text is drawn with the fonts that come with the application, whatever else is installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.theme import PRINT, UI, Script, Type
from tests.i18n.catalogs import LANGUAGES, messages


def laid_out(text: str, font: QFont) -> QTextLayout:
    """A text in one line."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(1e6)
    layout.endLayout()
    return layout


def families_of(text: str, font: QFont) -> Iterator[str]:
    """The families of the fonts with which Qt draws a text; empty where a glyph is missing."""
    layout = laid_out(text, font)
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


@pytest.mark.parametrize("voice", [UI, PRINT])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_accent_reaches_beyond_its_line(language: str, voice: str, look: QApplication) -> None:
    font = QFont(Type(script=Script.of(language)).families(voice))
    letters = {
        letter for message in messages(language) for form in message.forms for letter in form
    }
    for size in (11, 13, 15, 18, 22, 28, 40):
        font.setPixelSize(size)
        metrics = QFontMetrics(font)
        for letter in letters:
            drawn = metrics.tightBoundingRect(letter)
            layout = laid_out(letter, font)  # a line without its layout is none
            line = layout.lineAt(0)
            assert -drawn.top() <= line.ascent() + 1, (letter, size)
            assert drawn.bottom() <= line.descent() + 1, (letter, size)
