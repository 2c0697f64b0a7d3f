"""The window as the person has set it, and what in it sets something."""

from __future__ import annotations

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.tone import Tone
from cardavia_desktop.i18n.index import index_text
from cardavia_desktop.rules import DECKS
from cardavia_desktop.ui.header import Header
from cardavia_desktop.ui.menus import Actions
from cardavia_desktop.ui.settings.preferences import (
    CONTRAST,
    GRAIN,
    INDEX,
    LANGUAGE,
    SORT,
    TEMPERATURE,
)
from cardavia_desktop.ui.settings.store import Settings


def follow_settings(cards: Cards, header: Header, actions: Actions, settings: Settings) -> None:
    """Let the cards, the header and the actions be as it is set, now and whenever that changes."""

    def show_tone(_moved: int) -> None:
        cards.set_tone(settings.tone)
        header.dials.show_tone(settings.tone)

    def show_index(shown: bool) -> None:
        cards.show_index(_index if shown else None)
        actions.index.setChecked(shown)

    def show_order(order: str) -> None:
        actions.orders[order].setChecked(True)

    for dial in (CONTRAST, GRAIN, TEMPERATURE):
        settings.follow(dial, show_tone)
    settings.follow(INDEX, show_index)
    settings.follow(SORT, show_order)


def take_settings(header: Header, actions: Actions, settings: Settings) -> None:
    """Set what is chosen in the header and by actions."""

    def set_tone(tone: Tone) -> None:
        settings.tone = tone

    def set_language(language: str) -> None:
        settings[LANGUAGE] = language

    def set_index(shown: bool) -> None:
        settings[INDEX] = shown

    def set_order(order: str) -> None:
        settings[SORT] = order

    header.dials.changed.connect(set_tone)
    header.languages.chosen.connect(set_language)
    actions.index.toggled.connect(set_index)
    for order, action in actions.orders.items():
        action.triggered.connect(lambda _checked, chosen=order: set_order(chosen))


def _index(deck: str, code: str) -> str:
    """The index of a card that lies face up."""
    return index_text(DECKS[deck], DECKS[deck].codes.index(code))
