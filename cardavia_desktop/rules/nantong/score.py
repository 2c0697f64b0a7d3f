"""The score of Nantong long cards: base hu, the winner's bonuses and doubles, settlement.

One bonus, one small definition. A bonus looks at the win and at one arrangement of the won hand;
`best` takes the arrangement with the highest total (N7.6).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from cardavia_desktop.rules.actions import Group
from cardavia_desktop.rules.faces import NANTONG, Counts, Deck, Face
from cardavia_desktop.rules.game import Meld
from cardavia_desktop.rules.nantong.base import BaseItem
from cardavia_desktop.rules.nantong.cards import HONORS, WENQIAN
from cardavia_desktop.rules.nantong.hand import Arrangement, arrangements


class Origin(Enum):
    """Where the card came from by which a seat has its turn, or wins."""

    DEAL = "deal"
    """None: the dealer before its first discard (N4.7)."""
    FRONT = "front"
    BACK = "back"
    """The replacement of a kong."""
    CLAIM = "claim"
    """A discard claimed by a pung; nothing but a discard follows (N5.4)."""
    DISCARD = "discard"
    KONG = "kong"
    """The fourth card of a pung, robbed (N5.3)."""


@dataclass(frozen=True)
class Win:
    """A win, as far as the bonuses ask.

    `hand` counts the winner's hand with the winning card, `melds` are its declared groups,
    `card` the winning card (NO_FACE at a heavenly win), `stock` the cards left, `is_ready` tells
    whether the winner declared ready, `is_first_discard` whether the card is the first discard
    of the deal.
    """

    hand: Counts
    melds: Sequence[Meld]
    card: Face
    origin: Origin
    stock: int
    is_ready: bool
    is_first_discard: bool

    @property
    def is_self_drawn(self) -> bool:
        """Whether the winner drew the card in its turn; a heavenly win is no self-draw (N7.3)."""
        return self.origin in (Origin.FRONT, Origin.BACK)

    @cached_property
    def groups(self) -> tuple[Meld, ...]:
        """The declared groups that count among the seven (N2.4)."""
        return tuple(meld for meld in self.melds if meld.kind != "hezi")


@dataclass(frozen=True)
class Layout:
    """A win with one arrangement of its hand: what a bonus looks at."""

    win: Win
    arrangement: Arrangement

    @cached_property
    def is_qing(self) -> bool:
        """Seven runs."""
        return not self.win.groups and all(map(_is_run, self.arrangement.groups))

    @cached_property
    def is_piao(self) -> bool:
        """Triplets and kongs only, Wenqian runs allowed beside them."""
        return all(group == WENQIAN or not _is_run(group) for group in self.arrangement.groups)

    @property
    def is_closed(self) -> bool:
        """No pung among the declared groups, grown into a kong or not."""
        return not any(meld.kind in ("pung", "added-kong") for meld in self.win.groups)

    @property
    def waited_narrowly(self) -> bool:
        """The winning card completes the pair, or a run from within or at its only end."""
        card = self.win.card
        return card in self.arrangement.pair or any(
            card == group[1] or (card, NANTONG.ranks[card]) in ((group[2], 3), (group[0], 7))
            for group in self.arrangement.groups
            if _is_run(group)
        )

    @property
    def has_three_elders(self) -> bool:
        """Three of each honor among hand, winning card and groups."""
        return all(
            self.win.hand[honor] + sum(meld.cards.count(honor) for meld in self.win.groups) >= 3
            for honor in HONORS
        )


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus of the winner, by its rule: what it adds, 0 when it does not hold."""

    name: str
    rule: str
    hu: Callable[[Layout], int]


@dataclass(frozen=True, slots=True)
class Double:
    """A doubling of the winner's total, by its rule."""

    name: str
    rule: str
    holds: Callable[[Layout], bool]


_WENQIAN_HU: Final = (0, 20, 50, 100, 200)

SHAPES: Final = ("qing-hu", "piao-hu", "tazi-hu")
"""The bonuses of N7.1, of which exactly one holds."""

BONUSES: Final = (
    Bonus("qing-hu", "N7.1", lambda way: 100 * way.is_qing),
    Bonus("piao-hu", "N7.1", lambda way: 50 * way.is_piao),
    Bonus("tazi-hu", "N7.1", lambda way: 20 * (not way.is_qing and not way.is_piao)),
    Bonus("wenqian", "N7.2", lambda way: _WENQIAN_HU[way.arrangement.groups.count(WENQIAN)]),
    Bonus("self-draw", "N7.3", lambda way: 10 * way.win.is_self_drawn),
    Bonus("kong-replacement", "N7.3", lambda way: 10 * (way.win.origin is Origin.BACK)),
    Bonus("waiting-card", "N7.4", lambda way: 10 * way.waited_narrowly),
)

