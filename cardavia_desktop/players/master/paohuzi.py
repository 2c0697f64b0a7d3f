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
from cardavia_desktop.players.skilled.paohuzi import Outlook, Own, taken
from cardavia_desktop.players.skilled.paohuzi_plans import (
    HALVES,
    Frame,
    Plan,
    Planner,
    growth_of,
)
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, Table, View
from cardavia_desktop.rules.events import Discarded, Revealed
from cardavia_desktop.rules.faces import Counts
from cardavia_desktop.rules.paohuzi.claims import CHI_TURNED_CARD
from cardavia_desktop.rules.paohuzi.hand import FACES, RANKS, UNIT, Holding
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
POWER: Final = 2.5
SCALE: Final = 0.45
ORDERS: Final = int(WEIGHTS.pop("orders"))
AHEAD: Final = int(WEIGHTS.pop("ahead"))
_KEPT: Final = 16
"""Plans of a seat that are kept."""


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
        self.worth = sum([plan.worth**POWER for plan in plans])
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
                    totals[face] = totals.get(face, 0.0) + plan.worth**POWER
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
            if len(plan.halves) == 1:
                half = plan.halves[0]
                if _WANTS[half] >> face & 1:
                    more = _PENG[face] if half == _ALIKE[face] else _CHI[half][face]
                    huxi = max(huxi, plan.huxi + more)
            elif growth and not plan.halves:
                huxi = max(huxi, plan.huxi + growth)
        return (huxi - LEAST) // 3 + 1 if huxi >= LEAST else 0

    def tun_whole(self) -> int:
        """The tun of a win with a card just forced into a group (P5.3); 0 without a win."""
        if self.surplus != 1 or not self.plans.near:
            return 0
        huxi = max((plan.huxi for plan in self.plans.plans if not plan.halves), default=0)
        return (huxi - LEAST) // 3 + 1 if huxi >= LEAST else 0

    def peng(self, face: Face) -> Plans | None:
        """The plans after a peng, if that brings the hand forward."""
        plans = self.plans.three(face, _PENG[face])
        return plans if plans.worth > self.plans.worth else None

    def chi(self, face: Face) -> tuple[int, Plans] | None:
        """The half to claim a face for, and the plans after it, if that brings the hand forward."""
        half, plans = self.plans.chi(face, self.hand[face], self.surplus >= 0)
        return (half, plans) if plans.worth > self.plans.worth else None

    def take_three(self, face: Face, huxi: int, plans: Plans) -> None:
        """Make a wei or peng of so many huxi, which leaves these plans."""
        self.hand[face] = 0
        more = 3 if huxi == _WEI[face] else _PENG_GROWS[face]
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


