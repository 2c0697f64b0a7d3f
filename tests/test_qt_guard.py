"""The Qt binding itself, where a release once broke what everything here stands on."""

import sys

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsRectItem


@pytest.mark.usefixtures("qapp")
def test_void_calls_keep_the_references_of_none() -> None:
    """PySide6 6.12.0 drops one reference of None a void call, and CPython 3.11 then aborts.

    From Python 3.12 on None is immortal and its count never moves.
    """
    item = QGraphicsRectItem(QRectF(0, 0, 10, 10))
    before = sys.getrefcount(None)
    for step in range(1000):
        item.setPos(step, step)
    drift = sys.getrefcount(None) - before
    assert abs(drift) < 100, f"1,000 calls moved the reference count of None by {drift}"
