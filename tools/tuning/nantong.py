"""Measures the figures of Nantong long cards at deals of self-play.

    python -m tools.tuning.nantong --deals 250 --seed 77

Prints, beside what the weights file has: by kind of win and distance, how often a hand came nearer
in a round (`typical`); by rounds left, how often another seat won in a round (`hazard`) and how
many groups the others had open (`usual_melds`); by the stock and the copies not seen, how often a
discard could be punged (`pung_chance`), and how often it won (`win_share`). With few deals the
figures jump about: what goes into the file is smoothed by hand.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from cardavia_desktop.match.simulation import seeds_of
from cardavia_desktop.players import player
from cardavia_desktop.players.skilled.nantong_outlook import SEATS, WEIGHTS, Hand
from cardavia_desktop.players.skilled.nantong_shape import Kind
from cardavia_desktop.players.weights import load
from cardavia_desktop.rules import GAMES, Face, Table
from cardavia_desktop.rules.nantong.hand import completes

_LEAST: Final = 20
"""A mean of fewer cases is not printed."""


def main() -> None:
    """Play deals and print what was seen."""
    parser = argparse.ArgumentParser("python -m tools.tuning.nantong", description=__doc__)
    parser.add_argument("--deals", type=int, default=250)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--level", default="player")
    called = parser.parse_args()
    seen = Seen()
    for seed in seeds_of(called.seed, called.deals):
        for _ in seen.watched(played(seed, called.level)):
            pass
    weights = load(WEIGHTS)
    for kind in Kind:
        _show(f"typical {kind.value}", seen.nearer[kind], weights["typical"][kind.value])
    _show("hazard", seen.lost, weights["hazard"])
    _show("usual_melds", seen.melds, weights["usual_melds"])
    for third in range(3):
        _show(f"pung_chance {third}", seen.pungs[third], weights["pung_chance"][third])
    _show("wins, as win_share times hazard", seen.wins, weights["win_share"])


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

    def watched(self, deal: Iterator[tuple[Table, int, Face]]) -> Iterator[Table]:
        """Watch the discards of a deal."""
        last: dict[int, tuple[dict[Kind, int], int]] = {}
        table = None
        for table, seat, face in deal:
            self._discarded(table, seat, face)
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

    def _discarded(self, table: Table, seat: int, face: Face) -> None:
        others = [other for other in range(SEATS) if other != seat]
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


if __name__ == "__main__":
    main()