DOUBLES: Final = (
    Double("piao-hu", "N7.1", lambda way: way.is_piao),
    Double("closed-piao", "N7.5", lambda way: way.is_piao and way.is_closed),
    Double("three-elders", "N7.5", lambda way: way.has_three_elders),
    Double("heavenly", "N7.5", lambda way: way.win.origin is Origin.DEAL),
    Double("first-discard", "N7.5", lambda way: way.win.is_first_discard),
    Double("ready", "N7.5", lambda way: way.win.is_ready),
    Double("last-card", "N7.5", lambda way: way.win.is_self_drawn and way.win.stock == 0),
)


def _is_run(group: Group) -> bool:
    return group[0] != group[1]


@dataclass(frozen=True, slots=True)
class BonusItem:
    """A bonus that the winner gets."""

    name: str
    rule: str
    hu: int


@dataclass(frozen=True, slots=True)
class DoubleItem:
    """A doubling of the winner's total that holds."""

    name: str
    rule: str


@dataclass(frozen=True, slots=True)
class Score:
    """The itemized score of a deal.

    `base` are the lines of every seat's base hu; `bonuses` and `doubles` those of the `winner`,
    empty when the stock ran out (N8.3).
    """

    base: tuple[tuple[BaseItem, ...], ...]
    winner: int | None = None
    bonuses: tuple[BonusItem, ...] = ()
    doubles: tuple[DoubleItem, ...] = ()

    @property
    def base_hu(self) -> tuple[int, ...]:
        """The base hu of each seat, not rounded."""
        return tuple(sum(item.hu for item in items) for items in self.base)

    @property
    def hu(self) -> tuple[int, ...]:
        """The total of each seat, not rounded (N7.7)."""
        totals = list(self.base_hu)
        if self.winner is not None:
            totals[self.winner] += sum(bonus.hu for bonus in self.bonuses)
            totals[self.winner] <<= len(self.doubles)
        return tuple(totals)

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of each seat, rounded up to a multiple of ten (N8.1)."""
        return tuple(-(-hu // 10) * 10 for hu in self.hu)

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat gains: the differences to all the others (N8.2)."""
        totals = self.totals
        return tuple(len(totals) * total - sum(totals) for total in totals)

    def to_record(self, deck: Deck) -> dict[str, object]:
        """The score as a deal record writes it."""
        return {
            "totals": list(self.totals),
            "base": list(self.base_hu),
            "bonuses": [{"name": bonus.name, "hu": bonus.hu} for bonus in self.bonuses],
            "doubles": [double.name for double in self.doubles],
        }


def score_win(
    base: tuple[tuple[BaseItem, ...], ...], winner: int, win: Win
) -> tuple[Score, Arrangement]:
    """The score of a won deal and the arrangement of the won hand that it takes.

    Of several arrangements, and places of the winning card in them, the one with the highest
    total, then with more doubles, then with the higher shape bonus (N7.6).
    """
    scores = [(_score(base, winner, Layout(win, way)), way) for way in arrangements(win.hand)]
    return max(scores, key=lambda scored: preference(scored[0], winner))


def laid_out(arrangement: Arrangement) -> tuple[Meld, ...]:
    """The groups of a hand as they are shown, the pair last."""
    groups = [Meld("run" if _is_run(group) else "triplet", group) for group in arrangement.groups]
    return (*groups, Meld("pair", arrangement.pair))


def _score(base: tuple[tuple[BaseItem, ...], ...], winner: int, layout: Layout) -> Score:
    bonuses = [(bonus, bonus.hu(layout)) for bonus in BONUSES]
    return Score(
        base,
        winner,
        tuple(BonusItem(bonus.name, bonus.rule, hu) for bonus, hu in bonuses if hu),
        tuple(DoubleItem(double.name, double.rule) for double in DOUBLES if double.holds(layout)),
    )


def preference(score: Score, winner: int) -> tuple[int, int, int]:
    """What decides between two arrangements; the greater is taken (N7.6)."""
    shape = sum(bonus.hu for bonus in score.bonuses if bonus.name in SHAPES)
    return score.hu[winner], len(score.doubles), shape
