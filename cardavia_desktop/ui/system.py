"""What the person's system asks of every application: dark, contrast, large text, little motion."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

# `QtCore.Qt`, with all its enumerations, takes longer to load than the rest of the first paint.
from PySide6 import QtCore
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from cardavia_desktop.i18n import languages

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints

_USUAL: Final = {"win32": 12.0, "darwin": 13.0}
_USUAL_ELSEWHERE: Final = 15.0
"""How many pixels high the text of a system is as long as nobody has changed it. The desktops of
Linux differ; the largest of them counts, so that text grows only for those who asked for it."""
_LARGEST: Final = 2.0
_STEP: Final = 0.05

_CLIENT_AREA_ANIMATION: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION of Windows
_Role: Final = QPalette.ColorRole
_PATIENCE: Final = 1.0  # seconds for a program that is asked


def text_scale(pixels: float, platform: str) -> float:
    """How much larger than designed text should be where the system's own has `pixels`.

    From 1 to 2 in steps of a twentieth; `platform` is a `sys.platform`.
    """
    scale = pixels / _USUAL.get(platform, _USUAL_ELSEWHERE)
    return min(max(round(scale / _STEP) * _STEP, 1.0), _LARGEST)


class System(QObject):
    """Asks Qt, and where Qt does not know, the system itself."""

    changed = Signal()
    """`dark` or `high_contrast` is another now."""

    def __init__(self, application: QApplication) -> None:
        """Ask before the application has a font and colors of its own."""
        super().__init__()
        palette = application.palette()
        ground, ink = (palette.color(role) for role in (_Role.Window, _Role.WindowText))
        self._dark = ground.lightness() < ink.lightness()
        self._accessibility: QAccessibilityHints | None = None
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._take_scheme)
        self.text_scale: Final = text_scale(QFontInfo(application.font()).pixelSize(), sys.platform)
        """How much larger than designed the text should be."""

    @property
    def language(self) -> str:
        """The language that the system asks for, as far as it is known."""
        return languages.of_system()

    @property
    def dark(self) -> bool:
        """Whether windows should be dark."""
        return self._dark

    @property
    def high_contrast(self) -> bool:
        """Whether lines should be strong; never before `ask_for_contrast`."""
        preference = self._accessibility and self._accessibility.contrastPreference()
        return preference is not None and preference is QtCore.Qt.ContrastPreference.HighContrast

    def ask_for_contrast(self) -> None:
        """Ask for what takes longer than the first paint may; it comes as a change."""
        if hasattr(self._hints, "accessibility"):  # since Qt 6.10
            self._accessibility = self._hints.accessibility()
            self._accessibility.contrastPreferenceChanged.connect(self.changed)
        if self.high_contrast:
            self.changed.emit()

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing should fly about, as far as the system says so; asked anew each time."""
        if sys.platform == "win32":
            return not _windows_animates()
        if sys.platform == "darwin":
            return _says(["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1")
        command = ["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]
        return _says(command, "false")

    def _take_scheme(self, scheme: QtCore.Qt.ColorScheme) -> None:
        self._dark = scheme is QtCore.Qt.ColorScheme.Dark
        self.changed.emit()


def _windows_animates() -> bool:
    import ctypes  # noqa: PLC0415  # for Windows only

    animates = ctypes.c_int(1)
    # `windll` exists there alone, and type checkers look from elsewhere.
    user32 = ctypes.windll.user32  # type: ignore[attr-defined]
    user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)


def _says(command: list[str], answer: str) -> bool:
    """Whether a program of the system is there and gives this answer."""
    import shutil  # noqa: PLC0415  # not before the first paint
    import subprocess  # noqa: PLC0415  # not before the first paint

    program = shutil.which(command[0])
    if program is None:
        return False
    try:
        said = subprocess.run(
            [program, *command[1:]],
            capture_output=True,
            text=True,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.stdout.strip() == answer
