"""An answer as it is shown: label, key, cards; and the answers of a question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cardavia_desktop.art.cards import Cards
from cardavia_desktop.art.drawings import ASPECT, Card
from cardavia_desktop.art.index import HEAD, index_height
from cardavia_desktop.i18n import words
from cardavia_desktop.i18n.text import fill, number_text, translate
from cardavia_desktop.rules.actions import Action, Group
from cardavia_desktop.rules.faces import NO_FACE
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.paohuzi.hand import HUXI
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.items import Pack
from cardavia_desktop.ui.table.question import Question

_AIR: Final = 1.12  # a picture shows a little more than the head


class Rank(StrEnum):
    """How an answer stands among the others."""

    WIN = "win"
    MAIN = "main"
    OTHER = "other"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Picture:
    """The upper `height` logical pixels of a card; `taken` for the public card."""

    cards: Cards
    card: Card
    height: int
    taken: bool = False


Pictures = tuple[tuple[Picture, ...], ...]
"""The groups of an answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as it is shown.

    `pictures` draws its cards at a given card width.
    """

    action: Action
    label: str
    key: str
    rank: Rank
    note: str = ""
    pictures: Callable[[int], Pictures] | None = None


def answers_of(view: View, asked: Question, pack: Pack) -> list[Answer]:
    """What is shown for a question, the main answer first."""
    keys = words.action_keys(asked.answers)
    shown = [
        Answer(
            action,
            words.action_text(view, action),
            keys[action],
            _rank(action, place),
            _note(action),
            _pictures(view, action, pack),
        )
        for place, action in enumerate(asked.answers)
    ]
    shown += [
        Answer(action, words.refused_text(view, action), words.action_key(action), Rank.REFUSED)
        for action in asked.refused
    ]
    return shown


def _rank(action: Action, place: int) -> Rank:
    if action.verb == "win":
        return Rank.WIN
    return Rank.MAIN if place == 0 else Rank.OTHER


def _note(action: Action) -> str:
    """What a chi is worth."""
    if not action.groups:
        return ""
    huxi = sum(HUXI[Meld("chi", group)] for group in action.groups)
    return fill(translate("Table", "%1 huxi"), number_text(huxi))


def _groups(view: View, action: Action) -> tuple[Group, ...]:
    """The cards that an answer lays together, the public card first where only one is taken."""
    public, face = view.public, action.face
    match action.verb:
        case "chi":
            return action.groups
        case "capture" if face is not None:
            return ((public, face),)
        case "peng" | "pung":
            return ((public,) * 3,)
        case "chiu" | "pao":
            return ((public,) * 4,)
        case "kong" if face is None:
            return ((public,) * 4,)
        case "kong" | "open" if face is not None:
            return ((face,) * view.hand[face],)
        case "hezi":
            return (view.indicators,)  # the other two copies of their face (N4.5)
        case _:
            return ()


def _pictures(view: View, action: Action, pack: Pack) -> Callable[[int], Pictures] | None:
    """The cards of an answer, the one that is taken marked; None for an answer without cards."""
    deck = view.game.deck.name
    groups = _groups(view, action)
    if not groups:
        return None

    def draw(width: int) -> Pictures:
        whole = round(width * ASPECT[deck])
        height = round(whole * HEAD[deck] * _AIR)
        if pack.cards.shows_index:
            height += index_height(width)
        pictures = []
        taken = view.public == NO_FACE
        for group in groups:
            row = []
            for face in group:
                public = face == view.public and not taken
                taken = taken or public
                row.append(Picture(pack.cards, pack.face(face, width, whole), height, public))
            pictures.append(tuple(row))
        return tuple(pictures)

    return draw
