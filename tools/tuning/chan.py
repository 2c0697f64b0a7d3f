"""Makes the weights by which the Master of Chắn values tables of which it knows all cards.

    python -m tools.tuning.chan watch --deals 8000 --seed 1 watched.npz
    python -m tools.tuning.chan table watched*.npz

`watch` plays deals; now and then it notes what all four hands promise, and how a few deals end that
go on from there with a shuffled stock. `table` learns from that who wins, and writes its part of
the weights file; the other parts come from `tools.tuning.chan_fast`.

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
from typing import Final

import numpy as np

from cardavia_desktop.players import player
from cardavia_desktop.players.master.chan_policy import answer
from cardavia_desktop.players.master.chan_tables import seats, settle
from cardavia_desktop.players.skilled.chan_known import SEATS
from cardavia_desktop.rules import GAMES, Action
from cardavia_desktop.rules.chan.table import ChanTable
from cardavia_desktop.rules.game import Result
from tools.tuning.learner import Learner, Matrix

FILE: Final = Path(__file__).parents[2] / "cardavia_desktop" / "players" / "weights" / "chan.json"
MADE: Final = (
    "player, master and odds: python -m tools.tuning.chan_fast; "
    "table and nobody: python -m tools.tuning.chan watch, then table"
)
ODD: Final = 0.12
"""The share of answers that are given at random."""
HIDDEN: Final = 24
"""Hidden units."""
TABLE: Final = 49
"""Numbers that the network of tables is told of a seat."""
SEEN: Final = 0.25
"""The share of answers that are noted by `watch`."""
TRIES: Final = 4
"""How many deals go on from a table that is noted."""


def main() -> None:
    """Carry out the command."""
    parser = argparse.ArgumentParser("python -m tools.tuning.chan", description=__doc__)
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("watch")
    command.set_defaults(run=watch)
    command.add_argument("--deals", type=int, default=4000)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--skilled", type=float, default=0.5)
    command.add_argument("output")
    command = commands.add_parser("table")
    command.set_defaults(run=lambda called: learn_table(called.notes))
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
    _save(called.output, tables=tables, ends=ends)


def _end(table: ChanTable, rng: random.Random) -> Result:
    """How a deal ends when the stock is shuffled and all play on fast."""
    end = table.copy()
    end.shuffle_stock(rng)
    while end.to_move is not None:
        legal = end.legal()
        end.play(legal[0] if len(legal) == 1 else answer(end, rng))
    assert end.result is not None, "the deal is over"
    return end.result


def _save(name: str, **notes: array[float]) -> None:
    """Write notes to a file; each is a row of numbers after the other."""
    widths = {
        "tables": SEATS * TABLE,
        "ends": 2 * TRIES,
    }
    rows: dict[str, Matrix] = {
        n: np.array(note).reshape(-1, widths[n]) for n, note in notes.items()
    }
    np.savez(name, **rows)


def _paid(result: Result) -> float:
    """What each loser paid."""
    return max(result.points) / (SEATS - 1)


# Learning


def _notes(files: Sequence[str], *parts: str) -> Iterator[Matrix]:
    """Parts of the notes, those of all files together."""
    notes = [np.load(name) for name in files]
    for part in parts:
        yield np.concatenate([note[part] for note in notes if part in note])


BATCH: Final = 512
ROUNDS: Final = 10
TESTED: Final = 0.1
"""The part of the notes, the last of them, that nothing is learned from."""


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
    weights |= {"made": MADE, **parts}
    FILE.write_text(json.dumps(weights) + "\n", "utf-8")


if __name__ == "__main__":
    main()
