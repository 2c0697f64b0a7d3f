"""The decks for people who have never seen them: what they are, and where that is known from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cardavia_desktop.i18n.text import Words, translate
from cardavia_desktop.rules import Deck, Game


@dataclass(frozen=True, slots=True)
class Source:
    """Where a fact is from: what it is called there, which stays as it is in every language, and
    its address.
    """

    title: str
    address: str


def deck_description(deck: Deck) -> tuple[str, ...]:
    """How a deck is read, where it comes from and what its pictures show, in paragraphs."""
    return _DESCRIPTIONS[deck.name]()


def deck_article(deck: Deck) -> str:
    """The address of the article of Wikipedia that tells most of a deck."""
    return _SOURCES[deck.name][0].address


def deck_sources(deck: Deck) -> tuple[Source, ...]:
    """What the description rests on, the article of Wikipedia first."""
    return _SOURCES[deck.name]


def cards_used(game: Game) -> str:
    """Which cards of its deck a game uses, in a sentence."""
    return _USES[game.name]()


def _totom() -> tuple[str, ...]:
    return (
        translate(
            "Deck",
            "Thirty faces, four copies of each. The label at the head has the suit on the left "
            "and the rank on the right; at the foot it is turned round. The suits are Coins, "
            "Strings of coins and Myriads, each from 1 to 9. Beside them stand three honors: "
            "Ông cụ, Thang thang and Chi chi.",
        ),
        translate(
            "Deck",
            "The suits are those of the Chinese money cards. How Tổ Tôm began is not known; in "
            "the 19th century it was much loved in Vietnam, above all by the upper class.",
        ),
        translate(
            "Deck",
            "The pictures have nothing to do with suit or rank. Under French rule the printers "
            "A. Camoin & Cie of Marseille dressed the deck in Japanese costumes of the Edo "
            "period; a carp, peaches, a pavilion and a boat stand among the people. The woodcuts "
            "here are our own, of the same subjects. Seven of them bear a red stamp.",
        ),
    )


def _zipai() -> tuple[str, ...]:
    return (
        translate(
            "Deck",
            "Twenty faces, four copies of each: the numbers from 1 to 10, once in the everyday "
            "Chinese numerals and once in the formal ones, which are written on checks and "
            "bills. The everyday numerals are the small cards, the formal ones the large cards. "
            "2, 7 and 10 are red.",
        ),
        translate(
            "Deck",
            "Such cards are called zipai, character cards. They are said to have begun in "
            "Leshan in Sichuan, in the middle of the Qing dynasty; today they are at home in "
            "Hunan and Sichuan.",
        ),
        translate(
            "Deck",
            "The numeral stands at the head and, turned round, at the foot. The two seals "
            "between them repeat it in everyday writing: on white for the small cards, on a "
            "solid ground for the large ones. Seals and vine are our own choice.",
        ),
    )


def _nantong() -> tuple[str, ...]:
    return (
        translate(
            "Deck",
            "Thirty faces, four copies of each, and five lucky cards. Coins, Strings of coins "
            "and Myriads run from 1 to 9; Thousand, White Flower and Red Flower are the honors. "
            "The rank stands on the left of the label, the suit on the right.",
        ),
        translate(
            "Deck",
            "The cards belong to Nantong and the towns around it and are hardly known elsewhere. "
            "They are told to be as old as the Tang dynasty, or as the end of the Yuan; there is "
            "no proof. Since 2014 the game is on the city’s list of intangible heritage.",
        ),
        translate(
            "Deck",
            "A figure stands at the head, number and suit fill the field below it. The people on "
            "the Myriads from 1 to 7 are those of the tradition, as are Liu Haichan, the qilin, "
            "the tortoise, the spirit of the clam and the Eight Immortals somewhere in the deck. "
            "Which of them stands where, and all the other pictures, are our own choice.",
        ),
    )


_DESCRIPTIONS: Final[dict[str, Callable[[], tuple[str, ...]]]] = {
    "totom": _totom,
    "zipai": _zipai,
    "nantong": _nantong,
}

_CHINESE_CARDS: Final = Source(
    "Wikipedia: Chinese playing cards", "https://en.wikipedia.org/wiki/Chinese_playing_cards"
)

_LEGENDS: Final = Source(
    "E. T. C. Werner: Myths and Legends of China (1922)", "https://www.gutenberg.org/ebooks/15250"
)

_SOURCES: Final[dict[str, tuple[Source, ...]]] = {
    "totom": (
        Source("Wikipedia: Tổ tôm", "https://en.wikipedia.org/wiki/T%E1%BB%95_t%C3%B4m"),
        _CHINESE_CARDS,
        _LEGENDS,
    ),
    "zipai": (
        Source("Wikipedia: Zi pai", "https://en.wikipedia.org/wiki/Zi_pai"),
        Source("Akagiri Yuji: Paohuzi (2024)", "https://gamefarm.jp/rule/paohuzi.html"),
    ),
    "nantong": (
        _CHINESE_CARDS,
        Source("NetEase: Nantong changpai", "https://c.m.163.com/news/a/FN6TJAE505457G7W.html"),
        Source("cnread.news: Nantong changpai", "http://www.cnread.news/content/13841040.html"),
        Source(
            "Nantong Changpai: News (2016)",
            "http://nantongchangpai.uc55.com/News/Detail/201604_000129.html",
        ),
        Source("Wikipedia: Eight Immortals", "https://en.wikipedia.org/wiki/Eight_Immortals"),
        _LEGENDS,
    ),
}

_USES: Final[dict[str, Words]] = {
    "chan": lambda: translate(
        "Deck",
        "Chắn is played with 100 of the 120 cards: ranks 2 to 9 and Chi chi. The other faces "
        "have dots under their names.",
    ),
    "paohuzi": lambda: translate("Deck", "Paohuzi is played with all 80 cards."),
    "nantong": lambda: translate(
        "Deck",
        "The game is played with 120 of the 125 cards, without the five lucky ones. These have "
        "dots under their names.",
    ),
}