class Course:
    """The rest of a deal in the model; `stock` are the cards to come, the next one last."""

    def __init__(
        self, sides: list[Side], stock: list[Face], options: frozenset[str], until: int = 0
    ) -> None:
        self.sides = sides
        self.stock = stock
        self.until = until
        self.fourth = OWN_FOURTH_ON_WEI in options
        self.chi_turned = CHI_TURNED_CARD in options
        self.winner = -1
        self.tun = 0

    def outcome(self) -> Outcome:
        """How the deal ended, or what it then promises each seat."""
        if self.tun:
            points: list[float] = [-self.tun] * len(self.sides)
            points[self.winner] = self.tun * (len(points) - 1)
            return Outcome(points, self.winner)
        if not self.stock:
            return Outcome([0.0] * len(self.sides), None)
        worths = [side.plans.worth ** (1 / POWER) for side in self.sides]
        mean = sum(worths) / len(worths)
        scale = 1.5 * SCALE
        return Outcome([scale * (worth - mean) for worth in worths], None, over=False)

    def go_on(self, turn: int) -> None:
        """Play to the end; `turn` turns up the next card."""
        stock = self.stock
        while len(stock) > self.until and not self.tun:
            turn = self._turn_up(turn, stock.pop())

    def _after(self, seat: int) -> int:
        return (seat + 1) % len(self.sides)

    def _turn_up(self, seat: int, face: Face) -> int:
        """Turn up a card (P5.2, P5.3); returns who is next."""
        side = self.sides[seat]
        held = side.hand[face]
        if held == 2 and not side.dead:
            side.take_three(face, _WEI[face], side.plans.three(face, _WEI[face]))
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

    def offer(self, source: int, face: Face, *, from_stock: bool, behind: int = -1) -> int:
        """Let all claim a public card (P5.4), or only those asked behind a seat; returns who turns
        up the next card.
        """
        sides = self.sides
        following = self._after(source)
        order = self._asked(source, behind)
        caring = [seat for seat in order if sides[seat].cares(face)]
        if not caring:
            return following
        if from_stock:
            for seat in caring:
                tun = sides[seat].tun_on(face)
                if tun:
                    self._win(seat, tun)
                    return seat
        for seat in caring:
            if (seat != source or from_stock) and self._three(seat, source, face, from_stock):
                return self.taken(seat)
        for seat in caring:
            if self._may_chi(seat, source, from_stock) and self._chi(seat, face):
                return self.taken(seat)
        return following

    def _asked(self, source: int, behind: int = -1) -> list[int]:
        """The seats in claim order from `source`; with `behind` only those behind that seat."""
        seats = len(self.sides)
        first = 0 if behind < 0 else (behind - source) % seats + 1
        return [(source + place) % seats for place in range(first, seats)]

    def claimed(self, seat: int, claim: Action, source: int, face: Face, from_stock: bool) -> int:
        """Carry out the claim of a seat, unless one asked behind it has a stronger one; what the
        seat holds after it is its side already. Returns who turns up the next card.
        """
        later = self._asked(source, seat)
        if from_stock:
            for other in later:
                if tun := self.sides[other].tun_on(face):
                    self._win(other, tun)
                    return other
        if claim.verb == "chi":
            for other in later:
                if self._three(other, source, face, from_stock):
                    return self.taken(other)
        return self.taken(seat)

    def _three(self, seat: int, source: int, face: Face, from_stock: bool) -> bool:
        """Whether a seat makes a pao or peng, and then does."""
        side = self.sides[seat]
        more = 3 if side.hand[face] == 3 else side.threes.get(face)
        if more and (more == 3 or from_stock):
            side.grow(face, more)
            return True
        if side.hand[face] == 2 and seat != source and _open(side, face):
            plans = side.peng(face)
            if plans is not None:
                side.take_three(face, _PENG[face], plans)
                return True
        return False

    def _may_chi(self, seat: int, source: int, from_stock: bool) -> bool:
        if from_stock:
            return seat == source or (self.chi_turned and seat == self._after(source))
        return seat == self._after(source)

    def _chi(self, seat: int, face: Face) -> bool:
        """Whether a seat makes a chi, and then does."""
        side = self.sides[seat]
        if side.hand[face] < 3 and _open(side, face) and (way := side.chi(face)):
            side.take_chi(face, *way)
            return True
        return False

    def taken(self, seat: int) -> int:
        """Go on from a seat that has taken a card (P6); returns who turns up the next card."""
        side = self.sides[seat]
        if self.tun or side.surplus <= 0 or side.dead:
            return self._after(seat)
        face = side.discard()
        if face == NO_FACE:
            return self._after(seat)
        return self.offer(seat, face, from_stock=False)


def _open(side: Side, face: Face) -> bool:
    """Whether the seat wants a face and may take it (P5.6)."""
    return bool(side.plans.wants & ~side.barred & 1 << face) and not side.dead


