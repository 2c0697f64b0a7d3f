"""Makes the weights of the Player and the Master of Chắn.

    python -m tools.tuning.chan_fast

The Player learns what hands are worth by watching Apprentices. The Master starts as a Player and
learns from the deals that it plays, round by round; one answer of every deal is given at random, so
that poor answers are seen too. Learned are the chances that the own seat and that another wins, and
what is paid then. Without numba (`pip install numba`) this takes days, with it about ten minutes.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from pathlib import Path
from typing import Final

import numpy as np

from cardavia_desktop.players.master import chan_estimate as master
from tools.tuning.chan import FILE, MADE
from tools.tuning.chan_fast.cards import SEATS
from tools.tuning.chan_fast.compiled import Floats, Ints
from tools.tuning.chan_fast.play import (
    APPRENTICE,
    SKILLED,
    WATCHFUL,
    Minds,
    Network,
    Notes,
    play_many,
)
from tools.tuning.chan_fast.sight import COPIES, EVIDENCE, MASTER, PLAYER
from tools.tuning.learner import Learner

DEALS: Final = 50_000
"""Deals of a round."""
ROUNDS: Final = 7
KEPT: Final = 4
"""So many rounds back are learned from."""
START: Final = (-1.1, 1.1, 4.0, 4.0)
"""What a network says at first: chances of 1/4 and 3/4, four points."""
PAID: Final = 0.1
"""How much what is paid weighs in learning beside who wins."""
DEAR: Final = np.array([0.0, 1.4, master.DEAR])
"""How much counts of what a win pays beyond the usual, for each kind of seat; the Players from
whose deals the Master learns set a little more by dear wins than the level does.
"""
BLUR: Final = 0.1
BATCH: Final = 1024
Lesson = tuple[Floats, Floats]
"""The numbers of answers, and what came of them."""


def main() -> None:
    """Carry out the command."""
    parser = argparse.ArgumentParser("python -m tools.tuning.chan_fast", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--output", type=Path, default=FILE)
    called = parser.parse_args()
    deals: int = called.deals
    own, watchful = Learner(PLAYER, 16, START), Learner(MASTER, 48, START)
    odds = np.ones((EVIDENCE, COPIES))

    lesson, odds, _ = watched(deals, 1, (APPRENTICE,) * SEATS, minds(own, watchful, odds))
    for rate in (2e-3, 5e-4):
        print("player", learn(own, [lesson], rate), flush=True)
    _start_as(watchful, own)
    lessons: deque[Lesson] = deque(maxlen=KEPT)
    for number in range(called.rounds):
        kinds = (WATCHFUL, WATCHFUL, WATCHFUL, SKILLED)
        lesson, odds, _ = watched(deals, 2 + number, kinds, minds(own, watchful, odds), odd=True)
        lessons.append(lesson)
        rate = 1e-3 if number < called.rounds // 2 else 4e-4
        print("master", number, len(lesson[0]), learn(watchful, lessons, rate), flush=True)
        made = minds(own, watchful, odds)
        show("player among apprentices", made, (SKILLED, APPRENTICE, APPRENTICE, APPRENTICE))
        show("master among players", made, (WATCHFUL, SKILLED, SKILLED, SKILLED))
    weights = json.loads(called.output.read_text("utf-8")) if called.output.exists() else {}
    weights |= {
        "made": MADE,
        "player": own.written(),
        "master": watchful.written(),
        "odds": [[round(float(number), 3) for number in row] for row in odds],
    }
    called.output.write_text(json.dumps(weights) + "\n", "utf-8")


def minds(own: Learner, watchful: Learner, odds: Floats, blur: float = 0.0) -> Minds:
    """What judges, as it has been learned so far."""
    return Minds(_network(own), _network(watchful), odds, DEAR, blur)


def _network(learner: Learner) -> Network:
    hidden, hidden_constants, output, output_constants, _ = learner.weights
    return Network(hidden.copy(), hidden_constants.copy(), output.copy(), output_constants.copy())


def _start_as(learner: Learner, other: Learner) -> None:
    """Say at first what another network says that is told less."""
    for new, known in zip(learner.weights, other.weights, strict=True):
        new[...] = 0 if new.ndim == 2 and new.shape[1] == len(START) else new
        new[tuple(slice(n) for n in known.shape)] = known
    learner.weights[0][other.weights[0].shape[0] :, : other.weights[0].shape[1]] = 0


def watched(
    deals: int, seed: int, kinds: tuple[int, ...], judges: Minds, *, odd: bool = False
) -> tuple[Lesson, Floats, Ints]:
    """What is noted of deals of seats of these kinds: the answers of the first kind, how much
    likelier than by chance it is to hold so many copies, and the results.
    """
    room = deals * 40
    notes = Notes(
        np.zeros((room, MASTER)),
        np.zeros(room, np.int64),
        np.zeros(1, np.int64),
        np.zeros((EVIDENCE, COPIES)),
        np.zeros((EVIDENCE, COPIES)),
    )
    ends, results = np.zeros((room, 3)), np.zeros((deals, 2), np.int64)
    judges = judges._replace(blur=BLUR if odd else 0.0)
    play_many(deals, seed, np.array(kinds), judges, odd, 1 << kinds[0], notes, ends, results)
    count = int(notes.written[0])
    odds = (notes.held + 5) / (notes.by_chance + 5)
    return (notes.numbers[:count].copy(), ends[:count].copy()), odds, results


def learn(learner: Learner, lessons: list[Lesson] | deque[Lesson], rate: float) -> float:
    """Learn from lessons; returns the entropy of who wins, in the last part of the last lesson."""
    rng = np.random.default_rng(2)
    inputs = len(learner.weights[0])
    for number, (x, y) in enumerate(lessons):
        learned = len(x) if number < len(lessons) - 1 else len(x) * 9 // 10
        order = rng.permutation(learned)
        for first in range(0, learned, BATCH):
            part = np.sort(order[first : first + BATCH])
            hidden, said = learner(x[part][:, :inputs])
            known = y[part]
            chances = 1 / (1 + np.exp(-said[:, :2]))
            missed = PAID * known[:, :2] * np.clip(said[:, 2:] - known[:, 2:], -8, 8)
            slope = np.concatenate([chances - known[:, :2], missed], 1) / len(part)
            learner.learn(x[part][:, :inputs], hidden, slope, np.zeros(0), rate)
    x, y = lessons[-1]
    tested = slice(len(x) * 9 // 10, None)
    _, said = learner(x[tested, :inputs])
    chance = 1 / (1 + np.exp(-said[:, 0]))
    won = y[tested, 0]
    return float(-np.log(np.where(won > 0, chance, 1 - chance)).mean())


def show(what: str, judges: Minds, kinds: tuple[int, ...], deals: int = 12_000) -> None:
    """Tell how the first of some seats does."""
    _, _, results = watched(deals, 99, kinds, judges)
    winner, paid = results.T
    points = np.where(winner == 0, 3 * paid, -paid)
    share = (winner == 0).sum() / (winner >= 0).sum()
    decks = points.reshape(-1, SEATS).mean(1)
    error = 1.96 * decks.std() / np.sqrt(len(decks))
    print(
        f"{what}: {points.mean():+.2f} ± {error:.2f} points, {SEATS * share:.2f} fair shares",
        flush=True,
    )


if __name__ == "__main__":
    main()
