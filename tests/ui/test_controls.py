"""Every control on every page and in every dialog has a name, and shows when it has the focus."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QScrollArea, QWidget

from cardavia_desktop.ui.motion import _Fading
from cardavia_desktop.ui.theme import PAPER, style_sheet
from tests.ui.conftest import Desks
from tests.ui.desk import Desk

SEED = 5
FRAME = 240
"""Pixels in the smallest frame of the focus: three all round a control of 24 by 16."""
NAME = QAccessible.Text.Name


def action(desk: Desk, text: str) -> QAction:
    (found,) = [a for a in desk.menu_actions() if a.text().replace("&", "") == text]
    return found


def dialog(desk: Desk, text: str) -> QWidget:
    """The dialog that a menu opens."""
    action(desk, text).trigger()
    desk.until(lambda: any(d.isVisible() for d in desk.window.findChildren(QDialog)))
    return next(d for d in desk.window.findChildren(QDialog) if d.isVisible())


def at_table(desk: Desk, game: str = "chan", dealer: int = 0) -> QWidget:
    desk.window.sitting.start(game, seed=SEED, dealer=dealer)
    desk.until_asked()
    return desk.window


def at_score(desk: Desk) -> QWidget:
    at_table(desk, "nantong")
    desk.play_out(desk.play_with_keys)
    desk.until(desk.window.game.sheet.isVisible)
    desk.until(lambda: not any(isinstance(w, _Fading) for w in desk.window.game.children()))
    return desk.window


def at_rules(desk: Desk) -> QWidget:
    at_table(desk)
    desk.click("Full rules")
    return desk.window


def with_message(desk: Desk) -> QWidget:
    desk.window.say(lambda: "A saved deal cannot be read.")
    return desk.window


def with_question(desk: Desk) -> QWidget:
    at_table(desk)
    desk.play_with_keys()
    action(desk, "New deal").trigger()
    return desk.box()


def at_deck(desk: Desk) -> QWidget:
    desk.click("See all 30 faces →")
    return desk.window


def with_past_deals(desk: Desk) -> QWidget:
    at_score(desk)
    desk.press(Qt.Key.Key_Escape)
    shown = dialog(desk, "Past deals…")
    desk.until(lambda: desk.button("Open", shown).isEnabled())
    return shown


def at_replay(desk: Desk) -> QWidget:
    desk.click("Open", with_past_deals(desk))
    desk.until(lambda: desk.sees("Play this deal"))
    desk.window.activateWindow()  # as a window manager does when a dialog goes
    desk.until(lambda: QApplication.focusWidget() is not None)
    desk.press(Qt.Key.Key_Escape)
    return desk.window


PLACES: dict[str, Callable[[Desk], QWidget]] = {
    "start": lambda desk: desk.window,
    "deck": at_deck,
    "message": with_message,
    "table, discard": at_table,
    "table, answers": lambda desk: at_table(desk, "paohuzi", dealer=1),
    "score": at_score,
    "rules": at_rules,
    "question": with_question,
    "settings": lambda desk: dialog(desk, "Settings…"),
    "number": lambda desk: dialog(desk, "Play a deal by number…"),
    "no past deals": lambda desk: dialog(desk, "Past deals…"),
    "past deals": with_past_deals,
    "replay": at_replay,
    "keys": lambda desk: dialog(desk, "Keys"),
    "about": lambda desk: dialog(desk, "About Cardavia"),
}


def controls(within: QWidget) -> Iterator[QWidget]:
    """What can have the focus of the keyboard there."""
    for widget in within.findChildren(QWidget):
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if reached and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None:
            yield widget


def told(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()!r}: {spoken(widget)!r}"


def spoken(widget: QWidget) -> str:
    """What a screen reader calls it: a box by its label, for its name is what is chosen in it."""
    interface = QAccessible.queryAccessibleInterface(widget)
    if not isinstance(widget, QComboBox):
        return interface.text(NAME)
    labels = interface.relations(QAccessible.RelationFlag.Label)
    return "".join(label.text(NAME) for label, _flag in labels)


@pytest.mark.parametrize("place", PLACES)
def test_every_control_has_a_name(desks: Desks, place: str) -> None:
    shown = PLACES[place](desks())
    found = list(controls(shown))
    assert found
    assert [told(widget) for widget in found if not re.search(r"\w", spoken(widget))] == []


@pytest.mark.parametrize("place", PLACES)
def test_the_focus_is_seen(desks: Desks, place: str) -> None:
    desk = desks()
    shown = PLACES[place](desk)
    window = shown.window()
    window.activateWindow()
    desk.until(window.isActiveWindow)
    unseen = []
    for control in list(controls(shown)):
        control.setFocus(Qt.FocusReason.TabFocusReason)
        assert control.hasFocus(), told(control)
        scroll_to(control)
        focused = picture(window, control)
        control.clearFocus()
        if difference(focused, picture(window, control)) < FRAME:
            unseen.append(told(control))
    assert unseen == []


def scroll_to(control: QWidget) -> None:
    """As Tab does, and `setFocus` does not."""
    above = control.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(control)
        above = above.parentWidget()


def picture(window: QWidget, control: QWidget) -> bytes:
    """The pixels of a control as they are seen in its window."""
    QApplication.processEvents()
    corner = control.mapTo(window, QPoint(0, 0))
    image = window.grab(QRect(corner, control.size())).toImage()
    return bytes(image.constBits())


def difference(one: bytes, other: bytes) -> int:
    """How many pixels, of four bytes each, differ."""
    return sum(one[i : i + 4] != other[i : i + 4] for i in range(0, len(one), 4))


@pytest.mark.parametrize("strong", [False, True])
def test_a_frame_or_line_of_the_focus_is_three_pixels_thick(strong: bool) -> None:
    least = 4 if strong else 3
    sheet = style_sheet(PAPER, strong=strong)
    rules = re.findall(r"([^{}]+:focus) \{([^}]*)\}", sheet)
    assert len(rules) > 10
    for selector, body in rules:
        frame = re.search(r"border(?:-left)?: (\d)px solid", body)
        assert frame, selector
        assert int(frame[1]) >= least, selector
