"""The score of Paohuzi: seven groups and their huxi (P7, P8), heavenly hands (P4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from cardavia_desktop.rules.faces import NO_FACE, Deck, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.paohuzi.hand import (
    ALIKE,
    CHI,
    HUXI,
    KINDS,
    UNIT,
    Holding,
    most_chi_huxi,
    partition,
)

LEAST: Final = 15
"""The huxi that a win needs (P7.1)."""

_ORDER: Final = {kind: place for place, kind in enumerate(KINDS)}


class Menzi(NamedTuple):
    """A group of a won hand and the huxi that it brings (P8.1)."""

    kind: str
    cards: tuple[Face, ...]
    huxi: int


@dataclass(frozen=True, slots=True)
class Score:
    """The itemized score of a deal: the groups of the won hand, none after a draw."""

    groups: tuple[Menzi, ...] = ()

    @classmethod
    def of(cls, groups: Iterable[Meld]) -> Score:
        """The score of some groups, put in order."""
        ordered = sorted(groups, key=_place)
        return cls(tuple(Menzi(*group, HUXI[group]) for group in ordered))

    @property
    def huxi(self) -> int:
        """The sum over all groups."""
        return sum(group.huxi for group in self.groups)

    @property
    def tun(self) -> int:
        """What each opponent pays (P8.2)."""
        return (self.huxi - LEAST) // 3 + 1 if self.groups else 0

    @property
    def hand(self) -> tuple[Meld, ...]:
        """The groups without their huxi."""
        return tuple(Meld(group.kind, group.cards) for group in self.groups)

    def to_record(self, deck: Deck) -> dict[str, object]:
        """The score as a deal record writes it."""
        return {
            "huxi": self.huxi,
            "tun": self.tun,
            "groups": [
                {"kind": kind, "cards": [deck.codes[face] for face in cards], "huxi": huxi}
                for kind, cards, huxi in self.groups
            ],
        }


def _place(group: Meld) -> tuple[int, tuple[Face, ...]]:
    """Where a group stands in a score: by kind, then by cards."""
    return _ORDER[group.kind], group.cards


class Use(NamedTuple):
    """A way to use a winning card (P7.3), and what is left to divide then.

    `grown` is the group of identical cards that the card completes (None when it joins the loose
    cards) and `gone` the group that this replaces (None when two loose cards went into it).
    `loose` cards must form chi groups and, with `pair`, a pair, beside groups worth `huxi`.
    """

    grown: Meld | None
    gone: Meld | None
    loose: int
    pair: bool
    huxi: int


def uses(hand: Sequence[int], melds: Sequence[Meld], holding: Holding, card: Face) -> Iterator[Use]:
    """The ways in which `card` may complete a hand that has not taken it (P7.3).

    The number of cards decides whether seven groups come out (P7.1). Between turns a hand holds
    one card less than seven groups need, and a group of four needs one more only when it is the
    first. So a short hand completes nothing, and only a hand without a group of four may turn
    the card into one.
    """
    if holding.surplus:
        return
    loose, _, huxi, fours, _ = holding
    yield Use(None, None, loose + UNIT[card], fours > 0, huxi)
    if hand[card] == 2:
        peng = ALIKE["peng"][card]
        yield Use(peng, None, loose - 2 * UNIT[card], fours > 0, huxi + HUXI[peng])
    elif not fours:
        for kind in ("kan", "wei", "peng"):
            three = ALIKE[kind][card]
            if hand[card] == 3 if kind == "kan" else three in melds:
                pao = ALIKE["pao"][card]
                yield Use(pao, three, loose, True, huxi - HUXI[three] + HUXI[pao])


def wins(hand: Sequence[int], melds: Sequence[Meld], holding: Holding, card: Face) -> bool:
    """Whether `card`, a stock card that the seat has not taken, completes its hand (P7.1)."""
    for use in uses(hand, melds, holding, card):
        if use.huxi + most_chi_huxi(use.loose) >= LEAST:
            division = partition(use.loose, use.pair)
            if division is not None and use.huxi + division.huxi >= LEAST:
                return True
    return False


def wins_as_it_is(holding: Holding) -> bool:
    """Whether a hand that has just taken a card is complete (P5.3, P4.2)."""
    if holding.surplus != 1 or holding.huxi + most_chi_huxi(holding.loose) < LEAST:
        return False
    division = partition(holding.loose, holding.fours > 0)
    return division is not None and holding.huxi + division.huxi >= LEAST


def best(hand: Sequence[int], melds: Sequence[Meld], card: Face = NO_FACE) -> Score | None:
    """The seven groups that count (P7.4), of whatever huxi; None when there are none.

    With a `card` it has not been taken yet; without one the hand stands as it is. Of several
    with the most huxi, the one whose list of groups comes first.
    """
    holding = Holding.of(hand, melds)
    if card == NO_FACE:
        as_it_is = Use(None, None, holding.loose, holding.fours > 0, holding.huxi)
        ways = [as_it_is] if holding.surplus == 1 else []
    else:
        ways = [*uses(hand, melds, holding, card)]
    fixed = [*melds, *kans(hand)]
    scores = [score for use in ways if (score := _score(fixed, use)) is not None]
    return min(scores, key=lambda s: (-s.huxi, [*map(_place, s.hand)]), default=None)


def _score(fixed: Sequence[Meld], use: Use) -> Score | None:
    division = partition(use.loose, use.pair)
    if division is None:
        return None
    groups = [meld for meld in fixed if meld != use.gone]
    groups += [CHI[index] for index in division.chi]
    if use.grown is not None:
        groups.append(use.grown)
    if use.pair:
        groups.append(Meld("pair", (division.pair,) * 2))
    return Score.of(groups)


def kans(hand: Sequence[int]) -> list[Meld]:
    """The kan in a hand (P2.1)."""
    return [ALIKE["kan"][face] for face, n in enumerate(hand) if n == 3]


def heavenly(hand: Sequence[int], melds: Sequence[Meld]) -> bool:
    """Whether dealt cards, ti laid open, win at once (P4.1)."""
    return len(melds) >= 3 or len(kans(hand)) >= 5


def heavenly_score(hand: Sequence[int], melds: Sequence[Meld]) -> Score:
    """What a heavenly win scores (P4.1): all ti and all kan.

    The dealt cards of a dealer that are complete as well (P4.2) score as seven groups when that
    is worth more.
    """
    simple = Score.of([*melds, *kans(hand)])
    groups = best(hand, melds)
    return groups if groups is not None and groups.huxi > simple.huxi else simple
