"""How the hand is laid out: sorted, groups close together, marked as they form.

This is for the eye only; what a group is comes from the rules of the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.chan.hand import groups_of
from cardavia_desktop.rules.faces import NANTONG, TOTOM, ZIPAI, Deck, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.cards import FACES, SUITS
from cardavia_desktop.rules.paohuzi.hand import CHI_CARDS

_Counts = tuple[int, ...]


class Order(StrEnum):
    """What the hand is sorted by first."""

    RANK = "rank"
    SUIT = "suit"


USUAL: Final = {"chan": Order.RANK, "paohuzi": Order.RANK, "nantong": Order.SUIT}
"""How the hand of each game is sorted if the person has not chosen."""


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


def arrange(game: str, counts: Sequence[int], order: Order) -> tuple[Block, ...]:
    """The hand of a game, sorted from left to right; `counts` by face."""
    return _SORTS[game, order](tuple(counts))


def marked(game: str, groups: Iterable[Group]) -> tuple[Block, ...]:
    """The hand of a game as the person has laid it out, with marks where groups lie together."""
    marks = _row_marks if game == "chan" else _column_marks(_RUNS_OF[game])
    return tuple(Block(cards, marks(cards)) for cards in groups)


def _chan_by_rank(counts: _Counts) -> tuple[Block, ...]:
    """A row by rank; in each rank the pairs that C2.3 reads, then what is unpaired."""
    blocks: dict[int, list[Meld]] = {}
    rest = list(counts)
    for group in groups_of(counts):
        blocks.setdefault(by_rank(TOTOM, group.cards[0])[0], []).append(group)
        for face in group.cards:
            rest[face] -= 1
    for face, n in enumerate(rest):
        for _ in range(n):
            blocks.setdefault(by_rank(TOTOM, face)[0], []).append(Meld("", (face,)))
    return tuple(_block(blocks[rank]) for rank in sorted(blocks))


def _chan_by_suit(counts: _Counts) -> tuple[Block, ...]:
    """A row by suit, in each suit by rank."""
    suits: dict[str, list[Face]] = {}
    for face, n in enumerate(counts):
        suits.setdefault(TOTOM.suits[face], []).extend([face] * n)
    return marked("chan", (tuple(cards) for cards in suits.values() if cards))


def by_rank(deck: Deck, face: Face) -> tuple[int, Face]:
    """The key for sorting by rank: cards without one come last."""
    return deck.ranks[face] or deck.size + face, face


def _block(groups: Iterable[Meld]) -> Block:
    cards: list[Face] = []
    marks: list[Mark] = []
    for group in groups:
        first = len(cards)
        cards += group.cards
        if len(group.cards) > 1:
            marks.append(Mark(first, len(cards) - 1, _identical(group.cards)))
    return Block(tuple(cards), tuple(marks))


def _row_marks(cards: Group) -> tuple[Mark, ...]:
    """The pairs of C2.3 among neighbors: first the identical ones, then those of one rank."""
    marks: list[Mark] = []
    free = [True] * len(cards)
    for first in range(len(cards) - 1):
        if cards[first] == cards[first + 1] and free[first] and free[first + 1]:
            free[first] = free[first + 1] = False
            marks.append(Mark(first, first + 1, full=True))
    for first in range(len(cards) - 1):
        ranks = {TOTOM.ranks[face] for face in cards[first : first + 2]}
        if len(ranks) == 1 and free[first] and free[first + 1] and ranks != {0}:
            free[first] = free[first + 1] = False
            marks.append(Mark(first, first + 1, full=False))
    return _joined(sorted(marks, key=lambda mark: mark.first), cards)


def _joined(marks: Iterable[Mark], cards: Group) -> tuple[Mark, ...]:
    """Two identical pairs of one face carry one line."""
    out: list[Mark] = []
    for mark in marks:
        before = out[-1] if out else None
        if (
            before is not None
            and before.full
            and before.last + 1 == mark.first
            and cards[before.first] == cards[mark.last]
            and mark.full
        ):
            out[-1] = Mark(before.first, mark.last, full=True)
        else:
            out.append(mark)
    return tuple(out)


class _Columns:
    """Lays a hand out in columns: whole groups, then pairs, then what goes together.

    `groups` are the groups of different cards that the game knows, in face order. With `locked`
    three alike always stay together (the kan of P2.1), otherwise only where that makes the most
    of the hand.
    """

    def __init__(self, groups: Iterable[Group], *, locked: bool) -> None:
        self._locked: Final = locked
        self._groups: Final = tuple(groups)
        self._partners: Final = {
            pair for a, b, c in self._groups for pair in ((a, b), (a, c), (b, c))
        }
        self._best = lru_cache(1 << 14)(self._search)

    def __call__(
        self, counts: _Counts, order: Callable[[Face], tuple[int, ...]]
    ) -> tuple[Block, ...]:
        """The columns of a hand; `order` sorts them by their first cards."""
        kans = [(face,) * n for face, n in enumerate(counts) if n >= 3 and self._locked]
        counts = _less(counts, kans)
        groups = self._best(counts)
        loose = self._loose(_less(counts, groups))
        columns = sorted((*kans, *groups, *loose), key=lambda cards: order(cards[0]))
        return tuple(Block(cards, _whole(cards) if len(cards) >= 3 else ()) for cards in columns)

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


def _column_marks(runs: frozenset[Group]) -> Callable[[Group], tuple[Mark, ...]]:
    """Marks of a column that somebody has laid: it is one group, or none."""

    def marks(cards: Group) -> tuple[Mark, ...]:
        group = len(cards) >= 3 and (_identical(cards) or tuple(sorted(cards)) in runs)
        return _whole(cards) if group else ()

    return marks


def _whole(cards: Group) -> tuple[Mark, ...]:
    return (Mark(0, len(cards) - 1, _identical(cards)),)


def _identical(cards: Group) -> bool:
    return len(set(cards)) == 1


_RUNS_OF: Final = {
    "paohuzi": frozenset(CHI_CARDS),
    "nantong": frozenset((face, face + 1, face + 2) for suit in SUITS for face in FACES[suit][:-2]),
}

_paohuzi: Final = _Columns(sorted(_RUNS_OF["paohuzi"]), locked=True)
_nantong: Final = _Columns(sorted(_RUNS_OF["nantong"]), locked=False)

_SORTS: Final[dict[tuple[str, Order], Callable[[_Counts], tuple[Block, ...]]]] = {
    ("chan", Order.RANK): _chan_by_rank,
    ("chan", Order.SUIT): _chan_by_suit,
    ("paohuzi", Order.RANK): lambda counts: _paohuzi(counts, lambda face: by_rank(ZIPAI, face)),
    ("paohuzi", Order.SUIT): lambda counts: _paohuzi(counts, lambda face: (face,)),
    ("nantong", Order.RANK): lambda counts: _nantong(counts, lambda face: by_rank(NANTONG, face)),
    ("nantong", Order.SUIT): lambda counts: _nantong(counts, lambda face: (face,)),
}
