"""Colors that can be read, and a style sheet without loose ends."""

from __future__ import annotations

import re
from dataclasses import asdict

import pytest
from PySide6.QtGui import QColor, QFontDatabase
from PySide6.QtWidgets import QApplication

from cardavia_desktop.ui.theme import PAPER, PRINT, TABLE, UI, style_sheet
from cardavia_desktop.ui.theme.sheet import _SOURCE


def luminance(color: str) -> float:
    """Relative luminance as WCAG 2 defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    made = QColor(color)
    red, green, blue = (linear(part) for part in (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("text", ["ink", "ink2", "ink3", "redtext", "indigo"])
@pytest.mark.parametrize("ground", ["paper", "sheet", "sunk"])
def test_text_can_be_read_on_every_ground(text: str, ground: str) -> None:
    assert contrast(getattr(PAPER, text), getattr(PAPER, ground)) >= 4.5


@pytest.mark.parametrize("text", ["t_ink", "t_ink2", "t_ink3", "t_ochre"])
@pytest.mark.parametrize("ground", ["lacquer", "lacquer2", "rail"])
def test_text_can_be_read_on_the_table(text: str, ground: str) -> None:
    assert contrast(getattr(TABLE, text), getattr(TABLE, ground)) >= 4.5


@pytest.mark.parametrize("ground", ["cinnabar", "cinnabar_hi"])
def test_text_can_be_read_on_the_main_button(ground: str) -> None:
    assert contrast(PAPER.on_cinnabar, getattr(PAPER, ground)) >= 4.5


@pytest.mark.parametrize("sign", ["edge", "focus", "cinnabar"])
def test_controls_and_focus_stand_out(sign: str) -> None:
    assert contrast(getattr(PAPER, sign), PAPER.paper) >= 3
    assert contrast(getattr(PAPER, sign), PAPER.sheet) >= 3


def test_every_color_is_one() -> None:
    for color in (asdict(PAPER) | asdict(TABLE)).values():
        assert QColor(color).isValid()


def test_the_style_sheet_names_only_tokens_and_qt_can_read_it(look: QApplication) -> None:
    assert "@" not in re.sub(r"/\*.*?\*/", "", style_sheet(PAPER), flags=re.DOTALL)
    assert look.styleSheet() == style_sheet(PAPER)
    look.setStyleSheet(look.styleSheet())  # what Qt cannot read it says, and the test fails


def test_a_token_that_does_not_exist_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "@ink" in _SOURCE.read_text(encoding="utf-8")
    monkeypatch.setattr("cardavia_desktop.ui.theme.sheet._SOURCE", _Sheet())
    with pytest.raises(KeyError, match="nothing"):
        style_sheet(PAPER)


class _Sheet:
    def read_text(self, encoding: str) -> str:
        return "* { color: @nothing; }"


def test_the_fonts_are_ours(look: QApplication) -> None:
    assert {PRINT, UI} <= set(QFontDatabase.families())
    assert look.font().family() == UI
