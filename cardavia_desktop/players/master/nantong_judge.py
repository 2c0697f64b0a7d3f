"""How the master of Nantong long cards judges answers: two networks that learned from self-play.

Both correct what the estimate says of an answer, in points, and tell how likely the seat then wins.
One knows what the seat sees; the other also the hands that the others hold in a world.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import add, mul
from statistics import fmean, pvariance
from typing import Final

from cardavia_desktop.players.master.nantong_numbers import FED, OWN, Numbers
from cardavia_desktop.players.master.nantong_prospect import MasterEstimate
from cardavia_desktop.players.master.nantong_worlds import World
from cardavia_desktop.players.network import Network
from cardavia_desktop.players.skilled.nantong import Way
from cardavia_desktop.players.skilled.nantong_outlook import WEIGHTS
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import Action, View

WIN: Final = 40.0
"""Points that a win counts beside what it brings: to win is a goal of its own."""


class HiddenNetwork:
    """A network that is told some numbers once and others in many worlds.

    The first `OWN` numbers are those told once. Of the others only those that are not zero are
    told, with their places.
    """

    def __init__(self, network: Network) -> None:
        self.units = len(network.hidden)
        self._own = [weights[: OWN + 1] for weights in network.hidden]
        self._columns = list(zip(*(weights[OWN + 1 :] for weights in network.hidden), strict=True))
        points, chance = network.output
        self._dear = [p + WIN * c for p, c in zip(points, chance, strict=True)]
        self._plain = points

    def begun(self, numbers: Sequence[float]) -> list[float]:
        """The sums of the hidden units for the numbers that are told once."""
        inputs = (1.0, *numbers)
        return [sum(map(mul, weights, inputs)) for weights in self._own]

    def added(self, sums: list[float], numbers: Iterable[tuple[int, float]]) -> list[float]:
        """The sums with some more numbers, each with its place."""
        for place, number in numbers:
            sums = [s + number * w for s, w in zip(sums, self._columns[place], strict=True)]
        return sums

    def value(self, sums: Sequence[float]) -> float:
        """The points that the sums come to, a win counted dearer."""
        return _output(self._dear, sums)

    def points(self, sums: Sequence[float]) -> float:
        """The points that the sums come to."""
        return _output(self._plain, sums)


def _output(unit: Sequence[float], sums: Sequence[float]) -> float:
    constant, *weights = unit
    return constant + sum(s * w for s, w in zip(sums, weights, strict=True) if s > 0)


@cache
def networks() -> tuple[Network, HiddenNetwork]:
    """The network that is told what is seen, and the one that is told of worlds."""
    weights = load(WEIGHTS)
    return Network.of(weights["seen"]), HiddenNetwork(Network.of(weights["world"]))


class Judged:
    """One way to give an answer, with what is thought of it.

    `estimate` is what the estimate says, `seen` what is thought of it by what the seat sees, with
    a win counted dearer; `worlds` by what lay in each world so far, in `fed` of which another seat
    wants the discard. `seen_points` and `points_in` are the same in plain points.
    """

    __slots__ = ("estimate", "fed", "points_in", "seen", "seen_points", "sums", "way", "worlds")

    def __init__(
        self, way: Way, estimate: float, seen: float, seen_points: float, sums: list[float]
    ) -> None:
        """`sums` are those of the hidden units, as far as they are the same in all worlds."""
        self.way = way
        self.estimate = estimate
        self.seen = seen
        self.seen_points = seen_points
        self.sums = sums
        self.worlds: list[float] = []
        self.points_in: list[float] = []
        self.fed = 0

    @property
    def value(self) -> float:
        """What it is worth by all that is known, a win counted dearer: half by what is seen, which
        is steadier, half by the worlds, which know more.
        """
        return (self.seen + fmean(self.worlds)) / 2 if self.worlds else self.seen

    @property
    def points(self) -> float:
        """The same in points of the deal."""
        if not self.points_in:
            return self.seen_points
        return (self.seen_points + fmean(self.points_in)) / 2

    @property
    def variance(self) -> float:
        """The variance of the points by the worlds that were drawn; there is at least one."""
        return pvariance(self.points_in) / len(self.points_in) / 4

    def variance_beside(self, other: Judged) -> float:
        """The variance of the difference between the points of both, in the same worlds."""
        differences = [a - b for a, b in zip(self.points_in, other.points_in, strict=False)]
        return pvariance(differences) / len(differences) / 4 if differences else 0.0


class Judge:
    """Judges the answers to a view, beginning with what an `estimate` says of them."""

    def __init__(self, view: View) -> None:
        self.estimate = MasterEstimate(view)
        self.numbers = Numbers(view, self.estimate.outlook)
        self._seen, self._world = networks()

    def best(self, action: Action) -> Judged:
        """The best way to give an answer other than a win, by what is seen."""
        return max(map(self.judged, self.estimate.ways(action)), key=lambda judged: judged.seen)

    def judged(self, way: Way) -> Judged:
        """What is thought of an answer by what is seen."""
        value = self.estimate.value(way)
        numbers = self.numbers.own(way)
        points, chance = self._seen(numbers)
        dear = value + points + WIN * chance
        return Judged(way, value, dear, value + points, self._world.begun(numbers))

    def meet(self, world: World, answers: Iterable[Judged]) -> None:
        """Judge answers in one more world."""
        hands = self._world.added([0.0] * self._world.units, self.numbers.hands(world))
        for judged in answers:
            met = list(self.numbers.met(world, judged.way))
            sums = self._world.added(list(map(add, judged.sums, hands)), met)
            judged.worlds.append(judged.estimate + self._world.value(sums))
            judged.points_in.append(judged.estimate + self._world.points(sums))
            judged.fed += any(place in FED for place, _ in met)
