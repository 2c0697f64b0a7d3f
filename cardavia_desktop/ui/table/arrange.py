"""How the hand is laid out: sorted, groups close together, marked as they form.

This is for the eye only; what a group is comes from the rules of the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.chan.hand import groups_of
from cardavia_desktop.rules.faces import TOTOM, ZIPAI, Deck, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.cards import FACES, SUITS
from cardavia_desktop.rules.paohuzi.hand import CHI_CARDS

_Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A line under the cards `first` to `last` of a block: full when they are identical (Chắn,
    kan, triplet), else dotted (Cạ, run).
    """

    first: int
    last: int
    full: bool


@dataclass(frozen=True, slots=True)
class Block:
    """Cards that stand close together: a stretch of the row, or a column from the top."""

    cards: tuple[Face, ...]
    marks: tuple[Mark, ...] = ()


def arrange(game: str, counts: Sequence[int]) -> tuple[Block, ...]:
    """The hand of a game, from left to right; `counts` by face."""
    return _GAMES[game](tuple(counts))


def _chan(counts: _Counts) -> tuple[Block, ...]:
    """A row by rank; in each rank the pairs that C2.3 reads, then what is unpaired."""
    blocks: dict[int, list[Meld]] = {}
    rest = list(counts)
    for group in groups_of(counts):
        blocks.setdefault(_rank(TOTOM, group.cards[0]), []).append(group)
        for face in group.cards:
            rest[face] -= 1
    for face, n in enumerate(rest):
        for _ in range(n):
            blocks.setdefault(_rank(TOTOM, face), []).append(Meld("", (face,)))
    return tuple(_block(blocks[rank]) for rank in sorted(blocks))


def _rank(deck: Deck, face: Face) -> int:
    """The rank for sorting: cards without one come last."""
    return deck.ranks[face] or deck.size + face


def _block(groups: Iterable[Meld]) -> Block:
    cards: list[Face] = []
    marks: list[Mark] = []
    for group in groups:
        first = len(cards)
        cards += group.cards
        if len(group.cards) > 1:
            marks.append(Mark(first, len(cards) - 1, _identical(group.cards)))
    return Block(tuple(cards), tuple(marks))


class _Columns:
    """Lays a hand out in columns: whole groups, then pairs, then what goes together.

    `groups` are the groups of different cards that the game knows, in face order. With `locked`
    three alike always stay together (the kan of P2.1), otherwise only where that makes the most
    of the hand. `order` sorts the columns by their first card.
    """

    def __init__(
        self, groups: Iterable[Group], order: Callable[[Face], tuple[int, ...]], *, locked: bool
    ) -> None:
        self._locked: Final = locked
        self._order: Final = order
        self._groups: Final = tuple(groups)
        self._partners: Final = {
            pair for a, b, c in self._groups for pair in ((a, b), (a, c), (b, c))
        }
        self._best = lru_cache(1 << 14)(self._search)

    def __call__(self, counts: _Counts) -> tuple[Block, ...]:
        """The columns of a hand."""
        kans = [(face,) * n for face, n in enumerate(counts) if n >= 3 and self._locked]
        counts = _less(counts, kans)
        groups = self._best(counts)
        loose = self._loose(_less(counts, groups))
        columns = sorted((*kans, *groups, *loose), key=lambda cards: self._order(cards[0]))
        return tuple(_column(cards) for cards in columns)

    def _search(self, counts: _Counts) -> tuple[Group, ...]:
        """Whole groups that hold as many cards as possible."""
        face = next((face for face, n in enumerate(counts) if n), None)
        if face is None:
            return ()
        best = self._best(_less(counts, [(face,) * counts[face]]))
        for group in self._beginning_with(face, counts):
            found = (group, *self._best(_less(counts, [group])))
            if sum(map(len, found)) > sum(map(len, best)):
                best = found
        return best

    def _beginning_with(self, face: Face, counts: _Counts) -> list[Group]:
        """The groups that can be made now and begin with a face."""
        found = [(face,) * n for n in (4, 3) if counts[face] >= n and not self._locked]
        found += [
            group
            for group in self._groups
            if group[0] == face and all(counts[f] >= group.count(f) for f in group)
        ]
        return found

    def _loose(self, counts: _Counts) -> list[Group]:
        """What is in no group: pairs, then two cards that could come together, then the rest."""
        found: list[Group] = [(face, face) for face, n in enumerate(counts) if n >= 2]
        single = [face for face, n in enumerate(counts) if n % 2]
        while single:
            face = single.pop(0)
            partner = next((other for other in single if (face, other) in self._partners), None)
            if partner is None:
                found.append((face,))
            else:
                single.remove(partner)
                found.append((face, partner))
        return found


def _less(counts: _Counts, groups: Iterable[Group]) -> _Counts:
    rest = list(counts)
    for group in groups:
        for face in group:
            rest[face] -= 1
    return tuple(rest)


def _column(cards: Group) -> Block:
    marks = (Mark(0, len(cards) - 1, _identical(cards)),) if len(cards) >= 3 else ()
    return Block(cards, marks)


def _identical(cards: Group) -> bool:
    return len(set(cards)) == 1


_RUNS: Final = tuple((face, face + 1, face + 2) for suit in SUITS for face in FACES[suit][:-2])

_GAMES: Final[dict[str, Callable[[_Counts], tuple[Block, ...]]]] = {
    "chan": _chan,
    "paohuzi": _Columns(sorted(CHI_CARDS), lambda face: (ZIPAI.ranks[face], face), locked=True),
    "nantong": _Columns(_RUNS, lambda face: (face,), locked=False),
}
