"""Finds decisions of self-play that could be positions, shows them, and writes them to the file.

    python -m tools.positions find chan --deals 20
    python -m tools.positions show chan 17:12
    python -m tools.positions write chan 17:12 --expected "discard 5m" --why "It is the only …"
    python -m tools.positions check chan

A place is the seed of a deal and the number of its actions before the decision. The deals are
played by apprentices unless `--by` names another player.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from cardavia_desktop.players import Assessment, Fact, player
from cardavia_desktop.rules import GAMES, Table, View
from cardavia_desktop.terminal.table import table_lines
from tools.positions.position import Position, load, save

WIDTH: Final = 100
SEED: Final = 0
"""The seed of the players who are asked."""
LEVELS: Final = ("apprentice", "player", "master")


def main() -> None:
    """Carry out the command."""
    called = _parser().parse_args()
    called.run(called)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m tools.positions", description=__doc__)
    commands = parser.add_subparsers(required=True)
    find = commands.add_parser("find", help="list decisions: what each level answers")
    find.set_defaults(run=_find)
    find.add_argument("--first", type=int, default=0, help="the first seed")
    find.add_argument("--deals", type=int, default=10)
    find.add_argument("--verb", default="", help="only where an answer with this verb is legal")
    find.add_argument(
        "--all", action="store_true", help="where all levels agree with a clear lead, too"
    )
    find.add_argument("--lead", type=float, default=0.0, help="least lead of the master's answer")
    show = commands.add_parser("show", help="a position as text, with all candidates")
    show.set_defaults(run=_show)
    write = commands.add_parser("write", help="add a position to the file of the game")
    write.set_defaults(run=_write)
    write.add_argument("--expected", action="append", default=[], metavar="ACTION")
    write.add_argument("--never", action="append", default=[], metavar="ACTION")
    write.add_argument("--why", required=True)
    check = commands.add_parser("check", help="which positions of the file the levels miss")
    check.set_defaults(run=_check)
    for command in (find, show, write, check):
        command.add_argument("game", choices=GAMES)
    for command in (show, write):
        command.add_argument("place", help="SEED:ACTIONS, or #INDEX of a position in the file")
    for command in (find, show, write):
        command.add_argument("--by", default="apprentice", help="who plays the deals")
    return parser


def _deal(game: str, seed: int, by: str) -> Iterator[Table]:
    """The table before each action of a deal."""
    table = GAMES[game].deal(seed)
    someone = player(by, seed)
    while table.to_move is not None:
        yield table
        table.play(someone.choose(table.view(table.to_move)))


def _at(called: argparse.Namespace) -> Position:
    """The position of the place that was named."""
    if called.place.startswith("#"):
        return load(called.game)[int(called.place[1:])]
    seed, at = map(int, called.place.split(":"))
    for table in _deal(called.game, seed, called.by):
        if len(table.actions) == at:
            actions = tuple(str(action) for _, action in table.actions)
            return Position(called.game, "", actions, seed=seed)
    raise SystemExit(f"deal {seed} ends before {at} actions")


def _find(called: argparse.Namespace) -> None:
    """List the decisions, one a line: place, the lead of the master's answer, who answers what."""
    for seed in range(called.first, called.first + called.deals):
        for table in _deal(called.game, seed, called.by):
            assert table.to_move is not None, "the deal goes on"
            view = table.view(table.to_move)
            verbs = {action.verb for action in view.legal}
            if len(view.legal) == 1 or (called.verb and called.verb not in verbs):
                continue
            thoughts = {level: player(level, SEED).consider(view) for level in LEVELS}
            answers = {thought.best.action for thought in thoughts.values()}
            lead = _lead(thoughts["master"])
            if lead < called.lead or (len(answers) == 1 and not called.all):
                continue
            told = ", ".join(f"{level} {t.best.action}" for level, t in thoughts.items())
            print(f"{seed}:{len(table.actions)}  {lead:+.2f}  {told}", flush=True)


def _lead(thought: Assessment) -> float:
    """How many points the best answer is ahead of the second."""
    best, second = thought.candidates[:2]
    return best.value - second.value


def _show(called: argparse.Namespace) -> None:
    position = _at(called)
    view = position.view()
    print(f"Seat {view.seat}, dealer {view.dealer}, seats play in the order of their numbers")
    print(*table_lines(view, WIDTH), sep="\n")
    for level in LEVELS[1:]:
        _show_thought(level, view)
    if position.why:
        print(f"\nexpected {position.expected}, never {position.never}: {position.why}")


def _show_thought(level: str, view: View) -> None:
    print(f"\n{level}: value, error, error of the distance to the best")
    for candidate in player(level, SEED).consider(view).candidates:
        facts = "; ".join(_fact_text(view, fact) for fact in candidate.facts)
        print(
            f"  {candidate.value:+7.2f} {candidate.error:6.2f} {candidate.apart:6.2f}"
            f"  {candidate.action:20} {facts}"
        )


def _fact_text(view: View, fact: Fact) -> str:
    codes = " ".join(view.game.deck.codes[face] for face in fact.faces)
    return " ".join(filter(None, (fact.about, codes, str(fact.number or ""))))


def _write(called: argparse.Namespace) -> None:
    place = _at(called)
    position = Position(
        called.game,
        called.why,
        place.actions,
        seed=place.seed,
        expected=tuple(called.expected),
        never=tuple(called.never),
    )
    legal = position.view().legal
    for text in (*position.expected, *position.never):
        if text not in legal:
            raise SystemExit(f"{text!r} is not legal there; legal are: {', '.join(legal)}")
    positions = [*load(called.game), position]
    save(called.game, positions)
    print(f"{called.game} has {len(positions)} positions")


def _check(called: argparse.Namespace) -> None:
    """List the positions that a level does not pass though it has to."""
    positions = load(called.game)
    for index, position in enumerate(positions):
        view = position.view()
        for level in filter(position.asks, LEVELS):
            answer = player(level, SEED).choose(view)
            if not position.passes(answer):
                print(f"#{index}: {level} {answer}; expected {position.expected}, ", end="")
                print(f"never {position.never}: {position.why}", flush=True)
    print(f"{len(positions)} positions")


if __name__ == "__main__":
    main()
