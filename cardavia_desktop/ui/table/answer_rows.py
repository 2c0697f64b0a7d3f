"""Where the buttons of answers stand, and what gives way where there is little room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.answer import Answer, Pictures, Rank
from cardavia_desktop.ui.table.answer_button import PICTURE_GAP, AnswerButton, Pose
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.theme import px

_SPACE: Final = 8  # between buttons
_CLOSE: Final = 3  # the same where there is little room
_SMALLEST: Final = 14  # pixels of text that gives way to the hand
_NARROWEST: Final = 120  # the least width of a button in a row that has room
_PICTURES: Final = 0.45  # what pictures before a label take of a button
_PICTURE: Final = 0.17  # the most that one of them takes
_LARGEST: Final = 0.28  # width of a card of a group : height of the public card


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
    if len(layout.seats) == 4:  # the stock lies beside them
        wide = column
    elif view.public == NO_FACE:
        wide = Rect(zone.x, column.y, zone.w, column.h)
    else:
        left, right = (column.x, zone.right) if to_right else (zone.x, column.right)
        wide = Rect(left, column.y, right - left, column.h)
    return Place(column, wide, layout.status.y - _SPACE, to_right)


class _Spot(NamedTuple):
    button: AnswerButton
    rect: Rect


def lay(buttons: Sequence[AnswerButton], place: Place, size: int) -> list[AnswerButton]:
    """Bring buttons where they stand, with text of `size` pixels; returns those that have room.

    Pictures give way first, then answers that are not possible now, then the size of the text.
    """
    kept = list(buttons)
    while not _stand(kept, place):
        spare = next((b for b in reversed(kept) if b.answer.rank is Rank.REFUSED), None)
        if spare is not None:
            kept.remove(spare)
        elif px(size - 1) >= _SMALLEST:
            size -= 1
            for button in kept:
                button.set_text_size(size)
        else:
            break
    return kept


def _stand(buttons: Sequence[AnswerButton], place: Place) -> bool:
    """Bring buttons where they stand; False if there is no room for all of them."""
    fits = False
    for spots in _tries(buttons, place):
        fits = max(spot.rect.bottom for spot in spots) <= place.floor
        if fits:
            break
    for button, rect in spots:
        button.setGeometry(rect.x, rect.y, rect.w, rect.h)
    return fits


def _tries(buttons: Sequence[AnswerButton], place: Place) -> Iterator[list[_Spot]]:
    """Ways to lay buttons, the best first; they are dressed for the last one that was yielded."""
    groups = [button for button in buttons if _has_groups(button.answer)]
    if groups:
        return _in_rows(groups, [button for button in buttons if button not in groups], place)
    return _in_columns(buttons, place)


def _has_groups(answer: Answer) -> bool:
    """Whether it shows the groups of a chi."""
    return answer.pictures is not None and bool(answer.action.groups)


def _in_columns(buttons: Sequence[AnswerButton], place: Place) -> Iterator[list[_Spot]]:
    """One below the other; where that is too high, answers that are not possible now share rows;
    then there are two columns.
    """
    column = place.column
    each = [[button] for button in buttons]
    for button in buttons:
        button.pictures = _pictures_beside(button, column.w)
        button.pose = Pose.BESIDE
        if button.pictures and not button.stands_well(column.w):
            button.pose = Pose.STACKED
    yield _filled(each, column, _SPACE)
    packed = _packed(buttons, column.w)
    yield _filled(packed, column, _SPACE)
    yield _filled(packed, column, _CLOSE)
    for button in buttons:
        button.pictures, button.pose = (), Pose.BESIDE
    yield _filled(each, column, _CLOSE)
    if (half := min(column.w, (place.wide.w - _SPACE) // 2)) >= _NARROWEST:
        middle = (len(each) + 1) // 2
        left = Rect(place.wide.x, column.y, half, column.h)
        right = left.moved(half + _SPACE, 0)
        yield _filled(each[:middle], left, _CLOSE) + _filled(each[middle:], right, _CLOSE)
    yield _filled(_packed(buttons, column.w), column, _CLOSE)


def _packed(buttons: Sequence[AnswerButton], width: int) -> list[list[AnswerButton]]:
    """Each answer in a row of its own; those that are not possible share rows, and give up their
    keys for that.
    """
    possible = [[button] for button in buttons if button.answer.rank is not Rank.REFUSED]
    refused = [button for button in buttons if button.answer.rank is Rank.REFUSED]
    for button in refused:
        button.pose = Pose.BARE
    return possible + _broken(refused, width, 0)


def _filled(rows: Sequence[Sequence[AnswerButton]], area: Rect, gap: int) -> list[_Spot]:
    """Rows below each other that have the width of an area."""
    spots: list[_Spot] = []
    y = area.y
    for row in rows:
        needed = [button.natural_width() for button in row]
        spare = area.w - sum(needed) - _SPACE * (len(row) - 1)
        widths = [width + spare // len(row) for width in needed]
        widths[-1] += area.w - sum(widths) - _SPACE * (len(row) - 1)
        spots += _row(row, widths, area.x, y)
        y = spots[-1].rect.bottom + gap
    return spots


def _in_rows(
    groups: Sequence[AnswerButton], plain: Sequence[AnswerButton], place: Place
) -> Iterator[list[_Spot]]:
    """Groups in rows, as large as all of them fit; the plain answers in a row below, or in more
    rows if need be.
    """
    width = place.wide.w
    for button in plain:
        button.pictures = _pictures_beside(button, place.column.w)
        button.pose = Pose.BESIDE
    for least in (_NARROWEST, 0):
        if len(feet := _broken(plain, width, least)) <= 1:
            yield from _over(groups, feet, place, least)
    for button in plain:
        button.pictures = ()
        if button.answer.rank is Rank.REFUSED:
            button.pose = Pose.BARE
    yield from _over(groups, _broken(plain, width, 0), place, 0)


def _over(
    groups: Sequence[AnswerButton],
    feet: Sequence[Sequence[AnswerButton]],
    place: Place,
    least: int,
) -> Iterator[list[_Spot]]:
    """Groups in every size, over rows of buttons that have at least a width of `least`."""
    wide = place.wide
    for card, pose in _sizes(wide.h):
        for button in groups:
            button.pictures = button.answer.pictures(card) if button.answer.pictures else ()
            button.pose = pose
        spots: list[_Spot] = []
        y = wide.y
        for row in (*_broken(groups, wide.w, least), *feet):
            widths = [_width_in_row(button, wide.w, least) for button in row]
            total = sum(widths) + _SPACE * (len(row) - 1)
            spots += _row(row, widths, wide.x if place.to_right else wide.right - total, y)
            y = spots[-1].rect.bottom + (_CLOSE if pose is Pose.ALONE else _SPACE)
        yield spots


def _sizes(height: int) -> Iterator[tuple[int, Pose]]:
    """Card widths to try for groups beside a public card of that height, and how much of the words
    gives way to them.
    """
    largest = round(height * _LARGEST)
    for pose, most, least in (
        (Pose.ABOVE, largest, largest // 2),
        (Pose.NOTED, largest * 2 // 3, largest // 3),
        (Pose.ALONE, largest * 2 // 3, 14),
    ):
        yield from ((card, pose) for card in range(most, least - 1, -2))


def _row(buttons: Sequence[AnswerButton], widths: Sequence[int], x: int, y: int) -> Iterator[_Spot]:
    """Buttons side by side, as high as the highest of them."""
    height = max(map(AnswerButton.height_for, buttons, widths))
    for button, width in zip(buttons, widths, strict=True):
        yield _Spot(button, Rect(x, y, width, height))
        x += width + _SPACE


def _broken(buttons: Sequence[AnswerButton], width: int, least: int) -> list[list[AnswerButton]]:
    """Buttons in rows of a width; each has at least a width of `least`."""
    rows: list[list[AnswerButton]] = []
    used = width + 1
    for button in buttons:
        need = _width_in_row(button, width, least) + _SPACE
        if used + need - _SPACE > width:
            rows.append([])
            used = 0
        rows[-1].append(button)
        used += need
    return rows


def _width_in_row(button: AnswerButton, most: int, least: int) -> int:
    return min(max(button.natural_width(), least), most)


def _pictures_beside(button: AnswerButton, width: int) -> Pictures:
    """The cards of an answer, small enough to stand before its label."""
    draw = button.answer.pictures
    if draw is None:
        return ()
    largest = round(width * _PICTURE)
    count = sum(map(len, draw(largest)))
    return draw(min(largest, round(width * _PICTURES / count) - PICTURE_GAP))
