"""Makes the weights of Chắn: networks that learn from self-play what hands are worth.

    python -m tools.tuning.chan watch --deals 8000 --seed 1 /tmp/watched.npz
    python -m tools.tuning.chan table /tmp/watched*.npz
    python -m tools.tuning.chan teach --deals 3000 /tmp/taught.npz
    python -m tools.tuning.chan player /tmp/watched*.npz /tmp/taught*.npz

`watch` plays deals; now and then it notes what all four hands promise, and how a few deals end that
go on from there with a shuffled stock. `table` learns from that who wins a table at which all cards
are known. `teach`
plays deals and lets that network judge what every answer leaves, at the real table. `player` learns
from that what the same answer looks like to a seat that sees its own cards only: the luck of the
deal is out of it already. `table` and `player` write their part of the weights file.

At each seat sits an apprentice or, with the part `--skilled`, a player; now and then a seat answers
at random, so that poor answers are seen too.
"""

from __future__ import annotations

import argparse
import json
import random
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import numpy as np

from cardavia_desktop.players import player
from cardavia_desktop.players.master.chan_policy import answer
from cardavia_desktop.players.master.chan_tables import prospects, seats, settle
from cardavia_desktop.players.skilled.chan import features, outcomes
from cardavia_desktop.players.skilled.chan_known import SEATS, Known
from cardavia_desktop.rules import GAMES, Action
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.game import Result

FILE: Final = Path(__file__).parents[2] / "cardavia_desktop" / "players" / "weights" / "chan.json"
ODD: Final = 0.12
"""The share of answers that are given at random."""
HIDDEN: Final = 24
"""Hidden units."""
TABLE: Final = 49
"""Numbers that the network of tables is told of a seat."""
ANSWER: Final = 47
"""Numbers that the network of the player is told of an answer."""
SEEN: Final = 0.25
"""The share of answers that are noted by `watch`."""
TRIES: Final = 4
"""How many deals go on from a table that is noted."""
Matrix = Any
"""An array of numpy, whatever its shape."""


def main() -> None:
    """Carry out the command."""
    parser = argparse.ArgumentParser("python -m tools.tuning.chan", description=__doc__)
    commands = parser.add_subparsers(required=True)
    for name, play in (("watch", watch), ("teach", teach)):
        command = commands.add_parser(name)
        command.set_defaults(run=lambda called, play=play: play(called))
        command.add_argument("--deals", type=int, default=4000)
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--skilled", type=float, default=0.5)
        command.add_argument("output")
    for name, learn in (("table", learn_table), ("player", learn_player)):
        command = commands.add_parser(name)
        command.set_defaults(run=lambda called, learn=learn: learn(called.notes))
        command.add_argument("notes", nargs="+")
    called = parser.parse_args()
    called.run(called)


# Self-play


def _deals(called: argparse.Namespace) -> Iterator[Iterator[tuple[ChanTable, Action]]]:
    """For each deal its tables where a seat is asked, each with the answer it will give."""
    for number in range(called.deals):
        if number % 100 == 99:
            print(number + 1, flush=True)
        yield _deal(1_000_000 * called.seed + number, called.skilled)


def _deal(seed: int, skilled: float) -> Iterator[tuple[ChanTable, Action]]:
    rng = random.Random(seed)
    names = ["player" if rng.random() < skilled else "apprentice" for _ in range(SEATS)]
    players = [player(name, seed) for name in names]
    table = GAMES["chan"].deal(seed)
    assert isinstance(table, ChanTable), "a table of Chắn"
    while (seat := table.to_move) is not None:
        legal = table.legal()
        if len(legal) > 1 and "win" not in legal and rng.random() < ODD:
            action = rng.choice(legal)
        else:
            action = players[seat].choose(table.view(seat))
        yield table, action
        table.play(action)


def watch(called: argparse.Namespace) -> None:
    """Note what the hands promise after some answers, and how deals end that go on from there."""
    tables, ends = array("f"), array("f")
    answers, judged = array("f"), array("f")
    for deal in _deals(called):
        for table, action in deal:
            seat, legal = table.to_move, table.legal()
            assert seat is not None, "a seat is asked"
            rng = random.Random(f"{table.deck} {len(table.actions)}")
            if action.verb not in ("discard", "pass") or len(legal) == 1 or rng.random() > SEEN:
                continue
            after = table.copy()
            after.play(action)
            settle(after)
            if after.result is not None:
                continue
            results = [_end(after, rng) for _ in range(TRIES)]
            for numbers in seats(after):
                tables.extend(numbers)
            for result in results:
                ends.extend((SEATS if result.winner is None else result.winner, _paid(result)))
            known = Known.of(table.view(seat))
            for outcome in outcomes(known, action):
                answers.extend(features(known, outcome))
                judged.extend(_seen(results, seat))
    _save(called.output, tables=tables, ends=ends, answers=answers, judged=judged)


