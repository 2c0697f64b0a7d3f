"""Deals on record as a list: those that came to their end, or those in a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardavia_desktop.i18n.text import fill, points_text, translate
from cardavia_desktop.i18n.words import ending_text, game_title
from cardavia_desktop.match import PERSON, Ending, KeptDeal
from cardavia_desktop.ui.help_text import help_text
from cardavia_desktop.ui.numbers import threes
from cardavia_desktop.ui.widgets.basic import button, label
from cardavia_desktop.ui.widgets.dialog import Dialog
from cardavia_desktop.ui.widgets.questions import ask

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_SIZE: Final = QSize(820, 520)
_RESULT, _POINTS = 3, 4  # columns
_NONE: Final = "–"
"""Stands where a record does not say something."""


class DealList(Dialog):
    """A line for each deal: when, which game, its number, how it ended."""

    opened = Signal(object)
    """KeptDeal: the person wants to see it."""
    save = Signal(object)
    """KeptDeal: the person wants it in a file."""
    forget = Signal(object)
    """KeptDeal: the person wants it removed."""

    def __init__(self, parent: QWidget, deals: Sequence[KeptDeal], file: str = "") -> None:
        """Show `deals`: those of a file of that name, or the past ones, which can be removed."""
        super().__init__(parent)
        self._file = file
        self._deals: tuple[KeptDeal, ...] = ()
        self._items: list[QTreeWidgetItem] = []
        self._title = label("head", wrap=True)
        self._empty = label("note", wrap=True)
        self._list = QTreeWidget()
        self._list.setObjectName("deals")
        self._list.setRootIsDecorated(False)
        self._list.setUniformRowHeights(True)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setColumnCount(5)
        self._list.headerItem().setTextAlignment(_POINTS, _RIGHT)
        header = self._list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_RESULT, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        self._open, self._close = button("primary"), button()
        self._save, self._forget = button("quiet"), button("quiet")
        self._save.setVisible(not file)
        self._forget.setVisible(not file)
        self._lay_out()
        self._list.itemActivated.connect(self._open_chosen)
        self._list.currentItemChanged.connect(self._offer)
        self._open.clicked.connect(self._open_chosen)
        self._open.setDefault(True)
        self._close.clicked.connect(self.reject)
        self._save.clicked.connect(lambda: self._tell(self.save))
        self._forget.clicked.connect(self._ask_to_forget)
        self.show_deals(deals)
        self._list.setFocus()
        self.take(_SIZE)

    def show_deals(self, deals: Sequence[KeptDeal]) -> None:
        """Show these deals; who stood at a line stands there still."""
        at = max(0, self._list.currentIndex().row())
        self._deals = tuple(deals)
        self._items = [QTreeWidgetItem() for _ in deals]
        self._list.clear()
        self._list.addTopLevelItems(self._items)
        self.retranslate()
        if deals:
            self._list.setCurrentItem(self._items[min(at, len(deals) - 1)])
        self._list.setVisible(bool(deals))
        self._empty.setVisible(not deals)
        self._offer()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        if self._file:
            title = fill(translate("DealList", "%1 holds several deals"), self._file)
        else:
            title = translate("DealList", "Past deals")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._empty.setText(translate("DealList", "No deal has come to its end yet."))
        self._list.setAccessibleName(title)
        self._list.setHeaderLabels(
            [
                translate("DealList", "Date"),
                translate("DealList", "Game"),
                translate("DealList", "Deal number"),
                translate("DealList", "Result"),
                translate("DealList", "Your points"),
            ]
        )
        for item, deal in zip(self._items, self._deals, strict=True):
            for column, text in enumerate(_line(deal)):
                item.setText(column, text)
            item.setTextAlignment(_POINTS, _RIGHT)
            item.setToolTip(_RESULT, help_text(deal.help))
        #: a button: go through the chosen deal
        self._open.setText(translate("DealList", "Open"))
        self._save.setText(translate("DealList", "Save record…"))
        self._forget.setText(translate("DealList", "Delete"))
        self._close.setText(translate("DealList", "Close"))

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for made in (self._save, self._forget):
            buttons.addWidget(made)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        buttons.addWidget(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(14)
        column.addWidget(self._title)
        column.addWidget(self._empty, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._list, 1)
        column.addLayout(buttons)

    @property
    def _chosen(self) -> KeptDeal | None:
        at = self._list.currentIndex().row()
        return self._deals[at] if at >= 0 else None

    def _offer(self) -> None:
        for made in (self._open, self._save, self._forget):
            made.setEnabled(self._chosen is not None)

    def _tell(self, signal: SignalInstance) -> None:
        if self._chosen is not None:
            signal.emit(self._chosen)

    def _open_chosen(self) -> None:
        deal = self._chosen
        if deal is not None:
            self.accept()
            self.opened.emit(deal)

    def _ask_to_forget(self) -> None:
        deal = self._chosen
        if deal is not None:
            ask(
                self,
                lambda: translate("DealList", "Delete this deal?"),
                lambda: translate("DealList", "Its record cannot be brought back."),
                (lambda: translate("DealList", "Delete"), lambda: self.forget.emit(deal)),
                #: a button: do not delete
                (lambda: translate("DealList", "Keep"), self._list.setFocus),
            )


def _line(deal: KeptDeal) -> tuple[str, ...]:
    """What is shown of a deal, column by column."""
    time, ending = _NONE, deal.ending
    if deal.time is not None:
        # Python's own local times end with the years 1 and 9999, those of Qt do not.
        local = QDateTime.fromSecsSinceEpoch(int(deal.time.timestamp()))
        time = QLocale().toString(local, QLocale.FormatType.ShortFormat)
    return (
        time,
        game_title(deal.game),
        threes(deal.number) or _NONE,
        _NONE if ending is None else _result(ending, helped=bool(deal.help)),
        _NONE if ending is None else points_text(ending.points[PERSON]),
    )


def _result(ending: Ending, *, helped: bool) -> str:
    text = ending_text(ending.kind, ending.winner)
    #: %1 is how a deal ended; the person had hints, or took moves back
    return fill(translate("DealList", "%1 (with help)"), text) if helped else text
