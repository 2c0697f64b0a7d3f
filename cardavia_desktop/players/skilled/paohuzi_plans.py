"""Plans of a Paohuzi hand: what it can still become, and how likely.

A card from the stock never enters a hand (P5.2): what a group lacks has to be claimed with two
cards of the hand, and the last one wins. So the loose cards of a hand are divided into whole
groups, *halves* (two cards that one more completes) and spare cards, to be discarded. A *plan* is
such a division with as many groups as a won hand needs (P7.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import exp, prod
from typing import Final, NamedTuple

from cardavia_desktop.rules import Face
from cardavia_desktop.rules.paohuzi.hand import (
    CHI_GROUPS,
    FACES,
    RANKS,
    UNIT,
    most_chi_huxi,
    pack,
)
from cardavia_desktop.rules.paohuzi.score import LEAST


class Half(NamedTuple):
    """Two cards that one more completes: to a chi group or, when they are alike, to three alike.

    `chi` are the faces that complete a chi group, with the huxi of that group.
    """

    cards: tuple[Face, Face]
    packed: int
    alike: bool
    chi: tuple[tuple[Face, int], ...]


def _halves() -> Iterator[Half]:
    for cards in combinations_with_replacement(FACES, 2):
        packed = pack(cards)
        chi = tuple(
            (face, group.huxi)
            for group in CHI_GROUPS
            for face in set(group.cards)
            if group.packed - UNIT[face] == packed
        )
        alike = cards[0] == cards[1]
        if chi or alike:
            yield Half(cards, packed, alike, chi)


HALVES: Final = tuple(_halves())


class Odds(NamedTuple):
    """How often each face is expected to come where the seat can use it for a wei, a peng, a chi,
    or to win (P5.3, P5.4, P7.5).
    """

    wei: Sequence[float]
    peng: Sequence[float]
    chi: Sequence[float]
    win: Sequence[float]


class Frame(NamedTuple):
    """What stands fixed beside the loose cards.

    `groups` are still needed, a pair (P2.4) counted; `huxi` are there; `paired` tells of a group
    of four, so that one of the groups has to be a pair. `growth` are the groups of three that may
    grow to four, each with the chance of it and the huxi that it adds.
    """

    groups: int
    huxi: int
    paired: bool
    growth: tuple[tuple[float, int], ...] = ()


class Plan(NamedTuple):
    """A division of the loose cards.

    `worth` is what it may bring: the chance that it succeeds times the points of the win.
    `halves` are places in HALVES, `spare` are the packed cards left over; `huxi` counts all that
    stands fixed and whole; `paired` tells whether it has a pair.
    """

    worth: float
    halves: tuple[int, ...]
    spare: int
    huxi: int
    paired: bool


Huxi = tuple[tuple[int, float], ...]
"""Numbers of huxi, each with its chance."""

_NONE: Final[Huxi] = ((0, 1.0),)


class Prospect(NamedTuple):
    """What may become of a half: the chance that it is completed in time, the same when it is the
    last one and any stock card will do, and the huxi that it may then have.
    """

    fills: float
    last: float
    huxi: Huxi


def _prospect(half: Half, odds: Odds) -> Prospect:
    ways: dict[int, float] = {}
    last = 0.0
    for face, huxi in half.chi:
        ways[huxi] = ways.get(huxi, 0.0) + odds.chi[face]
        last += odds.win[face]
    if half.alike:
        face = half.cards[0]
        wei, peng = (6, 3) if face >= RANKS else (3, 1)
        ways[wei] = odds.wei[face]
        ways[peng] = odds.peng[face]
        last += odds.win[face]
    rate = sum(ways.values())
    shares = tuple((worth, n / rate) for worth, n in ways.items() if n) if rate else _NONE
    # Never quite nothing, so that what is claimed against all odds can be put right by division.
    return Prospect(1 - exp(-rate - 0.001), 1 - exp(-last), shares)


def _sum(one: Huxi, other: Huxi) -> Huxi:
    """The sum of two independent numbers of huxi."""
    total: dict[int, float] = {}
    for a, p in one:
        for b, q in other:
            total[a + b] = total.get(a + b, 0.0) + p * q
    return tuple(total.items())


_LEAD: Final = 1.0
"""Points that a win keeps from an opponent, beside what it brings."""

GAIN: Final = tuple(
    2.0 * ((huxi - LEAST) // 3 + 1) + _LEAD if huxi >= LEAST else 0.0 for huxi in range(150)
)
"""What a win with so many huxi is better than no win, in points of the winner (P8.2, P8.3)."""


class Planner:
    """Finds the plans of hands that are seen with the same odds.

    `nodes` bounds the work of one search; plans whose halves are less likely than `cut` times
    those of the best one are left out, and so are plans with more than `more` halves beyond the
    fewest. `ahead` tells whether to look for plans with a pair before there is a group of four.
    """

    def __init__(
        self,
        odds: Odds,
        *,
        nodes: int = 1500,
        cut: float = 0.2,
        more: int = 1,
        ahead: bool = True,
    ) -> None:
        self.odds = odds
        self.nodes = nodes
        self.cut = cut
        self.more = more
        self.ahead = ahead
        self._prospects: dict[int, Prospect] = {}
        self._gains: dict[tuple[object, ...], float] = {}
        self._worths: dict[tuple[tuple[int, ...], int, Huxi], float] = {}

    def prospect(self, index: int) -> Prospect:
        """What may become of the half with this index in HALVES."""
        found = self._prospects.get(index)
        if found is None:
            found = self._prospects[index] = _prospect(HALVES[index], self.odds)
        return found

    def plans(self, loose: int, frame: Frame) -> list[Plan]:
        """The plans of some packed loose cards, the most worthy first."""
        found = _Search(self, loose, frame, paired=frame.paired).run()
        if self.ahead and not frame.paired and frame.growth:
            found += _Search(self, loose, frame, paired=True).run()
        found.sort(key=lambda plan: -plan.worth)
        return found

    def worth(self, halves: tuple[int, ...], huxi: int, growth: Huxi) -> float:
        """What a plan with these halves and so many huxi may bring; `growth` are huxi that may
        come beside them.
        """
        key = halves, huxi, growth
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = self._worth(halves, huxi, growth)
        return worth

    def _worth(self, halves: tuple[int, ...], huxi: int, growth: Huxi) -> float:
        chance, boost = 1.0, 1.0
        scoring = []
        for half in halves:
            fills, last, ways = self.prospect(half)
            chance *= fills
            boost = max(boost, last / fills)
            if ways != _NONE:
                scoring.append(ways)
        key = (huxi, growth, *scoring)
        gain = self._gains.get(key)
        if gain is None:
            for ways in scoring:
                growth = _sum(growth, ways)
            gain = self._gains[key] = sum(p * GAIN[huxi + more] for more, p in growth)
        return chance * boost * gain


def growth_of(frame: Frame) -> Huxi:
    """The huxi that growing groups may add."""
    total = _NONE
    for chance, huxi in frame.growth:
        total = _sum(total, ((0, 1 - chance), (huxi, chance)))
    return total


@lru_cache(maxsize=1 << 16)
def most_wholes(loose: int) -> int:
    """How many chi groups can be made of packed loose cards at most."""
    if not loose:
        return 0
    face = ((loose & -loose).bit_length() - 1) // 3
    most = most_wholes(loose - UNIT[face])
    guarded = loose | _GUARD
    for packed, _ in _GROUPS_FROM[face]:
        if (guarded - packed) & _GUARD == _GUARD:
            most = max(most, 1 + most_wholes(loose - packed))
    return most


_GUARD: Final = 4 * pack(FACES)
_GROUPS_FROM: Final = tuple(
    tuple((group.packed, group.huxi) for group in CHI_GROUPS if group.cards[0] == face)
    for face in FACES
)
"""The chi groups whose lowest card is of each face, packed, with their huxi."""
_HALVES_FROM: Final = tuple(
    tuple((index, half.packed) for index, half in enumerate(HALVES) if half.cards[0] == face)
    for face in FACES
)
"""The halves whose lowest card is of each face, packed."""

# What a search still needs, packed into one integer.
_WHOLE: Final = 1
_HALF: Final = 1 << 4
_PAIR: Final = 1 << 8
_SPARE: Final = 1 << 9


class _Option(NamedTuple):
    """A way to use the lowest card: the cards taken, what they are (one of the units above), how
    likely they come to a group, the most huxi of it, and the half that it is (-1: none).
    """

    packed: int
    unit: int
    hope: float
    huxi: int
    half: int


class _Search:
    """One search for plans: goes through the cards from the lowest to the highest face."""

    def __init__(self, planner: Planner, loose: int, frame: Frame, *, paired: bool) -> None:
        self.planner = planner
        self.loose = loose
        self.frame = frame
        self.paired = paired
        self.growth = growth_of(frame)
        self.weight = 1.0
        if paired and not frame.paired:
            self.weight -= prod(1 - chance for chance, _ in frame.growth)
        self.found: list[Plan] = []
        self.nodes = planner.nodes
        self.best = 0.0
        self.picked: list[_Option] = []
        self.options = [
            [*self._wholes(face), *self._halves(face)] if loose >> 3 * face & 7 else []
            for face in FACES
        ]
        hopes = [option.hope for row in self.options for option in row if option.half >= 0]
        most = max(hopes, default=1.0)
        self.powers = [most**n for n in range(9)]
        self.most_half = max(
            (o.huxi for row in self.options for o in row if o.half >= 0), default=0
        )
        self.lacking = LEAST - frame.huxi - max(huxi for huxi, _ in self.growth)
        """Huxi still lacking, if the cards used and the growth bring the most that they can."""

    def run(self) -> list[Plan]:
        """The plans with the fewest halves, and with a few more."""
        loose, pair, groups = self.loose, int(self.paired), self.frame.groups
        count = sum(loose >> 3 * face & 7 for face in FACES)
        last = groups
        for halves in range(max(0, groups - pair - most_wholes(loose)), groups - pair + 1):
            spare = count - 3 * groups + halves + pair
            if spare < 0:
                continue
            wholes = groups - pair - halves
            self._go(loose, wholes * _WHOLE + halves * _HALF + pair * _PAIR + spare * _SPARE, 1.0)
            if self.found and last == groups:
                last = halves + self.planner.more
            if halves >= last or self.nodes <= 0:
                break
        return self.found

    def _wholes(self, face: Face) -> Iterable[_Option]:
        guarded = self.loose | _GUARD
        for packed, huxi in _GROUPS_FROM[face]:
            if (guarded - packed) & _GUARD == _GUARD:
                yield _Option(packed, _WHOLE, 1.0, huxi, -1)
        if self.paired and self.loose >> 3 * face + 1 & 1:
            yield _Option(2 * UNIT[face], _PAIR, 1.0, 0, -1)

    def _halves(self, face: Face) -> list[_Option]:
        found = []
        guarded = self.loose | _GUARD
        for index, packed in _HALVES_FROM[face]:
            if (guarded - packed) & _GUARD == _GUARD:
                fills, last, ways = self.planner.prospect(index)
                if last > 0.02:
                    hope = max(fills, 0.4 * last)
                    found.append(_Option(packed, _HALF, hope, max(ways)[0], index))
        found.sort(key=lambda option: -option.hope)
        return found

    def _go(self, loose: int, need: int, hope: float, face: Face = -1, start: int = 0) -> None:
        """Divide the cards left; of the lowest, `face`, only the options from `start` on."""
        if not need % _SPARE:
            self._keep(hope)
            return
        self.nodes -= 1
        if not loose or self.nodes <= 0:
            return
        halves = need >> 4 & 15
        lacking = self.lacking - self.most_half * halves
        if lacking > 0 and (lacking > 6 * (need & 15) or most_chi_huxi(loose) < lacking):
            return
        lowest = ((loose & -loose).bit_length() - 1) // 3
        if lowest != face:
            start = 0
        guarded = loose | _GUARD
        options = self.options[lowest]
        least = self.best * self.planner.cut / (self.powers[halves - 1] if halves else 1.0)
        for place in range(start, len(options)):
            option = options[place]
            packed, unit, likely, huxi, half = option
            if (
                not need & 15 * unit % _SPARE
                or (guarded - packed) & _GUARD != _GUARD
                or (half >= 0 and hope * likely < least)
            ):
                continue
            rest, left = loose - packed, need - unit
            if left & 15 and most_wholes(rest) < left & 15:
                continue
            self.picked.append(option)
            self.lacking -= huxi
            self._go(rest, left, hope * likely, lowest, place)
            self.lacking += huxi
            self.picked.pop()
        copies = loose >> 3 * lowest & 7
        rest = loose - copies * UNIT[lowest]
        if need >= copies * _SPARE and (not need & 15 or most_wholes(rest) >= need & 15):
            self._go(rest, need - copies * _SPARE, hope)

    def _keep(self, hope: float) -> None:
        """Note the plan that was found, unless it brings too few huxi."""
        used = sum(option.packed for option in self.picked)
        halves = tuple(option.half for option in self.picked if option.half >= 0)
        huxi = self.frame.huxi + sum(o.huxi for o in self.picked if o.half < 0)
        worth = self.weight * self.planner.worth(halves, huxi, self.growth)
        if worth > 0:
            self.best = max(self.best, hope)
            self.found.append(Plan(worth, halves, self.loose - used, huxi, self.paired))