def _end(table: ChanTable, rng: random.Random) -> Result:
    """How a deal ends when the stock is shuffled and all play on fast."""
    end = table.copy()
    stock = [*table.deck[len(table.deck) - table.stock :]]
    rng.shuffle(stock)
    end.deck = (*table.deck[: len(table.deck) - table.stock], *stock)
    while end.to_move is not None:
        legal = end.legal()
        end.play(legal[0] if len(legal) == 1 else answer(end, rng))
    assert end.result is not None, "the deal is over"
    return end.result


def _seen(results: Sequence[Result], seat: int) -> tuple[float, ...]:
    """The chances to win and to lose, and what was paid then."""
    won = [_paid(result) for result in results if result.points[seat] > 0]
    lost = [_paid(result) for result in results if result.points[seat] < 0]
    usual = [3.0]
    return len(won) / TRIES, len(lost) / TRIES, fmean(won or usual), fmean(lost or usual)


def teach(called: argparse.Namespace) -> None:
    """Note what every answer leaves, and what the network of tables says of it."""
    answers, judged = array("f"), array("f")
    for deal in _deals(called):
        for table, _ in deal:
            seat, legal = table.to_move, table.legal()
            if seat is None or len(legal) == 1 or "win" in legal:
                continue
            known = Known.of(table.view(seat))
            for action in legal:
                if action.verb in ("discard", "pass"):
                    (outcome,) = outcomes(known, action)
                    answers.extend(features(known, outcome))
                    judged.extend(_judged(table, action, seat))
    _save(called.output, answers=answers, judged=judged)


def _save(name: str, **notes: array[float]) -> None:
    """Write notes to a file; each is a row of numbers after the other."""
    widths = {"tables": SEATS * TABLE, "ends": 2 * TRIES, "answers": ANSWER, "judged": 4}
    rows: dict[str, Matrix] = {
        n: np.array(note).reshape(-1, widths[n]) for n, note in notes.items()
    }
    np.savez(name, **rows)


def _paid(result: Result) -> float:
    """What each loser paid."""
    return max(result.points) / (SEATS - 1)


def _judged(table: ChanTable, action: Action, seat: int) -> tuple[float, ...]:
    """The chances that a seat wins and loses after an answer, and what is paid then."""
    after = table.copy()
    after.play(action)
    settle(after)
    if after.result is not None:
        return _seen([after.result] * TRIES, seat)
    all_seats = prospects(after)
    own = all_seats.pop(seat)
    lost = sum(other.chance for other in all_seats)
    cost = sum(other.chance * other.paid for other in all_seats)
    return own.chance, lost, own.paid, cost / lost


# Learning


def _notes(files: Sequence[str], *parts: str) -> Iterator[Matrix]:
    """Parts of the notes, those of all files together."""
    notes = [np.load(name) for name in files]
    for part in parts:
        yield np.concatenate([note[part] for note in notes if part in note])


class Learner:
    """A network of one hidden layer that learns by Adam; `extra` are weights of one's own."""

    def __init__(self, inputs: int, hidden: int, start: Sequence[float], extra: int = 0) -> None:
        rng = np.random.default_rng(1)
        self.weights = [
            rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.1, (hidden, len(start))),
            np.array(start, dtype=float),
            np.zeros(extra),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def __call__(self, x: Matrix) -> tuple[Matrix, Matrix]:
        """What the hidden units and the output say."""
        first, first_constant, second, second_constant, _ = self.weights
        hidden = np.maximum(0, x @ first + first_constant)
        return hidden, hidden @ second + second_constant

    def learn(self, x: Matrix, hidden: Matrix, slope: Matrix, extra: Matrix, rate: float) -> None:
        """One step against the slope of the loss at the output."""
        first, _, second, _, _ = self.weights
        back = (slope @ second.T) * (hidden > 0)
        slopes = [
            x.T @ back + DECAY * first,
            back.sum(0),
            hidden.T @ slope + DECAY * second,
            slope.sum(0),
            extra,
        ]
        self.steps += 1
        fair = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for place, found in enumerate(slopes):
            self.means[place] += 0.1 * (found - self.means[place])
            self.squares[place] += 0.001 * (found**2 - self.squares[place])
            size = np.sqrt(self.squares[place] / fair[1]) + 1e-8
            self.weights[place] -= rate * self.means[place] / fair[0] / size

    def written(self) -> dict[str, list[list[float]]]:
        """The weights as the file has them."""
        first, first_constant, second, second_constant, _ = self.weights
        return {
            "hidden": _rounded(np.vstack([first_constant, first]).T),
            "output": _rounded(np.vstack([second_constant, second]).T),
        }


