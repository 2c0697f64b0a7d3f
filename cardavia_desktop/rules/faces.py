"""Faces and decks: the three library decks, their order, suits, ranks and colors.

Inside the rules a face is a small integer, its place in the face order of its deck, and a hand is
a list of counts indexed by face. Codes are for the edges: records, the command line, reports.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

Face = int
"""A kind of card: its place in the face order of its deck, from 0."""

Counts = list[int]
"""A hand: how many copies of each face, indexed by face."""

NO_FACE: Final = -1


@dataclass(frozen=True)
class Deck:
    """A library deck: its faces in sorting order.

    `codes` are the faces' ASCII codes, `copies` how many cards there are of each, `suits` one
    letter each ("" for a card without suit), `ranks` from 1 (0 for a card without suit), `reds`
    the faces printed in red.
    """

    name: str
    codes: tuple[str, ...]
    copies: tuple[int, ...]
    suits: tuple[str, ...]
    ranks: tuple[int, ...]
    reds: frozenset[Face] = field(default_factory=frozenset)

    @cached_property
    def index(self) -> dict[str, Face]:
        """The face of each code."""
        return {code: face for face, code in enumerate(self.codes)}

    @cached_property
    def by_text(self) -> tuple[Face, ...]:
        """All faces, sorted by the code points of their codes."""
        return tuple(sorted(range(len(self.codes)), key=self.codes.__getitem__))

    @property
    def size(self) -> int:
        """Number of faces."""
        return len(self.codes)

    def counts(self, faces: Iterable[Face]) -> Counts:
        """Count vector of some cards."""
        counts = [0] * len(self.codes)
        for face in faces:
            counts[face] += 1
        return counts


def cards_of(counts: Sequence[int]) -> list[Face]:
    """The cards of a count vector in face order, copies repeated."""
    return [face for face, n in enumerate(counts) for _ in range(n)]


def _suited(suits: str, ranks: int) -> list[tuple[str, str, int]]:
    return [(f"{rank}{suit}", suit, rank) for suit in suits for rank in range(1, ranks + 1)]


def _deck(name: str, faces: list[tuple[str, str, int]], singles: int, reds: Iterable[str]) -> Deck:
    """A deck of four copies of each face but the last `singles`, of which there is one each."""
    codes, suits, ranks = zip(*faces, strict=True)
    copies = (4,) * (len(faces) - singles) + (1,) * singles
    return Deck(name, codes, copies, suits, ranks, frozenset(codes.index(code) for code in reds))


TOTOM: Final = _deck(
    "totom",
    [*_suited("msc", 9), ("ong", "", 0), ("thang", "", 0), ("chi", "", 0)],
    singles=0,
    reds=("8m", "9m", "8s", "9s", "ong", "thang", "chi"),
)
"""Tổ Tôm: 120 cards, 30 faces (C1.1; the red ones C1.3, and the two stamped honors)."""

ZIPAI: Final = _deck(
    "zipai",
    [(f"{size}{rank}", size, rank) for size in "xd" for rank in range(1, 11)],
    singles=0,
    reds=("x2", "x7", "x10", "d2", "d7", "d10"),
)
"""Hunan number cards: 80 cards, 20 faces (P1.1)."""

NANTONG: Final = _deck(
    "nantong",
    [
        *_suited("msc", 9),
        *((honor, "", 0) for honor in ("thousand", "white", "red")),
        *((lucky, "", 0) for lucky in ("fortune", "prosperity", "longevity", "joy", "wealth")),
    ],
    singles=5,
    reds=("red",),
)
"""Nantong long cards: 125 cards, 30 faces of four copies and five lucky cards (N1.1)."""

DECKS: Final = {deck.name: deck for deck in (TOTOM, ZIPAI, NANTONG)}
