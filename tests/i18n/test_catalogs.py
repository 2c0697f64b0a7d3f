"""The catalogs are complete and sound: nothing is missing, lost on the way, or badly set."""

from __future__ import annotations

import re
import shutil
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import translations
from tests.i18n.catalogs import CATALOGS, LANGUAGES, Message, messages, read

FAULTS = Path(__file__).parent / "faults"

FORMS = {"en": 2, "pl": 3, "hi": 2}
"""How many plural forms a language has in Qt, where it has more than one."""

PLACE = re.compile(r"%L?[1-9]")
CODE = re.compile(r"\{\w+\}")  # a card of the rules, drawn in the text
TAG = re.compile(r"</?\w+[^>]*>")
MNEMONIC = re.compile(r"&([^&\s])")

STOPS = {".": ".।。", "?": "?？", "!": "!！", ":": ":：", "…": "…"}
"""What a sentence may end with in a translation, by its end in English."""

Flaw = Callable[[str, str, str], bool]
"""Whether a form of a translation has a flaw; told the language and the source text too."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def current(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies of the catalogs, brought up to the present source text."""
    folder = tmp_path_factory.mktemp("catalogs")
    for path in CATALOGS.values():
        shutil.copy(path, folder)
    translations.update(folder)
    return folder


@pytest.mark.parametrize("language", CATALOGS)
def test_the_messages_are_those_of_the_source_text(language: str, current: Path) -> None:
    wanted = {message.key for message in read(current / CATALOGS[language].name)}
    present = {message.key for message in messages(language)}
    assert wanted - present == set(), "missing"
    assert present - wanted == set(), "obsolete"


@pytest.mark.parametrize("language", CATALOGS)
def test_every_message_is_finished(language: str) -> None:
    assert [str(m) for m in messages(language) if m.state or not all(m.forms)] == []


@pytest.mark.parametrize("language", CATALOGS)
def test_every_plural_form_is_there(language: str) -> None:
    counted = [message for message in messages(language) if message.counted]
    assert counted
    wanted = FORMS.get(language, 1)
    assert [str(message) for message in counted if len(message.forms) != wanted] == []
    assert [str(m) for m in counted if not all("%n" in form for form in m.forms)] == []


def flawed(language: str, flaw: Flaw) -> list[str]:
    """The messages that have a flaw in one of their forms."""
    return [
        f"{message} -> {form[:80]!r}"
        for message in messages(language)
        for form in message.forms
        if form and flaw(language, message.source, form)
    ]


def loses_a_place(_: str, source: str, form: str) -> bool:
    """A place may stand twice, as where a language repeats a name; none may be lost or new."""
    return set(PLACE.findall(source)) != set(PLACE.findall(form))


def loses_a_card(_: str, source: str, form: str) -> bool:
    return Counter(CODE.findall(source)) != Counter(CODE.findall(form))


def loses_a_tag(_: str, source: str, form: str) -> bool:
    opened = Counter(TAG.findall(form))
    return opened.keys() != Counter(TAG.findall(source)).keys() or any(
        opened[tag] != opened[tag.replace("<", "</")] for tag in opened if tag in ("<b>", "<i>")
    )


def has_other_blanks(_: str, source: str, form: str) -> bool:
    """The blanks before and after, which put texts beside each other, are the same."""

    def around(text: str) -> tuple[str, str]:
        inner = text.strip()
        return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :] if inner else ""

    return around(source) != around(form)


def ends_otherwise(_: str, source: str, form: str) -> bool:
    """A sentence stays a sentence, and a label a label."""
    end = source[-1:]
    if end in STOPS:
        return form[-1:] not in STOPS[end]
    return end.isalnum() and form[-1:] in ".।。"


def is_decomposed(_: str, __: str, form: str) -> bool:
    return unicodedata.normalize("NFC", form) != form


def has_a_blank_before_percent(_: str, __: str, form: str) -> bool:
    return re.search(r"[\d%n] %(?![1-9nL])", form) is not None


def has_no_mnemonic(language: str, source: str, form: str) -> bool:
    """Where English has a mnemonic there is one, of a plain letter; nowhere else."""
    found, wanted = MNEMONIC.findall(form), MNEMONIC.findall(source)
    if len(found) != len(wanted):
        return True
    if language in ("hi", "zh_CN") and found and "(&" not in form:
        return True
    return not all(letter.isascii() and letter.isalnum() for letter in found)


@every_language
@pytest.mark.parametrize(
    "flaw",
    [
        loses_a_place,
        loses_a_card,
        loses_a_tag,
        has_other_blanks,
        ends_otherwise,
        is_decomposed,
        has_a_blank_before_percent,
        has_no_mnemonic,
    ],
)
def test_nothing_is_lost_on_the_way(language: str, flaw: Flaw) -> None:
    assert flawed(language, flaw) == []


def faults(language: str) -> Iterator[tuple[str, re.Pattern[str]]]:
    """What must not reappear in a language: "12 pattern", a fault's number and how it looks."""
    for line in (FAULTS / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            number, _, pattern = line.partition(" ")
            yield number, re.compile(pattern)


@every_language
def test_known_faults_do_not_reappear(language: str) -> None:
    known = list(faults(language))
    assert known
    found = [
        f"{number}: {message} -> {form[:80]!r}"
        for message in messages(language)
        for form in message.forms
        for number, pattern in known
        if pattern.search(form)
    ]
    assert found == []


def test_the_checks_see_what_they_look_for() -> None:
    """Each flaw, on a translation that has it and on one that has not."""
    sound = Message("Table", "&Take %1 {5s}: <b>now</b>.", "", False, "", ())
    good = "&Weź %1 {5s}: <b>teraz</b>."
    for flaw, bad in {
        loses_a_place: good.replace("%1", "%2"),
        loses_a_card: good.replace("{5s}", "{5c}"),
        loses_a_tag: good.replace("</b>", ""),
        has_other_blanks: good + " ",
        ends_otherwise: good[:-1],
        is_decomposed: unicodedata.normalize("NFD", good),
        has_a_blank_before_percent: "50 % " + good,
        has_no_mnemonic: good.replace("&W", "&Ź"),
    }.items():
        assert not flaw("pl", sound.source, good)
        assert flaw("pl", sound.source, bad)