class Model:
    """The model of a search (see `search.Course`): who thinks what, and how it goes on."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._outlook = Outlook(view)
        self._own: dict[Action, Side] = {}
        self._others: dict[int, Side] = {}
        self._stock: list[Face] = []
        self._world: Table
        self._from_stock = any(
            isinstance(event, Revealed)
            for event in view.events
            if isinstance(event, Revealed | Discarded)
        ) and isinstance(
            next(e for e in reversed(view.events) if isinstance(e, Revealed | Discarded)), Revealed
        )

    def enter(self, world: Table) -> None:
        """Let the other seats look at their cards."""
        assert isinstance(world, PaohuziTable), "a world of Paohuzi"
        self._world = world
        self._others = {
            seat: _side(world, seat) for seat in range(world.game.seats) if seat != self._view.seat
        }
        self._stock = [*world.deck[len(world.deck) - world.stock :]]

    def play_out(self, answer: Action, rng: Random) -> Sequence[Outcome]:
        """How the deal may go on after an answer, in several orders of the stock."""
        view = self._view
        if answer.verb == "win" or (answer.verb == "pass" and view.public == NO_FACE):
            table = self._world.copy()
            table.play(answer)
            while table.to_move is not None:
                table.play(table.legal()[-1])
            assert table.result is not None, "the deal is over"
            return [Outcome(table.result.points, table.result.winner)]
        if answer not in self._own:
            self._own[answer] = self._after(answer)
        return [self._deal(answer, rng) for _ in range(ORDERS)]

    def _after(self, answer: Action) -> Side:
        """The seat's own side after an answer."""
        view, outlook = self._view, self._outlook
        own = Own([*view.hand], [*view.melds[view.seat]])
        barred = outlook.barred
        turn = (view.seat + 1) % view.game.seats
        if answer.verb == "discard":
            own.hand[answer.face or 0] -= 1
            barred |= 1 << (answer.face or 0)
        elif answer.verb == "pass":
            turn = (view.source + 1) % view.game.seats
            if any(action.verb in {"chi", "peng"} for action in view.legal):
                barred |= 1 << view.public
        else:
            own = taken(own, answer, view.public)
        mind = Mind(outlook, Planner(outlook.odds(turn, barred)), own)
        return Side.of(own, mind, barred, dead=view.seat in view.dead)

    def _deal(self, answer: Action, rng: Random) -> Outcome:
        """How the deal goes on after an answer in one order of the stock."""
        view = self._view
        seat = view.seat
        sides = [
            (self._own[answer] if s == seat else self._others[s]).copy()
            for s in range(view.game.seats)
        ]
        stock = self._stock[:]
        rng.shuffle(stock)
        course = Course(sides, stock, view.options, max(0, view.stock - AHEAD))
        if answer.verb == "discard":
            turn = course.offer(seat, answer.face or 0, from_stock=False)
        elif answer.verb == "pass":
            from_stock = self._from_stock
            turn = course.offer(view.source, view.public, from_stock=from_stock, behind=seat)
        else:
            turn = course.claimed(seat, answer, view.source, view.public, self._from_stock)
        course.go_on(turn)
        return course.outcome()


def _side(table: PaohuziTable, seat: int) -> Side:
    """A seat at a table, as it may think of its cards in a hurry."""
    outlook = Outlook(table.view(seat))
    odds = outlook.odds((seat + 1) % table.game.seats, outlook.barred)
    own = Own(table.hands[seat], table.melds[seat])
    mind = Mind(outlook, Planner(odds, nodes=200, cut=0.5, ahead=False), own)
    return Side.of(own, mind, table.barred[seat], dead=seat in table.dead)


def claim(side: Side, face: Face, legal: Sequence[Action]) -> Action:
    """What a seat of the model answers to a public card that it cannot win on."""
    answers = {action.verb: action for action in legal}
    if "pao" in answers:
        return answers["pao"]
    if "peng" in answers and side.peng(face):
        return answers["peng"]
    if "chi" in answers and (way := side.chi(face)):
        group = tuple(sorted((*HALVES[way[0]].cards, face)))
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
    side = _side(table, seat)
    if table.asks_in_secret:
        return claim(side, table.public, legal)
    face = side.discard()
    return next(action for action in legal if action.face == face)


GUIDE: Final = Guide(answer=answer, course=Model, **WEIGHTS)
