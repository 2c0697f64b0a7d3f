"""The hand as the person has laid it out: cards moved about in blocks, new ones joining them.

A block is a stretch of the row, or a column from the top. Everything here is for the eye only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import Deck, Face
from cardavia_desktop.rules.game import Game
from cardavia_desktop.rules.view import View
from cardavia_desktop.ui.table.arrange import USUAL, Block, Order, arrange, marked

FULL: Final = 4
"""How many cards a column takes: more would make all cards smaller."""

Groups = tuple[Group, ...]
"""The blocks of a hand."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a card: before card `index` of a block, or, without an index, as a new block
    before that block.
    """

    block: int
    index: int | None = None


def taken_out(groups: Groups, place: int) -> tuple[Groups, Face, Spot]:
    """The hand without the card at a place, counted through all blocks; that card; its spot."""
    start = 0
    for block, cards in enumerate(groups):
        index = place - start
        if index < len(cards):
            rest = cards[:index] + cards[index + 1 :]
            spot = Spot(block, index if rest else None)
            return (
                (*groups[:block], *([rest] if rest else []), *groups[block + 1 :]),
                (cards[index]),
                spot,
            )
        start += len(cards)
    raise IndexError(place)


def put_in(groups: Groups, face: Face, spot: Spot) -> tuple[Groups, int]:
    """The hand with a card more, and the place of that card."""
    place = sum(map(len, groups[: spot.block])) + (spot.index or 0)
    before, after = groups[: spot.block], groups[spot.block :]
    if spot.index is None:
        return (*before, (face,), *after), place
    cards = (*after[0][: spot.index], face, *after[0][spot.index :])
    return (*before, cards, *after[1:]), place


def spot_in_row(groups: Groups, face: Face, position: int, deck: Deck, order: Order) -> Spot:
    """The spot after `position` cards of a row.

    Between two blocks the card joins the one it goes with, and stands alone if it goes with none.
    """
    start = 0
    before: int | None = None
    for block, cards in enumerate(groups):
        if start < position < start + len(cards):
            return Spot(block, position - start)
        if position == start:
            if before is not None and _alike(groups[before][-1], face, deck, order):
                return Spot(before, len(groups[before]))
            return Spot(block, 0 if _alike(cards[0], face, deck, order) else None)
        start += len(cards)
        before = block
    if before is not None and _alike(groups[before][-1], face, deck, order):
        return Spot(before, len(groups[before]))
    return Spot(len(groups))


def beside_in_row(
    groups: Groups, place: int, step: int, deck: Deck, order: Order
) -> tuple[Groups, int]:
    """The row after its card at a place was moved to the left (-1) or right (1), and its place.

    A step over cards that look the same is none, so all of them are taken at once.
    """
    rest, face, _ = taken_out(groups, place)
    for position in range(place + step, -1 if step < 0 else sum(map(len, rest)) + 1, step):
        moved, at = put_in(rest, face, spot_in_row(rest, face, position, deck, order))
        if moved != groups:
            return moved, at
    return groups, place


def beside_in_columns(groups: Groups, place: int, step: int) -> tuple[Groups, int]:
    """The columns after a card was moved to the left (-1) or right (1), and its place.

    A card leaves its column for one of its own, and that for the next column that has room.
    """
    rest, face, home = taken_out(groups, place)
    if home.index is not None:
        return put_in(rest, face, Spot(home.block + (step > 0)))
    target = home.block if step > 0 else home.block - 1
    if target not in range(len(rest)):
        return groups, place
    if len(rest[target]) < FULL:
        return put_in(rest, face, Spot(target, len(rest[target])))
    return put_in(rest, face, Spot(home.block + step))


def along_column(groups: Groups, place: int, step: int) -> tuple[Groups, int]:
    """The columns after a card was moved up (-1) or down (1) in its own, and its place."""
    rest, face, home = taken_out(groups, place)
    if home.index is None or home.index + step not in range(len(rest[home.block]) + 1):
        return groups, place
    return put_in(rest, face, Spot(home.block, home.index + step))


def kept(groups: Groups, counts: Sequence[int], deck: Deck, *, row: bool) -> Groups:
    """The same order for the hand of `counts`: what has gone leaves, what is new joins.

    A new card joins an identical one, in a row also one of its rank; else it stands at the right
    end.
    """
    left = list(counts)
    blocks: list[Group] = []
    for cards in groups:
        stay = []
        for face in cards:
            if left[face]:
                left[face] -= 1
                stay.append(face)
        if stay:
            blocks.append(tuple(stay))
    for face, n in enumerate(left):
        for _ in range(n):
            blocks = list(put_in(tuple(blocks), face, _welcome(blocks, face, deck, row=row))[0])
    return tuple(blocks)


def _welcome(blocks: Sequence[Group], face: Face, deck: Deck, *, row: bool) -> Spot:
    """Where a new card joins."""
    for block, cards in enumerate(blocks):
        if face in cards and (row or len(cards) < FULL):
            return Spot(block, len(cards) - cards[::-1].index(face))
    for block, cards in enumerate(blocks):
        if row and _alike(cards[-1], face, deck, Order.RANK):
            return Spot(block, len(cards))
    return Spot(len(blocks))


def _alike(one: Face, other: Face, deck: Deck, order: Order) -> bool:
    """Whether two cards belong to one block of a row that is sorted so."""
    if order is Order.SUIT and deck.suits[one]:
        return deck.suits[one] == deck.suits[other]
    return one == other or (deck.ranks[one] == deck.ranks[other] != 0)


class HandOrder:
    """How the hand is ordered: sorted, until the person has moved a card."""

    def __init__(self) -> None:
        """Sorted as is usual in each game."""
        self.chosen: Order | None = None
        """What the person wants the hand sorted by; None for what is usual in the game."""
        self.own: Groups | None = None
        """The hand as the person has laid it out; None while it is sorted."""

        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The game of which a hand was shown last; there must have been one."""
        assert self._game is not None, "no hand was shown"
        return self._game

    @property
    def order(self) -> Order:
        """What the hand of that game is sorted by."""
        return self.chosen or USUAL[self.game.name]

    def blocks(self, view: View) -> tuple[Block, ...]:
        """The hand of a view, in this order."""
        game = self._game = view.game
        if self.own is None:
            return arrange(game.name, view.hand, self.order)
        self.own = kept(self.own, view.hand, game.deck, row=game.name == "chan")
        return marked(game.name, self.own)
