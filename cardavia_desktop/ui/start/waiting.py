"""The strip with the deals that wait."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardavia_desktop.i18n.text import Counted, fill, translate
from cardavia_desktop.i18n.words import game_title
from cardavia_desktop.match import Waiting
from cardavia_desktop.rules import GAMES
from cardavia_desktop.ui.numbers import deal_text
from cardavia_desktop.ui.widgets.basic import button, label, restyle


class WaitingStrip(QFrame):
    """The deals that wait where the person left them, side by side, each with its button."""

    continued = Signal(object)

    def __init__(self) -> None:
        """Make an empty strip, which is not seen."""
        super().__init__()
        self.setProperty("surface", "sunk")
        self._entries: list[WaitingDeal] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(24, 12, 16, 12)
        self._row.setSpacing(32)
        # The page stays as it is whether a deal waits or not.
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def show_waiting(self, deals: Sequence[Waiting]) -> None:
        """Offer these deals, the latest first."""
        for entry in self._entries:
            self._row.removeWidget(entry)
            entry.hide()
            entry.deleteLater()
        self._entries = [WaitingDeal(deal, alone=len(deals) == 1) for deal in deals]
        for at, entry in enumerate(self._entries):
            entry.continued.connect(self.continued)
            entry.set_main(at == 0)
            self._row.addWidget(entry, 1)
        self.setVisible(bool(deals))

    def take_focus(self) -> bool:
        """Put the focus on the latest deal; False when there is none."""
        if self._entries:
            self._entries[0].take_focus()
        return bool(self._entries)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for entry in self._entries:
            entry.retranslate()


class WaitingDeal(QWidget):
    """A deal that waits; when it is the only one there is room to say so."""

    continued = Signal(object)

    def __init__(self, deal: Waiting, alone: bool) -> None:
        """Offer `deal`."""
        super().__init__()
        self._deal = deal
        self._alone = alone
        self._title = label("sub", wrap=True)
        self._note = label("note", wrap=True)
        self._continue = button()
        self._continue.clicked.connect(lambda: self.continued.emit(deal))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(words, 1)
        row.addWidget(self._continue, 0, Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()

    def set_main(self, main: bool) -> None:
        """Be the one main action of the page, or not."""
        self._continue.setProperty("kind", "primary" if main else "")
        restyle(self._continue)

    def take_focus(self) -> None:
        """Put the focus on the button."""
        self._continue.setFocus()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        title = game_title(GAMES[self._deal.game])
        stock = Counted.in_stock(self._deal.stock)
        if self._alone:
            self._title.setText(translate("StartPage", "A deal is waiting where you left it"))
            facts = [title, deal_text(self._deal.number), stock]
        else:
            self._title.setText(title)
            facts = [stock]
        self._note.setText(" · ".join(fact for fact in facts if fact))
        self._continue.setText(translate("StartPage", "Continue"))
        self._continue.setAccessibleName(fill(translate("StartPage", "Continue: %1"), title))
