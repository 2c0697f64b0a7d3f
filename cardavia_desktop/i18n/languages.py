"""The languages of the application: those that have a catalog, and English.

A new catalog makes a new language; nothing here names one but English.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QTranslator

from cardavia_desktop.resources import translations

ENGLISH: Final = "en"
"""The language of the source text, spoken wherever there is no other."""

_CATALOG: Final = "cardavia_"
_log = logging.getLogger(__name__)


def known(folder: Path | None = None) -> tuple[str, ...]:
    """The languages that can be spoken: codes as in "pl" and "zh_CN", sorted, English included.

    `folder` has the compiled catalogs; by default those that come with the application.
    """
    catalogs = (folder or translations()).glob(f"{_CATALOG}*.qm")
    return tuple(sorted({ENGLISH, *(path.stem.removeprefix(_CATALOG) for path in catalogs)}))


@cache
def own_name(language: str, folder: Path | None = None) -> str:
    """What a known language calls itself: "English", "Tiếng Việt".

    Its catalog says it, in the place of "English"; one that does not is asked of Qt.
    """
    english = str(QT_TRANSLATE_NOOP("Language", "English"))
    if language == ENGLISH:
        return english
    catalog = QTranslator()
    catalog.load(f"{_CATALOG}{language}", str(folder or translations()))
    name = catalog.translate("Language", english) or QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:]


def best(wanted: Sequence[str], languages: Sequence[str]) -> str:
    """The first of the `wanted` languages that is among `languages`, or English.

    Wanted are tags such as "pl-PL" and "zh-Hans-CN", the dearest first. A language without its
    country will do ("pl" for "pl-PL"), another country's will not.
    """
    for tag in wanted:
        parts = tag.split("-")
        for length in range(len(parts), 0, -1):
            code = "_".join(parts[:length])
            if code in languages:
                return code
    return ENGLISH


def of_system(folder: Path | None = None) -> str:
    """The language that the person's system asks for, as far as it is known."""
    return best(QLocale.system().uiLanguages(), known(folder))


def spoken() -> str:
    """The language that is spoken now."""
    application = QCoreApplication.instance()
    return str(application.property(_CATALOG) or ENGLISH) if application else ENGLISH


def speak(language: str, folder: Path | None = None) -> None:
    """Speak a known language from now on, with its way to write numbers.

    Every window gets `QEvent.LanguageChange`. What has no translation stays English.
    """
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("a language needs an application to speak it")
    application.setProperty(_CATALOG, language)
    former = application.findChildren(QTranslator, _CATALOG)
    QLocale.setDefault(QLocale(language))
    translator = QTranslator(application)
    translator.setObjectName(_CATALOG)
    if translator.load(f"{_CATALOG}{language}", str(folder or translations())):
        # Before the former goes, so that English is not heard in between.
        application.installTranslator(translator)
    else:
        translator.deleteLater()
        if language != ENGLISH:
            _log.warning("The translation %r cannot be read", language)
    for old in former:
        application.removeTranslator(old)
        old.deleteLater()
