"""How fast things move: the person's choice, the times of the design, and fading widgets.

No graphics effects: what fades is a picture of what was there before.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QEasingCurve, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

FADE: Final = 120
"""Milliseconds of the fade that stands for every movement when motion is reduced."""


class Speed(Enum):
    """How fast cards move; the value is how long everything takes, compared with normal."""

    SLOW = 1.7
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0

    def time(self, milliseconds: float) -> int:
        """How long something takes that takes `milliseconds` at normal speed."""
        return round(milliseconds * self.value)


def fade(widget: QWidget, milliseconds: int, rect: QRect | None = None) -> None:
    """Let what is seen now of a widget, or of a part of it, fade away over what comes.

    Call it before the change. Nothing happens with no time, or on a widget that is not seen.
    """
    area = widget.rect() if rect is None else rect.intersected(widget.rect())
    if milliseconds > 0 and widget.isVisible() and not area.isEmpty():
        _Fading(widget, area, milliseconds)


def rise(widget: QWidget, pixels: int, milliseconds: int) -> None:
    """Let a widget come up from `pixels` below to where it stands, also if that changes."""
    if milliseconds <= 0:
        return
    below = 0

    def sink(depth: int) -> None:
        nonlocal below
        widget.move(widget.x(), widget.y() + depth - below)
        below = depth

    animation = QVariantAnimation(widget)
    animation.setDuration(milliseconds)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    animation.setStartValue(pixels)
    animation.setEndValue(0)
    animation.valueChanged.connect(sink)
    sink(pixels)
    animation.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)


class _Fading(QWidget):
    """A picture of a part of its parent that grows fainter and goes; no input ends at it."""

    def __init__(self, parent: QWidget, area: QRect, milliseconds: int) -> None:
        picture = parent.grab(area)
        super().__init__(parent)
        self._picture = picture
        self._left = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(area)
        animation = QVariantAnimation(self)
        animation.setDuration(milliseconds)
        animation.setEasingCurve(QEasingCurve.Type.OutQuad)
        animation.setStartValue(1.0)
        animation.setEndValue(0.0)
        animation.valueChanged.connect(self._fade_to)
        animation.finished.connect(self.deleteLater)
        animation.start()
        self.show()
        self.raise_()

    def _fade_to(self, left: float) -> None:
        self._left = left
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is left of the picture."""
        with QPainter(self) as painter:
            painter.setOpacity(self._left)
            painter.drawPixmap(0, 0, self._picture)
