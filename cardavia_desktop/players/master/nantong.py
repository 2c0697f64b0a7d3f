"""How the master plays Nantong long cards: what each answer is worth where the others hold this.

Every answer is judged by what is seen, then those that seem good in many sampled worlds as well:
there it is known how near the others are, and who takes a discard. What comes after is in the
judgment, which learned from deals played to the end.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from math import inf, sqrt
from random import Random
from typing import Final

from cardavia_desktop.players.facts import About, Fact
from cardavia_desktop.players.master.nantong_judge import WIN, Judge, Judged
from cardavia_desktop.players.master.nantong_worlds import Worlds
from cardavia_desktop.players.player import Assessment, Candidate
from cardavia_desktop.players.skilled.nantong_facts import facts
from cardavia_desktop.players.skilled.nantong_outlook import SEATS
from cardavia_desktop.players.skilled.nantong_win import won
from cardavia_desktop.rules import NO_FACE, Action, Face, NoSample, View
from cardavia_desktop.rules.nantong.cards import HONORS

_WORLDS: Final = 32
"""Worlds that a decision looks at."""
_REACH: Final = 15.0
"""Answers that seem so many points behind are not looked at in worlds."""
_WIDTH: Final = 8
"""Answers that are looked at, at most."""
_ERROR: Final = 1.0
"""The usual error, in points, of the difference between two answers that were looked at."""
_DOUBT: Final = 3.0
"""The usual error of the difference where only what is seen was judged."""
_LIKELY: Final = 30
"""From so many percent on it is told that a discard may be taken."""


def consider(
    view: View,
    rng: Random,
    also: Collection[Action] = (),
    effort: float = 1.0,
    patience: float = inf,
) -> Assessment:
    """What every answer is worth; those in `also` are looked at closely, whatever they seem.

    `effort` multiplies the worlds looked at; after `patience` seconds there come no more.
    """
    deadline = time.monotonic() + patience
    answers = _Answers(view)
    near = answers.near(also)
    done = len(near) == 1 or answers.look(near, rng, round(_WORLDS * effort), deadline)
    return Assessment(answers.candidates(near), cut_short=not done)


class _Answers:
    """The answers to a view: what each leaves, as it is judged by now, and the points of a win."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.judge = Judge(view)
        self.prospect = self.judge.estimate.outlook
        self.judged = {a: self.judge.best(a) for a in view.legal if a.verb != "win"}
        self.won = {
            a: won(view, self.prospect.others_hu) for a in view.legal if a not in self.judged
        }

    def value(self, action: Action) -> float:
        """What an answer is worth, a win counted dearer."""
        return self.won[action] + WIN if action in self.won else self.judged[action].value

    def points(self, action: Action) -> float:
        """The points of the deal that an answer is worth."""
        return self.won[action] if action in self.won else self.judged[action].points

    def near(self, also: Collection[Action]) -> list[Action]:
        """The answers to be looked at."""
        order = sorted(self.view.legal, key=self.value, reverse=True)
        least = self.value(order[0]) - _REACH
        return [
            action
            for place, action in enumerate(order)
            if (place < _WIDTH and self.value(action) >= least) or action in also
        ]

    def look(self, near: Sequence[Action], rng: Random, most: int, deadline: float) -> bool:
        """Judge answers in so many worlds, at least one; False when the deadline came first."""
        worlds = Worlds(self.view)
        looked_at = [self.judged[action] for action in near if action in self.judged]
        for _ in range(max(1, most)):
            if time.monotonic() > deadline:
                return False
            try:
                world = worlds.draw(rng)
            except NoSample:
                return True
            self.judge.meet(world, looked_at)
        return True

    def candidates(self, near: Sequence[Action]) -> tuple[Candidate, ...]:
        """All answers, the best of those that were looked at first."""
        best = max(near, key=self.value)
        found = [self._candidate(action, best) for action in self.view.legal]
        return tuple(sorted(found, key=lambda c: (c.action == best, c.value), reverse=True))

    def _candidate(self, action: Action, best: Action) -> Candidate:
        # Nothing is told to bring more than the choice, which may win more often for fewer points.
        value = min(self.points(action), self.points(best))
        if action in self.won:
            paid = round(self.won[action] / (SEATS - 1))
            return Candidate(action, value, facts=(Fact(About.WINS, (), paid),))
        judged = self.judged[action]
        way = judged.way
        told = facts(self.prospect, self.judge.estimate.away, way.hand, way.readings, way.discarded)
        if way.discarded != NO_FACE:
            told += self._wanted(judged, way.discarded)
        error = apart = _DOUBT
        if judged.worlds:
            error = sqrt(_ERROR**2 + judged.variance)
            if best in self.judged:
                apart = sqrt(_ERROR**2 + judged.variance_beside(self.judged[best]))
        return Candidate(action, value, error, told, 0.0 if action == best else apart)

    def _wanted(self, judged: Judged, face: Face) -> tuple[Fact, ...]:
        """Whether others want a discard."""
        chance = round(100 * judged.fed / max(1, len(judged.worlds)))
        if chance >= _LIKELY:
            return (Fact(About.FEEDS, (face,), chance),)
        if not self.prospect.left[face] and face in HONORS:
            return (Fact(About.SAFE, (face,)),)
        return ()
