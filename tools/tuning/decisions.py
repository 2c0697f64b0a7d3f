"""How good the decisions of players are, on the cards as they really lie.

    python -m tools.tuning.decisions chan --levels player,master --deals 30

Players of the first level play deals. At some of their decisions every level is asked. Where the
answers differ, each is played out at the real table many times by the policy of the master's
playouts, with the stock in another order each time. That tells less than an arena, since the
course of play is that of the policy, but with far less noise: a hundred deals show what takes
thousands in an arena. Nantong has no such policy.
"""

from __future__ import annotations

import argparse
import random
import time
from math import sqrt
from statistics import fmean, pstdev

from cardavia_desktop.players import player
from cardavia_desktop.players.master import GUIDES
from cardavia_desktop.players.master.search import play_on
from cardavia_desktop.rules import GAMES, Action, Table


def main() -> None:
    """Compare the levels, and print after every deal what is known."""
    called = _parser().parse_args()
    levels = called.levels.split(",")
    gains: dict[str, list[float]] = {level: [] for level in levels}
    seconds = dict.fromkeys(levels, 0.0)
    rng = random.Random(called.first)
    for seed in range(called.first, called.first + called.deals):
        players = {level: player(level, seed) for level in levels}
        table = GAMES[called.game].deal(seed)
        while table.to_move is not None:
            view = table.view(table.to_move)
            if len(view.legal) > 1 and rng.random() < called.part:
                answers = {}
                for level in levels:
                    began = time.process_time()
                    answers[level] = players[level].choose(view)
                    seconds[level] += time.process_time() - began
                worth = _worth(table, set(answers.values()), called.playouts)
                for level in levels:
                    gains[level].append(worth[answers[level]] - worth[answers[levels[0]]])
            table.play(players[levels[0]].choose(view))
        if asked := len(gains[levels[0]]):
            told = (_told(level, gains[level], seconds[level] / asked) for level in levels)
            print(f"{seed}: {asked} decisions; {'; '.join(told)}", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tools.tuning.decisions", description=__doc__)
    parser.add_argument("game", choices=GUIDES)
    parser.add_argument("--levels", default="player,master", help="the first is the measure")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--part", type=float, default=0.3, help="part of the decisions")
    parser.add_argument("--playouts", type=int, default=60, help="for each answer")
    return parser


def _worth(table: Table, answers: set[Action], playouts: int) -> dict[Action, float]:
    """The mean points of the seat to move after each answer; 0 where there is only one."""
    if len(answers) == 1:
        return dict.fromkeys(answers, 0.0)
    return {action: _mean_points(table, action, playouts) for action in answers}


def _mean_points(table: Table, action: Action, playouts: int) -> float:
    # Every answer meets the same orders of the stock and the same chance.
    shuffling = random.Random(7)
    seat = table.to_move
    assert seat is not None, "somebody is asked"
    points = []
    for chance in range(playouts):
        played = table.copy()
        played.shuffle_stock(shuffling)
        play_on(played, action, GUIDES[table.game.name].answer, random.Random(chance))
        assert played.result is not None, "it was played to the end"
        points.append(played.result.points[seat])
    return fmean(points)


def _told(level: str, gains: list[float], seconds: float) -> str:
    """The mean gain of a decision with half its 95% interval, and the time it takes."""
    margin = 1.96 * pstdev(gains) / sqrt(len(gains))
    others = sum(gain != 0 for gain in gains)
    return f"{level} {fmean(gains):+.3f} ± {margin:.3f} ({others} other, {1000 * seconds:.0f} ms)"


if __name__ == "__main__":
    main()
