"""Cards that travel: events move the card that already lies where it belongs, from where it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from cardavia_desktop.ui.table.items import CardItem
from cardavia_desktop.ui.table.layout import Rect

_ABOVE: Final = 900.0  # before everything that lies still


@dataclass(frozen=True, slots=True)
class Flight:
    """A card on its way from a place of some size to where it lies."""

    card: CardItem
    start: Rect


class Motion(QObject):
    """Moves cards, and never outlives them: `land` all of them before any is taken away."""

    def __init__(self, parent: QObject) -> None:
        """Nothing moves."""
        super().__init__(parent)
        self._flying: list[tuple[QVariantAnimation, CardItem, QPointF, float]] = []

    def start(self, flights: Sequence[Flight], duration: int) -> None:
        """Let cards travel for `duration` milliseconds."""
        for flight in flights:
            self._launch(flight, duration)

    def land(self) -> None:
        """Put every card where it belongs, at once."""
        for animation, card, end, depth in self._flying:
            animation.stop()
            animation.deleteLater()
            card.setPos(end)
            card.setScale(1)
            card.setZValue(depth)
        self._flying.clear()

    def _launch(self, flight: Flight, duration: int) -> None:
        card, start = flight.card, QPointF(flight.start.x, flight.start.y)
        end, shrunk = card.pos(), flight.start.w / card.card.width()
        animation = QVariantAnimation(self)
        animation.setDuration(duration)
        animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)

        def move(share: float) -> None:
            card.setPos(start + (end - start) * share)
            card.setScale(shrunk + (1 - shrunk) * share)

        animation.valueChanged.connect(move)
        animation.finished.connect(self._land_finished)
        self._flying.append((animation, card, end, card.zValue()))
        card.setZValue(_ABOVE)
        move(0.0)
        animation.start()

    def _land_finished(self) -> None:
        if all(a.state() is QVariantAnimation.State.Stopped for a, *_ in self._flying):
            self.land()
