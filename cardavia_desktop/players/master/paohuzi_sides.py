"""A seat of Paohuzi in the model of the master: its plans, and what its answers leave of them.

The plans of a hand (`skilled.paohuzi_plans`) are found once. Claims and discards only sift them,
and what an answer leaves is remembered: other orders of the stock come to the same answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Self

from cardavia_desktop.players.skilled.paohuzi import Outlook, Own
from cardavia_desktop.players.skilled.paohuzi_plans import (
    HALVES,
    Frame,
    Plan,
    Planner,
    growth_of,
)
from cardavia_desktop.rules import NO_FACE, Face
from cardavia_desktop.rules.faces import Counts
from cardavia_desktop.rules.paohuzi.hand import FACES, RANKS, UNIT, Holding
from cardavia_desktop.rules.paohuzi.score import LEAST

_CHI: Final = tuple(dict(half.chi) for half in HALVES)
"""What completes each half to a chi group, with its huxi."""
_ALIKE: Final = {half.cards[0]: index for index, half in enumerate(HALVES) if half.alike}
"""The half of two alike, by face."""
_WANTS: Final = tuple(
    sum(1 << face for face in {*dict(half.chi), *half.cards[: half.alike]}) for half in HALVES
)
"""The faces, as bits, that complete each half."""
PENG: Final = tuple(1 if face < RANKS else 3 for face in FACES)
WEI: Final = tuple(3 if face < RANKS else 6 for face in FACES)
_PENG_GROWS: Final = tuple(5 if face < RANKS else 6 for face in FACES)
_KEPT: Final = 16
"""Plans of a seat that are kept."""
_POWER: Final = 2.5
"""The exponent with which plans are added up; the greater, the more the best one counts."""


@lru_cache(maxsize=1 << 14)
def _faces(packed: int) -> tuple[Face, ...]:
    """The faces among packed cards."""
    return tuple(face for face in FACES if packed >> 3 * face & 7)


class Plans:
    """Plans of a seat, and what its answers leave of them; each answer is thought through once.

    `wants` are the faces, as bits, that some plan lacks; `near` tells whether one card may win.
    """

    __slots__ = ("_after", "_mind", "near", "plans", "wants", "worth")

    def __init__(self, mind: Mind, plans: Sequence[Plan]) -> None:
        self._mind = mind
        self._after: dict[tuple[int, ...], tuple[int, Plans]] = {}
        self.plans = plans
        self.wants = 0
        self.near = False
        for plan in plans:
            for half in plan.halves:
                self.wants |= _WANTS[half]
            self.near = self.near or len(plan.halves) < 2
        self.worth = sum([plan.worth**_POWER for plan in plans])
        """How much the plans are worth together, to compare them."""

    def three(self, face: Face, huxi: int) -> Plans:
        """After two of a face have become a wei or peng of so many huxi."""
        key = 0, face, huxi
        if key not in self._after:
            half = _ALIKE[face]
            plans = [self._filled(p, half, huxi) for p in self.plans if half in p.halves]
            self._after[key] = half, Plans(self._mind, plans)
        return self._after[key][1]

    def chi(self, face: Face, held: int, need: int) -> tuple[int, Plans]:
        """After the best chi of a face of which `held` copies are in the hand: the half that it
        completes, and the plans. `need` cards have to be spare.
        """
        key = 1, face, held, need
        if key not in self._after:
            found: dict[int, list[Plan]] = {}
            for plan in self.plans:
                if (need and not plan.spare) or (held and plan.spare >> 3 * face & 7):
                    continue
                for half in set(plan.halves):
                    if face in _CHI[half] and not (held and _stays(face, half, plan)):
                        filled = self._filled(plan, half, _CHI[half][face])
                        found.setdefault(half, []).append(filled)
            ways = [(half, Plans(self._mind, plans)) for half, plans in found.items()]
            none = -1, Plans(self._mind, ())
            self._after[key] = max(ways, key=lambda way: way[1].worth, default=none)
        return self._after[key]

    def grown(self, huxi: int) -> Plans:
        """After a group has grown to four, which adds so many huxi: two alike may be the pair."""
        key = 2, huxi
        if key not in self._after:
            plans = []
            for worth, halves, spare, before, paired in self.plans:
                if paired:
                    plans.append(Plan(worth, halves, spare, before + huxi, True))
                    continue
                for place, half in enumerate(halves):
                    if HALVES[half].alike:
                        rest = halves[:place] + halves[place + 1 :]
                        plans.append(Plan(worth, rest, spare, before + huxi, True))
            self._after[key] = -1, Plans(self._mind, plans)
        return self._after[key][1]

    def discard(self) -> tuple[Face, Plans]:
        """The face that can be spared best, and the plans after it; NO_FACE without a plan."""
        key = (3,)
        if key not in self._after:
            totals: dict[Face, float] = {}
            for plan in self.plans:
                for face in _faces(plan.spare):
                    totals[face] = totals.get(face, 0.0) + plan.worth**_POWER
            if totals:
                best = max(totals, key=totals.__getitem__)
                self._after[key] = best, self.without(best)
            else:
                self._after[key] = NO_FACE, self
        return self._after[key]

    def without(self, face: Face) -> Plans:
        """The plans that spare a face."""
        kept = [
            Plan(worth, halves, spare - UNIT[face], huxi, paired)
            for worth, halves, spare, huxi, paired in self.plans
            if spare >> 3 * face & 7
        ]
        return Plans(self._mind, kept)

    def _filled(self, plan: Plan, half: int, huxi: int) -> Plan:
        """A plan of which a half has become a group of so many huxi."""
        worth, halves, spare, before, paired = plan
        place = halves.index(half)
        rest = halves[:place] + halves[place + 1 :]
        old = self._mind.worth(halves, before)
        new = self._mind.worth(rest, before + huxi)
        return Plan(worth * new / old if old else 0.0, rest, spare, before + huxi, paired)


def _stays(face: Face, half: int, plan: Plan) -> bool:
    """Whether a copy of a face stays in the hand when a half of a plan takes it (P5.5)."""
    return any(other != half and face in HALVES[other].cards for other in plan.halves)


class Mind:
    """What a seat thinks of cards: finds the plans, for each set of cards once."""

    def __init__(self, outlook: Outlook, planner: Planner, own: Own) -> None:
        self._outlook = outlook
        self._planner = planner
        self._glance = Planner(planner.odds, nodes=150, cut=0.5, more=0)
        self._growing = growth_of(outlook.frame(own, planner.odds))
        self._known: dict[tuple[int, Frame], Plans] = {}

    def plans(self, loose: int, own: Own) -> Plans:
        """The best plans of a hand with these loose cards."""
        frame = self._outlook.frame(own, self._planner.odds)
        return self._find(self._planner, loose, frame)

    def replanned(self, loose: int, groups: int, huxi: int, paired: bool) -> Plans:
        """Plans of loose cards beside what stands fixed (see `Frame`), found at a glance."""
        return self._find(self._glance, loose, Frame(groups, huxi, paired))

    def _find(self, planner: Planner, loose: int, frame: Frame) -> Plans:
        key = loose, frame
        if key not in self._known:
            self._known[key] = Plans(self, planner.plans(loose, frame)[:_KEPT])
        return self._known[key]

    def worth(self, halves: tuple[int, ...], huxi: int) -> float:
        """What a plan with these halves and so many huxi may bring."""
        return self._planner.worth(halves, huxi, self._growing)


class Side:
    """A seat in the model.

    `groups` are still needed and `surplus` cards too many (see `Frame`, `Holding`); `threes` are
    the open groups that may grow, by face, with the huxi that this adds.
    """

    __slots__ = (
        "barred",
        "dead",
        "fours",
        "groups",
        "hand",
        "huxi",
        "mind",
        "plans",
        "surplus",
        "threes",
    )

    mind: Mind
    hand: Counts
    plans: Plans
    threes: dict[Face, int]
    groups: int
    huxi: int
    fours: int
    surplus: int
    barred: int
    dead: bool

    @classmethod
    def of(cls, own: Own, mind: Mind, barred: int, *, dead: bool) -> Self:
        """A seat with these cards; `barred` are faces, as bits, that it may not chi or peng."""
        holding = Holding.of(own.hand, own.melds)
        side = cls()
        side.mind = mind
        side.hand = own.hand[:]
        side.threes = {}
        for meld in own.melds:
            face = meld.cards[0]
            if meld.kind == "wei":
                side.threes[face] = 3
            elif meld.kind == "peng":
                side.threes[face] = _PENG_GROWS[face]
        side.groups = 7 - len(own.melds) - side.hand.count(3)
        side.huxi = holding.huxi
        side.fours = holding.fours
        side.surplus = holding.surplus
        side.barred = barred
        side.dead = dead
        side.plans = Plans(mind, ()) if dead else mind.plans(holding.loose, own)
        return side

    def copy(self) -> Self:
        """An independent copy."""
        new = object.__new__(type(self))
        new.mind = self.mind
        new.hand = self.hand[:]
        new.plans = self.plans
        new.threes = self.threes
        new.groups = self.groups
        new.huxi = self.huxi
        new.fours = self.fours
        new.surplus = self.surplus
        new.barred = self.barred
        new.dead = self.dead
        return new

    def look(self) -> None:
        """Find plans for the cards as they are."""
        if not self.dead:
            loose = sum([n * UNIT[face] for face, n in enumerate(self.hand) if 0 < n < 3])
            self.plans = self.mind.replanned(loose, self.groups, self.huxi, self.fours > 0)

    def cares(self, face: Face) -> bool:
        """Whether a public card of this face may matter to the seat."""
        return bool(self.plans.wants >> face & 1) or self.hand[face] == 3 or face in self.threes

    def tun_on(self, face: Face) -> int:
        """The tun of a win on a stock card that forces nothing (P7.3); 0 without a win."""
        if not self.plans.near or self.surplus:
            return 0
        huxi = 0
        growth = 0
        if not self.fours:
            growth = 3 if self.hand[face] == 3 else self.threes.get(face, 0)
        for plan in self.plans.plans:
            if len(plan.halves) == 1 and plan.paired == (self.fours > 0):
                half = plan.halves[0]
                if _WANTS[half] >> face & 1:
                    more = PENG[face] if half == _ALIKE[face] else _CHI[half][face]
                    huxi = max(huxi, plan.huxi + more)
            elif growth and plan.paired and not plan.halves:
                huxi = max(huxi, plan.huxi + growth)
        return (huxi - LEAST) // 3 + 1 if huxi >= LEAST else 0

    def tun_whole(self) -> int:
        """The tun of a win with a card just forced into a group (P5.3); 0 without a win."""
        if self.surplus != 1 or not self.plans.near:
            return 0
        paired = self.fours > 0
        whole = [p.huxi for p in self.plans.plans if not p.halves and p.paired == paired]
        huxi = max(whole, default=0)
        return (huxi - LEAST) // 3 + 1 if huxi >= LEAST else 0

    def peng(self, face: Face) -> Plans | None:
        """The plans after a peng, if that brings the hand forward."""
        plans = self.plans.three(face, PENG[face])
        return plans if plans.worth > self.plans.worth else None

    def chi(self, face: Face) -> tuple[int, Plans] | None:
        """The half to claim a face for, and the plans after it, if that brings the hand forward."""
        half, plans = self.plans.chi(face, self.hand[face], self.surplus >= 0)
        return (half, plans) if plans.worth > self.plans.worth else None

    def take_three(self, face: Face, huxi: int, plans: Plans) -> None:
        """Make a wei or peng of so many huxi, which leaves these plans."""
        self.hand[face] = 0
        more = 3 if huxi == WEI[face] else _PENG_GROWS[face]
        self.threes = {**self.threes, face: more}
        self.groups -= 1
        self.huxi += huxi
        self.surplus += 1
        self.plans = plans
        if not plans.plans:
            self.look()

    def take_chi(self, face: Face, half: int, plans: Plans) -> None:
        """Make a chi group of a half and a face, which leaves these plans."""
        for card in HALVES[half].cards:
            self.hand[card] -= 1
        self.groups -= 1
        self.huxi += _CHI[half][face]
        self.surplus += 1
        self.plans = plans

    def grow(self, face: Face, huxi: int) -> None:
        """Make a group of four that adds so many huxi."""
        self.hand[face] = 0
        if face in self.threes:
            self.threes = {three: more for three, more in self.threes.items() if three != face}
        self.huxi += huxi
        self.fours += 1
        if self.fours == 1:
            self.surplus += 1
        self.plans = self.plans.grown(huxi)
        if not self.plans.plans:
            self.look()

    def discard(self) -> Face:
        """Discard what the plans can spare best; NO_FACE when the hand has no loose card."""
        if not self.plans.plans:
            self.look()
        face, plans = self.plans.discard()
        if face == NO_FACE:
            face = next((f for n in (1, 2) for f in FACES if self.hand[f] == n), NO_FACE)
            if face == NO_FACE:
                self.dead = True
                return face
        self.plans = plans
        self.hand[face] -= 1
        self.surplus -= 1
        self.barred |= 1 << face
        return face
