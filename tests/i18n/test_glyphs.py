"""Everything that is said can be shown with the fonts that come with the application."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import cardavia_desktop
from cardavia_desktop.library.rules import Example, Note, Picture, Rule, Table, Title, full_rules
from cardavia_desktop.library.rules.short import in_short
from cardavia_desktop.resources import asset
from cardavia_desktop.rules import GAMES

PACKAGE = Path(cardavia_desktop.__file__).parent
TRANSLATIONS = PACKAGE.parent / "translations"
WEIGHTS = ("Regular", "Bold")


def glyphs(voice: str) -> set[str]:
    """What a voice can show, in every weight and script."""
    shown = [
        set.union(
            *(
                set(map(chr, TTFont(asset("fonts", f"{voice}{name}")).getBestCmap()))
                for name in (f"-{weight}.ttf", f"Devanagari-{weight}.ttf", f"SC-{weight}.otf")
            )
        )
        for weight in WEIGHTS
    ]
    return set.intersection(*shown)


VOICES = pytest.mark.parametrize("voice", ["NotoSans", "NotoSerif"])


def messages() -> Iterator[str]:
    """Every message of the source code."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="translate") | ast.Attribute(attr="translate"),
                    args=[_, ast.Constant(value=str(text)), *_],
                ):
                    yield text
                case ast.Call(func=ast.Attribute(attr="tr"), args=[ast.Constant(value=str(t)), *_]):
                    yield t


def rules() -> Iterator[str]:
    """The full rules, with what is worked out for their tables."""
    for game in GAMES.values():
        yield from in_short(game)
        for part in full_rules(game):
            match part:
                case Picture(caption=caption):
                    yield caption
                case Table(head=head, rows=rows):
                    yield from head
                    for row in rows:
                        yield from row
                case Title(text=text) | Rule(text=text) | Note(text=text) | Example(text=text):
                    yield text


def translated() -> Iterator[str]:
    """Everything in the catalogs."""
    for path in TRANSLATIONS.glob("*.ts"):
        for translation in ET.parse(path).iter("translation"):
            yield "".join(translation.itertext())


def missing(voice: str, texts: Iterator[str]) -> dict[str, str]:
    """The characters that cannot be shown, each with a text that has it."""
    known = glyphs(voice) | {"\n"}
    found = {sign: text for text in texts for sign in text if sign not in known}
    return dict(sorted(found.items()))


@VOICES
def test_messages(voice: str) -> None:
    texts = list(messages())
    assert len(texts) > 500
    assert missing(voice, iter(texts)) == {}


@VOICES
def test_rules(voice: str) -> None:
    assert missing(voice, rules()) == {}


@VOICES
def test_translations(voice: str) -> None:
    assert missing(voice, translated()) == {}
