"""What others saw of a seat's play, and how many copies of each face it can still hold.

Stock cards never enter a hand (P5.2), so whatever a seat played it was dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.events import Claimed, Dealt, Died, Discarded, Formed, Revealed
from cardavia_desktop.rules.faces import ZIPAI, Counts, Face
from cardavia_desktop.rules.paohuzi.hand import FACES

if TYPE_CHECKING:
    from cardavia_desktop.rules.actions import Group
    from cardavia_desktop.rules.view import View


class Step(Enum):
    """What was seen of a seat that tells something of how many copies of a face it holds."""

    SHOWN = auto()
    """Holds the card shown to all (P3.1)."""
    DEALT_TI = auto()
    """Laid four open before the play (P3.2)."""
    PLAYED = auto()
    """Played a loose card: a discard, or a hand card of a chi (P2.1)."""
    PAIR = auto()
    """Played two: peng or wei (P5.3, P5.4)."""
    KAN = auto()
    """Played three: pao or ti (P5.3, P5.4)."""
    NONE_LEFT = auto()
    """Took the face by chi: no copies may stay behind (P5.5)."""
    NOT_FORCED = auto()
    """Turned the face up and formed nothing (P5.3). A dead hand holds no pair for a wei anyway."""
    ONLY_KAN = auto()
    """Had no card to discard (P6.5)."""


_PLAYED: Final = {Step.DEALT_TI: 4, Step.PLAYED: 1, Step.PAIR: 2, Step.KAN: 3}

_FITTING: Final = {
    Step.SHOWN: {1, 2, 3, 4},
    Step.DEALT_TI: {4},
    Step.PLAYED: {1, 2},
    Step.PAIR: {2},
    Step.KAN: {3},
    Step.NONE_LEFT: {0},
    Step.NOT_FORCED: {0, 1},
    Step.ONLY_KAN: {0, 3},
}
"""How many copies of the face the seat can hold when a step is seen."""


@lru_cache(maxsize=4096)
def copies_left(steps: tuple[Step, ...]) -> tuple[int, ...]:
    """How many copies of a face a seat may hold after these steps, in ascending order."""
    played = sum(_PLAYED.get(step, 0) for step in steps)
    return tuple(n for n in range(5 - played) if _possible(steps, n + played))


def _possible(steps: Sequence[Step], count: int) -> bool:
    """Whether a seat that was dealt `count` copies of a face could take these steps."""
    if count == 4 and Step.DEALT_TI not in steps:
        return False
    for step in steps:
        if count not in _FITTING[step]:
            return False
        count -= _PLAYED.get(step, 0)
    return True


class Past:
    """What a seat was seen to do: the cards it played from its hand, and its steps by face."""

    def __init__(self) -> None:
        """Start without a step."""
        self.played: Counts = [0] * ZIPAI.size
        self.melds = 0
        self._steps: list[list[Step]] = [[] for _ in FACES]

    def see(self, step: Step, face: Face) -> None:
        """Add a step that concerns `face`."""
        self._steps[face].append(step)
        self.played[face] += _PLAYED.get(step, 0)

    def chi(self, groups: Sequence[Group], face: Face) -> None:
        """Add a chi of `face`."""
        cards = [card for group in groups for card in group]
        cards.remove(face)
        for card in cards:
            self.see(Step.PLAYED, card)
        self.see(Step.NONE_LEFT, face)

    def form(self, place: int, kind: str, face: Face) -> None:
        """Add a group of identical cards; one that grew took nothing from the hand."""
        if place == self.melds:
            self.see(Step.PAIR if kind in {"peng", "wei"} else Step.KAN, face)
            self.melds += 1

    def die(self) -> None:
        """Add that the hand became dead."""
        for face in FACES:
            self.see(Step.ONLY_KAN, face)

    def copies_left(self, face: Face) -> tuple[int, ...]:
        """How many copies of `face` the seat may hold now."""
        return copies_left(tuple(self._steps[face]))


def pasts(view: View) -> list[Past]:
    """What each seat was seen to do."""
    pasts = [Past() for _ in range(view.game.seats)]
    playing = False
    for event, following in zip(view.events, (*view.events[1:], None), strict=True):
        past = pasts[event.seat]
        match event:
            case Dealt(_, _, _, int(shown)):
                past.see(Step.SHOWN, shown)
            case Formed(_, _, _, cards) if not playing:
                past.see(Step.DEALT_TI, cards[0])
                past.melds += 1
            case Formed(_, _, "chi", _):
                past.melds += 1
            case Formed(_, place, kind, cards):
                past.form(place, kind, cards[0])
            case Revealed(_, face):
                playing = True
                if not isinstance(following, Formed):
                    past.see(Step.NOT_FORCED, face)
            case Discarded(_, face):
                playing = True
                past.see(Step.PLAYED, face)
            case Claimed(_, action, face) if action.groups:
                past.chi(action.groups, face)
            case Died():
                past.die()
    return pasts
