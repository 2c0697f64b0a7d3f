"""The lacquer that cards lie on, with its grain."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from cardavia_desktop.ui.theme import TABLE, look

_GRAIN: Final = (QColor(255, 225, 200, 9), QColor(0, 0, 0, 26))  # within 6 levels of the lacquer
_SEED: Final = 5  # the same wood every time


def lacquer(width: int, height: int, ratio: float) -> QImage:
    """Bare lacquer of a size in logical pixels; in high contrast it has no grain."""
    form = QImage.Format.Format_RGB32
    image = QImage(round(width * ratio), round(height * ratio), form)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(TABLE.lacquer))
    if not look().high_contrast:
        with QPainter(image) as painter:
            _draw_grain(painter, width, height)
    return image


def _draw_grain(painter: QPainter, width: int, height: int) -> None:
    """Long lines along the wood that wander a little and swell into knots nowhere.

    Each is drawn as pieces: as one path they cost seventeen times as much, a second on a large
    screen. The pieces end flat on whole pixels, so that no joint shows.
    """
    chance = random.Random(_SEED)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = 0.0
    while y < height + 20:
        swing, length = chance.uniform(1, 5), chance.uniform(240, 620)
        phase = chance.uniform(0, math.tau)
        points = [
            QPointF(x, y + swing * math.sin(phase + x / length * math.tau))
            for x in range(0, width + 40, 40)
        ]
        pen = QPen(chance.choice(_GRAIN), chance.uniform(0.6, 2.2))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLines([QLineF(start, end) for start, end in pairwise(points)])
        y += chance.uniform(2, 7)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
