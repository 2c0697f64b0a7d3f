"""What each kind of setting is set with."""

from __future__ import annotations

from typing import Any, Final, Generic

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from cardavia_desktop.art.tone import AS_DRAWN
from cardavia_desktop.i18n.text import fill, join, number_text, translate
from cardavia_desktop.ui.settings.preferences import LANGUAGE
from cardavia_desktop.ui.settings.setting import Choice, Percent, Setting, Switch, Value
from cardavia_desktop.ui.theme import px
from cardavia_desktop.ui.widgets.basic import label, segments
from cardavia_desktop.ui.widgets.controls import Selector, Tick
from cardavia_desktop.ui.widgets.dial import NotchedSlider

_MOST_SEGMENTS: Final = 4
"""More choices than these stand in a list."""
_SLIDER: Final = 150
_BY_CLICK: Final = Qt.FocusPolicy.ClickFocus


class Control(QWidget, Generic[Value]):
    """Shows the value of a setting and lets a person choose another."""

    chosen = Signal(object)
    """The value that the person has chosen."""

    def __init__(self, *parts: QWidget) -> None:
        """Put parts side by side."""
        super().__init__()
        row = self.row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for part in parts:
            row.addWidget(part)

    def show_value(self, value: Value) -> None:
        """Show a value, without telling."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the present language."""
        raise NotImplementedError


class SwitchControl(Control[bool]):
    """A box to tick."""

    def __init__(self, setting: Switch) -> None:
        """For a switch."""
        self._setting = setting
        self._tick = Tick()
        super().__init__(self._tick)
        self._tick.toggled.connect(self.chosen.emit)

    def show_value(self, value: bool) -> None:
        """Tick it or not."""
        with QSignalBlocker(self._tick):
            self._tick.setChecked(value)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        _name(self._tick, self._setting)


class PercentControl(Control[int]):
    """A slider and its value."""

    def __init__(self, setting: Percent) -> None:
        """For a percentage; the middle is marked where things are as drawn."""
        self._setting = setting
        middle = setting.default == AS_DRAWN
        self._slider = NotchedSlider() if middle else QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, 100)
        self._slider.setPageStep(10)
        self._value = label("note")
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        super().__init__(self._slider, self._value)
        self._slider.valueChanged.connect(self.chosen.emit)

    def show_value(self, value: int) -> None:
        """Stand at a value."""
        with QSignalBlocker(self._slider):
            self._slider.setValue(value)
        self._value.setText(_percent(value))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        _name(self._slider, self._setting)
        unit = translate("Settings", "in percent")
        note = self._slider.accessibleDescription()
        self._slider.setAccessibleDescription(join([part for part in (unit, note) if part]))
        self._slider.setFixedWidth(px(_SLIDER))
        self._value.ensurePolished()
        widest = self._value.fontMetrics().horizontalAdvance(_percent(100))
        self._value.setMinimumWidth(widest)
        self._value.setText(_percent(self._slider.value()))


class SegmentsControl(Control[str]):
    """Choices side by side, of which one holds; arrow keys go from one to the next."""

    def __init__(self, setting: Choice) -> None:
        """For a choice among few."""
        self._setting = setting
        choices = setting.choices()
        self._segments = dict(zip(choices, segments(len(choices)), strict=True))
        super().__init__(*self._segments.values())
        self.row.setSpacing(0)
        for value, segment in self._segments.items():
            segment.setAutoDefault(False)
            segment.clicked.connect(lambda _=False, v=value: self.chosen.emit(v))

    def show_value(self, value: str) -> None:
        """Let a value hold; Tab goes to it alone, as to one of several radio buttons."""
        self._segments[value].setChecked(True)
        for segment in self._segments.values():
            reached = Qt.FocusPolicy.StrongFocus if segment.isChecked() else _BY_CLICK
            segment.setFocusPolicy(reached)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        message = translate("Settings", "%1: %2", "setting and value")
        for value, text in self._setting.choices().items():
            segment = self._segments[value]
            segment.setText(text)
            segment.setAccessibleName(fill(message, self._setting.title(), text))
            segment.setAccessibleDescription(self._setting.note())


class ListControl(Control[str]):
    """A list that opens."""

    def __init__(self, setting: Choice) -> None:
        """For a choice among many."""
        self._setting = setting
        self._selector = Selector()
        if setting is LANGUAGE:
            self._selector.show_every_script()
        self._selector.offer(setting.choices())
        super().__init__(self._selector)
        # On Linux a box is called by a label beside it, or by what is chosen in it.
        self._label = QLabel(self)
        self._label.setBuddy(self._selector)
        self._label.hide()
        self._selector.activated.connect(self._choose)

    def show_value(self, value: str) -> None:
        """Show a choice."""
        self._selector.show_value(value)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        _name(self._selector, self._setting)
        self._label.setText(self._setting.title())
        self._selector.offer(self._setting.choices())

    def _choose(self) -> None:
        self.chosen.emit(self._selector.currentData())


def control_of(setting: Setting[Any]) -> Control[Any]:
    """What a setting is set with."""
    match setting:
        case Switch():
            return SwitchControl(setting)
        case Percent():
            return PercentControl(setting)
        case Choice() if len(setting.choices()) <= _MOST_SEGMENTS:
            return SegmentsControl(setting)
        case Choice():
            return ListControl(setting)
    raise TypeError(f"nothing to set {setting.name} with")


def _name(part: QWidget, setting: Setting[Any]) -> None:
    part.setAccessibleName(setting.title())
    part.setAccessibleDescription(setting.note())


def _percent(value: int) -> str:
    return fill(translate("Settings", "%1%"), number_text(value))
