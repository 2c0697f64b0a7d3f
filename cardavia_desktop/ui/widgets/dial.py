"""The dials of the header: contrast, grain and color temperature."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QStyle, QStyleOptionSlider, QVBoxLayout, QWidget

from cardavia_desktop.art.tone import AS_DRAWN, NEUTRAL, Tone
from cardavia_desktop.i18n.text import fill, number_text, translate
from cardavia_desktop.ui.theme import colors, px
from cardavia_desktop.ui.widgets.basic import button, label

_NARROWEST: Final = {False: 128, True: 96}
_NARROWEST_TERSE: Final = 64
_GAP: Final = {False: 24, True: 10}
_BESIDE: Final = 12  # between name and value
_FRAME: Final = 3  # round a slider: the room for the frame of the focus
_STEP: Final = 1
_PAGE: Final = 10


class ToneDials(QWidget):
    """Three dials and a button that puts them back."""

    changed = Signal(Tone)
    """The person has moved a dial."""

    def __init__(self) -> None:
        """The dials as drawn."""
        super().__init__()
        self._dials = [Dial(), Dial(), Dial()]
        self._reset = button("quiet")
        self._reset.setText("↺")
        self._reset.setObjectName("reset")
        self._reset.clicked.connect(self._put_back)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for dial in self._dials:
            dial.moved.connect(self._tell)
            row.addWidget(dial)
        row.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_compact(False)
        self.show_tone(NEUTRAL)
        self.retranslate()

    @property
    def tone(self) -> Tone:
        """How the dials stand."""
        return Tone(*(dial.value for dial in self._dials))

    def show_tone(self, tone: Tone) -> None:
        """Put the dials so, without telling."""
        values = (tone.contrast, tone.grain, tone.temperature)
        for dial, value in zip(self._dials, values, strict=True):
            dial.show_value(value)
        self._reset.setEnabled(tone != NEUTRAL)

    def set_compact(self, compact: bool) -> None:
        """Be narrower in a small window."""
        self._row.setSpacing(_GAP[compact])
        for dial in self._dials:
            dial.set_narrowest(_NARROWEST[compact])

    def set_terse(self, terse: bool) -> None:
        """Do without the values, where there is no room for them."""
        for dial in self._dials:
            dial.set_terse(terse)
        self.updateGeometry()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        names = (
            translate("ToneDials", "Contrast"),
            translate("ToneDials", "Grain"),
            translate("ToneDials", "Color temperature"),
        )
        for dial, name in zip(self._dials, names, strict=True):
            dial.set_name(name)
        reset = translate("ToneDials", "Contrast, grain and color temperature as drawn")
        self._reset.setToolTip(reset)
        self._reset.setAccessibleName(reset)

    def _tell(self) -> None:
        self._reset.setEnabled(self.tone != NEUTRAL)
        self.changed.emit(self.tone)

    def _put_back(self) -> None:
        self._dials[0].take_focus()  # the button is not needed any more
        self.show_tone(NEUTRAL)
        self.changed.emit(NEUTRAL)


class Dial(QWidget):
    """A name, a value in percent, and a slider below them."""

    moved = Signal(int)

    def __init__(self) -> None:
        """A dial in the middle."""
        super().__init__()
        self._name = label("dial")
        self._value = label("dialvalue")
        self._slider = NotchedSlider()
        self._slider.valueChanged.connect(self._follow)
        self._narrowest = 0
        self._terse = False
        words = QHBoxLayout()
        words.setContentsMargins(_FRAME, 0, _FRAME, 0)
        words.setSpacing(_BESIDE)
        words.addWidget(self._name)
        words.addStretch(1)
        words.addWidget(self._value)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addLayout(words)
        column.addWidget(self._slider)
        column.addStretch(1)

    @property
    def value(self) -> int:
        """From 0 to 100."""
        return self._slider.value()

    def show_value(self, value: int) -> None:
        """Stand at a value, without telling."""
        with QSignalBlocker(self._slider):
            self._slider.setValue(value)
        self._write()

    def set_name(self, name: str) -> None:
        """Say what the dial is for."""
        self._name.setText(name)
        self._slider.setAccessibleName(name)
        self._slider.setAccessibleDescription(translate("ToneDials", "in percent"))
        self._write()
        self._fit()

    def set_narrowest(self, width: int) -> None:
        """Be at least this wide."""
        self._narrowest = width
        self._fit()

    def set_terse(self, terse: bool) -> None:
        """Show the value, or only the name."""
        self._terse = terse
        self._value.setVisible(not terse)
        self._fit()

    def take_focus(self) -> None:
        """Put the focus on the slider."""
        self._slider.setFocus()

    def event(self, event: QEvent) -> bool:
        """Name and value have another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _follow(self, value: int) -> None:
        self._write()
        self.moved.emit(value)

    def _write(self) -> None:
        self._value.setText(_percent(self.value))

    def _fit(self) -> None:
        """As wide as the name and the largest value, so that nothing moves."""
        for words in (self._name, self._value):
            words.ensurePolished()
        full = self._value.fontMetrics().horizontalAdvance(_percent(100))
        name = self._name.sizeHint().width()
        if self._terse:
            needed, least = name, _NARROWEST_TERSE
        else:
            needed, least = name + full + px(_BESIDE), self._narrowest
        self.setFixedWidth(max(px(least), needed + 2 * _FRAME))


class NotchedSlider(QSlider):
    """A slider with a notch where things are as drawn."""

    def __init__(self) -> None:
        """From 0 to 100; arrows move it by one, page keys by ten, Home and End to its ends."""
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, 100)
        self.setSingleStep(_STEP)
        self.setPageStep(_PAGE)
        self.setValue(AS_DRAWN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The notch lies below the handle."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_Slider
        handle = self.style().subControlRect(
            control, option, QStyle.SubControl.SC_SliderHandle, self
        )
        with QPainter(self) as painter:
            half = handle.width() // 2
            x = half + (self.width() - 2 * half) // 2
            painter.fillRect(x, self.height() // 2 - 5, 1, 10, QColor(colors().edge))
        super().paintEvent(event)


def _percent(value: int) -> str:
    return fill(translate("ToneDials", "%1%"), number_text(value))
