"""Actions and their notation: what a seat can answer, and how it is written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self

from cardavia_desktop.rules.faces import Deck, Face

Group = tuple[Face, ...]
"""Some cards that belong together, in face order."""


class NotationError(ValueError):
    """A text that names no action of the game."""


class Action(str):
    """An action: its text in the notation, with what the text says worked out.

    Equality, order and hash are those of the text, so actions sort by code point and can be
    compared with plain strings. `face` is the card an action names, `groups` the groups of a chi.
    """

    __slots__ = ("face", "groups", "verb")

    verb: str
    face: Face | None
    groups: tuple[Group, ...]

    def __new__(
        cls, text: str, verb: str, face: Face | None = None, groups: tuple[Group, ...] = ()
    ) -> Self:
        """Make the action that `text` names; use `Notation` rather than this."""
        action = super().__new__(cls, text)
        action.verb = verb
        action.face = face
        action.groups = groups
        return action

    def __reduce__(self) -> tuple[type[Action], tuple[str, str, Face | None, tuple[Group, ...]]]:
        """Pickle by value."""
        return (Action, (str(self), self.verb, self.face, self.groups))


class Notation:
    """The actions that can be named in one game.

    `bare` verbs stand alone ("pass"), `faced` verbs take one face ("discard 5m") and `grouped`
    verbs take one to three groups of three ("chi x1-x2-x3"). Simple actions are made once.
    """

    def __init__(
        self, deck: Deck, bare: Iterable[str], faced: Iterable[str], grouped: Iterable[str] = ()
    ) -> None:
        """Prepare the notation of a game that plays with `deck`."""
        self.deck: Final = deck
        self._grouped: Final = frozenset(grouped)
        self._simple: Final = {verb: Action(verb, verb) for verb in bare}
        self._faced: Final = {
            verb: tuple(Action(f"{verb} {code}", verb, f) for f, code in enumerate(deck.codes))
            for verb in faced
        }
        self.verbs: Final = frozenset((*self._simple, *self._faced, *self._grouped))
        for actions in self._faced.values():
            self._simple.update((str(action), action) for action in actions)
        self._groups: Final[dict[tuple[str, tuple[Group, ...]], Action]] = {}

    def bare(self, verb: str) -> Action:
        """The action of a verb that stands alone."""
        return self._simple[verb]

    def faced(self, verb: str) -> tuple[Action, ...]:
        """The actions of a verb that takes a face, indexed by face."""
        return self._faced[verb]

    def grouped(self, verb: str, groups: Iterable[Iterable[Face]]) -> Action:
        """The action of a verb that takes groups, written in canonical order."""
        key = (verb, tuple(sorted(tuple(sorted(group)) for group in groups)))
        action = self._groups.get(key)
        if action is None:
            codes = self.deck.codes
            text = " ".join("-".join(codes[face] for face in group) for group in key[1])
            action = self._groups[key] = Action(f"{verb} {text}", verb, None, key[1])
        return action

    def every(self) -> list[Action]:
        """Every action that stands alone or takes one face, sorted."""
        return sorted(self._simple.values())

    def parse(self, text: str) -> Action:
        """The action that `text` names.

        Raises NotationError, with one plain sentence, when it names none, or not in its
        canonical form.
        """
        action = self._simple.get(text)
        if action is not None:
            return action
        verb, _, rest = text.partition(" ")
        if verb in self._grouped:
            action = self._parse_groups(verb, rest)
            if action == text:
                return action
        raise NotationError(f"{text[:80]!r} names no action of this game")

    def _parse_groups(self, verb: str, rest: str) -> Action | None:
        index = self.deck.index
        groups = [part.split("-") for part in rest.split(" ")]
        if len(groups) > 3 or any(len(group) != 3 for group in groups):
            return None
        if not all(code in index for group in groups for code in group):
            return None
        return self.grouped(verb, [[index[code] for code in group] for group in groups])
