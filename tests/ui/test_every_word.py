"""No word escapes the translation: every scene is read in a language that nobody speaks.

What is painted is read from a drawing of the window; names for assistive technology, tool tips,
titles and menus are asked for.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.plate import Plate
from cardavia_desktop.i18n import languages
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.settings.setting import Group
from tests.ui.pseudo import FILLER, Pseudo
from tests.ui.wishes import Wishes
from tools.screenshots.scenes import SCENES
from tools.screenshots.stage import Stage

PLAIN = re.compile(r"[aeiouyAEIOUY]")
NAMES = re.compile(
    r"CARDAVIA|Cardavia( Desktop)?( \d[\d.]*)?"
    r"|(Python|Qt|PySide6|Pillow|miniaudio)\s\d[\d.]*\s\((PSF|LGPL|MIT)[\s‑\w.]*\)"
    r"|[0-9A-Z]{3}(\xa0[0-9A-Z]{3}){2}|cardavia\.log|/\S+|https?:\S+|English|Polski|Bahasa Melayu"
)
"""What is the same in every language: names, versions and licenses, numbers of deals, files."""


@pytest.fixture
def no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures have no words, and take long to be written into a drawing."""
    monkeypatch.setattr(Plate, "draw", lambda *_: None)
    monkeypatch.setattr(Plate, "draw_stretched", lambda *_: None)


@pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing)")
@pytest.mark.usefixtures("no_cards")
@pytest.mark.parametrize("scene", SCENES)
def test_every_word_goes_through_the_translation(scene: str, cards: Cards) -> None:
    stage = Stage(cards, (1280, 800), languages.ENGLISH, Wishes(), over=Pseudo())
    SCENES[scene](stage)
    found = sorted(set(untranslated(stage)))
    stage.close()
    assert found == []


LIVE = [
    "start_waiting",
    "deck_1",
    *(f"{game}_{name}" for game in GAMES for name in ("asked", "won", "rules")),
    *(f"settings_{group.name.lower()}" for group in Group),
    "past_deals",
    "number",
    "about",
    "question",
]


@pytest.mark.usefixtures("no_cards")
@pytest.mark.parametrize("scene", LIVE)
def test_no_word_stays_behind_when_the_language_changes(
    scene: str, look: QApplication, cards: Cards
) -> None:
    stage = Stage(cards, (1280, 800), languages.ENGLISH, Wishes())
    SCENES[scene](stage)
    pseudo = Pseudo()
    look.installTranslator(pseudo)
    look.processEvents()
    english = sorted(set(untranslated(stage)))
    look.removeTranslator(pseudo)
    look.processEvents()
    pseudos = [text for text in words(stage) if FILLER in text[1]]
    stage.close()
    assert english == []
    assert pseudos == []


def words(stage: Stage) -> Iterator[tuple[str, str]]:
    """Everything that is written or told, and where."""
    for window in (stage.window, *stage.open()):
        yield from painted(window)
        yield from told(window)


def untranslated(stage: Stage) -> Iterator[tuple[str, str]]:
    """Where a word is that the translation has not seen, and in which text."""
    windows = (stage.window, *stage.open())
    typed = {field.text() for window in windows for field in window.findChildren(QLineEdit)}
    for where, text in words(stage):
        rest = NAMES.sub("", text)
        if PLAIN.search(rest) and not names_keys(rest) and text not in typed:
            yield where, text


def painted(window: QWidget) -> Iterator[tuple[str, str]]:
    """What is written on a window and all that is on it."""
    for text in window.findChildren(QPlainTextEdit):
        text.clear()  # that of a license is what it is
    drawing = QBuffer()
    drawing.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(drawing)
    generator.setSize(window.size())
    window.render(generator)
    for text in re.findall(r"<text[^>]*>([^<]*)</text>", bytes(drawing.data().data()).decode()):
        yield f"painted on {type(window).__name__}", html.unescape(text)


def told(window: QWidget) -> Iterator[tuple[str, str]]:
    """What widgets say without writing it."""
    yield "title", window.windowTitle()
    for part in (window, *window.findChildren(QWidget)):
        if not part.isVisible():
            continue
        where = type(part).__name__
        yield f"tool tip of {where}", part.toolTip()
        yield f"accessible name of {where}", part.accessibleName()
        yield f"accessible description of {where}", part.accessibleDescription()
    for action in window.findChildren(QAction):
        yield "action", action.text()


def names_keys(text: str) -> bool:
    """Whether a text is nothing but keys, as in "Ctrl+N"."""
    form = QKeySequence.SequenceFormat.NativeText
    # Of words that name no key Qt makes a sequence, too, but one that it cannot write.
    return QKeySequence(text.strip(), form).toString(form) != ""
