"""The answers that a person can give, as buttons with their keys, beside the public card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardavia_desktop.rules.actions import Action
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.answer import Answer, Pictures, Rank
from cardavia_desktop.ui.table.answer_button import PICTURE_GAP, AnswerButton, Pose
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.strays import Strays
from cardavia_desktop.ui.theme import px

_SPACE: Final = 8  # between buttons
_CLOSE: Final = 3  # the same where there is little room
_SMALLEST: Final = 14  # pixels of text that gives way to the hand
_NARROWEST: Final = 120  # the least width of a button in a row
_PICTURES: Final = 0.45  # what pictures before a label take of a button
_PICTURE: Final = 0.17  # the most that one of them takes

_SIZES: Final = (
    *((card, False) for card in range(60, 21, -2)),
    *((card, True) for card in range(40, 13, -2)),
)
"""Card widths to try for groups, and whether the label gives way to them."""


class Answers(QObject):
    """The buttons that are shown now."""

    chosen = Signal(object)
    """An answer (Action) was given with a button; it may be one that is not possible."""

    def __init__(self, parent: QWidget, strays: Strays) -> None:
        """No answers yet; buttons become children of `parent`, and heed no stray clicks."""
        super().__init__(parent)
        self._strays = strays
        self._parent = parent
        self.buttons: list[AnswerButton] = []

    @property
    def has_focus(self) -> bool:
        """Whether one of the buttons has the keyboard focus."""
        return any(button.hasFocus() for button in self.buttons)

    def clear(self) -> None:
        """Take all buttons away."""
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []

    def ask(self, answers: Sequence[Answer], place: Place, size: int) -> None:
        """Show these answers, text `size` pixels high."""
        self.clear()
        self.buttons = [
            AnswerButton(self._parent, answer, size, self._strays) for answer in answers
        ]
        with_groups = [b for b in self.buttons if _has_groups(b.answer)]
        plain = [b for b in self.buttons if not _has_groups(b.answer)]
        if with_groups:
            _lay_in_rows(with_groups, plain, place)
        else:
            _lay_in_column(plain, place, size)
        self.buttons = [b for b in self.buttons if b in with_groups or b in plain]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, a=button.answer.action: self.chosen.emit(a))
            button.show()
            button.raise_()

    def focus_main(self) -> None:
        """Give the keyboard focus to the first answer."""
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, step: int) -> bool:
        """Move the focus to a neighbor; False when no button has it."""
        for i, button in enumerate(self.buttons):
            if button.hasFocus():
                self.buttons[(i + step) % len(self.buttons)].setFocus()
                return True
        return False

    def rects(self) -> list[Rect]:
        """Where the buttons stand."""
        return [_rect(button.geometry()) for button in self.buttons]

    def rect_of(self, action: Action) -> Rect | None:
        """Where the button of an answer stands."""
        for button in self.buttons:
            if button.answer.action == action:
                return _rect(button.geometry())
        return None


@dataclass(frozen=True, slots=True)
class Place:
    """Where answers may stand: a `column` beside the public card, or the `wide` space when they
    need it; neither may reach below `floor`. `to_right` tells on which side of the card.
    """

    column: Rect
    wide: Rect
    floor: int
    to_right: bool


def place_at(layout: TableLayout, view: View) -> Place:
    """Where the answers of a view may stand: at the public card, or where one's own would be."""
    seat = layout.seats[view.source if view.public != NO_FACE else view.seat]
    column, zone = seat.answers, layout.hand
    to_right = column.x > seat.public.x
    left, right = (column.x, zone.right) if to_right else (zone.x, column.right)
    wide = Rect(left, column.y, right - left, column.h)
    return Place(column, wide, layout.status.y - _SPACE, to_right)


def _has_groups(answer: Answer) -> bool:
    """Whether it shows the groups of a chi."""
    return answer.pictures is not None and bool(answer.action.groups)