DECAY: Final = 1e-5
BATCH: Final = 512
ROUNDS: Final = 10
TESTED: Final = 0.1
"""The part of the notes, the last of them, that nothing is learned from."""


def _rounded(matrix: Matrix) -> list[list[float]]:
    return [[round(float(weight), 4) for weight in row] for row in matrix]


def learn_table(notes: Sequence[str]) -> None:
    """Learn who wins: the strengths of the four seats, and of nobody, compete."""
    x, y = _notes(notes, "tables", "ends")
    x = x.reshape(len(y), SEATS, -1)
    learner = Learner(x.shape[2], HIDDEN, (0.0, 3.0), extra=2)
    learner.weights[4][:] = -3.0, 0.0
    every_winner, every_paid = y[:, ::2].astype(int), y[:, 1::2]

    def chances(part: Matrix) -> tuple[Matrix, Matrix, Matrix]:
        hidden, said = learner(x[part].reshape(-1, x.shape[2]))
        said = said.reshape(-1, SEATS, 2)
        constant, with_stock = learner.weights[4]
        nobody = constant + with_stock * x[part][:, :1, -1]
        strengths = np.exp(np.concatenate([said[:, :, 0], nobody], 1))
        return hidden, said, strengths / strengths.sum(1, keepdims=True)

    for number, part, rate in _lessons(len(x)):
        winners, paid = every_winner[:, number % TRIES], every_paid[:, number % TRIES]
        hidden, said, chance = chances(part)
        every, won = np.arange(len(part)), winners[part] < SEATS
        slope = np.zeros_like(said)
        missed = chance.copy()
        missed[every, winners[part]] -= 1
        slope[:, :, 0] = missed[:, :SEATS]
        place = every[won], winners[part][won]
        slope[(*place, 1)] = PAID * np.clip(said[(*place, 1)] - paid[part][won], -8, 8)
        slope = slope.reshape(-1, 2) / len(part)
        nobody = missed[:, SEATS] / len(part)
        extra = np.array([nobody.sum(), (nobody * x[part][:, 0, -1]).sum()])
        learner.learn(x[part].reshape(-1, x.shape[2]), hidden, slope, extra, rate)
    tested = _tested(len(x))
    _, _, chance = chances(tested)
    hit = chance[np.arange(len(tested)), every_winner[tested, 0]]
    print(f"{len(x)} tables; entropy of the winner {-np.log(hit).mean():.4f}")
    nobody = [round(float(number), 4) for number in learner.weights[4]]
    _write(table=learner.written(), nobody=nobody)


def learn_player(notes: Sequence[str]) -> None:
    """Learn the chances to win and to lose, and what is paid then."""
    x, y = _notes(notes, "answers", "judged")
    learner = Learner(x.shape[1], HIDDEN, (0.0, 0.0, 3.0, 3.0))

    def value(chances: Matrix, paid: Matrix) -> Matrix:
        return (SEATS - 1) * chances[:, 0] * paid[:, 0] - chances[:, 1] * paid[:, 1]

    def said(part: Matrix) -> tuple[Matrix, Matrix, Matrix]:
        hidden, said = learner(x[part])
        return hidden, 1 / (1 + np.exp(-said[:, :2])), said[:, 2:]

    for _, part, rate in _lessons(len(x)):
        hidden, chances, paid = said(part)
        known = y[part]
        missed = PAID * known[:, :2] * np.clip(paid - known[:, 2:], -8, 8)
        slope = np.concatenate([chances - known[:, :2], missed], 1) / len(part)
        learner.learn(x[part], hidden, slope, np.zeros(0), rate)
    tested = _tested(len(x))
    _, chances, paid = said(tested)
    points = value(y[tested][:, :2], y[tested][:, 2:])
    left = ((points - value(chances, paid)) ** 2).mean() / points.var()
    print(f"{len(x)} answers; {1 - left:.3f} of the variance of their points explained")
    _write(player=learner.written())


PAID: Final = 0.15
"""How much what is paid weighs in learning beside who wins."""


def _lessons(count: int) -> Iterator[tuple[int, Matrix, float]]:
    """Round by round the notes to learn from at once, and the rate of learning."""
    rng = np.random.default_rng(2)
    learned = count - len(_tested(count))
    for number in range(ROUNDS):
        order = rng.permutation(learned)
        for first in range(0, learned, BATCH):
            yield number, order[first : first + BATCH], 2e-3 * (1 - number / ROUNDS) + 1e-5


def _tested(count: int) -> Matrix:
    return np.arange(int(count * (1 - TESTED)), count)


def _write(**parts: object) -> None:
    """Write parts of the weights file."""
    weights = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    weights |= {"made": "python -m tools.tuning.chan: watch, table, teach, player", **parts}
    FILE.write_text(json.dumps(weights) + "\n", "utf-8")


if __name__ == "__main__":
    main()
