"""The score sheet: who won with what, how the score came about, and what each seat pays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.text import in_a_row, points_text, translate
from cardavia_desktop.i18n.words import payment_lines, result_note, result_title, score_lines
from cardavia_desktop.match import PERSON, Standing
from cardavia_desktop.rules import View
from cardavia_desktop.ui.help_text import help_text
from cardavia_desktop.ui.numbers import deal_text
from cardavia_desktop.ui.score.chart import SittingChart
from cardavia_desktop.ui.score.lists import PaymentList, ScoreList, SettlementList
from cardavia_desktop.ui.score.won import WonHand
from cardavia_desktop.ui.theme import px
from cardavia_desktop.ui.widgets.basic import button, label, restyle, scrolling, set_role

_LARGEST: Final = (1360, 900)
"""Pixels of the sheet on a large screen, with text as designed."""
_HAND_SHARE: Final = (0.26, 0.36)
"""The part of the height of the sheet that the won hand takes: with long lists, with short ones."""
_CHART_BESIDE: Final = 840
"""Pixels of width from which the chart stands beside the title, with text as designed."""
_LISTS_BESIDE: Final = 640
"""The same from which the two lists stand side by side."""
_SPACING: Final = 14
_LINE: Final = 27  # pixels from one line of a list to the next
_FRAME: Final = 4  # left of the content: the frame of a card of the won hand, and of the focus
_BESIDE: Final = 14  # right of the content: the scroll bar


def sheet_room(table: QRect, *, compact: bool) -> QRect:
    """Where a score sheet may lie over a table: some of that is seen round it."""
    side, top = (8, 8) if compact else (64, 24)
    room = table.adjusted(side, top, -side, -top)
    place = QRect(QPoint(), room.size().boundedTo(QSize(px(_LARGEST[0]), px(_LARGEST[1]))))
    place.moveCenter(room.center())
    return place


class ScoreSheet(QFrame):
    """Lies over the table after a deal."""

    new_deal = Signal()
    next_deal = Signal()
    restart = Signal()
    closed = Signal()
    """The person wants to look at the table again."""
    covers = Signal(bool)
    """The sheet lies over the table, or no longer does."""
    save = Signal()
    """The person wants the record of the deal in a file."""
    review = Signal()
    """The person wants to know what their decisions cost."""

    def __init__(self, cards: Cards, parent: QWidget) -> None:
        """Make an empty sheet, which is not seen."""
        super().__init__(parent)
        self.setObjectName("score")
        self.setProperty("surface", "sheet")
        self._room = QRect()
        self._view: View | None = None
        self._standing: Standing | None = None
        self._number = label("over")
        self._title = label("title", wrap=True)
        self._note = label("lead", wrap=True)
        self._figure = label("figure")
        self._figure_note = label("note")
        self._hand = WonHand(cards)
        self._breakdown = ScoreList()
        self._others = ScoreList()
        self._others.setContentsMargins(0, 12, 0, 0)
        self._settlement = SettlementList()
        self._payments = PaymentList()
        self._chart_title = label("small")
        self._chart = SittingChart()
        self._course = QWidget()
        self._told = QWidget()
        self._lists = QWidget()
        self._new = button("primary")
        self._next = button("primary")
        self._restart = button()
        self._table = button("quiet")
        self._copy = button("quiet")
        self._save = button("quiet")
        self._review = button("quiet")
        for made, signal in (
            (self._new, self.new_deal),
            (self._next, self.next_deal),
            (self._restart, self.restart),
            (self._table, self.closed),
            (self._save, self.save),
            (self._review, self.review),
        ):
            made.clicked.connect(signal)
        self._copy.clicked.connect(self._copy_number)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(_SPACING)
        self._top, self._foot = self._head(), self._buttons()
        column.addWidget(self._body(), 1)
        column.addLayout(self._foot)
        self.setVisible(False)

    def show_result(self, view: View, standing: Standing, *, is_past: bool = False) -> None:
        """Show how the deal of a view ended, and how the sitting stands with it.

        From a past deal there is no way on to another one.
        """
        self._view, self._standing = view, standing
        passes_on = view.game.passes_deal_on
        self._new.setVisible(not is_past)
        self._next.setVisible(passes_on and not is_past)
        self._restart.setVisible(passes_on and not is_past)
        self._new.setProperty("kind", "" if passes_on else "primary")
        restyle(self._new)
        self._copy.setVisible(standing.number is not None)
        self.retranslate()
        self.setVisible(True)
        (self._table if is_past else self._next if passes_on else self._new).setFocus()

    def lie_over(self, room: QRect) -> None:
        """Lie in the middle of a room, no higher than there is something to tell."""
        self._room = room
        self._place_lists()
        self._place_course()
        self._fit()

    def set_compact(self, compact: bool) -> None:
        """Have less air and smaller figures in a small window."""
        set_role(self._figure, "display" if compact else "figure")
        side, top = (24, 12) if compact else (44, 22)
        self._column.setContentsMargins(side - _FRAME, top, side - _BESIDE, top)

    def showEvent(self, event: QShowEvent) -> None:
        """Say so."""
        super().showEvent(event)
        self.covers.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Say so."""
        super().hideEvent(event)
        self.covers.emit(False)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        view, standing = self._view, self._standing
        if view is None or view.result is None or standing is None:
            return
        game, result = view.game, view.result
        self._number.setText(deal_text(standing.number))
        self._title.setText(result_title(game, result))
        told = (result_note(game, result), help_text(standing.help))
        self._note.setText(in_a_row([sentence for sentence in told if sentence]))
        self._figure.setText(points_text(result.points[PERSON]))
        self._figure_note.setText(translate("ScoreSheet", "Your points in this deal"))
        self._hand.show_result(game, result)
        lines = score_lines(game, result, view.options)
        first = PERSON if result.winner is None else result.winner
        others = [line for line in lines if line.seat not in (None, first)]
        own = [line for line in lines if line not in others]
        self._told.setVisible(bool(lines))
        self._breakdown.fill(translate("ScoreSheet", "Score breakdown"), own)
        self._others.fill(translate("ScoreSheet", "The other players"), others)
        self._settlement.fill(result.points, standing.totals)
        self._payments.fill(payment_lines(result))
        self._chart_title.setText(translate("ScoreSheet", "This sitting"))
        self._chart.show_course(standing.course)
        self._chart_title.setVisible(self._chart.isVisibleTo(self))
        self._area.setAccessibleName(translate("ScoreSheet", "Score"))
        self._new.setText(translate("ScoreSheet", "New deal"))
        self._next.setText(translate("ScoreSheet", "Next deal"))
        self._restart.setText(translate("ScoreSheet", "Restart"))
        self._table.setText(translate("ScoreSheet", "Show the table"))
        self._copy.setText(translate("ScoreSheet", "Copy deal number"))
        self._save.setText(translate("ScoreSheet", "Save record…"))
        #: a button: what each decision cost
        self._review.setText(translate("ScoreSheet", "Review"))
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape shows the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _head(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._number)
        words.addWidget(self._title)
        words.addWidget(self._note)
        words.addStretch(1)
        figure = QVBoxLayout()
        figure.setSpacing(0)
        figure.addWidget(self._figure, 0, Qt.AlignmentFlag.AlignRight)
        figure.addWidget(self._figure_note, 0, Qt.AlignmentFlag.AlignRight)
        course = QVBoxLayout(self._course)
        course.setContentsMargins(0, 0, 0, 0)
        course.setSpacing(2)
        course.addWidget(self._chart_title)
        course.addWidget(self._chart)
        course.addStretch(1)
        head = QHBoxLayout()
        head.setContentsMargins(_FRAME, 0, 0, 0)
        head.setSpacing(36)
        head.addLayout(words, 1)
        head.addWidget(self._course)
        head.addLayout(figure)
        return head

    def _body(self) -> QScrollArea:
        """How it ended, the hand, and below it both lists side by side; all of it scrolls where it
        is too high.
        """
        row = self._side_by_side = QHBoxLayout(self._lists)
        row.setContentsMargins(_FRAME, 0, 0, 0)
        row.setSpacing(48)
        right = self._right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._settlement)
        right.addWidget(self._payments)
        right.addStretch(1)
        left = self._left = QVBoxLayout(self._told)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        left.addWidget(self._breakdown)
        left.addWidget(self._others)
        left.addStretch(1)
        row.addWidget(self._told, 5)
        row.addLayout(right, 4)
        page = QWidget()
        column = self._page = QVBoxLayout(page)
        column.setSpacing(_SPACING)
        column.addLayout(self._top)
        column.addWidget(self._hand)
        column.addWidget(self._lists)
        column.addStretch(1)
        area = self._area = scrolling(page)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # no control on it could scroll it along
        area.verticalScrollBar().rangeChanged.connect(self._keep_edge)
        self._keep_edge(0, 0)
        return area

    def _keep_edge(self, _: int, most: int) -> None:
        """The scroll bar comes and goes beside the content, which stays as it is."""
        bar = self._area.verticalScrollBar().sizeHint().width() if most else 0
        self._page.setContentsMargins(0, 0, max(0, _BESIDE - bar), 0)

    def _buttons(self) -> QBoxLayout:
        """Ways on to another deal at the left, what can be done with this one at the right."""
        on, about = QHBoxLayout(), QHBoxLayout()
        for made in (self._next, self._new, self._restart):
            on.addWidget(made)
        on.addStretch(1)
        about.addStretch(1)
        for made in (self._review, self._table, self._copy, self._save):
            about.addWidget(made)
        rows = QHBoxLayout()
        rows.setContentsMargins(_FRAME, 0, _BESIDE, 0)
        for row in (on, about):
            row.setSpacing(8)
            rows.addLayout(row)
        rows.setSpacing(8)
        return rows

    def _place_lists(self) -> None:
        """Put the lists side by side where both have room, else the settlement below."""
        ways = QBoxLayout.Direction
        beside = self._room.width() >= px(_LISTS_BESIDE)
        self._side_by_side.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def _place_course(self) -> None:
        """Put the chart beside the title where both have room, else below the settlement."""
        beside = self._room.width() >= px(_CHART_BESIDE)
        if beside == (self._top.indexOf(self._course) >= 0):
            return
        if beside:
            self._top.insertWidget(1, self._course)
        else:
            self._right.insertWidget(self._right.count() - 1, self._course)

    def _fit(self) -> None:
        """Give the hand what the lists do not need, within limits, and end below the content."""
        self._measure()
        self._place_others()
        self._measure()
        room, lines = self._room.size(), self.size() - self.contentsRect().size()
        margins = self._column.contentsMargins()
        width = room.width() - lines.width() - margins.left() - margins.right()
        self._place_buttons(width)
        needed = lines.height() + margins.top() + margins.bottom() + 3 * _SPACING
        needed += _height_for(self._top, width - _BESIDE) + self._foot.sizeHint().height()
        needed += _height_for(self._side_by_side, width - _BESIDE)
        if not self._hand.isHidden():
            rest = room.height() - needed - _SPACING
            least, most = (round(room.height() * share) for share in _HAND_SHARE)
            least = max(least, self._hand.minimumSizeHint().height())
            most = min(most, self._hand.highest(width - _BESIDE))
            self._hand.setFixedHeight(max(least, min(rest, most)))
            needed += _SPACING + self._hand.height()
        place = QRect(QPoint(), QSize(room.width(), min(needed, room.height())))
        place.moveCenter(self._room.center())
        self.setGeometry(place)

    def _measure(self) -> None:
        """Let every part know its size now, not only when Qt comes to it."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        lists = (self._breakdown, self._others, self._settlement, self._payments)
        parts = (*lists, self._course, self._told)
        for layout in (*(part.layout() for part in parts), self._side_by_side, self._column):
            if layout is not None:
                layout.activate()  # from within to without: each asks what it holds

    def _place_buttons(self, width: int) -> None:
        """Put those about this deal below the others where all have no room side by side."""
        self._foot.setDirection(QBoxLayout.Direction.LeftToRight)
        if self._foot.sizeHint().width() > width:
            self._foot.setDirection(QBoxLayout.Direction.TopToBottom)

    def _place_others(self) -> None:
        """Put the other players below the winner, unless there is clearly more room beside."""
        left, right = (side.sizeHint().height() for side in (self._left, self._right))
        others = 0 if self._others.isHidden() else self._others.sizeHint().height()
        is_left = self._left.indexOf(self._others) >= 0
        ahead = left - right - (others if is_left else -others)
        is_below = self._side_by_side.direction() is QBoxLayout.Direction.TopToBottom
        side = self._left if is_below or ahead < px(_LINE) else self._right
        if side.indexOf(self._others) < 0:
            side.insertWidget(side.count() - 1, self._others)

    def _copy_number(self) -> None:
        if self._standing is not None:
            QGuiApplication.clipboard().setText(str(self._standing.number))


def _height_for(layout: QLayout, width: int) -> int:
    """The height that a layout needs when it is so wide."""
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()
