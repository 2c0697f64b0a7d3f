"""Measures playouts, single operations, drawing, and the window, a table each."""

import argparse

from cardavia_desktop import rules
from tools.benchmarks.drawing import DECK_GOAL, GOALS, deck_costs, ticks
from tools.benchmarks.hands import hand_costs
from tools.benchmarks.motion import GOAL, MOVING, frame_costs
from tools.benchmarks.peers import measure
from tools.benchmarks.playouts import copy_cost, playouts
from tools.benchmarks.sittings import DEALS, GROWTH_GOAL, SAVE_GOAL, SETTLED, memory, save_costs
from tools.benchmarks.start import START_GOAL, start_times
from tools.benchmarks.thinking import LATE_GOAL, lateness
from tools.benchmarks.timing import rate

DEALS_GOAL = 20.0
"""Deals per second against RLCard mahjong, at least."""
DECISIONS_GOAL = 2.0
"""Decisions per second against OpenSpiel gin rummy, at least."""
HAND_GOAL = 60.0
"""Microseconds for a win check or a best arrangement, at most."""
COPY_GOAL = 5.0
"""Microseconds for a copy of a table, at most."""


def verdict(met: bool) -> str:
    """The last column."""
    return "met" if met else "MISSED"


def report_playouts(seconds: float) -> None:
    """Print how fast each game plays at random, beside the peers."""
    peers = measure(seconds)
    mahjong_deals, _ = peers["RLCard mahjong"]
    _, gin_decisions = peers["OpenSpiel gin rummy"]
    print(f"{'random playouts':22}{'deals/s':>10}{'decisions/s':>13}", end="")
    print(f"{'x RLCard deals':>17}{'x OpenSpiel decisions':>24}")
    for name, (deals, decisions) in peers.items():
        print(f"{name:22}{deals:10,.0f}{decisions:13,.0f}")
    for name, game in rules.GAMES.items():
        deals, decisions = rate(playouts(game), seconds)
        by_deals, by_decisions = deals / mahjong_deals, decisions / gin_decisions
        print(f"{name:22}{deals:10,.0f}{decisions:13,.0f}", end="")
        print(f"{by_deals:10.1f} {verdict(by_deals >= DEALS_GOAL):6}", end="")
        print(f"{by_decisions:17.2f} {verdict(by_decisions >= DECISIONS_GOAL):6}")
    print(f"{'goal':45}{DEALS_GOAL:10.1f}{DECISIONS_GOAL:24.2f}")


def report_costs(seconds: float) -> None:
    """Print what single operations cost."""
    print(f"\n{'one operation':44}{'µs':>8}{'goal µs':>9}")
    rows = [(label, cost, HAND_GOAL) for label, cost in hand_costs(seconds)]
    for name, game in rules.GAMES.items():
        rows.append((f"{name}: copy()", copy_cost(game, seconds), COPY_GOAL))
    for label, cost, goal in rows:
        print(f"{label:44}{cost:8.1f}{goal:9.0f}  {verdict(cost <= goal)}")


def report_drawing(seconds: float) -> None:
    """Print what a move of a dial costs beside the bare repaint, and what drawing a deck costs."""
    print(f"\n{'one move of a dial, with its repaint':44}{'ms':>8}{'goal ms':>9}{'x bare':>9}")
    for size, dial, bare, tick in ticks(seconds):
        label = f"{size[0]} × {size[1]}: {dial} (bare {bare:.1f} ms)"
        goal = GOALS[size]
        print(f"{label:44}{tick:8.1f}{goal:9.0f}{tick / bare:9.1f}  {verdict(tick <= goal)}")
    print(f"\n{'all faces of a deck at ratio 2':44}{'ms':>8}{'goal ms':>9}")
    for deck, cost in deck_costs(seconds):
        print(f"{deck:44}{cost:8.1f}{DECK_GOAL:9.0f}  {verdict(cost <= DECK_GOAL)}")


def report_window(seconds: float) -> None:
    """Print what the window costs beside one that is empty: its start, a frame, a long sitting."""
    start = start_times()
    ratio = start.ours / start.bare
    print(f"\n{'from start, the median':44}{'ms':>8}{'bare ms':>9}{'x bare':>9}{'goal':>6}")
    print(
        f"{'to the first paint':44}{start.ours * 1000:8.0f}{start.bare * 1000:9.0f}"
        f"{ratio:9.2f}{START_GOAL:6.1f}  {verdict(ratio <= START_GOAL)}"
    )
    print(
        f"{'to the complete page':44}{start.page * 1000:8.0f}{'':9}{start.page / start.bare:9.2f}"
    )
    frame = frame_costs(seconds)
    more = frame.moving - frame.empty
    print(f"\n{'a frame':44}{'ms':>8}{'empty ms':>9}{'more ms':>9}{'goal':>6}")
    print(
        f"{f'{MOVING} cards in motion':44}{frame.moving:8.1f}{frame.empty:9.1f}"
        f"{more:9.1f}{GOAL:6.1f}  {verdict(more <= GOAL)}"
    )
    print(f"\n{'saving an action':44}{'ms':>8}{'goal ms':>9}")
    for game, cost in save_costs(seconds):
        print(f"{game:44}{cost:8.1f}{SAVE_GOAL:9.0f}  {verdict(cost <= SAVE_GOAL)}")
    used = memory("chan")
    growth = used.end - used.settled
    print(f"\n{'memory of a sitting at the window':44}{'MB':>8}{'more MB':>9}{'goal MB':>9}")
    label = f"from deal {SETTLED} to deal {DEALS}"
    met = verdict(growth <= GROWTH_GOAL)
    print(f"{label:44}{used.end:8.0f}{growth:9.1f}{GROWTH_GOAL:9.0f}  {met}")


def report_thinking(seconds: float) -> None:
    """Print how late the interface comes while the Master thinks, beside how late it is anyway."""
    print(f"\n{'a 60 Hz timer of the interface is late':44}{'ms':>8}{'goal ms':>9}{'worst ms':>10}")
    for label, late in lateness(seconds):
        met = verdict(late.most <= LATE_GOAL)
        print(f"{label:44}{late.most:8.1f}{LATE_GOAL:9.0f}{late.worst:10.1f}  {met}")


def main() -> None:
    """Measure everything and print the ratios."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="processor time per subject")
    seconds: float = parser.parse_args().seconds
    report_playouts(seconds)
    report_costs(seconds / 5)
    report_drawing(seconds / 5)
    report_window(seconds / 5)
    report_thinking(max(seconds, 3.0))


if __name__ == "__main__":
    main()
