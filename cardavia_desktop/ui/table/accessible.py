"""The table as a screen reader finds it: hand, open groups, discards and the middle, in words.

Question, answers, plates and log are widgets and speak for themselves; they stand here in the
order in which somebody reads who does not see the table. What can be done with a card here is what
mouse and keys do with it: all of it goes through the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial, reduce
from itertools import accumulate
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import Counted, fill, number_text, translate
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.accessibility.accessible import (
    PRESS,
    SET_FOCUS,
    Part,
    Role,
    Whole,
    of_widget,
)
from cardavia_desktop.ui.table.layout import (
    Rect,
    TableLayout,
    gate_row,
    group_columns,
    won_columns,
)
from cardavia_desktop.ui.table.seats import columns_of
from cardavia_desktop.ui.table.walk import Trays

if TYPE_CHECKING:
    from cardavia_desktop.ui.table.view import TableView

WHY: Final = "Why"
"""The action that asks why a card cannot be played."""


class AccessibleTable(Whole):
    """All of the table."""

    def __init__(self, table: TableView) -> None:
        """Speak for `table`."""
        super().__init__(table, Role.Grouping)
        self._hand = AccessibleHand(self)
        self.kept("hand", lambda: self._hand)

    def name(self) -> str:
        """Which of the things in the window it is."""
        return translate("Table", "Table")

    def parts(self) -> Sequence[QAccessibleInterface]:
        """The question first, then the own hand, then what lies on the table."""
        table = _table(self)
        if table.shown is None:
            return ()
        parts: list[QAccessibleInterface] = [*_seen(table.asking), self._hand]
        middle = (self.kept(place, partial(_Middle, self, place)) for place in _MIDDLE)
        parts += (part for part in middle if part.is_there())
        won = self.kept("won", partial(_WonHand, self))
        if won.is_there():
            parts.append(won)
        for seat, plate in enumerate(table.plates):
            parts.append(of_widget(plate))
            parts.append(self.kept(("groups", seat), partial(_OpenGroups, self, seat)))
            parts.append(self.kept(("discards", seat), partial(_Discards, self, seat)))
        return [*parts, *_seen(table.notes)]

    def changed(self) -> None:
        """Something else lies on the table."""
        if QAccessible.isActive():
            for part in (self, *self._kept.values()):
                if part.is_there():
                    part.tell(QAccessible.Event.ObjectReorder)

    def focus_moved(self) -> None:
        """Another card of the hand or of the trays has the focus."""
        focused = self.focusChild() if QAccessible.isActive() else None
        if isinstance(focused, Part):
            focused.tell(QAccessible.Event.Focus)


class AccessibleHand(Part):
    """The cards of the person."""

    def __init__(self, above: Part) -> None:
        """The hand on the table `above`."""
        super().__init__(above.owner, above, Role.List)

    def name(self) -> str:
        """Whose cards these are."""
        return translate("Table", "Your hand")

    def description(self) -> str:
        """How many there are."""
        return Counted.cards(len(_table(self).hand.faces))

    def area(self) -> QRect:
        """Where the hand has its place."""
        _view, layout = _shown(self)
        return _rect(layout.hand)

    def card(self, place: int) -> Part:
        """The card at a place of the hand."""
        return self.kept(place, partial(AccessibleCard, self, place))

    def parts(self) -> Sequence[QAccessibleInterface]:
        """Its cards."""
        return [self.card(place) for place in range(len(_table(self).hand.faces))]


class AccessibleCard(Part):
    """A card of the hand."""

    def __init__(self, hand: AccessibleHand, place: int) -> None:
        """The card at a place of `hand`."""
        super().__init__(hand.owner, hand, Role.ListItem)
        self._place = place

    def is_there(self) -> bool:
        """Whether the hand has so many cards."""
        return self._place < len(_table(self).hand.faces)

    def name(self) -> str:
        """The card, where it is, and whether it may be played: all of that matters at once."""
        view, _layout = _shown(self)
        hand = _table(self).hand
        card = words.face_name(view.game.deck, hand.faces[self._place])
        place, count = number_text(self._place + 1), number_text(len(hand.faces))
        if not view.legal or hand.legal(self._place):
            return fill(translate("Table", "%1, card %2 of %3"), card, place, count)
        message = translate("Table", "%1, card %2 of %3, not playable now")
        return fill(message, card, place, count)

    def description(self) -> str:
        """What the corner that is turned down says."""
        drawn = _table(self).hand.fresh == self._place
        return translate("Table", "Just drawn") if drawn else ""

    def area(self) -> QRect:
        """The part of it that is seen."""
        return _rect(_table(self).hand.strip(self._place))

    def mark(self, state: QAccessible.State) -> None:
        """Focus and selection."""
        table = _table(self)
        state.focusable = state.selectable = True
        here = table.hand.focus == self._place and table.walk.at is None
        state.focused = table.hasFocus() and here
        state.selected = table.hand.selected == self._place

    def actions(self) -> Mapping[str, tuple[str, Callable[[], None]]]:
        """What clicks and keys do with it."""
        table, place = _table(self), self._place
        #: what a second press does with a selected card
        press = translate("Table", "Play")
        if table.hand.selected != place:
            #: what a press does with a card
            press = translate("Table", "Select")
        actions: dict[str, tuple[str, Callable[[], None]]] = {
            PRESS: (press, partial(table.use_card, place)),
            SET_FOCUS: (translate("Table", "Go to this card"), partial(table.focus_card, place)),
        }
        if not table.hand.legal(place):
            ask = partial(table.use_card, place)
            actions[WHY] = (translate("Table", "Why not?"), ask)
        return actions


class _Listing(Part):
    """A row of things that are only looked at."""

    def __init__(self, above: Part) -> None:
        """Things on the table `above`."""
        super().__init__(above.owner, above, Role.List)

    def lines(self) -> Sequence[str]:
        """What is in it."""
        raise NotImplementedError

    def areas(self) -> Sequence[Rect]:
        """Where the last of its lines are; those before have left the table."""
        raise NotImplementedError

    def focused(self) -> int | None:
        """The line with the focus."""
        return None

    def description(self) -> str:
        """That nothing is in it."""
        #: said of open groups or of discards where there are none
        return "" if self.lines() else translate("Table", "None")

    def parts(self) -> Sequence[QAccessibleInterface]:
        """A part for each line."""
        return [self.kept(i, partial(_Entry, self, i)) for i in range(len(self.lines()))]


class _Entry(Part):
    """A line of a listing."""

    def __init__(self, listing: _Listing, place: int) -> None:
        """The line at a place of `listing`."""
        super().__init__(listing.owner, listing, Role.ListItem)
        self._listing = listing
        self._place = place

    def is_there(self) -> bool:
        """Whether the listing has so many lines."""
        return self._listing.is_there() and self._place < len(self._listing.lines())

    def name(self) -> str:
        """The line."""
        return self._listing.lines()[self._place]

    def area(self) -> QRect:
        """Where that lies; where the whole is, when it has left the table."""
        areas = self._listing.areas()
        gone = len(self._listing.lines()) - len(areas)
        return self._listing.area() if self._place < gone else _rect(areas[self._place - gone])

    def mark(self, state: QAccessible.State) -> None:
        """Whether it has the focus."""
        state.focusable = True
        state.focused = _table(self).hasFocus() and self._listing.focused() == self._place


class _InTray(_Listing):
    """What lies before a seat in one kind of trays."""

    trays: Trays

    def __init__(self, above: Part, seat: int) -> None:
        """What lies before a seat of the table `above`."""
        super().__init__(above)
        self._seat = seat

    def is_there(self) -> bool:
        """Whether anybody sits at that seat in this game."""
        view, _layout = _shown(self)
        return self._seat < view.game.seats

    def line_at(self, place: int) -> int:
        """The line of a card, counted among those that lie on the table."""
        raise NotImplementedError

    def focused(self) -> int | None:
        """The line of the card with the focus."""
        at = _table(self).walk.at
        if at is None or at[:2] != (self.trays, self._seat):
            return None
        return self.line_at(at[2])


class _OpenGroups(_InTray):
    """The open groups of a seat."""

    trays = Trays.GROUPS

    def name(self) -> str:
        """Whose they are."""
        if not self._seat:
            return translate("Table", "Your open groups")
        return fill(translate("Table", "Open groups of %1"), words.seat_name(self._seat))

    def area(self) -> QRect:
        """Their tray."""
        _view, layout = _shown(self)
        return _rect(layout.seats[self._seat].groups)

    def _melds(self) -> Sequence[Meld]:
        """The groups; those of the hand that has won lie in the middle."""
        view, _layout = _shown(self)
        return () if view.winner == self._seat else view.melds[self._seat]

    def lines(self) -> Sequence[str]:
        """Each group in words."""
        view, _layout = _shown(self)
        return [words.meld_text(view.game.deck, meld) for meld in self._melds()]

    def line_at(self, place: int) -> int:
        """The group of a card."""
        ends = accumulate(len(meld.cards) for meld in self._melds())
        return next(group for group, end in enumerate(ends) if place < end)

    def areas(self) -> Sequence[Rect]:
        """Each group from its first card to the plate."""
        _view, layout = _shown(self)
        tray = layout.seats[self._seat].groups
        place = partial(group_columns, layout, self._seat)
        return [
            Rect(area.x, area.y, area.w, tray.bottom - area.y)
            for area in _group_areas(self._melds(), place)
        ]


class _Discards(_InTray):
    """The discards of a seat, the oldest first."""

    trays = Trays.GATES

    def name(self) -> str:
        """Whose they are."""
        if not self._seat:
            return translate("Table", "Your discards")
        return fill(translate("Table", "Discards of %1"), words.seat_name(self._seat))

    def area(self) -> QRect:
        """Their gate."""
        _view, layout = _shown(self)
        return _rect(layout.seats[self._seat].gate)

    def lines(self) -> Sequence[str]:
        """Each card."""
        view, _layout = _shown(self)
        return [words.face_name(view.game.deck, face) for face in view.discards[self._seat]]

    def line_at(self, place: int) -> int:
        """The discard, after those that have left the table."""
        return place + len(self.lines()) - len(self.areas())

    def areas(self) -> Sequence[Rect]:
        """Those that still lie on the table."""
        view, layout = _shown(self)
        return gate_row(layout, self._seat, len(view.discards[self._seat]))


class _WonHand(_Listing):
    """The hand that has won, in the middle of the table."""

    def is_there(self) -> bool:
        """Whether anybody has won."""
        return bool(self._melds())

    def name(self) -> str:
        """What it is."""
        return translate("WonHand", "The winning hand")

    def _melds(self) -> Sequence[Meld]:
        view, _layout = _shown(self)
        return () if view.result is None else view.result.hand

    def lines(self) -> Sequence[str]:
        """Each group in words."""
        view, _layout = _shown(self)
        return [words.meld_text(view.game.deck, meld) for meld in self._melds()]

    def areas(self) -> Sequence[Rect]:
        """Each group with all of its cards."""
        _view, layout = _shown(self)
        return _group_areas(self._melds(), partial(won_columns, layout))

    def area(self) -> QRect:
        """Where all of them lie."""
        return reduce(QRect.united, map(_rect, self.areas()))


class _Middle(Part):
    """One of the things in the middle of the table."""

    def __init__(self, above: Part, place: str) -> None:
        """The thing at a place of `_MIDDLE`."""
        super().__init__(above.owner, above, Role.StaticText)
        self._say, self._where = _MIDDLE[place]

    def is_there(self) -> bool:
        """Whether there is anything to say."""
        return bool(self.name())

    def name(self) -> str:
        """What lies there."""
        view, _layout = _shown(self)
        return self._say(view)

    def area(self) -> QRect:
        """Where it lies."""
        rects = [_rect(rect) for rect in self._where(*_shown(self))]
        return reduce(QRect.united, rects)


def _public(view: View) -> str:
    if view.public == NO_FACE or view.winner is not None:  # then it lies in the hand that has won
        return ""
    card = words.face_name(view.game.deck, view.public)
    return fill(translate("Table", "Public card: %1"), card)


def _indicators(view: View) -> str:
    if not view.indicators:
        return ""
    cards = words.face_names(view.game.deck, view.indicators)
    return fill(translate("Table", "Indicators: %1"), cards)


_Where = Callable[[View, TableLayout], Sequence[Rect]]
_MIDDLE: Final[dict[str, tuple[Callable[[View], str], _Where]]] = {
    "public": (_public, lambda view, layout: [layout.seats[view.source].public]),
    "stock": (lambda view: Counted.in_stock(view.stock), lambda view, layout: [layout.stock]),
    "indicators": (_indicators, lambda view, layout: layout.indicators),
}
"""By place: what is said, and where that lies."""


def _group_areas(
    melds: Sequence[Meld], place: Callable[[list[int]], Sequence[Sequence[Rect]]]
) -> list[Rect]:
    """Where groups lie whose columns are placed by their sizes."""
    columns = [columns_of(meld) for meld in melds]
    rects = iter(place([len(column) for group in columns for column in group]))
    found = []
    for group in columns:
        own = [rect for _ in group for rect in next(rects)]
        x, y = min(rect.x for rect in own), min(rect.y for rect in own)
        right, bottom = max(rect.right for rect in own), max(rect.bottom for rect in own)
        found.append(Rect(x, y, right - x, bottom - y))
    return found


def _table(part: Part) -> TableView:
    return cast("TableView", part.owner)


def _shown(part: Part) -> tuple[View, TableLayout]:
    shown = _table(part).shown
    assert shown is not None, "an empty table has no parts"
    return shown


def _seen(widgets: Iterable[QWidget]) -> list[QAccessibleInterface]:
    return [of_widget(widget) for widget in widgets if widget.isVisible()]


def _rect(rect: Rect) -> QRect:
    return QRect(rect.x, rect.y, rect.w, rect.h)
