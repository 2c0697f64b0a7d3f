"""Language and look of the application, as the person or their system wants them."""

from __future__ import annotations

from PySide6 import QtCore  # `QtCore.Qt` takes longer to load than the rest of the first paint
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from cardavia_desktop.i18n import languages
from cardavia_desktop.ui.settings.preferences import HIGH_CONTRAST, LANGUAGE, ON, PALETTE, SYSTEM
from cardavia_desktop.ui.settings.store import Settings
from cardavia_desktop.ui.system import System
from cardavia_desktop.ui.theme import NIGHT, PAPER, Look, Script, Type, look, wear


class Appearance(QObject):
    """Speaks the language and wears the look of the settings, live."""

    def __init__(self, application: QApplication, settings: Settings, system: System) -> None:
        """Speak and wear them now, and whenever settings or system change."""
        super().__init__(settings)
        self._application = application
        self._settings = settings
        self._system = system
        settings.changed.connect(self._follow)
        system.changed.connect(self._wear)
        self._wear()
        self._speak()

    @property
    def language(self) -> str:
        """The language that is spoken."""
        wanted = self._settings[LANGUAGE]
        return self._system.language if wanted == SYSTEM else wanted

    def _follow(self, name: str) -> None:
        if name == LANGUAGE.name and look().type.script is Script.DEVANAGARI:
            # Its shaping complains where words are left when its font is no more the first.
            self._speak()
            # Texts that can be selected take their new words only when they are laid out.
            for news in (QEvent.Type.LanguageChange, QEvent.Type.LayoutRequest):
                QApplication.sendPostedEvents(None, news.value)
            self._wear()
        elif name == LANGUAGE.name:
            self._wear()  # before the new words come
            self._speak()
        elif name in (PALETTE.name, HIGH_CONTRAST.name):
            self._wear()

    def _wear(self) -> None:
        palette = self._settings[PALETTE]
        hints = self._application.styleHints()
        # What the system draws itself, as title bars and file dialogs, goes with the palette.
        if palette == SYSTEM:
            hints.unsetColorScheme()
        else:
            schemes = QtCore.Qt.ColorScheme
            hints.setColorScheme(schemes.Dark if palette == "night" else schemes.Light)
        night = self._system.dark if palette == SYSTEM else palette == "night"
        contrast = self._settings[HIGH_CONTRAST]
        strong = self._system.high_contrast if contrast == SYSTEM else contrast == ON
        text = Type(self._system.text_scale, Script.of(self.language))
        wear(self._application, Look(NIGHT if night else PAPER, strong, text))

    def _speak(self) -> None:
        languages.speak(self.language)
