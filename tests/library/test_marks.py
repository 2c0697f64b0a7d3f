"""A translation that has altered the marks of a rule is not shown, whatever it says."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from cardavia_desktop.library.rules import Example, Rule, full_rules
from cardavia_desktop.library.rules.text import translate
from cardavia_desktop.rules import GAMES

SOURCE = "The Cạ {8m}{8c} is a pair, as C2.1 says."


class Altered(QTranslator):
    """Says of every text what it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.translation = ""

    def isEmpty(self) -> bool:  # noqa: N802  # Qt's name
        return False

    def translate(
        self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1
    ) -> str:
        return self.translation or text.replace("{5s}", "{5 Sznurów}").replace("C2.3", "C2.33")


@pytest.fixture
def language(qapp: QCoreApplication) -> Iterator[Altered]:
    altered = Altered()
    qapp.installTranslator(altered)
    yield altered
    qapp.removeTranslator(altered)


@pytest.mark.parametrize(
    ("translation", "shown"),
    [
        ("{8c}{8m} to <b>Cạ</b>: C2.1.", True),
        ("C2.1 mówi: {8m}{8c} to Cạ (C2.1).", True),
        ("{8m}{8w} to Cạ: C2.1.", False),
        ("{8m} to Cạ: C2.1.", False),
        ("{8m}{8c}{8c} to Cạ: C2.1.", False),
        ("{8m}{8c} to Cạ.", False),
        ("{8m}{8c} to Cạ: C2.9.", False),
    ],
)
def test_a_translation_has_the_cards_and_rules_of_the_source(
    translation: str, shown: bool, language: Altered, caplog: pytest.LogCaptureFixture
) -> None:
    language.translation = translation
    with caplog.at_level(logging.WARNING):
        said = {translate("Chắn rules", SOURCE) for _ in range(2)}
    assert said == {translation if shown else SOURCE}
    assert len(caplog.records) == (0 if shown else 1), "the log is told once"


@pytest.mark.usefixtures("language")
def test_the_rules_stay_whole_where_a_translation_is_broken() -> None:
    texts = [p.text for p in full_rules(GAMES["chan"]) if isinstance(p, Rule | Example)]
    assert any("{5s}" in text for text in texts)
    assert any("C2.3" in text for text in texts)
    assert not any("{5 Sznurów}" in text or "C2.33" in text for text in texts)
