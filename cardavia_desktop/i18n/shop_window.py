"""What menus of a desktop and software centers say of the application, before it is opened."""

from __future__ import annotations

from typing import NamedTuple

from cardavia_desktop.i18n.text import translate


class ShopWindow(NamedTuple):
    """The texts of the desktop entry and of the store; `keywords` are searched, `story` is read."""

    kind: str
    summary: str
    keywords: tuple[str, ...]
    story: tuple[str, ...]


def shop_window() -> ShopWindow:
    """The texts in the present language."""
    return ShopWindow(
        #: what kind of program it is, in the menu of a desktop
        kind=translate("Shop window", "Card games"),
        summary=translate("Shop window", "Play the long card games of East Asia offline"),
        keywords=(
            translate("Shop window", "cards"),
            translate("Shop window", "game"),
            "Chắn",
            "Tổ Tôm",
            "Paohuzi",
            "跑胡子",
            "字牌",
            "南通长牌",
        ),
        story=(
            translate(
                "Shop window",
                "Cardavia is a quiet library of East Asian card traditions that one can play. It "
                "shows three decks of long narrow cards with every face, told and drawn anew as "
                "woodcuts: Tổ Tôm from Vietnam, the number cards of Hunan, and the long cards of "
                "Nantong.",
            ),
            translate(
                "Shop window",
                "Play Chắn with four, Paohuzi and Nantong long cards with three, against computer "
                "players of three levels who see no card that you could not see in their place. "
                "Full rules, hints with reasons, undo, and a review after the deal help those who "
                "have never held such a card.",
            ),
            translate(
                "Shop window",
                "Everything works without a network, by keyboard alone and with a screen reader. "
                "Nothing is ever lost: each move is kept at once.",
            ),
        ),
    )
