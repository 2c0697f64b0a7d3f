"""The page on which a deal on record is gone through, move by move, with all hands open."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.i18n.advice import advice_text
from cardavia_desktop.i18n.text import fill, number_text, translate
from cardavia_desktop.i18n.words import action_text, game_title
from cardavia_desktop.match import PERSON, Judgement, Replay, Review
from cardavia_desktop.ui.announcer import Announcer
from cardavia_desktop.ui.numbers import deal_text
from cardavia_desktop.ui.records.open_hands import OpenHands
from cardavia_desktop.ui.records.review_panel import ReviewPanel
from cardavia_desktop.ui.score.sheet import ScoreSheet, sheet_room
from cardavia_desktop.ui.table.view import TableView
from cardavia_desktop.ui.widgets.basic import button, label
from cardavia_desktop.ui.widgets.page_bar import PageBar

_LEAP: Final = 10  # moves for a page of the slider


class ReplayPage(QWidget):
    """Shows a `Replay`; begins at its end, with the score sheet."""

    left = Signal()
    """The person wants to go back to where they came from."""
    again = Signal(object)
    """DealNumber: the person wants to play this deal."""
    save = Signal(object)
    """Replay: the person wants its record in a file."""
    review_wanted = Signal(object)
    """Record: the person wants its decisions reviewed."""
    review_stopped = Signal()
    """The person does not want to wait for the rest of the review."""

    def __init__(self, cards: Cards) -> None:
        """Make an empty page; `cards` draws the cards."""
        super().__init__()
        self.setObjectName("page")
        self._replay: Replay | None = None
        self._compact = False
        self.table = TableView(cards)
        self.table.watching = True
        self._hands = OpenHands(cards)
        self.review = ReviewPanel()
        self.review.hide()
        self.review.chosen.connect(self._show_decision)
        self.review.opened.connect(self._open_decision)
        self.review.stopped.connect(self.review_stopped)
        self.sheet = ScoreSheet(cards, self)
        self.sheet.closed.connect(self._close_sheet)
        self.sheet.covers.connect(self.table.setDisabled)
        self._announcer = Announcer(self)
        self.sheet.save.connect(self._save)
        self.sheet.review.connect(self.start_review)
        self._make_bar()
        self._before, self._after = button(), button()
        self._before.clicked.connect(lambda: self._step(-1))
        self._after.clicked.connect(lambda: self._step(1))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(_LEAP)
        self.slider.valueChanged.connect(self._show_step)
        self._place = label("note")
        self._strip = self._make_strip()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        self._row = QHBoxLayout()
        self._row.addWidget(self.table, 1)
        self._row.addWidget(self.review)
        column.addLayout(self._row, 1)
        column.addWidget(self._hands)
        column.addWidget(self._strip)
        self.sheet.raise_()
        self.set_compact(False)

    @property
    def replay(self) -> Replay | None:
        """What is shown."""
        return self._replay

    def show_replay(self, replay: Replay) -> None:
        """Show a deal at its end."""
        self._replay = replay
        self.end_review()
        self.review.begin()
        self._review_tab.setChecked(False)
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(replay.steps) - 1)
            self.slider.setValue(len(replay.steps) - 1)
        self._show_step()
        self._score.setVisible(replay.result is not None)
        self._again.setVisible(replay.standing.number is not None)
        self.retranslate()
        self._show_sheet()

    def start_review(self) -> None:
        """Show the review beside the table, which begins if there is none yet."""
        self._review_tab.setChecked(True)

    def show_review(self, review: Review) -> None:
        """Show a review of this deal, as far as it has come."""
        if self._replay is not None and review.record is self._replay.record:
            self.review.show_review(review)
            if review.done:
                self._announcer.report(self.review.summary)

    def end_review(self) -> None:
        """No more comes of the review."""
        self.review.end()
        self.review_stopped.emit()

    def follow(self, other: TableView) -> None:
        """Have the table as another one is set."""
        for name in ("speed", "reduced", "sort", "marks", "reading"):
            setattr(self.table, name, getattr(other, name))

    def set_compact(self, compact: bool) -> None:
        """Have lower bars in a small window, and the hands over the table when they are wanted."""
        if compact != self._compact:
            self._open_hands.setChecked(not compact)
            if compact:
                self._column.removeWidget(self._hands)
                self._row.removeWidget(self.review)
                for over in (self._hands, self.review, self.sheet):
                    over.raise_()
            else:
                self._column.insertWidget(2, self._hands)
                self._row.addWidget(self.review)
        self._compact = compact
        self._bar.set_compact(compact)
        self._bar.line.setVisible(not compact)
        self.sheet.set_compact(compact)
        self._place_over_table()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The score sheet goes with the table."""
        super().resizeEvent(event)
        self._place_over_table()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._bar.back.setText(translate("ReplayPage", "← Back"))
        self._open_hands.setText(translate("ReplayPage", "All hands"))
        self._review_tab.setText(translate("ReplayPage", "Review"))
        #: a button that shows the score sheet
        self._score.setText(translate("ReplayPage", "Score"))
        self._again.setText(translate("ReplayPage", "Play this deal"))
        self._before.setText(translate("ReplayPage", "‹ Back a move"))
        self._after.setText(translate("ReplayPage", "Next move ›"))
        self.slider.setAccessibleName(translate("ReplayPage", "Moves of the deal"))
        self._hands.retranslate()
        self.review.retranslate()
        self.sheet.retranslate()
        if self._replay is not None:
            self._bar.title.setText(game_title(self._replay.steps[0].view.game))
            self._bar.line.setText(deal_text(self._replay.standing.number))
            self._tell_place()

    def _make_bar(self) -> None:
        self._bar = PageBar()
        self._bar.back.clicked.connect(self.left)
        self._open_hands = button("tab")
        self._open_hands.setCheckable(True)
        self._open_hands.setChecked(True)
        self._open_hands.toggled.connect(self._hands.setVisible)
        self._score, self._again = button("quiet"), button("quiet")
        self._score.clicked.connect(self._show_sheet)
        self._again.clicked.connect(self._play_again)
        self._review_tab = button("tab")
        self._review_tab.setCheckable(True)
        self._review_tab.toggled.connect(self._turn_review)
        for made in (self._open_hands, self._review_tab, self._score, self._again):
            self._bar.row.addWidget(made)

    def _make_strip(self) -> QFrame:
        strip = QFrame()
        strip.setObjectName("strip")
        row = QHBoxLayout(strip)
        row.setContentsMargins(14, 6, 14, 6)
        row.setSpacing(12)
        row.addWidget(self._before)
        row.addWidget(self.slider, 1)
        row.addWidget(self._place)
        row.addWidget(self._after)
        return strip

    def _step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)

    def _turn_review(self, shown: bool) -> None:
        """Show the review or not; it begins when it is first seen, and anew after a stop."""
        self.review.setVisible(shown)
        self._place_over_table()
        replay = self._replay
        if not shown:
            return
        self.sheet.setVisible(False)
        self.review.take_focus()
        if replay is not None and self.review.is_cut_short:
            self.review.begin()
            self.review_wanted.emit(replay.record)

    def _open_decision(self) -> None:
        """Show the table, which the review covers in a small window."""
        self._review_tab.setChecked(not self._compact)
        if self.review.chosen_one is not None:
            self._show_decision(self.review.chosen_one)

    def _show_decision(self, judgement: Judgement) -> None:
        """Show the moment of a decision, and what would have been better."""
        self.sheet.setVisible(False)
        self.slider.setValue(judgement.at)
        best = judgement.best
        if not judgement.equal:
            title = action_text(judgement.view, best.action)
            self.table.hint(best.action, title, advice_text(judgement.view.game, best))

    def _show_step(self) -> None:
        """Show the moment at which the slider stands; from one move to the next it is seen."""
        replay, at = self._replay, self.slider.value()
        if replay is None:
            return
        step, now = replay.steps[at], self.table.shown
        view = replace(step.view, legal=(), to_move=step.to_move)  # nobody is asked any more
        seen = len(replay.steps[at - 1].view.events) if at else 0
        follows = now is not None and now[0].events == view.events[:seen] and at > 0
        self.table.set_facts(replay.standing.number, replay.standing.course[0][PERSON])
        self.table.tell(view, view.events[seen:] if follows else ())
        self._announcer.look_back(view, view.events[seen:])
        self._hands.show_hands(view.game, step.hands)
        self._place_over_table()
        self._tell_place()

    def _tell_place(self) -> None:
        at, most = self.slider.value(), self.slider.maximum()
        place = translate("ReplayPage", "Move %1 of %2")
        self._place.setText(fill(place, number_text(at), number_text(most)))
        self._before.setEnabled(at > 0)
        self._after.setEnabled(at < most)

    def _show_sheet(self) -> None:
        if self._replay is not None and self._replay.result is not None:
            self._place_over_table()
            last = self._replay.steps[-1].view
            self.sheet.show_result(last, self._replay.standing, is_past=True)

    def _close_sheet(self) -> None:
        self.sheet.setVisible(False)
        self.slider.setFocus()

    def _place_over_table(self) -> None:
        """Put what lies over the table in its place."""
        strip = self._strip.sizeHint().height()
        area = self.rect().adjusted(0, self._bar.height(), 0, -strip)
        self.sheet.lie_over(area if self._compact else sheet_room(area, compact=False))
        if self._compact:
            height = self._hands.sizeHint().height()
            self._hands.setGeometry(0, self._bar.height(), self.width(), height)
            width = self.review.width()
            self.review.setGeometry(area.right() - width + 1, area.top(), width, area.height())

    def _play_again(self) -> None:
        if self._replay is not None and self._replay.standing.number is not None:
            self.again.emit(self._replay.standing.number)

    def _save(self) -> None:
        if self._replay is not None:
            self.save.emit(self._replay)
