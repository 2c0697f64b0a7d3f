"""What others saw of a seat's play, and what it tells of the cards that the seat holds (C6).

Stock cards never enter a hand (C5.4): what a seat played it was dealt. Every step that a seat
was seen to take says something of how many copies of a face it held at that time, nearly always
of that face alone, so the steps bound for each face how many copies it may still hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from cardavia_desktop.rules.chan.hand import BIT, FACES, OTHERS, faces_of
from cardavia_desktop.rules.chan.limits import Limits
from cardavia_desktop.rules.events import Claimed, Died, Discarded, Left, Revealed
from cardavia_desktop.rules.faces import TOTOM, Counts, Face

if TYPE_CHECKING:
    from cardavia_desktop.rules.view import View


class Step(Enum):
    """Something that a seat was seen to do, with regard to one face."""

    DISCARDED = auto()
    GIVEN = auto()
    """Played a copy into a captured Cạ."""
    PAIRED = auto()
    """Played a copy into a captured Chắn."""
    CHIU = auto()
    """Played three copies."""
    PASSED = auto()
    """Was offered the face and did not capture it."""
    LACKED = auto()
    """Captured the face in a Cạ, so it held none (C6.2)."""
    EVEN = auto()
    """Held no single of the face."""
    IDLE = auto()
    """Held no single of the face that it might discard."""


Steps = tuple[Step, ...]

_PLAYED: Final = {Step.DISCARDED: 1, Step.GIVEN: 1, Step.PAIRED: 1, Step.CHIU: 3}
"""How many copies leave the hand."""


@lru_cache(maxsize=4096)
def copies_left(steps: Steps) -> tuple[int, ...]:
    """How many copies of a face a seat may hold after these steps, in ascending order."""
    played = sum(_PLAYED.get(step, 0) for step in steps)
    return tuple(n for n in range(5 - played) if _possible(steps, played + n))


def _possible(steps: Steps, count: int) -> bool:
    """Whether a seat that was dealt `count` copies of a face could take these steps."""
    declined = False
    for step in steps:
        match step:
            case Step.DISCARDED | Step.GIVEN:
                fits = count % 2 == 1 and not declined  # C6.3, C6.4, C6.10
            case Step.PAIRED:
                fits = count > 0
            case Step.CHIU:
                fits = count == 3
            case Step.PASSED:
                fits = True
                declined = declined or count > 0  # C6.8; where C6.1 forbade it, no use follows
            case Step.LACKED:
                fits = count == 0 and not declined  # C6.2, C6.4
            case Step.EVEN:
                fits = count % 2 == 0
            case _:  # IDLE
                fits = count % 2 == 0 or declined
        if not fits:
            return False
        count -= _PLAYED.get(step, 0)
    return True


class Past:
    """The steps of one seat, in the order in which they were taken."""

    def __init__(self) -> None:
        """Start without a step."""
        self.steps: list[tuple[Step, Face]] = []

    def captured(self, face: Face, partner: Face) -> None:
        """Add an ordinary capture of `face` with the hand card `partner`."""
        if face == partner:
            self.steps.append((Step.PAIRED, face))
            return
        self.steps.append((Step.LACKED, face))
        for other in faces_of(OTHERS[face]):  # C6.3, C6.5
            self.steps.append((Step.GIVEN if other == partner else Step.EVEN, other))

    def played(self) -> Counts:
        """Counts of the cards that the seat played from its hand."""
        return TOTOM.counts(face for step, face in self.steps for _ in range(_PLAYED.get(step, 0)))

    def bounds(self) -> list[tuple[int, ...]]:
        """How many copies of each face the seat may hold now, in ascending order.

        Where a seat passed a face and yet played a copy of it later, C6.9 had forbidden the
        capture, so that it declined nothing.
        """
        bounds = _bounds(self.steps)
        barred = {face for face in FACES if not bounds[face]}
        return _bounds(_explained(self.steps, barred)) if barred else bounds


def _bounds(steps: Iterable[tuple[Step, Face]]) -> list[tuple[int, ...]]:
    by_face: list[list[Step]] = [[] for _ in range(TOTOM.size)]
    for step, face in steps:
        by_face[face].append(step)
    return [copies_left(tuple(of_face)) for of_face in by_face]


def _explained(
    steps: Iterable[tuple[Step, Face]], barred: set[Face]
) -> Iterator[tuple[Step, Face]]:
    """The steps, where passing a face in `barred` shows that nothing else could be discarded."""
    limits = Limits()
    for step, face in steps:
        free = not (limits.discarded | limits.given) & BIT[face]  # by C6.1
        if step is Step.PASSED and face in barred and free:
            seconds = limits.seconds if limits.cas else 0
            yield from ((Step.IDLE, f) for f in FACES if f != face and not seconds & BIT[f])
        else:
            yield step, face
        if step is Step.DISCARDED:
            limits = limits.after_discard(face)
        elif step is Step.GIVEN:
            limits = limits.after_ca(face)


def pasts(view: View) -> list[Past]:
    """What each seat was seen to do."""
    seats = view.game.seats
    pasts = [Past() for _ in range(seats)]
    doors: list[int] = []  # the seats that the public card is offered to, in order
    for event in view.events:
        match event:
            case Discarded(seat, face, door):
                pasts[seat].steps.append((Step.DISCARDED, face))
                doors = [door]
            case Revealed(seat, _):
                doors = [seat, (seat + 1) % seats]
            case Left(_, face):
                for seat in doors:
                    pasts[seat].steps.append((Step.PASSED, face))
            case Claimed(seat, action, face) if action.verb == "chiu":
                pasts[seat].steps.append((Step.CHIU, face))
            case Claimed(seat, action, face) if action.face is not None:
                for passed in doors[: doors.index(seat)]:
                    pasts[passed].steps.append((Step.PASSED, face))
                pasts[seat].captured(face, action.face)
            case Died(seat):
                pasts[seat].steps += ((Step.EVEN, face) for face in FACES)
    return pasts
