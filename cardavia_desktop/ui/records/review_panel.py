"""The review of a deal: what each decision of the person cost, and what had been better."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from cardavia_desktop.i18n.advice import advice_text
from cardavia_desktop.i18n.text import (
    Counted,
    capital,
    decimal_text,
    fill,
    number_text,
    translate,
)
from cardavia_desktop.i18n.words import action_text, face_name
from cardavia_desktop.match import Judgement, Review
from cardavia_desktop.ui.theme import px
from cardavia_desktop.ui.widgets.basic import button, label

_WIDTH: Final = 348
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MOVE, _ANSWER, _COST = range(3)  # columns


class ReviewPanel(QFrame):
    """A line for each decision, and below them what would have been better at the chosen one."""

    chosen = Signal(object)
    """Judgement: its line is the one with the focus now."""
    opened = Signal()
    """The person wants to see that moment on the table."""
    stopped = Signal()
    """The person does not want to wait for the rest."""

    def __init__(self) -> None:
        """An empty panel."""
        super().__init__()
        self.setObjectName("review")
        self._review: Review | None = None
        self._ended = False  # no more comes
        self._items: list[QTreeWidgetItem] = []
        self._title = label("head")
        self._summary = label("note", wrap=True)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._stop = button("quiet")
        self._stop.clicked.connect(self._give_up)
        self._list = QTreeWidget()
        self._list.setObjectName("decisions")
        self._list.setRootIsDecorated(False)
        self._list.setUniformRowHeights(True)
        self._list.setColumnCount(3)
        self._list.headerItem().setTextAlignment(_COST, _RIGHT)
        header = self._list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_ANSWER, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        self._list.currentItemChanged.connect(self._choose)
        self._list.itemActivated.connect(self.opened)
        self._list.itemClicked.connect(self.opened)
        self._better = label("read", wrap=True)
        self._why = label("note", wrap=True)
        self._lay_out()
        self.retranslate()

    @property
    def review(self) -> Review | None:
        """What is shown."""
        return self._review

    @property
    def is_cut_short(self) -> bool:
        """Whether there is something left to look at, and nobody looks at it."""
        return self._review is None or (self._ended and not self._review.done)

    @property
    def summary(self) -> str:
        """What the review comes to so far."""
        return _summary(self._review, ended=self._ended)

    def begin(self) -> None:
        """Wait for a review."""
        self._review, self._ended = None, False
        self._items = []
        with QSignalBlocker(self._list):
            self._list.clear()
        self._tell()

    def show_review(self, review: Review) -> None:
        """Show a review as far as it has come; a chosen line stays so."""
        self._review = review
        self._ended = review.done
        with QSignalBlocker(self._list):
            for judgement in review.judgements[len(self._items) :]:
                self._items.append(_item(judgement))
                self._list.addTopLevelItem(self._items[-1])
        self._tell()

    def end(self) -> None:
        """No more comes."""
        self._ended = True
        self._tell()

    def take_focus(self) -> None:
        """Have the keyboard focus."""
        self._list.setFocus()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        title = translate("Review", "Review")
        self._title.setText(title)
        self._stop.setText(translate("Review", "Stop"))
        self._list.setAccessibleName(title)
        self._progress.setAccessibleName(title)
        self._list.setHeaderLabels(
            [
                #: the number of a move in a deal
                translate("Review", "Move"),
                translate("Review", "Your answer"),
                #: the points that an answer cost against the best one
                translate("Review", "Cost"),
            ]
        )
        judgements = () if self._review is None else self._review.judgements
        for item, judgement in zip(self._items, judgements, strict=True):
            _write(item, judgement)
        self._tell()

    def _lay_out(self) -> None:
        self.setFixedWidth(px(_WIDTH))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._summary)
        column.addWidget(self._progress)
        column.addWidget(self._list, 1)
        column.addWidget(self._better)
        column.addWidget(self._why)

    def _tell(self) -> None:
        review, ended = self._review, self._ended
        self._progress.setVisible(not ended)
        self._stop.setVisible(not ended)
        if review is not None:
            self._progress.setRange(0, review.decisions)
            self._progress.setValue(len(review.judgements))
        self._summary.setText(self.summary)
        chosen = self.chosen_one
        better = chosen is not None and not chosen.equal
        self._better.setVisible(chosen is not None)
        self._why.setVisible(better)
        self._why.clear()
        if chosen is None:
            self._better.clear()
        elif better:
            best = action_text(chosen.view, chosen.best.action)
            self._better.setText(fill(translate("Review", "Better: %1"), best))
            self._why.setText(advice_text(chosen.view.game, chosen.best))
        else:
            self._better.setText(translate("Review", "No other answer is clearly better."))

    @property
    def chosen_one(self) -> Judgement | None:
        """The decision whose line has the focus."""
        at = self._list.currentIndex().row()
        return None if self._review is None or at < 0 else self._review.judgements[at]

    def _choose(self) -> None:
        self._tell()
        if self.chosen_one is not None:
            self.chosen.emit(self.chosen_one)

    def _give_up(self) -> None:
        self.end()
        self.take_focus()
        self.stopped.emit()


def _item(judgement: Judgement) -> QTreeWidgetItem:
    item = QTreeWidgetItem()
    item.setTextAlignment(_MOVE, _RIGHT)
    item.setTextAlignment(_COST, _RIGHT)
    if not judgement.equal:
        bold = QFont(item.font(_ANSWER))
        bold.setBold(True)
        for column in (_ANSWER, _COST):
            item.setFont(column, bold)
    _write(item, judgement)
    return item


def _write(item: QTreeWidgetItem, judgement: Judgement) -> None:
    own, deck = judgement.own.action, judgement.view.game.deck
    answer = action_text(judgement.view, own)
    item.setText(_MOVE, number_text(judgement.at + 1))
    if own.verb == "discard" and own.face is not None:
        item.setText(_ANSWER, capital(face_name(deck, own.face)))  # all of it has room
    else:
        item.setText(_ANSWER, answer)
    item.setToolTip(_ANSWER, answer)
    item.setText(_COST, _cost(judgement))


def _cost(judgement: Judgement) -> str:
    if judgement.own.action == judgement.best.action:
        #: the answer was the best one
        return translate("Review", "best")
    if judgement.equal:
        #: no difference to the best answer can be seen
        return translate("Review", "equal")
    return _figures(judgement.loss, judgement.error)


def _figures(loss: float, error: float) -> str:
    #: points, and by how much they may be wrong: "2.5 ± 0.8"
    return fill(translate("Review", "%1 ± %2"), decimal_text(loss), decimal_text(error))


def _summary(review: Review | None, *, ended: bool) -> str:
    if review is None:
        return "" if ended else translate("Review", "The Master is thinking…")
    if not review.done:
        going_on = translate("Review", "The Master looks at your decisions: %1 of %2.")
        stopped = translate("Review", "Stopped after %1 of %2 decisions.")
        seen, all_ = number_text(len(review.judgements)), number_text(review.decisions)
        return fill(stopped if ended else going_on, seen, all_)
    if not review.mistakes:
        return translate("Review", "The Master would not have done better, as far as it can tell.")
    cost = _figures(review.loss, review.error)
    return fill(Counted.mistakes(len(review.mistakes)), cost)
