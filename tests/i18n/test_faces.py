"""The names of the cards in every language, as the glossary has them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest
from fontTools.ttLib import TTFont

from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.index import index_text
from cardavia_desktop.resources import asset
from cardavia_desktop.rules import GAMES
from cardavia_desktop.rules.events import Discarded
from cardavia_desktop.rules.faces import DECKS, NANTONG, TOTOM, ZIPAI, Deck

Speak = Callable[[str], None]

LANGUAGES = ("en", "hi", "ms", "pl", "vi")

LABELS = {
    "en": {
        TOTOM: {"5s": "5 of Strings", "8c": "8 of Coins", "chi": "Chi chi"},
        ZIPAI: {"x7": "small 7", "d10": "large 10"},
        NANTONG: {"white": "White Flower", "wealth": "Wealth"},
    },
    "pl": {
        TOTOM: {"3m": "Trójka miriad", "5s": "Piątka sznurów", "8c": "Ósemka monet"},
        ZIPAI: {"x7": "Mała siódemka", "d10": "Duża dziesiątka"},
        NANTONG: {"9s": "Dziewiątka sznurów", "red": "Czerwony Kwiat", "joy": "Radość"},
    },
    "hi": {
        TOTOM: {"3m": "अयुत का 3", "5s": "लड़ी का 5", "8c": "सिक्के का 8", "ong": "Ông cụ"},
        ZIPAI: {"x7": "छोटा 7", "d10": "बड़ा 10"},
        NANTONG: {"thousand": "हज़ार", "white": "सफ़ेद फूल", "longevity": "दीर्घायु"},
    },
    "ms": {
        TOTOM: {"3m": "3 Miriad", "5s": "5 Tali", "8c": "8 Syiling", "thang": "Thang thang"},
        ZIPAI: {"x7": "7 kecil", "d10": "10 besar"},
        NANTONG: {"red": "Bunga Merah", "fortune": "Tuah", "longevity": "Umur Panjang"},
    },
    "vi": {
        TOTOM: {"3m": "Tam vạn", "5s": "Ngũ sách", "8c": "Bát văn", "chi": "Chi chi"},
        ZIPAI: {"x7": "Bảy nhỏ", "d10": "Mười lớn"},
        NANTONG: {"thousand": "Thiên tự", "red": "Hồng hoa", "prosperity": "Lộc"},
    },
}

OBJECTS = {
    "pl": {
        TOTOM: {
            "1m": "jedynkę miriad",
            "2s": "dwójkę sznurów",
            "3m": "trójkę miriad",
            "4c": "czwórkę monet",
            "5s": "piątkę sznurów",
            "6m": "szóstkę miriad",
            "8c": "ósemkę monet",
            "9m": "dziewiątkę miriad",
            "chi": "Chi chi",
        },
        ZIPAI: {"x7": "małą siódemkę", "x1": "małą jedynkę", "d10": "dużą dziesiątkę"},
        NANTONG: {"thousand": "Tysiąc", "white": "Biały Kwiat", "joy": "Radość"},
    },
    "hi": {TOTOM: {"5s": "लड़ी का 5"}, ZIPAI: {"d10": "बड़ा 10"}, NANTONG: {"red": "लाल फूल"}},
    "ms": {TOTOM: {"5s": "5 Tali"}, ZIPAI: {"d10": "10 besar"}, NANTONG: {"red": "Bunga Merah"}},
    # Names are written small inside a sentence.
    "vi": {
        TOTOM: {"5s": "ngũ sách", "8c": "bát văn", "chi": "chi chi"},
        ZIPAI: {"d10": "mười lớn"},
        NANTONG: {"red": "hồng hoa"},
    },
}


def every_name() -> list[str]:
    return [
        name(deck, face)
        for deck in DECKS.values()
        for face in range(deck.size)
        for name in (words.face_name, words.face_object)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_follow_the_glossary(language: str, speak: Speak) -> None:
    speak(language)
    for deck, names in LABELS[language].items():
        for code, name in names.items():
            assert words.face_name(deck, deck.index[code]) == name


@pytest.mark.parametrize("language", OBJECTS)
def test_objects_have_the_case_of_a_sentence(language: str, speak: Speak) -> None:
    speak(language)
    for deck, names in OBJECTS[language].items():
        for code, name in names.items():
            assert words.face_object(deck, deck.index[code]) == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_no_two_faces_share_a_name(deck: Deck, language: str, speak: Speak) -> None:
    speak(language)
    for name in (words.face_name, words.face_object):
        names = [name(deck, face) for face in range(deck.size)]
        assert all(text and text == text.strip() for text in names)
        assert len(set(names)) == deck.size


# These look the same in every language, or have no other name.
VIETNAMESE = {"Ông cụ", "Thang thang", "Chi chi"}


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_name_is_left_in_english(language: str, speak: Speak) -> None:
    speak("en")
    english = every_name()
    speak(language)
    same = {ours for ours, theirs in zip(every_name(), english, strict=True) if ours == theirs}
    assert same <= VIETNAMESE


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_composed_as_the_fonts_have_them(language: str, speak: Speak) -> None:
    speak(language)
    assert all(unicodedata.is_normalized("NFC", name) for name in every_name())


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
@pytest.mark.parametrize("family", ["NotoSans", "NotoSerif"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_sign_of_the_names(
    language: str, family: str, weight: str, speak: Speak
) -> None:
    signs: set[int] = set()
    for name in (family, f"{family}Devanagari"):
        signs |= TTFont(asset("fonts", f"{name}-{weight}.ttf")).getBestCmap().keys()
    speak(language)
    assert {sign for name in every_name() for sign in name if ord(sign) not in signs} == set()


def test_the_log_takes_the_object(speak: Speak) -> None:
    """In Polish the accusative, whatever the sentence is."""
    speak("pl")
    said = words.event_text(GAMES["chan"], Discarded(3, TOTOM.index["5s"], 0))
    assert said is not None
    assert said.endswith("piątkę sznurów")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_indices_are_short_and_tell_the_faces_apart(
    language: str, deck: Deck, speak: Speak
) -> None:
    speak(language)
    indices = [index_text(deck, face) for face in range(deck.size)]
    assert len(set(indices)) == deck.size
    assert all(0 < len(index) <= 5 for index in indices)
    for path in ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"):
        glyphs = set(TTFont(asset("fonts", path)).getBestCmap())
        devanagari = set(
            TTFont(asset("fonts", path.replace("Sans", "SansDevanagari"))).getBestCmap()
        )
        assert set(map(ord, "".join(indices))) <= glyphs | devanagari


@pytest.mark.parametrize(
    ("language", "deck", "code", "index"),
    [
        ("en", TOTOM, "5s", "5\u202fS"),
        ("en", ZIPAI, "d10", "10\u202fL"),
        ("pl", TOTOM, "5s", "5\u202fSz"),
        ("pl", ZIPAI, "d10", "10\u202fD"),
        ("hi", NANTONG, "9m", "9\u202fअ"),
        ("ms", TOTOM, "5s", "5\u202fT"),
        ("vi", TOTOM, "8c", "8\u202fVă"),
        ("vi", NANTONG, "red", "Hồng"),
    ],
)
def test_indices_in_each_language(
    language: str, deck: Deck, code: str, index: str, speak: Speak
) -> None:
    speak(language)
    assert index_text(deck, deck.index[code]) == index
