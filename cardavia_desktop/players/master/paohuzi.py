"""What the search of the master has to know of Paohuzi: a quick model of how a deal goes on.

In the model a seat is what its plans are (`skilled.paohuzi_plans`): it claims what brings them
forward, discards what they spare, and wins when one is whole. A seat's plans are found once in a
world, from what the seat may know; its claims and discards only sift them. So a deal is played to
its end in a small part of the time that a table takes. The model leaves out what hardly matters
in a comparison: faces passed within the model (P5.6), and that groups of a bi lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final, Self

from cardavia_desktop.players.master.search import Guide, Outcome
from cardavia_desktop.players.skilled.paohuzi import Outlook, Own
from cardavia_desktop.players.skilled.paohuzi_plans import (
    HALVES,
    Frame,
    Plan,
    Planner,
    growth_of,
)
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, Table, View
from cardavia_desktop.rules.events import Answered
from cardavia_desktop.rules.faces import Counts
from cardavia_desktop.rules.paohuzi.claims import CHI_TURNED_CARD
from cardavia_desktop.rules.paohuzi.hand import FACES, RANKS, UNIT
from cardavia_desktop.rules.paohuzi.score import LEAST
from cardavia_desktop.rules.paohuzi.table import OWN_FOURTH_ON_WEI, PaohuziTable

WEIGHTS: Final = load("paohuzi")["master"]

_CHI: Final = tuple(dict(half.chi) for half in HALVES)
"""What completes each half to a chi group, with its huxi."""
_ALIKE: Final = {half.cards[0]: index for index, half in enumerate(HALVES) if half.alike}
"""The half of two alike, by face."""
_WANTS: Final = tuple(
    sum(1 << face for face in {*dict(half.chi), *half.cards[: half.alike]}) for half in HALVES
)
"""The faces, as bits, that complete each half."""
_PENG: Final = tuple(1 if face < RANKS else 3 for face in FACES)
_WEI: Final = tuple(3 if face < RANKS else 6 for face in FACES)
_PENG_GROWS: Final = tuple(5 if face < RANKS else 6 for face in FACES)
_KEPT: Final = 16
"""Plans of a seat that are kept."""


@lru_cache(maxsize=1 << 14)
def _faces(packed: int) -> tuple[Face, ...]:
    """The faces among packed cards."""
    return tuple(face for face in FACES if packed >> 3 * face & 7)


class Mind:
    """What a seat thinks of cards: finds the plans, for each set of cards once."""

    def __init__(self, planner: Planner, growth: tuple[tuple[float, int], ...]) -> None:
        self.planner = planner
        self.glance = Planner(planner.odds, nodes=150, cut=0.5, more=0)
        self.growth = growth
        self.growing = growth_of(Frame(0, 0, False, growth))
        self._known: dict[tuple[int, int, int, bool], list[Plan]] = {}
        self._fills: dict[tuple[tuple[int, ...], int, int, int], tuple[tuple[int, ...], float]] = {}

    def plans(
        self, loose: int, groups: int, huxi: int, paired: bool, *, closely: bool
    ) -> list[Plan]:
        """The best plans of some loose cards beside what stands fixed (see `Frame`)."""
        key = loose, groups, huxi, paired
        found = self._known.get(key)
        if found is None:
            frame = Frame(groups, huxi, paired, self.growth if closely else ())
            planner = self.planner if closely else self.glance
            found = self._known[key] = planner.plans(loose, frame)[:_KEPT]
        return found

    def filled(self, plan: Plan, half: int, huxi: int) -> Plan:
        """A plan of which a half has become a group with so many huxi."""
        worth, halves, spare, before, paired = plan
        key = halves, before, half, huxi
        found = self._fills.get(key)
        if found is None:
            place = halves.index(half)
            rest = halves[:place] + halves[place + 1 :]
            old = self.planner.worth(halves, before, self.growing)
            new = self.planner.worth(rest, before + huxi, self.growing)
            found = self._fills[key] = rest, new / old if old else 0.0
        return Plan(worth * found[1], found[0], spare, before + huxi, paired)


class Side:
    """A seat in the model.

    `groups` are still needed and `surplus` cards too many (see `Frame`, `Holding`); `threes` are
    the open groups that may grow, by face, with the huxi that this adds. `wants` are the faces,
    as bits, that some plan lacks; `near` tells whether one card may win.
    """

    __slots__ = (
        "barred",
        "dead",
        "fours",
        "groups",
        "hand",
        "huxi",
        "mind",
        "near",
        "plans",
        "surplus",
        "threes",
        "wants",
    )

    mind: Mind
    hand: Counts
    plans: list[Plan]
    threes: dict[Face, int]
    groups: int
    huxi: int
    fours: int
    surplus: int
    barred: int
    dead: bool
    wants: int
    near: bool

    @classmethod
    def of(cls, table: PaohuziTable, seat: int, mind: Mind) -> Self:
        """A seat as it is at a table."""
        holding = table.holdings[seat]
        side = cls()
        side.mind = mind
        side.hand = table.hands[seat][:]
        side.threes = {}
        for meld in table.melds[seat]:
            face = meld.cards[0]
            if meld.kind == "wei":
                side.threes[face] = 3
            elif meld.kind == "peng":
                side.threes[face] = _PENG_GROWS[face]
        side.groups = 7 - len(table.melds[seat]) - side.hand.count(3)
        side.huxi = holding.huxi
        side.fours = holding.fours
        side.surplus = holding.surplus
        side.barred = table.barred[seat]
        side.dead = seat in table.dead
        side.look(closely=True)
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
        new.wants = self.wants
        new.near = self.near
        return new

    def look(self, *, closely: bool = False) -> None:
        """Find plans for the cards as they are."""
        loose = 0
        for face, n in enumerate(self.hand):
            if 0 < n < 3:
                loose += n * UNIT[face]
        known = loose, self.groups, self.huxi, self.fours > 0
        self.settle([] if self.dead else self.mind.plans(*known, closely=closely))

    def settle(self, plans: list[Plan]) -> None:
        """Go on with these plans."""
        self.plans = plans
        wants, near = 0, False
        for plan in plans:
            for half in plan.halves:
                wants |= _WANTS[half]
            near = near or len(plan.halves) < 2
        self.wants = wants
        self.near = near

    # Winning.

    def tun_on(self, face: Face) -> int:
        """The tun of a win on a stock card that forces nothing (P7.3); 0 without a win."""
        if not self.near or self.surplus:
            return 0
        huxi = 0
        growth = 0
        if not self.fours:
            growth = 3 if self.hand[face] == 3 else self.threes.get(face, 0)
        for plan in self.plans:
            if len(plan.halves) == 1:
                half = plan.halves[0]
                if _WANTS[half] >> face & 1:
                    more = _CHI[half].get(face, 0)
                    if half == _ALIKE[face]:
                        more = _PENG[face]
                    huxi = max(huxi, plan.huxi + more)
            elif growth and not plan.halves:
                huxi = max(huxi, plan.huxi + growth)
        return (huxi - LEAST) // 3 + 1 if huxi >= LEAST else 0

    def tun_whole(self) -> int:
        """The tun of a win with a card just forced into a group (P5.3); 0 without a win."""
        if self.surplus != 1:
            return 0
        huxi = max((plan.huxi for plan in self.plans if not plan.halves), default=0)
        return (huxi - LEAST) // 3 + 1 if huxi >= LEAST else 0

    # Claims: what they leave of the plans, and how they are carried out.

    def with_three(self, face: Face, huxi: int) -> list[Plan]:
        """The plans after two of a face have become a wei or peng."""
        half = _ALIKE[face]
        filled = self.mind.filled
        return [filled(plan, half, huxi) for plan in self.plans if half in plan.halves]

    def with_chi(self, face: Face) -> tuple[int, list[Plan]]:
        """The best half to claim a face for, and the plans after it; without one, no plans."""
        held = self.hand[face]
        found: dict[int, list[Plan]] = {}
        for plan in self.plans:
            if not plan.spare and self.surplus >= 0:
                continue  # what would be discarded?
            if held and plan.spare >> 3 * face & 7:
                continue
            for half in set(plan.halves):
                huxi = _CHI[half].get(face)
                if huxi is None:
                    continue
                if held and any(
                    other != half and face in HALVES[other].cards for other in plan.halves
                ):
                    continue  # a copy would stay behind (P5.5)
                found.setdefault(half, []).append(self.mind.filled(plan, half, huxi))
        if not found:
            return -1, []
        return max(found.items(), key=lambda item: worth_of(item[1]))

    def forwards(self, plans: list[Plan]) -> bool:
        """Whether the hand is better with these plans than with those that it has."""
        return bool(plans) and worth_of(plans) > worth_of(self.plans)

    def take_three(self, face: Face, huxi: int, plans: list[Plan]) -> None:
        """Make a wei or peng."""
        self.hand[face] = 0
        more = 3 if huxi == _WEI[face] else _PENG_GROWS[face]
        self.threes = {**self.threes, face: more}
        self.groups -= 1
        self.huxi += huxi
        self.surplus += 1
        if plans:
            self.settle(plans)
        else:
            self.look()

    def take_chi(self, face: Face, half: int, plans: list[Plan]) -> None:
        """Make a chi group of a half and a face."""
        for card in HALVES[half].cards:
            self.hand[card] -= 1
        self.groups -= 1
        self.huxi += _CHI[half][face]
        self.surplus += 1
        self.settle(plans)

    def grow(self, face: Face, huxi: int) -> None:
        """Make a group of four that adds so many huxi."""
        self.hand[face] = 0
        if face in self.threes:
            self.threes = {three: more for three, more in self.threes.items() if three != face}
        self.huxi += huxi
        self.fours += 1
        if self.fours == 1:
            self.surplus += 1
        plans = []
        for worth, halves, spare, before, paired in self.plans:
            if paired:
                plans.append(Plan(worth, halves, spare, before + huxi, True))
            else:
                plans += [
                    Plan(worth, halves[:place] + halves[place + 1 :], spare, before + huxi, True)
                    for place, half in enumerate(halves)
                    if HALVES[half].alike
                ]
        if plans:
            self.settle(plans)
        else:
            self.look()

    def discard(self) -> Face:
        """Discard what the plans can spare best; NO_FACE when the hand has no loose card."""
        if not self.plans:
            self.look()
        totals: dict[Face, float] = {}
        for plan in self.plans:
            worth = plan.worth**3
            for face in _faces(plan.spare):
                totals[face] = totals.get(face, 0.0) + worth
        if totals:
            face = max(totals, key=totals.__getitem__)
        else:
            face = next((f for n in (1, 2) for f in FACES if self.hand[f] == n), NO_FACE)
            if face == NO_FACE:
                self.dead = True
                return face
        unit = UNIT[face]
        self.hand[face] -= 1
        self.surplus -= 1
        self.barred |= 1 << face
        self.settle(
            [
                Plan(plan.worth, plan.halves, plan.spare - unit, plan.huxi, plan.paired)
                for plan in self.plans
                if plan.spare >> 3 * face & 7
            ]
        )
        return face


def worth_of(plans: Sequence[Plan]) -> float:
    """How much plans are worth together, to compare them."""
    return sum([plan.worth**3 for plan in plans])


class Course:
    """The rest of a deal in the model; `stock` are the cards to come, the next one last."""

    def __init__(self, sides: list[Side], stock: list[Face], options: frozenset[str]) -> None:
        self.sides = sides
        self.stock = stock
        self.fourth = OWN_FOURTH_ON_WEI in options
        self.chi_turned = CHI_TURNED_CARD in options
        self.winner = -1
        self.tun = 0

    def outcome(self) -> Outcome:
        """How the deal ended."""
        if not self.tun:
            return Outcome([0] * len(self.sides), None)
        points = [-self.tun] * len(self.sides)
        points[self.winner] = self.tun * (len(points) - 1)
        return Outcome(points, self.winner)

    def go_on(self, turn: int) -> None:
        """Play to the end; `turn` turns up the next card."""
        stock = self.stock
        while stock and not self.tun:
            turn = self._turn_up(turn, stock.pop())

    def _after(self, seat: int) -> int:
        return (seat + 1) % len(self.sides)

    def _turn_up(self, seat: int, face: Face) -> int:
        """Turn up a card (P5.2, P5.3); returns who is next."""
        side = self.sides[seat]
        held = side.hand[face]
        if held == 2 and not side.dead:
            side.take_three(face, _WEI[face], side.with_three(face, _WEI[face]))
        elif held == 3 or (self.fourth and side.threes.get(face) == 3):
            side.grow(face, 6)
        else:
            return self.offer(seat, face, from_stock=True)
        self._win(seat, side.tun_whole())
        return self.taken(seat)

    def _win(self, seat: int, tun: int) -> None:
        if tun:
            self.winner = seat
            self.tun = tun

    def offer(self, source: int, face: Face, *, from_stock: bool) -> int:
        """Let all claim a public card (P5.4); returns who turns up the next card."""
        sides = self.sides
        following = self._after(source)
        order = (source, following, self._after(following))
        if from_stock:
            for seat in order:
                tun = sides[seat].tun_on(face)
                if tun:
                    self._win(seat, tun)
                    return seat
        for seat in order if from_stock else order[1:]:
            side = sides[seat]
            held = side.hand[face]
            if held == 3:
                side.grow(face, 3)
                return self.taken(seat)
            more = side.threes.get(face)
            if more and (more == 3 or from_stock):
                side.grow(face, more)
                return self.taken(seat)
            if held == 2 and seat != source and self._open(side, face):
                plans = side.with_three(face, _PENG[face])
                if side.forwards(plans):
                    side.take_three(face, _PENG[face], plans)
                    return self.taken(seat)
        chiers: Sequence[int] = order[:1] if from_stock else order[1:2]
        if from_stock and self.chi_turned:
            chiers = order[:2]
        for seat in chiers:
            side = sides[seat]
            if side.hand[face] < 3 and self._open(side, face):
                half, plans = side.with_chi(face)
                if side.forwards(plans):
                    side.take_chi(face, half, plans)
                    return self.taken(seat)
        return following

    @staticmethod
    def _open(side: Side, face: Face) -> bool:
        """Whether the seat wants a face and may take it (P5.6)."""
        return bool(side.wants & ~side.barred & 1 << face) and not side.dead

    def taken(self, seat: int) -> int:
        """Go on from a seat that has taken a card (P6); returns who turns up the next card."""
        side = self.sides[seat]
        if self.tun or side.surplus <= 0 or side.dead:
            return self._after(seat)
        face = side.discard()
        if face == NO_FACE:
            return self._after(seat)
        return self.offer(seat, face, from_stock=False)


class Model:
    """The model of a search (see `search.Model`): who thinks what in a world, and how it goes on.

    Of the seat whose view it is the thoughts are the same in all worlds.
    """

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self._own = _mind(view, closely=True)
        self._minds: list[Mind] = []
        self._sides: dict[tuple[object, ...], Side] = {}

    def enter(self, world: Table) -> None:
        """Let the other seats look at their cards."""
        self._minds = [
            self._own if seat == self.seat else _mind(world.view(seat), closely=False)
            for seat in range(world.game.seats)
        ]
        self._sides.clear()

    def _side(self, table: PaohuziTable, seat: int) -> Side:
        key = seat, *table.hands[seat], *table.melds[seat]
        side = self._sides.get(key)
        if side is None:
            side = self._sides[key] = Side.of(table, seat, self._minds[seat])
        side = side.copy()
        side.barred = table.barred[seat]
        return side

    def play_out(self, table: Table) -> Outcome:
        """Finish at the table what is being asked, and go on in the model."""
        assert isinstance(table, PaohuziTable), "the model of Paohuzi"
        while (mover := table.to_move) is not None:
            legal = table.legal()
            if legal[-1].verb == "win":
                table.play(legal[-1])
            elif table.asks_in_secret and isinstance(table.events[-1], Answered):
                table.play(claim(self._side(table, mover), table.public, legal))
            else:
                break
        if table.result is not None:
            return Outcome(table.result.points, table.result.winner)
        sides = [self._side(table, seat) for seat in range(len(self._minds))]
        stock = [*table.deck[len(table.deck) - table.stock :]]
        stock.reverse()
        course = Course(sides, stock, table.options)
        if table.asks_in_secret:
            turn = course.offer(table.source, table.public, from_stock=table.from_stock)
        else:
            assert mover is not None, "the deal goes on"
            turn = course.taken(mover)
        course.go_on(turn)
        return course.outcome()


def _mind(view: View, *, closely: bool) -> Mind:
    """What a seat thinks, from what it may know."""
    outlook = Outlook(view)
    odds = outlook.odds((view.seat + 1) % view.game.seats, outlook.barred)
    own = Own([*view.hand], [*view.melds[view.seat]])
    planner = Planner(odds) if closely else Planner(odds, nodes=250, cut=0.5)
    return Mind(planner, outlook.frame(own, odds).growth)


def claim(side: Side, face: Face, legal: Sequence[Action]) -> Action:
    """What a seat of the model answers to a public card that it cannot win on."""
    answers = {action.verb: action for action in legal}
    if "pao" in answers:
        return answers["pao"]
    if "peng" in answers and side.forwards(side.with_three(face, _PENG[face])):
        return answers["peng"]
    if "chi" in answers:
        half, plans = side.with_chi(face)
        if side.forwards(plans):
            group = tuple(sorted((*HALVES[half].cards, face)))
            for action in legal:
                if group in action.groups:
                    return action
    return answers["pass"]


def answer(table: Table, rng: Random) -> Action:
    """What the seat to move answers."""
    assert isinstance(table, PaohuziTable), "a table of Paohuzi"
    seat = table.to_move
    assert seat is not None, "somebody is asked"
    legal = table.legal()
    if "win" in legal:
        return legal[-1]
    side = Side.of(table, seat, _mind(table.view(seat), closely=False))
    if table.asks_in_secret:
        return claim(side, table.public, legal)
    face = side.discard()
    return next(action for action in legal if action.face == face)


GUIDE: Final = Guide(answer=answer, model=Model, **WEIGHTS)
