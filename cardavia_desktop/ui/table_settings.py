"""The table as the person has set it."""

from __future__ import annotations

from cardavia_desktop.ui.motion import Speed
from cardavia_desktop.ui.settings.preferences import (
    HAND_READING,
    MARK_GROUPS,
    ON,
    ONE_CLICK,
    REDUCED_MOTION,
    SORT,
    SPEED,
    SYSTEM,
    USUAL,
)
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.system import System
from cardavia_desktop.ui.table.arrange import Order
from cardavia_desktop.ui.table.view import TableView


def speed_of(name: str) -> Speed:
    """The speed that a value of SPEED names."""
    return Speed[name.upper()]


def follow_settings(table: TableView, settings: Settings, system: System) -> None:
    """Let a table be as it is set, now and whenever that changes."""

    def set_speed(name: str) -> None:
        table.speed = speed_of(name)

    def set_reduced(choice: str) -> None:
        table.reduced = system.reduced_motion if choice == SYSTEM else choice == ON

    def set_one_click(enough: bool) -> None:
        table.one_click = enough

    def set_sort(order: str) -> None:
        table.sort = None if order == USUAL else Order(order)

    def set_marks(shown: bool) -> None:
        table.marks = shown

    def set_reading(shown: bool) -> None:
        table.reading = shown

    settings.follow(SPEED, set_speed)
    settings.follow(REDUCED_MOTION, set_reduced)
    settings.follow(ONE_CLICK, set_one_click)
    settings.follow(SORT, set_sort)
    settings.follow(MARK_GROUPS, set_marks)
    settings.follow(HAND_READING, set_reading)
