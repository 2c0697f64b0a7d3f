"""The full rules in every language: each rule with its number, its cards, and its own words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardavia_desktop.library.rules import Example, Note, Rule, full_rules
from cardavia_desktop.library.rules.short import in_short
from cardavia_desktop.rules import GAMES, Game
from tests.i18n.catalogs import LANGUAGES

Speak = Callable[[str], None]


def read(game: Game) -> list[tuple[str, str]]:
    """What is read of the rules: the number of each paragraph, or none, and its text."""
    texts = []
    for part in full_rules(game):
        match part:
            case Rule():
                texts.append((part.number, part.text))
            case Note() | Example():
                texts.append(("", part.text))
    return texts


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told(language: str, game: Game, speak: Speak) -> None:
    english, short = read(game), in_short(game)
    speak(language)
    translated = read(game)
    assert [number for number, _ in translated] == [number for number, _ in english]
    same = [one for one, other in zip(english, translated, strict=True) if one[1] == other[1]]
    assert same == [], "a paragraph that has lost a card or a rule stays English"
    assert not set(in_short(game)) & set(short)
