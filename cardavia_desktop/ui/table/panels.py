"""All words on the table that stand in widgets, so that they can be read aloud."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import translate
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table import status
from cardavia_desktop.ui.table.layout import Rect, TableLayout
from cardavia_desktop.ui.table.log import Log
from cardavia_desktop.ui.table.notes import Facts, Note
from cardavia_desktop.ui.table.plate import Plate
from cardavia_desktop.ui.table.question import Question

_THINKING: Final = 500  # milliseconds after which an AI player is said to think: no usual pause
_ABOVE: Final = 5  # pixels between the sentence and the public card


class Panels:
    """The plates of the seats, and round them what is asked, what happened, and how one stands."""

    def __init__(self, table: QWidget) -> None:
        """Panels on a table, without plates yet."""
        self._table: Final = table
        self.plates: list[Plate] = []
        """By seat."""
        self.status: Final = Note(table, "status", Qt.AlignmentFlag.AlignLeft)
        """Whose turn it is, and what is asked."""
        self.sentence: Final = QLabel(table)
        """What was done last, over the public card."""
        self.sentence.setProperty("table", "now")
        self.reading: Final = Note(table, "over", Qt.AlignmentFlag.AlignRight)
        """How far the hand is, and what it waits for."""
        self.facts: Final = Facts(table)
        self.log: Final = Log(table)
        self._thinker: int | None = None  # the seat that has the move
        self._thinking = QTimer(table)
        self._thinking.setSingleShot(True)
        self._thinking.setInterval(_THINKING)
        self._thinking.timeout.connect(self._say_who_thinks)

    def place(self, layout: TableLayout) -> None:
        """Bring all where they belong; there is a plate for each seat."""
        while len(self.plates) > len(layout.seats):
            self.plates.pop().deleteLater()
        while len(self.plates) < len(layout.seats):
            self.plates.append(Plate(self._table))
            self.plates[-1].show()
        for plate, seat in zip(self.plates, layout.seats, strict=True):
            _put(plate, seat.plate)
        _put(self.status, layout.status)
        _put(self.reading, layout.reading)
        _put(self.facts, layout.facts)
        _put(self.log, layout.log)

    def tell(
        self, layout: TableLayout, view: View, asked: Question, *, watching: bool, fading: int
    ) -> None:
        """Say what stands in a view; the turn comes and goes in `fading` milliseconds.

        Who is only `watching` is asked nothing.
        """
        for seat, plate in enumerate(self.plates):
            plate.tell(view, seat, fading)
        if self._thinker is not None and not self._thinking.isActive():
            self._say_who_thinks()
        self.status.setVisible(not watching or view.result is not None)
        self.status.tell(status.heading(view, asked), [status.request(view, asked)])
        self._tell_reading(view)
        self.log.tell(view.game, view.events)
        self.facts.retranslate()
        said = status.sentence(view)
        self.sentence.setVisible(said is not None)
        if said is None:
            self.sentence.clear()
        else:
            seat, text = said
            self.sentence.setText(text)
            self._place_sentence(layout, None if view.result is not None else seat)

    def wait_for(self, seat: int | None) -> None:
        """Say after a while that the player of a seat is thinking; None waits for nobody."""
        self._thinker = seat
        self._thinking.stop()
        if seat is not None:
            self._thinking.start()

    def _say_who_thinks(self) -> None:
        if self._thinker is not None:
            self.plates[self._thinker].think()

    def _tell_reading(self, view: View) -> None:
        """Say how far the hand is, as long as that matters. Hidden words would stay as they are
        when the language changes, and their font may go with it.
        """
        if view.result is None and not self.reading.isHidden():
            self.reading.tell(translate("Table", "Your hand"), words.hand_reading(view))
        else:
            self.reading.tell("", ())

    def _place_sentence(self, layout: TableLayout, seat: int | None) -> None:
        """Over the public card of a seat, reaching to the side of its answers; without a seat over
        the hand that has won.
        """
        self.sentence.adjustSize()
        size = self.sentence.sizeHint()
        card, answers = layout.seats[seat or 0].public, layout.seats[seat or 0].answers
        if seat is None:
            x = layout.hand.cx - size.width() // 2
        else:
            x = card.x if answers.x > card.x else card.right - size.width()
        x = max(layout.hand.x, min(x, layout.hand.right - size.width()))
        self.sentence.move(x, card.y - size.height() - _ABOVE)
        self.sentence.raise_()


def _put(widget: QWidget, rect: Rect) -> None:
    widget.setGeometry(rect.x, rect.y, rect.w, rect.h)
