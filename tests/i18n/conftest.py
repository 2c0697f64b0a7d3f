"""The languages of the present catalogs, whatever was compiled before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

import translations
from cardavia_desktop.i18n import languages


@pytest.fixture(scope="session")
def catalogs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled catalogs."""
    folder = tmp_path_factory.mktemp("catalogs")
    translations.build(folder)
    return folder


@pytest.fixture
def speak(catalogs: Path, qapp: QCoreApplication) -> Iterator[Callable[[str], None]]:
    """Changes the language for one test."""
    locale = QLocale()
    yield lambda language: languages.speak(language, catalogs)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(locale)
