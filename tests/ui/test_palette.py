"""Paper, night and high contrast: what can be read in them, and how the window follows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.ui import theme
from cardavia_desktop.ui.appearance import Appearance
from cardavia_desktop.ui.game.bar import GameBar
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.settings.preferences import (
    HIGH_CONTRAST,
    LANGUAGE,
    OFF,
    ON,
    PALETTE,
    SPEED,
    SYSTEM,
)
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.system import System, text_scale
from cardavia_desktop.ui.theme import (
    NIGHT,
    PAPER,
    TABLE,
    Look,
    Palette,
    Script,
    Type,
    colors,
    frame_width,
    style_sheet,
    table_colors,
    wear,
)
from cardavia_desktop.ui.widgets.lacquer import lacquer
from tests.ui.conftest import Desks, as_at_first
from tests.ui.desk import Desk
from tests.ui.test_theme import contrast
from tests.ui.wishes import Wishes

PALETTES = {
    "paper": PAPER,
    "night": NIGHT,
    "strong paper": Look(PAPER, high_contrast=True).colors,
    "strong night": Look(NIGHT, high_contrast=True).colors,
}


@pytest.fixture(params=PALETTES)
def palette(request: pytest.FixtureRequest) -> Palette:
    return PALETTES[request.param]


@pytest.mark.parametrize("text", ["ink", "ink2", "ink3", "redtext", "indigo", "good"])
@pytest.mark.parametrize("ground", ["paper", "sheet", "sunk"])
def test_text_can_be_read(palette: Palette, text: str, ground: str) -> None:
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("ground", ["paper", "sheet"])
def test_remarks_can_be_read(palette: Palette, ground: str) -> None:
    assert contrast(palette.ochre, getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("ground", ["cinnabar", "cinnabar_hi"])
def test_the_main_button_can_be_read(palette: Palette, ground: str) -> None:
    assert contrast(palette.on_cinnabar, getattr(palette, ground)) >= 4.5


def test_text_on_the_rule_that_was_looked_up(palette: Palette) -> None:
    for text in (palette.ink, palette.ink2, palette.indigo):
        assert contrast(text, palette.ochre_wash) >= 4.5


@pytest.mark.parametrize("sign", ["edge", "focus", "cinnabar"])
@pytest.mark.parametrize("ground", ["paper", "sheet"])
def test_controls_and_focus_stand_out(palette: Palette, sign: str, ground: str) -> None:
    assert contrast(getattr(palette, sign), getattr(palette, ground)) >= 3


def test_the_chosen_segment_can_be_read(palette: Palette) -> None:
    assert contrast(palette.paper, palette.ink) >= 4.5


@pytest.mark.parametrize("base", [PAPER, NIGHT])
def test_in_high_contrast_lines_are_seen(base: Palette) -> None:
    strong = Look(base, high_contrast=True).colors
    assert (strong.line, strong.edge) == (base.edge, base.ink)
    assert contrast(strong.line, strong.paper) >= 3
    table = Look(base, high_contrast=True).table
    assert table.carve == TABLE.t_ink3
    assert contrast(table.carve, table.lacquer) >= 3
    assert QColor(table.lamp).alpha() == 0


def test_every_color_is_one(palette: Palette) -> None:
    assert all(QColor(color).isValid() for color in asdict(palette).values())


def test_the_sheet_of_every_look_can_be_read_by_qt(look: QApplication) -> None:
    for name in PALETTES:
        for text in (Type(), Type(1.25, script=Script.DEVANAGARI), Type(2.0)):
            strong = name.startswith("strong")
            worn = Look(NIGHT if "night" in name else PAPER, strong, text)
            wear(look, worn)  # what Qt cannot read it says, and the test fails
    wear(look, Look())


def test_sizes_in_the_sheet_grow_with_the_text() -> None:
    sheet = style_sheet(PAPER, Type(1.5))
    assert "* { font-family: 'Noto Sans', " in sheet
    assert "'Noto Sans CJK SC'; font-size: 21px;" in sheet
    assert "border: 1px solid #8A7B62; border-radius: 4px; padding: 9px 21px;" in sheet


def test_in_hindi_small_sizes_are_a_pixel_larger_and_its_font_comes_first() -> None:
    sheet = style_sheet(PAPER, Type(script=Script.DEVANAGARI))
    assert "* { font-family: 'Noto Sans Devanagari', 'Noto Sans', " in sheet
    assert "'Noto Sans CJK SC'; font-size: 15px;" in sheet
    assert 'QLabel[role="lead"]    { font-family: ' in sheet
    assert "font-size: 18px; color: #4C4238" in sheet  # 17 px and one more
    assert "font-size: 28px" in sheet  # a title stays as it is
    assert "QLabel#brand { font-family: 'Noto Serif'; font-size: 18px;" in sheet


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("strong", [False, True])
def test_a_button_that_gets_the_focus_stays_as_large(
    look: QApplication, scale: float, strong: bool
) -> None:
    wear(look, Look(PAPER, strong, Type(scale)))
    sheet = look.styleSheet()
    wear(look, Look())
    for kind, rest in (
        ("QPushButton {", (6, 14)),
        ('QPushButton[kind="quiet"] {', (5, 10)),
        ("QComboBox {", (4, 10)),
    ):
        padding = tuple(round(side * scale) for side in rest)
        line = next(line for line in sheet.splitlines() if line.startswith(kind))
        assert f"padding: {padding[0]}px {padding[1]}px" in line
        width = 4 if strong else 3
        focused = kind.replace(" {", ":focus {")
        line = next(line for line in sheet.splitlines() if line.startswith(focused))
        inner = [side + 1 - width for side in padding]
        assert f"border: {width}px solid" in line
        assert f"padding: {inner[0]}px {inner[1]}px" in line


def test_wood_has_no_grain_in_high_contrast(look: QApplication) -> None:
    def shades() -> set[str]:
        wood = lacquer(60, 60, 1.0)
        return {wood.pixelColor(x, y).name().upper() for x in range(60) for y in range(60)}

    assert len(shades()) > 5
    wear(look, Look(high_contrast=True))
    assert shades() == {TABLE.lacquer}
    wear(look, Look())


def test_frames_are_thicker_in_high_contrast(look: QApplication) -> None:
    assert frame_width(3) == 3
    wear(look, Look(high_contrast=True))
    assert frame_width(2) == 4
    wear(look, Look())


@pytest.mark.parametrize(
    ("pixels", "platform", "scale"),
    [
        (12, "win32", 1.0),
        (18, "win32", 1.5),
        (13, "darwin", 1.0),
        (26, "darwin", 2.0),
        (60, "darwin", 2.0),
        (12, "linux", 1.0),
        (15, "linux", 1.0),
        (18.75, "linux", 1.25),
        (6, "linux", 1.0),
    ],
)
def test_text_is_as_much_larger_as_that_of_the_system(
    pixels: float, platform: str, scale: float
) -> None:
    assert text_scale(pixels, platform) == pytest.approx(scale)


# A window that follows.


def shade(widget: QWidget, x: int, y: int) -> str:
    return widget.grab().toImage().pixelColor(x, y).name().upper()


def test_the_window_follows_the_setting_at_once(desks: Desks, look: QApplication) -> None:
    desk = desks()
    window, settings = desk.window, desk.window.settings
    assert shade(window, 4, 400) == PAPER.paper
    settings[PALETTE] = "night"
    assert shade(window, 4, 400) == NIGHT.paper
    assert look.palette().window().color().name().upper() == NIGHT.paper
    settings[PALETTE] = "paper"
    assert shade(window, 4, 400) == PAPER.paper


def test_what_is_painted_by_hand_follows_too(desks: Desks, cards: Cards) -> None:
    """The table only in high contrast: it is dark in both palettes."""
    desk = desks()
    desk.window.settings[SPEED] = "off"
    desk.start("chan")
    desk.until_asked()
    before = hand_of(desk, cards)
    desk.window.settings[PALETTE] = "night"
    assert hand_of(desk, cards) == before
    desk.window.settings[HIGH_CONTRAST] = ON
    assert hand_of(desk, cards) != before
    desk.window.settings[HIGH_CONTRAST] = OFF
    assert hand_of(desk, cards) == before


def hand_of(desk: Desk, cards: Cards) -> QImage:
    """The hand and the lacquer round it, once all cards are sharp."""
    QApplication.processEvents()
    desk.table.grab()
    cards.finish()
    first, last = desk.hand.rect(0), desk.hand.rect(len(desk.hand.faces) - 1)
    around = QRect(first.x - 20, first.y - 10, last.right - first.x + 40, first.h + 20)
    return desk.table.grab(around).toImage()


def shows_its_words(bar: QWidget) -> bool:
    """Whether all buttons of a bar have the room that they need, once it is laid out."""
    return all(
        button.width() >= button.sizeHint().width()
        and button.height() >= button.minimumSizeHint().height()
        and button.mapTo(bar, button.rect().topRight()).x() < bar.width()
        for button in bar.findChildren(QPushButton)
        if button.isVisible()
    )


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.5), ((1280, 800), 2.0)])
def test_in_very_large_text_header_and_bar_keep_their_commands(
    desks: Desks, look: QApplication, size: tuple[int, int], scale: float
) -> None:
    desk = desks(size=size)
    desk.start("nantong")
    desk.until_asked()
    wear(look, Look(type=Type(scale)))
    QApplication.processEvents()
    bars = [*desk.window.findChildren(Header), *desk.window.findChildren(GameBar)]
    desk.until(lambda: all(map(shows_its_words, bars)))
    assert {"Table", "Full rules", "Hint", "New deal"} <= set(desk.texts())


@pytest.mark.long
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", languages.known())
def test_no_word_of_the_bar_is_cut(
    desks: Desks, look: QApplication, language: str, scale: float
) -> None:
    """Also with all commands that there can be; what has no room is in the menu."""
    desk = desks(size=(1024, 640))
    desk.window.sitting.start("nantong", seed=4, dealer=0)
    desk.until(lambda: desk.playing)
    desk.until_asked()
    desk.play_out(desk.play_with_keys)
    desk.window.settings[LANGUAGE] = language
    worn = theme.look()
    wear(look, replace(worn, type=replace(worn.type, scale=scale)))
    QApplication.processEvents()
    (bar,) = desk.window.findChildren(GameBar)
    desk.until(lambda: shows_its_words(bar))
    assert bar.back.accessibleName().startswith("← ")
    assert (bar.back.text() == "←") is (bar.back.toolTip() != "")


def test_the_rules_follow(desks: Desks) -> None:
    desk = desks()
    desk.start("chan")
    desk.until_asked()
    desk.window.game.show_rules(desk.view.game)
    reader = desk.window.game.rules.reader
    for name, palette in (("night", NIGHT), ("paper", PAPER)):
        desk.window.settings[PALETTE] = name
        other = NIGHT if palette is PAPER else PAPER
        found = inks(reader.document())
        assert palette.ink in found
        assert other.ink not in found


def inks(document: QTextDocument) -> set[str]:
    """The colors of the letters in a document."""
    found = set()
    cursor = QTextCursor(document)
    while cursor.movePosition(QTextCursor.MoveOperation.NextWord):
        found.add(cursor.charFormat().foreground().color().name().upper())
    return found


# What the system asks for.


@pytest.fixture
def wishes(look: QApplication, tmp_path: Path) -> Iterator[tuple[Wishes, Settings]]:
    system, settings = Wishes(), Settings(tmp_path)
    Appearance(look, settings, system)
    yield system, settings
    as_at_first(look)


def test_the_palette_of_the_system_is_followed_live(wishes: tuple[Wishes, Settings]) -> None:
    system, settings = wishes
    assert colors() == PAPER
    system.dark = True
    system.changed.emit()
    assert colors() == NIGHT
    settings[PALETTE] = "paper"
    assert colors() == PAPER
    settings[PALETTE] = SYSTEM
    assert colors() == NIGHT
    system.dark = False
    system.changed.emit()
    assert colors() == PAPER


def test_high_contrast_of_the_system_is_followed_live(wishes: tuple[Wishes, Settings]) -> None:
    system, settings = wishes
    system.high_contrast = True
    system.changed.emit()
    assert colors().line == PAPER.edge
    assert table_colors().carve == TABLE.t_ink3
    settings[HIGH_CONTRAST] = OFF
    assert colors() == PAPER
    system.high_contrast = False
    settings[HIGH_CONTRAST] = ON
    assert colors().line == PAPER.edge


def test_dialogs_of_the_system_are_asked_to_be_as_dark(
    wishes: tuple[Wishes, Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(
        "PySide6.QtGui.QStyleHints.setColorScheme", lambda _, scheme: asked.append(scheme)
    )
    monkeypatch.setattr("PySide6.QtGui.QStyleHints.unsetColorScheme", lambda _: asked.append(None))
    _, settings = wishes
    for name in ("night", "paper", SYSTEM):
        settings[PALETTE] = name
    scheme = Qt.ColorScheme
    assert asked == [scheme.Dark, scheme.Light, None]


@pytest.mark.parametrize("worn", [PAPER, NIGHT])
def test_a_system_is_as_dark_as_its_colors(look: QApplication, worn: Palette) -> None:
    wear(look, Look(worn))
    dark = System(look).dark
    as_at_first(look)
    assert dark is (worn is NIGHT)


def test_a_system_that_turns_dark_is_followed(look: QApplication, qtbot: QtBot) -> None:
    system = System(look)
    for scheme, dark in ((Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Light, False)):
        with qtbot.waitSignal(system.changed):
            look.styleHints().colorSchemeChanged.emit(scheme)
        assert system.dark is dark


def test_the_real_system_can_be_asked(look: QApplication) -> None:
    system = System(look)
    system.ask_for_contrast()
    assert system.language in languages.known()
    assert 1 <= system.text_scale <= 2
    for wish in (system.dark, system.high_contrast, system.reduced_motion):
        assert isinstance(wish, bool)
