"""What the search of the master has to know of Paohuzi: a quick model of how a deal goes on.

In the model a seat is what its plans are: it claims what brings them forward, discards what they
spare, and wins when one is whole. So a deal is played to its end in a small part of the time that
a table takes, and the same hidden hands are tried with many orders of the stock.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardavia_desktop.players.master.paohuzi_course import Course
from cardavia_desktop.players.master.paohuzi_insight import Insight, weigh
from cardavia_desktop.players.master.paohuzi_sides import Mind, Side
from cardavia_desktop.players.master.paohuzi_worlds import sample
from cardavia_desktop.players.master.search import Guide, Outcome
from cardavia_desktop.players.skilled.paohuzi import Own, taken
from cardavia_desktop.players.skilled.paohuzi_plans import HALVES, Planner
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import NO_FACE, Action, Face, Table, View
from cardavia_desktop.rules.events import Discarded, Revealed
from cardavia_desktop.rules.paohuzi.table import PaohuziTable

_ORDERS: Final = 10
"""Orders of the stock in which a world is tried."""


class Model:
    """The model of a search (see `search.Course`): who thinks what, and how it goes on."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._outlook = Insight(view)
        self._own: dict[Action, Side] = {}
        self._others: dict[int, Side] = {}
        self._stock: list[Face] = []
        self._world: Table
        cards = [event for event in view.events if isinstance(event, Revealed | Discarded)]
        self._from_stock = bool(cards) and isinstance(cards[-1], Revealed)

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
        return [self._deal(answer, rng) for _ in range(_ORDERS)]

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
        course = Course(sides, stock, view.options)
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
    outlook = Insight(table.view(seat))
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


GUIDE: Final = Guide(
    answer=answer, estimate=weigh, course=Model, sample=sample, **load("paohuzi")["master"]
)
