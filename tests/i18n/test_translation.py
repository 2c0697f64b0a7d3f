"""Every word is translated: lupdate finds it, and another language replaces all of it."""

from __future__ import annotations

import random
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import cardavia_desktop
from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import Counted
from cardavia_desktop.rules import GAMES, Game
from tests.rules.deals import playout
from translations import tool

PACKAGE = Path(cardavia_desktop.__file__).parent


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All messages that lupdate finds in the words of the games."""
    found = tmp_path_factory.mktemp("ts") / "words.ts"
    sources = [str(path) for path in sorted((PACKAGE / "i18n").glob("*.py"))]
    command = [tool("lupdate"), *sources, "-silent", "-target-language", "pl_PL", "-ts", str(found)]
    subprocess.run(command, check=True, capture_output=True)
    return found


@pytest.fixture
def angular(messages: Path, tmp_path: Path, qapp: QCoreApplication) -> Iterator[None]:
    """A language in which every message of English stands in angular brackets."""
    tree = ET.parse(messages)
    for message in tree.iter("message"):
        source, translation = message.find("source"), message.find("translation")
        assert source is not None
        assert translation is not None
        del translation.attrib["type"]
        forms = [*translation.iter("numerusform")] or [translation]
        for form in forms:
            form.text = f"⟨{source.text}⟩"
    source_file, compiled = tmp_path / "angular.ts", tmp_path / "angular.qm"
    tree.write(source_file, encoding="utf-8", xml_declaration=True)
    command = [tool("lrelease"), "-silent", str(source_file), "-qm", str(compiled)]
    subprocess.run(command, check=True, capture_output=True)
    translator = QTranslator()
    assert translator.load(str(compiled))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def is_translated(text: str) -> bool:
    return text.startswith("⟨") and text.endswith("⟩")


def test_messages_with_a_number_have_plural_forms(messages: Path) -> None:
    counted = {
        message.findtext("source"): message.get("numerus") == "yes"
        for message in ET.parse(messages).iter("message")
    }
    assert len(counted) > 250
    assert all(plural == ("%n" in (source or "")) for source, plural in counted.items())


@pytest.mark.usefixtures("angular")
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_another_language_replaces_every_word(game: Game) -> None:
    texts = [words.game_title(game), words.game_summary(game), words.game_line(game)]
    texts += [words.deck_title(game.deck), words.deck_place(game.deck)]
    texts += [words.seat_name(seat) for seat in range(game.seats)]
    texts += [words.option_text(game, option) for option in game.options]
    texts += [words.face_name(game.deck, face) for face in range(game.deck.size)]
    texts += [Counted.in_stock(1), Counted.in_stock(5)]
    rng = random.Random(3)
    for _ in range(8):
        for table in playout(game, rng):
            seat = table.to_move
            if seat is None:
                continue
            view = table.view(seat)
            texts += [words.action_text(view, action) for action in view.legal]
            texts += words.seat_notes(view, seat)
            action = rng.choice(game.notation.every())
            refusal = table.refuse(seat, action)
            if refusal is not None:
                texts += words.refusal_text(game, refusal, action)
        assert table.result is not None
        texts += [words.result_title(game, table.result), words.result_note(game, table.result)]
        texts += [line.name for line in words.score_lines(game, table.result)]
        told = [words.event_text(game, event) for event in table.events]
        texts += [text for text in told if text is not None]
    assert [text for text in texts if not is_translated(text)] == []


def test_english_is_back_when_the_language_goes() -> None:
    assert words.seat_name(0) == "You"
