"""How messages are filled in: places, numbers with their plural forms, signs and lists.

Every message is a literal in a call of `translate` or `Counted.tr`, so that lupdate finds it, and
is looked up anew each time, so that the language can change while the application runs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

Words = Callable[[], str]
"""A text in the present language, whichever that is when it is shown."""

Reasons = Mapping[str | tuple[str, str], tuple[Words, Words]]
"""Title and sentence of each reason, by its code, or by its code and the verb of the action."""

_PLACE: Final = re.compile(r"%([1-9])")
_LETTER: Final = re.compile(r"\s?\(&\w\)|&(?=\w)")


def fill(message: str, *values: object) -> str:
    """The message with `%1`, `%2` … replaced by the values, in one pass.

    A place without a value stays as it is: a slip in a translation must not stop a game.
    """

    def value(place: re.Match[str]) -> str:
        at = int(place[1]) - 1
        return str(values[at]) if at < len(values) else place[0]

    return _PLACE.sub(value, message)


def number_text(n: int) -> str:
    """A number as the language writes it."""
    return QLocale().toString(n).replace("-", "−")


def points_text(n: int) -> str:
    """A change of points with its sign: "+24", "−8", "0"."""
    return f"+{number_text(n)}" if n > 0 else number_text(n)


def without_letter(text: str) -> str:
    """The words of a menu as they stand elsewhere: without the letter that chooses them there.

    In some languages the letter stands in brackets after the words.
    """
    return _LETTER.sub("", text)


def capital(text: str) -> str:
    """A name that stands alone, with a capital letter where the script has them: "Small 7"."""
    return text[:1].upper() + text[1:]


def join(parts: Sequence[str]) -> str:
    """A list of names: "5 of Strings, Chi chi"."""
    text = ""
    for part in parts:
        #: %1 is a list so far, %2 what comes next in it
        text = fill(translate("List", "%1, %2"), text, part) if text else part
    return text


def in_a_row(sentences: Iterable[str]) -> str:
    """Whole sentences, one after the other."""
    text = ""
    for sentence in sentences:
        #: %1 and %2 are whole sentences, one after the other
        text = fill(translate("Spoken", "%1 %2"), text, sentence) if text else sentence
    return text


def decimal_text(value: float) -> str:
    """A number with one digit after the point, as the language writes it: "2.5", "−0.3"."""
    return QLocale().toString(value, "f", 1).replace("-", "−")


class Counted:
    """Messages with a number: `%n` and the plural forms of the language.

    In English the plural ending is written "(s)" and is settled here, so that English, the
    source language, needs no translation file.
    """

    @staticmethod
    def tr(message: str, comment: str, n: int) -> str:
        """The message for `n`; lupdate knows only a method of this name to take plurals."""
        text = translate("Counted", message, comment, n)
        return text.replace("(s)", "" if n == 1 else "s")

    @staticmethod
    def players(n: int) -> str:
        """How many play: "4 players"."""
        return Counted.tr("%n player(s)", "", n)

    @staticmethod
    def cards(n: int) -> str:
        """How many cards: "120 cards"."""
        return Counted.tr("%n card(s)", "", n)

    @staticmethod
    def faces(n: int) -> str:
        """How many kinds of cards: "30 faces"."""
        return Counted.tr("%n face(s)", "", n)

    @staticmethod
    def see_all(n: int) -> str:
        """The link to the gallery of a deck: "See all 30 faces →"."""
        return Counted.tr("See all %n face(s) →", "", n)

    @staticmethod
    def copies(n: int) -> str:
        """How many cards of a face there are: "4 cards of this face"."""
        return Counted.tr("%n card(s) of this face", "", n)

    @staticmethod
    def characters_missing(n: int) -> str:
        """What is said while a deal number is typed: "3 more characters"."""
        return Counted.tr("%n more character(s)", "", n)

    @staticmethod
    def deals(n: int) -> str:
        """How many deals: "100 deals"."""
        return Counted.tr("%n deal(s)", "", n)

    @staticmethod
    def in_hand(n: int) -> str:
        """How many cards a seat holds, on its plate: "17 in hand"."""
        return Counted.tr("%n in hand", "", n)

    @staticmethod
    def in_stock(n: int) -> str:
        """How many cards are left: "23 cards left in the stock"."""
        return Counted.tr("%n card(s) left in the stock", "", n)

    @staticmethod
    def unpaired(n: int) -> str:
        """How many cards of a Chắn hand are in no pair: "3 unpaired cards"."""
        return Counted.tr("%n unpaired card(s)", "", n)

    @staticmethod
    def to_exchange(n: int) -> str:
        """How far a hand is from waiting: "2 cards to exchange before it waits"."""
        return Counted.tr("%n card(s) to exchange before it waits", "", n)

    @staticmethod
    def dealt(n: int) -> str:
        """What the person at seat 0 was dealt: "You are dealt 20 cards"."""
        return Counted.tr("You are dealt %n card(s)", "", n)

    # Facts that speak for or against an answer; "unseen" are cards that the person sees nowhere.

    @staticmethod
    def wins(n: int) -> str:
        """That an answer wins: "It wins the deal: 4 points from each opponent."."""
        return Counted.tr("It wins the deal: %n point(s) from each opponent.", "", n)

    @staticmethod
    def waits(n: int) -> str:
        """What a hand waits for, with the place %1 for the cards."""
        return Counted.tr("The hand then waits for: %1 (%n card(s) unseen).", "", n)

    @staticmethod
    def nearer(n: int) -> str:
        """That a hand comes nearer to a win."""
        return Counted.tr(
            "It brings the hand nearer: %n card(s) to exchange before it waits.", "", n
        )

    @staticmethod
    def farther(n: int) -> str:
        """That a hand moves away from a win."""
        return Counted.tr("It takes the hand back: %n card(s) to exchange before it waits.", "", n)

    @staticmethod
    def outs(n: int) -> str:
        """Which cards would help next, with the place %1 for them."""
        return Counted.tr("These would then help: %1 (%n card(s) unseen).", "", n)

    @staticmethod
    def outs_in_all(n: int) -> str:
        """How many cards would help next."""
        return Counted.tr("%n unseen card(s) would then help the hand.", "", n)

    @staticmethod
    def pays(n: int) -> str:
        """What a win would bring."""
        return Counted.tr("A win would then bring %n point(s) from each opponent.", "", n)

    @staticmethod
    def won(n: int) -> str:
        """How often the person wins, of a hundred times."""
        return Counted.tr("Played on a hundred times, you win %n time(s).", "", n)

    @staticmethod
    def lost(n: int) -> str:
        """How often an opponent wins, of a hundred times."""
        return Counted.tr("Played on a hundred times, an opponent wins %n time(s).", "", n)

    @staticmethod
    def mistakes(n: int) -> str:
        """The sum of a review, with the place %1 for points, as "4.0 ± 1.2"."""
        return Counted.tr("%n decision(s) cost about %1 points in all.", "", n)
