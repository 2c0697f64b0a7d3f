"""Cards that travel: every item is laid where it belongs first, then moves there from elsewhere.

What moves is known as flights. All of them have landed before any item is taken away, or were
dropped together with it; nothing on the table waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem

from cardavia_desktop.art.drawings import Card
from cardavia_desktop.ui.motion import FADE, Speed
from cardavia_desktop.ui.table.items import CardItem
from cardavia_desktop.ui.table.layout import Rect

LIFT: Final = 90
"""Milliseconds in which a card stands up or sinks; this and what follows at normal speed."""
SELECT: Final = 120
TRAVEL: Final = 260
TURN: Final = 320
SORT: Final = 220
DEAL: Final = 45
"""From one dealt card to the next."""
DEAL_MOST: Final = 900
"""From the first dealt card to the last."""
DEAL_LONGEST: Final = 1400
"""The whole deal, at any speed."""
GLOW: Final = 180

_ABOVE: Final = 5000.0  # before everything that lies still
_FRAME: Final = 16  # milliseconds

_OUT: Final = QEasingCurve(QEasingCurve.Type.OutCubic)
_IN_OUT: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
_EVEN: Final = QEasingCurve(QEasingCurve.Type.InOutQuad)


class Flight:
    """Something that an item does for some time; `at` shows it at a share of that time."""

    curve = _OUT

    def __init__(self, item: QGraphicsItem, milliseconds: float, delay: float = 0) -> None:
        """Begin after `delay` milliseconds, both at normal speed."""
        self.item: Final = item
        self.milliseconds: Final = milliseconds
        self.delay: Final = delay

    def at(self, share: float) -> None:
        """Show the item on its way; at 1 it is where it belongs."""
        raise NotImplementedError


class Slide(Flight):
    """An item that moves to another place and keeps its size."""

    def __init__(self, item: QGraphicsItem, end: QPointF, milliseconds: float) -> None:
        """From where it is when it begins."""
        super().__init__(item, milliseconds)
        self._start: QPointF | None = None
        self._end: Final = end

    def at(self, share: float) -> None:
        """On whole pixels, where cards are sharp."""
        if self._start is None:
            self._start = self.item.pos()
        self.item.setPos(_between(self._start, self._end, share))


class Travel(Flight):
    """A card that comes from `start`, before all others, to where it lies."""

    def __init__(
        self, card: CardItem, start: Rect, milliseconds: float = TRAVEL, delay: float = 0
    ) -> None:
        """Until it takes off, it is not seen."""
        super().__init__(card, milliseconds, delay)
        self.curve = _OUT if delay else _IN_OUT
        self._card: Final = card
        self._start: Final = QPointF(start.x, start.y)
        self._end: Final = card.pos()
        self._shrunk: Final = start.w / card.card.width()
        self._depth: Final = card.zValue()
        self._taken_off = False
        card.setVisible(delay <= 0)

    def at(self, share: float) -> None:
        """Larger or smaller on its way."""
        card = self._card
        if not self._taken_off:
            self._taken_off = True
            card.setVisible(True)
            card.setZValue(_ABOVE + self._depth / 1000)
        card.setPos(_between(self._start, self._end, share))
        card.setScale(self._shrunk + (1 - self._shrunk) * share)
        if share >= 1:
            card.setZValue(self._depth)


class Turn(Travel):
    """A card that is turned face up on its way: edge-on at half time."""

    def __init__(
        self, card: CardItem, start: Rect, back: Card, milliseconds: float, delay: float = 0
    ) -> None:
        """Show `back` at first, which has the size of the card."""
        super().__init__(card, start, milliseconds, delay)
        self._back: Final = back

    def at(self, share: float) -> None:
        """Its back, then its face."""
        super().at(share)
        self._card.turn(share, self._back)


class Pass(Travel):
    """A card that is only seen on its way, and gone when it has arrived."""


class Appear(Flight):
    """An item that was not there, or was elsewhere, and becomes visible."""

    curve = _EVEN

    def at(self, share: float) -> None:
        """Fainter at first."""
        self.item.setOpacity(share)


class Motion(QObject):
    """Moves items. With `reduced` motion nothing moves, and what would travel fades in."""

    def __init__(self, parent: QObject) -> None:
        """Nothing moves."""
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self.reduced = False
        self._flights: list[tuple[Flight, float, float]] = []  # with begin and time, in seconds
        self._clock = QTimer(self)
        self._clock.setInterval(_FRAME)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._tick)

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._flights)

    @property
    def longest(self) -> float:
        """Seconds until everything has landed by itself."""
        now = monotonic()
        return max((begin + time - now for _, begin, time in self._flights), default=0.0)

    def start(self, flights: Iterable[Flight], limit: float | None = None) -> None:
        """Begin flights; together they take at most `limit` milliseconds, whatever the speed."""
        started = [self._allowed(flight) for flight in flights]
        new = [flight for flight in started if flight is not None]
        factor = self.speed.value
        if limit is not None and new:
            last = max(flight.delay + flight.milliseconds for flight in new)
            factor = min(factor, limit / last)
        self._make_way({id(flight.item) for flight in new})
        now = monotonic()
        for flight in new:
            time = flight.milliseconds * factor / 1000
            self._flights.append((flight, now + flight.delay * factor / 1000, time))
            if flight.delay <= 0:
                flight.at(0.0)
        if self.speed is Speed.OFF:
            self.land()
        elif self._flights:
            self._clock.start()

    def land(self) -> None:
        """Put every item where it belongs, at once."""
        flights, self._flights = self._flights, []
        self._clock.stop()
        for flight, *_ in flights:
            self._end(flight)

    def drop(self, items: Iterable[QGraphicsItem]) -> None:
        """Forget what some items were doing: they stay where they are, or are taken away."""
        gone = set(map(id, items))
        self._flights = [entry for entry in self._flights if id(entry[0].item) not in gone]

    def _make_way(self, items: set[int]) -> None:
        """What some items were doing ends; one that slides may turn round on its way."""
        there = [entry[0] for entry in self._flights if id(entry[0].item) in items]
        self.drop(flight.item for flight in there)
        for flight in there:
            if not isinstance(flight, Slide):
                self._end(flight)

    def _allowed(self, flight: Flight) -> Flight | None:
        """What is shown of a flight: in reduced motion only that something came."""
        if not self.reduced or isinstance(flight, Appear):
            return flight
        self._end(flight)
        travels = isinstance(flight, Travel) and not isinstance(flight, Pass)
        return Appear(flight.item, FADE) if travels else None

    def _tick(self) -> None:
        now = monotonic()
        landed: list[Flight] = []
        for flight, begin, time in self._flights:
            if now >= begin + time:
                landed.append(flight)
            elif now >= begin:
                flight.at(flight.curve.valueForProgress((now - begin) / time))
        if landed:
            gone = set(map(id, landed))
            self._flights = [entry for entry in self._flights if id(entry[0]) not in gone]
            for flight in landed:
                self._end(flight)
        if not self._flights:
            self._clock.stop()

    @staticmethod
    def _end(flight: Flight) -> None:
        flight.at(1.0)
        if isinstance(flight, Pass):
            scene = flight.item.scene()
            if scene is not None:
                scene.removeItem(flight.item)


def _between(start: QPointF, end: QPointF, share: float) -> QPointF:
    """A point of the way; on whole pixels but for its end, which may lie on device pixels."""
    if share >= 1:
        return end
    way = start + (end - start) * share
    return QPointF(round(way.x()), round(way.y()))