def _lay_in_column(buttons: list[AnswerButton], place: Place, size: int) -> None:
    """One below the other; those that are not possible stay away when there is no room, then
    text of `size` pixels becomes smaller.
    """
    column = place.column
    room = place.floor - column.y
    kept, gap = _with_pictures(buttons, column.w, room), _SPACE
    if kept is None:
        kept, gap = buttons[:], _CLOSE
        for button in buttons:
            button.pictures, button.pose = (), Pose.BESIDE
        while _height(kept, column.w, gap) > room and (spare := _refused(kept)) is not None:
            kept.remove(spare)
        while _height(kept, column.w, gap) > room and px(size - 1) >= _SMALLEST:
            size -= 1
            for button in kept:
                button.set_text_size(size)
    for button in [button for button in buttons if button not in kept]:
        _drop(button, buttons)
    y = column.y
    for button in buttons:
        height = button.height_for(column.w)
        button.setGeometry(column.x, y, column.w, height)
        y += height + gap


def _with_pictures(buttons: list[AnswerButton], width: int, room: int) -> list[AnswerButton] | None:
    """The buttons that have room with pictures, without those that are not possible if need be;
    None if there is no room for the others.
    """
    for button in buttons:
        button.pictures = _pictures_beside(button, width)
        button.pose = Pose.BESIDE
        if button.pictures and not button.stands_well(width):
            button.pose = Pose.STACKED
    kept = buttons[:]
    while _height(kept, width, _SPACE) > room:
        if (spare := _refused(kept)) is None:
            return None
        kept.remove(spare)
    return kept


def _height(buttons: list[AnswerButton], width: int, gap: int) -> int:
    """What buttons need one below the other."""
    return sum(button.height_for(width) for button in buttons) + gap * (len(buttons) - 1)


def _pictures_beside(button: AnswerButton, width: int) -> Pictures:
    """The cards of an answer, small enough to stand before its label."""
    draw = button.answer.pictures
    if draw is None:
        return ()
    largest = round(width * _PICTURE)
    count = sum(map(len, draw(largest)))
    return draw(min(largest, round(width * _PICTURES / count) - PICTURE_GAP))


def _refused(buttons: list[AnswerButton]) -> AnswerButton | None:
    """The last of some answers that is not possible."""
    return next((b for b in reversed(buttons) if b.answer.rank is Rank.REFUSED), None)


def _drop(button: AnswerButton, buttons: list[AnswerButton]) -> None:
    """Take a button away for which there is no room."""
    buttons.remove(button)
    button.hide()
    button.deleteLater()


def _lay_in_rows(groups: list[AnswerButton], plain: list[AnswerButton], place: Place) -> None:
    """Arrangements in rows, as large as all of them fit; the plain answers in a row below."""
    wide = place.wide
    for button in plain:
        button.pictures = _pictures_beside(button, place.column.w)
    while len(_rows(plain, wide.w)) > 1:
        if (spare := _refused(plain)) is None:
            for button in plain:
                button.pictures = ()
            break
        _drop(spare, plain)
    foot = max((button.height_for(place.column.w) for button in plain), default=0)
    room = place.floor - wide.y - foot - _SPACE
    for card, alone in _SIZES:
        for button in groups:
            draw = button.answer.pictures
            button.pictures = draw(card) if draw else ()
            button.pose = Pose.ALONE if alone else Pose.ABOVE
        rows = _rows(groups, wide.w)
        height = groups[0].height_for(wide.w)
        if len(rows) * (height + _SPACE) - _SPACE <= room:
            break
    y = wide.y
    for row in (*rows, plain):
        tall = foot if row is plain else height
        widths = [max(button.natural_width(), _NARROWEST) for button in row]
        total = sum(widths) + _SPACE * (len(row) - 1)
        x = wide.x if place.to_right else wide.right - total
        for button, width in zip(row, widths, strict=True):
            button.setGeometry(x, y, width, tall)
            x += width + _SPACE
        y += tall + _SPACE


def _rows(buttons: list[AnswerButton], width: int) -> list[list[AnswerButton]]:
    rows: list[list[AnswerButton]] = []
    used = width + 1
    for button in buttons:
        need = max(button.natural_width(), _NARROWEST) + _SPACE
        if used + need - _SPACE > width:
            rows.append([])
            used = 0
        rows[-1].append(button)
        used += need
    return rows


def _rect(rect: QRect) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
