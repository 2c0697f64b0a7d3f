"""No word is cut: every scene in the smallest window that is promised, with longer words, with
larger text.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QTabBar,
    QWidget,
)

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n import languages
from cardavia_desktop.ui.table.answer_button import AnswerButton
from tests.ui.conftest import as_at_first
from tests.ui.pseudo import Pseudo
from tests.ui.wishes import Wishes
from tools.screenshots.scenes import SCENES
from tools.screenshots.stage import Stage

SMALLEST = (1024, 640)


LONG = "longer words"


class LargeText(Wishes):
    """A system whose text is larger than usual."""

    # Elsewhere the system is asked once.
    text_scale = 1.25  # type: ignore[misc]


@pytest.fixture(autouse=True)
def text_as_before(look: QApplication) -> Iterator[None]:
    yield
    as_at_first(look)


# What the games show in one way need not be tried with each.
TYPICAL = [name for name in SCENES if name.endswith(("asked", "won", "replay")) or "_" not in name]
CASES = [
    *((scene, LONG, Wishes) for scene in SCENES),
    *((scene, language, LargeText) for scene in TYPICAL for language in languages.known()),
]


@pytest.mark.long
@pytest.mark.qt_log_ignore("^This plugin does not support (raise|grabbing)")
@pytest.mark.parametrize(("scene", "language", "system"), CASES)
def test_no_word_is_cut(scene: str, language: str, system: type[Wishes], cards: Cards) -> None:
    if language == LONG:
        stage = Stage(cards, SMALLEST, languages.ENGLISH, system(), over=Pseudo())
    else:
        stage = Stage(cards, SMALLEST, language, system())
    SCENES[scene](stage)
    QApplication.processEvents()  # the last change of a word may still have to be laid out
    found = [
        f"{name_of(part)}: {trouble}: {text_of(part)!r}"
        for window in (stage.window, *stage.open())
        for part in window.findChildren(QWidget)
        if part.isVisible() and text_of(part)
        for trouble in troubles(window, part)
    ]
    stage.close()
    assert found == []


def text_of(part: QWidget) -> str:
    """What stands on a widget of a kind that can be cut."""
    if isinstance(part, QLabel | QAbstractButton):
        return part.text()
    if isinstance(part, QComboBox):
        return part.currentText()
    if isinstance(part, QTabBar):
        return part.tabText(part.currentIndex())
    return ""


def troubles(window: QWidget, part: QWidget) -> Iterator[str]:
    """What is wrong with the room that a widget has."""
    if part.toolTip() == text_of(part):
        return  # it is shortened on purpose, and can be read whole
    needed, size = room_needed(part), part.size()
    if needed.width() > size.width() or needed.height() > size.height():
        yield f"needs {needed.toTuple()}, has {size.toTuple()}"
    if not scrolls(part):
        place = QRect(part.mapTo(window, QPoint(0, 0)), size)
        if not window.rect().contains(place):
            yield f"reaches out of the window at {place.getRect()}"


def room_needed(part: QWidget) -> QSize:
    """The least size that shows all words."""
    if isinstance(part, AnswerButton):
        return QSize(0, part.height_for(part.width()))
    if isinstance(part, QLabel) and part.wordWrap():
        return QSize(0, part.heightForWidth(part.width()))
    if isinstance(part, QLabel):
        return part.sizeHint()
    return QSize(part.sizeHint().width(), 0)


def scrolls(part: QWidget) -> bool:
    """Whether a widget lies on something that can be scrolled."""
    above = part.parentWidget()
    while above is not None:
        if isinstance(above, QAbstractScrollArea) and above.viewport().isAncestorOf(part):
            return True
        above = above.parentWidget()
    return False


def name_of(part: QWidget) -> str:
    """Where a widget stands, from its window down."""
    names: list[str] = []
    above: QWidget | None = part
    while above is not None and not above.isWindow():
        names.append(type(above).__name__)
        above = above.parentWidget()
    return "/".join(reversed(names))
