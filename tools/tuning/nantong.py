"""Makes the weights of Nantong long cards, from deals of self-play.

    python -m tools.tuning.nantong measure --deals 250 --seed 77
    python -m tools.tuning.nantong learn --deals 200000 --seed 1

`measure` prints, beside what the weights file has: by kind of win and distance, how often a hand
came nearer in a round (`typical`); by rounds left, how often another seat won in a round (`hazard`)
and how many groups the others had open (`usual_melds`); by the stock and the copies not seen, how
often a discard could be punged (`pung_chance`), and how often it won (`win_share`); by open groups
and pairs of discards, how many cards hands were away from waiting (`orders`). With few deals the
figures jump about: what goes into the file is smoothed by hand.

`learn` seats masters among players and lets the two networks of the master learn what its answers
came to: the points of the deal, and who won it. An answer early in a deal learns more from what was
thought of the next than from the end, which is mostly luck (temporal differences). It goes on from
the weights in the file and writes what was learned there.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np

from cardavia_desktop.match.simulation import seeds_of
from cardavia_desktop.players import player
from cardavia_desktop.players.master.nantong_judge import Judge, networks
from cardavia_desktop.players.master.nantong_numbers import HIDDEN, OWN, Numbers
from cardavia_desktop.players.master.nantong_worlds import World, world_of
from cardavia_desktop.players.skilled.nantong import Way
from cardavia_desktop.players.skilled.nantong_outlook import SEATS, WEIGHTS, Hand
from cardavia_desktop.players.skilled.nantong_shape import Kind, read
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import GAMES, Action, Face, Table, View
from cardavia_desktop.rules.nantong.hand import completes
from tools.tuning.learner import Learner

FILE: Final = (
    Path(__file__).parents[2] / "cardavia_desktop" / "players" / "weights" / "nantong.json"
)
MASTERS: Final = 0.15
"""The part of the other two seats that masters take."""
ODD: Final = 0.07
"""The share of answers that are others than the best,"""
SEEMING: Final = 12.0
"""though no more than so many points worse."""
LATER: Final = 0.7
"""How much what came later counts beside what was thought of the next answer."""
RATE: Final = 1e-3
UNIT: Final = 40.0
"""Points that count as much, in learning, as a win instead of none."""
MOST: Final = 4.0
"""An error that is larger teaches no more."""
_PAIRS: Final = 7
"""More pairs of discards are not told apart,"""
_FAR: Final = 5
"""nor hands that are farther away."""
_LEAST: Final = 20
"""A mean of fewer cases is not printed."""


def main() -> None:
    """Carry out the command."""
    parser = argparse.ArgumentParser("python -m tools.tuning.nantong", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for name, run in (("measure", measure), ("learn", learn)):
        command = commands.add_parser(name)
        command.set_defaults(run=run)
        command.add_argument("--deals", type=int, default=250)
        command.add_argument("--seed", type=int, default=77)
    called = parser.parse_args()
    called.run(called)


# Measuring


def measure(called: argparse.Namespace) -> None:
    """Play deals and print what was seen."""
    seen = Seen()
    for seed in seeds_of(called.seed, called.deals):
        for _ in seen.watched(played(seed, "player")):
            pass
    weights = load(WEIGHTS)["master"]
    for kind in Kind:
        _show(f"typical {kind.value}", seen.nearer[kind], weights["typical"][kind.value])
    _show("hazard", seen.lost, weights["hazard"])
    _show("usual_melds", seen.melds, weights["usual_melds"])
    for third in range(3):
        _show(f"pung_chance {third}", seen.pungs[third], weights["pung_chance"][third])
    _show("wins, as win_share times hazard", seen.wins, weights["win_share"])
    for (groups, pairs), cases in sorted(seen.orders.items()):
        present = load(WEIGHTS)["orders"][groups][pairs]
        shares = {away: [float(away == case) for case in cases] for away in range(len(present))}
        _show(f"orders {groups} {pairs}", shares, present)


Cases = dict[int, list[float]]


def _cases() -> Cases:
    return defaultdict(list)


@dataclass(slots=True)
class Seen:
    """Cases by what a figure depends on."""

    nearer: dict[Kind, Cases] = field(default_factory=lambda: {kind: _cases() for kind in Kind})
    lost: Cases = field(default_factory=_cases)
    melds: Cases = field(default_factory=_cases)
    pungs: dict[int, Cases] = field(default_factory=lambda: defaultdict(_cases))
    wins: Cases = field(default_factory=_cases)
    orders: dict[tuple[int, int], list[int]] = field(default_factory=lambda: defaultdict(list))

    def watched(self, deal: Iterator[tuple[Table, int, Face]]) -> Iterator[Table]:
        """Watch the discards of a deal."""
        last: dict[int, tuple[dict[Kind, int], int]] = {}
        made = [0] * SEATS
        table = None
        for table, seat, face in deal:
            made[seat] += 1
            self._discarded(table, seat, face, made)
            hand = Hand(table.hands[seat], table.melds[seat])
            away = {kind: reading.distance for kind, reading in hand.read().items()}
            if seat in last:
                self._round(*last[seat], away, lost=False)
            last[seat] = away, table.stock // SEATS
            yield table
        if table is not None and table.result is not None:
            winner = table.result.winner
            for seat, (away, rounds) in last.items():
                now = dict.fromkeys(away, -1) if seat == winner else away
                self._round(away, rounds, now, lost=winner not in (seat, None))

    def _round(
        self, before: Mapping[Kind, int], rounds: int, after: Mapping[Kind, int], *, lost: bool
    ) -> None:
        self.lost[rounds].append(lost)
        for kind, away in after.items():
            self.nearer[kind][before[kind]].append(away < before[kind])

    def _discarded(self, table: Table, seat: int, face: Face, made: Sequence[int]) -> None:
        others = [other for other in range(SEATS) if other != seat]
        for other in others:
            hand = Hand(table.hands[other], table.melds[other])
            away = read(hand.cards, Kind.ANY, hand.groups).distance
            place = min(len(hand.melds), 2), min(made[other] // 2, _PAIRS)
            self.orders[place].append(min(max(0, away), _FAR))
        self.melds[table.stock // SEATS].append(sum(len(table.melds[o]) for o in others))
        left = min(3, table.view(seat).unseen()[face])
        third = min(2, table.stock // 17)
        self.pungs[third][left].append(any(table.hands[o][face] >= 2 for o in others))
        self.wins[left].append(any(completes(table.hands[o], face) for o in others))


def played(seed: int, level: str) -> Iterator[tuple[Table, int, Face]]:
    """A deal after each discard: the table, who discarded, and what."""
    table = GAMES["nantong"].deal(seed)
    someone = player(level, seed)
    while (seat := table.to_move) is not None:
        action = someone.choose(table.view(seat))
        table.play(action)
        if action.verb == "discard" and action.face is not None:
            yield table, seat, action.face


def _show(name: str, cases: Cases, present: list[float]) -> None:
    """A figure as it was seen, and as the file has it."""
    means = [
        f"{fmean(cases[i]):.3f}" if len(cases[i]) >= _LEAST else "-" for i in range(len(present))
    ]
    print(f"{name}\n  seen    {' '.join(means)}\n  present {' '.join(map(str, present))}")


# Learning


class Note(NamedTuple):
    """An answer that was given: what the networks are told of it, what the estimate and the second
    network think of it, and what that thinks of the best answer.

    What is thought are the points and the chance to win. `odd` tells that another answer than the
    best was given.
    """

    numbers: Sequence[float]
    estimate: float
    thought: tuple[float, float]
    best: tuple[float, float]
    odd: bool


def learn(called: argparse.Namespace) -> None:
    """Play deals, learn from each, and write the weights."""
    weights = load(WEIGHTS)
    seen, world = (_taught(weights[name]) for name in ("seen", "world"))
    for number in range(called.deals):
        rate = RATE * (1 - number / called.deals) + RATE / 100
        notes = list(noted(1_000_000 * called.seed + number, world))
        numbers = np.array([[*note.numbers] for note, _ in notes])
        wanted = np.array([((points - note.estimate) / UNIT, win) for note, (points, win) in notes])
        for learner, x in ((seen, numbers[:, :OWN]), (world, numbers)):
            hidden, said = learner(x)
            slope = np.clip(said - wanted, -MOST, MOST) / len(x)
            learner.learn(x, hidden, slope, np.zeros(0), rate)
        if number % 100 == 99 or number == called.deals - 1:
            print(number + 1, flush=True)
            weights |= {"seen": _written(seen), "world": _written(world)}
            FILE.write_text(json.dumps(weights) + "\n", "utf-8")
            networks.cache_clear()


def noted(seed: int, world: Learner) -> Iterator[tuple[Note, tuple[float, float]]]:
    """The answers of masters at a deal, each with the points and the win to learn from."""
    rng = random.Random(seed)
    table = GAMES["nantong"].deal(seed)
    someone = player("player", seed)
    masters = {rng.randrange(SEATS)} | {seat for seat in range(SEATS) if rng.random() < MASTERS}
    notes: dict[int, list[Note]] = {seat: [] for seat in masters}
    while (seat := table.to_move) is not None:
        view = table.view(seat)
        if seat not in masters or len(view.legal) == 1 or "win" in view.legal:
            table.play(someone.choose(view))
            continue
        action, note = _answered(table, view, world, rng)
        notes[seat].append(note)
        table.play(action)
    assert table.result is not None, "the deal is over"
    for seat, own in notes.items():
        end = float(table.result.points[seat]), float(table.result.winner == seat)
        yield from zip(own, returns(own, end), strict=True)


def returns(notes: Sequence[Note], end: tuple[float, float]) -> list[tuple[float, float]]:
    """What answers are to learn from the end of the deal and from what was thought on the way."""
    found = [end]
    for note in reversed(notes[1:]):
        if note.odd:
            found.append(note.best)
        else:
            points, win = found[-1]
            found.append(
                (
                    LATER * points + (1 - LATER) * note.thought[0],
                    LATER * win + (1 - LATER) * note.thought[1],
                )
            )
    return found[: len(notes)][::-1]


def _answered(table: Table, view: View, world: Learner, rng: random.Random) -> tuple[Action, Note]:
    """The answer of a master that looks at no worlds; now and then another that seems as good."""
    judge = Judge(view)
    judged = {action: judge.best(action) for action in view.legal}
    best = max(judged, key=lambda action: judged[action].value)
    chosen = best
    if rng.random() < ODD:
        least = judged[best].value - SEEMING
        chosen = rng.choice([action for action in judged if judged[action].value >= least])
    hands = {other: table.hands[other] for other in range(SEATS) if other != view.seat}
    lies = world_of(view, hands)
    told = [_told(judge.numbers, judged[action].way, lies) for action in (chosen, best)]
    _, said = world(np.array(told))
    thought, of_best = (
        (judged[action].estimate + UNIT * float(points), float(win))
        for action, (points, win) in zip((chosen, best), said, strict=True)
    )
    return chosen, Note(told[0], judged[chosen].estimate, thought, of_best, chosen != best)


def _told(numbers: Numbers, way: Way, world: World) -> list[float]:
    """All that the second network is told of an answer."""
    hidden = [0.0] * HIDDEN
    for place, number in (*numbers.hands(world), *numbers.met(world, way)):
        hidden[place] = number
    return [*map(float, numbers.own(way)), *hidden]


def _taught(weights: Mapping[str, Sequence[Sequence[float]]]) -> Learner:
    """A learner that knows what is in the file."""
    hidden, output = np.array(weights["hidden"]), np.array(weights["output"])
    output[0] /= UNIT
    learner = Learner(hidden.shape[1] - 1, len(hidden), (0.0, 0.0))
    learner.weights[:4] = hidden[:, 1:].T, hidden[:, 0], output[:, 1:].T, output[:, 0]
    return learner


def _written(learner: Learner) -> dict[str, list[list[float]]]:
    """What the file has of a learner: points in place of units of them."""
    weights = learner.written()
    weights["output"][0] = [round(UNIT * weight, 3) for weight in weights["output"][0]]
    return weights


if __name__ == "__main__":
    main()
